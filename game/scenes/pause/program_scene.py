"""The question whether a bot's program may be started: `ProgramScene(kit, stack, guest, answered)`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.scenes.base.paper_overlay import PADDING, Overlay
from game.scenes.base.scene_stack import Stack
from game.store.bot_files import Guest, guest_texts
from game.view.base.colours import BROWN, INK, PAPER_EDGE, PAPER_LOW
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Button

WIDTH = 980
TITLE_SIZE = 52
SIZES = (27, 24, 21, 18, 15, 12)
"""Sizes of the text: the largest at which the whole command can be read."""
FOLDER_LINES = 2


class ProgramScene(Overlay):
    """The command in full, and two buttons; `answered` is called with whether it may be started.

    The focus is on the one that starts nothing. Back and Menu do the same.
    """

    def __init__(
        self, kit: SceneKit, stack: Stack, guest: Guest, answered: Callable[[bool], None]
    ) -> None:
        super().__init__(kit, stack)
        assert guest.program is not None
        words = kit.words
        self._answered = answered
        self.command = guest.program.shown
        name = guest_texts(guest, words)[0]
        self.texts = (
            words("ui.program.about", name=name),
            words("ui.program.folder", folder=str(guest.program.folder)),
        )
        button = partial(Button, shadow=False)
        self.leave = button(words("ui.program.leave"), self.go_back, primary=True, command="back")
        self.start = button(words("ui.program.start"), self._start)
        self.group = FocusGroup([self.leave, self.start])
        self.size: float = SIZES[0]
        self.about: list[str] = []
        self.lines: list[str] = []
        self.where: list[str] = []
        self.box = Rect(0, 0, 0, 0)

    def _start(self) -> None:
        self._answer(True)

    def go_back(self) -> None:
        self._answer(False)

    def _answer(self, yes: bool) -> None:
        self.stack.pop()
        self._answered(yes)

    def layout(self) -> None:
        px, fonts = self.kit.px, self.kit.fonts
        width, height = self.kit.size
        inner = min(px(WIDTH * self.kit.space.text_scale), width - 2 * px(PADDING + 20))
        button = max(px(84), fonts.height(30, BOLD) + px(24))
        wides = [max(px(280), each.natural_width(self.kit)) for each in self._buttons]
        beside = sum(wides) + px(20) <= inner
        buttons = button if beside else 2 * button + px(10)
        head = fonts.height(TITLE_SIZE, TITLE) + px(16)
        room = height - 2 * px(20) - 2 * px(PADDING) - head - buttons
        for size in SIZES:
            text = self._wrap(size, inner)
            if text <= room:
                break
        tall = 2 * px(PADDING) + head + min(text, room) + buttons
        self.card = Rect(0, 0, inner + 2 * px(PADDING), tall)
        self.card.center = (width // 2, height // 2)
        left, bottom = self.card.left + px(PADDING), self.card.bottom - px(PADDING)
        if beside:
            x = self.card.right - px(PADDING)
            for each, wide in zip(self._buttons, wides, strict=True):
                each.rect = Rect(x - wide, bottom - button, wide, button)
                x -= wide + px(20)
        else:
            self.start.rect = Rect(left, bottom - buttons, inner, button)
            self.leave.rect = Rect(left, bottom - button, inner, button)

    @property
    def _buttons(self) -> tuple[Button, Button]:
        return self.leave, self.start

    def _wrap(self, size: float, inner: int) -> int:
        """Break the texts into lines of a size; return the height of all in real px."""
        px, fonts = self.kit.px, self.kit.fonts
        about, folder = self.texts
        self.size = size
        self.about = fonts.wrap(about, size, MEDIUM, inner)
        self.lines = fonts.wrap(self.command, size, SEMIBOLD, inner - 2 * px(20))
        self.where = fonts.wrap(folder, size, MEDIUM, inner, most=FOLDER_LINES)
        count = len(self.about) + len(self.lines) + len(self.where)
        return count * fonts.height(size, SEMIBOLD) + 2 * px(14) + 2 * px(16) + px(28)

    def draw_card(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        y, left = self.card.top + px(PADDING), self.card.left + px(PADDING)
        line = kit.fonts.height(self.size, SEMIBOLD)
        kit.paint.text(target, kit.words("ui.program.title"), (left, y), TITLE_SIZE, TITLE, INK)
        y += kit.fonts.height(TITLE_SIZE, TITLE) + px(16)
        for each in self.about:
            kit.paint.text(target, each, (left, y), self.size, MEDIUM, BROWN)
            y += line
        y += px(16)
        wide = self.card.w - 2 * px(PADDING)
        self.box = Rect(left, y, wide, len(self.lines) * line + 2 * px(14))
        kit.paint.box(target, self.box, PAPER_LOW, radius=14, line=PAPER_EDGE, line_width=2)
        y += px(14)
        for each in self.lines:
            kit.paint.text(target, each, (left + px(20), y), self.size, SEMIBOLD, INK)
            y += line
        y += px(14) + px(16)
        for each in self.where:
            kit.paint.text(target, each, (left, y), self.size, MEDIUM, BROWN)
            y += line
        self.group.draw(kit, target)
