"""What every screen is made of: the scene stack, and the paper that lies over a table."""
