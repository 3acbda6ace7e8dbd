"""Calling the spade (L-12)."""

from __future__ import annotations

from collections import Counter

from game.engine.actions import Action, Refusal, refuse
from game.engine.events import Announced, Event
from game.variants.callout.cards import SPADES
from game.variants.callout.ledger import hear, note
from game.variants.callout.state import CalloutState, Owed


def check_call(action: Action) -> Refusal | None:
    """Only spades are called; whether they are the right ones, the others will notice."""
    for card in action.cards:
        if not SPADES[card]:
            return refuse("L-12", "not-a-spade", card=card)
    return None if action.cards else refuse("G-13", "unknown-here", verb=action.verb)


def call(state: CalloutState, seat: int, action: Action, at: int, emit: list[Event] | None) -> None:
    """Name spades: those that wait, or those about to be played; or wrongly."""
    if emit is not None:
        emit.append(Announced("call", seat, cards=action.cards))
    named = Counter(action.cards)
    if named <= Counter(each.card for each in state.owed if each.seat == seat):
        state.owed = _without(state.owed, seat, named)
    elif seat == state.turn:
        state.announced.append(action.cards)
    elif named <= Counter(each.card for each in state.late if each.seat == seat):
        state.late = _without(state.late, seat, named)
    else:
        hear(state, seat, action, at, right=False)
        note(state, seat, "wrong-call", at)


def _without(owed: list[Owed], seat: int, named: Counter[int]) -> list[Owed]:
    """What is left of a list when those named are taken out, the oldest first."""
    left = Counter(named)
    rest = []
    for each in owed:
        if each.seat == seat and left[each.card]:
            left[each.card] -= 1
        else:
            rest.append(each)
    return rest


def owe(state: CalloutState, seat: int, cards: tuple[int, ...], at: int) -> None:
    """Spades just put down by the play `state.serial` are to be called in time."""
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
    was a call that came late.
    """
    late = Counter(each.card for each in state.late if each.seat == seat)
    for named in state.announced:
        wanted = Counter(named)
        mine = Counter(
            each.card for each in state.owed if each.seat == seat and each.serial == state.serial
        )
        if cards and wanted <= mine:
            state.owed = _without_newest(state.owed, seat, wanted, state.serial)
        elif wanted <= late:
            late -= wanted
            state.late = _without(state.late, seat, wanted)
        else:
            hear(state, seat, Action("call", named), at, right=False)
            note(state, seat, "wrong-call", at)
    state.announced = []


def _without_newest(owed: list[Owed], seat: int, named: Counter[int], serial: int) -> list[Owed]:
    before = [each for each in owed if each.serial != serial]
    return before + _without([each for each in owed if each.serial == serial], seat, named)
