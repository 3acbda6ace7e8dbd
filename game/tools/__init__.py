"""What the command line runs beside the window: scenarios, simulations, replays, benchmarks."""
