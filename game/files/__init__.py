"""Files of players and of the program: the one way in, and the one way out."""
