"""A coach who asks something: `CoachScene(kit, stack, portrait, title, sentence, answers, back)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pygame import Rect, Surface

from game.scenes.base.paper_overlay import PADDING, Overlay
from game.scenes.base.scene_stack import Stack
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import blit_portrait
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Button

Answer: TypeAlias = tuple[str, Callable[[], None]]

WIDTH, GAP, FACE = 1080, 20, 150
SIZE, HEAD = 28.0, 50.0


class CoachScene(Overlay):
    """A title, a sentence, and the answers to choose from, the first in focus; each is called when it is gone.

    `back` is what Back and Menu mean, if that is none of the answers.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        portrait: str,
        title: str,
        sentence: str,
        answers: Sequence[Answer],
        back: Callable[[], None],
    ) -> None:
        super().__init__(kit, stack)
        self.portrait, self.title, self.sentence, self._back = portrait, title, sentence, back
        self.buttons = [
            Button(label, self._answer(then), primary=number == 0, shadow=False)
            for number, (label, then) in enumerate(answers)
        ]
        self.group = FocusGroup(self.buttons)
        self.head: list[str] = []
        self.lines: list[str] = []
        self._size = HEAD

    def _answer(self, then: Callable[[], None]) -> Callable[[], None]:
        def chosen() -> None:
            self.stack.pop()
            then()

        return chosen

    def go_back(self) -> None:
        self._answer(self._back)()

    def layout(self) -> None:
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        width, height = kit.size
        inner = min(px(WIDTH * kit.space.text_scale), width - 2 * px(PADDING + 20))
        beside = inner - px(FACE + GAP)
        button = max(px(76), fonts.height(30, BOLD) + px(18))
        across = self._across(inner)
        rows = -(-len(self.buttons) // across)
        buttons = rows * (button + px(GAP)) - px(GAP)
        self._size = fonts.fitted(self.title, HEAD, TITLE, beside)
        self.head = fonts.wrap(self.title, self._size, TITLE, beside)
        head = len(self.head) * fonts.height(self._size, TITLE) + px(10)
        line = fonts.height(SIZE, MEDIUM)
        room = height - 2 * px(20) - 2 * px(PADDING) - head - buttons - px(28)
        most = max(1, room // line)
        self.lines = fonts.wrap(self.sentence, SIZE, MEDIUM, beside, most=most)
        said = max(px(FACE), head + len(self.lines) * line)
        tall = 2 * px(PADDING) + said + px(28) + buttons
        self.card = Rect(0, 0, inner + 2 * px(PADDING), tall)
        self.card.center = (width // 2, height // 2)
        left, top = self.card.left + px(PADDING), self.card.bottom - px(PADDING) - buttons
        for row in range(rows):
            there = self.buttons[row * across : (row + 1) * across]
            wide = (inner - px(GAP) * (len(there) - 1)) // len(there)
            for place, each in enumerate(there):
                x, y = left + place * (wide + px(GAP)), top + row * (button + px(GAP))
                each.rect = Rect(x, y, wide, button)

    def _across(self, inner: int) -> int:
        """Return how many buttons have room beside each other."""
        gap = self.kit.px(GAP)
        for across in range(len(self.buttons), 1, -1):
            wide = (inner - gap * (across - 1)) // across
            if max(each.natural_width(self.kit) for each in self.buttons) <= wide:
                return across
        return 1

    def draw_card(self, target: Surface) -> None:
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        left, y = self.card.left + px(PADDING), self.card.top + px(PADDING)
        face = px(FACE)
        middle = (left + face // 2, y + face // 2)
        blit_portrait(kit, target, self.portrait, middle, face // 2, look="happy")
        x = left + face + px(GAP)
        for line in self.head:
            kit.paint.text(target, line, (x, y), self._size, TITLE, INK)
            y += fonts.height(self._size, TITLE)
        y += px(10)
        for line in self.lines:
            kit.paint.text(target, line, (x, y), SIZE, MEDIUM, BROWN)
            y += fonts.height(SIZE, MEDIUM)
        self.group.draw(kit, target)
