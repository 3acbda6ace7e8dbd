"""A set of rules as a code that the camera of a phone reads: `SetCodeScene(kit, stack, line)`."""

from __future__ import annotations

from pygame import Surface

from game.scenes.base.overlays.paper_overlay import Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, TextBox
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.code_picture import draw_code
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, draw_text, settle
from game.view.widgets.widgets import Button

SIDES = (520.0, 420.0, 340.0, 270.0, 210.0)
"""How wide the code may be, in design pixels: the largest that fits."""
TITLE_SIZE, SIZE, LINE = 48.0, 26.0, 24.0
WIDEST = 900.0


class SetCodeScene(Overlay):
    """The line of text of a set, and the code of it."""

    def __init__(self, kit: SceneKit, stack: Stack, line: str) -> None:
        super().__init__(kit, stack)
        self.line = line
        self.back = Button(
            kit.words("ui.back"), stack.pop, command="back", shadow=False, primary=True
        )
        self.group = FocusGroup([self.back])
        self.placed: Placed = {}

    def layout(self) -> None:
        pages = tuple(self._page(side) for side in SIDES)
        self.placed = settle(self.kit, self.kit.arrange(FirstBox(pages)))
        self.card = self.placed["card"]

    def _page(self, side: float) -> Box:
        texts = ColumnBox((self._head, self._told), 6, "middle")
        code = LeafBox(side, side, key="code")
        back = button_box(self.kit, self.back, high=72, air=20, least=300)
        return card_box(ColumnBox((texts, code, self._line, back), 18, "middle"), low=True)

    @property
    def _head(self) -> TextBox:
        text = self.kit.words("ui.house.code_title")
        return TextBox(text, TITLE_SIZE, TITLE, lines=1, smallest=26, key="head")

    @property
    def _told(self) -> TextBox:
        text = self.kit.words("ui.house.code_told")
        return TextBox(text, SIZE, MEDIUM, smallest=18, most=WIDEST, key="told")

    @property
    def _line(self) -> TextBox:
        return TextBox(self.line, LINE, SEMIBOLD, smallest=16, most=WIDEST, key="line")

    def draw_card(self, target: Surface) -> None:
        kit, placed = self.kit, self.placed
        draw_text(kit, target, self._head, placed["head"], INK, "middle")
        draw_text(kit, target, self._told, placed["told"], BROWN, "middle")
        draw_text(kit, target, self._line, placed["line"], INK, "middle")
        draw_code(kit, target, placed["code"], self.line)
        self.group.draw(kit, target)
