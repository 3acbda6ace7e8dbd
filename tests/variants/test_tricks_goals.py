"""What can be asked in endings of Tricks: when it is certain, and what the end of a round says."""

from __future__ import annotations

import pytest

from game.variants.tricks.cards import TOP
from game.variants.tricks.ending_solver import decided, reached

OPEN = None


@pytest.mark.parametrize(
    ("points", "bid", "bidders", "others"),
    [
        # Seat 0 has bid. What it is certain of, win, bid and stop in turn, and what seat 1 is.
        ((15, 0, 0), 7, (True, True, False), (False, False, False)),
        ((0, 0, 0), 7, (OPEN, OPEN, False), (OPEN, False, OPEN)),
        ((5, 1, 0), 5, (OPEN, True, False), (OPEN, False, False)),
        # Nobody can have as many any more, but they are none if the bid is missed.
        ((8, 0, 0), 15, (OPEN, OPEN, False), (OPEN, False, OPEN)),
        ((0, 9, 0), 7, (False, False, False), (True, False, True)),
    ],
)
def test_a_goal_is_decided_as_soon_as_it_is_certain(
    points: tuple[int, ...],
    bid: int,
    bidders: tuple[bool | None, ...],
    others: tuple[bool | None, ...],
) -> None:
    assert sum(points) <= TOP
    for seat, expected in enumerate((bidders, others)):
        assert (
            tuple(decided(each, seat, points, 0, bid) for each in ("win", "bid", "stop"))
            == expected
        )
        assert decided("last", seat, points, 0, bid) is None


def test_without_a_bidder_no_bid_is_made_or_missed() -> None:
    assert [decided(asks, 0, (0, 0), -1, 0) for asks in ("bid", "stop")] == [False, False]
    assert [reached(asks, 0, (8, 7), -1, 0, 0) for asks in ("bid", "stop")] == [False, False]
    assert [reached("win", seat, (8, 7), -1, 0, 0) for seat in (0, 1)] == [True, False]


@pytest.mark.parametrize(
    ("points", "bid", "winners"),
    [((6, 5, 4), 6, {0}), ((6, 5, 4), 7, {1}), ((5, 5, 5), 6, {1, 2}), ((5, 5, 5), 5, {0, 1, 2})],
)
def test_a_failed_bid_is_no_points_at_the_end(
    points: tuple[int, ...], bid: int, winners: set[int]
) -> None:
    made = points[0] >= bid
    by_seat = {
        asks: [reached(asks, seat, points, 0, bid, 2) for seat in range(3)]
        for asks in ("win", "bid", "stop", "last")
    }
    assert by_seat == {
        "win": [seat in winners for seat in range(3)],
        "bid": [made, False, False],
        "stop": [False, not made, not made],
        "last": [False, False, True],
    }
