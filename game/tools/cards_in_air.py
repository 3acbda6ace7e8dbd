"""Moving cards for a benchmark: dealt, drawn and played between a table's real places.

The movement is independent of the match: the presented table is changed directly, so that any number of cards
can be moving at any game's table.
"""

from __future__ import annotations

from itertools import cycle

from game.engine import zones
from game.engine.cards import UNKNOWN
from game.engine.events import Place
from game.engine.zones import HAND
from game.show.director import DEAL_FLIGHT, Director
from game.show.motion.flight import Flight
from game.show.motion.tween import Tween

DISCARD, TRICK = Place(zones.DISCARD), Place(zones.TRICK)


class CardJuggler:
    """Keeps a number of cards (`cards`) moving at a director's table."""

    def __init__(self, director: Director, cards: int) -> None:
        shown = director.presented
        self.director = director
        self.cards = cards
        lying = (each for each in shown.zones if each.seat < 0 and each.zone not in shown.covered)
        played = (each for each in (DISCARD, TRICK) if each in shown.zones)
        self._to = next(played, None) or next(lying)
        self._full = len(shown.counts()) if self._to == TRICK else shown.deck_size
        self._held = shown.counts()
        self._seats = cycle(range(len(self._held)))
        self._faces = cycle(sorted({card for hand in shown.zones.values() for card in hand}))
        for place in range(cards):
            # Evenly spread over their flight, so that they do not land all at once.
            self._throw(DEAL_FLIGHT * (cards - place) // max(1, cards))

    def advance(self) -> None:
        """Throw another card for each that has landed."""
        while len(self.director.flights) < self.cards:
            self._throw(0)

    def _throw(self, elapsed: int) -> None:
        """The next seat plays a card, if it holds one more than it was dealt, or is dealt one."""
        shown = self.director.presented
        self.director.changes += 1
        seat = next(self._seats)
        hand = Place(HAND, seat)
        self._clear()
        src, dst = (hand, self._to) if self._rich(seat) else (shown.source, hand)
        lying = shown.cards(src)
        before, index = tuple(lying), len(lying) - 1
        own = seat == shown.seat
        card = lying[-1] if own and src == hand else self._face()
        del lying[-1], shown.lies[src][-1]
        if src == hand:
            seen = (own, True)
        else:
            seen = (False, own)
            card = card if own else UNKNOWN
        lie = shown.landed + len(self.director.flights)  # as the director counts
        flight = Flight((card,), src, dst, before, index, seen, Tween(DEAL_FLIGHT), lie)
        flight.tween.advance(elapsed)
        self.director.flights.append(flight)

    def _rich(self, seat: int) -> bool:
        return len(self.director.presented.cards(Place(HAND, seat))) > self._held[seat]

    def _face(self) -> int:
        card = next(self._faces)
        return next(self._faces) if card == UNKNOWN else card

    def _clear(self) -> None:
        """Take what was played away before there is too much of it, and have something to deal."""
        shown = self.director.presented
        played, source = shown.cards(self._to), shown.source
        if len(played) >= self._full:
            del played[:-1], shown.lies[self._to][:-1]
        if not shown.cards(source):
            shown.zones[source] = [UNKNOWN] * shown.deck_size
            shown.lies[source] = [0] * shown.deck_size
