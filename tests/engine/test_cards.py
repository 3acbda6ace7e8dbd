from collections import Counter
from dataclasses import FrozenInstanceError

import pytest

from game.engine.cards import RANKS, UNKNOWN, Face, colour_deck, french_deck

COLOURS = colour_deck([("+2", "draw two", 20)], [Face("W", -1, 20, "wild", 4, 50)])
FRENCH = french_deck(2, jokers=3, points={"J": 10, "Joker": 25})


def test_a_colour_deck_has_one_nought_and_two_of_each_other_card() -> None:
    counts = Counter(COLOURS.codes[card] for card in COLOURS.cards())
    assert [counts[f"R{number}"] for number in range(10)] == [1, *[2] * 9]
    assert (counts["B+2"], counts["W"], COLOURS.size) == (2, 4, 4 * (19 + 2) + 4)


def test_a_french_deck_has_every_rank_of_every_suit_in_each_pack() -> None:
    counts = Counter(FRENCH.codes[card] for card in FRENCH.cards())
    assert counts == Counter({**{rank + suit: 2 for rank in RANKS for suit in "SHDC"}, "Joker": 3})
    assert FRENCH.total([FRENCH.index["JS"], FRENCH.index["Joker"], FRENCH.index["2H"]]) == 35


def test_the_rest_is_what_has_not_been_seen() -> None:
    two = FRENCH.index["2S"]
    left = FRENCH.rest([two, UNKNOWN])
    assert (left.count(two), len(left)) == (1, FRENCH.size - 1)
    with pytest.raises(ValueError, match="2S is there 3 times, but the deck has it 2 times"):
        FRENCH.rest([two, two, two])


def test_a_deck_is_shared_and_so_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        FRENCH.size = 5  # type: ignore[misc]
    assert hash(FRENCH) == hash(french_deck(2, jokers=3, points={"J": 10, "Joker": 25}))
