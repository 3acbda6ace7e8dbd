"""Panels in columns that scroll together where they do not fit: `PanelColumns()`."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.base.panels.panel import PaperPanel
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, FlowBox
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.scroll_area import ScrollArea
from game.view.widgets.widgets import Widget


def panel_box(kit: SceneKit, panel: PaperPanel) -> Box:
    """Return the box of a panel, which has a share of a line."""
    scale = kit.space.scale

    def height_at(width: float) -> float:
        return panel.height(round(width * scale)) / scale

    return FlowBox(object(), height_at, key=panel, share=1)


class PanelColumns:
    """Panels as a screen has placed them in columns."""

    def __init__(self) -> None:
        self.scroll = ScrollArea()
        self._homes: list[tuple[PaperPanel, Rect]] = []
        """The panels in reading order, and where they lie before scrolling, from the top of the area."""

    @property
    def panels(self) -> list[PaperPanel]:
        """All panels in reading order."""
        return [panel for panel, _ in self._homes]

    @property
    def widgets(self) -> list[Widget]:
        """Everything on the panels that can have the focus, in reading order."""
        return [widget for panel in self.panels for widget in panel.widgets]

    def place(self, kit: SceneKit, placed: Placed, view: Rect) -> None:
        """Take over where panels were placed, in a view in which what does not fit is scrolled to."""
        panels = [key for key in placed if isinstance(key, PaperPanel)]
        self._homes = [(each, placed[each].move(-view.x, -view.y)) for each in panels]
        self.scroll.set(view, max((home.bottom for _, home in self._homes), default=0))
        self.flow(kit)

    def flow(self, kit: SceneKit) -> None:
        """Set everything where it lies as far as it is scrolled."""
        view = self.scroll.view
        clip = view.inflate(2 * kit.px(16), 2 * kit.px(14))
        for panel, home in self._homes:
            panel.place(home.move(view.left, view.top - self.scroll.offset), clip)

    def handle(self, kit: SceneKit, intent: Intent) -> bool:
        """Scroll by the wheel."""
        if self.scroll.handle(kit, intent):
            self.flow(kit)
            return True
        return False

    def follow(self, kit: SceneKit, focused: Widget) -> None:
        """Scroll so that the widget with the focus is seen, if it is on a panel."""
        if focused not in self.widgets:
            return
        top = focused.rect.top - self.scroll.view.top + self.scroll.offset
        room = kit.px(30)
        # The heading of a panel is seen with what is at its top.
        panel = next(each for each in self.panels if focused in each.widgets)
        above = panel.rect.top - self.scroll.view.top + self.scroll.offset
        if top - above < self.scroll.view.h // 3:
            top = above
        bottom = min(
            focused.rect.bottom - self.scroll.view.top + self.scroll.offset,
            top + self.scroll.view.h - 2 * room,
        )
        if self.scroll.reveal(top, bottom, room):
            self.flow(kit)

    def through(self, kit: SceneKit, focused: Widget, step: int) -> bool:
        """Scroll on (+1) or back (−1) in a widget higher than the view; return whether there was more."""
        if focused not in self.widgets:
            return False
        if not self.scroll.through(focused.rect, step, kit.px(20)):
            return False
        self.flow(kit)
        return True

    def page(self, kit: SceneKit, step: int) -> bool:
        """Scroll on (+1) or back (−1) where nothing on the panels can have the focus; return whether it did."""
        if not step or self.widgets or not self.scroll.by(step * self.scroll.view.h // 2):
            return False
        self.flow(kit)
        return True

    def draw(self, kit: SceneKit, target: Surface, group: FocusGroup) -> None:
        """Draw the panels that are seen, and what stands on them."""
        view = self.scroll.view
        around = view.inflate(2 * kit.px(40), 2 * kit.px(14))
        seen = view.inflate(0, 2 * kit.px(14))
        shown = [panel for panel, _ in self._homes if panel.rect.colliderect(seen)]
        focused = [panel for panel in shown if group.focused in panel.widgets]
        with self.scroll.fading(kit, target, around if self.scroll.most else target.get_clip()):
            for panel in (*(each for each in shown if each not in focused), *focused):
                panel.draw(target, group)
        self.scroll.draw_bar(kit, target, on_cloth=True)
