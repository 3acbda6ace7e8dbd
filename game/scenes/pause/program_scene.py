"""The question whether a bot's program may be started: `ProgramScene(kit, stack, guest, answered)`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.scenes.base.overlays.paper_overlay import PADDING, Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.store.bot_files import Guest, guest_texts
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox, TextBox
from game.view.base.colours import BROWN, INK, PAPER_EDGE, PAPER_LOW
from game.view.base.fonts import MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, draw_text, line_high, settle
from game.view.widgets.widgets import Button

WIDTH = 26.5
"""The width of the card in heights of a line."""
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
        self.placed: Placed = {}

    def _start(self) -> None:
        self._answer(True)

    def go_back(self) -> None:
        self._answer(False)

    def _answer(self, yes: bool) -> None:
        self.stack.pop()
        self._answered(yes)

    def layout(self) -> None:
        ways = tuple(self._page(size) for size in SIZES)
        self.placed = settle(self.kit, self.kit.arrange(FirstBox(ways)))
        self.card = self.placed["card"]
        self.size = next(key[1] for key in self.placed if isinstance(key, tuple))

    def _page(self, size: float) -> Box:
        """The texts in one size, the command in a frame, and the answers beside or below each other."""
        about, command, where = self._texts(size)
        framed = ColumnBox((command,), pad=(20, 14, 20, 14), key="frame")
        texts = ColumnBox((self._head, about, framed, where), 16, key=("size", size))
        leave, start = (
            button_box(self.kit, each, high=84, air=24, least=280) for each in self._buttons
        )
        foot = FirstBox((RowBox((start, leave), 20, spread="end"), ColumnBox((start, leave), 10)))
        widest = WIDTH * line_high(self.kit) + 2 * PADDING
        return card_box(ColumnBox((texts, foot), 28), most=widest, fill=True)

    @property
    def _head(self) -> TextBox:
        return TextBox(self.kit.words("ui.program.title"), TITLE_SIZE, TITLE, key="head")

    def _texts(self, size: float) -> tuple[TextBox, TextBox, TextBox]:
        about, folder = self.texts
        return (
            TextBox(about, size, MEDIUM, key="about"),
            TextBox(self.command, size, SEMIBOLD, key="command"),
            TextBox(folder, size, MEDIUM, lines=FOLDER_LINES, cut=True, key="where"),
        )

    @property
    def _buttons(self) -> tuple[Button, Button]:
        return self.leave, self.start

    def draw_card(self, target: Surface) -> None:
        kit, placed = self.kit, self.placed
        draw_text(kit, target, self._head, placed["head"], INK)
        kit.paint.box(target, placed["frame"], PAPER_LOW, radius=14, line=PAPER_EDGE, line_width=2)
        for box, colour in zip(self._texts(self.size), (BROWN, INK, BROWN), strict=True):
            draw_text(kit, target, box, placed[box.key], colour)
        self.group.draw(kit, target)
