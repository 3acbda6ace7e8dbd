"""A question that has to be answered before something is done that cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.scenes.base.paper_overlay import PADDING, Overlay
from game.scenes.base.scene_stack import Stack
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Button

WIDTH, GAP = 980, 20
SIZE, HEAD = 27.0, 52.0


class ConfirmScene(Overlay):
    """A title, a sentence that says what will happen, and two answers; to keep everything has the focus.

    `yes` is called when the scene is gone; Back and Menu are a no.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        title: str,
        sentence: str,
        answers: tuple[str, str],
        yes: Callable[[], None],
    ) -> None:
        super().__init__(kit, stack)
        self.title, self.sentence, self.agreed = title, sentence, yes
        self.yes = Button(answers[0], self._yes, shadow=False)
        self.no = Button(answers[1], stack.pop, primary=True, shadow=False)
        self.group = FocusGroup([self.no, self.yes])
        self.head: list[str] = []
        self.lines: list[str] = []

    def _yes(self) -> None:
        self.stack.pop()
        self.agreed()

    def layout(self) -> None:
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        width, height = kit.size
        inner = min(px(WIDTH * kit.space.text_scale), width - 2 * px(PADDING + 20))
        button = max(px(84), fonts.height(30, BOLD) + px(24))
        beside = (inner - px(GAP)) // 2
        rows = 1 if max(each.natural_width(kit) for each in (self.yes, self.no)) <= beside else 2
        buttons = rows * (button + px(GAP)) - px(GAP)
        size = fonts.fitted(self.title, HEAD, TITLE, inner)
        self.head = fonts.wrap(self.title, size, TITLE, inner)
        head = len(self.head) * fonts.height(size, TITLE) + px(16)
        line = fonts.height(SIZE, MEDIUM)
        most = height - 2 * px(20) - 2 * px(PADDING) - head - buttons - px(28)
        self.lines = fonts.wrap(self.sentence, SIZE, MEDIUM, inner, most=max(1, most // line))
        tall = 2 * px(PADDING) + head + len(self.lines) * line + px(28) + buttons
        self.card = Rect(0, 0, inner + 2 * px(PADDING), tall)
        self.card.center = (width // 2, height // 2)
        left, y = self.card.left + px(PADDING), self.card.bottom - px(PADDING) - buttons
        if rows == 1:
            self.no.rect = Rect(left, y, beside, button)
            self.yes.rect = Rect(left + inner - beside, y, beside, button)
        else:
            self.no.rect = Rect(left, y, inner, button)
            self.yes.rect = Rect(left, y + button + px(GAP), inner, button)

    def handle(self, intent: Intent) -> None:
        if self.group.handle(self.kit, intent):
            self.dirty = True
        elif intent.kind in (Kind.BACK, Kind.MENU):
            self.stack.pop()

    def draw_card(self, target: Surface) -> None:
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        y, left = self.card.top + px(PADDING), self.card.left + px(PADDING)
        size = fonts.fitted(self.title, HEAD, TITLE, self.card.w - 2 * px(PADDING))
        for line in self.head:
            kit.paint.text(target, line, (left, y), size, TITLE, INK)
            y += fonts.height(size, TITLE)
        y += px(16)
        for line in self.lines:
            kit.paint.text(target, line, (left, y), SIZE, MEDIUM, BROWN)
            y += fonts.height(SIZE, MEDIUM)
        self.group.draw(kit, target)
