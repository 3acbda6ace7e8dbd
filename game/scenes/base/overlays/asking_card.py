"""Something on paper over a screen with ways to go on from it: `AskingCard(kit, stack, ways, back)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.scenes.base.overlays.paper_overlay import Overlay
from game.scenes.base.scene_stack import Stack
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, settle
from game.view.widgets.widgets import Button

GAP = 20
"""The room between two ways, in design pixels."""


class Way(NamedTuple):
    """A button of the card, what is done once the card is gone, and its icon."""

    label: str
    then: Callable[[], None]
    icon: str = ""


class AskingCard(Overlay):
    """A card whose first way is in focus. `back` is what Back and Menu mean, if that is none of them."""

    def __init__(
        self, kit: SceneKit, stack: Stack, ways: Sequence[Way], back: Callable[[], None]
    ) -> None:
        super().__init__(kit, stack)
        self._back = back
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

    @property
    def boxes(self) -> Sequence[Box]:
        """The whole card, as it is best first, and as it needs the least room last."""
        raise NotImplementedError

    def layout(self) -> None:
        self.placed = settle(self.kit, self.kit.arrange(FirstBox(tuple(self.boxes))))
        self.card = self.placed["card"]

    def ways_on(self, *, low: bool) -> Box:
        """Return the buttons in as few rows as there is room for."""
        air = 6 if low else 18
        buttons = [
            replace(button_box(self.kit, each, high=76, air=air), narrow=None, share=1)
            for each in self.buttons
        ]
        return FirstBox(tuple(self._rows(buttons, each) for each in range(len(buttons), 0, -1)))

    @staticmethod
    def _rows(buttons: Sequence[Box], abreast: int) -> Box:
        starts = range(0, len(buttons), abreast)
        rows = (RowBox(tuple(buttons[at : at + abreast]), GAP) for at in starts)
        return ColumnBox(tuple(rows), GAP)
