"""Cards, actions and positions as text, to the letter of the notation's page."""

FORMAT = 1
"""The version of the notation; raised by a change that an old file would not survive."""
