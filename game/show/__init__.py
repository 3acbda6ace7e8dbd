"""What a seat is shown of a match, without pygame: the table that catches up, its sounds, the hand's order."""
