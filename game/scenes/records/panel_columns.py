"""Panels in columns that scroll together where they do not fit: `PanelColumns(columns)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.scenes.records.panel import PaperPanel
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.scroll_area import ScrollArea
from game.view.widgets.widgets import Widget

GAP = 20


class Shared(NamedTuple):
    """A panel, and its share of the width of its row."""

    panel: PaperPanel
    share: float = 1.0


Line = Sequence[Shared]
"""Panels side by side."""


class PanelColumn(NamedTuple):
    """Lines of panels below each other, and the column's share of the width."""

    lines: Sequence[Line]
    share: float = 1.0


class PanelColumns:
    """The columns; with `filling` they are stretched to the height of the area if they are lower."""

    def __init__(self, columns: Sequence[PanelColumn], *, filling: bool) -> None:
        self.columns = columns
        self.filling = filling
        self.scroll = ScrollArea()
        self._homes: list[tuple[PaperPanel, Rect]] = []
        """The panels in reading order, and where they lie before scrolling, from the top of the area."""

    @property
    def panels(self) -> list[PaperPanel]:
        """All panels in reading order."""
        return [each.panel for column in self.columns for line in column.lines for each in line]

    @property
    def widgets(self) -> list[Widget]:
        """Everything on the panels that can have the focus, in reading order."""
        return [widget for panel in self.panels for widget in panel.widgets]

    def place(self, kit: SceneKit, area: Rect) -> None:
        """Place everything in an area of real pixels; what does not fit is scrolled to."""
        gap, whole = kit.px(GAP), sum(each.share for each in self.columns)
        room = area.w - gap * (len(self.columns) - 1)
        widths = [int(room * each.share / whole) for each in self.columns]
        heights = [
            [self._line_height(kit, line, width) for line in column.lines]
            for column, width in zip(self.columns, widths, strict=True)
        ]
        if self.filling:
            self._stretch(heights, area.h, gap)
        self._homes, left, lowest = [], 0, 0
        for column, width, tall in zip(self.columns, widths, heights, strict=True):
            top = 0
            for line, high in zip(column.lines, tall, strict=True):
                x = left
                for each, wide in zip(line, self._widths(kit, line, width), strict=True):
                    self._homes.append((each.panel, Rect(x, top, wide, high)))
                    x += wide + gap
                top += high + gap
            lowest = max(lowest, top - gap)
            left += width + gap
        self.scroll.set(area, lowest)
        self.flow(kit)

    def _stretch(self, heights: list[list[int]], room: int, gap: int) -> None:
        """Let first lines be equally high, and the columns as high as the highest, or as the area."""
        if all(len(tall) > 1 for tall in heights):
            first = max(tall[0] for tall in heights)
            for tall in heights:
                tall[0] = first
        height = max(room, *(sum(tall) + gap * (len(tall) - 1) for tall in heights))
        for column, tall in zip(self.columns, heights, strict=True):
            grown = [
                place
                for place, line in enumerate(column.lines)
                if any(each.panel.grows for each in line)
            ]
            tall[grown[-1] if grown else -1] += height - sum(tall) - gap * (len(tall) - 1)

    def _widths(self, kit: SceneKit, line: Line, width: int) -> list[int]:
        room = width - kit.px(GAP) * (len(line) - 1)
        whole = sum(each.share for each in line)
        return [int(room * each.share / whole) for each in line]

    def _line_height(self, kit: SceneKit, line: Line, width: int) -> int:
        widths = self._widths(kit, line, width)
        return max(each.panel.height(wide) for each, wide in zip(line, widths, strict=True))

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
        view = self.scroll.view
        if not step or focused not in self.widgets or focused.rect.h <= view.h:
            return False
        more = focused.rect.bottom - view.bottom if step > 0 else view.top - focused.rect.top
        if more <= 0 or not self.scroll.by(step * min(more + kit.px(20), view.h * 2 // 3)):
            return False
        self.flow(kit)
        return True

    def draw(self, kit: SceneKit, target: Surface, group: FocusGroup) -> None:
        """Draw the panels that are seen, and what stands on them."""
        view = self.scroll.view
        before = target.get_clip()
        if self.scroll.most:
            target.set_clip(view.inflate(2 * kit.px(40), 2 * kit.px(14)))
        seen = view.inflate(0, 2 * kit.px(14))
        shown = [panel for panel, _ in self._homes if panel.rect.colliderect(seen)]
        focused = [panel for panel in shown if group.focused in panel.widgets]
        for panel in (*(each for each in shown if each not in focused), *focused):
            panel.draw(target, group)
        target.set_clip(before)
        self.scroll.draw_bar(kit, target, on_cloth=True)
