"""One: Call-Out: rules, calls and clocks, table talk, and advice, plain mistakes, achievements."""

from dataclasses import replace

from game.variants.callout.achievements import ACHIEVEMENTS
from game.variants.callout.advice import CalloutAdviser
from game.variants.callout.blunders import callout_blunders
from game.variants.callout.calls_and_clocks import CalloutCalls
from game.variants.callout.puzzles.catching import CATCH, catching
from game.variants.callout.rules import Callout
from game.variants.callout.state import CalloutState
from game.variants.families.shedding_goals import shedding_puzzles


def _suit_waits(state: CalloutState) -> bool:
    """Whether anybody may call the suit of the card on top, before its player does (L-9)."""
    return state.awaiting_suit


CALLOUT = Callout(
    CalloutAdviser,
    CalloutCalls(),
    blunders=callout_blunders,
    achievements=ACHIEVEMENTS,
    puzzles=lambda rules: replace(
        shedding_puzzles(None, ("out",), waits=_suit_waits), scenes={CATCH: catching(rules)}
    ),
)

__all__ = ["CALLOUT"]
