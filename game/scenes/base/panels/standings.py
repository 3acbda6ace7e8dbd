"""The standings of a match: the round, when the match ends, and everybody's total."""

from __future__ import annotations

from pygame import Rect, Surface

from game.engine.match import Match
from game.session.plan import Plan
from game.show.showing import addressed
from game.view.base.arranging import Placed
from game.view.base.box_sizes import Align
from game.view.base.boxes import Box, ColumnBox, FirstBox, GridBox, LeafBox, TextBox
from game.view.base.colours import BROWN, INK, PAPER_LOW
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.figures import plain_number
from game.view.widgets.name_lines import draw_name
from game.view.widgets.widget_boxes import draw_text
from game.words.match_standing import several_rounds, standing_sentence

ABREAST, GAP = 5, 10
LINE, NAME, TOTAL = 24.0, 20.0, 28.0
EDGE = 26
"""The room around a name and a total, in design pixels."""
LEAST = 16
"""The least height of a chip that is drawn, in design pixels."""


class Standings:
    """The line about the rounds, and below it a chip with portrait, name and total for each seat.

    A match of one round has the line alone; if all are to be `named`, it has chips without totals.
    """

    def __init__(self, kit: SceneKit, plan: Plan, match: Match, *, named: bool = False) -> None:
        self.kit = kit
        self.seats = addressed(kit.words, plan)
        state, options = match.state, match.table.options
        line = standing_sentence(kit.words, state.round, options)
        self.line = line or kit.words("ui.pause.one_round")
        scores = map(plain_number, state.scores)
        self.totals = tuple(scores if several_rounds(options) else [""] * len(state.scores))
        """The total of each seat as it is shown."""
        self._chips = len(self.totals) if named or several_rounds(options) else 0

    @property
    def box(self) -> Box:
        """The line, and the chips in as few lines as there is room for, if need be with shortened names."""
        if not self._chips:
            return self._text
        most = range(min(ABREAST, self._chips), 0, -1)
        grids = (self._grid(each, whole=whole) for whole in (True, False) for each in most)
        return ColumnBox((self._text, FirstBox(tuple(grids))), GAP)

    @property
    def _text(self) -> TextBox:
        return TextBox(self.line, LINE, SEMIBOLD, lines=1, smallest=NAME, cut=True, key="standings")

    def _grid(self, most: int, *, whole: bool) -> Box:
        """The chips, not more than so many beside each other, in lines of the same number.

        They have room for the `whole` of each name, or for a few letters.
        """
        kit, count = self.kit, self._chips
        high = kit.fonts.height(TOTAL, TITLE) / kit.space.scale + 8
        wide = 3 * kit.fonts.height(NAME, BOLD) / kit.space.scale + 2 * high
        if whole:
            names = max(kit.fonts.width(seat.name, NAME, BOLD) for seat in self.seats)
            totals = max(kit.fonts.width(each, TOTAL, TITLE) for each in self.totals)
            wide = max(wide, high + EDGE + (names + totals) / kit.space.scale)
        chips = tuple(LeafBox(wide, high, key=("chip", at)) for at in range(count))
        return GridBox(chips, GAP, columns=-(-count // -(-count // most)), line_gap=GAP)

    def draw(self, target: Surface, placed: Placed, side: Align = "middle") -> None:
        """Draw everything where it was placed, the line at one side."""
        draw_text(self.kit, target, self._text, placed["standings"], BROWN, side)
        for place, (seat, total) in enumerate(zip(self.seats, self.totals, strict=True)):
            chip = placed.get(("chip", place))
            if chip is None or chip.h < self.kit.px(LEAST):
                continue  # in a window as low as that the buttons have the room
            self._chip(target, chip, seat.name, seat.portrait, total)

    def _chip(self, target: Surface, chip: Rect, name: str, face: str, total: str) -> None:
        kit, px, paint = self.kit, self.kit.px, self.kit.paint
        paint.pill(target, chip, (PAPER_LOW, PAPER_LOW))
        radius = chip.h // 2 - px(3)
        picture = portrait(kit, face, radius)
        at = picture.get_rect(center=(chip.left + chip.h // 2, chip.centery))
        target.blit(picture, at)
        end = (chip.right - px(14), chip.centery)
        size = kit.fonts.fitted(total, TOTAL, TITLE, chip.w // 2)
        number = paint.text(target, total, end, size, TITLE, INK, "midright")
        left = chip.left + chip.h + px(4)
        room = number.left - px(6) - left
        draw_name(kit, target, name, Rect(left, chip.top, room, chip.h), NAME, BOLD, BROWN)
