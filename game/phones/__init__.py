"""Phones as hands: the page that is served in the local network, and the seats that are played there."""
