"""What came of first tries, as functions of the logs alone: results by day and game, and the streak."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date, timedelta
from enum import StrEnum
from typing import NamedTuple

from game.session.plan import Part
from game.session.records.counting import Circumstance, Purpose, counts_for
from game.session.records.parts import part_in
from game.session.records.person_record import own_seat
from game.session.today.day import day_of
from game.session.today.todays_deal import (
    NUMBER,
    day_of_part,
    games_of_the_day,
    is_late,
    seat_drawn,
)
from game.store.history_index import MatchRecord, SeatRecord
from game.store.name_changes import NameChange, name_at

DAY = timedelta(days=1)
LONG_GAP = 3
"""So many missed days in a row end a streak in any week."""


class TryState(StrEnum):
    """What came of the deal of a day: it was won, played to its end, given up, or waits under way."""

    WON = "won"
    PLAYED = "played"
    GIVEN_UP = "given_up"
    WAITS = "waits"


class FirstTry(NamedTuple):
    """The first try of the deal of a day: the name of its log, and what came of it.

    `streaks` is whether its day counts for a streak: it was finished, by the player, and not by a clock that
    had been put back.
    """

    game: str
    day: date
    dealing: int
    log: str
    state: TryState
    streaks: bool

    @property
    def ended(self) -> bool:
        """Whether it is no longer under way."""
        return self.state is not TryState.WAITS


class WaitingTry(NamedTuple):
    """A match under way: its log's name, its game, what it belongs to, and when it began (s since 1970)."""

    log: str
    game: str
    part: Part
    began: float


Key = tuple[str, date]
"""The game and the day of a deal."""


def first_tries(
    records: Iterable[MatchRecord],
    person: str,
    under_way: Iterable[WaitingTry] = (),
    changes: Sequence[NameChange] = (),
) -> dict[Key, FirstTry]:
    """Return somebody's first tries, by game and day, out of matches in any order.

    `under_way` are those that wait. Of two of one deal, as two programs at once may begin, the one that was
    begun first counts, whichever of them has ended.
    """
    found: dict[Key, FirstTry] = {}
    begun: dict[Key, tuple[float, str]] = {}
    """When each of those was begun, and its log."""
    for match in sorted(records, key=lambda each: (each.began, each.name)):
        part = part_in(match.part)
        day = day_of_part(part)
        if day is None or (match.game, day) in found:
            continue
        dealing = int(part[NUMBER])
        seat = own_seat_of(match.game, part, len(match.seats))
        own, happened = _own(match, seat, person, changes)
        if own is None:
            continue
        counts = match.over and counts_for(Purpose.FIRST_TRY, happened)
        won = own.won and counts
        tried = TryState.WON if won else TryState.PLAYED if match.over else TryState.GIVEN_UP
        streaks = counts and not is_late(part)
        found[match.game, day] = FirstTry(match.game, day, dealing, match.name, tried, streaks)
        begun[match.game, day] = match.began, match.name
    for log, game, part, began in sorted(under_way, key=lambda each: (each.began, each.log)):
        day = day_of_part(part)
        if day is None:
            continue
        key = game, day
        if key not in found or (began, log) < begun[key]:
            found[key] = FirstTry(game, day, int(part[NUMBER]), log, TryState.WAITS, False)
            begun[key] = began, log
    return found


def own_seat_of(game: str, part: Part, players: int) -> int | None:
    """Return which of so many seats is the player's in a match of the deal of a day.

    None if this program does not know that deal, or its seat is not at the table.
    """
    day = day_of_part(part)
    if day is None or game not in games_of_the_day(int(part[NUMBER])):
        return None
    seat = seat_drawn(game, day, int(part[NUMBER]))
    return seat if seat < players else None


def _own(
    match: MatchRecord, seat: int | None, person: str, changes: Sequence[NameChange]
) -> tuple[SeatRecord | None, frozenset[Circumstance]]:
    """Return the seat that somebody had in a first try, and whether a bot has played on there.

    `seat` is that of the player, None if the deal is not known. What a bot has ended has the name of then.
    """
    if seat is None:
        return own_seat(match, person), frozenset()
    own = match.seats[seat]
    called = name_at(changes, own.player, match.began) if own.bot else own.player
    happened = {Circumstance.STAND_IN} if own.bot else ()
    return (own if called == person else None), frozenset(happened)


def newest_day(began: float, tries: Iterable[date]) -> date:
    """Return the newest day in any log: that on which the last match began, or of a deal."""
    return max((day_of(began), *tries))


def streak_days(tries: Mapping[Key, FirstTry]) -> set[date]:
    """Return the days that count for a streak."""
    return {each.day for each in tries.values() if each.streaks}


def streak(days: Collection[date], today: date) -> int:
    """Return on how many days in a row something was finished, up to today, or yesterday if not yet today.

    In a week, Monday to Sunday, one missed day is passed over, and not counted.
    """
    count, first = 0, min(days, default=today)
    missed: date | None = None
    """The Monday of the week in which a day was passed over last."""
    day = today if today in days else today - DAY
    while True:
        if day in days:
            count += 1
        else:
            monday = day - day.weekday() * DAY
            if monday == missed:
                return count
            missed = monday
        if day <= first:
            return count
        day -= DAY


def missed_this_week(days: Collection[date], today: date) -> int:
    """Return how many days of this week, from Monday to yesterday, were missed since the first that counts."""
    first = min(days, default=today)
    week = (today - number * DAY for number in range(1, today.weekday() + 1))
    return sum(each not in days and each > first for each in week)


def best_streak(days: Collection[date]) -> int:
    """Return the longest streak that was ever reached on one of these days, each counted as `streak` does."""
    best = count = since = 0
    before: date | None = None
    missed: date | None = None
    """The Monday of the week in which a day was missed last; `since` then so many days were played."""
    for day in sorted(days):
        first = day if before is None else max(before + DAY, day - LONG_GAP * DAY)
        for back in range((day - first).days, 0, -1):
            gap = day - back * DAY
            monday = gap - gap.weekday() * DAY
            if monday == missed:  # the second in a week: what was before the first one is lost
                count = since
            missed, since = monday, 0
        count, since, before = count + 1, since + 1, day
        best = max(best, count)
    return best
