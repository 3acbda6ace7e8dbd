"""OONO: rules, calls and advice."""

from game.variants.oono.advice import OonoAdviser
from game.variants.oono.calls import OonoCalls
from game.variants.oono.rules import Oono

OONO = Oono(OonoAdviser, OonoCalls())

__all__ = ["OONO"]
