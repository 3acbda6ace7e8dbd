"""A table at which the lesson of a game is given."""
