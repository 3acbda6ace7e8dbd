"""Letters of all scripts: which font has them, and where they stand in a line."""
