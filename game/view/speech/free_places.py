"""Where there is room for a bubble: a `Ground` is what its asker must keep off, and finds it a `Spot`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from math import hypot

from pygame import FRect

MARGIN = 84.0
"""Nothing but the rim of the table, the viewer's cards and bubbles lies closer to the window's edge."""
TAIL_LONGEST = 70.0
FARTHEST = 220.0
"""From further off a tail would point at nothing that one sees, and is left out."""
TIP_GAP = 2.0
"""How far from what it meets a tail ends."""
STEP = 22.0
"""The step in which a free place is looked for."""
AIR, NEAR_AIR = 8.0, 4.0
"""What is left free round a bubble: anywhere on the table, and where it was wished to be."""
TIGHT, TIGHTER = 30.0, 4.0
"""Closer than this to what it is about a tail has no room: each pixel less counts so much."""
ASKEW = 0.2
"""What a pixel counts by which the middles of a bubble and of what it is about are apart."""


class Cover(Enum):
    """Whether a bubble may lie on something: the value is what a covered square pixel counts, as design
    pixels of the way to a place further off."""

    NEVER = 10.0
    """Only where there is no other place in the whole window."""
    IN_NEED = 1 / 60
    """Only where no place is free, and then as little of it as can be."""
    SOONER = 1 / 300
    """In need, and sooner than what else there is."""
    LIGHTLY = 0.0
    """It is no obstacle, but whoever can does without."""
    FREELY = -1.0
    """It is no obstacle at all."""

    @property
    def solid(self) -> bool:
        """Whether it is an obstacle."""
        return self.value > 0


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a bubble stands and what its tail points at, in design pixels."""

    rect: FRect
    tip: tuple[float, float]


