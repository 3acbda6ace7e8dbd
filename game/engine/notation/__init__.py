"""Cards, actions and positions as text, to the letter of the notation's page."""
