"""The wooden bar with the buttons of a screen, at the window's lower edge: `ButtonBar(main, others)`."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
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

    def place(self, kit: SceneKit, margin: int, *, low: bool = False) -> None:
        """Place it, the buttons so many real pixels from the window's sides; a `low` one is less high."""
        px, (width, height) = kit.px, kit.size
        gap, room = px(GAP), width - 2 * margin
        text = kit.fonts.height(self.main.size, BOLD)
        text += kit.fonts.height(24, MEDIUM) if self.detailed else 0
        high = text + px(16) if low else max(px(88), text + px(24))
        # Where large text leaves room for few lines, one row of smaller letters is worth more than two.
        smaller = SMALLER if kit.cramped and len(self.others) > FEW else ()
        for share in (1.0, *smaller, 1.0):
            for each, size in zip(self.others, self._sizes, strict=True):
                each.size = size * share
            wides = [max(px(LEAST), each.natural_width(kit)) for each in self.others]
            beside = self.main.least_width(kit) + sum(wides) + len(wides) * gap <= room
            self.main.terse = beside and share < 1
            if beside:
                break
        rows = high if beside else 2 * high + px(BETWEEN)
        tall = rows + px(28 if low else 52)
        self.rect = Rect(0, height - tall, width, tall)
        top = self.rect.top + (tall - rows) // 2
        if not beside:
            spare = room - sum(wides) - (len(wides) - 1) * gap
            wides = [wide + spare // len(wides) for wide in wides]
        right, below = width - margin, top + rows - high
        for button, wide in zip(reversed(self.others), reversed(wides), strict=True):
            button.rect = Rect(right - wide, below, wide, high)
            right -= wide + gap
        end = right if beside else width - margin
        self.main.rect = Rect(margin, top, min(end - margin, px(WIDEST)) if beside else room, high)

    def draw(self, kit: SceneKit, target: Surface, group: FocusGroup) -> None:
        """Draw the wood, and the buttons as they stand in their group."""
        kit.draw_wood(target, self.rect, kit.themed("wine"))
        group.draw(kit, target, self.buttons)
