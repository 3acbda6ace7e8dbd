"""Paper panels in columns, as the pages of records and of the day's deals have them."""
