"""The page of the title with its widgets: the player beside the program's name, and the buttons on the bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from game.scenes.title.continue_card import ContinueCard
from game.scenes.title.cup_pill import CupPill
from game.scenes.title.player_pill import PlayerPill
from game.scenes.title.title_backdrop import HEAD, INSET, LINE, MARGIN, WIDE, Hall
from game.scenes.title.today_pill import TodayPill
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import button_box, line_high
from game.view.widgets.widgets import Button

GAP, BETWEEN, UNDER, WIDEST = 28, 20, 10, 900
"""The distances between buttons, their rows, and below the pill; the greatest width of the quick game."""


LEAST_MATCH = 10
"""The least width of the match to go on with beside the list of all, in heights of a line."""


@dataclass
class TitlePage(Hall):
    """The hall with its widgets.

    They are the `pill` of the player, the last match to `go_on` with, the list of `all`, `today`'s deals, the
    `cup`, a `quick` game and `small` buttons.
    """

    kit: SceneKit
    pill: PlayerPill
    go_on: ContinueCard | None
    all: Button | None
    today: TodayPill | None
    cup: CupPill | None
    quick: Button
    small: Sequence[Button]

    def head(self, name: Box, *, low: bool) -> Box:
        """The pill beside the name if there is room, perhaps for its first line alone, or else below it."""
        ways = (1,) if low else (2, 1)
        pills = [self._pill(each) for each in ways]
        # One that is low for want of width leaves the games no more room than the other.
        rows = (RowBox((each,), align="start", spread="end", low=pills[0].height) for each in pills)
        # Two below each other are to be hardly lower than the name, for the games need the room.
        top = 10 if low else 62 if self.today is None else 26
        today, bare = (self._todays(low=low, small=small) for small in (False, True))
        # Where a cup with its name has no room beside the program's, its picture alone may have.
        aside = [
            ColumnBox((each, *other), UNDER, "end", pad=(0, top, 0, 0))
            for other in (today, bare)
            for each in pills
        ]
        whole = name if low else replace(name, least=self.tagline_wide)
        beside = tuple(RowBox((whole, Box(share=1), each), GAP, "start") for each in aside)
        below = tuple(RowBox((each,), align="start", spread="end") for each in (*today, *bare))
        last = (FirstBox(below),) if below else ()
        return FirstBox((*beside, ColumnBox((name, FirstBox(tuple(rows)), *last), 14)))

    def _todays(self, *, low: bool, small: bool = False) -> tuple[Box, ...]:
        """The cup beside the day's deals; a `small` one has no text."""
        kit = self.kit
        cup = () if self.cup is None else (self.cup.box(kit, low=low, small=small),)
        today = () if self.today is None else (self.today.box(kit, low=low),)
        return (RowBox((*cup, *today), 14),) if cup or today else ()

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
            yield self._beside(low)
        match = (self._match(low),) if self.go_on else ()
        party, *others = (replace(each, share=1) for each in small)
        above = RowBox((replace(quick, share=2), party), GAP)
        rest = RowBox(tuple(others), GAP)
        yield ColumnBox((*match, above, rest), BETWEEN, pad=(0, 0, 0, 14))
        rest = RowBox(tuple(replace(each, share=1) for each in small), GAP)
        yield ColumnBox((*match, quick, rest), BETWEEN, pad=(0, 0, 0, 14))

    def _match(self, low: bool) -> Box:
        """The match that goes on, and beside it what opens the list of all.

        Where few lines have room that stands with the games alone: these need the room.
        """
        match = LeafBox(0, self._match_high(1 if low else 2), key=self.go_on, share=1)
        if self.all is None or low:
            return match
        least = LEAST_MATCH * line_high(self.kit)
        return RowBox((replace(match, least=least), self._button(self.all, high=0)), 14)

    def _beside(self, low: bool) -> Box:
        """The match that goes on beside the other buttons, two of which stand above each other."""
        quick = self._button(self.quick, high=0)
        quick = replace(quick, width=quick.narrow or 0) if low else quick
        return self._in_columns(replace(self._match(low), share=1), quick)

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
