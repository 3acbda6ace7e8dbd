"""A text with the shapes of suits in it, which a box places: `RichLines(text, size)`."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from pygame import Rect, Surface

from game.view.base import rich_text as rich
from game.view.base.boxes import FlowBox
from game.view.base.colours import Colour
from game.view.base.fonts import SEMIBOLD
from game.view.base.scene_kit import SceneKit


class RichLines(NamedTuple):
    """A text in as many lines as it takes, on paper."""

    text: str
    size: float

    def box(self, kit: SceneKit, key: Hashable) -> FlowBox:
        """Return its box, which is as high as its lines at any width."""
        scale = kit.space.scale

        def height_at(width: float) -> float:
            lines = rich.wrap(kit, self.text, self.size, max(1, int(width * scale)))
            return (len(lines) * kit.fonts.height(self.size, SEMIBOLD) + 1) / scale

        lines = rich.wrap(kit, self.text, self.size, 100_000)
        wide = max((rich.line_width(kit, line, self.size) for line in lines), default=0)
        return FlowBox((self.text, self.size), height_at, (wide + 2) / scale, key=key)

    def draw(self, kit: SceneKit, target: Surface, rect: Rect, colour: Colour) -> None:
        """Draw it where it was placed."""
        step = kit.fonts.height(self.size, SEMIBOLD)
        for place, line in enumerate(rich.wrap(kit, self.text, self.size, max(1, rect.w))):
            left = rect.left
            if kit.words.right_to_left:
                left = rect.right - rich.line_width(kit, line, self.size)
            at = (left, rect.top + place * step)
            rich.draw(kit, target, line, at, self.size, colour, colour, on_paper=True)
