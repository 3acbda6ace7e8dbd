"""An evening as its file tells of it: which games are played, and who was there: `EveningLog`, `Attendance`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.rng import Rng
from game.session.plan import Part, Plan
from game.session.records.counting import Purpose, circumstances_of, counts_for

LEAST_MATCHES, MOST_MATCHES = 3, 7
LEAST_PEOPLE = 2
EVENING, MATCH = "evening", "match"
"""The keys of what a match belongs to that is one of an evening."""


class Member(NamedTuple):
    """Somebody of an evening: a number that stays theirs, from 1 on, and what they are called and look like."""

    number: int
    name: str
    portrait: str
    colour: str


class Attendance(NamedTuple):
    """Who was there for the match with a number, from 1 on, and the numbers of those who sat it out."""

    match: int
    here: tuple[Member, ...]
    resting: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class EveningLog:
    """An evening that `began` at a time (s since 1970): the game of each match, and who was there.

    Its matches are `short`, or as long as the table of each game says. One that was `ended` goes on no more.
    """

    id: str
    began: float
    games: tuple[str, ...]
    short: bool
    attendance: tuple[Attendance, ...] = ()
    ended: bool = False

    def of_match(self, number: int) -> Attendance:
        """Return who was there for a match: what was noted last for it, or before it."""
        noted = [each for each in self.attendance if each.match <= number]
        last = noted[-1] if noted else Attendance(number, ())
        return last if last.match == number else Attendance(number, last.here)

    @property
    def latest(self) -> Attendance:
        """What was noted last."""
        return self.attendance[-1] if self.attendance else Attendance(1, ())

    @property
    def members(self) -> dict[int, Member]:
        """Everybody who has come, by their numbers, as they were called last."""
        return {each.number: each for noted in self.attendance for each in noted.here}

    def called(self, match: int) -> Mapping[str, int]:
        """Return the numbers of people by their names at the time of a match.

        Who was there for it comes first, then who came in its course, then who was called so before.
        """
        own = self.of_match(match).here
        later = [each for noted in self.attendance if noted.match > match for each in noted.here]
        before = [each for noted in self.attendance if noted.match <= match for each in noted.here]
        found: dict[str, int] = {}
        for each in (*own, *later, *reversed(before)):
            found.setdefault(each.name, each.number)
        return found


def drawn_games(games: Sequence[str], count: int, luck: Rng) -> tuple[str, ...]:
    """Return so many games, drawn from some: all of them before one comes again, and none twice in a row."""
    found: list[str] = []
    while len(found) < count:
        more = list(games)
        luck.shuffle(more)
        if found and more[0] == found[-1]:
            more.append(more.pop(0))
        found += more
    return tuple(found[:count])


class EveningPlace(NamedTuple):
    """Where a match stands: in which evening, and which of its matches it is, from 1 on."""

    evening: str
    match: int


def part_of(place: EveningPlace) -> Part:
    """Return what a match belongs to, as its log has it."""
    return {EVENING: place.evening, MATCH: place.match}


def evening_place(part: Part) -> EveningPlace | None:
    """Return where a match stands in an evening; None if it belongs to none."""
    evening, match = part.get(EVENING), part.get(MATCH)
    if not isinstance(evening, str) or type(match) is not int or not 0 < match <= MOST_MATCHES:
        return None
    return EveningPlace(evening, match)


def is_of_evening(plan: Plan) -> bool:
    """Return whether a match is one of an evening that counts there."""
    return evening_place(plan.part) is not None and counts_for(
        Purpose.EVENING, circumstances_of(plan)
    )
