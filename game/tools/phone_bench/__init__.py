"""Measures phones as hands: how soon a phone is back with its hand, and what raids cost the frames."""
