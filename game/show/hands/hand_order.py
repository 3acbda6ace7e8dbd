"""The order in which a hand is displayed: sorted, as drawn, or arranged by its player."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import NO_SUIT, Deck
from game.store.settings_file import ORDERS


def display_order(cards: Sequence[int], deck: Deck, by: str = "suit") -> list[int]:
    """Return the indices of the cards in the order in which they are displayed.

    `by` is "suit" (then rank), "rank" (then suit; cards without a suit come last), or "drawn".
    """

    def key(place: int) -> tuple[bool, int, int, int]:
        card = cards[place]
        if card < 0:
            return (False, 0, 0, place)
        suit, rank = deck.suit[card], deck.rank[card]
        first, second = (rank, suit) if by == "rank" else (suit, rank)
        return (suit == NO_SUIT, first, second, place)

    if by == "drawn":
        return list(range(len(cards)))
    return sorted(range(len(cards)), key=key)


class Arrangement:
    """The order of one hand: `by` (one of ORDERS), or the player's own once a card has been moved by hand."""

    def __init__(self, deck: Deck, by: str = "suit") -> None:
        self.deck = deck
        self.by = by
        self._own: list[int] = []
        self._asked: tuple[tuple[int, ...], str] = (), ""
        self._sorted: list[int] = []
        """The places of the cards that were asked for last, which is done several times in each frame."""

    @property
    def kept(self) -> list[int]:
        """The cards in the player's own order, to be saved and set again; empty if they are sorted."""
        return list(self._own)

    @kept.setter
    def kept(self, cards: list[int]) -> None:
        self._own = list(cards)

    @property
    def own(self) -> bool:
        """Whether the order is the player's own."""
        return bool(self._own)

    def sort(self, by: str) -> None:
        """Sort the cards by one of ORDERS."""
        self.by = by
        self._own.clear()

    def next(self) -> str:
        """Return the order after the present one in ORDERS; after the player's own, the one that was left."""
        return self.by if self.own else ORDERS[(ORDERS.index(self.by) + 1) % len(ORDERS)]

    def forget(self) -> None:
        """Forget the player's own order, as when the hand is empty."""
        self._own.clear()

    def places(self, cards: Sequence[int]) -> list[int]:
        """Return the indices of the cards in the order in which they are displayed."""
        if not self._own:
            asked = tuple(cards), self.by
            if asked != self._asked:
                self._asked, self._sorted = asked, display_order(cards, self.deck, self.by)
            return list(self._sorted)
        left: dict[int, list[int]] = {}
        for place, card in enumerate(cards):
            left.setdefault(card, []).append(place)
        known = [left[card].pop(0) for card in self._own if left.get(card)]
        # Cards that have come since are at the end.
        return known + sorted(place for places in left.values() for place in places)

    def arranged(self, cards: Sequence[int]) -> list[int]:
        """Return the cards in the order in which they are displayed."""
        return [cards[place] for place in self.places(cards)]

    def move(self, cards: Sequence[int], slot: int, to: int) -> None:
        """Move the card at one place of the displayed hand to another; the order is then the player's own."""
        held = self.arranged(cards)
        held.insert(to, held.pop(slot))
        self._own = held
