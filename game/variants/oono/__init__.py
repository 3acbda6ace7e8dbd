"""OONO: rules, calls and advice, plain mistakes, achievements."""

from game.variants.oono.achievements import ACHIEVEMENTS
from game.variants.oono.advice import OonoAdviser
from game.variants.oono.blunders import oono_blunders
from game.variants.oono.calls import OonoCalls
from game.variants.oono.rules import Oono

OONO = Oono(OonoAdviser, OonoCalls(), blunders=oono_blunders, achievements=ACHIEVEMENTS)

__all__ = ["OONO"]