@dataclass(frozen=True)
class Ground:
    """What one asker keeps off, in a window of some size: (name, box, cover) of every obstacle."""

    window: tuple[float, float]
    boxes: tuple[tuple[str, FRect, Cover], ...] = ()

    def over(self, *names: str) -> Ground:
        """The same for somebody who may also lie on these."""
        kept = tuple(each for each in self.boxes if each[0] not in names)
        return Ground(self.window, kept)

    def also(self, *boxes: FRect) -> Ground:
        """The same for somebody who must never lie on these either."""
        more = tuple(("", box, Cover.NEVER) for box in boxes)
        return Ground(self.window, (*self.boxes, *more))

    @cached_property
    def solid(self) -> list[FRect]:
        """The obstacles."""
        return [box for _, box, cover in self.boxes if cover.solid]

    @cached_property
    def _never(self) -> list[FRect]:
        return [box for _, box, cover in self.boxes if cover is Cover.NEVER]

    @cached_property
    def _light(self) -> list[FRect]:
        return [box for _, box, cover in self.boxes if cover is Cover.LIGHTLY]

    @cached_property
    def inside(self) -> FRect:
        """Where a bubble may stand that is where it was wished to be."""
        wide, tall = self.window
        return FRect(MARGIN - 10, MARGIN - 24, wide - 2 * MARGIN + 20, tall - MARGIN)

    @cached_property
    def _table(self) -> FRect:
        """Where a place is looked for."""
        wide, tall = self.window
        return FRect(MARGIN - 8, MARGIN - 16, wide - 2 * MARGIN + 16, tall - 2 * MARGIN + 36)

    # --- asking

    def free(self, rect: FRect, air: float = 0.0) -> bool:
        """Whether a rectangle, with some `air` round it, covers no obstacle."""
        return covers_none(rect.inflate(2 * air, 2 * air), self.solid)

    def lightly(self, rect: FRect) -> int:
        """How much of what is covered only lightly a rectangle lies on: so many pieces."""
        return len(rect.collidelistall(self._light))

    def clear_line(self, start: tuple[float, float], end: tuple[float, float]) -> bool:
        """Whether a straight line crosses no obstacle."""
        return not any(box.clipline(start, end) for box in self.solid)

    def wide_between(self, rect: FRect, about: FRect, least: float) -> bool:
        """Whether something as wide as `least` lies between a rectangle and what it is about."""
        near = about.inflate(16, 16)
        return any(
            box.w > least and not box.colliderect(near) and box.clipline(rect.center, about.center)
            for box in self.solid
        )

    # --- finding

    def first(
        self, spots: Iterable[Spot], air: float = NEAR_AIR, inside: FRect | None = None
    ) -> Spot | None:
        """The first of some spots that is free and lies on the table; None if none does."""
        inside = inside or self.inside
        found = (each for each in spots if inside.contains(each.rect) and self.free(each.rect, air))
        return next(found, None)

    def nearest(
        self,
        about: FRect,
        size: tuple[float, float],
        cost: Callable[[FRect], float] | None = None,
    ) -> Spot | None:
        """The free place nearest to something, and not on it; None only if the table has none.

        `cost` is what else speaks against a place, in design pixels of distance.
        """
        found = self._nearest(about, size, [*self.solid, about], cost)
        return None if found is None else Spot(found, tip_towards(found, about, self.solid))

    def least(self, about: FRect, size: tuple[float, float]) -> Spot:
        """Where no place is free: the one that covers the least, and is not too far.

        It covers what must never be covered only if every place in the window does.
        """

        def covered(rect: FRect) -> float:
            found = 0.0
            for _, box, cover in self.boxes:
                if cover.solid and box.colliderect(rect):
                    clip = rect.clip(box)
                    found += clip.w * clip.h * cover.value
            return found

        for off in ([*self._never, about], self._never, []):
            rect = self._nearest(about, size, off, covered)
            if rect is not None:
                return Spot(rect, tip_towards(rect, about, self._never))
        whole = FRect(0, 0, *self.window)
        rect = FRect(0, 0, min(size[0], whole.w), min(size[1], whole.h))
        rect.center = about.center
        return Spot(rect.clamp(whole), about.center)

    def _nearest(
        self,
        about: FRect,
        size: tuple[float, float],
        off: Sequence[FRect],
        cost: Callable[[FRect], float] | None,
    ) -> FRect | None:
        for places in (self._grid(size), self._corners(size, off)):
            best: tuple[float, FRect] | None = None
            for rect in places:
                if rect.inflate(2 * AIR, 2 * AIR).collidelist(off) < 0:
                    worth = away(rect, about)
                    if cost is not None and (best is None or worth < best[0]):
                        worth += cost(rect)
                    if best is None or worth < best[0]:
                        best = (worth, rect)
            if best is not None:
                return best[1]
        return None

    def _grid(self, size: tuple[float, float]) -> Iterator[FRect]:
        table = self._table
        y = table.top
        while y <= table.bottom - size[1]:
            x = table.left
            while x <= table.right - size[0]:
                yield FRect(x, y, *size)
                x += STEP
            y += STEP

    def _corners(self, size: tuple[float, float], off: Sequence[FRect]) -> Iterator[FRect]:
        """The places between the steps: a free one can be pushed to the left and up until it touches
        something, so that one of these is free if any at all is."""
        table, air = self._table, AIR + 0.01
        lefts = [table.left, *(box.right + air for box in off)]
        tops = [table.top, *(box.bottom + air for box in off)]
        for y in tops:
            for x in lefts:
                rect = FRect(x, y, *size)
                if table.contains(rect):
                    yield rect


def covers_none(rect: FRect, boxes: Sequence[FRect]) -> bool:
    """Whether a rectangle overlaps none of some others."""
    return rect.collidelist(list(boxes)) < 0


def away(rect: FRect, about: FRect) -> float:
    """How far something lies from what it is about; a little also counts that it lies askew."""
    dx = max(about.left - rect.right, rect.left - about.right, 0.0)
    dy = max(about.top - rect.bottom, rect.top - about.bottom, 0.0)
    askew = hypot(rect.centerx - about.centerx, rect.centery - about.centery)
    return hypot(dx, dy) + ASKEW * askew + max(0.0, TIGHT - max(dx, dy)) * TIGHTER


def tip_towards(rect: FRect, about: FRect, solid: Sequence[FRect] = ()) -> tuple[float, float]:
    """What the tail of a bubble points at: the edge of what it is about, or from far away in its direction.

    It ends before anything `solid` on its way: a tail lies on nobody, nor on what is written there.
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


def beside(about: FRect, size: tuple[float, float], gap: float = 30.0) -> list[Spot]:
    """Places for a bubble round something: at its sides first, then below and above."""
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
