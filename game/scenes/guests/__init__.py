"""Choosing the guests of a table: who comes, and how well everybody plays."""
