"""What is noted down as it comes about: mistakes, and what everybody heard."""

from __future__ import annotations

from game.engine.actions import Action
from game.engine.state import PLAY
from game.variants.callout.state import CalloutState, Heard, Mistake

SHORTEST_TURN = 5000
"""No option makes a turn too slow before so many ms."""


def catch_ms(state: CalloutState) -> int:
    """How long most mistakes can be called out (L-22)."""
    return int(state.table.options["catch_seconds"]) * 1000


def note(state: CalloutState, seat: int, kind: str, at: int) -> None:
    """A mistake has just come about, at this table time."""
    state.mistakes.append(Mistake(kind, seat, at, at + catch_ms(state)))


def hear(state: CalloutState, seat: int, action: Action, at: int, *, right: bool = True) -> None:
    """Everybody has seen or heard this (G-5)."""
    text = action.text if action.verb in ("say", "accuse") else ""
    state.heard.append(Heard(at, seat, action.verb, text, right, state.time_out, state.phase))


def slow_since(state: CalloutState, at: int) -> int:
    """Since when (table time) the turn has been too slow; −1 if it is not (L-23)."""
    limit = int(state.table.options["turn_seconds"]) * 1000
    if not limit or state.phase != PLAY or not state.running or at - state.started <= limit:
        return -1
    # A position may begin in the middle of a turn: what lies before it counts as its first moment.
    return max(0, state.started + limit)


def end_clock(state: CalloutState, at: int) -> None:
    """The turn ends; if it was too slow that can be called out a while longer (L-23)."""
    note_slow(state, state.turn, slow_since(state, at), at)


def note_slow(state: CalloutState, seat: int, since: int, at: int) -> None:
    """The turn of a seat, too slow since `since` (−1: it was not), has ended at `at` (L-23)."""
    if since >= 0:
        state.mistakes.append(Mistake("too-slow", seat, since, at + catch_ms(state)))
