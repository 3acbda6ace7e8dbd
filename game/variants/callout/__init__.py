"""One: Call-Out, a module for each of its ideas."""

from game.variants.callout.advice import CalloutAdviser
from game.variants.callout.calls import CalloutCalls
from game.variants.callout.rules import Callout

CALLOUT = Callout(CalloutAdviser, CalloutCalls())

__all__ = ["CALLOUT"]
