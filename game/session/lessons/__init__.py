"""Lessons: the matches of their steps."""
