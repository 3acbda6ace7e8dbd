"""Phones as hands: the page that this program serves in its own network, and the seats that are played there."""
