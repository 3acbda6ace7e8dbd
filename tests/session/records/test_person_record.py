"""A person's record: worked out of matches that are written by hand."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from game.session.records.ending import places
from game.session.records.person_record import Against, Month, PersonRecord, Reached, own_seat
from tests.harness.played import played


def on(year: int, month: int, day: int, hour: int = 12) -> float:
    return time.mktime((year, month, day, hour, 0, 0, 0, 0, -1))


NOW = on(2026, 3, 20)
MATCHES = [
    played("1", "high", "Ada* jun milo", [3, 1, 0], on(2025, 12, 5)),
    played("2", "high", "Ada* jun", [0, 3], on(2025, 12, 6)),
    played("3", "low", "jun Ada* milo kofi", [40, 12, 12, 90], on(2026, 2, 1), low_wins=True),
    played("4", "low", "jun Ada*", [50, 20], on(2026, 3, 1), low_wins=True),
    played("5", "high", "Ada* Jun*", [5, 4], on(2026, 3, 2)),
]
OTHERS = [
    played("6", "high", "Ada jun", [3, 0], on(2026, 3, 3)),  # Ada is a bot
    played("7", "high", "Ada* jun", [3, 0], on(2026, 3, 4), over=False),
    played("8", "high", "Eve* jun", [3, 0], on(2026, 3, 5)),
    played("9", "high", "Ada jun", [3, 0], on(2026, 3, 6))._replace(counted=True),
    played("10", "high", "Ada* jun", [0, 9], on(2026, 3, 6))._replace(counted=False),
]


def record(person: str = "Ada", now: float = NOW) -> PersonRecord:
    return PersonRecord.of([*reversed(MATCHES), *OTHERS], person, now)


def test_only_matches_count_that_the_person_has_played_to_the_end() -> None:
    ada = record()
    assert (ada.whole.games, ada.whole.wins) == (5, 4)
    assert ada.whole.share == pytest.approx(0.8)
    assert ada.since == on(2025, 12, 5)


def test_the_fair_share_is_what_one_of_equals_wins() -> None:
    # Of three, of two, of four of whom two share the win, of two, of two.
    assert record().whole.fair == pytest.approx((1 / 3 + 1 / 2 + 2 / 4 + 1 / 2 + 1 / 2) / 5)


def test_streaks_go_by_the_order_of_the_matches() -> None:
    assert (record().best_streak, record().streak) == (3, 3)
    lost = played("11", "high", "Ada* jun", [0, 1], on(2026, 3, 7))
    ada = PersonRecord.of([lost, *MATCHES], "Ada", NOW)
    assert (ada.best_streak, ada.streak) == (3, 0)


def test_months_have_no_gaps_and_end_with_the_present_one() -> None:
    months = record().months
    assert [each[:2] for each in months] == [(2025, 12), (2026, 1), (2026, 2), (2026, 3)]
    assert [(each.reached.wins, each.reached.games) for each in months] == [
        (1, 2),
        (0, 0),
        (1, 1),
        (2, 2),
    ]
    assert record().wins_this_month == 2
    later = record(now=on(2026, 5, 1))
    assert later.months[-1] == Month(2026, 5, Reached())
    assert later.wins_this_month == 0


def test_a_clock_that_was_put_back_loses_no_month() -> None:
    assert record(now=on(2025, 12, 24)).months == record().months


def test_a_bot_and_a_person_of_one_name_are_two_guests() -> None:
    met = {(each.name, each.bot): each for each in record().guests}
    assert met["jun", True] == Against("jun", True, "jun", ahead=3, games=4)
    assert met["Jun", False] == Against("Jun", False, "jun", ahead=1, games=1)
    assert met["kofi", True][3:] == (1, 1)
    assert met["milo", True][3:] == (1, 1)  # once they were level
    assert record().guests[0].name == "jun"
    assert ("Ada", False) not in met


def test_a_person_may_meet_a_bot_of_their_own_name() -> None:
    match = played("1", "high", "Ada* Ada", [1, 0], NOW)
    (guest,) = PersonRecord.of([match], "Ada", NOW).guests
    assert guest == Against("Ada", True, "ada", 1, 1)


def test_games_and_numbers_at_the_table_have_their_own_tallies() -> None:
    ada = record()
    assert {game: (each.wins, each.games) for game, each in ada.games.items()} == {
        "high": (2, 3), "low": (2, 2),
    }  # fmt: skip
    low = ada.games["low"]
    assert (low.points, low.least, low.most, low.average) == (32, 12, 20, 16)
    assert {number: (each.wins, each.games) for number, each in ada.numbers.items()} == {
        2: (2, 3), 3: (1, 1), 4: (1, 1),
    }  # fmt: skip


def test_two_seats_of_one_name_are_one_person_with_the_better_place() -> None:
    match = played("1", "high", "Ada* jun Ada* jun", [1, 3, 5, 2], NOW)
    own = own_seat(match, "Ada")
    assert own is not None
    assert own.seat == 2
    ada = PersonRecord.of([match], "Ada", NOW)
    assert (ada.whole.games, ada.whole.wins) == (1, 1)
    assert ada.guests == (Against("jun", True, "jun", 1, 1),)


def test_somebody_whose_name_was_taken_off_is_no_guest() -> None:
    match = played("1", "high", "Ada* Eve*", [1, 0], NOW)
    seats = (match.seats[0], match.seats[1]._replace(player=""))
    assert PersonRecord.of([match._replace(seats=seats)], "Ada", NOW).guests == ()


def test_who_has_not_played_has_an_empty_record() -> None:
    nobody = record("Nobody")
    assert nobody.whole == Reached()
    assert (nobody.whole.share, nobody.whole.fair, nobody.whole.average) == (0, 0, 0)
    assert (nobody.months, nobody.guests, nobody.since, nobody.wins_this_month) == ((), (), None, 0)
    assert replace(nobody, person="Ada") == PersonRecord.of([], "Ada", NOW)


@pytest.mark.parametrize(
    ("scores", "winners", "low", "expected"),
    [
        ([3, 1, 2], [0], False, (1, 3, 2)),
        ([3, 1, 2], [1], True, (3, 1, 2)),
        ([5, 5, 2, 2], [0, 1], False, (1, 1, 3, 3)),
        # Who has won need not have the best total.
        ([4, 9, 1], [0], False, (1, 2, 3)),
    ],
)
def test_places(
    scores: list[int], winners: list[int], low: bool, expected: tuple[int, ...]
) -> None:
    assert places(scores, winners, low_wins=low) == expected


def test_partners_have_the_place_of_their_side() -> None:
    assert places([9, 4, 9, 4], [0, 2], low_wins=False, sides=2) == (1, 2, 1, 2)
    assert places([9, 4, 7, 9, 4, 7], [1, 4], low_wins=True, sides=3) == (3, 1, 2, 3, 1, 2)
    assert places([9, 9, 9, 9], [0, 1, 2, 3], low_wins=True, sides=2) == (1, 1, 1, 1)
