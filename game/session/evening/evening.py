"""How an evening stands, as a function of its log and of those of its matches alone: `Evening(log, logged)`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import NamedTuple

from game.session.evening.evening_log import (
    EveningLog,
    EveningPlace,
    Member,
    evening_place,
    is_of_evening,
)
from game.session.evening.points import paid, ranks
from game.session.plan import Plan
from game.session.records.parts import part_in
from game.store.history_index import MatchRecord


class LoggedEveningMatch(NamedTuple):
    """What a log tells of a match of an evening: its name, when it began (s since 1970), and what came of it.

    `names` are those of the people by seat, "" for a bot; `places` are by seat, from 1 on. One that is not
    `over` was left for good, or, if it `waits`, can go on.
    """

    log: str
    game: str
    place: EveningPlace
    began: float
    names: tuple[str, ...]
    places: tuple[int, ...]
    over: bool
    waits: bool


class EveningMatch(NamedTuple):
    """A match of an evening that was played to its end: its log, its game, and what it paid to whom.

    `seats` are the numbers of people by seat, `paid` has the points of everybody who was there.
    """

    log: str
    game: str
    seats: Mapping[int, int]
    paid: Mapping[int, float]


class EveningRow(NamedTuple):
    """Somebody in the standing: the place, all points, and those of the last match (None: not there for it).

    `here` is whether they are still there.
    """

    member: Member
    place: int
    points: float
    gained: float | None
    here: bool


class EveningTold(NamedTuple):
    """What is told of an evening after a match: everybody in it, by seat in that match, and what comes next.

    `played` of its `matches` are over; `next` is what the game of the next one is called, ""
    if none is to come.
    """

    rows: tuple[EveningRow, ...]
    seats: tuple[tuple[int, int], ...]
    played: int
    matches: int
    next: str

    def seat_of(self, number: int) -> int:
        """Return the seat in the match of somebody with a number; −1 for who had none."""
        return next((seat for seat, member in self.seats if member == number), -1)


class Evening:
    """The matches that were played, and the standing. `logged` are matches of any evenings, in any order.

    Of several of one number, as one that was left is dealt anew, the one counts that was begun first of those
    that are over.
    """

    def __init__(self, log: EveningLog, logged: Iterable[LoggedEveningMatch]) -> None:
        self.log = log
        own = sorted(
            (each for each in logged if each.place.evening == log.id),
            key=lambda each: (each.began, each.log),
        )
        self.matches: list[EveningMatch] = []
        for number in range(1, len(log.games) + 1):
            over = [each for each in own if each.place.match == number and each.over]
            if not over:
                break
            self.matches.append(self._played(over[0]))
        self.waiting = next(
            (each.log for each in own if each.waits and each.place.match == self.due), ""
        )
        """The log of the match that is due and waits to go on, "" if none does."""

    def _played(self, each: LoggedEveningMatch) -> EveningMatch:
        number = each.place.match
        known, noted = self.log.called(number), self.log.of_match(number)
        seats = {
            seat: known[name] for seat, name in enumerate(each.names) if name and name in known
        }
        places = {member: each.places[seat] for seat, member in seats.items()}
        return EveningMatch(each.log, each.game, seats, paid(places, noted.resting))

    @property
    def due(self) -> int | None:
        """The number of the match that is to be played, from 1 on; None if there is none."""
        played = len(self.matches)
        return None if self.log.ended or played == len(self.log.games) else played + 1

    @property
    def next_game(self) -> str:
        """The game of the match that is to be played; "" if there is none."""
        return "" if self.due is None else self.log.games[self.due - 1]

    @property
    def over(self) -> bool:
        """Whether no match is to come."""
        return self.due is None

    @cached_property
    def standing(self) -> list[EveningRow]:
        """Everybody who was there for a match, or is to be for the next, the best first."""
        last = self.matches[-1].paid if self.matches else {}
        here = {each.number for each in self.log.latest.here}
        took_part = {number for match in self.matches for number in match.paid}
        found = [
            each
            for number, each in sorted(self.log.members.items())
            if number in took_part or (number in here and not self.over)
        ]
        totals = [sum(m.paid.get(each.number, 0.0) for m in self.matches) for each in found]
        rows = [
            EveningRow(each, place, total, last.get(each.number), each.number in here)
            for each, place, total in zip(found, ranks(totals), totals, strict=True)
        ]
        return sorted(rows, key=lambda row: row.place)

    def told(self, next: str) -> EveningTold:
        """Return what is told of it after a match; `next` is what the game of the next one is called."""
        seats = tuple(self.matches[-1].seats.items()) if self.matches else ()
        played, matches = len(self.matches), len(self.log.games)
        return EveningTold(tuple(self.standing), seats, played, matches, next)

    @property
    def winners(self) -> list[EveningRow]:
        """Those with most points; nobody if no match was played."""
        return [row for row in self.standing if row.place == 1] if self.matches else []


def logged_evening(record: MatchRecord) -> LoggedEveningMatch | None:
    """Return what the history has of a match of an evening; None if it is of none."""
    place = evening_place(part_in(record.part))
    if place is None:
        return None
    names = tuple("" if each.bot else each.player for each in record.seats)
    places = tuple(each.place for each in record.seats)
    return LoggedEveningMatch(
        record.name, record.game, place, record.began, names, places, record.over, waits=False
    )


def evening_under_way(log: str, plan: Plan, began: float) -> LoggedEveningMatch | None:
    """Return what is known of a match under way; None if it is of no evening."""
    place = evening_place(plan.part)
    if place is None or not is_of_evening(plan):
        return None
    names = tuple(seat.name if seat.person else "" for seat in plan.seats)
    return LoggedEveningMatch(log, plan.game, place, began, names, (), over=False, waits=True)
