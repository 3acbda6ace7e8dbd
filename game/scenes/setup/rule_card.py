"""A rule as a card that is turned on and off: its picture, its name, and one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.store.lesson_files import LessonPart
from game.view.base.colours import (
    AMBER_FILL,
    BROWN,
    INK,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    RUST,
    Colour,
)
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.lesson.lesson_picture import LessonPicture
from game.view.widgets.choice_row import FAINT, ROW, ROW_FOCUSED, ChoiceRow
from game.view.widgets.tick import draw_tick
from game.view.widgets.widgets import Look, Row

PICTURE = 132.0
"""The height of the picture, in design pixels."""
EDGE, GAP = 12.0, 10.0
NAME, VALUE, TEXT = 26.0, 24.0, 22.0
SMALLEST = 18.0
TICK = 21.0
"""The radius of the ring at the upper right, which has a tick where the rule is on."""
ARROW = 44.0
"""How wide the room of an arrow is, in design pixels."""
DULL = 0.5
"""How much of the picture of a rule that is off is covered."""


class Blank(Row):
    """A place without a card; it cannot have the focus."""

    def __init__(self, share: float = 1.0) -> None:
        super().__init__()
        self.enabled, self.share = False, share

    @property
    def spoken(self) -> tuple[str, ...]:
        return ()

    def height(self, kit: SceneKit, width: int) -> int:
        return 0

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        """Draw nothing."""


class RuleCard(ChoiceRow):
    """A choice as a card. A switch is turned by one press; of several values the chosen one stands below.

    `short` is the sentence, `parts` are those of the picture, which `pictures` draws; `usual` is the place of
    the value that counts as off.
    """

    grows = 0.0

    arrow = 26.0

    def __init__(
        self,
        label: str,
        labels: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
        *,
        help: str = "",
        clause: str = "",
    ) -> None:
        super().__init__(label, labels, chosen, changed, help=help, clause=clause)
        self.short = ""
        self.parts: tuple[LessonPart, ...] = ()
        self.pictures: LessonPicture | None = None
        self.usual = 0
        self.switch = False
        """Whether it is only on or off."""

    @property
    def on(self) -> bool:
        """Whether the rule is on: of several values, any but the usual one."""
        return self.chosen != self.usual

    @property
    def _sentence(self) -> str:
        return self.help if self.idle else self.short

    def height(self, kit: SceneKit, width: int) -> int:
        px, fonts = kit.px, kit.fonts
        text = len(self._lines(kit, self._sentence, TEXT, MEDIUM, width)) * fonts.height(
            TEXT, MEDIUM
        )
        text += len(self._lines(kit, self.label, NAME, BOLD, width)) * fonts.height(NAME, BOLD)
        if not self.switch:
            text += self._strip(kit, width) + px(4)
        return text + px(PICTURE) + px(2 * EDGE + 2 * GAP)

    def _lines(self, kit: SceneKit, text: str, size: float, face: str, width: int) -> list[str]:
        return kit.fonts.wrap(text, size, face, max(1, width - 2 * kit.px(EDGE + 6)))

    def _strip(self, kit: SceneKit, width: int) -> int:
        """The height of the strip with the value, whichever it is, and the arrows."""
        lines = max(len(self._value_lines(kit, each, width)[1]) for each in self.labels)
        return max(kit.px(44), lines * kit.fonts.height(VALUE, BOLD))

    def _value_lines(self, kit: SceneKit, value: str, width: int) -> tuple[float, list[str]]:
        """Return a value in one line, perhaps of smaller letters, or else in as many as it takes."""
        fonts, room = kit.fonts, max(1, width - 2 * kit.px(ARROW + 6))
        size = max(SMALLEST, fonts.fitted(value, VALUE, BOLD, room))
        return size, fonts.wrap(value, size, BOLD, room)

    def _arrows(self, kit: SceneKit) -> tuple[Rect, Rect]:
        high, side = self._strip(kit, self.rect.w), kit.px(ARROW)
        left = Rect(self.rect.left + kit.px(6), self.rect.bottom - high - kit.px(6), side, high)
        right = left.copy()
        right.right = self.rect.right - kit.px(6)
        return left, right

    def _tag(self, kit: SceneKit) -> Rect | None:
        return None  # the help below the cards has it

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        rect = self.rect.move(0, px(2)) if look.pressed else self.rect
        bright = (PAPER, PAPER_LOW) if self.on else ROW
        fill = ROW_FOCUSED if look.focused else bright
        paint.box(target, rect, fill, radius=18, edge=PAPER_EDGE, shadow=self.on)
        faint = FAINT if self.idle else 0.0
        brown, ink, rust = (each.mix(PAPER, faint) for each in (BROWN, INK, RUST))
        edge = px(EDGE)
        picture = Rect(rect.left + edge, rect.top + edge, rect.w - 2 * edge, px(PICTURE))
        if self.pictures is not None:
            self.pictures.draw(target, picture, self.parts)
        if self.idle or not self.on:
            paint.box(target, picture, ROW.fade(DULL), radius=20)
        self._draw_tick(kit, target, (rect.right - px(TICK), rect.top + px(TICK)))
        x, y = rect.left + edge + px(6), picture.bottom + px(GAP)
        if self.marked:
            bar = Rect(rect.left + px(5), y + px(3), px(5), fonts.height(NAME, BOLD) - px(6))
            paint.box(target, bar, rust, radius=2)
        for line in self._lines(kit, self.label, NAME, BOLD, rect.w):
            paint.text(target, line, (x, y), NAME, BOLD, ink)
            y += fonts.height(NAME, BOLD)
        for line in self._lines(kit, self._sentence, TEXT, MEDIUM, rect.w):
            paint.text(target, line, (x, y), TEXT, MEDIUM, brown)
            y += fonts.height(TEXT, MEDIUM)
        if not self.switch:
            self._draw_value(kit, target, rust, rect.top - self.rect.top)

    def _draw_tick(self, kit: SceneKit, target: Surface, middle: tuple[int, int]) -> None:
        radius = kit.px(TICK)
        if self.on:
            draw_tick(kit, target, middle, radius, AMBER_FILL, INK, PAPER_EDGE, 2)
        else:
            kit.paint.disc(target, middle, radius, INK, PAPER_EDGE, 2)

    def _draw_value(self, kit: SceneKit, target: Surface, tone: Colour, down: int) -> None:
        left, right = (each.move(0, down) for each in self._arrows(kit))
        self._draw_arrows(kit, target, (left, right), tone)
        size, lines = self._value_lines(kit, self.value, self.rect.w)
        high = kit.fonts.height(size, BOLD)
        y = left.centery - high * (len(lines) - 1) // 2
        for line in lines:
            kit.paint.text(target, line, (self.rect.centerx, y), size, BOLD, tone, "center")
            y += high
