"""What happens to somebody at a table, drawn over it: rings, numbers, the light and the shake of large hits."""
