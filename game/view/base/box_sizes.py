"""The sizes of a tree of boxes, each found once, and where its boxes are put: `Sizes`, in design pixels."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from game.view.base.dividing import Tall, Wide
from game.view.base.text_settings import Texts

Align: TypeAlias = Literal["start", "middle", "end", "fill", "baseline"]
"""Where a part is across its line; one that is to `fill` it, but is bounded by its `most`, is in the middle."""
Kept = TypeVar("Kept")

ALMOST = 1e-6
PLACES = {"start": 0.0, "middle": 0.5, "fill": 0.5, "end": 1.0}
"""What share of the room that is left lies before a part."""


def once(make: Callable[[Any, Sizes, float], Kept]) -> Callable[[Any, Sizes, float], Kept]:
    """Keep what a method of a box returns at a width as long as the sizes of its tree."""

    @wraps(make)
    def kept(box: SizedBox, sizes: Sizes, width: float) -> Kept:
        key = (id(box), make, width)
        if key not in sizes.kept:
            sizes.kept[key] = make(box, sizes, width)
        found: Kept = sizes.kept[key]
        return found

    return kept


class SizedBox(Protocol):
    """What all boxes say of themselves (see `Box`)."""

    @property
    def key(self) -> Hashable: ...
    @property
    def least(self) -> float: ...
    @property
    def most(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def pad(self) -> tuple[float, float, float, float]: ...
    @property
    def turns(self) -> bool: ...

    def wide(self, sizes: Sizes) -> Wide: ...
    def tall(self, sizes: Sizes, width: float) -> Tall: ...
    def put(self, sizes: Sizes, x: float, y: float, width: float, height: float) -> None: ...


class PlacedBox(NamedTuple):
    """Where a box is, in design pixels, and the left and the width of what around it is not mirrored inside."""

    key: Hashable
    x: float
    y: float
    width: float
    height: float
    fixed: tuple[float, float] | None

    def mirrored(self, width: float) -> PlacedBox:
        """Return where it is if what is at the left goes to the right."""
        left, wide = self.fixed or (self.x, self.width)
        return self._replace(x=width - left - wide + self.x - left)


class Sizes:
    """The sizes of the boxes of one tree, each found once for a width, and what has been placed."""

    def __init__(self, texts: Texts | None = None) -> None:
        self._texts = texts
        self.found: list[PlacedBox] = []
        self._wides: dict[int, Wide] = {}
        self._talls: dict[tuple[int, float], Tall] = {}
        self.kept: dict[tuple[int, object, float], Any] = {}
        self._fixed: tuple[float, float] | None = None

    @property
    def texts(self) -> Texts:
        """What texts need; ValueError if no fonts were given, as for what has no texts."""
        if self._texts is None:
            raise ValueError("a text can only be measured with fonts")
        return self._texts

    def wide(self, box: SizedBox) -> Wide:
        """Return the widths that a box needs."""
        found = self._wides.get(id(box))
        if found is None:
            need, more = box.wide(self), box.pad[0] + box.pad[2]
            least = max(need.least + more, box.least)
            wish = max(least, min(need.wish + more, box.most))
            found = self._wides[id(box)] = Wide(least, wish)
        return found

    def tall(self, box: SizedBox, width: float) -> Tall:
        """Return the heights that a box needs at a width."""
        found = self._talls.get((id(box), width))
        if found is None:
            start, top, end, bottom = box.pad
            need = box.tall(self, max(0.0, width - start - end))
            least, wish = (max(each + top + bottom, box.low) for each in need[:2])
            found = self._talls[id(box), width] = Tall(least, wish, need.base + top)
        return found

    def across(self, box: SizedBox, width: float, align: Align) -> float:
        """Return the width that a box has where there is this much for it."""
        if align == "fill" and box.most >= width:
            return width
        need = self.wide(box)
        return min(width, max(need.least, box.most if align == "fill" else need.wish))

    def put(
        self,
        box: SizedBox,
        x: float,
        y: float,
        width: float,
        height: float,
        across: Align = "fill",
        along: Align = "fill",
    ) -> None:
        """Place a box in a rectangle: all of it, or as much as it needs at one of its sides."""
        wide = self.across(box, width, across)
        high = height if along == "fill" else min(height, self.tall(box, wide).wish)
        x += (width - wide) * PLACES.get(across, 0)
        y += (height - high) * PLACES.get(along, 0)
        before = self._fixed
        if box.key is not None:
            self.found.append(PlacedBox(box.key, x, y, wide, high, before))
        if not box.turns and before is None:
            self._fixed = x, wide
        start, top, end, bottom = box.pad
        room = max(0.0, wide - start - end), max(0.0, high - top - bottom)
        box.put(self, x + min(start, wide), y + min(top, high), *room)
        self._fixed = before
