"""Cards, actions and positions as text. docs/notation.md describes the notation."""

FORMAT = 1
"""The version of the notation, to be raised by a change that makes old files unreadable."""
