"""A sheet of paper with rows of widgets, which scrolls when they do not fit.

`sheet = Sheet("Rules", [[row], [chip, chip]])`; `place(kit, rect)` in `layout`, `draw(...)` in `draw`, and
`follow(...)` after every intent, so that what has the focus is seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Protocol

from pygame import Rect, Surface

from game.view.base.colours import INK, PAPER, PAPER_EDGE, PAPER_LOW
from game.view.base.fonts import TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.scroll_area import ScrollArea
from game.view.widgets.widgets import Row, Widget

PADDING, GAP = 34, 14
CLEAR = 26
"""How far from an edge beyond which there is more what has the focus is seen: it does not fade."""
SHADOW = 24
"""How far outside a widget's rectangle anything of it is drawn, in design pixels."""


class Sheet:
    """The sheet. `rows` are lists of widgets side by side, with widths in proportion to their `share`."""

    def __init__(self, title: str, rows: Sequence[Sequence[Row]] = ()) -> None:
        self.title = title
        self.rows = [list(row) for row in rows]
        self.rect = Rect(0, 0, 0, 0)
        self.scroll = ScrollArea()
        self._tops: list[int] = []
        self._highs: list[int] = []

    def fitting(
        self, kit: SceneKit, width: int, title: str | None = None, *, roomy: bool = False
    ) -> int:
        """The height at which everything on it is seen at once, with another title if that is given.

        With `roomy` rows it needs no more.
        """
        px = kit.px
        inner = width - 2 * px(PADDING)
        highs = [self._row_height(kit, row, inner) for row in self.rows]
        more = sum(self._growths(highs)) if roomy else 0
        return self.bare(kit, title) + sum(highs) + more + px(GAP) * max(0, len(highs) - 1)

    def _growths(self, highs: Sequence[int]) -> list[int]:
        """By how much each row may be higher than it is where there is room left."""
        rows = zip(highs, self.rows, strict=True)
        return [round(high * min(each.grows for each in row)) for high, row in rows]

    def bare(self, kit: SceneKit, title: str | None = None) -> int:
        """The height of a sheet without rows."""
        return self._head(kit, title) + kit.px(PADDING)

    def _head(self, kit: SceneKit, title: str | None = None) -> int:
        if not (self.title if title is None else title):
            return kit.px(28)
        return kit.px(22) + kit.fonts.height(44, TITLE) + kit.px(18)

    def place(self, kit: SceneKit, rect: Rect, foot: int = 0) -> None:
        """Place the sheet; the lowest `foot` real pixels are left free for the scene."""
        self.rect = rect
        px = kit.px
        head = self._head(kit)
        view = Rect(rect.left + px(PADDING), rect.top + head, rect.w - 2 * px(PADDING), 0)
        view.h = max(1, rect.bottom - foot - px(PADDING) // (2 if foot else 1) - view.top)
        self._highs = self._heights(kit, view)
        *self._tops, end = accumulate((high + px(GAP) for high in self._highs), initial=0)
        self.scroll.set(view, max(0, end - px(GAP)))
        self._flow(kit)

    def _heights(self, kit: SceneKit, view: Rect) -> list[int]:
        """Return how high each row is; those that can grow share what is left of the sheet."""
        highs = [self._row_height(kit, row, view.w) for row in self.rows]
        spare = view.h - sum(highs) - kit.px(GAP) * max(0, len(highs) - 1)
        growths = self._growths(highs)
        share = min(1.0, max(0, spare) / max(1, sum(growths)))
        return [high + int(share * growth) for high, growth in zip(highs, growths, strict=True)]

    def _row_height(self, kit: SceneKit, row: list[Row], width: int) -> int:
        widths = self._widths(kit, row, width)
        return max(each.height(kit, wide) for each, wide in zip(row, widths, strict=True))

    def _widths(self, kit: SceneKit, row: list[Row], width: int) -> list[int]:
        room = width - kit.px(GAP) * (len(row) - 1)
        whole = sum(each.share for each in row)
        return [int(room * each.share / whole) for each in row]

    def _flow(self, kit: SceneKit) -> None:
        view, gap = self.scroll.view, kit.px(GAP)
        margin = kit.px(PADDING) // 2
        clip = view.inflate(2 * margin, 2 * kit.px(12))
        for row, top, height in zip(self.rows, self._tops, self._highs, strict=True):
            left = view.left
            for widget, width in zip(row, self._widths(kit, row, view.w), strict=True):
                widget.rect = Rect(left, view.top + top - self.scroll.offset, width, height)
                widget.clip = clip
                left += width + gap

    def follow(self, kit: SceneKit, focused: Widget) -> bool:
        """Scroll so that the widget with the focus is seen, if it is on this sheet."""
        for row, top in zip(self.rows, self._tops, strict=True):
            if any(widget is focused for widget in row):
                bottom = top + focused.rect.h
                if self._reveal(top, bottom, kit.px(CLEAR)):
                    self._flow(kit)
                    return True
        return False

    def _reveal(self, top: int, bottom: int, room: int) -> bool:
        scroll = self.scroll
        if bottom - top <= scroll.view.h:
            return scroll.reveal(top, bottom, min(room, (scroll.view.h - bottom + top) // 2))
        # Of what is higher than the view its nearer end comes first.
        if top > scroll.offset:
            return scroll.by(top - room - scroll.offset)
        return scroll.by(min(0, bottom + room - scroll.view.h - scroll.offset))

    def through(self, kit: SceneKit, focused: Widget, step: int) -> bool:
        """Scroll on (+1) or back (−1) in a widget higher than the view; return whether there was more."""
        if all(focused not in row for row in self.rows):
            return False
        if not self.scroll.through(focused.rect, step, kit.px(GAP)):
            return False
        self._flow(kit)
        return True

    def next_of(self, some: Sequence[Widget], focused: Widget, step: int) -> Widget | None:
        """Return the one of some widgets on it that comes next (+1) or before (−1), round and round."""
        rows: list[Widget] = [each for row in self.rows for each in row]
        here = rows.index(focused) if focused in rows else -1
        places = [rows.index(each) for each in some]
        ahead = [place for place in places if (place - here) * step > 0] or places
        return rows[ahead[0] if step > 0 else ahead[-1]] if ahead else None

    def hold(self, kit: SceneKit, widget: Widget, distance: int) -> None:
        """Scroll by so many real pixels, as far as that can be and a widget stays in sight."""
        view, rect = self.scroll.view, widget.rect
        least, most = rect.bottom - view.bottom, rect.top - view.top
        if self.scroll.by(max(least, min(distance, most))):
            self._flow(kit)

    def show_above(self, kit: SceneKit, widget: Widget, rows: int) -> None:
        """Bring a widget to the top of the view, with so many rows above it."""
        for place, row in enumerate(self.rows):
            if any(each is widget for each in row):
                above = self._tops[max(0, place - rows)]
                self.scroll.by(above - self.scroll.offset)
                self._flow(kit)

    def handle(self, kit: SceneKit, intent: Intent) -> bool:
        """Scroll by the wheel."""
        if self.scroll.handle(kit, intent):
            self._flow(kit)
            return True
        return False

    def draw(self, kit: SceneKit, target: Surface, group: FocusGroup) -> None:
        """Draw the paper, the title, and the widgets as they stand in their group."""
        px, paint = kit.px, kit.paint
        paint.box(target, self.rect, (PAPER, PAPER_LOW), radius=28, edge=PAPER_EDGE, shadow=True)
        at = (self.rect.left + px(PADDING) + px(4), self.rect.top + px(24))
        size = kit.fonts.fitted(self.title, 44, TITLE, self.rect.right - px(PADDING) - at[0])
        paint.text(target, self.title, at, size, TITLE, INK)
        clip = next((widget.clip for row in self.rows for widget in row), None)
        if clip is not None:
            near = clip.inflate(0, 2 * px(SHADOW))
            seen = [widget for row in self.rows for widget in row if widget.rect.colliderect(near)]
            with self.scroll.fading(kit, target, clip):
                group.draw(kit, target, seen)
        self.scroll.draw_bar(kit, target)


class OnSheets(Protocol):
    """A scene with widgets that share a focus, most of them on sheets."""

    group: FocusGroup

    @property
    def sheets(self) -> Sequence[Sheet]:
        """The sheets."""


def use_sheets(kit: SceneKit, scene: OnSheets, intent: Intent) -> bool:
    """Let the widgets of a scene handle an intent, or else its sheets scroll; return whether to draw again.

    What gets the focus is scrolled to, but not below a click, which would then end on something else; after
    scrolling what the pointer is over has the focus.
    """
    if scene.group.handle(kit, intent):
        if intent.reveals or intent.kind is Kind.CAUGHT:
            for sheet in scene.sheets:  # which may be others than before
                sheet.follow(kit, scene.group.focused)
        return True
    if any(sheet.handle(kit, intent) for sheet in scene.sheets):
        scene.group.point(kit, intent.pos)
        return True
    return False
