"""What is on the coach's card, as boxes: `CoachLayout(kit, picture, said, dress)`; and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property

from msgspec.structs import replace
from pygame import Rect, Surface

from game.store.lesson_files import LessonPart
from game.view.base import rich_text as rich
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, FlowBox, LeafBox, RowBox, TextBox
from game.view.base.colours import AMBER, BROWN, INK, LIGHT, QUIET, RUST
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.lesson.lesson_picture import LessonPicture
from game.view.speech.bubbles import CHIP
from game.view.table.portraits import blit_portrait
from game.view.widgets.widget_boxes import draw_text, keycap_box

EDGE, GAP, INSIDE = 34, 16, 24
"""Room at the card's sides, between its parts, and at the sides of the deed, in design pixels."""
FACE = 116
SMALL, HEAD, TEXT, DEED_SIZE, CLAUSE = 23.0, 46.0, 29.0, 28.0, 22.0
SMALLEST, LEAST_TITLE, FOLDED = 18.0, 26.0, 32.0
"""The least sizes of what has one line and of a title, and that of one in several lines."""
BELOW = "below"
"""The key of a deed whose key stands below it."""
TAG_GAP = 14
"""Between the last word and the tag of its clause, in design pixels."""


@dataclass(frozen=True, slots=True)
class CardText:
    """What the card says: who speaks, which step it is, what it is about, and the deed with its key.

    `otherwise` is how the deed is done with the mouse, "" where no mouse is at hand; `note` is a quiet line
    above the deed, "" for none.
    """

    coach: str
    who: str
    step: str
    title: str
    text: str
    clause: str
    heading: str
    deed: str
    key: str
    otherwise: str
    shown: tuple[LessonPart, ...] = ()
    note: str = ""


class Dress(Enum):
    """How much is on the card: all of it, all but the picture, or no more than has to be read."""

    FULL = auto()
    PLAIN = auto()
    BARE = auto()


