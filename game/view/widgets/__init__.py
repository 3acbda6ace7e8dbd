"""Widgets: buttons, rows of settings, text fields, scrolling sheets, and the focus among them."""
