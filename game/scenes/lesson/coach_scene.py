"""A coach who asks something: `CoachScene(kit, stack, portrait, title, sentence, answers, back)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec.structs import replace
from pygame import Surface

from game.scenes.base.paper_overlay import PADDING, Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import blit_portrait
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, draw_text, line_high, settle
from game.view.widgets.widgets import Button

Answer: TypeAlias = tuple[str, Callable[[], None]]

WIDTH = 29
"""The greatest width of the card in heights of a line."""
GAP, FACE = 20, 150
SIZE, HEAD, SMALLEST = 28.0, 50.0, 20.0


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
        self._placed: Placed = {}

    def _answer(self, then: Callable[[], None]) -> Callable[[], None]:
        def chosen() -> None:
            self.stack.pop()
            then()

        return chosen

    def go_back(self) -> None:
        self._answer(self._back)()

    def layout(self) -> None:
        self._placed = settle(
            self.kit, self.kit.arrange(FirstBox((self._box(), self._box(low=True))))
        )
        self.card = self._placed["card"]

    def _box(self, *, low: bool = False) -> Box:
        """The coach beside what they say, and the answers in as few rows as there is room for."""
        kit = self.kit
        said = ColumnBox((self._title, self._sentence(SMALLEST if low else 0)), 10, share=1)
        face = LeafBox(FACE, FACE, key="face")
        answers = [button_box(kit, each, high=76, air=6 if low else 18) for each in self.buttons]
        rows = tuple(self._rows(answers, each) for each in range(len(answers), 0, -1))
        body = ColumnBox((RowBox((face, said), GAP, "start"), FirstBox(rows)), 28)
        return card_box(body, low=low, most=WIDTH * line_high(kit) + 2 * PADDING)

    @staticmethod
    def _rows(answers: Sequence[LeafBox], abreast: int) -> Box:
        starts = range(0, len(answers), abreast)
        whole = [replace(each, narrow=None, share=1) for each in answers]
        return ColumnBox(tuple(RowBox(tuple(whole[at : at + abreast]), GAP) for at in starts), GAP)

    @property
    def _title(self) -> TextBox:
        return TextBox(self.title, HEAD, TITLE, smallest=SMALLEST, key="title")

    def _sentence(self, smallest: float) -> TextBox:
        return TextBox(self.sentence, SIZE, MEDIUM, smallest=smallest, key="sentence")

    def draw_card(self, target: Surface) -> None:
        kit, placed = self.kit, self._placed
        face = placed["face"]
        middle = (face.centerx, face.top + face.w // 2)
        blit_portrait(kit, target, self.portrait, middle, face.w // 2, look="happy")
        draw_text(kit, target, self._title, placed["title"], INK)
        draw_text(kit, target, self._sentence(SMALLEST), placed["sentence"], BROWN)
        self.group.draw(kit, target)
