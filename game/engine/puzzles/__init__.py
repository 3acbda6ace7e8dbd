"""What a game says of its puzzles."""
