"""The race of jumps: what a seat could jump with until somebody else was quicker (H-4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.engine.actions import Action, Refusal
from game.engine.match import Entry
from game.session.host import Host


class Overtaken(NamedTuple):
    """The cards that a seat could jump with until somebody else acted.

    `number` is that of the observation in which it could; `now` is when the other acted, in game ms, and
    `passed` the real ms that had passed for the host.
    """

    jumps: frozenset[int]
    number: int
    now: int
    passed: int


class JumpRace:
    """Who was quicker than a seat that may jump, and for which cards."""

    def __init__(self, host: Host, seat: int) -> None:
        self._host, self._seat = host, seat
        self._by: Overtaken | None = None

    def forget(self) -> None:
        """Take note that nobody has been quicker, as when the seat itself has acted."""
        self._by = None

    def overtake(self, entry: Entry, jumps: Iterable[Action], number: int) -> None:
        """Take note that somebody acted while the seat saw these jumps, in the observation of this number."""
        cards = frozenset(each.cards[0] for each in jumps)
        self._by = Overtaken(cards, number, entry.now, self._host.passed)

    @property
    def just_now(self) -> bool:
        """Whether no time has passed since somebody else acted while the seat might have jumped."""
        return self._by is not None and self._by.passed == self._host.passed

    def came_second(self, card: int) -> Refusal | None:
        """Return by how much somebody was quicker than the jump that a card was good for, or None.

        That is in real time: game time stands while cards move.
        """
        by = self._by
        if by is None or card not in by.jumps:
            return None
        late = by.now + self._host.passed - by.passed
        return self._host.match.late(self._seat, Action("play", (card,)), late, by.number)
