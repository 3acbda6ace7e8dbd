"""What can be chosen on the panel of a call: each `Item`, the `Grid` they are set in, and their `ItemBoxes`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Rect

from game.engine.actions import Action
from game.view.base.boxes import (
    Box,
    ColumnBox,
    FirstBox,
    GridBox,
    LeafBox,
    RowBox,
    StackBox,
    TextBox,
)
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import rather

ITEM = 26.0
CAP, SMALLEST = 20.0, 18.0
"""The sizes of keycaps, and of labels that would have no room otherwise."""
GAP = 8.0
SHAPE, LEAST_SHAPE = 44.0, 40.0
"""The width of a suit's shape beside its name, and its least height above it."""


@dataclass(slots=True)
class Item:
    """One item: its label, its key, and what it does; a suit's shape or a `portrait` is drawn beside it."""

    label: str
    key: str
    choose: Callable[[], None]
    """Given by whoever opened the panel: a call, a play that asks what it takes, or the panel for more."""
    suit: str = ""
    action: Action | None = None
    """What it does, about any of the seats that the panel asks for; None for what is no action."""
    portrait: str = ""
    whole: bool = False
    """Whether the action is about the very seat that it names, as the panel asks for none."""
    rect: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))

    def says(self, action: Action) -> bool:
        """Whether it does an action, about whichever seat is chosen unless it is `whole`."""
        if self.action is None or self.whole:
            return self.action == action
        return self.action._replace(seat=action.seat) == action


class Grid(NamedTuple):
    """How items are set: in so many columns, each filled from above, and how many at once (0: all).

    After the first ones all the others may come at once; then these first ones are not always the same.
    """

    across: int
    at_once: int = 0
    others_at_once: bool = False

    def pages(self, items: list[Item]) -> list[list[Item]]:
        """Return the items of each page."""
        at_once = self.at_once or max(1, len(items))
        starts = [*range(0, len(items), at_once)]
        if self.others_at_once:
            del starts[2:]
        ends = [*starts[1:], len(items)]
        return [items[at:end] for at, end in zip(starts, ends, strict=False)]

    def flatter(self, items: list[Item]) -> list[Grid]:
        """Return grids for the same pages with fewer rows, one by one down to half as many."""
        most = max(map(len, self.pages(items)), default=0)
        rows = -(-most // self.across)
        return [
            self._replace(across=max(self.across, -(-most // fewer)))
            for fewer in range(rows - 1, max(0, -(-rows // 2) - 1), -1)
        ]


class ItemBoxes:
    """The boxes of the items of a panel, in pages, `across` in a row."""

    def __init__(
        self, kit: SceneKit, items: Sequence[Item], pages: Sequence[Sequence[Item]], across: int
    ) -> None:
        self.kit, self.items, self.pages, self.across = kit, items, pages, across

    def all_pages(self, line: float) -> Box:
        """Return all pages, in one place; a line of text is `line` design pixels high.

        What has no room in one row is set in two: a wider panel would hide a plate.
        """
        across, most = self.across, max(map(len, self.pages), default=0)
        if most > across:
            ways = [self._paged(across, line)]
        else:
            tiled = bool(self.items) and all(item.suit for item in self.items)
            ways = [self._paged(across, line, tiled=tiled), self._paged(-(-most // 2), line)]
        return FirstBox(tuple(ways), share=1)

    def _paged(self, across: int, line: float, *, tiled: bool = False) -> Box:
        """Return the pages in so many columns, each filled from above, with the rows of the first or more."""
        first = -(-len(self.pages[0]) // across) if self.pages else 0
        if tiled:
            cells: list[Box] = [self._tile(*each, line) for each in enumerate(self.items)]
        else:
            cells = [self._cell(*each, line) for each in enumerate(self.items)]
        pages, before = [], 0
        for page in self.pages:
            deep = max(first, -(-len(page) // across))
            own = cells[before : before + len(page)] + [Box()] * (deep * across - len(page))
            before += len(page)
            rows = tuple(cell for row in range(deep) for cell in own[row::deep])
            pages.append(GridBox(rows, GAP, columns=across, line_gap=GAP, level=True))
        return StackBox(tuple(pages))

    def _cell(self, number: int, item: Item, line: float) -> Box:
        """Return an item in a row: its key, its suit and its label. It may be low, but is rather higher."""
        cap = self.kit.paint.keycap_size("M", CAP)[0] / self.kit.space.scale
        parts: list[Box] = [LeafBox(cap, 0, key=("cap", number))]
        # Where all are of one suit, its shape tells nothing that the words could not spare it for, but where
        # the word is nothing but its key.
        told = len({each.suit for each in self.items}) > 1
        if item.suit and (told or any(each.label == each.key for each in self.items)):
            parts.append(LeafBox(SHAPE, 0, key=("shape", number)))
        if item.portrait:
            parts.append(LeafBox(SHAPE, 0, key=("portrait", number)))
        label = TextBox(
            item.label, ITEM, BOLD, lines=2, smallest=SMALLEST, key=("label", number), share=1
        )
        row = RowBox((*parts, label), 6, pad=(8, 0, 4, 0))
        return StackBox((row, rather(max(60, line + 8))), key=("item", number))

    def _tile(self, number: int, item: Item, line: float) -> Box:
        """Return a suit with room: its shape above its name, and its key in the corner."""
        label = TextBox(item.label, ITEM, BOLD, lines=1, smallest=SMALLEST, key=("label", number))
        shape = Box(low=LEAST_SHAPE, share=1, key=("shape", number))
        tile = ColumnBox((shape, label), 4, pad=(6, 10, 6, 6), key=("tile", number))
        cap = Box(key=("cap", number), pad=(8, 8, 8, 8))
        return StackBox((tile, cap, rather(96 + line)), key=("item", number))
