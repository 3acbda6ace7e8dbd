"""The page of the title with its widgets: the player beside the program's name, and the buttons on the bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from game.scenes.title.continue_card import ContinueCard
from game.scenes.title.cup_pill import CupPill
from game.scenes.title.player_pill import PlayerPill
from game.scenes.title.puzzle_pill import PuzzlePill
from game.scenes.title.title_backdrop import MARGIN, WIDE, Hall
from game.scenes.title.today_pill import TodayPill
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import AIR, HIGH_PAGE, button_box, line_high
from game.view.widgets.widgets import Button

GAP, BETWEEN, UNDER, NEAR, WIDEST = 28, 20, 10, 14, 900
"""The distances between buttons, their rows, below the pill, and at both sides of the room between name and
pills; the greatest width of the quick game."""
LEAST_MATCH, ROOMY_MATCH, WAITING = 10, 18, 262
"""The least width of the match to go on with, beside the list of all and beside all that waits, in heights of a
line; and the height of all that."""
BESIDE, PILL_TOP, ALONE_TOP = 28, 36, 62
"""The distance between what waits, how far down the player's pill stands above it, and without it."""


@dataclass
class TitlePage(Hall):
    """The hall with its widgets.

    They are the `pill` of the player, the last match to `go_on` with, the list of `all`, `today`'s deals, the
    `cup`, today's `puzzle`, a `quick` game and `small` buttons.
    """

    kit: SceneKit
    pill: PlayerPill
    go_on: ContinueCard | None
    all: Button | None
    today: TodayPill | None
    cup: CupPill | None
    puzzle: PuzzlePill | None
    quick: Button
    small: Sequence[Button]

    def head(self, name: Box, *, low: bool) -> Box:
        """The pill beside the name if there is room, perhaps for its first line alone, or else below it."""
        ways = (1,) if low else (2, 1)
        pills = [self._pill(each) for each in ways]
        # One that is low for want of width leaves the games no more room than the other.
        rows = (RowBox((each,), align="start", spread="end", low=pills[0].height) for each in pills)
        # Two below each other are to be hardly lower than the name, for the games need the room.
        top = 10 if low else ALONE_TOP if self.today is None else 26
        today, bare = (self._todays(low=low, small=small) for small in (False, True))
        # Where a cup with its name has no room beside the program's, its picture alone may have.
        aside = [
            ColumnBox((each, *other), UNDER, "end", pad=(0, top, 0, 0))
            for other in (today, bare)
            for each in pills
        ]
        if not low:  # two short rows leave the games more room than what is below the name
            aside.append(replace(self._in_two_rows(small=True), pad=(0, top, 0, 0)))
        whole = name if low else replace(name, least=self.tagline_wide)
        beside = tuple(RowBox((whole, Box(share=1), each), GAP, "start") for each in aside)
        pill = FirstBox(tuple(rows))
        rows_below = [] if low else [(self._in_two_rows(small=False),)]
        stacks = [(pill, *today), *rows_below, (pill, *bare)]
        below = (ColumnBox((name, *map(_at_the_end, each)), 14) for each in stacks)
        return FirstBox((*beside, *below))

    def _in_two_rows(self, *, small: bool) -> ColumnBox:
        """The player beside today's puzzle, and the deals beside the cup; `small` ones have no text.

        Both rows are as wide as the wider one. A mere picture does not grow: it would show half its text.
        """
        lower = self._waiting(self.cup, low=False, small=small)
        rows = [
            [*(replace(each, share=0 if small else 1) for each in others), replace(last, share=1)]
            for *others, last in filter(None, (self._pills(small=small), lower))
        ]
        return ColumnBox(tuple(RowBox(tuple(row), 14) for row in rows), UNDER)

    def _todays(self, *, low: bool, small: bool = False) -> tuple[Box, ...]:
        """Today's puzzle and the cup beside the day's deals; `small` ones have no text."""
        boxes = self._waiting(self.puzzle, self.cup, low=low, small=small)
        return (RowBox(boxes, 14),) if boxes else ()

    def _waiting(
        self, *others: PuzzlePill | CupPill | None, low: bool, small: bool
    ) -> tuple[Box, ...]:
        """Those of the others that there are, and the day's deals."""
        boxes = [each.box(self.kit, low=low, small=small) for each in others if each is not None]
        return (*boxes, *([] if self.today is None else [self.today.box(self.kit, low=low)]))

    def _pills(self, **way: bool) -> tuple[Box, ...]:
        """Today's puzzle, shown this way, and the player, where all else that waits is lower."""
        puzzle = () if self.puzzle is None else (self.puzzle.box(self.kit, low=False, **way),)
        return (*puzzle, self._pill(2))

    def _pill(self, lines: int) -> LeafBox:
        kit, scale = self.kit, self.kit.space.scale
        wide, high = self.pill.size(kit, lines)
        return LeafBox(wide / scale, high / scale, key=("pill", lines))

    def pages(self) -> Iterator[Box]:
        """With a match to go on with first those where all that waits stands between the name and the games.

        In a high window that is in two rows.
        """
        if self.go_on is not None:
            pills = self._pills(), self._pills(unsigned=True), self._pills(small=True)
            asides = [RowBox(each, 14, "middle") for each in pills]
            tops = [ColumnBox((each,), pad=(0, PILL_TOP, 0, 0)) for each in asides]
            besides = [RowBox((self.name_alone, Box(share=1), top), NEAR, "start") for top in tops]
            beside = FirstBox(tuple(besides))
            rows = [RowBox((each,), spread="end") for each in asides]
            below = ColumnBox((self.name_alone, FirstBox(tuple(rows))))
            match, lower = (self._match(high, ROOMY_MATCH) for high in (WAITING, 0))
            panels = [each.panel(self.kit) for each in (self.today, self.cup) if each is not None]
            row = RowBox((match, *panels), BESIDE, pad=(0, 0, 0, 10))
            others = RowBox(tuple(replace(each, share=1) for each in panels), BESIDE)
            two = ColumnBox((lower, others), 20, pad=(0, BESIDE, 0, 0))
            high = self.page(FirstBox((*besides, below)), two)
            yield replace(high, low=HIGH_PAGE)
            yield self.page(beside, row, brief=True)
            yield high
        elif waiting := self._todays(low=False):  # beside the heading, where it is seen by its name
            name = replace(self._name(), least=self.tagline_wide)
            pill = ColumnBox((self._pill(2),), pad=(0, ALONE_TOP, 0, 0))
            upper = RowBox((name, Box(share=1), pill), GAP, "start")
            yield self.page(upper, headed=True, beside=waiting[0])
        yield from super().pages()

    def between(self, *, low: bool) -> Sequence[Box]:
        """The match that goes on; on a `low` page it is on the bar, for the games need the room."""
        if self.go_on is None or low:
            return ()
        return (ColumnBox((self._match(0, LEAST_MATCH),), pad=(0, UNDER, 0, 0)),)

    def _match(self, high: float, least: float, *, low: bool = False) -> Box:
        """The match that goes on, and beside it what opens the list of all.

        Where few lines have room that stands with the games alone.
        """
        assert self.go_on is not None
        match = self.go_on.box(self.kit, low=low, high=high)
        if low:
            return replace(match, share=1)
        match = replace(match, least=least * line_high(self.kit), share=1)
        if self.all is None:
            return match
        return RowBox((match, self._button(self.all, high=0)), 14, share=1)

    def bars(self, *, low: bool) -> Iterator[Box]:
        """All buttons in one row, or in two or three; on a `low` page with the match that goes on."""
        small = [self._button(each, least=200) for each in self.small]
        quick = self._button(self.quick)
        match: tuple[Box, ...] = ()
        if low and self.go_on is not None:
            match = (self._match(0, LEAST_MATCH, low=True),)
            yield self._in_columns(*match, replace(quick, height=0, width=quick.narrow or 0))
        else:
            first = ColumnBox((replace(quick, width=WIDEST),), align="start", share=1)
            yield RowBox((first, *small), GAP, pad=(0, 0, 0, 14), least=WIDE - 2 * MARGIN)
            yield self._in_columns(replace(quick, height=self._two_high, share=1))
        party, *others = (replace(each, share=1) for each in small)
        above = RowBox((replace(quick, share=2), party), GAP)
        yield ColumnBox((*match, above, RowBox(tuple(others), GAP)), BETWEEN, pad=(0, 0, 0, 14))
        rest = RowBox(tuple(replace(each, share=1) for each in small), GAP)
        yield ColumnBox((*match, quick, rest), BETWEEN, pad=(0, 0, 0, 14))

    @property
    def _two_high(self) -> float:
        """The height of two small buttons above each other."""
        return max(148, 2 * (line_high(self.kit, 30) + AIR) + 14)

    def _in_columns(self, *larger: Box) -> Box:
        """Some larger ones beside the small buttons, of which two stand above each other."""
        small = [replace(self._button(each, high=0, least=180), share=1) for each in self.small]
        columns = (ColumnBox(tuple(each), 14, least=200) for each in (small[:2], small[2:]))
        return RowBox((*larger, *columns), GAP, least=WIDE - 2 * MARGIN)

    def _button(self, button: Button, least: float = 0, high: float | None = None) -> LeafBox:
        box = button_box(self.kit, button, high=self.button_high, least=least)
        return box if high is None else replace(box, height=high)


def _at_the_end(box: Box) -> Box:
    """Return a box at the end of its row."""
    return RowBox((box,), align="start", spread="end")
