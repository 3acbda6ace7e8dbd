"""The screen of the cup."""
