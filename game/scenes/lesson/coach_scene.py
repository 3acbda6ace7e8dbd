"""A coach who asks something: `CoachScene(kit, stack, portrait, title, sentence, answers, back)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Surface

from game.scenes.base.overlays.asking_card import GAP, AskingCard, Way
from game.scenes.base.overlays.paper_overlay import PADDING, card_box
from game.scenes.base.scene_stack import Stack
from game.view.base.boxes import Box, ColumnBox, LeafBox, RowBox, TextBox
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import blit_portrait
from game.view.widgets.widget_boxes import draw_text, line_high

WIDTH = 29
"""The greatest width of the card in heights of a line."""
FACE = 150
SIZE, HEAD, SMALLEST = 28.0, 50.0, 20.0


class CoachScene(AskingCard):
    """A coach, a title and a sentence above the answers to choose from."""

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        portrait: str,
        title: str,
        sentence: str,
        answers: Sequence[Way],
        back: Callable[[], None],
    ) -> None:
        super().__init__(kit, stack, answers, back)
        self.portrait, self.title, self.sentence = portrait, title, sentence

    @property
    def boxes(self) -> Sequence[Box]:
        return self._box(), self._box(low=True)

    def _box(self, *, low: bool = False) -> Box:
        """The coach beside what they say, and the answers in as few rows as there is room for."""
        kit = self.kit
        said = ColumnBox((self._title, self._sentence(SMALLEST if low else 0)), 10, share=1)
        face = LeafBox(FACE, FACE, key="face")
        body = ColumnBox((RowBox((face, said), GAP, "start"), self.ways_on(low=low)), 28)
        return card_box(body, low=low, most=WIDTH * line_high(kit) + 2 * PADDING)

    @property
    def _title(self) -> TextBox:
        return TextBox(self.title, HEAD, TITLE, smallest=SMALLEST, key="title")

    def _sentence(self, smallest: float) -> TextBox:
        return TextBox(self.sentence, SIZE, MEDIUM, smallest=smallest, key="sentence")

    def draw_card(self, target: Surface) -> None:
        kit, placed = self.kit, self.placed
        face = placed["face"]
        middle = (face.centerx, face.top + face.w // 2)
        blit_portrait(kit, target, self.portrait, middle, face.w // 2, look="happy")
        draw_text(kit, target, self._title, placed["title"], INK)
        draw_text(kit, target, self._sentence(SMALLEST), placed["sentence"], BROWN)
        self.group.draw(kit, target)
