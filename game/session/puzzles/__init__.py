"""Puzzles: positions with one best action, and what came of trying them."""
