"""A puzzle at its table."""
