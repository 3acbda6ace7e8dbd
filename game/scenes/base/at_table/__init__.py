"""What the scenes have in common in which a match is played."""
