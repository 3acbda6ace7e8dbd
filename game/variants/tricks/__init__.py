"""One Card: Tricks: cards, state, rules and advice, and plain mistakes."""

from game.variants.tricks.advice import TricksAdviser
from game.variants.tricks.blunders import tricks_blunders
from game.variants.tricks.rules import Tricks

TRICKS = Tricks(TricksAdviser, blunders=tricks_blunders)

__all__ = ["TRICKS"]
