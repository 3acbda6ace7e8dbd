"""The settings, and the letters that a pad writes with."""
