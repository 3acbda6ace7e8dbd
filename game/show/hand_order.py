"""The order in which a hand is held: sorted, as drawn, or as its player has put it. It is only seen."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import NO_SUIT, Deck

ORDERS = ("suit", "rank", "drawn")


def display_order(cards: Sequence[int], deck: Deck, by: str = "suit") -> list[int]:
    """The places of the cards in the order in which a hand is held.

    By "suit" and then rank, by "rank" and then suit (what has no suit comes last), or as "drawn".
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
    """`by` is one of ORDERS, until a card is moved by hand."""

    def __init__(self, deck: Deck, by: str = "suit") -> None:
        self.deck = deck
        self.by = by
        self._own: list[int] = []

    @property
    def kept(self) -> list[int]:
        """The cards as the player has put them; none if they are sorted. It can be set again."""
        return list(self._own)

    @kept.setter
    def kept(self, cards: list[int]) -> None:
        self._own = list(cards)

    @property
    def own(self) -> bool:
        """Whether the player has moved cards, so that no sorting holds."""
        return bool(self._own)

    def sort(self, by: str) -> None:
        """Hold the cards in one of ORDERS again."""
        self.by = by
        self._own.clear()

    def next(self) -> str:
        """The order that comes after the present one; after the player's own, the one before it."""
        return self.by if self.own else ORDERS[(ORDERS.index(self.by) + 1) % len(ORDERS)]

    def forget(self) -> None:
        """The hand is empty: what was put where means nothing any more."""
        self._own.clear()

    def places(self, cards: Sequence[int]) -> list[int]:
        """The places of the cards in the order in which they are held."""
        if not self._own:
            return display_order(cards, self.deck, self.by)
        left: dict[int, list[int]] = {}
        for place, card in enumerate(cards):
            left.setdefault(card, []).append(place)
        known = [left[card].pop(0) for card in self._own if left.get(card)]
        # What has come since lies at the end, as a card that is taken up does.
        return known + sorted(place for places in left.values() for place in places)

    def move(self, cards: Sequence[int], slot: int, to: int) -> None:
        """Put the card at one place of the held hand at another."""
        held = [cards[place] for place in self.places(cards)]
        held.insert(to, held.pop(slot))
        self._own = held
