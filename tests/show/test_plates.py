"""What a plate says of a seat, in words that are the same at the table, in corners and on phones."""

from __future__ import annotations

import pytest

from game.engine.table_facts import PASSED, Tally
from game.show.sight.asked import asked_label
from game.show.sight.plates import Plate, account_of
from tests.harness.shared_words import shared_words

WORDS = shared_words()


@pytest.mark.parametrize(
    ("tally", "lines"),
    [
        (Tally(12), ("12 total",)),
        (Tally(12, bidding=True), ("12 total",)),
        (Tally(12, bid=20, bidding=True), ("bid 20 · 12 total", "bid 20")),
        (Tally(12, bid=PASSED, bidding=True), ("pass · 12 total", "pass")),
        (Tally(0, bid=20, points=14, bidder=True), ("14 of 20 · 0 total", "14 of 20")),
        (Tally(0, bid=20, points=21, bidder=True), ("21 pts · 0 total", "21 pts")),
        (Tally(0, bid=15, points=0), ("0 pts · 0 total", "0 pts")),
        (Tally(3, gathered=1), ("1 card taken · 3 total", "1 card taken")),
    ],
)
def test_an_account_in_one_line_and_shorter(tally: Tally, lines: tuple[str, ...]) -> None:
    said = account_of("tricks", tally).lines(WORDS)
    assert tuple(each.casefold() for each in said) == lines


def test_points_are_told_in_full_where_there_is_room() -> None:
    def told(tally: Tally) -> list[str]:
        return [label.worded(WORDS) for label in account_of("tricks", tally).points]

    assert told(Tally(0, points=0)) == ["no points", "0 pts"]
    assert told(Tally(0, bid=20, points=14, bidder=True)) == ["14 of 20 points", "14 of 20"]
    assert told(Tally(0, points=14, bidding=True)) == []


def test_what_is_asked_has_words_of_the_game_or_those_of_all() -> None:
    assert asked_label("tricks", "auction").worded(WORDS) == "to bid"
    assert asked_label("classic", "play").worded(WORDS) == "to play"


def test_cards_set_aside_are_counted_apart() -> None:
    def plate(cards: int, aside: int) -> Plate:
        tally = Tally(0)
        told = account_of("tricks", tally)
        return Plate(
            0, (0,) * cards, aside, turn=False, dealer=False, alert=False, tally=tally, account=told
        )

    assert plate(5, 0).count == "5"
    assert plate(5, 2).count == "5 +2"
