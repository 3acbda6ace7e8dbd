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


class AchievedSoFar:
    """What the seats of a match have achieved: as far as it has been played by the time one asks.

    What was taken back is gone. A match that began from a position was played to practise, and nothing was
    achieved in it.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._begin()

    def _begin(self) -> None:
        match = self._match
        self._found: dict[int, list[str]] = {}
        self._before: dict[int, int] = {}
        """How many of them seats had before the round."""
        self._again = Match(match.variant, match.table, match.seed or 0)
        self._reader = DeedReader(self._again)

    def by_seat(self) -> dict[int, tuple[str, ...]]:
        """Return the ids by seat, in the order in which they were achieved."""
        self._read_on()
        return {seat: tuple(ids) for seat, ids in self._found.items()}

    def of_late(self) -> dict[int, tuple[str, ...]]:
        """As `by_seat`, of what was achieved first in the round that is played, or has just ended."""
        return {seat: ids[self._before.get(seat, 0) :] for seat, ids in self.by_seat().items()}

    def _read_on(self) -> None:
        """Take what has been done since."""
        match = self._match
        if match.seed is None or not match.variant.achievements:
            return
        if match.log[: len(self._again.log)] != self._again.log:
            self._begin()
        for deed in self._reader.take(match.log[len(self._again.log) :]):
            if any(isinstance(each, RoundBegan) for each in deed.events):
                self._before = {seat: len(ids) for seat, ids in self._found.items()}
            for seat, id in achieved_by(deed, match.variant):
                ids = self._found.setdefault(seat, [])
                if id not in ids:
                    ids.append(id)


def achieved_by(deed: Deed, variant: Variant[Any]) -> Iterator[tuple[int, str]]:
    """Yield the seats that have achieved something by a deed, each with the id of that."""
    for each in variant.achievements:
        for seat in each.seats(deed):
            yield seat, each.id
