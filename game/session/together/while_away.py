"""What happened to the hands of people while bots played for them, as everybody at the table has seen it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from game.engine.cards import UNKNOWN
from game.engine.events import EVERYONE, CardsMoved, Event, RoundBegan, changes_hands
from game.engine.zones import HAND, PLAYED


class Meanwhile(NamedTuple):
    """What a bot has played for somebody, the oldest first (no cards that only some have seen), and drawn.

    `swapped` are the seats with which the whole hand was exchanged.
    """

    played: tuple[int, ...] = ()
    drew: int = 0
    swapped: tuple[int, ...] = ()


class WhileAway:
    """Takes note of it in the round that is played."""

    def __init__(self) -> None:
        self._known: dict[int, Meanwhile] = {}

    def begin(self, seat: int) -> None:
        """Begin anew: somebody goes away now, or lets a turn pass."""
        self._known.pop(seat, None)

    def of(self, seat: int) -> Meanwhile:
        """Return what happened to a hand since its person went."""
        return self._known.get(seat, Meanwhile())

    def hear(self, events: Sequence[Event], away: Collection[int]) -> None:
        """Take note of what an action does to the hands of those who are away: a deal is nothing of theirs."""
        if any(isinstance(event, RoundBegan) for event in events):
            self._known.clear()
            return
        for event in events:
            self._note(event, away)
        ways = {(event.src.seat, event.dst.seat) for event in events if changes_hands(event)}
        for one, other in sorted(ways):
            if one in away and (other, one) in ways:
                told = self.of(one)
                self._known[one] = told._replace(swapped=(*told.swapped, other))

    def _note(self, event: Event, away: Collection[int]) -> None:
        match event:
            case CardsMoved(cards, src, dst, seen_by):
                if src.zone == HAND and src.seat in away and dst.zone in PLAYED:
                    told = self.of(src.seat)
                    seen = cards if seen_by == EVERYONE and UNKNOWN not in cards else ()
                    self._known[src.seat] = told._replace(played=(*told.played, *seen))
                elif dst.zone == HAND and dst.seat in away and src.zone != HAND:
                    told = self.of(dst.seat)
                    self._known[dst.seat] = told._replace(drew=told.drew + len(cards))
