"""Who is ready for what comes next, where several play with devices of their own: `ReadyStrip`."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import ceil
from typing import Self

from msgspec.structs import replace
from pygame import Rect, Surface

from game.session.host import Host
from game.session.together.readiness import COUNTDOWN
from game.show.devices import WINDOW
from game.show.seating import Seating
from game.view.base.arranging import Placed
from game.view.base.box_sizes import Align
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import BROWN, LIGHT, PAPER_EDGE, PERSON_COLOURS, WINE, Colour
from game.view.base.fonts import SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import CREAM, portrait
from game.view.widgets.widget_boxes import draw_text
from game.view.widgets.widgets import Button
from game.words.named_things import Several

RADIUS, STEP, MARK = 26, 60, 13
"""The radius of a face, how far the next one is, and the radius of a mark, in design pixels."""
GAP, TEXT, LEAST = 18, 26, 18


class ReadyStrip:
    """The faces of those who play, each with a mark once they are ready, and whom the others wait for.

    `again` is whether a match is over, after which another one begins; `changed` is called when the `button`
    has another label.
    """

    def __init__(
        self,
        kit: SceneKit,
        host: Host,
        seating: Seating,
        changed: Callable[[], None],
        *,
        again: bool,
    ) -> None:
        self._kit, self._host, self._seating, self._again = kit, host, seating, again
        self._changed = changed
        self._drawn: Hashable = None
        self.device = WINDOW
        """What was pressed last."""
        self.button = Button("", self._hold, shadow=False)
        """Lets it wait, or go on."""
        self._label()

    @classmethod
    def wanted(
        cls,
        kit: SceneKit,
        host: Host,
        seating: Seating,
        changed: Callable[[], None],
        *,
        again: bool,
    ) -> Self | None:
        """Return one if people play with devices of their own, so that nobody can press for all; else None."""
        if seating.apart(host.plan.people) < 2:
            return None
        return cls(kit, host, seating, changed, again=again)

    def take(self) -> None:
        """Let those be ready who play with `device`. One that is nobody's lets the countdown begin."""
        seats = self._seating.played_with(self.device, self._host.plan.people)
        for seat in seats:
            self._host.absences.touch(seat)
        self._host.readiness.take(seats)

    def take_all(self) -> None:
        """Let everybody be ready, as the host wants it to go on now."""
        readiness = self._host.readiness
        if readiness.held:
            self._hold()
        readiness.take(self._host.plan.people)

    def _hold(self) -> None:
        readiness = self._host.readiness
        readiness.hold(not readiness.held)
        self._label()
        self._changed()

    def _label(self) -> None:
        """Let the button say what it does now; another result of the round may have been held before."""
        held = self._host.readiness.held
        self.button.label = self._kit.words("ui.result.let_go" if held else "ui.result.hold")
        self.button.icon = "play" if held else "pause"

    def cover(self, *, on: bool) -> None:
        """Take note whether something lies over the end of the round: no time passes meanwhile."""
        self._host.readiness.covered = on

    @property
    def due(self) -> int | None:
        """In how many ms it has to be looked at again; None if nothing runs."""
        return self._host.readiness.due

    def pass_time(self, dt: int) -> bool:
        """Let `dt` ms pass; return whether it is to be drawn again."""
        self._host.readiness.advance(dt)
        before, self._drawn = self._drawn, (self._host.readiness.content, self.sentence)
        return before != self._drawn

    def goes_on(self) -> bool:
        """Return True once, when nothing is waited for any more."""
        readiness = self._host.readiness
        if not readiness.done:
            return False
        readiness.begin()
        return True

    @property
    def sentence(self) -> str:
        """What is waited for, and for how long."""
        words, readiness = self._kit.words, self._host.readiness
        if readiness.held:
            return words("ui.result.held")
        left, names = readiness.left, self._names(readiness.waiting)
        if left is not None:
            return self._counting(names, ceil(left / 1000))
        return words("ui.result.waiting", names=names) if names else words("ui.result.nobody")

    def _counting(self, names: Several, seconds: int) -> str:
        words, what = self._kit.words, "again" if self._again else "next"
        if not names:
            return words(f"ui.result.{what}_in", seconds=seconds)
        return words(f"ui.result.waiting_{what}", names=names, seconds=seconds)

    def _names(self, seats: list[int]) -> Several:
        return Several(tuple(self._host.plan.seats[seat].name for seat in seats))

    @property
    def box(self) -> Box:
        """The faces beside the sentence, or above it, with room for the longest one."""
        people = list(self._host.plan.people)
        faces = LeafBox(STEP * (len(people) - 1) + 2 * RADIUS, 2 * RADIUS, key=("ready", "faces"))
        text = self._text(self._counting(self._names(people), COUNTDOWN // 1000))
        beside = RowBox((faces, replace(text, share=1)), GAP, align="middle")
        return FirstBox((beside, ColumnBox((faces, text), GAP / 2, align="middle")))

    @staticmethod
    def _text(sentence: str) -> TextBox:
        return TextBox(sentence, TEXT, SEMIBOLD, smallest=LEAST, lines=2, key=("ready", "text"))

    def draw(self, target: Surface, placed: Placed, ink: Colour = BROWN) -> None:
        """Draw it where it was placed, if it was; its text in `ink`."""
        if ("ready", "faces") in placed:
            self._draw_faces(target, placed["ready", "faces"])
            faces, room = placed["ready", "faces"], placed["ready", "text"]
            side: Align = "middle" if room.top >= faces.bottom else "start"
            draw_text(self._kit, target, self._text(self.sentence), room, ink, side)

    def _draw_faces(self, target: Surface, room: Rect) -> None:
        kit, px = self._kit, self._kit.px
        seats, people = self._host.plan.seats, self._host.plan.people
        for place, seat in enumerate(people):
            person, ready = seats[seat], seat in self._host.readiness.ready
            own = PERSON_COLOURS.get(person.colour, CREAM)
            face = portrait(kit, person.portrait, px(RADIUS), own if ready else PAPER_EDGE)
            rect = face.get_rect(midleft=(room.left + px(STEP) * place, room.centery))
            target.blit(face, rect)
            if ready:
                centre = rect.right - px(MARK) // 2, rect.bottom - px(MARK)
                kit.paint.disc(target, centre, px(MARK), WINE, LIGHT, 2)
                side = round(px(MARK) * 1.3)
                check = kit.pictures.tinted("icons/check", side, side, LIGHT)
                target.blit(check, check.get_rect(center=centre))
