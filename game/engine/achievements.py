"""Achievements: deeds that show a fine point of a game, found in what was played.

A game declares its `Achievement`s. Each looks at one `Deed` after the other, as the log of a match tells them,
and names the seats that have earned it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from game.engine.actions import Action
from game.engine.events import Event, RoundEnded


@dataclass(slots=True)
class RoundSoFar:
    """What a round has had before a deed: by seat the most cards held, and the most taken at once.

    `row` is the seat that took the last turn actions, and how many of them without anybody in between. `marks`
    are what achievements note of a seat, by their ids.
    """

    most: list[int]
    taken: list[int]
    row: tuple[int, int] = (-1, 0)
    marks: dict[str, set[int]] = field(default_factory=dict)

    def mark(self, id: str, seat: int) -> None:
        """Note something of a seat until the round ends."""
        self.marks.setdefault(id, set()).add(seat)

    def marked(self, id: str) -> set[int]:
        """Return the seats of which this was noted."""
        return self.marks.get(id, set())


class Deed(NamedTuple):
    """An accepted action: the states before and after it, what happened, and the round so far."""

    before: Any
    seat: int
    action: Action
    events: list[Event]
    after: Any
    round: RoundSoFar

    @property
    def ended(self) -> RoundEnded | None:
        """The end of the round, if this was its last action."""
        return next((each for each in self.events if isinstance(each, RoundEnded)), None)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the round with this action, if it was its last; none if it was blocked."""
        ended = self.ended
        return () if ended is None or ended.blocked else ended.winners


Seats: TypeAlias = Collection[int]
"""The seats that have earned something, mostly none."""


@dataclass(frozen=True, slots=True)
class Achievement:
    """A deed that shows a fine point, by its `id` and the clause that it shows.

    `mark` is what its card shows: the name of an icon, or a few letters. `seats` is asked about every action
    of a match, in their order. What is to be done for one that is `hidden` is not told before.
    """

    id: str
    clause: str
    mark: str
    seats: Callable[[Deed], Seats]
    hidden: bool = False


def by(seat: int, done: bool) -> Seats:
    """Return the seat if it is done, and otherwise none."""
    return (seat,) if done else ()
