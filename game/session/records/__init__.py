"""Records: the history of matches that have ended, who achieved what in them, and the record of a person."""
