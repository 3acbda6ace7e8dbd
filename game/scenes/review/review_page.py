"""What stands beside what in a review, in boxes: `ReviewPage`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from game.scenes.review.review_chart import ReviewChart
from game.scenes.review.turn_card import TurnCard
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox, ScrollBox, TextBox
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import button_box, inside, line_high
from game.view.widgets.widgets import Button

HEADING, ABOUT, TOLD, SAID = 72.0, 28.0, 42.0, 28.0
GAP, BAR = 22, 18
WIDE = 40
"""How many heights of a line the cards are wide at least to stand beside each other with their tables."""


@dataclass(frozen=True)
class ReviewPage:
    """The page: its head, the chart, and below it the `cards`, or what is `said` instead of them.

    `about` are lines beside the title, of which empty ones are left out.

    With no turning point `said` are the sentences, the first of them large; `lone` is the card beside them.
    While it is still `working` there is a bar below them, with the key "progress".
    """

    kit: SceneKit
    about: tuple[str, ...]
    buttons: Sequence[Button]
    chart: ReviewChart
    cards: Sequence[TurnCard]
    said: Sequence[str]
    lone: TurnCard | None = None
    working: bool = False

    @property
    def box(self) -> Box:
        """The page: all at once where there is room, else below its head it scrolls."""
        chart = self.chart.box(self.kit)
        ways = [
            self._page(ColumnBox((chart, replace(below, share=0)), GAP), low=low)
            for low in (False, True)
            for below in self._below(low=low)
        ]
        last = ColumnBox((chart, *self._stacked), GAP)
        scrolled = ScrollBox(last, 4 * line_high(self.kit), key="scroll", share=1)
        return FirstBox((*ways, self._page(scrolled, low=True)))

    def _page(self, rest: Box, *, low: bool) -> Box:
        head = self._low_head if low else self._head
        body = ColumnBox((replace(head, share=0), replace(rest, share=1)), GAP)
        return inside(body, low=low, top=14 if low else 26, bottom=26)

    @property
    def _tools(self) -> tuple[Box, ...]:
        return tuple(button_box(self.kit, each) for each in self.buttons)

    @property
    def _head(self) -> Box:
        """The title, what it is about, and the buttons beside them or below them."""
        title = self.title
        about = ColumnBox((*self.abouts,), 0, share=1)
        beside = RowBox((title, about, *self._tools), 26, "middle")
        named = ColumnBox((title, *self.abouts), 0, share=1)
        below = RowBox((named, *self._tools), 20, "middle")
        return FirstBox((beside, below))

    @property
    def _low_head(self) -> Box:
        short = replace(self.title, size=44, smallest=26, share=1)
        row = RowBox((short, *self._tools), 16, "middle")
        return FirstBox((row, ColumnBox((short, RowBox(self._tools, 16, spread="between")), 8)))

    @property
    def title(self) -> TextBox:
        """The heading."""
        text = self.kit.words("ui.review.title")
        return TextBox(text, HEADING, TITLE, lines=1, smallest=30, key="title")

    @property
    def abouts(self) -> list[TextBox]:
        """Which match it is, and how well was chosen."""
        lines = [each for each in self.about if each]
        return [
            TextBox(each, ABOUT, SEMIBOLD, lines=1, smallest=20, key=("about", place))
            for place, each in enumerate(lines)
        ]

    def _below(self, *, low: bool) -> list[Box]:
        """What may stand below the chart, the roomiest first."""
        if self.cards:
            row = self._row(pictured=False)
            wide = replace(self._row(pictured=True), least=WIDE * line_high(self.kit))
            return [row] if low else [wide, row]
        return [self._none]

    def _row(self, *, pictured: bool) -> RowBox:
        boxes = [
            each.open_box(self.kit, beside=True)
            if each.open
            else each.closed_box(self.kit, pictured=pictured, told=True)
            for each in self.cards
        ]
        return RowBox(tuple(boxes), 20)

    @property
    def _stacked(self) -> tuple[Box, ...]:
        """Everything below each other: the closed ones as their heads alone."""
        if not self.cards:
            card = () if self.lone is None else (self.lone.open_box(self.kit, beside=False),)
            parts: tuple[Box, ...] = (self._sentences, *card)
        else:
            parts = tuple(
                each.open_box(self.kit, beside=False)
                if each.open
                else each.closed_box(self.kit, pictured=False, told=False)
                for each in self.cards
            )
        return tuple(replace(each, share=0) for each in parts)

    @property
    def _none(self) -> Box:
        if self.lone is None:
            return self._sentences
        card = replace(self.lone.open_box(self.kit, beside=True), share=58)
        return RowBox((replace(self._sentences, share=42), card), 20)

    @property
    def _sentences(self) -> Box:
        texts = tuple(self.sentence(place) for place in range(len(self.said)))
        bar = (Box(low=BAR, key="progress"),) if self.working else ()
        return ColumnBox(
            (*texts, *bar), 14, pad=(36, 30, 36, 30), low=250, key="said", spread="middle"
        )

    def sentence(self, place: int) -> TextBox:
        """Return one of the sentences."""
        size, face = (TOLD, TITLE) if place == 0 else (SAID, BOLD if place == 1 else SEMIBOLD)
        return TextBox(self.said[place], size, face, smallest=22, key=("said", place))
