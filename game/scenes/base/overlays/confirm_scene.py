"""A question that has to be answered before something is done that cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from pygame import Surface

from game.scenes.base.overlays.paper_overlay import PADDING, Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.view.base.arranging import Placed
from game.view.base.boxes import ColumnBox, FirstBox, RowBox, TextBox
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, draw_text, line_high, settle
from game.view.widgets.widgets import Button

WIDTH, GAP = 26.5, 20
"""The width of the card in heights of a line, and the gap between buttons in design pixels."""
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
        self.placed: Placed = {}

    def _yes(self) -> None:
        self.stack.pop()
        self.agreed()

    def layout(self) -> None:
        buttons = [button_box(self.kit, each, high=84, air=24) for each in (self.no, self.yes)]
        no, yes = (replace(each, narrow=None, share=1) for each in buttons)
        foot = FirstBox((RowBox((no, yes), GAP), ColumnBox(tuple(buttons), GAP)))
        texts = ColumnBox((self._head, self._sentence), 16)
        widest = WIDTH * line_high(self.kit) + 2 * PADDING
        page = card_box(ColumnBox((texts, foot), 28), most=widest, fill=True)
        self.placed = settle(self.kit, self.kit.arrange(page))
        self.card = self.placed["card"]

    @property
    def _head(self) -> TextBox:
        return TextBox(self.title, HEAD, TITLE, smallest=28, key="head")

    @property
    def _sentence(self) -> TextBox:
        return TextBox(self.sentence, SIZE, MEDIUM, cut=True, key="sentence")

    def handle(self, intent: Intent) -> None:
        if self.group.handle(self.kit, intent):
            self.dirty = True
        elif intent.kind in (Kind.BACK, Kind.MENU):
            self.stack.pop()

    def draw_card(self, target: Surface) -> None:
        draw_text(self.kit, target, self._head, self.placed["head"], INK)
        draw_text(self.kit, target, self._sentence, self.placed["sentence"], BROWN)
        self.group.draw(self.kit, target)
