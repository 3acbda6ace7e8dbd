"""The order in which a hand is shown: sorted, or as its player has moved the cards."""

from __future__ import annotations

from game.show.hands.hand_order import Arrangement, display_order
from game.variants.classic.rules import DECK


def test_a_hand_is_held_by_colour_and_number_with_the_wild_cards_last() -> None:
    cards = [DECK.index[code] for code in ("W", "B7", "R9", "B+2", "R2", "Y0")]
    held = [DECK.codes[cards[place]] for place in display_order(cards, DECK)]
    assert held == ["R2", "R9", "Y0", "B7", "B+2", "W"]


def test_cards_that_come_later_lie_at_the_end_of_ones_own_order() -> None:
    cards = [5, 3, 9, 3, 1]
    order = Arrangement(DECK, "drawn")
    order.move(cards, 0, 2)
    assert [cards[place] for place in order.places(cards)] == [3, 9, 5, 3, 1]
    more = [*cards, 7, 3]
    assert [more[place] for place in order.places(more)] == [3, 9, 5, 3, 1, 7, 3]
    fewer = [5, 3, 1]
    assert [fewer[place] for place in order.places(fewer)] == [3, 5, 1]
    assert order.next() == "drawn"
    order.forget()
    assert order.places(cards) == [0, 1, 2, 3, 4]
