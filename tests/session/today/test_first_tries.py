"""First tries, the streak and the calendar, as functions of matches that are written by hand."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest

from game.session.plan import Part
from game.session.records.parts import part_text
from game.session.today.day import day_of, read_day, this_day, use_day
from game.session.today.first_tries import (
    FirstTry,
    TryState,
    WaitingTry,
    first_tries,
    missed_this_week,
    newest_day,
    streak,
    streak_days,
)
from game.session.today.todays_deal import drawn
from game.store.history_index import MatchRecord
from tests.harness.played import played

TUESDAY = date(2026, 11, 24)
NOON = datetime(2026, 11, 24, 12).timestamp()


def tried(
    day: date = TUESDAY,
    *,
    game: str = "classic",
    won: bool = True,
    over: bool = True,
    stand_in: bool = False,
    player: str = "Ada",
    hours: float = 0,
    more: Part | None = None,
    dealing: int = 1,
) -> MatchRecord:
    """A first try of a day, written by hand."""
    seat = drawn(game, day, 1).seat
    names = ["jun", "mei", "zoe"]
    names.insert(seat, player if stand_in else f"{player}*")
    scores = [int(number == seat) if won else int(number != seat) for number in range(4)]
    part = {"today": day.isoformat(), "dealing": dealing, **(more or {})}
    began = datetime(day.year, day.month, day.day, 12).timestamp() + 3600 * hours
    log = f"{day}-{game}-{hours}-{player}"
    return played(log, game, " ".join(names), scores, began, over=over, part=part_text(part))


def of_ada(*records: MatchRecord) -> dict[tuple[str, date], FirstTry]:
    return first_tries(records, "Ada")


@pytest.mark.parametrize(
    ("record", "what", "streaks"),
    [
        (tried(), TryState.WON, True),
        (tried(won=False), TryState.PLAYED, True),
        (tried(over=False), TryState.GIVEN_UP, False),
        (tried(stand_in=True), TryState.PLAYED, False),
        (tried(more={"newest": "2026-11-25"}), TryState.WON, True),
        (tried(more={"newest": "2026-11-26"}), TryState.WON, False),
        (tried(dealing=99), TryState.WON, True),
    ],
)
def test_what_comes_of_a_first_try(record: MatchRecord, what: TryState, streaks: bool) -> None:
    (found,) = of_ada(record).values()
    assert (found.game, found.day, found.log) == ("classic", TUESDAY, record.name)
    assert (found.state, found.streaks) == (what, streaks)


def test_the_first_of_two_counts_in_whatever_order_they_come() -> None:
    first, second = tried(won=False), tried(hours=1)
    for records in ((first, second), (second, first)):
        (found,) = of_ada(*records).values()
        assert found.state is TryState.PLAYED


def test_each_profile_has_its_own() -> None:
    records = tried(player="Ada"), tried(player="Ben", won=False)
    assert first_tries(records, "Ada")["classic", TUESDAY].state is TryState.WON
    assert first_tries(records, "Ben")["classic", TUESDAY].state is TryState.PLAYED
    assert first_tries(records, "Zoe") == {}


def test_a_guest_of_the_same_name_is_somebody_else() -> None:
    assert first_tries([tried()], "jun") == {}


def test_games_and_days_are_apart_and_other_matches_are_none() -> None:
    others = [
        played("a", "classic", "Ada* jun mei zoe", [1, 0, 0, 0], NOON),
        played("b", "classic", "Ada* jun mei zoe", [1, 0, 0, 0], NOON, part='{"cup": "a"}'),
        played("c", "classic", "Ada* jun mei zoe", [1, 0, 0, 0], NOON, part='{"today": "x", "dealing": 1}'),
    ]  # fmt: skip
    found = of_ada(*others, tried(), tried(game="oono"), tried(TUESDAY - timedelta(1)))
    assert set(found) == {
        ("classic", TUESDAY),
        ("oono", TUESDAY),
        ("classic", TUESDAY - timedelta(1)),
    }


def test_what_was_left_waits_unless_one_has_ended_before() -> None:
    part = {"today": "2026-11-24", "dealing": 1}
    later = NOON + 60
    waits = [
        WaitingTry("w", "classic", part, later),
        WaitingTry("o", "oono", part, later),
        WaitingTry("n", "attack", {}, later),
    ]
    found = first_tries([tried()], "Ada", waits)
    assert found["classic", TUESDAY].state is TryState.WON
    assert found["oono", TUESDAY] == FirstTry("oono", TUESDAY, 1, "o", TryState.WAITS, False)
    assert len(found) == 2
    assert streak_days(found) == {TUESDAY}


def test_of_one_that_waits_and_one_that_has_ended_the_one_begun_first_counts() -> None:
    part = {"today": "2026-11-24", "dealing": 1}
    waits = [WaitingTry("b", "classic", part, NOON - 60), WaitingTry("a", "classic", part, NOON)]
    for order in (waits, waits[::-1]):
        found = first_tries([tried()], "Ada", order)["classic", TUESDAY]
        assert (found.log, found.state) == ("b", TryState.WAITS)


def days(text: str, last: date = TUESDAY) -> set[date]:
    """The days that are marked in a text, of which the last letter is that of the last day."""
    count = len(text)
    return {last - timedelta(count - 1 - place) for place, each in enumerate(text) if each == "x"}


@pytest.mark.parametrize(
    ("played_on", "long"),
    [
        # The last letter is Tuesday, the week before it goes from the ninth from the end to the third.
        ("", 0),
        ("x", 1),
        ("xxx", 3),
        ("xx-", 2),  # today is still to come
        ("x--", 1),  # Monday was missed, which a week allows; today is still to come
        ("x-x", 2),  # Monday is passed over, and not counted
        ("xx-xxxx-x", 7),  # Monday and, the week before, Wednesday
        ("x--xxxx-x", 5),  # two of one week break it
        ("x-xxx-xxx", 6),  # in the week before, two days are missed
        ("x-xxxxxxx-x", 9),  # Sunday and Monday are of two weeks
        ("x-xxxxxx--x", 8),  # Sunday two weeks ago is another week's than the one now
        ("xxx---", 3),  # one of each week
        ("xxx----", 0),
        ("xx------------xx", 2),
    ],
)
def test_the_streak_passes_over_one_missed_day_a_week(played_on: str, long: int) -> None:
    assert streak(days(played_on), TUESDAY) == long


def test_days_to_come_are_not_counted_and_break_nothing() -> None:
    assert streak({TUESDAY + timedelta(5), TUESDAY}, TUESDAY) == 1
    assert streak({TUESDAY + timedelta(5)}, TUESDAY) == 0
    assert streak({date.min, date.min + timedelta(1)}, date.min + timedelta(1)) == 2


@pytest.mark.parametrize(
    ("back", "missed"), [((0, 1, 2), 0), ((1, 3), 1), ((3, 4), 2), ((10,), 3), ((1,), 0), ((), 0)]
)
def test_days_missed_this_week_are_those_from_monday_on_since_the_first(
    back: tuple[int, ...], missed: int
) -> None:
    thursday = TUESDAY + timedelta(2)
    days = {thursday - timedelta(number) for number in back}
    assert missed_this_week(days, thursday) == missed


def test_a_whole_year_but_for_every_wednesday() -> None:
    year = {TUESDAY - timedelta(n) for n in range(364)}
    without = {day for day in year if day.weekday() != 2}
    assert streak(year, TUESDAY) == 364
    assert streak(without, TUESDAY) == 312
    assert streak(without - {TUESDAY - timedelta(7)}, TUESDAY) == 6


def test_a_clock_put_back_gains_nothing_and_loses_nothing() -> None:
    """Who sets it back to fill a gap gets the result, and no day in the streak; the days before stay."""
    now = [tried(TUESDAY - timedelta(n)) for n in (0, 4, 5)]
    assert streak(streak_days(of_ada(*now)), TUESDAY) == 1
    newest = newest_day(max(each.began for each in now), [])
    assert newest == TUESDAY
    filled = [
        tried(TUESDAY - timedelta(n), hours=1, more={"newest": newest.isoformat()}) for n in (2, 3)
    ]
    found = of_ada(*now, *filled)
    assert all(each.state is TryState.WON for each in found.values())
    assert len(found) == 5
    assert streak(streak_days(found), TUESDAY) == 1


def test_the_newest_day_is_that_of_any_log() -> None:
    assert newest_day(NOON, []) == TUESDAY
    assert newest_day(NOON, [TUESDAY + timedelta(3), TUESDAY]) == TUESDAY + timedelta(3)
    assert newest_day(0, [TUESDAY]) == TUESDAY


def test_what_day_it_is_can_be_set() -> None:
    try:
        use_day(TUESDAY)
        assert this_day() == TUESDAY
    finally:
        use_day(None)
    assert abs(this_day() - date.today()) <= timedelta(1)


def test_days_are_read_as_they_are_written() -> None:
    assert read_day("2026-11-24") == TUESDAY
    for text in ("20261124", "2026-11-31", "2026-W48-2", "", None, 5):
        assert read_day(text) is None
    assert day_of(NOON) == TUESDAY
    assert day_of(1e300) == date.min
