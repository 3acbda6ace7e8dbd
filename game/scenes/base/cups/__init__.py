"""Cups, for all screens that show them."""
