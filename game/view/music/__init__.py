"""Tunes, and what is done to samples."""
