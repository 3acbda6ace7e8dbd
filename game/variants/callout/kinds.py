"""The kinds of mistakes (L-21), and which of them can have been made by what everybody knows."""

from __future__ import annotations

from game.engine.state import PLAY
from game.variants.callout.state import DEAL, DEALT, NO_CLOCK, CalloutState
from game.variants.callout.table_memory import catch_ms

IN_A_TIME_OUT = (
    "looked-in-time-out",
    "played-in-time-out",
    "took-cards-in-time-out",
    "not-your-time-out",
)
AT_THE_DEAL = ("looked-early", "misdeal")
IN_PLAY = (
    "no-match",
    "out-of-turn",
    "uncalled-spade",
    "too-slow",
    "question",
    "bad-word",
    "wrong-call",
    "false-statement",
    "wrong-accusation",
    "not-identical",
)
"""The kinds of the round itself, those that are made most often first."""

KINDS = (*IN_A_TIME_OUT, *AT_THE_DEAL, *IN_PLAY)
"""All kinds, in the order in which they are offered: what is rarely possible comes first while it is."""

_REFUSED = frozenset({"no-match", "out-of-turn", "not-identical", "played-in-time-out"})
"""The kinds that nobody can make with `mistakes = "refused"` (L-20, L-26)."""
_TALK = frozenset({"question", "bad-word"})
"""The kinds that nobody can make with `talk = false`; "One" can still be a false statement (L-14)."""


def kinds_in_reach(state: CalloutState, now: int) -> tuple[str, ...]:
    """Return the kinds of mistakes that could be open at the game time `now` in ms, in the order of KINDS.

    That follows from the options, the phase of the round, and when a time-out or the deal ended, all of which
    everybody knows; whether a mistake was made has no part in it. Those of a time-out are there during it, and
    those of the deal before the round is on, and both for as long afterwards as they can be called out (L-22).
    """
    options, at = state.table.options, state.clock(now)
    found: tuple[str, ...] = ()
    if _after_a_time_out(state, at):
        found += IN_A_TIME_OUT
    if _after_the_deal(state, at):
        found += AT_THE_DEAL
    if state.phase not in (DEAL, DEALT):
        found += IN_PLAY
    without: set[str] = set()
    if options["mistakes"] == "refused":
        without |= _REFUSED
    if not options["talk"]:
        without |= _TALK
    if not options["turn_seconds"]:
        without.add("too-slow")
    return tuple(kind for kind in found if kind not in without)


def _after_a_time_out(state: CalloutState, at: int) -> bool:
    """Whether there is a time-out, or was one so lately that what was done in it can be called out (L-22)."""
    if state.time_out >= 0:
        return True
    oldest = at - catch_ms(state)
    return any(heard.verb == "time out" and heard.at >= oldest for heard in state.heard)


def _after_the_deal(state: CalloutState, at: int) -> bool:
    """Whether the round is not on yet, or what was done before it can still be called out (L-22, L-27)."""
    if state.phase != PLAY:
        return state.phase in (DEAL, DEALT)
    misdeal = state.fresh and bool(state.dealt)
    since = state.on_since
    return misdeal or (since != NO_CLOCK and at <= since + catch_ms(state))
