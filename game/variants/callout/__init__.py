"""One: Call-Out: rules, calls and clocks, table talk, and advice, plain mistakes, achievements."""

from game.variants.callout.achievements import ACHIEVEMENTS
from game.variants.callout.advice import CalloutAdviser
from game.variants.callout.blunders import callout_blunders
from game.variants.callout.calls_and_clocks import CalloutCalls
from game.variants.callout.rules import Callout

CALLOUT = Callout(
    CalloutAdviser, CalloutCalls(), blunders=callout_blunders, achievements=ACHIEVEMENTS
)

__all__ = ["CALLOUT"]
