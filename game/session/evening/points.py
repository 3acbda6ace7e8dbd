"""What a match pays to the people of an evening: `paid(places, resting)`. Half points are exact in a float."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar

Person = TypeVar("Person")

HALF = 0.5


def paid(places: Mapping[Person, int], resting: Collection[Person] = ()) -> dict[Person, float]:
    """Return the points of those who have played, by their places in the match, and of those who sat out.

    A point for each other person whom one finished ahead of, half of one for each who is level. Bots are no
    people: they take no points and give none. Who sat out gets the mean of what was paid, so that it costs
    nothing.
    """
    points = {
        person: sum(
            1.0 if place < other else HALF if place == other else 0.0 for other in places.values()
        )
        - HALF  # which was for being level with oneself
        for person, place in places.items()
    }
    mean = HALF * (len(places) - 1) if places else 0.0
    return points | {person: mean for person in resting if person not in points}


def ranks(points: Sequence[float]) -> list[int]:
    """Return the place of each total, from 1: those who have as many share the better place."""
    return [1 + sum(other > own for other in points) for own in points]


def points_text(points: float) -> str:
    """Return points as they are shown: 3, 2½, ½."""
    whole, half = divmod(points, 1)
    return f"{int(whole) or ''}½" if half else str(int(whole))
