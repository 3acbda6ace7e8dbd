"""The records of people, and the list of matches."""
