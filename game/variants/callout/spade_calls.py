"""Calling the spade (L-12)."""

from __future__ import annotations

from typing import TypeVar

from game.engine.actions import Action, Refusal, refuse
from game.engine.events import Announced, Event
from game.variants.callout.cards import SPADES
from game.variants.callout.state import Announcement, CalloutState, Late, Owed
from game.variants.callout.table_memory import hear, note

Spade = TypeVar("Spade", Owed, Late)


def check_call(action: Action) -> Refusal | None:
    """Return the refusal of a call that names anything but spades; wrong spades are accepted."""
    for card in action.cards:
        if not SPADES[card]:
            return refuse("L-12", "not-a-spade", card=card)
    return None if action.cards else refuse("G-13", "unknown-here", verb=action.verb)


def call(state: CalloutState, seat: int, action: Action, at: int, emit: list[Event] | None) -> None:
    """Apply a call of spades: of those that wait, of those about to be played, or a wrong one."""
    if emit is not None:
        emit.append(Announced("call", seat, cards=action.cards))
    if (rest := _without(state.owed, seat, action.cards)) is not None:
        state.owed = rest
        return
    # What has been left uncalled stays so: it may be named late again and again.
    late = _without(state.late, seat, action.cards) is not None
    if seat == state.turn:
        state.announced.append(Announcement(action.cards, late))
    elif not late:
        hear(state, seat, action, at, right=False)
        note(state, seat, "wrong-call", at)


def too_late(state: CalloutState, seat: int, action: Action, at: int) -> Refusal | None:
    """Return why a call names only spades that were to be called before the table time `at`, or None.

    One that the player in turn holds may be meant as well.
    """
    meant = seat == state.turn and any(card in state.hands[seat] for card in action.cards)
    if meant or _waits(state, seat, action, at) or not _is_late(state, seat, action, at):
        return None
    seconds = int(state.table.options["call_seconds"])
    return refuse("L-12", "called-too-late", seconds=seconds)


def stray(state: CalloutState, seat: int, action: Action, at: int) -> bool:
    """Return whether a call at the table time `at` names a spade that neither waits nor was left uncalled."""
    return not (_waits(state, seat, action, at) or _is_late(state, seat, action, at))


def _waits(state: CalloutState, seat: int, action: Action, at: int) -> bool:
    waiting = [each for each in state.owed if each.due >= at]
    return _without(waiting, seat, action.cards) is not None


def _is_late(state: CalloutState, seat: int, action: Action, at: int) -> bool:
    over = [Late(each.seat, each.card, each.due, each.due) for each in state.owed if each.due < at]
    return _without([*state.late, *over], seat, action.cards) is not None


def _without(spades: list[Spade], seat: int, named: tuple[int, ...]) -> list[Spade] | None:
    """What is left when those named are taken out, the oldest first; None if not all are there."""
    rest = spades[:]
    for card in named:
        for place, each in enumerate(rest):
            if each.card == card and each.seat == seat:
                del rest[place]
                break
        else:
            return None
    return rest


def owe(state: CalloutState, seat: int, cards: tuple[int, ...], at: int) -> None:
    """Record that spades just played by the move `state.serial` have to be called in time."""
    if state.owed:
        # Only the play that emptied the hand last keeps its holder from calling One (L-14).
        state.owed = [
            each._replace(emptied=False) if each.seat == seat else each for each in state.owed
        ]
    due = at + int(state.table.options["call_seconds"]) * 1000
    emptied = not state.hands[seat]
    state.owed += [Owed(seat, card, due, state.serial, emptied) for card in cards if SPADES[card]]


def follow_up(state: CalloutState, seat: int, cards: tuple[int, ...], at: int) -> None:
    """The turn that was announced for is played with these cards (none: drawn instead).

    What was announced of them is called; an announcement that does not follow was a wrong call, unless it
    was a late call, which takes no card from the others.
    """
    before = [each for each in state.owed if each.serial != state.serial]
    new = [each for each in state.owed if each.serial == state.serial] if cards else []
    for named, late in sorted(state.announced, key=lambda each: each.late):
        if (rest := _without(new, seat, named)) is not None:
            new = rest
        elif not late:
            hear(state, seat, Action("call", named), at, right=False)
            note(state, seat, "wrong-call", at)
    if cards:
        state.owed = before + new
    state.announced = []
