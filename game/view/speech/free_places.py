"""Finding room: a `Ground` holds the obstacles for a bubble, a card or a panel, and finds a place among them.

All of them are tried on one grid, in design pixels; they differ in what a place costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf, sqrt

from pygame import FRect

from game.view.speech.spots import Covering, Spot, away, covers_none, tip_towards

MARGIN = 84.0
"""Nothing but the rim of the table, the viewer's cards and bubbles lies closer to the window's edge."""
STEP = 22.0
"""The step of the grid on which free places are searched."""
AIR, NEAR_AIR = 8.0, 4.0
"""The margin kept free round a bubble: anywhere on the table, and at one of its preferred spots."""
PANEL_AIR = 2.0
"""The margin kept free round a panel, which is large."""


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

    def top(self, name: str) -> float:
        """Return where the highest piece of a name begins; where there is none, the window's lower edge."""
        tops = (box.top for each, box, _ in self.boxes if each == name)
        return min(tops, default=self.window[1])

    def yields(self, name: str) -> bool:
        """Return whether a piece gives way to bubbles: it is covered SOONER than others."""
        return any(each == name and cover is Covering.SOONER for each, _, cover in self.boxes)

    def also(self, *boxes: FRect, cover: Covering = Covering.NEVER) -> Ground:
        """Return the ground with further boxes, which must never be covered unless another `cover` is given."""
        more = tuple(("", box, cover) for box in boxes)
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

    @property
    def shared(self) -> bool:
        """Whether another bubble is there."""
        return any(name in self.bubbles for name, *_ in self.boxes)

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

    def sides(self, rect: FRect) -> float:
        """Return the sides of squares as large as what a rectangle covers of the LIGHTLY covered boxes."""
        clips = (rect.clip(box) for box in self._light)
        return sum(sqrt(clip.w * clip.h) for clip in clips)

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
        *,
        air: float = AIR,
    ) -> Spot | None:
        """Return the free place nearest to a subject, beside it; None only if the table has no free place.

        So much `air` is free round it. `cost` returns a further cost of a place, in design pixels of distance.
        """
        found = self._nearest(about, size, [*self.solid, about], cost, air)
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
        air: float = AIR,
    ) -> FRect | None:
        for places in (_grid(size, self._table), self._corners(size, off, air)):
            free = [rect for rect in places if rect.inflate(2 * air, 2 * air).collidelist(off) < 0]
            if free:
                return _cheapest(free, about, cost)[1]
        return None

    def within(
        self, room: FRect, about: FRect, size: tuple[float, float], cost: Callable[[FRect], float]
    ) -> tuple[float, FRect] | None:
        """Return what the cheapest place in a room costs, and the place; None if each covers a NEVER box.

        It costs its distance from a subject, and what `cost` returns.
        """
        free = [rect for rect in _grid(size, room, edges=True) if covers_none(rect, self._never)]
        return _cheapest(free, about, cost) if free else None

    def readable(self, wished: FRect) -> FRect | None:
        """Return the place nearest to the wished one that covers nothing that has to be read, or None."""
        if not self.unread(wished):
            return wished
        off = [*self._never, *self._texts]
        return self._nearest(wished, wished.size, off, self.covered, PANEL_AIR)

    def _corners(
        self, size: tuple[float, float], off: Sequence[FRect], air: float
    ) -> Iterator[FRect]:
        """Yield the places that touch obstacles or the edge with their left and upper sides.

        A free place can be moved left and up until it touches something, so one of these is free if any is.
        """
        table, air = self._table, air + 0.01
        lefts = [table.left, *(box.right + air for box in off)]
        tops = [table.top, *(box.bottom + air for box in off)]
        for y in tops:
            for x in lefts:
                rect = FRect(x, y, *size)
                if table.contains(rect):
                    yield rect


def _grid(size: tuple[float, float], room: FRect, *, edges: bool = False) -> Iterator[FRect]:
    """Yield the places of a room, STEP apart, and with `edges` those at its far ones."""
    for y in _steps(room.top, room.bottom - size[1], edges):
        for x in _steps(room.left, room.right - size[0], edges):
            yield FRect(x, y, *size)


def _steps(first: float, last: float, to_last: bool) -> list[float]:
    """Return numbers from the first on in steps of STEP, none beyond the last, which may be one of them."""
    if last < first:
        return []
    found = [first + number * STEP for number in range(int((last - first) // STEP) + 1)]
    return [*found, last] if to_last and found[-1] < last else found


def _cheapest(
    places: Sequence[FRect], about: FRect, cost: Callable[[FRect], float] | None
) -> tuple[float, FRect]:
    """Return the least distance and further cost of a place, and the place, the first of several.

    The further cost takes long to find: it is asked of the nearest first, and of none that is too far anyway.
    """
    far = [away(each, about) for each in places]
    if cost is None:
        nearest = min(range(len(places)), key=far.__getitem__)
        return far[nearest], places[nearest]
    best, least = 0, inf
    for number in sorted(range(len(places)), key=far.__getitem__):
        if far[number] > least:
            break
        worth = far[number] + cost(places[number])
        if (worth, number) < (least, best):
            best, least = number, worth
    return least, places[best]
