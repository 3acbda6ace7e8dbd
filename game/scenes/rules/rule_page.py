"""Where everything of a rule book is: `RulePage(kit, arrows, search, compare, back).arrange(marks)`."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.scenes.base.game_heading import SIZE, SMALLEST, heading_width
from game.scenes.rules.comparisons import TURNS
from game.scenes.rules.game_arrows import SIDE as ARROW
from game.scenes.rules.game_arrows import GameArrows
from game.variants import VARIANTS
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, FlowBox, LeafBox, RowBox
from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.paper_sheet import PADDING
from game.view.widgets.search_field import SearchField
from game.view.widgets.widget_boxes import button_box, inside, line_high, settle
from game.view.widgets.widgets import Button

GAP, BETWEEN, SIDE = 24, 12, 440
"""The distances beside and below each other, and the least width of the marks, in design pixels."""
LEAST_SEARCH, SEARCH = 10.3, 15.1
"""The least and the usual width of the search field, in heights of a line."""
LEAST_LINES, WIDE = 15, 1316
"""How many lines of the sheet are seen, or the title gives way; how wide sheet and marks are at least."""
MARK_HIGH, MARK_SIZE = 76, 26


class RulePage:
    """The game's name with what is beside it or below it, the marks of the sections, and the sheet."""

    def __init__(
        self, kit: SceneKit, arrows: GameArrows, search: SearchField, compare: Button, back: Button
    ) -> None:
        self.kit, self.arrows = kit, arrows
        self.search, self.compare, self.back = search, compare, back

    def arrange(self, marks: Sequence[Button]) -> Placed:
        """Place all of it: "head" is for the game's name, if there is room for that, and "sheet" for the rules.

        The marks are left out where they have no room beside the sheet.
        """
        beside = self._beside(marks)
        ways = [self._page(beside, low=low) for low in (False, True)]
        return settle(self.kit, self.kit.arrange(FirstBox(tuple(ways))))

    def _page(self, body: Box, *, low: bool) -> Box:
        least = 0 if low else LEAST_LINES * line_high(self.kit)
        above, below = (14, 18) if low else (36, 44)
        rules = ColumnBox((body,), low=least, share=1)
        page = ColumnBox((self._head(low), rules), 16)
        return inside(page, low=low, top=above, bottom=below)

    def _beside(self, marks: Sequence[Button]) -> Box:
        """The sheet, and the marks at its side if they have room there."""
        kit, scale = self.kit, self.kit.space.scale
        sheet = Box(key="sheet", share=1)
        if not marks:
            return ColumnBox((sheet,), share=1)
        widest = max(each.natural_width(kit) for each in marks) / scale
        least = kit.fonts.height(MARK_SIZE, BOLD) / scale
        boxes = [FlowBox(least, _mark_height, view=least, key=each) for each in marks]
        side = ColumnBox(tuple(boxes), 10, least=max(SIDE, widest), most=max(SIDE, widest))
        both = RowBox((side, sheet), 28, least=max(WIDE, 3 * widest), share=1)
        return FirstBox((both, sheet), share=1)

    def _head(self, low: bool) -> Box:
        """The name and all that is beside it, or in two or three lines."""
        title, (search, compare, back) = self._title(low), self._tools(low)
        line = LEAST_SEARCH * line_high(self.kit)
        wide = Box(key=self.search, share=1, least=line, low=search.height)
        spring = Box(share=0 if low else 1)
        beside = RowBox((*title, spring, search, compare, back), GAP, "middle")
        above = RowBox((*title, Box(share=1), back), GAP, "middle")
        two = ColumnBox((above, RowBox((wide, compare), GAP)), BETWEEN)
        return FirstBox((beside, two, ColumnBox((above, wide, compare), BETWEEN)))

    def _title(self, low: bool) -> tuple[Box, ...]:
        """The place of the name, and the arrows, which stay where they are from game to game."""
        kit, scale = self.kit, self.kit.space.scale
        left, right = (LeafBox(ARROW, ARROW, key=each) for each in self.arrows.both)
        arrows = RowBox((left, right), 10)
        if low:
            return (arrows,)
        widest, narrow = (
            max(heading_width(kit, each.info.id, size) for each in VARIANTS) / scale
            for size in (SIZE, SMALLEST)
        )
        high = kit.fonts.height(60, TITLE) / scale + 12
        return LeafBox(widest, high, narrow, key="head"), arrows

    def _tools(self, low: bool) -> tuple[LeafBox, LeafBox, LeafBox]:
        """The search, the way to the comparison, as wide as with either label, and the way back."""
        kit, line = self.kit, line_high(self.kit)
        compare, back = (button_box(kit, each, high=72) for each in (self.compare, self.back))
        widths = []
        for name in TURNS:
            other = Button(
                kit.words(f"ui.rules.{name}"), self.compare.action, icon="cards", size=28
            )
            widths.append(button_box(kit, other).width)
        share = 1.0 if low else 0.0
        search = LeafBox(
            SEARCH * line, back.height, LEAST_SEARCH * line, key=self.search, share=share
        )
        return search, LeafBox(max(widths), back.height, key=compare.key), back


def _mark_height(width: float) -> float:
    return MARK_HIGH


def draw_turning(kit: SceneKit, target: Surface, sheet: Rect) -> None:
    """Draw the pad's buttons that turn to another section, beside the title of the sheet."""
    px = kit.px
    right, y = sheet.right - px(PADDING), sheet.top + px(24) + kit.fonts.height(44, TITLE) // 2
    for command in ("next", "previous"):
        if prompt := kit.input.prompt(command):
            cap = kit.paint.keycap(target, prompt, (right, y), 34, "midright", dark=True)
            right = cap.left - px(10)
