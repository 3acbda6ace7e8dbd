"""The wooden bar with the buttons of a screen, at the window's lower edge: `ButtonBar(main, others)`."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from msgspec.structs import replace
from pygame import Rect, Surface

from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, GridBox, LeafBox, RowBox
from game.view.base.fonts import MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, inside, settle
from game.view.widgets.widgets import Button

GAP, BETWEEN = 28, 10
"""The distances between buttons beside each other and between two rows, in design pixels."""
FEW, SMALLER = 3, (0.85, 0.7, 0.6)
"""More other buttons than these have smaller letters, by these shares, where all would need two rows."""
LEAST, WIDEST = 190, 900
"""The least width of the other buttons, and the most of the main one, in design pixels."""


class ButtonBar:
    """The `main` button at the left and the `others` at the right, or below it in a narrow window.

    `rect` is the area of the wood in real pixels. `detailed` tells whether the main button ever has a second
    line.
    """

    def __init__(self, main: Button, others: Sequence[Button], *, detailed: bool = False) -> None:
        self.main, self.others, self.detailed = main, others, detailed
        self._sizes = [each.size for each in others]
        self.rect = Rect(0, 0, 0, 0)

    @property
    def buttons(self) -> list[Button]:
        """All of them, the main one first."""
        return [self.main, *self.others]

    def place(self, kit: SceneKit, *, low: bool = False) -> None:
        """Place it at the window's lower edge; a `low` one is less high."""
        page = ColumnBox((Box(share=1), self.box(kit, low=low)))
        self.take(settle(kit, kit.arrange(page)))

    def box(self, kit: SceneKit, *, low: bool = False, widest: float = inf) -> Box:
        """Return its box, as wide as the window, for `take`; what is on it may be less wide."""
        # Where few lines have room, one row of smaller letters is worth more than two.
        smaller = SMALLER if low and len(self.others) > FEW else ()
        rows = tuple(self._row(kit, share, low) for share in (1.0, *smaller))
        air = 14 if low else 26
        ways = FirstBox((*rows, self._two_rows(kit, low)), most=widest)
        return inside(ways, low=low, top=air, bottom=air, key=self)

    def _buttons(self, kit: SceneKit, share: float, low: bool) -> tuple[LeafBox, list[LeafBox]]:
        """Return the boxes of the main button and of the others, whose letters are smaller by a share."""
        line = kit.fonts.height(24, MEDIUM) / kit.space.scale * self.detailed
        high, air = (0, 16) if low else (88, 24)
        main = button_box(kit, self.main, high=high, air=air + line)
        for each, size in zip(self.others, self._sizes, strict=True):
            each.size = size * share
        return main, [
            button_box(kit, each, high=high, air=air, least=LEAST) for each in self.others
        ]

    def _row(self, kit: SceneKit, share: float, low: bool) -> Box:
        main, others = self._buttons(kit, share, low)
        wide = ColumnBox((replace(main, width=WIDEST),), align="start", share=1)
        whole = (replace(each, narrow=None) for each in others)
        return RowBox((wide, *whole), GAP, key=(self, share, low))

    def _two_rows(self, kit: SceneKit, low: bool) -> Box:
        main, others = self._buttons(kit, 1, low)
        others = [replace(each, narrow=None) for each in others]
        row = RowBox(tuple(replace(each, share=1) for each in others), GAP)
        columns = (3, 2) if len(others) > 4 else (2,)
        wrapped = (GridBox(tuple(others), GAP, columns=n, line_gap=BETWEEN) for n in columns)
        # Of two the wider one has more where they cannot be alike.
        twos = (row.parts[place : place + 2] for place in range(0, len(others), 2))
        pairs = ColumnBox(tuple(RowBox(each, GAP) for each in twos), BETWEEN)
        return ColumnBox((main, FirstBox((row, *wrapped, pairs))), BETWEEN, key=(self, 1, False))

    def take(self, placed: Placed) -> None:
        """Take over where it was placed, and the size that its letters have there."""
        self.rect = placed[self]
        found = (key for key in placed if isinstance(key, tuple) and key[0] is self)
        _, share, low = next(found)
        for each, size in zip(self.others, self._sizes, strict=True):
            each.size = size * share
        self.main.terse = low or share < 1

    def draw(self, kit: SceneKit, target: Surface, group: FocusGroup) -> None:
        """Draw the wood, and the buttons as they stand in their group."""
        kit.draw_wood(target, self.rect, kit.themed("wine"))
        group.draw(kit, target, self.buttons)
