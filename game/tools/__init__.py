"""The implementation of the commands: scenarios, simulations, replays, soak, benchmarks, pictures, monkey."""
