"""One Card: Tricks: cards, state, rules and advice."""

from game.variants.tricks.advice import TricksAdviser
from game.variants.tricks.rules import Tricks

TRICKS = Tricks(TricksAdviser)

__all__ = ["TRICKS"]
