"""A card with a row for each of those who play, or are waited for: `PeopleList(kit, stack, host, seating)`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from pygame import Surface

from game.scenes.base.game_titles import game_title
from game.scenes.base.overlays.paper_overlay import PADDING, Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.session.host import Host
from game.show.seating import Seating
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox, ScrollBox, TextBox
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.paper_sheet import GAP
from game.view.widgets.scroll_area import FADE, ScrollArea
from game.view.widgets.widget_boxes import (
    button_box,
    draw_text,
    in_order,
    line_high,
    row_box,
    settle,
)
from game.view.widgets.widgets import Button

WIDTH = 25.5
"""The width of the card in heights of a line."""
TITLE_SIZE, TEXT = 60, 26
MANY, CLOSE = 8, 6
"""So many rows are many, and how far they are apart then, in design pixels."""


class PeopleList(Overlay):
    """Two texts, rows that scroll, and buttons; others may come in with phones from here.

    Subclasses set what follows, and tell the title and what is asked below it (`asks`).
    """

    rows: list[ChoiceRow]
    buttons: Mapping[Button, float]
    """The buttons, each with its least width in design pixels."""
    least_lines: int
    """How many lines of the rows are seen at least."""

    def __init__(self, kit: SceneKit, stack: Stack, host: Host, seating: Seating) -> None:
        super().__init__(kit, stack)
        self.host, self.seating = host, seating
        self.phones = Button(
            kit.words("ui.phones.open"), self._let_phones_in, icon="phone", shadow=False
        )
        self.scroll = ScrollArea()
        self.placed: Placed = {}

    def show(self, rows: list[ChoiceRow], buttons: Mapping[Button, float]) -> None:
        """Take the rows, and the buttons below them."""
        self.rows, self.buttons = rows, buttons
        self.group = FocusGroup(rows)

    def _let_phones_in(self) -> None:
        """Let people come in with phones."""
        raise NotImplementedError

    @property
    def asks(self) -> tuple[str, str]:
        raise NotImplementedError

    @property
    def title(self) -> str:
        """The name of the game that is played."""
        return game_title(self.kit.words, self.host.plan.game)

    def layout(self) -> None:
        self._lay_out()

    def _lay_out(self, *, reveals: bool = True) -> None:
        """Place everything; unless it `reveals` what has the focus, as below a click, nothing is scrolled."""
        self.placed = settle(self.kit, self.kit.arrange(self._page))
        self.card, view = self.placed["card"], self.placed["rows"]
        self.group.regroup(in_order(self.placed))
        self.scroll.set(view, self.rows[-1].rect.bottom - view.top)
        focused = self.group.focused
        if reveals and focused in self.rows:
            top = focused.rect.top - view.top
            self.scroll.reveal(top, top + focused.rect.h, self.kit.px(FADE))
        for row in self.rows:
            row.rect.y -= self.scroll.offset
            row.clip = view.inflate(2 * self.kit.px(PADDING), 2 * self.kit.px(10))

    @property
    def _page(self) -> Box:
        """The texts, the rows, and the buttons beside or below each other."""
        kit = self.kit
        rows = tuple(replace(row_box(kit, row), share=0) for row in self.rows)
        buttons = tuple(
            button_box(kit, each, high=72, air=18, least=least)
            for each, least in self.buttons.items()
        )
        beside = RowBox(buttons, 18, spread="middle")
        foot = FirstBox((beside, ColumnBox(buttons, 12)))
        listed = ColumnBox(rows, GAP if len(rows) < MANY else CLOSE)
        seen = ScrollBox(listed, self.least_lines * line_high(kit), key="rows")
        body = ColumnBox((ColumnBox(self._texts), seen, foot), 22)
        return card_box(body, low=True, most=WIDTH * line_high(kit) + 2 * PADDING, fill=True)

    @property
    def _texts(self) -> tuple[TextBox, TextBox]:
        title, asked = self.asks
        return (
            TextBox(title, TITLE_SIZE, TITLE, smallest=28, key="title"),
            TextBox(asked, TEXT, MEDIUM, key="asked"),
        )

    def handle(self, intent: Intent) -> None:
        if self.scroll.handle(self.kit, intent) or self.group.handle(self.kit, intent):
            self._lay_out(reveals=intent.reveals)
            self.dirty = True
        elif intent.kind in (Kind.BACK, Kind.MENU):
            self.go_back()

    def draw_card(self, target: Surface) -> None:
        kit = self.kit
        for text, colour in zip(self._texts, (INK, BROWN), strict=True):
            draw_text(kit, target, text, self.placed[text.key], colour)
        with self.scroll.fading(kit, target, self.rows[0].clip):
            self.group.draw(kit, target, self.rows)
        self.scroll.draw_bar(kit, target)
        self.group.draw(kit, target, list(self.buttons))
