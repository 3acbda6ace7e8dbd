"""A question that has to be answered before something is done that cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Surface

from game.scenes.base.overlays.asking_card import AskingCard, Way
from game.scenes.base.overlays.paper_overlay import PADDING, card_box
from game.scenes.base.scene_stack import Stack
from game.view.base.boxes import Box, ColumnBox, TextBox
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import draw_text, line_high

WIDTH = 26.5
"""The greatest width of the card in heights of a line."""
SIZE, HEAD = 27.0, 52.0


class ConfirmScene(AskingCard):
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
        ways = (Way(answers[1], lambda: None), Way(answers[0], yes))
        super().__init__(kit, stack, ways, lambda: None)
        self.no, self.yes = self.buttons
        self.title, self.sentence = title, sentence

    @property
    def boxes(self) -> Sequence[Box]:
        texts = ColumnBox((self._head, self._sentence), 16)
        widest = WIDTH * line_high(self.kit) + 2 * PADDING
        body = ColumnBox((texts, self.ways_on(low=False)), 28)
        return [card_box(body, most=widest, fill=True)]

    @property
    def _head(self) -> TextBox:
        return TextBox(self.title, HEAD, TITLE, smallest=28, key="head")

    @property
    def _sentence(self) -> TextBox:
        return TextBox(self.sentence, SIZE, MEDIUM, cut=True, key="sentence")

    def draw_card(self, target: Surface) -> None:
        draw_text(self.kit, target, self._head, self.placed["head"], INK)
        draw_text(self.kit, target, self._sentence, self.placed["sentence"], BROWN)
        self.group.draw(self.kit, target)
