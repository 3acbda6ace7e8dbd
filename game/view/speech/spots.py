"""Spots for bubbles: where one lies and where its tail ends, how bad it is to cover an area, and distances."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import ceil, hypot

from pygame import FRect, Rect

TAIL_LONGEST = 70.0
FARTHEST = 220.0
"""The distance from which on a bubble has no tail."""
NEAR = 220.0
"""How far from its subject a bubble may be, by `away`, and still be seen to be about it."""
INSIDE = 7.0
"""How far inside its subject a tail ends that must reach it."""
TIP_GAP = 2.0
"""The distance between the end of a tail and the first area that it would cross."""
TIGHT, TIGHTER = 30.0, 4.0
"""The least distance that a tail needs, and what each pixel less costs."""
ASKEW = 0.2
"""What a pixel of distance between the centres of a bubble and of its subject costs."""


class Covering(Enum):
    """How bad it is to cover an area. The value is the cost of a covered square pixel, measured in design
    pixels of distance: a place that is further away by less than that is preferred."""

    NEVER = 10.0
    """Covered only if the window has no other place at all."""
    AT_LAST = 1 / 6
    """Texts that something may lie on only if it could not but cover one or what is NEVER covered."""
    IN_NEED = 1 / 60
    """Covered only if no place is free, and then as little as possible."""
    SOONER = 1 / 300
    """Like IN_NEED, but rather than other areas."""
    LIGHTLY = 0.0
    """No obstacle; a bubble may count the covered pieces as a cost of its own."""
    FREELY = -1.0
    """No obstacle. Such areas are only looked up."""

    @property
    def solid(self) -> bool:
        """Whether an area of this kind is an obstacle."""
        return self.value > 0


@dataclass(frozen=True, slots=True)
class Spot:
    """The area of a bubble, its tail's tip, its root if that is not the usual one, and what lies over the tail.

    All in design pixels.
    """

    rect: FRect
    tip: tuple[float, float]
    root: tuple[float, float] | None = None
    over: tuple[FRect, ...] = ()

    @property
    def leaves(self) -> tuple[float, float]:
        """Where the tail leaves the bubble, about; the tip itself of a bubble without a tail."""
        (x, y), rect = self.tip, self.rect
        if self.root is not None and (way := rect.clipline(self.root, self.tip)):
            return way[1]
        return min(max(x, rect.left), rect.right), min(max(y, rect.top), rect.bottom)

    def meets(self, boxes: Iterable[FRect]) -> bool:
        """Return whether the tail lies over one of some boxes."""
        leaves = self.leaves
        return any(box.clipline(leaves, self.tip) for box in boxes)

    def tail(self, step: float) -> tuple[FRect, ...]:
        """Return boxes of this size that cover the tail; none for a bubble without one."""
        (x, y), (far_x, far_y) = self.leaves, self.tip
        count = ceil(hypot(far_x - x, far_y - y) / step)
        ways = [each / count for each in range(1, count + 1)]
        middles = [(x + (far_x - x) * way, y + (far_y - y) * way) for way in ways]
        return tuple(FRect(a - step / 2, b - step / 2, step, step) for a, b in middles)


def covers_none(rect: FRect | Rect, boxes: Sequence[FRect | Rect]) -> bool:
    """Return whether a rectangle overlaps none of some others."""
    return rect.collidelist(list(boxes)) < 0


def apart(rect: FRect, other: FRect) -> float:
    """Return the distance between the edges of two rectangles, 0 if they touch."""
    dx = max(other.left - rect.right, rect.left - other.right, 0.0)
    return hypot(dx, max(other.top - rect.bottom, rect.top - other.bottom, 0.0))


def away(rect: FRect, about: FRect) -> float:
    """Return the distance between a rectangle and its subject, with penalties for lying askew or too near."""
    dx = max(about.left - rect.right, rect.left - about.right, 0.0)
    dy = max(about.top - rect.bottom, rect.top - about.bottom, 0.0)
    askew = hypot(rect.centerx - about.centerx, rect.centery - about.centery)
    return hypot(dx, dy) + ASKEW * askew + max(0.0, TIGHT - max(dx, dy)) * TIGHTER


def tip_towards(rect: FRect, about: FRect, solid: Sequence[FRect] = ()) -> tuple[float, float]:
    """Return the tip of a bubble's tail: at the edge of its subject, or from afar in its direction.

    The tail ends before any `solid` box on its way.
    """
    x = min(
        max(rect.centerx, about.left + min(40, about.w / 2)), about.right - min(40, about.w / 2)
    )
    y = min(max(rect.centery, about.top + 8), about.bottom - 8)
    rx, ry = min(max(x, rect.left), rect.right), min(max(y, rect.top), rect.bottom)
    far = hypot(x - rx, y - ry) or 1.0
    if far > FARTHEST:
        return rx, ry
    reach = min(far, TAIL_LONGEST)
    for each in (about, *solid):
        met = each.clipline(rx, ry, x, y)
        if met and (crossed := hypot(met[0][0] - rx, met[0][1] - ry)) > 0:
            reach = min(reach, max(0.0, crossed - TIP_GAP))
    return rx + (x - rx) * reach / far, ry + (y - ry) * reach / far


def tip_at(
    rect: FRect, about: FRect, longest: float, between: Iterable[FRect] = ()
) -> tuple[float, float] | None:
    """Return the end of a card's tail, at the edge of its subject and away from its corners, or None.

    There is none if it lies over the subject, if the tail would be longer than this, or would cross one of the
    areas `between` them.
    """
    if rect.colliderect(about) or apart(rect, about) > longest or crosses(rect, about, between):
        return None
    return _nearest_point(rect, about)


def crosses(rect: FRect, about: FRect, between: Iterable[FRect]) -> bool:
    """Return whether one of some areas lies on the straight way from a rectangle to its subject."""
    x, y = _nearest_point(rect, about)
    start = min(max(x, rect.left), rect.right), min(max(y, rect.top), rect.bottom)
    return any(each.clipline(start, (x, y)) for each in between)


def _nearest_point(rect: FRect, about: FRect) -> tuple[float, float]:
    """Return the point of a subject, away from its corners, that is nearest to a rectangle."""
    x = min(max(about.centerx, rect.left), rect.right)
    y = min(max(about.centery, rect.top), rect.bottom)
    x = min(max(x, about.left + about.w / 4), about.right - about.w / 4)
    return x, min(max(y, about.top), about.bottom)


def tip_inside(rect: FRect, about: FRect) -> tuple[float, float]:
    """Return the tip of a tail that ends just inside its subject, however far that is."""
    across, down = min(INSIDE, about.w / 2), min(INSIDE, about.h / 2)
    x = min(max(rect.centerx, about.left + across), about.right - across)
    y = min(max(rect.centery, about.top + down), about.bottom - down)
    return x, y


def beside(about: FRect, size: tuple[float, float], gap: float = 30.0) -> list[Spot]:
    """Return spots for a bubble round its subject: at its sides first, then below and above."""
    wide, tall = size
    x, y = about.center
    found = []
    for drop in (0.0, tall * 0.7, -tall * 0.7):
        found.append(
            Spot(FRect(about.right + gap, y - tall / 2 + drop, wide, tall), (about.right + 4, y))
        )
        found.append(
            Spot(
                FRect(about.left - gap - wide, y - tall / 2 + drop, wide, tall), (about.left - 4, y)
            )
        )
    for slide in (0.0, -0.35, 0.35):
        left = x - wide / 2 + slide * wide
        found.append(Spot(FRect(left, about.bottom + gap, wide, tall), (x, about.bottom + 4)))
        found.append(Spot(FRect(left, about.top - gap - tall, wide, tall), (x, about.top - 4)))
    return found
