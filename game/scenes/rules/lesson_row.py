"""The row of the rule book that leads to the lesson of its game: `LessonRow(title, detail, begun)`."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.view.base.colours import BROWN, INK, PAPER_EDGE, RUST
from game.view.base.fonts import EXTRABOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ROW_FOCUSED, TAG
from game.view.widgets.widgets import Look, Row

TITLE_SIZE, SIZE = 32, 25
EDGE, ICON = 16, 52
LEFT = 168
"""Where the text begins, below that of the rules in short."""


class LessonRow(Row):
    """A title and a line below it. Enter or a click begins the lesson."""

    radius = 16

    def __init__(self, title: str, detail: str, begun: Callable[[], None]) -> None:
        super().__init__()
        self.title, self.detail, self.begun = title, detail, begun

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.title, self.detail

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.begun()

    def _room(self, kit: SceneKit, width: int) -> int:
        return width - kit.px(LEFT + EDGE)

    def _lines(self, kit: SceneKit, width: int) -> list[str]:
        return kit.fonts.wrap(self.detail, SIZE, MEDIUM, self._room(kit, width))

    def height(self, kit: SceneKit, width: int) -> int:
        fonts = kit.fonts
        text = fonts.height(TITLE_SIZE, EXTRABOLD)
        text += len(self._lines(kit, width)) * fonts.height(SIZE, MEDIUM)
        return max(text, kit.px(ICON)) + kit.px(2 * EDGE)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        fill = ROW_FOCUSED if look.focused else TAG.fade(0.6)
        paint.box(target, self.rect, fill, radius=self.radius, line=PAPER_EDGE, line_width=2)
        side = px(ICON)
        middle = (self.rect.left + px(LEFT // 2 - 4), self.rect.centery)
        paint.disc(target, middle, round(0.62 * side), RUST)
        icon = kit.pictures.tinted("icons/play", side * 3 // 5, side * 3 // 5, TAG)
        target.blit(icon, icon.get_rect(center=middle))
        lines = self._lines(kit, self.rect.w)
        title, line = fonts.height(TITLE_SIZE, EXTRABOLD), fonts.height(SIZE, MEDIUM)
        text = Rect(self.rect.left + px(LEFT), 0, 0, title + len(lines) * line)
        text.centery = self.rect.centery
        size = fonts.fitted(self.title, TITLE_SIZE, EXTRABOLD, self._room(kit, self.rect.w))
        paint.text(target, self.title, text.topleft, size, EXTRABOLD, INK)
        for number, each in enumerate(lines):
            at = (text.left, text.top + title + number * line)
            paint.text(target, each, at, SIZE, MEDIUM, BROWN)
