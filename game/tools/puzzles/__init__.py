"""Puzzles made and proved: endings solved in every deal, rules of thumb, grades."""
