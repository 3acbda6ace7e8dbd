"""Arranging boxes: `Boxes(fonts).arrange(box, area)` tells where everything is, in real pixels.

`in_design(box, area)` does so for what lies on a table and has no text, in design pixels.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import lru_cache
from math import ceil, floor
from types import MappingProxyType
from typing import TypeAlias

from pygame import FRect, Rect

from game.view.base.box_sizes import ALMOST, PlacedBox, Sizes
from game.view.base.boxes import Box, FirstBox
from game.view.base.fonts import Fonts
from game.view.base.text_settings import Texts

Placed: TypeAlias = Mapping[Hashable, Rect]
"""The rectangles of the boxes that have a key, in real pixels and in reading order."""

KEPT = 64
"""How many arrangements are kept, and how many sizes."""


class Boxes:
    """The engine: measures boxes with the fonts of a window, and keeps what it has arranged by box and size."""

    def __init__(self, fonts: Fonts) -> None:
        self.texts = Texts(fonts)
        self._kept: dict[tuple[Hashable, ...], Placed] = {}
        self._sizes: dict[tuple[Hashable, ...], tuple[int, int]] = {}

    def arrange(self, box: Box, area: Rect, *, mirrored: bool = False) -> Placed:
        """Return where everything with a key is, in an area of real pixels; the same for the same is kept.

        Raises ValueError if two have one key.
        """
        self._renew()
        key = (box, *area, mirrored)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[key] = self._arranged(box, area, mirrored)
        return found

    def _renew(self) -> None:
        """Forget what was found for another window; whoever measures first notices that it is another."""
        if self.texts.renew():
            self._kept.clear()
            self._sizes.clear()

    def _arranged(self, box: Box, area: Rect, mirrored: bool) -> Placed:
        scale, sizes = self.texts.scale, Sizes(self.texts)
        wide = area.w / scale
        sizes.put(box, 0, 0, wide, area.h / scale)
        placed: dict[Hashable, Rect] = {}
        for at in _found(sizes, wide, mirrored):
            left, right = (self._pixel(edge) for edge in (at.x, at.x + at.width))
            top, bottom = (self._pixel(edge) for edge in (at.y, at.y + at.height))
            placed[at.key] = Rect(area.x + left, area.y + top, right - left, bottom - top)
        return MappingProxyType(placed)

    def _pixel(self, edge: float) -> int:
        """Return an edge in whole real pixels; edges that are one but for the arithmetic stay one."""
        return floor(edge * self.texts.scale + 0.5 - ALMOST)

    def width(self, box: Box) -> int:
        """Return the width, in real pixels, at which a box needs no more."""
        self._renew()
        return ceil(Sizes(self.texts).wide(box).wish * self.texts.scale - ALMOST)

    def height(self, box: Box, width: int) -> int:
        """Return the height that a box needs at a width, both in real pixels."""
        self._renew()
        tall = Sizes(self.texts).tall(box, width / self.texts.scale)
        return ceil(tall.wish * self.texts.scale - ALMOST)

    def size(self, box: Box, room: Rect, *, fill: bool = False) -> tuple[int, int]:
        """Return the size that a box has in a room, in real pixels: what it wishes, or what there is of it.

        It is as wide as the room if it is to `fill` it. It never gets less than it needs, so that it may be
        larger than the room. The same for the same is kept.
        """
        self._renew()
        key = (box, *room.size, fill)
        found = self._sizes.get(key)
        if found is None:
            if len(self._sizes) >= KEPT:
                self._sizes.clear()
            found = self._sizes[key] = self._sized(box, room, fill)
        return found

    def _sized(self, box: Box, room: Rect, fill: bool) -> tuple[int, int]:
        sizes, scale = Sizes(self.texts), self.texts.scale
        wide, high = room.w / scale, room.h / scale
        if isinstance(box, FirstBox):
            box = box.chosen(sizes, wide, high)
        need = sizes.wide(box)
        wide = max(need.least, wide if fill else min(need.wish, wide))
        tall = sizes.tall(box, wide)
        high = max(tall.least, min(tall.wish, high))
        return ceil(wide * scale - ALMOST), ceil(high * scale - ALMOST)

    def fits(self, box: Box, area: Rect) -> bool:
        """Return whether a box has what it needs at least in an area of real pixels."""
        self._renew()
        sizes, scale = Sizes(self.texts), self.texts.scale
        wide, high = area.w / scale + ALMOST, area.h / scale + ALMOST
        return sizes.wide(box).least <= wide and sizes.tall(box, area.w / scale).least <= high


def in_design(box: Box, area: FRect, *, mirrored: bool = False) -> dict[Hashable, FRect]:
    """Return where everything with a key is in an area, both in design pixels; there may be no text.

    Raises ValueError if two have one key. The same for the same is kept.
    """
    found = _in_design(box, (area.x, area.y, area.w, area.h), mirrored)
    return {key: rect.copy() for key, rect in found.items()}


@lru_cache(KEPT)
def _in_design(
    box: Box, area: tuple[float, float, float, float], mirrored: bool
) -> dict[Hashable, FRect]:
    (x, y, wide, high), sizes = area, Sizes()
    sizes.put(box, 0, 0, wide, high)
    return {
        at.key: FRect(x + at.x, y + at.y, at.width, at.height)
        for at in _found(sizes, wide, mirrored)
    }


def _found(sizes: Sizes, width: float, mirrored: bool) -> Iterator[PlacedBox]:
    """Yield where everything with a key is in this width. Raises ValueError if two have one key."""
    keys = set[Hashable]()
    for each in sizes.found:
        if each.key in keys:
            raise ValueError(f"two boxes have the key {each.key!r}")
        keys.add(each.key)
        yield each.mirrored(width) if mirrored else each
