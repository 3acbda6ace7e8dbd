"""Recording of mistakes as they happen, and of what everybody heard."""

from __future__ import annotations

from game.engine.actions import Action
from game.engine.state import PLAY
from game.variants.callout.state import CalloutState, Heard, Mistake

SHORTEST_TURN = 5000
"""The least number of ms after which a turn can be too slow, whatever the options."""


def catch_ms(state: CalloutState) -> int:
    """Return the ms for which most mistakes can be called out (L-22)."""
    return int(state.table.options["catch_seconds"]) * 1000


def note(state: CalloutState, seat: int, kind: str, at: int) -> None:
    """Record a mistake of a seat at the table time `at`."""
    state.mistakes.append(Mistake(kind, seat, at, at + catch_ms(state)))


def hear(state: CalloutState, seat: int, action: Action, at: int, *, right: bool = True) -> None:
    """Record what everybody has seen or heard (G-5)."""
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
