"""Sitting down: who plays at this screen, and with what."""