class CoachLayout:
    """The boxes of a card in a dress, and the texts in them.

    Keys are "face", "who", "step", "title", "text", "picture", "note", "deed", "heading", "told", "cap",
    "otherwise", and BELOW.
    """

    def __init__(self, kit: SceneKit, picture: LessonPicture, said: CardText, dress: Dress) -> None:
        self.kit, self.picture, self.said = kit, picture, said
        self.bare = dress is Dress.BARE
        self.pictured = dress is Dress.FULL and bool(said.shown)
        self.who = TextBox(said.who, SMALL, BOLD, lines=1, smallest=SMALLEST, key="who")
        self.step = TextBox(said.step, SMALL, BOLD, lines=1, smallest=SMALLEST, key="step")
        self.title = TextBox(said.title, HEAD, TITLE, smallest=LEAST_TITLE, key="title")
        self.heading = TextBox(said.heading, DEED_SIZE, TITLE, lines=1, key="heading")
        self.told = TextBox(said.deed, DEED_SIZE, SEMIBOLD, key="told", share=1)
        self.otherwise = TextBox(said.otherwise, SMALL, SEMIBOLD, lines=1, key="otherwise")

    @cached_property
    def box(self) -> Box:
        """The whole card."""
        edge, gap = (EDGE / 2, GAP / 2) if self.bare else (EDGE - 6, GAP)
        said: list[Box] = [self._head, self._flow("text", self._text_high)]
        if self.pictured:
            said.append(Box(low=self.picture.height() / self.kit.space.scale, key="picture"))
        parts: list[Box] = [ColumnBox(tuple(said), gap)]
        if self.said.note:
            parts = [ColumnBox((*parts, self._flow("note", self._note_high)), gap / 2)]
        return ColumnBox((*parts, self._deed), gap, pad=(EDGE, edge, EDGE, edge))

    @property
    def _head(self) -> Box:
        """Who speaks and which step it is, above the title, beside the portrait."""
        title = FirstBox((replace(self.title, lines=1), replace(self.title, size=FOLDED)))
        if self.bare:
            return title
        step = Box(share=1), self.step
        line = FirstBox((RowBox((self.who, *step), 14), RowBox(step)))
        face = LeafBox(FACE, FACE, key="face")
        return RowBox((face, ColumnBox((line, title), share=1)), GAP, "middle")

    @property
    def _deed(self) -> Box:
        """The deed, its key beside it or below it; one without a key is in as many lines as it takes."""
        whole = RowBox((self.heading, self.told), 14, "start")
        ways: tuple[Box, ...] = (whole,)
        if self.said.key or self.said.otherwise:
            line = RowBox((self.heading, replace(self.told, lines=1)), 14, "middle", share=1)
            below = ColumnBox((whole, RowBox((Box(share=1), self._keys))), 6, key=BELOW)
            ways = RowBox((line, self._keys), 26, "middle"), below
        air = 6 if self.bare else 13
        deed = ColumnBox((FirstBox(ways),), spread="middle", pad=(INSIDE, air, INSIDE, air))
        return replace(deed, low=70, key="deed")

    @property
    def _keys(self) -> Box:
        """The key of the deed, and how it is done otherwise."""
        key = (keycap_box(self.kit, self.said.key, 24, "cap"),) if self.said.key else ()
        mouse = (self.otherwise,) if self.said.otherwise else ()
        return RowBox((*key, *mouse), 12, "middle")

    def _flow(self, key: str, high: Callable[[int], int]) -> Box:
        """A rich text."""
        scale = self.kit.space.scale
        # Edges are rounded: it may get a pixel less than it is measured at.
        return FlowBox((self.said, key), lambda wide: high(int(wide * scale) - 1) / scale, key=key)

    def _note_high(self, wide: int) -> int:
        lines = rich.wrap(self.kit, self.said.note, SMALL, wide)
        return len(lines) * self.kit.fonts.height(SMALL, SEMIBOLD)

    def _text_high(self, wide: int) -> int:
        lines, below = self._lines(wide)
        return (len(lines) + below) * self.kit.fonts.height(TEXT, SEMIBOLD)

    def _lines(self, wide: int) -> tuple[list[rich.Line], bool]:
        """Return the lines of the text, and whether the tag of the clause stands in one of its own."""
        kit = self.kit
        lines = rich.wrap(kit, self.said.text, TEXT, wide)
        last = rich.line_width(kit, lines[-1], TEXT)
        return lines, last + kit.px(TAG_GAP) + self._tag[0] > wide

    @property
    def _tag(self) -> tuple[int, int]:
        """The size of the tag of the clause, in real pixels."""
        fonts = self.kit.fonts
        wide = fonts.width(self._rule, CLAUSE, BOLD) + self.kit.px(22)
        return wide, fonts.height(CLAUSE, BOLD) + self.kit.px(2)

    @property
    def _rule(self) -> str:
        return self.kit.words("table.rule", clause=self.said.clause)

    def draw(self, target: Surface, placed: Placed, *, glowing: bool) -> Rect:
        """Draw all of it where it was placed; return where the tag of the clause is."""
        kit, said = self.kit, self.said
        if "face" in placed:
            face = placed["face"]
            blit_portrait(kit, target, said.coach, face.center, face.w // 2, look="happy")
        for text in (self.who, self.step):
            if text.key in placed:
                draw_text(kit, target, text, placed[text.key], RUST)
        draw_text(kit, target, self.title, placed["title"], INK)
        tag = self._draw_text(target, placed["text"])
        if self.pictured:
            self.picture.draw(target, placed["picture"], said.shown)
        if said.note:
            left, y = placed["note"].topleft
            for line in rich.wrap(kit, said.note, SMALL, placed["note"].w):
                rich.draw(kit, target, line, (left, y), SMALL, RUST, RUST, on_paper=True)
                y += kit.fonts.height(SMALL, SEMIBOLD)
        self._draw_deed(target, placed, glowing=glowing)
        return tag

    def _draw_text(self, target: Surface, room: Rect) -> Rect:
        kit, (left, y) = self.kit, room.topleft
        high = kit.fonts.height(TEXT, SEMIBOLD)
        lines, below = self._lines(room.w)
        for line in lines:
            rich.draw(kit, target, line, (left, y), TEXT, INK, INK, on_paper=True)
            y += high
        tag = Rect((0, 0), self._tag)
        if below:
            tag.midleft = left, y + high // 2
        else:
            wide = rich.line_width(kit, lines[-1], TEXT)
            tag.midleft = left + wide + kit.px(TAG_GAP), y - high // 2
        kit.paint.box(target, tag, CHIP, radius=10)
        kit.paint.text(target, self._rule, tag.center, CLAUSE, BOLD, BROWN, "center")
        return tag

    def _draw_deed(self, target: Surface, placed: Placed, *, glowing: bool) -> None:
        kit, rect = self.kit, placed["deed"]
        if glowing:
            kit.paint.glow(target, rect, 22, AMBER, 22, 0.9)
        kit.paint.box(target, rect, INK, radius=22, line=AMBER, line_width=6 if glowing else 3)
        draw_text(kit, target, self.heading, placed["heading"], AMBER)
        draw_text(kit, target, self.told, placed["told"], LIGHT)
        if "cap" in placed:
            kit.paint.keycap(target, self.said.key, placed["cap"].center, anchor="center")
        if "otherwise" in placed:
            draw_text(kit, target, self.otherwise, placed["otherwise"], QUIET)
