"""One Card: Tricks: cards, state, rules and advice, plain mistakes, achievements."""

from game.variants.tricks.achievements import ACHIEVEMENTS
from game.variants.tricks.advice import TricksAdviser
from game.variants.tricks.blunders import tricks_blunders
from game.variants.tricks.puzzle_goals import tricks_endings
from game.variants.tricks.rules import Tricks

TRICKS = Tricks(
    TricksAdviser,
    blunders=tricks_blunders,
    achievements=ACHIEVEMENTS,
    puzzles=tricks_endings,
)

__all__ = ["TRICKS"]
