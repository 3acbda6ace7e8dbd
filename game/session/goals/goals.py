"""The goals: `GOALS`, each with a number to reach, and how far somebody is by their matches."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import NamedTuple

from game.session.goals.career import LARGE, Career

CUP, TODAY = "cup", "today"
EACH_GAME, EACH_GUEST, GUESTS, GAMES = 10, 5, 12, 5
"""How often each game is to be won, how often one finishes ahead of each of how many guests, and of games."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to reach in many matches, known by its `id`: `target` of what `count` finds.

    `mark` is what its card shows: the name of an icon, or a few letters. `each` is a second number in
    its sentence; `leads` is where it can be reached: CUP, TODAY, or "" for any match.
    """

    id: str
    mark: str
    target: int
    count: Callable[[Career], int]
    each: int = 0
    leads: str = ""


class Progress(NamedTuple):
    """How far somebody is with a goal."""

    goal: Goal
    done: int
    """At most the goal's target."""

    @property
    def reached(self) -> bool:
        """Whether it is reached."""
        return self.done >= self.goal.target


def _games(career: Career) -> int:
    most = sorted(career.wins.values(), reverse=True)[:GAMES]
    return sum(min(EACH_GAME, each) for each in most)


def _guests(career: Career) -> int:
    most = sorted(career.ahead.values(), reverse=True)[:GUESTS]
    return sum(min(EACH_GUEST, each) for each in most)


def _cups_of_games(career: Career) -> int:
    return len({each.games for each in career.cups if len(each.games) == 1})


GOALS = (
    Goal("cup", "trophy", 1, lambda career: len(career.cups), leads=CUP),
    Goal("gold-cup", "crown", 1, lambda career: sum(each.gold for each in career.cups), leads=CUP),
    Goal("cups-of-games", "trophy", GAMES, _cups_of_games, leads=CUP),
    Goal("streak-3", "3", 3, lambda career: career.streak, leads=TODAY),
    Goal("streak-7", "7", 7, lambda career: career.streak, leads=TODAY),
    Goal("streak-30", "30", 30, lambda career: career.streak, leads=TODAY),
    Goal("deals-25", "cards", 25, lambda career: career.deals, leads=TODAY),
    Goal("deeds-5", "5", 5, lambda career: len(career.deeds)),
    Goal("deeds-15", "15", 15, lambda career: len(career.deeds)),
    Goal("deeds-30", "eye", 30, lambda career: len(career.deeds)),
    Goal("matches-100", "100", 100, lambda career: career.matches),
    Goal("wins-50", "50", 50, lambda career: sum(career.wins.values())),
    Goal("each-game", "dice", GAMES * EACH_GAME, _games, each=EACH_GAME),
    Goal("each-guest", "person", GUESTS * EACH_GUEST, _guests, each=EACH_GUEST),
    Goal("days-30", "clock", 30, lambda career: career.days),
    Goal("house-rules", "book", 10, lambda career: career.rule_sets),
    Goal("large-table", f"{LARGE}+", 10, lambda career: career.large, each=LARGE),
)
"""All goals, in the order in which they are shown."""


def progress_of(career: Career) -> tuple[Progress, ...]:
    """Return how far somebody is with every goal."""
    return tuple(Progress(each, min(each.target, each.count(career))) for each in GOALS)


def reached_by(career: Career) -> Collection[str]:
    """Return the ids of the goals that are reached."""
    return {each.goal.id for each in progress_of(career) if each.reached}
