"""The page of the records: the title with its buttons, and the panels in columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from game.scenes.base.panels.panel import PaperPanel
from game.scenes.base.panels.panel_columns import panel_box
from game.scenes.records.person_choice import PersonChoice
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox, ScrollBox, TextBox, WrapBox
from game.view.base.fonts import TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.widget_boxes import button_box, inside, line_high, row_box
from game.view.widgets.widgets import Button

HEADING, READING = 72.0, 24.0
LEAST_LINES = 14
"""How many lines of the panels are seen, or else the title gives way to them."""
RULES_WIDE = 13, 9
"""How many heights of a line the choice of rules is wide, and where it has no room beside the title else."""
THREE, TWO = 38, 25
"""How many heights of a line three columns of panels are wide at least, and two."""


def title_box(kit: SceneKit) -> TextBox:
    """Return the title's line."""
    text = kit.words("ui.records.title")
    return TextBox(text, HEADING, TITLE, lines=1, smallest=24, key="title")


@dataclass
class RecordsPage:
    """The page with its widgets and panels.

    `rules` is None where they are not to be chosen, `recent` without a match, `guests` without any. The panels
    are `of_game` if the record is limited to one; there are no goals then. A page that is still `reading` says
    so at its foot.
    """

    kit: SceneKit
    choice: PersonChoice
    rules: ChoiceRow | None
    buttons: Sequence[Button]
    card: PaperPanel
    plot: PaperPanel
    games: PaperPanel
    achievements: PaperPanel
    goals: PaperPanel
    recent: PaperPanel | None
    guests: PaperPanel | None
    tallies: Sequence[PaperPanel]
    of_game: bool
    reading: bool

    def box(self) -> Box:
        """Return all of it, in a window of any shape."""
        return FirstBox((self._page(low=False), self._page(low=True)))

    def _page(self, *, low: bool) -> Box:
        """The buttons beside the title or below it, or, where few lines have room, no title; the panels."""
        kit = self.kit
        choice, others = button_box(kit, self.choice), [button_box(kit, b) for b in self.buttons]
        ways: list[tuple[Box, ...]] = [(choice, *others)]
        if self.rules is not None:
            rows = (row_box(kit, self.rules, wide * line_high(kit)) for wide in RULES_WIDE)
            ways = [(choice, replace(rules, share=0), *others) for rules in rows]
        buttons = ways[0]
        filled = RowBox(tuple(replace(each, share=1) for each in buttons), 20)
        wrapped = FirstBox((filled, WrapBox(buttons, 20, line_gap=12)))
        whole = title_box(kit)
        title = replace(whole, smallest=0, pad=(0, 0, 20, 0))
        beside = (RowBox((title, Box(share=1), *each), 20, "middle") for each in ways)
        above = FirstBox((*beside, ColumnBox((whole, wrapped), 8)))
        reading = Box(low=(READING + 12) * self.reading)
        panels = ScrollBox(
            self._panels(), 0 if low else LEAST_LINES * line_high(kit), key="panels", share=1
        )
        body = ColumnBox((wrapped if low else above, panels, reading), 20)
        top = 16 if low else 25
        return inside(body, low=low, top=top, bottom=2)

    def _panels(self) -> Box:
        """The panels in as many columns as there is room for."""
        kit, line = self.kit, line_high(self.kit)
        box = partial(panel_box, kit)
        card, plot, games = map(box, (self.card, self.plot, self.games))
        achieved = box(self.achievements)
        goals = () if self.of_game else (replace(box(self.goals), share=0),)
        guests = (box(self.guests),) if self.guests is not None else ()
        recent = (box(self.recent),) if self.recent is not None else ()
        tallies = tuple(map(box, self.tallies))

        def column(*parts: Box, share: float = 1) -> Box:
            return ColumnBox(tuple(replace(each, share=0) for each in parts), 20, share=share)

        shares = (420, 740) if recent else (740, 420)
        first = RowBox(
            tuple(replace(each, share=of) for each, of in zip((card, plot), shares, strict=True)),
            20,
            share=1180,
        )
        counted = (RowBox(tallies, 20, share=1),) if tallies else ()
        # What a game alone has, its rating, comes before the achievements of all.
        rows = (games, *counted, achieved) if self.of_game else (games, achieved, *counted)
        rest = (*(replace(each, share=0) for each in rows[:-1]), rows[-1])
        aside = (ColumnBox(recent, share=536),) if recent else ()
        if guests:
            upper = RowBox((first, replace(guests[0], share=536)), 20)
            lower = RowBox((ColumnBox(rest, 20, share=1180), *aside), 20, share=1)
            three: Box = ColumnBox((upper, lower, *goals), 20)
        else:
            left = ColumnBox((replace(first, share=0), *rest), 20, share=1180)
            three = ColumnBox((RowBox((left, *aside), 20, share=1), *goals), 20)
        below = (*tallies, achieved) if self.of_game else (achieved, *tallies)
        if recent:
            sides = RowBox((column(card, games, *below), column(plot, *guests, *recent)), 20)
        else:
            other = ColumnBox((plot, replace(achieved, share=0)), 20, share=1)
            sides = RowBox((column(card, games, *tallies), other), 20)
        two = ColumnBox((sides, *goals), 20)
        if self.of_game:
            one = column(card, plot, games, *below, *guests, *recent)
        else:
            one = column(card, plot, games, achieved, *goals, *guests, *recent, *tallies)
        return FirstBox((replace(three, least=THREE * line), replace(two, least=TWO * line), one))
