"""One: Call-Out: rules, calls and clocks, table talk, and advice."""

from game.variants.callout.advice import CalloutAdviser
from game.variants.callout.calls_and_clocks import CalloutCalls
from game.variants.callout.rules import Callout

CALLOUT = Callout(CalloutAdviser, CalloutCalls())

__all__ = ["CALLOUT"]
