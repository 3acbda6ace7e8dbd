"""The page on which puzzles are chosen."""
