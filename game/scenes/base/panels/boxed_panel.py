"""A paper panel whose body is a box: `BoxedPanel`."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import ClassVar

from pygame import Surface

from game.scenes.base.panels.panel import PaperPanel
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, FirstBox, TextBox
from game.view.base.colours import BROWN, Colour
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import draw_text, in_order, settle


class BoxedPanel(PaperPanel):
    """A panel that says in `box` what stands on it; its texts are drawn, each in its colour of `inks`."""

    inks: ClassVar[Mapping[Hashable, Colour]] = {}
    """The colours of texts by their keys; BROWN is that of the others."""

    def __init__(self, kit: SceneKit) -> None:
        super().__init__(kit)
        self.placed: Placed = {}

    @property
    def box(self) -> Box:
        """What is below the heading."""
        raise NotImplementedError

    @property
    def roomier(self) -> tuple[Box, ...]:
        """Other ways for it, the best one first, each taken where the panel has got the height for it."""
        return ()

    @property
    def texts(self) -> list[TextBox]:
        """The texts of the box."""
        raise NotImplementedError

    def body_height(self, width: int) -> int:
        return self.kit.boxes.height(self.box, width)

    def place_body(self) -> None:
        ways = FirstBox((*self.roomier, self.box))
        self.placed = settle(self.kit, self.kit.arrange(ways, self.body))
        self.widgets = in_order(self.placed)

    def draw_body(self, target: Surface) -> None:
        self.draw_texts(target, self.texts)

    def draw_texts(self, target: Surface, texts: Iterable[TextBox]) -> None:
        """Draw those of some texts that have been placed."""
        for text in texts:
            if text.key in self.placed:
                ink = self.inks.get(text.key, BROWN)
                draw_text(self.kit, target, text, self.placed[text.key], ink)
