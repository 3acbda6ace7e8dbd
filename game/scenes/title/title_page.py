"""The page of the title with its widgets: the player beside the program's name, and the buttons on the bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.scenes.title.continue_card import ContinueCard
from game.scenes.title.player_pill import PlayerPill
from game.scenes.title.title_backdrop import HEAD, INSET, LINE, MARGIN, WIDE, Hall
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import button_box
from game.view.widgets.widgets import Button

GAP, BETWEEN, WIDEST = 28, 20, 900
"""The distances between buttons and between their rows, and the greatest width of the quick game."""


@dataclass
class TitlePage(Hall):
    """The hall with the `pill` of the player, a match to `go_on` with, a `quick` game and `small` buttons."""

    kit: SceneKit
    pill: PlayerPill
    go_on: ContinueCard | None
    quick: Button
    small: Sequence[Button]

    def head(self, name: Box, *, low: bool) -> Box:
        """The pill beside the name if there is room, perhaps for its first line alone, or else below it."""
        ways = (1,) if low else (2, 1)
        pills = [self._pill(each) for each in ways]
        # One that is low for want of width leaves the games no more room than the other.
        rows = (RowBox((each,), align="start", spread="end", low=pills[0].height) for each in pills)
        top = 10 if low else 62
        aside = (ColumnBox((each,), pad=(0, top, 0, 0)) for each in pills)
        beside = tuple(RowBox((name, Box(share=1), each), GAP, "start") for each in aside)
        return FirstBox((*beside, ColumnBox((name, FirstBox(tuple(rows))), 14)))

    def _pill(self, lines: int) -> LeafBox:
        kit, scale = self.kit, self.kit.space.scale
        wide, high = self.pill.size(kit, lines)
        return LeafBox(wide / scale, high / scale, key=("pill", lines))

    def bars(self, *, low: bool) -> Iterator[Box]:
        """All buttons in one row, or in two or three; where few lines have room they say less."""
        small = [self._button(each, least=200) for each in self.small]
        quick = self._button(self.quick)
        if self.go_on is None:
            first = ColumnBox((replace(quick, width=WIDEST),), align="start", share=1)
            yield RowBox((first, *small), GAP, pad=(0, 0, 0, 14), least=WIDE - 2 * MARGIN)
            high = self._match_high(1 if low else 2)
            yield self._in_columns(replace(quick, height=high, share=1))
        else:
            yield self._beside(self.go_on, low)
        high = self._match_high(1 if low else 2)
        match = () if self.go_on is None else (LeafBox(0, high, key=self.go_on),)
        party, *others = (replace(each, share=1) for each in small)
        above = RowBox((replace(quick, share=2), party), GAP)
        rest = RowBox(tuple(others), GAP)
        yield ColumnBox((*match, above, rest), BETWEEN, pad=(0, 0, 0, 14))
        rest = RowBox(tuple(replace(each, share=1) for each in small), GAP)
        yield ColumnBox((*match, quick, rest), BETWEEN, pad=(0, 0, 0, 14))

    def _beside(self, go_on: ContinueCard, low: bool) -> Box:
        """The match that goes on beside the other buttons, two of which stand above each other."""
        quick = self._button(self.quick, high=0)
        quick = replace(quick, width=quick.narrow or 0) if low else quick
        match = LeafBox(0, self._match_high(1 if low else 2), key=go_on, share=1)
        return self._in_columns(match, quick)

    def _in_columns(self, *larger: Box) -> Box:
        """Some larger ones beside the small buttons, of which two stand above each other."""
        small = [replace(self._button(each, high=0, least=180), share=1) for each in self.small]
        columns = (ColumnBox(tuple(each), 14, least=200) for each in (small[:2], small[2:]))
        return RowBox((*larger, *columns), GAP, least=WIDE - 2 * MARGIN)

    def _button(self, button: Button, least: float = 0, high: float | None = None) -> LeafBox:
        box = button_box(self.kit, button, high=self.button_high, least=least)
        return box if high is None else replace(box, height=high)

    def _match_high(self, lines: int) -> float:
        fonts, scale = self.kit.fonts, self.kit.space.scale
        text = fonts.height(HEAD, TITLE) + lines * fonts.height(LINE, MEDIUM)
        return max(148, text / scale + 2 * INSET)
