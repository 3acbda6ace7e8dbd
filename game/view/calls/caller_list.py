"""The list of calls of one of several people at a shared table, beside that person's portrait: `CallerList`.

It always offers the same calls, whether there is anything to call or not, so that it reveals nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface

from game.show.devices import KEYS, MOUSE, Device
from game.view.base.colours import AMBER, BROWN, INK, PAPER, PAPER_LOW
from game.view.base.fonts import BOLD, EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.speech.bubbles import Bubbles
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import HAND_ROOM, PANEL_ROOM, Occupancy, Precedence
from game.view.speech.spots import Spot, beside

HEAD_SIZE, ITEM_SIZE = 30.0, 29.0
EDGE, GAP, COLUMN_GAP, AROUND = 20.0, 8.0, 26.0, 8.0
FROM_PORTRAIT = 22.0
MOST_IN_COLUMN = 5
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
        face, plate = (self.occupancy.box(f"{part} {self.seat}") for part in ("player", "plate"))
        about = face if plate is None or face is None else face.union(plate)
        about = about or self.occupancy.box("own plate")
        if about is None:
            return
        size = self._size()

        def find(ground: Ground) -> Spot:
            spot = ground.first(beside(about, size, FROM_PORTRAIT))
            return spot or ground.nearest(about, size) or ground.least(about, size)

        question = (self.kit.space, self.title, size, tuple(about))
        self.spot = self.occupancy.place(
            self.name, Precedence.ANSWER, question, find, HAND_ROOM, PANEL_ROOM
        )
        if self.spot is not None:
            self._lay(self.kit.rect(self.spot.rect))

    def leave(self) -> None:
        """Remove it from the occupancy."""
        self.occupancy.remove(self.name)

    @property
    def _columns(self) -> int:
        return -(-len(self.items) // MOST_IN_COLUMN)

    @property
    def _row(self) -> int:
        """The height of a row in real pixels."""
        kit = self.kit
        cap = kit.paint.keycap_size("0", ITEM_SIZE)[1]
        return max(kit.fonts.height(ITEM_SIZE, BOLD), cap) + kit.px(AROUND)

    def _cap(self) -> int:
        """The width of the widest keycap with the gap after it, in real pixels; 0 if no item has one."""
        kit = self.kit
        labels = [each.key for each in self.items if each.key]
        if not labels:
            return 0
        return max(kit.paint.keycap_size(each, ITEM_SIZE)[0] for each in labels) + kit.px(12)

    def _column(self) -> int:
        """The width of a column in real pixels."""
        kit = self.kit
        texts = [kit.fonts.width(item.label, ITEM_SIZE, BOLD) for item in self.items]
        return max(texts) + self._cap() + 2 * kit.px(AROUND)

    def _size(self) -> tuple[float, float]:
        """The size in design pixels."""
        kit, px = self.kit, self.kit.px
        rows = -(-len(self.items) // self._columns)
        head = kit.fonts.height(HEAD_SIZE, EXTRABOLD)
        wide = self._columns * self._column() + (self._columns - 1) * px(COLUMN_GAP)
        wide = max(wide, kit.fonts.width(self.title, HEAD_SIZE, EXTRABOLD)) + 2 * px(EDGE)
        tall = head + rows * (self._row + px(GAP)) + 2 * px(EDGE * 0.7)
        return wide / kit.space.scale, tall / kit.space.scale

    def _lay(self, paper: Rect) -> None:
        px = self.kit.px
        rows = -(-len(self.items) // self._columns)
        top = paper.top + px(EDGE * 0.7) + self.kit.fonts.height(HEAD_SIZE, EXTRABOLD) + px(GAP)
        wide = (paper.w - 2 * px(EDGE) - (self._columns - 1) * px(COLUMN_GAP)) // self._columns
        for number, item in enumerate(self.items):
            column, row = divmod(number, rows)
            left = paper.left + px(EDGE) + column * (wide + px(COLUMN_GAP))
            item.rect = Rect(left, top + row * (self._row + px(GAP)), wide, self._row)

    def draw(self, target: Surface) -> None:
        """Draw it where it was placed."""
        if self.spot is None:
            return
        kit, px = self.kit, self.kit.px
        self._bubbles.shape(target, self.spot, (PAPER, PAPER_LOW), 20)
        paper = kit.rect(self.spot.rect)
        at = (paper.left + px(EDGE), paper.top + px(EDGE * 0.7))
        kit.paint.text(target, self.title, at, HEAD_SIZE, EXTRABOLD, BROWN)
        for number, item in enumerate(self.items):
            if number == self.focus:
                kit.paint.box(target, item.rect, FOCUS, radius=12)
            x, y = item.rect.left + px(AROUND), item.rect.centery
            if item.key:
                kit.paint.keycap(target, item.key, (x, y), ITEM_SIZE, dark=True)
            text = (x + self._cap(), y)
            kit.paint.text(target, item.label, text, ITEM_SIZE, BOLD, INK, "midleft")
