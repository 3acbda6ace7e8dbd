"""One Card: Tricks: its cards, its state, its rules, and the advice for them."""

from game.variants.tricks.advice import TricksAdviser
from game.variants.tricks.rules import Tricks

TRICKS = Tricks(TricksAdviser)

__all__ = ["TRICKS"]
