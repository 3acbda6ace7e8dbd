"""A game pad for tests: the one that the program's own tour is played with."""

from game.tools.tour.virtual_pad import VirtualPad

__all__ = ["VirtualPad"]
