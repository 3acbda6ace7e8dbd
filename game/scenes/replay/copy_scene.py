"""The question what to copy or save, over a match that is watched: `CopyScene(kit, stack, ...)`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from pygame import Surface

from game.scenes.base.overlays.paper_overlay import Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.view.base.arranging import Placed
from game.view.base.boxes import ColumnBox, TextBox
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, draw_text, settle
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
        self.placed: Placed = {}

    def _do(self, copied: Callable[[], object]) -> None:
        self.stack.pop()
        copied()

    def layout(self) -> None:
        buttons = [
            button_box(self.kit, each, high=84, air=24, least=WIDTH) for each in self._buttons()
        ]
        told = (replace(self._why_not, pad=(0, 0, 0, 10)),) if self.why_not else ()
        body = ColumnBox((self._head, *told, ColumnBox(tuple(buttons), GAP)), 8)
        self.placed = settle(self.kit, self.kit.arrange(card_box(body)))
        self.card = self.placed["card"]

    @property
    def _head(self) -> TextBox:
        return TextBox(self.kit.words("ui.replay.copy"), 56, TITLE, smallest=28, key="head")

    @property
    def _why_not(self) -> TextBox:
        return TextBox(self.why_not, 26, MEDIUM, most=WIDTH, key="told")

    def _buttons(self) -> list[Button]:
        return [each for each in self.group.widgets if isinstance(each, Button)]

    def draw_card(self, target: Surface) -> None:
        draw_text(self.kit, target, self._head, self.placed["head"], INK, "middle")
        if self.why_not:
            draw_text(self.kit, target, self._why_not, self.placed["told"], BROWN, "middle")
        self.group.draw(self.kit, target)
