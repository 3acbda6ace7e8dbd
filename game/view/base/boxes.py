"""Boxes: what stands beside what on a screen, as frozen data, and where that puts it.

    head = TextBox("Settings", 64, TITLE, key="head")
    foot = RowBox((back, reset), gap=18, spread="between")
    placed = Boxes(fonts).arrange(ColumnBox((head, sheet, foot), gap=24), area)
    placed["head"]  # its rectangle, in real pixels

Lengths of boxes are design pixels. Only `arrange` makes real ones of them, by rounding edges, so that
neighbours neither gap nor overlap. There are two passes: `wide` and `tall` say what a box needs (heights follow
widths, never the reverse), then `put` places it from the top down. docs/layout.md shows each kind.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import accumulate
from math import inf
from typing import Literal, TypeAlias

from msgspec import Struct

from game.view.base.box_sizes import ALMOST, PLACES, Align, Sizes, once
from game.view.base.dividing import Tall, Wide, divided, tallest, widest
from game.view.base.fonts import SEMIBOLD

Spread: TypeAlias = Literal["start", "middle", "end", "between"]
"""Where the parts of a line are along it, if none has a share in what is left of it."""


class Box(Struct, frozen=True, kw_only=True):
    """An empty space, and what all boxes have. One without a `key` is in no result.

    `least` and `most` bound its width, and `low` its height from below. `pad` is free at its start, top, end
    and bottom. Those with a `share` divide what the others of their line leave, by weight, none less than it
    needs. One that does not turn is not mirrored inside, as a row of cards.
    """

    key: Hashable = None
    share: float = 0
    least: float = 0
    most: float = inf
    low: float = 0
    pad: tuple[float, float, float, float] = (0, 0, 0, 0)
    turns: bool = True

    def wide(self, sizes: Sizes) -> Wide:
        """Return the widths that its content needs."""
        return Wide()

    def tall(self, sizes: Sizes, width: float) -> Tall:
        """Return the heights that its content needs at a width."""
        return Tall()

    def put(self, sizes: Sizes, x: float, y: float, width: float, height: float) -> None:
        """Place its content."""


class LeafBox(Box, frozen=True):
    """Something of a known size, such as a button. It can be as narrow as `narrow`, if that is given."""

    width: float
    height: float
    narrow: float | None = None
    base: float | None = None

    def wide(self, sizes: Sizes) -> Wide:
        return Wide(self.width if self.narrow is None else self.narrow, self.width)

    def tall(self, sizes: Sizes, width: float) -> Tall:
        return Tall(self.height, self.height, self.height if self.base is None else self.base)


class FlowBox(Box, frozen=True):
    """Something that tells its height at a width, both in design pixels, as a row of a sheet.

    Two of them are alike if their `content` is. One that scrolls may be as low as `view`.
    """

    content: Hashable
    height_at: Callable[[float], float]
    width: float = 0
    view: float = inf

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FlowBox) and self._said == other._said

    def __hash__(self) -> int:
        return hash(self._said)

    @property
    def _said(self) -> tuple[Hashable, ...]:
        bounds = self.share, self.least, self.most, self.low, self.pad, self.turns
        return self.content, self.width, self.view, self.key, *bounds

    def wide(self, sizes: Sizes) -> Wide:
        return Wide(0, self.width)

    def tall(self, sizes: Sizes, width: float) -> Tall:
        high = self.height_at(width)
        return Tall(min(high, self.view), high, high)


class TextBox(Box, frozen=True):
    """A text, which wraps, and may become smaller or be cut if it says so (see `SetText`)."""

    text: str
    size: float
    face: str = SEMIBOLD
    lines: int = 0
    smallest: float = 0
    cut: bool = False

    def wide(self, sizes: Sizes) -> Wide:
        texts = sizes.texts
        least, wish = texts.narrowest(self), texts.widest(self)
        return Wide(0 if self.cut else (least + 1) / texts.scale, (wish + 1) / texts.scale)

    def tall(self, sizes: Sizes, width: float) -> Tall:
        # Edges are rounded: it may get a pixel less than it has asked for.
        texts = sizes.texts
        real = int(width * texts.scale + ALMOST) - 1
        size, lines, _ = texts.setting(self, real)
        wish = (len(lines) * texts.fonts.height(size, self.face) + 1) / texts.scale
        small, lines, _ = texts.smallest(self, real)
        count = 1 if self.cut else len(lines)
        least = (count * texts.fonts.height(small, self.face) + 1) / texts.scale
        return Tall(min(least, wish), wish, texts.fonts.feet(size, self.face) / texts.scale)


class LineBox(Box, frozen=True):
    """Base of rows and columns: parts in a line, a `gap` between them."""

    parts: tuple[Box, ...]
    gap: float = 0
    align: Align = "fill"
    spread: Spread = "start"

    def gaps(self, room: float = inf) -> float:
        """Return how much of a room is between the parts."""
        return min(self.gap * max(0, len(self.parts) - 1), room)

    def starts(self, lengths: Sequence[float], room: float) -> list[float]:
        """Return where parts of these lengths begin in a room."""
        if not lengths:
            return []
        between = max(1, len(lengths) - 1)
        gap, first = self.gaps(room) / between, 0.0
        spare = max(0.0, room - sum(lengths) - self.gaps(room))
        if self.spread == "between":
            gap += spare / between
        else:
            first = spare * PLACES[self.spread]
        return list(accumulate((length + gap for length in lengths[:-1]), initial=first))


class RowBox(LineBox, frozen=True):
    """Parts beside each other."""

    def wide(self, sizes: Sizes) -> Wide:
        wides = [sizes.wide(part) for part in self.parts]
        shared = [(part.share, wide.wish) for part, wide in zip(self.parts, wides, strict=True)]
        level = max((wish / share for share, wish in shared if share), default=0)
        wish = sum(max(wish, share * level) for share, wish in shared)
        return Wide(sum(each.least for each in wides) + self.gaps(), wish + self.gaps())

    @once
    def widths(self, sizes: Sizes, width: float) -> list[float]:
        """Return the widths of the parts in this width."""
        needs = [(sizes.wide(part), part.share, part.most) for part in self.parts]
        return divided(width - self.gaps(width), needs)

    def tall(self, sizes: Sizes, width: float) -> Tall:
        talls = list(map(sizes.tall, self.parts, self.widths(sizes, width)))
        if self.align != "baseline" or not talls:
            return tallest(talls)
        base = max(each.base for each in talls)
        high = base + max(each.wish - each.base for each in talls)
        return Tall(high, high, base)

    def put(self, sizes: Sizes, x: float, y: float, width: float, height: float) -> None:
        widths = self.widths(sizes, width)
        talls = list(map(sizes.tall, self.parts, widths))
        base = max((each.base for each in talls), default=0)
        starts = self.starts(widths, width)
        for part, start, wide, tall in zip(self.parts, starts, widths, talls, strict=True):
            if self.align == "baseline":
                down = min(base - tall.base, max(0.0, height - tall.wish))
                sizes.put(part, x + start, y + down, wide, height - down, along="start")
            else:
                sizes.put(part, x + start, y, wide, height, along=self.align)


class ColumnBox(LineBox, frozen=True):
    """Parts below each other. One with a share gets what the others leave of the height."""

    def wide(self, sizes: Sizes) -> Wide:
        return widest(map(sizes.wide, self.parts))

    @once
    def talls(self, sizes: Sizes, width: float) -> list[Tall]:
        """Return what the parts need in a column of this width."""
        return [sizes.tall(each, sizes.across(each, width, self.align)) for each in self.parts]

    def tall(self, sizes: Sizes, width: float) -> Tall:
        talls = self.talls(sizes, width)
        least, wish = (sum(each[at] for each in talls) + self.gaps() for at in (0, 1))
        return Tall(least, wish, talls[0].base if talls else 0)

    def put(self, sizes: Sizes, x: float, y: float, width: float, height: float) -> None:
        talls = self.talls(sizes, width)
        needs = [(Wide(*t[:2]), part.share, inf) for part, t in zip(self.parts, talls, strict=True)]
        highs = divided(height - self.gaps(height), needs)
        for part, top, high in zip(self.parts, self.starts(highs, height), highs, strict=True):
            sizes.put(part, x, y + top, width, high, across=self.align)


class WrapBox(RowBox, frozen=True):
    """As a row, but in as many lines as it takes, `line_gap` apart."""

    line_gap: float = 0

    def wide(self, sizes: Sizes) -> Wide:
        return Wide(widest(map(sizes.wide, self.parts)).least, super().wide(sizes).wish)

    @once
    def rows(self, sizes: Sizes, width: float) -> ColumnBox:
        """Return its lines at a width."""
        lines: list[list[Box]] = []
        used = inf
        for part in self.parts:
            wish = min(sizes.wide(part).wish, width)
            if used + wish > width + ALMOST:
                lines.append([])
                used = 0
            lines[-1].append(part)
            used += wish + self.gap
        rows = (RowBox(tuple(line), self.gap, self.align, self.spread) for line in lines)
        return ColumnBox(tuple(rows), self.line_gap)

    def tall(self, sizes: Sizes, width: float) -> Tall:
        return self.rows(sizes, width).tall(sizes, width)

    def put(self, sizes: Sizes, x: float, y: float, width: float, height: float) -> None:
        self.rows(sizes, width).put(sizes, x, y, width, height)


class GridBox(LineBox, frozen=True):
    """Parts in so many `columns`, row by row, the rows `line_gap` apart.

    An `even` one's columns are alike, and a `level` one's rows, which then divide all of its height.
    """

    columns: int = 2
    line_gap: float = 0
    even: bool = True
    level: bool = False

    def needs(self, sizes: Sizes) -> list[Wide]:
        """Return what its columns need."""
        columns = range(min(self.columns, len(self.parts)))
        needs = [widest(map(sizes.wide, self.parts[at :: self.columns])) for at in columns]
        return [widest(needs)] * len(needs) if self.even else needs

    def wide(self, sizes: Sizes) -> Wide:
        needs = self.needs(sizes)
        gaps = self.gap * max(0, len(needs) - 1)
        return Wide(
            sum(each.least for each in needs) + gaps, sum(each.wish for each in needs) + gaps
        )

    @once
    def cells(self, sizes: Sizes, width: float) -> tuple[list[float], list[float]]:
        """Return the widths of the columns in this width, and where they begin."""
        needs = [(need, float(self.even), inf) for need in self.needs(sizes)]
        line = LineBox((self,) * len(needs), self.gap)
        widths = divided(width - line.gaps(width), needs)
        return widths, line.starts(widths, width)

    @once
    def rows(self, sizes: Sizes, width: float) -> list[tuple[tuple[Box, ...], Tall]]:
        """Return the parts of each row and what it needs, in this width."""
        widths, _ = self.cells(sizes, width)
        starts = range(0, len(self.parts), self.columns)
        rows = [self.parts[at : at + self.columns] for at in starts]
        return [(row, tallest(list(map(sizes.tall, row, widths)))) for row in rows]

    def tall(self, sizes: Sizes, width: float) -> Tall:
        talls = [tall for _, tall in self.rows(sizes, width)]
        gaps = self.line_gap * max(0, len(talls) - 1)
        least, wish = (sum(each[at] for each in talls) + gaps for at in (0, 1))
        return Tall(least, wish, talls[0].base if talls else 0)

    def put(self, sizes: Sizes, x: float, y: float, width: float, height: float) -> None:
        widths, starts = self.cells(sizes, width)
        rows = self.rows(sizes, width)
        line = LineBox((self,) * len(rows), self.line_gap)
        needs = [(Wide(*tall[:2]), float(self.level), inf) for _, tall in rows]
        highs = divided(height - line.gaps(height), needs)
        for (row, _), top, high in zip(rows, line.starts(highs, height), highs, strict=True):
            for part, start, wide in zip(row, starts, widths, strict=False):
                sizes.put(part, x + start, y + top, wide, high, along=self.align)


class StackBox(Box, frozen=True):
    """Parts in one place, on top of each other; `across` and `along` say where in it smaller ones are."""

    parts: tuple[Box, ...]
    across: Align = "fill"
    along: Align = "fill"

    def wide(self, sizes: Sizes) -> Wide:
        return widest(map(sizes.wide, self.parts))

    def tall(self, sizes: Sizes, width: float) -> Tall:
        widths = [sizes.across(part, width, self.across) for part in self.parts]
        return tallest(list(map(sizes.tall, self.parts, widths)))

    def put(self, sizes: Sizes, x: float, y: float, width: float, height: float) -> None:
        for part in self.parts:
            sizes.put(part, x, y, width, height, self.across, self.along)


class FirstBox(Box, frozen=True):
    """The first of several that fits, from the widest to the narrowest. The last one must do, as it scrolls."""

    parts: tuple[Box, ...]

    def chosen(self, sizes: Sizes, width: float, height: float = inf) -> Box:
        """Return the one that fits, by what each needs at least: at one size always the same."""
        for part in self.parts[:-1]:
            if self._able(sizes, part, width) and sizes.tall(part, width).least <= height + ALMOST:
                return part
        return self.parts[-1]

    @staticmethod
    def _able(sizes: Sizes, part: Box, width: float) -> bool:
        return sizes.wide(part).least <= width + ALMOST

    def wide(self, sizes: Sizes) -> Wide:
        wides = [sizes.wide(part) for part in self.parts]
        return Wide(min(each.least for each in wides), wides[0].wish)

    def tall(self, sizes: Sizes, width: float) -> Tall:
        able = [part for part in self.parts if self._able(sizes, part, width)]
        talls = [sizes.tall(part, width) for part in able or self.parts[-1:]]
        return talls[0]._replace(least=min(each.least for each in talls))

    def put(self, sizes: Sizes, x: float, y: float, width: float, height: float) -> None:
        sizes.put(self.chosen(sizes, width, height), x, y, width, height)


class ScrollBox(Box, frozen=True):
    """A view of what may be higher, which begins at its top; it can be as low as `view`."""

    part: Box
    view: float = 0

    def wide(self, sizes: Sizes) -> Wide:
        return sizes.wide(self.part)

    def tall(self, sizes: Sizes, width: float) -> Tall:
        tall = sizes.tall(self.part, width)
        return tall._replace(least=min(self.view, tall.wish))

    def put(self, sizes: Sizes, x: float, y: float, width: float, height: float) -> None:
        high = max(height, sizes.tall(self.part, width).wish)
        sizes.put(self.part, x, y, width, high)
