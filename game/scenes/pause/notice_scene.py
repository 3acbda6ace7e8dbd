"""A notice that has to be read first, such as that settings were lost: `NoticeScene(kit, stack, sentence)`."""

from __future__ import annotations

from pygame import Surface

from game.scenes.base.overlays.paper_overlay import PADDING, Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.view.base.arranging import Placed
from game.view.base.boxes import ColumnBox, TextBox
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, draw_text, line_high, settle
from game.view.widgets.widgets import Button

WIDTH = 26.5
"""The width of the card in heights of a line."""
SIZE = 27


class NoticeScene(Overlay):
    """A sentence on a card; Confirm, Back and Menu close it."""

    def __init__(self, kit: SceneKit, stack: Stack, sentence: str) -> None:
        super().__init__(kit, stack)
        self.sentence = sentence
        self.good = Button(kit.words("ui.notice.good"), stack.pop, primary=True, shadow=False)
        self.group = FocusGroup([self.good])
        self.placed: Placed = {}

    def layout(self) -> None:
        texts = ColumnBox((self._head, self._sentence), 16)
        good = button_box(self.kit, self.good, high=84, air=24, least=280)
        foot = ColumnBox((good,), align="middle")
        widest = WIDTH * line_high(self.kit) + 2 * PADDING
        page = card_box(ColumnBox((texts, foot), 28), most=widest, fill=True)
        self.placed = settle(self.kit, self.kit.arrange(page))
        self.card = self.placed["card"]

    @property
    def _head(self) -> TextBox:
        return TextBox(self.kit.words("ui.notice.title"), 56, TITLE, smallest=28, key="head")

    @property
    def _sentence(self) -> TextBox:
        return TextBox(self.sentence, SIZE, MEDIUM, cut=True, key="sentence")

    def draw_card(self, target: Surface) -> None:
        draw_text(self.kit, target, self._head, self.placed["head"], INK)
        draw_text(self.kit, target, self._sentence, self.placed["sentence"], BROWN)
        self.group.draw(self.kit, target)
