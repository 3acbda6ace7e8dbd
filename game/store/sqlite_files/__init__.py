"""Files of SQLite: that of an index, and what is looked at before one is opened that may be somebody else's."""
