"""Arranging boxes: `Boxes(fonts).arrange(box, area)` tells where everything is, in real pixels."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import ceil, floor
from types import MappingProxyType
from typing import TypeAlias

from pygame import Rect

from game.view.base.boxes import ALMOST, Box, FirstBox, Sizes
from game.view.base.fonts import Fonts
from game.view.base.text_settings import Texts

Placed: TypeAlias = Mapping[Hashable, Rect]
"""The rectangles of the boxes that have a key, in real pixels and in reading order."""

KEPT = 64
"""How many arrangements are kept."""


class Boxes:
    """The engine: measures boxes with the fonts of a window, and keeps what it has arranged by box and size."""

    def __init__(self, fonts: Fonts) -> None:
        self.texts = Texts(fonts)
        self._kept: dict[tuple[Hashable, ...], Placed] = {}

    def arrange(self, box: Box, area: Rect, *, mirrored: bool = False) -> Placed:
        """Return where everything with a key is, in an area of real pixels; the same for the same is kept.

        Raises ValueError if two have one key.
        """
        if self.texts.renew():
            self._kept.clear()
        key = (box, *area, mirrored)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[key] = self._arranged(box, area, mirrored)
        return found

    def _arranged(self, box: Box, area: Rect, mirrored: bool) -> Placed:
        scale, sizes = self.texts.scale, Sizes(self.texts)
        wide = area.w / scale
        sizes.put(box, 0, 0, wide, area.h / scale)
        placed: dict[Hashable, Rect] = {}
        for each in sizes.found:
            if each.key in placed:
                raise ValueError(f"two boxes have the key {each.key!r}")
            at = each.mirrored(wide) if mirrored else each
            left, right = (self._pixel(edge) for edge in (at.x, at.x + at.width))
            top, bottom = (self._pixel(edge) for edge in (at.y, at.y + at.height))
            placed[at.key] = Rect(area.x + left, area.y + top, right - left, bottom - top)
        return MappingProxyType(placed)

    def _pixel(self, edge: float) -> int:
        """Return an edge in whole real pixels; edges that are one but for the arithmetic stay one."""
        return floor(edge * self.texts.scale + 0.5 - ALMOST)

    def width(self, box: Box) -> int:
        """Return the width, in real pixels, at which a box needs no more."""
        self.texts.renew()
        return ceil(Sizes(self.texts).wide(box).wish * self.texts.scale - ALMOST)

    def height(self, box: Box, width: int) -> int:
        """Return the height that a box needs at a width, both in real pixels."""
        self.texts.renew()
        tall = Sizes(self.texts).tall(box, width / self.texts.scale)
        return ceil(tall.wish * self.texts.scale - ALMOST)

    def size(self, box: Box, room: Rect, *, fill: bool = False) -> tuple[int, int]:
        """Return the size that a box has in a room, in real pixels: what it wishes, or what there is of it.

        It is as wide as the room if it is to `fill` it. It never gets less than it needs, so that it may be
        larger than the room.
        """
        self.texts.renew()
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
        self.texts.renew()
        sizes, scale = Sizes(self.texts), self.texts.scale
        wide, high = area.w / scale + ALMOST, area.h / scale + ALMOST
        return sizes.wide(box).least <= wide and sizes.tall(box, area.w / scale).least <= high
