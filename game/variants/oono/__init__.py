"""OONO: its rules, what may be called at any time, and the advice for both."""

from game.variants.oono.advice import OonoAdviser
from game.variants.oono.calls import OonoCalls
from game.variants.oono.rules import Oono

OONO = Oono(OonoAdviser, OonoCalls())

__all__ = ["OONO"]
