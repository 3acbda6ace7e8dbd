"""OONO: rules, calls and advice, plain mistakes, achievements."""

from game.variants.families.house.calls import ColourCalls
from game.variants.oono.achievements import ACHIEVEMENTS
from game.variants.oono.advice import OonoAdviser
from game.variants.oono.blunders import oono_blunders
from game.variants.oono.rules import UNO, Oono

OONO = Oono(
    OonoAdviser,
    ColourCalls(UNO, always=True),
    blunders=oono_blunders,
    achievements=ACHIEVEMENTS,
)

__all__ = ["OONO"]
