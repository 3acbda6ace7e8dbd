"""Time-outs, in which the clocks are stopped and other rules hold (L-25, L-26)."""

from __future__ import annotations

from game.engine.actions import Action, Refusal, refuse
from game.engine.events import Announced, Event
from game.engine.state import PLAY
from game.variants.callout.cards_aside import take_up
from game.variants.callout.state import CalloutState
from game.variants.callout.table_memory import hear, note

IN_TIME_OUT = {
    "look": "looked-in-time-out",
    "take": "took-cards-in-time-out",
    "play": "played-in-time-out",
    "draw": "played-in-time-out",
}
"""The verbs that are mistakes during a time-out, with the kind of each (L-26)."""


def check_time_out(state: CalloutState) -> Refusal | None:
    """Anyone may stop a round that is on, unless it is stopped already (L-25)."""
    if state.time_out >= 0:
        return refuse("L-25", "time-out-already", other=state.time_out)
    return None if state.phase == PLAY else refuse("L-25", "no-time-out-yet")


def check_time_in(state: CalloutState) -> Refusal | None:
    """There must be a time-out to end; whose it is, the others will notice (L-25)."""
    return None if state.time_out >= 0 else refuse("L-25", "no-time-out")


def check_take(state: CalloutState, seat: int) -> Refusal | None:
    """Cards can be taken up where there are some, and before the round only by itself (L-26, L-28)."""
    if not state.aside[seat]:
        return refuse("L-26", "nothing-aside")
    return None if state.phase == PLAY else refuse("L-28", "not-on-yet")


def call_time_out(
    state: CalloutState, seat: int, action: Action, now: int, emit: list[Event] | None
) -> None:
    """Stop the clocks."""
    hear(state, seat, action, state.clock(now))
    state.stopped_at = now
    state.time_out = seat
    if emit is not None:
        emit.append(Announced("time-out", seat))


def call_time_in(
    state: CalloutState, seat: int, action: Action, now: int, emit: list[Event] | None
) -> None:
    """End the time-out: cards set aside join the hands. Only its caller can."""
    if emit is not None:
        emit.append(Announced("time-in" if seat == state.time_out else "not-your-time-out", seat))
    if seat != state.time_out:
        at = state.clock(now)
        hear(state, seat, action, at)
        note(state, seat, "not-your-time-out", at)
        return
    end_time_out(state, now)
    for other in range(state.players):
        take_up(state, other, emit)


def end_time_out(state: CalloutState, now: int) -> None:
    """Restart the clocks."""
    state.stopped += now - state.stopped_at
    state.time_out = -1


def break_time_out(
    state: CalloutState, seat: int, action: Action, at: int, emit: list[Event] | None
) -> None:
    """Apply an action that is a mistake in a time-out: cards played or drawn go back at once (L-26)."""
    if emit is not None:
        emit.append(Announced(f"{action.verb}-in-time-out", seat, cards=action.cards))
    hear(state, seat, action, at)
    note(state, seat, IN_TIME_OUT[action.verb], at)
    if action.verb == "take":
        take_up(state, seat, emit)
