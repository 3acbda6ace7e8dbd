"""One: Classic: rules and advice."""

from game.variants.classic.advice import ClassicAdviser
from game.variants.classic.rules import Classic

CLASSIC = Classic(ClassicAdviser)

__all__ = ["CLASSIC"]
