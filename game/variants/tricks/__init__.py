"""One Card: Tricks, a module for each of its ideas."""

from game.variants.tricks.game import TRICKS

__all__ = ["TRICKS"]
