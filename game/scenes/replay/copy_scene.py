"""The question what to copy or save, over a match that is watched: `CopyScene(kit, stack, ...)`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.scenes.base.paper_overlay import PADDING, Overlay
from game.scenes.base.scene_stack import Stack
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Button

WIDTH, GAP = 640, 18


class CopyScene(Overlay):
    """The whole match as text or as a file, or the position that is shown.

    `why_not` says why the match cannot be had.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        match: Callable[[], object],
        position: Callable[[], object],
        file: Callable[[], object],
        why_not: str = "",
    ) -> None:
        super().__init__(kit, stack)
        words = kit.words
        button = partial(Button, shadow=False)
        self.why_not = why_not
        self.whole = button(words("ui.replay.copy_match"), partial(self._do, match), primary=True)
        self.part = button(
            words("ui.replay.copy_position"), partial(self._do, position), primary=bool(why_not)
        )
        self.file = button(words("ui.replay.save_match"), partial(self._do, file))
        self.back = button(words("ui.back"), stack.pop, command="back")
        offered = [self.part] if why_not else [self.whole, self.part, self.file]
        self.group = FocusGroup([*offered, self.back])
        self.lines: list[str] = []

    def _do(self, copied: Callable[[], object]) -> None:
        self.stack.pop()
        copied()

    def layout(self) -> None:
        kit, px = self.kit, self.kit.px
        width, height = kit.size
        most = width - 2 * px(PADDING + 20)
        widest = max(each.natural_width(kit) for each in self._buttons())
        inner = min(max(px(WIDTH), widest), most)
        high = max(px(84), kit.fonts.height(30, BOLD) + px(24))
        title = kit.fonts.height(56, TITLE) + px(16)
        self.lines = kit.fonts.balanced(self.why_not, 26, MEDIUM, inner) if self.why_not else []
        told = len(self.lines) * kit.fonts.height(26, MEDIUM) + (px(18) if self.lines else 0)
        rows = len(self.group.widgets)
        tall = 2 * px(PADDING) + title + told + rows * (high + px(GAP)) - px(GAP)
        self.card = Rect(0, 0, inner + 2 * px(PADDING), min(tall, height - px(20)))
        self.card.center = (width // 2, height // 2)
        top = self.card.top + px(PADDING) + title + told
        for place, each in enumerate(self.group.widgets):
            y = top + place * (high + px(GAP))
            each.rect = Rect(self.card.left + px(PADDING), y, inner, high)

    def _buttons(self) -> list[Button]:
        return [each for each in self.group.widgets if isinstance(each, Button)]

    def draw_card(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        x, y = self.card.centerx, self.card.top + px(PADDING) - px(8)
        title = kit.words("ui.replay.copy")
        size = kit.fonts.fitted(title, 56, TITLE, self.card.w - 2 * px(PADDING))
        kit.paint.text(target, title, (x, y), size, TITLE, INK, "midtop")
        y += kit.fonts.height(56, TITLE) + px(8)
        for line in self.lines:
            kit.paint.text(target, line, (x, y), 26, MEDIUM, BROWN, "midtop")
            y += kit.fonts.height(26, MEDIUM)
        self.group.draw(kit, target)
