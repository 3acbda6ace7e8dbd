"""The record of a person, worked out of the matches that count: `PersonRecord.of(matches, "Ada", now)`."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.store.history_index import MatchRecord, SeatRecord


@dataclass(frozen=True, slots=True)
class Reached:
    """What somebody has reached in some matches.

    `chances` is how many of them one wins on average if all players are equally strong. `points` is the sum of
    the totals of the matches; `least` and `most` are the lowest and the highest of these totals.
    """

    games: int = 0
    wins: int = 0
    chances: float = 0.0
    points: int = 0
    least: int = 0
    most: int = 0

    @property
    def share(self) -> float:
        """The share of matches won, 0.0 to 1.0; 0.0 if there is none."""
        return self.wins / self.games if self.games else 0.0

    @property
    def fair(self) -> float:
        """The share of matches that one wins if all players are equally strong."""
        return self.chances / self.games if self.games else 0.0

    @property
    def average(self) -> float:
        """The points of a match on average; 0.0 if there is none."""
        return self.points / self.games if self.games else 0.0


class _Sum:
    """What is reached, as matches are added to."""

    __slots__ = ("chances", "scores", "wins")

    def __init__(self) -> None:
        self.wins, self.chances = 0, 0.0
        self.scores: list[int] = []

    def add(self, own: SeatRecord, chance: float) -> None:
        self.wins += own.won
        self.chances += chance
        self.scores.append(own.score)

    @property
    def reached(self) -> Reached:
        scores = self.scores or [0]
        points, least, most = sum(scores), min(scores), max(scores)
        return Reached(len(self.scores), self.wins, self.chances, points, least, most)


class Month(NamedTuple):
    """A month of the year (1 to 12), and what somebody has reached in it."""

    year: int
    month: int
    reached: Reached


class Against(NamedTuple):
    """Somebody met at the table: of `games` in which one of the two did better, oneself was `ahead` in some.

    `bot` is whether it was a bot, for a person may have the name of one.
    """

    name: str
    bot: bool
    portrait: str
    ahead: int
    games: int


@dataclass(frozen=True, slots=True)
class PersonRecord:
    """What a person has reached in all matches that count.

    `months` are those from the first match to the present one, without a gap. `guests` begin with whom one has
    met most often; partners, and matches in which the two were level, are left out. `since` is when the first
    match began (s since 1970), None if there is none.
    """

    person: str
    whole: Reached
    best_streak: int
    streak: int
    months: tuple[Month, ...]
    guests: tuple[Against, ...]
    games: dict[str, Reached]
    """By the ids of the games that were played."""
    numbers: dict[int, Reached]
    """By the number of players at the table."""
    since: float | None
    achieved: dict[tuple[str, str], float]
    """When the match began (s since 1970) in which something was first achieved, by its game and id."""

    @classmethod
    def of(cls, matches: Sequence[MatchRecord], person: str, now: float) -> PersonRecord:
        """Return the record out of matches in any order, of which others are passed over; `now` in s."""
        whole, best, streak = _Sum(), 0, 0
        months: defaultdict[tuple[int, int], _Sum] = defaultdict(_Sum)
        games: defaultdict[str, _Sum] = defaultdict(_Sum)
        numbers: defaultdict[int, _Sum] = defaultdict(_Sum)
        guests: dict[tuple[str, bool], Against] = {}
        since: float | None = None
        achieved: dict[tuple[str, str], float] = {}
        for match in sorted(matches, key=_by_time):
            own = own_seat(match, person)
            if own is None or not match.counted:
                continue
            since = match.began if since is None else since
            streak = streak + 1 if own.won else 0
            best = max(best, streak)
            chance = sum(each.won for each in match.seats) / len(match.seats)
            sums = (months[_month(match.began)], games[match.game], numbers[len(match.seats)])
            for each in (whole, *sums):
                each.add(own, chance)
            _meet(guests, match, own, person)
            for id in own.achieved:
                achieved.setdefault((match.game, id), match.began)
        return cls(
            person,
            whole.reached,
            best,
            streak,
            _without_gaps(months, _month(now)) if months else (),
            tuple(sorted(guests.values(), key=lambda each: (-each.games, each.name, each.bot))),
            {game: each.reached for game, each in games.items()},
            {number: each.reached for number, each in sorted(numbers.items())},
            since,
            achieved,
        )

    @property
    def wins_this_month(self) -> int:
        """How many matches of the present month were won."""
        return self.months[-1].reached.wins if self.months else 0


def own_seat(match: MatchRecord, person: str) -> SeatRecord | None:
    """Return the seat that a person had in a match, None if there is none; of several the best."""
    best: SeatRecord | None = None
    for each in match.seats:
        if each.player == person and not each.bot and (best is None or each.place < best.place):
            best = each
    return best


def _by_time(match: MatchRecord) -> tuple[float, str]:
    return match.began, match.name


def _meet(
    guests: dict[tuple[str, bool], Against], match: MatchRecord, own: SeatRecord, person: str
) -> None:
    """Add whom somebody has met in a match: once, if it had several seats."""
    met: dict[tuple[str, bool], SeatRecord] = {}
    for each in match.seats:
        key = each.player, bool(each.bot)
        if key == (person, False) or not each.player:
            continue
        if key not in met or each.place < met[key].place:
            met[key] = each
    for key, seat in met.items():
        if seat.place == own.place:
            continue
        before = guests.get(key)
        ahead, count = (before.ahead, before.games) if before else (0, 0)
        ahead += own.place < seat.place
        guests[key] = Against(*key, seat.portrait, ahead, count + 1)


def _month(at: float) -> tuple[int, int]:
    then = time.localtime(at)
    return then.tm_year, then.tm_mon


def _without_gaps(months: dict[tuple[int, int], _Sum], last: tuple[int, int]) -> tuple[Month, ...]:
    """Return every month from the first to the last one, also those in which nobody played."""
    found: list[Month] = []
    year, month = min(months)
    last = max(last, max(months))
    while (year, month) <= last:
        found.append(Month(year, month, months.get((year, month), _Sum()).reached))
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)
    return tuple(found)
