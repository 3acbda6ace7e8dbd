"""The tails of bubbles that must reach what they speak of: `Tails(ground, subject).best(rect)`.

A tail goes straight from a point inside its bubble to one inside its subject. Where the usual one would lie
over something that is to be read or pressed, it begins and ends elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import NamedTuple

from pygame import FRect

from game.view.base.space import Point
from game.view.speech.free_places import Ground
from game.view.speech.spots import INSIDE, NEAR, Covering, Spot, away, tip_inside

TAIL = 17.0
"""Half the width of a tail at its root, in design pixels."""
ASIDE, UP = 44.0, 24.0
"""How far inside the bubble a root lies from its sides, and from its upper and lower edge."""
GRAZED = 10.0
"""So much of what lies on its subject a tail may cross before it gets there, in design pixels."""
CROSSING, HIDING = 160.0, 900.0
"""How much longer a tail may rather be than cross something, or what must never be covered."""
LONG, LONGER = 100.0, 2.5
"""From which length on a tail is too long, and what each pixel more costs."""


class Tail(NamedTuple):
    """A tail from its root to its tip, how long it is in sight, and how many obstacles it crosses.

    `hidden` counts those that are never to be covered, `crossed` the others.
    """

    root: Point
    tip: Point
    long: float
    hidden: int = 0
    crossed: int = 0

    def leaves(self, rect: FRect) -> Point:
        """Return where it leaves its bubble."""
        covered = rect.clipline(self.root, self.tip)
        return covered[1] if covered else self.root

    @property
    def crosses(self) -> bool:
        """Whether it crosses anything."""
        return self.hidden + self.crossed > 0

    @property
    def cost(self) -> float:
        """What it costs, in design pixels of distance."""
        return HIDING * self.hidden + CROSSING * self.crossed + LONGER * max(0.0, self.long - LONG)


class Tails:
    """The tails to one subject on a ground."""

    def __init__(self, ground: Ground, about: FRect) -> None:
        self.about = about
        found = [each for each in ground.boxes if each[2].solid and not each[1].contains(about)]
        self._boxes = [box for _, box, _ in found]
        self._never = [cover is Covering.NEVER for *_, cover in found]
        self._least = [GRAZED if box.colliderect(about) else 0.0 for box in self._boxes]

    def usual(self, rect: FRect) -> Tail:
        """The straight tail of a bubble at `rect`, which is quickly found."""
        tip = tip_inside(rect, self.about)
        return self._seen(root_of(rect, tip), tip, rect, self._between(rect))

    def best(self, rect: FRect) -> Tail:
        """The tail of a bubble at `rect`: the usual one, or the cheapest if that lies over something."""
        best = self.usual(rect)
        if not best.crosses:
            return best
        between = self._between(rect)
        for tail in sorted(self._others(rect), key=lambda each: each.long):
            if tail.cost >= best.cost:
                break
            seen = self._seen(tail.root, tail.tip, rect, between)
            if seen.cost < best.cost:
                best = seen
            if not seen.crosses:
                break
        return best

    def _between(self, rect: FRect) -> list[int]:
        """Return which obstacles may be met on the way from a bubble to its subject."""
        return rect.union(self.about).collidelistall(self._boxes)

    def _others(self, rect: FRect) -> Iterator[Tail]:
        """Yield tails from the middle and near the corners of a bubble, not yet looked at."""
        tips = list(_points(self.about, INSIDE, INSIDE))
        for root in _points(rect, ASIDE, UP):
            for tip in tips:
                yield Tail(root, tip, _in_sight(root, tip, rect))

    def _seen(self, root: Point, tip: Point, rect: FRect, between: Sequence[int]) -> Tail:
        """Return a tail with what it crosses between its bubble and its subject, of these obstacles."""
        hidden = crossed = 0
        left, right = (self._way(side, tip, rect) for side in _sides(root, tip))
        for number in between:
            box, least = self._boxes[number], self._least[number]
            if _within(box, left) > least or _within(box, right) > least:
                hidden += self._never[number]
                crossed += not self._never[number]
        return Tail(root, tip, _in_sight(root, tip, rect), hidden, crossed)

    def _way(self, start: Point, tip: Point, rect: FRect) -> tuple[Point, Point]:
        """Return the part of a side of a tail that is neither on its bubble nor on its subject."""
        covered, reached = rect.clipline(start, tip), self.about.clipline(start, tip)
        return covered[1] if covered else start, reached[0] if reached else tip


def over_tail(ground: Ground, spot: Spot, *names: str) -> tuple[FRect, ...]:
    """Return what is to be read or pressed on the way of a tail, which passes below it.

    It is what is never covered, or only at last, and the pieces of these `names`.
    """
    reach = spot.rect.union(FRect(*spot.tip, 1, 1))
    return tuple(
        box
        for name, box, cover in ground.boxes
        if (cover in (Covering.NEVER, Covering.AT_LAST) or name in names)
        and box.colliderect(reach)
        and not box.collidepoint(spot.tip)
    )


def belongs(ground: Ground, rect: FRect, about: FRect) -> bool:
    """Return whether a bubble at `rect` is plainly its subject's: near, with nothing of a ground between."""
    return away(rect, about) <= NEAR and ground.clear_line(rect.center, tip_inside(rect, about))


def root_of(rect: FRect, tip: Point) -> Point:
    """Return the usual root of a tail: the point of the bubble, away from its corners, nearest to the tip."""
    x = min(max(tip[0], rect.left + ASIDE), rect.right - ASIDE)
    y = min(max(tip[1], rect.top + UP), rect.bottom - UP)
    return x if rect.w > 2 * ASIDE else rect.centerx, y if rect.h > 2 * UP else rect.centery


def _within(box: FRect, way: tuple[Point, Point]) -> float:
    """Return how much of a line is inside a box."""
    met = box.clipline(way)
    return hypot(met[1][0] - met[0][0], met[1][1] - met[0][1]) if met else 0.0


def _points(rect: FRect, across: float, down: float) -> Iterator[Point]:
    """Yield nine points of a rectangle, in its middle and so far inside its edges."""
    across, down = min(across, rect.w / 2), min(down, rect.h / 2)
    for y in (rect.top + down, rect.centery, rect.bottom - down):
        for x in (rect.left + across, rect.centerx, rect.right - across):
            yield x, y


def _sides(root: Point, tip: Point) -> tuple[Point, Point]:
    """Return where both sides of a tail begin, at its root."""
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    long = hypot(dx, dy) or 1.0
    nx, ny = -dy / long * TAIL, dx / long * TAIL
    return (root[0] + nx, root[1] + ny), (root[0] - nx, root[1] - ny)


def _in_sight(root: Point, tip: Point, rect: FRect) -> float:
    """Return how much of a tail is outside its bubble."""
    covered = rect.clipline(root, tip)
    x, y = covered[1] if covered else root
    return hypot(tip[0] - x, tip[1] - y)
