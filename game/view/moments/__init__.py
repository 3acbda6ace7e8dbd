"""Moments drawn over a table: the end of a round, and what happens to somebody at their seat."""
