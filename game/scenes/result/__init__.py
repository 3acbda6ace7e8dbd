"""The result of a round or a match."""
