"""The day's deals, for all screens that show them."""
