"""The ways back, on and out of a lesson, and how far it has come: pills with their keys, and dots."""

from __future__ import annotations

from pygame import Rect, Surface

from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox
from game.view.base.colours import AMBER_FILL, INK, LIGHT, LINE, Colour
from game.view.base.colours import PANEL as FILL
from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.input.key_labels import Keycaps
from game.view.layout.table_layout import Placement
from game.view.speech.occupancy import COACH, OWN_CLOCK, PANEL, Occupancy
from game.view.speech.spots import Covering
from game.view.widgets.tick import draw_tick
from game.view.widgets.way_pills import SIDE, SIZE, WayPills

DONE = Colour.hex("#2f8a57")
BACK, SKIP, LEAVE = "lesson_back", "lesson_skip", "back"
"""The commands of the pills."""
BAR = "lesson bar"
"""The name of its parts in the occupancy."""
DOT, GAP = 30, 14
"""The width of a dot, and the room between two pills, in design pixels."""


class LessonBar(WayPills):
    """The pills of a lesson of so many steps, with the dots of these."""

    def __init__(self, kit: SceneKit, keycaps: Keycaps, occupancy: Occupancy, count: int) -> None:
        super().__init__(kit, keycaps)
        self.count, self.occupancy = count, occupancy
        self.stopped = False
        """Whether it says that the clock stands still."""
        self._dots = Rect(0, 0, 0, 0)
        self._step = 0
        self._clock = self._leave = self._side = Rect(0, 0, 0, 0)

    def label(self, command: str) -> str:
        return self.kit.words(f"lesson.{'leave' if command == LEAVE else command[7:]}")

    def place(self, placement: Placement) -> None:
        """Take over where the menu and the list of moves would be."""
        self._leave = self.kit.rect(placement["menu"])
        self._leave.size = self.wide(LEAVE), min(self.high, self._leave.h)
        self._side = self.kit.rect(placement["log"])
        self._settle(self._side.bottom)

    def _settle(self, bottom: int) -> None:
        """Let all but the way out end there, at the side."""
        kit, side, box = self.kit, self._side, self._box(self._side.w / self.kit.space.scale)
        high = kit.boxes.size(box, side)[1]
        placed = kit.arrange(box, Rect(side.left, bottom - high, side.w, high))
        self.rects = {LEAVE: self._leave, BACK: placed[BACK], SKIP: placed[SKIP]}
        self._dots, self._clock = placed["dots"], placed["clock"]
        standing = [self._clock] if self.stopped else []
        boxes = map(kit.design, [*self.rects.values(), self._dots, *standing])
        self.occupancy.report(BAR, *boxes, cover=Covering.NEVER)

    def _meets(self, name: str) -> bool:
        """Whether what is at the side lies over a piece of the table."""
        side = self.rects[BACK], self.rects[SKIP], self._dots
        return self.occupancy.lies_over(name, *map(self.kit.design, side))

    def at(self, pos: tuple[int, int]) -> str:
        pill = super().at(pos)
        return "" if pill != LEAVE and self._covered else pill

    @property
    def _covered(self) -> bool:
        """Whether a panel or the coach's card lies over what is at the side."""
        return self._meets(PANEL) or self._meets(COACH)

    def _box(self, wide: float) -> Box:
        """Return the clock, the ways back and on, and the dots, below each other in so much room.

        What is above is a panel's in a narrow window, and the clock stands beside them there.
        """
        scale = self.kit.space.scale
        high = self.high / scale
        back, skip = (LeafBox(self.wide(each) / scale, high, key=each) for each in (BACK, SKIP))
        self._step = self._apart(round(wide * scale))
        around = max(0, self._radius - self.kit.px(DOT) // 2) + self._radius + self.kit.px(SIDE)
        dots = LeafBox((self._step * (self.count - 1) + 2 * around) / scale, high, key="dots")
        words = self.kit.fonts.width(self._standing, SIZE, BOLD) / scale + high + SIDE
        # The picture alone, where words would lie over the table.
        alone = LeafBox(high, high, key="clock")
        clock = FirstBox((LeafBox(words, high, key="clock"), alone))
        beside = ColumnBox((clock, RowBox((back, skip), GAP), dots), 10, align="start")
        below = ColumnBox((RowBox((back, alone), GAP), skip, dots), 10, align="start")
        return FirstBox((beside, below))

    @property
    def _standing(self) -> str:
        return self.kit.words("lesson.clock_stopped")

    @property
    def _radius(self) -> int:
        """Half the width of the dot of the present step, which has its number."""
        return self.high // 2 - self.kit.px(6)

    def _apart(self, room: int) -> int:
        """Return how far the dots are apart, so that all of them have this room."""
        px = self.kit.px
        ends = 2 * (self._radius + px(SIDE)) + 2 * max(0, self._radius - px(DOT) // 2)
        most = (room - ends) // max(1, self.count - 1)
        return max(px(DOT) // 2, min(px(DOT) + px(14), most))

    def way(self, intent: Intent) -> str | None:
        """Return the command that an intent means here; "" if it is used up all the same, None if it is not."""
        if intent.kind in (Kind.BACK, Kind.MENU):
            return LEAVE
        if intent.kind is Kind.COMMAND and intent.command in (BACK, SKIP):
            return intent.command
        return self.clicked(intent)

    def draw(self, target: Surface, step: int, *, ways: bool = True, waiting: bool = True) -> None:
        """Draw them, while a step (from 0) is shown; from its end on the lesson has only done ones.

        The pills are left out where their keys mean something else: without `ways`. The clock stands still
        only while the step is `waiting` for the learner. In a high window all is above the learner's own clock,
        and gives way to a panel, and to the coach's card where that has no other place.
        """
        clock = self.occupancy.box(OWN_CLOCK)
        if clock is not None and self._meets(OWN_CLOCK):
            self._settle(self.kit.rect(clock).top - self.kit.px(GAP))
        covered = self._covered
        for command in self.rects if ways else ():
            if command == LEAVE or not covered:
                self.draw_pill(target, command, ready=command != BACK or step > 0)
        if covered:
            return
        self._draw_dots(target, step)
        if self.stopped and waiting:
            self._draw_clock(target)

    def _draw_dots(self, target: Surface, step: int) -> None:
        kit, px, row = self.kit, self.kit.px, self._dots
        kit.paint.pill(target, row, FILL.fade(0.92), line=LINE, shadow=True)
        apart, small = self._step, min(px(DOT), self._step - px(4)) // 2
        x = row.left + px(SIDE) + self._radius
        for number in range(self.count):
            if number < step:
                draw_tick(kit, target, (x, row.centery), small, DONE, LIGHT)
            elif number == step:
                radius = self._radius
                x += max(0, radius - small)
                kit.paint.disc(target, (x, row.centery), radius, AMBER_FILL)
                text = str(number + 1)
                size = kit.fonts.fitted(text, 26, TITLE, radius)
                kit.paint.text(target, text, (x, row.centery), size, TITLE, INK, "center")
                x += max(0, radius - small)
            else:
                kit.paint.disc(target, (x, row.centery), small * 3 // 5, LIGHT.fade(0.4))
            x += apart

    def _draw_clock(self, target: Surface) -> None:
        kit, px, rect = self.kit, self.kit.px, self._clock
        kit.paint.pill(target, rect, FILL.fade(0.92), line=AMBER_FILL.fade(0.6), shadow=True)
        side = round(rect.h * 0.6)
        icon = kit.pictures.tinted("icons/clock", side, side, AMBER_FILL)
        target.blit(icon, icon.get_rect(center=(rect.left + rect.h // 2, rect.centery)))
        if rect.w < 2 * rect.h:
            return
        at = (rect.left + rect.h - px(2), rect.centery)
        kit.paint.text(target, self._standing, at, SIZE, BOLD, LIGHT, "midleft")
