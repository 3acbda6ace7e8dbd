"""A panel without paper, of widgets alone that a box places: `BarePanel`."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.base.panels.panel import PaperPanel
from game.view.base.arranging import Placed
from game.view.base.boxes import Box
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import in_order, settle


class BarePanel(PaperPanel):
    """A panel on the bare cloth that says in `box` where its widgets lie."""

    grows = False

    def __init__(self, kit: SceneKit) -> None:
        super().__init__(kit)
        self.placed: Placed = {}

    @property
    def box(self) -> Box:
        """All of it."""
        raise NotImplementedError

    def height(self, width: int) -> int:
        return self.kit.boxes.height(self.box, width)

    def place(self, rect: Rect, clip: Rect) -> None:
        self.rect = rect
        self.placed = settle(self.kit, self.kit.arrange(self.box, rect))
        self.widgets = in_order(self.placed)
        for each in self.widgets:
            each.clip = clip

    def draw(self, target: Surface, group: FocusGroup) -> None:
        group.draw(self.kit, target, self.widgets)
