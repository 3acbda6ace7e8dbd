"""The seat picker: the opponents' seats are marked with numbers, and one is chosen.

The game goes on meanwhile. The question lies where answers and hints do, so that any other key of the table
takes it away, and does what it always does.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from pygame import FRect, Rect, Surface

from game.view.base.arranging import Placed
from game.view.base.boxes import Box, LeafBox, RowBox, TextBox
from game.view.base.colours import ACCUSE, ACCUSE_LINE, AMBER
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.input.key_labels import Keycaps
from game.view.speech.occupancy import SEAT_PICKER, Occupancy
from game.view.speech.spots import Covering
from game.view.widgets.focus_group import nearest
from game.view.widgets.widget_boxes import draw_text

SIZE = 28.0


class SeatPicker:
    """Asks for a seat, each chosen by its figure. `chosen` is called with it, `cancelled` if none is chosen.

    A click beside the seats and any key that it does not offer cancel, and still have their usual effect.
    """

    def __init__(
        self,
        kit: SceneKit,
        keycaps: Keycaps,
        title: str,
        seats: Mapping[int, str],
        figures: Mapping[int, int],
        focus: int,
        chosen: Callable[[int], None],
        cancelled: Callable[[], None],
        occupancy: Occupancy,
    ) -> None:
        self.occupancy = occupancy
        self.kit = kit
        self.keycaps = keycaps
        self.title = title
        self.seats = list(seats)
        self.names = dict(seats)
        self.figures = figures
        self.focus = focus if focus in seats else self.seats[0]
        self.chosen = chosen
        self.cancelled = cancelled
        self.rects: dict[int, Rect] = {}
        self._rings: dict[int, Rect] = {}
        self._title = Rect(0, 0, 0, 0)
        self.placed: Placed = {}

    @property
    def content(self) -> Hashable:
        """What it shows."""
        return self.title, tuple(self.seats), self.focus

    def place(self, strip: FRect) -> None:
        """Place the marks at the seats, and the question in the `strip` above the hand."""
        kit, px = self.kit, self.kit.px
        for seat in self.seats:
            face = self.occupancy.box(f"player {seat}")
            portrait = self.occupancy.box(f"portrait {seat}")
            if face is not None and portrait is not None:
                self.rects[seat] = kit.rect(face)
                self._rings[seat] = kit.rect(portrait.inflate(-14, -14))
        box = self._box()
        self._title.size = kit.boxes.size(box, Rect((0, 0), kit.size))
        self._title.center = (px(kit.space.middle[0]), px(strip.centery))
        self.placed = kit.arrange(box, self._title)
        self.occupancy.report(SEAT_PICKER, kit.design(self._title), cover=Covering.NEVER)

    def leave(self) -> None:
        """Called when nothing is asked any more."""
        self.occupancy.remove(SEAT_PICKER)

    def _box(self) -> Box:
        """Return the pill of the question, with the way back at its end."""
        key = self.keycaps("back")
        cap = self.kit.paint.keycap_size(key)[0] / self.kit.space.scale if key else 0
        back = RowBox((LeafBox(cap, 0, key="cap"), self._back), 10 if key else 0)
        return RowBox((self._question, back), 34, pad=(24, 8, 24, 8))

    @property
    def _question(self) -> TextBox:
        return TextBox(self.title, SIZE, BOLD, lines=1, key="title")

    @property
    def _back(self) -> TextBox:
        return TextBox(self.kit.words("table.back"), 24, BOLD, lines=1, key="back")

    def handle(self, intent: Intent) -> bool:
        """Handle an intent if it is for the picker; return whether it was."""
        kind = intent.kind
        if kind in (Kind.BACK, Kind.MENU):
            self.cancelled()
        elif kind is Kind.COMMAND and intent.command.startswith("seat "):
            said = int(intent.command.removeprefix("seat "))
            seat = next((seat for seat in self.seats if self.figures[seat] == said), None)
            if seat is not None:
                self.chosen(seat)
        elif kind is Kind.COMMAND and intent.command != "next":
            self.cancelled()
            return False
        elif kind is Kind.CONFIRM:
            self.chosen(self.focus)
        elif kind in (Kind.NAVIGATE, Kind.COMMAND):
            self._move(intent.direction)
        elif kind is Kind.PRESS:
            seat = self._at(intent.pos)
            if seat is None:
                self.cancelled()
                return False
            self.chosen(seat)
        elif kind is Kind.MOVE:
            under = self._at(intent.pos)
            self.focus = self.focus if under is None else under
            return False
        else:
            return False
        return True

    def _at(self, pos: tuple[int, int]) -> int | None:
        return next((s for s, rect in self.rects.items() if rect.collidepoint(pos)), None)

    def _move(self, direction: tuple[int, int]) -> None:
        others = [seat for seat in self.seats if seat != self.focus]
        if direction == (0, 0):
            place = self.seats.index(self.focus)
            self.focus = self.seats[(place + 1) % len(self.seats)]
            return
        found = nearest(self.rects[self.focus], direction, [self.rects[seat] for seat in others])
        if found is not None:
            self.focus = others[found]

    def draw(self, target: Surface) -> None:
        """Rings round the portraits, the keys that choose them, and the question."""
        kit = self.kit
        keys = not self.keycaps.by_steps
        for seat in self.seats:
            ring = self._rings[seat]
            radius = ring.w / 2 / kit.space.scale
            colour = AMBER if seat == self.focus else ACCUSE_LINE
            kit.paint.ring(target, ring, radius, colour, glow=seat == self.focus)
            if keys:
                label = self.keycaps(f"seat {self.figures[seat]}")
                at = (ring.left + kit.px(2), ring.bottom - kit.px(16))
                kit.paint.keycap(target, label, at, anchor="center")
            elif seat == self.focus:
                label = self.keycaps("confirm")
                at = (ring.left + kit.px(2), ring.bottom - kit.px(16))
                kit.paint.keycap(target, label, at, anchor="center")
        self._draw_title(target)

    def _draw_title(self, target: Surface) -> None:
        kit, key = self.kit, self.keycaps("back")
        kit.paint.pill(target, self._title, ACCUSE, line=ACCUSE_LINE, line_width=3, shadow=True)
        draw_text(kit, target, self._question, self.placed["title"])
        draw_text(kit, target, self._back, self.placed["back"])
        if key:
            kit.paint.keycap(target, key, self.placed["cap"].midleft)
