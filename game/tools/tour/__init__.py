"""A tour of the program in its own window, by which a package is tried."""
