"""A small way on from a screen: a word on the cloth, with a large area to press (`WordButton`)."""

from __future__ import annotations

from pygame import Surface

from game.view.base.colours import LIGHT, QUIET
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Button, Look

SIZE, HIGH = 24.0, 66.0
"""The size of the word, and the least height of what can be pressed."""
AIR = 16


class WordButton(Button):
    """A button without a frame; the one with the focus is brighter, and has the ring."""

    radius = 16

    def least_width(self, kit: SceneKit) -> int:
        return kit.fonts.width(self.label, self.size, BOLD) + 2 * kit.px(AIR)

    def natural_width(self, kit: SceneKit) -> int:
        return self.least_width(kit)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        rect = self.rect.move(0, kit.px(3)) if look.pressed else self.rect
        ink = LIGHT if look.focused else QUIET
        kit.paint.soft_text(target, self.label, rect.center, self.size, BOLD, ink, "center")
