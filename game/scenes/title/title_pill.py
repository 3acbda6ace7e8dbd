"""Dark widgets of the title that tell how something stands: `TitlePill`, and the larger `PanelPill`."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.view.base.boxes import Box, LeafBox
from game.view.base.colours import LIGHT, LINE, PANEL, QUIET
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Look, Widget

LABEL, BELOW = 28.0, 23.0
INSET, AIR = 20, 14
"""The room at the sides of a pill, and above and below its texts together."""
PAD = (24.0, 16.0, 24.0, 16.0)
"""The room round what is on a panel."""


class TitlePill(Widget):
    """A pill beside the program's name: its `label` and what stands `below` it. Pressing it calls `opened`."""

    radius = 24

    def __init__(self, label: str, opened: Callable[[], None]) -> None:
        super().__init__()
        self.label, self.opened = label, opened
        self.below = ""

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.below

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.opened()

    def _texts_size(self, kit: SceneKit, *belows: str, low: bool) -> tuple[float, float]:
        """Return the size of a pill's texts, with any of what may be below; a `low` one has the label alone."""
        fonts, scale = kit.fonts, kit.space.scale
        wide, high = fonts.width(self.label, LABEL, BOLD), fonts.height(LABEL, BOLD) / scale
        if not low:
            wide = max(wide, *(fonts.width(each, BELOW, MEDIUM) for each in belows))
            high += fonts.height(BELOW, MEDIUM) / scale
        return wide / scale, high

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        rect = self.rect.move(0, kit.px(3)) if look.pressed else self.rect
        kit.paint.box(target, rect, PANEL, radius=self.radius, line=LINE)
        self._draw_inner(kit, target, rect)

    def _draw_inner(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        """Draw what is on it."""
        self._draw_pill(kit, target, rect)

    def _draw_pill(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        raise NotImplementedError

    def _draw_texts(self, kit: SceneKit, target: Surface, rect: Rect, x: int) -> None:
        """Draw the texts of a pill from `x` (real pixels) on; what is below only if it has room."""
        fonts, paint = kit.fonts, kit.paint
        high = fonts.height(LABEL, BOLD)
        below = fonts.height(BELOW, MEDIUM) if self.below else 0
        below = below if high + below <= rect.h else 0
        y = rect.centery - (high + below) // 2
        paint.text(target, self.label, (x, y), LABEL, BOLD, LIGHT)
        if below:
            paint.text(target, self.below, (x, y + high), BELOW, MEDIUM, QUIET)


class PanelPill(TitlePill):
    """A panel where all that waits stands in one row, or else a pill."""

    def panel(self, kit: SceneKit) -> LeafBox:
        """Return the box of the panel."""
        (wide, high), scale = self._panel_size(kit), kit.space.scale
        return LeafBox(wide / scale, high / scale, key=self)

    def _panel_size(self, kit: SceneKit) -> tuple[int, int]:
        return kit.boxes.size(self._inner(kit), Rect((0, 0), kit.size))

    def _inner(self, kit: SceneKit) -> Box:
        """What is on the panel."""
        raise NotImplementedError

    def _draw_inner(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        if rect.h >= self._panel_size(kit)[1]:
            self._draw_panel(kit, target, rect)
        else:
            self._draw_pill(kit, target, rect)

    def _draw_panel(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        raise NotImplementedError
