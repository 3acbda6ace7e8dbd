"""A whole game in which cards are caught from the table, written from the documentation alone."""
