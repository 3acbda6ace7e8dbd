"""Large hits over a table: their light, their number, the shake."""
