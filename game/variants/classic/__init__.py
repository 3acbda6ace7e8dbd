"""One: Classic: rules and advice, plain mistakes, achievements."""

from game.variants.classic.achievements import ACHIEVEMENTS
from game.variants.classic.advice import ClassicAdviser
from game.variants.classic.blunders import classic_blunders
from game.variants.classic.rules import Classic

CLASSIC = Classic(ClassicAdviser, blunders=classic_blunders, achievements=ACHIEVEMENTS)

__all__ = ["CLASSIC"]
