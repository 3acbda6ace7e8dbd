"""One: Classic: rules and advice, and plain mistakes."""

from game.variants.classic.advice import ClassicAdviser
from game.variants.classic.blunders import classic_blunders
from game.variants.classic.rules import Classic

CLASSIC = Classic(ClassicAdviser, blunders=classic_blunders)

__all__ = ["CLASSIC"]
