"""Corners of people who play all at once: where they lie, what is in them, and how they are drawn."""
