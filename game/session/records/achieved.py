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


class DeedReader:
    """Takes the actions of a log in a match bit by bit, and tells what each of them did."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._before = match.state.clone()
        self._so_far = _fresh(match.state)

    def take(self, log: Iterable[Entry]) -> Iterator[Deed]:
        """Take the next actions, and yield what each of them did."""
        match = self._match
        turns = match.variant.info.turn_verbs
        for entry, events in match.follow(log):
            yield Deed(self._before, entry.seat, entry.action, events, match.state, self._so_far)
            self._before = match.state.clone()
            if any(isinstance(each, RoundBegan) for each in events):
                self._so_far = _fresh(match.state)
                continue
            _note(self._so_far, match.state, events)
            if entry.action.verb in turns:
                seat, count = self._so_far.row
                self._so_far.row = (entry.seat, count + 1 if entry.seat == seat else 1)


def deeds(match: Match, log: Iterable[Entry]) -> Iterator[Deed]:
    """Take the actions of a log in a match, and yield what each of them did."""
    return DeedReader(match).take(log)


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


def achieved_of_late(match: Match) -> dict[int, list[str]]:
    """As `achieved`, of what was achieved first in the round that is played, or has just ended."""
    if match.seed is None:
        return {}
    found: dict[int, list[str]] = {}
    before: dict[int, int] = {}
    for deed in deeds(Match(match.variant, match.table, match.seed), match.log):
        if any(isinstance(each, RoundBegan) for each in deed.events):
            before = {seat: len(ids) for seat, ids in found.items()}
        add_found(found, [deed], match.variant)
    return {seat: ids[before.get(seat, 0) :] for seat, ids in found.items()}


def found_in(done: Iterable[Deed], variant: Variant[Any]) -> dict[int, list[str]]:
    """Return by seat the ids of what it has achieved by these deeds."""
    found: dict[int, list[str]] = {}
    add_found(found, done, variant)
    return found


def add_found(found: dict[int, list[str]], done: Iterable[Deed], variant: Variant[Any]) -> None:
    """Add what seats have achieved by more deeds to what they have by those before."""
    for deed in done:
        for each in variant.achievements:
            for seat in each.seats(deed):
                ids = found.setdefault(seat, [])
                if each.id not in ids:
                    ids.append(each.id)


class AchievedSoFar:
    """What the seats of a match have achieved while it is played: `look()` brings `found` up to date."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.found: dict[int, list[str]] = {}
        """By seat the ids, in the order in which they were achieved."""
        self._begin()

    def _begin(self) -> None:
        match = self._match
        self.found = {}
        self._again = Match(match.variant, match.table, match.seed or 0)
        self._reader = DeedReader(self._again)

    def look(self) -> bool:
        """Take what has been done since; return whether anything has. What was taken back is gone."""
        match = self._match
        if match.seed is None or not match.variant.achievements:
            return False
        taken, log = len(self._again.log), match.log
        if taken == len(log) and (not log or log[-1] == self._again.log[-1]):
            return False
        if log[:taken] != self._again.log:
            self._begin()
            taken = 0
        add_found(self.found, self._reader.take(log[taken:]), match.variant)
        return True
