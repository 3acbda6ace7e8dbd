"""Small labels on the cloth: `ClothTag(kit, "Led").draw(target, at)`; a dark pill, or one of amber or paper."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.view.base.colours import AMBER_FILL, INK, LIGHT, LINE, PANEL, PAPER, PAPER_LOW, Colour
from game.view.base.fonts import BOLD
from game.view.base.paint import Anchor
from game.view.base.scene_kit import SceneKit

SIZE = 24.0


@dataclass(frozen=True, slots=True)
class ClothTag:
    """A label of a size of text; it is at most `most` real pixels wide, unless it could not be read then."""

    kit: SceneKit
    text: str
    most: int = 10_000
    size: float = SIZE

    @property
    def _fitted(self) -> float:
        return self.kit.fonts.fitted(self.text, self.size, BOLD, self.most - self.kit.px(30))

    @property
    def measure(self) -> tuple[int, int]:
        """The size of the pill in real pixels."""
        kit, fitted = self.kit, self._fitted
        high = kit.fonts.height(fitted, BOLD) + kit.px(4)
        return kit.fonts.width(self.text, fitted, BOLD) + kit.px(30), high

    def area(
        self, at: tuple[int, int], anchor: Anchor = "center", within: Rect | None = None
    ) -> Rect:
        """Return where the pill lies whose `anchor` is at a point, moved so that it lies `within`."""
        rect = Rect((0, 0), self.measure)
        setattr(rect, anchor, at)
        if within is not None:
            rect.clamp_ip(within)
        return rect

    def draw(
        self, target: Surface, at: tuple[int, int], anchor: Anchor = "center", look: str = "dark"
    ) -> Rect:
        """Draw the pill with its `anchor` at a point; return where it lies.

        `look` is "dark", "amber", "paper", or "quiet" for what matters less.
        """
        rect = self.area(at, anchor)
        ink = draw_tag(self.kit, target, rect, look)
        self.kit.paint.text(target, self.text, rect.center, self._fitted, BOLD, ink, "center")
        return rect


def draw_tag(kit: SceneKit, target: Surface, rect: Rect, look: str) -> Colour:
    """Draw the pill of a label, and return the colour of its letters."""
    if look == "amber":
        kit.paint.pill(target, rect, (AMBER_FILL, AMBER_FILL), shadow=True)
        return INK
    if look == "paper":
        kit.paint.pill(target, rect, (PAPER, PAPER_LOW), shadow=True)
        return INK
    if look == "quiet":
        kit.paint.pill(target, rect, LIGHT.fade(0.16))
    else:
        kit.paint.pill(target, rect, PANEL.fade(0.92), line=LINE)
    return LIGHT
