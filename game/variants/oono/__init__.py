"""OONO: rules, calls and advice, plain mistakes, achievements."""

from game.variants.families.house.calls import ColourCalls
from game.variants.families.shedding_goals import shedding_puzzles
from game.variants.oono.achievements import ACHIEVEMENTS
from game.variants.oono.advice import OonoAdviser
from game.variants.oono.blunders import oono_blunders
from game.variants.oono.rules import UNO, Oono, OonoState


def _uncalled(state: OonoState) -> bool:
    """Whether somebody may be challenged."""
    return state.uncalled >= 0


OONO = Oono(
    OonoAdviser,
    ColourCalls(UNO, always=True),
    blunders=oono_blunders,
    achievements=ACHIEVEMENTS,
    puzzles=lambda rules: shedding_puzzles(rules, ("hold",), waits=_uncalled),
)

__all__ = ["OONO"]
