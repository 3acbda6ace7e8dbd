"""Matches that are watched again."""
