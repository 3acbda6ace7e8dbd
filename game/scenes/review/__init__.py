"""Where a match turned: its curve, luck and choice, and the turns that cost most."""
