"""What guests notice of the only person at a table while a match is played."""
