"""Torture of what is kept of matches: programs that are killed, and files that are cut off by a power cut."""
