"""The list of calls of one of several people at a shared table, beside that person's portrait: `CallerList`.

It always offers the same calls, whether there is anything to call or not, so that it reveals nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import partial

from pygame import FRect, Rect, Surface

from game.show.devices import KEYS, MOUSE, Device
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, GridBox, LeafBox, RowBox, TextBox
from game.view.base.colours import AMBER, BROWN, INK, PAPER, PAPER_LOW
from game.view.base.fonts import BOLD, EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.space import Point
from game.view.input.intents import Intent, Kind
from game.view.speech.bubbles import Bubbles
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import HAND_ROOM, OWN_PLATE, PANEL_ROOM, Occupancy, Precedence
from game.view.speech.spots import Spot, beside
from game.view.widgets.widget_boxes import draw_text

HEAD_SIZE, ITEM_SIZE = 30.0, 29.0
EDGE, GAP, COLUMN_GAP, AROUND = 20.0, 8.0, 26.0, 8.0
FROM_PORTRAIT = 22.0
MOST_IN_COLUMN = 5
MOST_PASSES = 4
"""So often lists give way to each other at most, where there is no room for all of them."""
FOCUS = AMBER.fade(0.55)
CLOSED = -1
"""Returned by `CallerList.handle`: the list is to be closed."""


@dataclass(slots=True)
class CallerItem:
    """One item: its label, the action whose key chooses it, and the label of that key ("": none)."""

    label: str
    command: str
    key: str = ""
    rect: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))


class CallerList:
    """Asks the person in a seat for one of several items; `device` has opened it.

    A pad or a zone of keys moves the focus. The mouse and the whole keyboard belong to whoever is in turn as
    well, so that they choose by click and by key alone, and everything else stays theirs.
    """

    def __init__(
        self,
        kit: SceneKit,
        seat: int,
        device: Device,
        title: str,
        items: Sequence[CallerItem],
        focus: int,
        occupancy: Occupancy,
    ) -> None:
        self.kit, self.seat, self.device, self.title = kit, seat, device, title
        self.items = items
        self.occupancy = occupancy
        self.steered = device not in (MOUSE, KEYS)
        self.focus: int | None = focus if self.steered else None
        self._bubbles = Bubbles(kit)
        self.spot: Spot | None = None
        self.placed: Placed = {}

    @property
    def content(self) -> Hashable:
        """What it shows."""
        return (
            self.seat,
            self.title,
            tuple((each.label, each.key) for each in self.items),
            self.focus,
        )

    @property
    def name(self) -> str:
        """The name in the occupancy."""
        return f"caller {self.seat}"

    def handle(self, intent: Intent) -> int | None:
        """Return the item that an intent chooses, CLOSED, or None if it is not for the list."""
        if intent.kind is Kind.BACK:
            return CLOSED
        if intent.kind is Kind.COMMAND:
            meant = (n for n, item in enumerate(self.items) if item.command == intent.command)
            return next(meant, None) if intent.command else None
        if intent.kind is Kind.PRESS and intent.button == 1:
            return self._at(intent.pos)
        if intent.kind is Kind.CONFIRM and self.steered:
            return self.focus
        return None

    def takes(self, intent: Intent) -> bool:
        """Return whether an intent that chooses nothing is used up by the list; a direction moves the focus."""
        if intent.kind is Kind.NAVIGATE and self.focus is not None and self.steered:
            across, down = intent.direction
            rows = -(-len(self.items) // self._columns)
            self.focus = (self.focus + down + across * rows) % len(self.items)
            return True
        before = self.focus
        if intent.kind is Kind.MOVE:
            self.focus = self._at(intent.pos)
        pointed = intent.kind in (Kind.MOVE, Kind.PRESS, Kind.DRAG)
        return (pointed and self.covers(intent.pos)) or self.focus != before

    def covers(self, pos: tuple[int, int]) -> bool:
        """Return whether a point in real pixels is on the list."""
        return self.spot is not None and self.kit.rect(self.spot.rect).collidepoint(pos)

    def _at(self, pos: tuple[int, int]) -> int | None:
        return next((n for n, item in enumerate(self.items) if item.rect.collidepoint(pos)), None)

    def place(self) -> None:
        """Place it beside the portrait of its seat, where it covers least."""
        about, box, kit = self._about(), self._box(), self.kit
        if about is None:
            return
        wide, high = kit.boxes.size(box, Rect((0, 0), kit.size))
        size = wide / kit.space.scale, high / kit.space.scale
        question = (kit.space, self.title, size, tuple(about))
        find = partial(_beside, about, size)
        self.spot = self.occupancy.place(
            self.name, Precedence.ANSWER, question, find, HAND_ROOM, PANEL_ROOM
        )
        if self.spot is not None:
            self.placed = kit.arrange(box, kit.rect(self.spot.rect))
            for number, item in enumerate(self.items):
                item.rect = self.placed["item", number]

    def _about(self) -> FRect | None:
        """Return where its seat is; None if that cannot be seen."""
        face, plate = (self.occupancy.box(f"{part} {self.seat}") for part in ("player", "plate"))
        about = face if plate is None or face is None else face.union(plate)
        return about or self.occupancy.box(OWN_PLATE)

    def leave(self) -> None:
        """Remove it from the occupancy."""
        self.occupancy.remove(self.name)

    @property
    def _columns(self) -> int:
        return -(-len(self.items) // MOST_IN_COLUMN)

    def _box(self) -> Box:
        """Return the list: its title, and its items in columns, each filled from above."""
        title = TextBox(self.title, HEAD_SIZE, EXTRABOLD, lines=1, key="title")
        cells = [self._cell(number, item) for number, item in enumerate(self.items)]
        rows = -(-len(cells) // self._columns)
        cells += [Box()] * (rows * self._columns - len(cells))
        across = tuple(cell for row in range(rows) for cell in cells[row::rows])
        grid = GridBox(across, COLUMN_GAP, columns=self._columns, line_gap=GAP)
        return ColumnBox((title, grid), GAP, pad=(EDGE, 0.7 * EDGE, EDGE, 0.7 * EDGE))

    def _cell(self, number: int, item: CallerItem) -> Box:
        """Return an item: its label, after a key as wide as the widest."""
        kit, scale = self.kit, self.kit.space.scale
        caps = [kit.paint.keycap_size(each.key, ITEM_SIZE)[0] for each in self.items if each.key]
        cap = LeafBox(max(caps, default=0) / scale, 0, key=("cap", number))
        label = TextBox(item.label, ITEM_SIZE, BOLD, lines=1, key=("label", number), share=1)
        high = kit.paint.keycap_size("0", ITEM_SIZE)[1] / scale + AROUND
        return RowBox(
            (cap, label),
            12 if caps else 0,
            low=high,
            pad=(AROUND, AROUND / 2) * 2,
            key=("item", number),
        )

    def draw(self, target: Surface) -> None:
        """Draw it where it was placed."""
        if self.spot is None:
            return
        kit = self.kit
        self._bubbles.shape(target, self.spot, (PAPER, PAPER_LOW), 20)
        title = TextBox(self.title, HEAD_SIZE, EXTRABOLD, lines=1)
        draw_text(kit, target, title, self.placed["title"], BROWN)
        for number, item in enumerate(self.items):
            if number == self.focus:
                kit.paint.box(target, item.rect, FOCUS, radius=12)
            if item.key:
                at = self.placed["cap", number].midleft
                kit.paint.keycap(target, item.key, at, ITEM_SIZE, dark=True)
            label = TextBox(item.label, ITEM_SIZE, BOLD, lines=1)
            draw_text(kit, target, label, self.placed["label", number], INK)


def place_together(lists: Sequence[CallerList]) -> None:
    """Place lists that are open at once, until all keep their places.

    One that was opened before gives way to another that has no room clear of it.
    """
    for _ in range(MOST_PASSES):
        before = [each.spot for each in lists]
        for each in lists:
            each.place()
        if [each.spot for each in lists] == before:
            return


def _beside(about: FRect, size: Point, ground: Ground) -> Spot:
    """Return a place beside a seat, or else the one near it that covers least."""
    spot = ground.first(beside(about, size, FROM_PORTRAIT))
    return spot or ground.nearest(about, size) or ground.least(about, size)
