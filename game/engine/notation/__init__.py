"""Cards, actions and positions as text. docs/notation.md describes the notation."""
