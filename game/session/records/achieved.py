"""What was achieved in a match, found by playing its log again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.engine.achievements import Deed, RoundSoFar
from game.engine.events import CardsMoved, Event, RoundBegan
from game.engine.match import Entry, Match
from game.engine.state import State
from game.engine.variant import Variant
from game.engine.zones import HAND


def deeds(match: Match, log: Iterable[Entry]) -> Iterator[Deed]:
    """Take the actions of a log in a match, and yield what each of them did."""
    turns = match.variant.info.turn_verbs
    so_far = _fresh(match.state)
    before = match.state.clone()
    for entry, events in match.follow(log):
        yield Deed(before, entry.seat, entry.action, events, match.state, so_far)
        before = match.state.clone()
        if any(isinstance(each, RoundBegan) for each in events):
            so_far = _fresh(match.state)
            continue
        _note(so_far, match.state, events)
        if entry.action.verb in turns:
            seat, count = so_far.row
            so_far.row = (entry.seat, count + 1 if entry.seat == seat else 1)


def _fresh(state: State) -> RoundSoFar:
    return RoundSoFar([len(hand) for hand in state.hands], [0] * len(state.hands))


def _note(so_far: RoundSoFar, state: State, events: list[Event]) -> None:
    taken = [0] * len(state.hands)
    for event in events:
        if isinstance(event, CardsMoved) and event.dst.zone == HAND:
            taken[event.dst.seat] += len(event.cards)
    for seat, hand in enumerate(state.hands):
        so_far.most[seat] = max(so_far.most[seat], len(hand))
        so_far.taken[seat] = max(so_far.taken[seat], taken[seat])


def achieved(match: Match) -> dict[int, list[str]]:
    """Return by seat the ids of what it has achieved in a match, in the order in which it did.

    One that began from a position was played to practise, and nothing was achieved in it.
    """
    if match.seed is None:
        return {}
    return found_in(deeds(Match(match.variant, match.table, match.seed), match.log), match.variant)


def found_in(done: Iterable[Deed], variant: Variant[Any]) -> dict[int, list[str]]:
    """Return by seat the ids of what it has achieved by these deeds."""
    found: dict[int, list[str]] = {}
    for deed in done:
        for each in variant.achievements:
            for seat in each.seats(deed):
                ids = found.setdefault(seat, [])
                if each.id not in ids:
                    ids.append(each.id)
    return found
