"""A notice that has to be read first, such as that settings were lost: `NoticeScene(kit, stack, sentence)`."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.base.paper_overlay import PADDING, Overlay
from game.scenes.base.scene_stack import Stack
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Button

WIDTH = 980
SIZE = 27


class NoticeScene(Overlay):
    """A sentence on a card; Confirm, Back and Menu close it."""

    def __init__(self, kit: SceneKit, stack: Stack, sentence: str) -> None:
        super().__init__(kit, stack)
        self.sentence = sentence
        self.good = Button(kit.words("ui.notice.good"), stack.pop, primary=True, shadow=False)
        self.group = FocusGroup([self.good])
        self.lines: list[str] = []

    def layout(self) -> None:
        px, fonts = self.kit.px, self.kit.fonts
        width, height = self.kit.size
        wished = px(WIDTH * self.kit.space.text_scale)
        inner = min(wished, width - 2 * px(PADDING + 20))
        button = max(px(84), fonts.height(30, BOLD) + px(24))
        head = fonts.height(56, TITLE) + px(16)
        most = height - 2 * px(20) - 2 * px(PADDING) - head - button - px(28)
        line = fonts.height(SIZE, MEDIUM)
        lines = max(1, most // line)
        self.lines = fonts.wrap(self.sentence, SIZE, MEDIUM, inner, most=lines)
        tall = 2 * px(PADDING) + head + len(self.lines) * line + px(28) + button
        self.card = Rect(0, 0, inner + 2 * px(PADDING), tall)
        self.card.center = (width // 2, height // 2)
        wide = max(px(280), self.good.natural_width(self.kit))
        self.good.rect = Rect(0, 0, wide, button)
        self.good.rect.midbottom = (self.card.centerx, self.card.bottom - px(PADDING))

    def draw_card(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        y, left = self.card.top + px(PADDING), self.card.left + px(PADDING)
        kit.paint.text(target, kit.words("ui.notice.title"), (left, y), 56, TITLE, INK)
        y += kit.fonts.height(56, TITLE) + px(16)
        for line in self.lines:
            kit.paint.text(target, line, (left, y), SIZE, MEDIUM, BROWN)
            y += kit.fonts.height(SIZE, MEDIUM)
        self.group.draw(kit, target)
