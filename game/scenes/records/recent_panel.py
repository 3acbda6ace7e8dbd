"""The last matches of a person, with a field to find others by."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.scenes.base.panels.panel import GAP, HEAD, PaperPanel, text_line
from game.scenes.records.match_row import MatchRow
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.search_field import SearchField

SHOWN = 6
LEAST_HEAD = 29.0
"""The size of the title where it makes room for the field beside it."""
NONE = 26.0


class RecentPanel(PaperPanel):
    """The panel with the rows of matches, and the field, which the screen keeps when the rows change."""

    def __init__(self, kit: SceneKit, field: SearchField, rows: Sequence[MatchRow]) -> None:
        super().__init__(kit)
        self.title = kit.words("ui.records.recent")
        self.field = field
        self.show(rows)

    def show(self, rows: Sequence[MatchRow]) -> None:
        """Take other rows; until it is placed again they have no place."""
        self.rows = rows
        self.widgets = (self.field, *rows)

    @property
    def needed(self) -> bool:
        """Whether there are any, or some have been looked for."""
        return bool(self.rows or self.field.text)

    def _field_height(self) -> int:
        return max(self.kit.px(56), self.kit.fonts.height(28, MEDIUM) + self.kit.px(8))

    def _field_beside(self, width: int) -> int:
        """The width of the field beside the title; 0 if it stands below it."""
        room = width - self.kit.fonts.width(self.title, LEAST_HEAD, TITLE) - self.kit.px(24)
        least = self.field.natural_width(self.kit)
        return min(room, max(least, self.kit.px(190))) if room >= least else 0

    def head_height(self, width: int) -> int:
        title, field, gap = (
            self.kit.fonts.height(HEAD, TITLE),
            self._field_height(),
            self.kit.px(GAP),
        )
        return gap + (max(title, field) if self._field_beside(width) else title + gap + field)

    def body_height(self, width: int) -> int:
        rows = SHOWN * (MatchRow.tall(self.kit) + self.kit.px(GAP - 5))
        return rows - self.kit.px(GAP - 5)

    def place_body(self) -> None:
        kit, gap = self.kit, self.kit.px(GAP - 5)
        wide = self._field_beside(self.body.w)
        self.field.rect = Rect(0, 0, wide or self.body.w, self._field_height())
        self.field.rect.bottomright = (self.body.right, self.body.top - kit.px(GAP))
        high = min((self.body.h - (SHOWN - 1) * gap) // SHOWN, MatchRow.tall(kit) + kit.px(10))
        for place, row in enumerate(self.rows):
            row.rect = Rect(self.body.left, self.body.top + place * (high + gap), self.body.w, high)

    def draw_head(self, target: Surface) -> None:
        kit, wide = self.kit, self._field_beside(self.body.w)
        at = (self.body.left, self.body.top - self.head_height(self.body.w))
        high = self.field.rect.h if wide else kit.fonts.height(HEAD, TITLE)
        middle = (at[0], at[1] + high // 2)
        room = self.body.w - (wide + kit.px(16) if wide else 0)
        text_line(kit, target, self.title, middle, HEAD, TITLE, INK, room, "midleft")

    def draw_body(self, target: Surface) -> None:
        if not self.rows:
            at = (self.body.left, self.body.top + self.kit.px(12))
            none = self.kit.words("ui.records.none_found")
            text_line(self.kit, target, none, at, NONE, MEDIUM, BROWN, self.body.w)
