"""Measures phones as hands: how soon a phone is back with its hand, and what attacks cost the frames."""
