"""The table with a corner for each person: everything that people operate while they play all at once."""
