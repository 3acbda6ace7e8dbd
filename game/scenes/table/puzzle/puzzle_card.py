"""What came of an attempt, on paper over the table: `PuzzleCard(kit, stack, title, told, answers, back)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace
from pygame import Surface

from game.scenes.base.paper_overlay import PADDING, Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox, TextBox
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.rich_lines import RichLines
from game.view.widgets.widget_boxes import button_box, draw_text, line_high, settle
from game.view.widgets.widgets import Button

WIDTH = 30
"""The greatest width of the card in heights of a line."""
GAP = 20
HEAD, TOLD, MORE = 50.0, 27.0, 24.0


class Way(NamedTuple):
    """A button of the card: its label and its icon, and what is done once the card is gone."""

    label: str
    icon: str
    then: Callable[[], None]


class PuzzleCard(Overlay):
    """A title, what is `told` and, if there is room, `more`, and the ways on, the first in focus.

    `back` is what Back and Menu mean.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        title: str,
        told: Sequence[str],
        more: Sequence[str],
        ways: Sequence[Way],
        back: Callable[[], None],
    ) -> None:
        super().__init__(kit, stack)
        self.title, self._back = title, back
        self.told = [RichLines(each, TOLD) for each in told]
        self.more = [RichLines(each, MORE) for each in more]
        self.buttons = [
            Button(
                each.label,
                self._answer(each.then),
                primary=number == 0,
                icon=each.icon,
                shadow=False,
            )
            for number, each in enumerate(ways)
        ]
        self.group = FocusGroup(self.buttons)
        self.placed: Placed = {}

    def _answer(self, then: Callable[[], None]) -> Callable[[], None]:
        def chosen() -> None:
            self.stack.pop()
            then()

        return chosen

    def go_back(self) -> None:
        self._answer(self._back)()

    def layout(self) -> None:
        ways = [
            self._box(more=more, low=low)
            for low, more in ((False, True), (True, True), (True, False))
        ]
        self.placed = settle(self.kit, self.kit.arrange(FirstBox(tuple(ways))))
        self.card = self.placed["card"]

    def _box(self, *, more: bool, low: bool) -> Box:
        """What is said above the ways on, which are in as few rows as there is room for."""
        kit = self.kit
        told = [each.box(kit, ("told", number)) for number, each in enumerate(self.told)]
        others = [each.box(kit, ("more", number)) for number, each in enumerate(self.more)]
        texts = [ColumnBox(tuple(told), 8), *([ColumnBox(tuple(others), 2)] if others else [])]
        said = ColumnBox((self._title, *texts[: 2 if more else 1]), 10 if low else 16)
        buttons = [button_box(kit, each, high=76, air=6 if low else 18) for each in self.buttons]
        rows = tuple(self._rows(buttons, each) for each in range(len(buttons), 0, -1))
        body = ColumnBox((said, FirstBox(rows)), 16 if low else 28)
        return card_box(body, low=low, most=WIDTH * line_high(kit) + 2 * PADDING, fill=True)

    @staticmethod
    def _rows(buttons: Sequence[Box], abreast: int) -> Box:
        starts = range(0, len(buttons), abreast)
        whole = [replace(each, share=1) for each in buttons]
        return ColumnBox(tuple(RowBox(tuple(whole[at : at + abreast]), GAP) for at in starts), GAP)

    @property
    def _title(self) -> TextBox:
        return TextBox(self.title, HEAD, TITLE, smallest=24, key="title")

    def draw_card(self, target: Surface) -> None:
        kit, placed = self.kit, self.placed
        draw_text(kit, target, self._title, placed["title"], INK)
        for name, lines, ink in (("told", self.told, INK), ("more", self.more, BROWN)):
            for number, each in enumerate(lines):
                if (name, number) in placed:
                    each.draw(kit, target, placed[name, number], ink)
        self.group.draw(kit, target)
