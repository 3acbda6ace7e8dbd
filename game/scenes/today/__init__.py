"""The screen of the day's deals."""
