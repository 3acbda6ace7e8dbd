"""The puzzles of all games, for screens."""
