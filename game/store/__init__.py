"""Files: where they are, and what is kept in them."""
