"""Finding room: a `Ground` holds the obstacles for a bubble, and finds a `Spot` among them.

A `Clearing` finds room for a card which is so large that it is best tried on whole pixels of the window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot, inf

from pygame import FRect, Rect

from game.view.speech.spots import Covering, Spot, away, covers_none, tip_towards

MARGIN = 84.0
"""Nothing but the rim of the table, the viewer's cards and bubbles lies closer to the window's edge."""
STEP = 22.0
"""The step of the grid on which free places are searched."""
AIR, NEAR_AIR = 8.0, 4.0
"""The margin kept free round a bubble: anywhere on the table, and at one of its preferred spots."""
STEPS = 44
"""Places that are tried for a card along each side of a window."""
COVERED = 0.9
"""How many pixels further away a card rather lies for each pixel of the side of a square that it covers."""
ACROSS = 0.3
"""The share of a room by which it rather lies further away than have something else before its target."""


@dataclass(frozen=True)
class Ground:
    """The areas that one asker avoids, as (name, box, cover), in a window of this size; in design pixels."""

    window: tuple[float, float]
    boxes: tuple[tuple[str, FRect, Covering], ...] = ()
    bubbles: frozenset[str] = frozenset()
    """The names of those that are other bubbles."""

    def over(self, *names: str) -> Ground:
        """Return the ground without the pieces of these names."""
        kept = tuple(each for each in self.boxes if each[0] not in names)
        return Ground(self.window, kept, self.bubbles)

    def yields(self, name: str) -> bool:
        """Return whether a piece gives way to bubbles: it is covered SOONER than others."""
        return any(each == name and cover is Covering.SOONER for each, _, cover in self.boxes)

    def also(self, *boxes: FRect) -> Ground:
        """Return the ground with further boxes that must never be covered."""
        more = tuple(("", box, Covering.NEVER) for box in boxes)
        return Ground(self.window, (*self.boxes, *more), self.bubbles)

    @cached_property
    def solid(self) -> list[FRect]:
        """The boxes of all obstacles."""
        return [box for _, box, cover in self.boxes if cover.solid]

    @cached_property
    def _never(self) -> list[FRect]:
        return [box for _, box, cover in self.boxes if cover is Covering.NEVER]

    @cached_property
    def _texts(self) -> list[FRect]:
        return [box for _, box, cover in self.boxes if cover is Covering.AT_LAST]

    @cached_property
    def _light(self) -> list[FRect]:
        return [box for _, box, cover in self.boxes if cover is Covering.LIGHTLY]

    @cached_property
    def inside(self) -> FRect:
        """The area in which preferred spots must lie."""
        wide, tall = self.window
        return FRect(MARGIN - 10, MARGIN - 24, wide - 2 * MARGIN + 20, tall - MARGIN)

    @cached_property
    def _table(self) -> FRect:
        """The area in which places are searched."""
        wide, tall = self.window
        return FRect(MARGIN - 8, MARGIN - 16, wide - 2 * MARGIN + 16, tall - 2 * MARGIN + 36)

    def free(self, rect: FRect, air: float = 0.0) -> bool:
        """Return whether a rectangle, with a margin of `air`, overlaps no obstacle."""
        return covers_none(rect.inflate(2 * air, 2 * air), self.solid)

    def spares(self, rect: FRect) -> bool:
        """Return whether a rectangle overlaps no other bubble."""
        return covers_none(rect, [box for name, box, _ in self.boxes if name in self.bubbles])

    def unread(self, rect: FRect) -> bool:
        """Return whether a rectangle covers what has to be read."""
        return not covers_none(rect, [*self._never, *self._texts])

    def clear_tail(self, spot: Spot) -> bool:
        """Return whether the tail of a bubble at a spot neither lies over another bubble nor ends in one."""
        others = [box for name, box, _ in self.boxes if name in self.bubbles]
        has_none = spot.rect.collidepoint(spot.tip)
        return has_none or not spot.meets(others)

    def covered(self, rect: FRect) -> float:
        """Return the cost of what a rectangle covers of the obstacles, in design pixels of distance."""
        found = 0.0
        for _, box, cover in self.boxes:
            if cover.solid and box.colliderect(rect):
                clip = rect.clip(box)
                found += clip.w * clip.h * cover.value
        return found

    def lightly(self, rect: FRect) -> int:
        """Return how many of the LIGHTLY covered boxes a rectangle overlaps."""
        return len(rect.collidelistall(self._light))

    def clear_line(self, start: tuple[float, float], end: tuple[float, float]) -> bool:
        """Return whether a straight line crosses no obstacle."""
        return not any(box.clipline(start, end) for box in self.solid)

    def wide_between(self, rect: FRect, about: FRect, least: float) -> bool:
        """Return whether an obstacle wider than `least` lies between a rectangle and its subject."""
        near = about.inflate(16, 16)
        return any(
            box.w > least and not box.colliderect(near) and box.clipline(rect.center, about.center)
            for box in self.solid
        )

    def first(
        self, spots: Iterable[Spot], air: float = NEAR_AIR, inside: FRect | None = None
    ) -> Spot | None:
        """Return the first of some spots that is free and inside the table, or None."""
        inside = inside or self.inside
        found = (each for each in spots if inside.contains(each.rect) and self.free(each.rect, air))
        return next(found, None)

    def nearest(
        self,
        about: FRect,
        size: tuple[float, float],
        cost: Callable[[FRect], float] | None = None,
    ) -> Spot | None:
        """Return the free place nearest to a subject, beside it; None only if the table has no free place.

        `cost` returns a further cost of a place, in design pixels of distance.
        """
        found = self._nearest(about, size, [*self.solid, about], cost)
        return None if found is None else Spot(found, tip_towards(found, about, self.solid))

    def least(self, about: FRect, size: tuple[float, float]) -> Spot:
        """Return the place with the lowest cost of covered area and distance.

        It covers NEVER boxes only if no place avoids them all, and AT_LAST boxes only if none avoids both.
        """
        for off in ([*self._never, *self._texts, about], [*self._never, about], self._never, []):
            rect = self._nearest(about, size, off, self.covered)
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
            free = [rect for rect in places if rect.inflate(2 * AIR, 2 * AIR).collidelist(off) < 0]
            if free:
                return _cheapest(free, about, cost)
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
        """Yield the places that touch obstacles or the edge with their left and upper sides.

        A free place can be moved left and up until it touches something, so one of these is free if any is.
        """
        table, air = self._table, AIR + 0.01
        lefts = [table.left, *(box.right + air for box in off)]
        tops = [table.top, *(box.bottom + air for box in off)]
        for y in tops:
            for x in lefts:
                rect = FRect(x, y, *size)
                if table.contains(rect):
                    yield rect


@dataclass(frozen=True)
class Clearing:
    """The areas that matter to a card about a target, in real pixels.

    It covers nothing that stays `clear`, and as little as it can of what may be covered `lightly`; what is seen
    besides the target is not to lie `between` them.
    """

    target: Rect
    clear: tuple[Rect, ...] = ()
    lightly: tuple[Rect, ...] = ()
    between: tuple[Rect, ...] = ()

    def find(self, size: tuple[int, int], room: Rect) -> tuple[float, Rect] | None:
        """Return a place of this size in a room, near the target, and what it costs; None if there is none."""
        wide, high = room.w - size[0], room.h - size[1]
        if wide < 0 or high < 0:
            return None
        target, clear = self.target, list(self.clear)
        best: tuple[float, Rect] | None = None
        for row in range(STEPS + 1):
            for column in range(STEPS + 1):
                left, top = room.left + wide * column // STEPS, room.top + high * row // STEPS
                rect = Rect(left, top, *size)
                if rect.collidelist(clear) >= 0:
                    continue
                cost = self._away(rect)
                # Beside the target, rather than askew from it.
                cost += 0.15 * hypot(rect.centerx - target.centerx, rect.centery - target.centery)
                if best is not None and cost >= best[0]:
                    continue
                if self._crossed(rect):
                    cost += ACROSS * room.w
                for each in self.lightly:
                    common = rect.clip(each)
                    cost += COVERED * (common.w * common.h) ** 0.5
                if best is None or cost < best[0]:
                    best = cost, rect
        return best

    def tip(self, rect: Rect, longest: int) -> tuple[int, int] | None:
        """Return the end of a card's tail, at the edge of the target, or None.

        There is none if the tail would be longer than this, or would lie over what is to be seen.
        """
        hidden = rect.colliderect(self.target)
        if hidden or self._away(rect) > longest or self._crossed(rect):
            return None
        return self._nearest(rect)

    def _away(self, rect: Rect) -> float:
        """Return how far a rectangle is from the target, in pixels; 0 if they touch."""
        across = max(self.target.left - rect.right, rect.left - self.target.right, 0)
        down = max(self.target.top - rect.bottom, rect.top - self.target.bottom, 0)
        return hypot(across, down)

    def _nearest(self, rect: Rect) -> tuple[int, int]:
        """Return the point of the target, away from its corners, that is nearest to a rectangle."""
        target = self.target
        x = min(max(target.centerx, rect.left), rect.right)
        y = min(max(target.centery, rect.top), rect.bottom)
        x = min(max(x, target.left + target.w // 4), target.right - target.w // 4)
        return x, min(max(y, target.top), target.bottom)

    def _crossed(self, rect: Rect) -> bool:
        """Return whether something else lies on the straight way from a rectangle to the target."""
        tip = self._nearest(rect)
        start = min(max(tip[0], rect.left), rect.right), min(max(tip[1], rect.top), rect.bottom)
        return any(each.clipline(start, tip) for each in self.between)


def _cheapest(
    places: Sequence[FRect], about: FRect, cost: Callable[[FRect], float] | None
) -> FRect:
    """Return the place with the least distance and further cost, the first of several.

    The further cost takes long to find: it is asked of the nearest first, and of none that is too far anyway.
    """
    far = [away(each, about) for each in places]
    if cost is None:
        return places[min(range(len(places)), key=far.__getitem__)]
    best, least = 0, inf
    for number in sorted(range(len(places)), key=far.__getitem__):
        if far[number] > least:
            break
        worth = far[number] + cost(places[number])
        if (worth, number) < (least, best):
            best, least = number, worth
    return places[best]
