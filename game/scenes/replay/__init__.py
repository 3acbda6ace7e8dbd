"""The screen on which a match is watched again."""
