"""What came of the bid is said as a round ends, under who has won it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.session.plan import Plan, Seat
from game.store.settings_file import Settings
from tests.harness.seen import RichWriting
from tests.harness.table import Table
from tests.harness.written import Position, whole_deck

QUICK = Settings(think="OFF")


def ending(low: str, high: str, bidder: int, taken_by: int, lead: int = 0) -> Position:
    """The last trick of a round, of which all others were won by one seat."""
    bids = ["pass", "pass"]
    bids[bidder] = 8  # type: ignore[call-overload]
    auction = {"bids": bids, "bidder": bidder, "trump": "S", "leader": lead, "turn": lead}
    return whole_deck(low, high, centre="KD", taken_by=taken_by, **auction)


def told(table: Table, card: str, patch: pytest.MonkeyPatch) -> list[str]:
    """Play the last card; what is written in rich text at the end of the round."""
    table.click(table.spot(table.slot(card)))
    writing = RichWriting(patch)
    for _ in range(600):
        finale = table.scene.room.moments.finale
        if finale is not None and finale.over:
            return writing.lines
        table.frame(50)
        table.app.draw()
    raise AssertionError("the round does not end")


@pytest.mark.parametrize(
    ("own", "other", "bidder", "taken_by", "says"),
    [
        ("9S", "AS", 0, 1, "Round 1 of 3 · You bid 8, took 0: failed"),
        ("AS", "9S", 0, 0, "Round 1 of 3 · You bid 8, took 15: made"),
        ("AS", "9S", 1, 0, "Round 1 of 3 · Ruth bid 8, took 0: failed"),
        ("9S", "AS", 1, 1, "Round 1 of 3 · Ruth bid 8, took 15: made"),
    ],
)
def test_what_came_of_the_bid_is_told_at_the_end_of_a_round(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    own: str,
    other: str,
    bidder: int,
    taken_by: int,
    says: str,
) -> None:
    position = ending(own, other, bidder, taken_by)
    table = Table(tmp_path, game="tricks", position=position, settings=QUICK, rounds=3)
    lines = told(table, own, monkeypatch)
    assert says in lines


def test_where_nobody_has_bid_nothing_is_told_of_a_bid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = whole_deck("AS", "9S", centre="KD", taken_by=0, leader=0)
    table = Table(tmp_path, game="tricks", position=position, settings=QUICK, rounds=3)
    lines = told(table, "AS", monkeypatch)
    assert "Round 1 of 3" in lines
    assert not any("bid" in each for each in lines)


def test_of_a_long_name_what_came_of_the_bid_is_told_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(tmp_path, (1280, 720), game="tricks", settings=QUICK, players=2, rounds=3)
    name = "Wilhelmina-Wolframine von Wunderwald zu Wommelshausen-Warmbronn"
    seats = (table.plan.seats[0], Seat(name, "ruth", "greedy"))
    table.plan = Plan("tricks", seats, table.plan.options, 1)
    table.at(ending("AS", "9S", 1, 0))
    lines = told(table, "AS", monkeypatch)
    assert "Bid 8, took 0: failed" in lines
    assert not any(name in each for each in lines if "bid" in each)
