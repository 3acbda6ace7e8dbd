"""A page of papers that scroll under a title, with buttons below them: `PanelScene`."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import Surface

from game.scenes.base.panels.panel_columns import PanelColumns
from game.scenes.base.scene_stack import Scene, Stack
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox, ScrollBox, TextBox, WrapBox
from game.view.base.colours import LIGHT, QUIET
from game.view.base.fonts import SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import (
    button_box,
    draw_text,
    in_order,
    inside,
    line_high,
    settle,
)
from game.view.widgets.widgets import Button, Widget

HEADING, ABOUT = 72.0, 28.0
LEAST_LINES = 12
"""How many lines of the papers are seen, or else the title gives way to them."""


class PanelScene(Scene):
    """Such a page on the cloth of a theme. What is on it, a screen says in its properties."""

    theme = "wine"

    def __init__(self, kit: SceneKit, stack: Stack) -> None:
        super().__init__(kit, stack)
        self.columns = PanelColumns()
        self.placed: Placed = {}
        self.back = Button(kit.words("ui.back"), stack.pop, command="back")
        self.group = FocusGroup([self.back])

    @property
    def heading(self) -> str:
        """The title."""
        raise NotImplementedError

    @property
    def about(self) -> str:
        """What stands beside the title, and alone where there is no room for that."""
        raise NotImplementedError

    @property
    def papers(self) -> Box:
        """The papers as they lie."""
        raise NotImplementedError

    @property
    def foot(self) -> list[Button]:
        """The buttons below the papers."""
        raise NotImplementedError

    @property
    def first(self) -> Widget:
        """What gets the focus where what had it is gone."""
        return self.foot[0]

    def layout(self) -> None:
        kit = self.kit
        placed = settle(kit, kit.arrange(FirstBox((self._page(), self._page(low=True)))))
        self.placed = placed
        self.columns.place(kit, placed, placed["papers"])
        self.group.regroup(in_order(placed, {"papers": self.columns.widgets}), self.first)
        self.columns.follow(kit, self.group.focused)

    def _page(self, *, low: bool = False) -> Box:
        """The title with what stands beside it and the way back, the papers, and what can be done."""
        kit = self.kit
        back, title, about = button_box(kit, self.back), self._title, self._beside
        beside = RowBox((title, replace(about, lines=1), Box(share=1), back), 24, "middle")
        above = ColumnBox((RowBox((title, Box(share=1), back), 16, "middle"), about), 4)
        short = RowBox((about, Box(share=1), back), 16, "middle")
        head = short if low else FirstBox((beside, above, short))
        lines = 0 if low else LEAST_LINES * line_high(kit)
        papers = ScrollBox(self.papers, lines, key="papers", share=1)
        body = ColumnBox((head, papers, *self._foot), 12 if low else 18)
        return inside(body, low=low, top=12 if low else 25, bottom=12 if low else 22)

    @property
    def _title(self) -> TextBox:
        return TextBox(self.heading, HEADING, TITLE, lines=1, smallest=34, key="title")

    @property
    def _beside(self) -> TextBox:
        return TextBox(self.about, ABOUT, SEMIBOLD, smallest=22, key="about")

    @property
    def _foot(self) -> tuple[Box, ...]:
        buttons = [button_box(self.kit, each, high=84, air=20) for each in self.foot]
        parts = tuple(replace(each, share=1) for each in buttons)
        if not parts:
            return ()
        two = ColumnBox((parts[0], RowBox(parts[1:], 18)), 12)
        return (FirstBox((RowBox(parts, 18), two, WrapBox(parts, 18, line_gap=12))),)

    def handle(self, intent: Intent) -> None:
        kit = self.kit
        self.dirty = self.dirty or intent.deliberate
        if intent.kind is Kind.NAVIGATE and self._scrolled(intent.direction[1]):
            self.dirty = True
        elif self.group.handle(kit, intent):
            self.dirty = True
            if intent.reveals:
                self.columns.follow(kit, self.group.focused)
        elif self.columns.handle(kit, intent):
            self.group.point(kit, intent.pos)
            self.dirty = True
        elif intent.kind in (Kind.BACK, Kind.MENU):
            kit.sound.play("press")
            self.stack.pop()

    def _scrolled(self, step: int) -> bool:
        """Scroll through what has the focus, or through papers on which nothing can have it."""
        kit, columns = self.kit, self.columns
        return columns.through(kit, self.group.focused, step) or columns.page(kit, step)

    def draw(self, target: Surface) -> None:
        kit, placed = self.kit, self.placed
        target.blit(kit.themed(self.theme).cloth(*kit.size, kit.space.scale), (0, 0))
        if "title" in placed:
            draw_text(kit, target, self._title, placed["title"], LIGHT, soft=True)
        draw_text(kit, target, self._beside, placed["about"], QUIET, soft=True)
        self.columns.draw(kit, target, self.group)
        self.group.draw(kit, target, [*self.foot, self.back])
