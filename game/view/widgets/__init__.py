"""Focusable widgets: buttons, rows to choose in, text fields, sheets that scroll."""
