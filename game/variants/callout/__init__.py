"""One: Call-Out, a module for each of its ideas."""

from game.variants.callout.game import CALLOUT

__all__ = ["CALLOUT"]
