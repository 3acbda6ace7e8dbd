"""What is to be said of one of the day's deals: what came of it, who sits there, par, and the line to paste."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from pygame import SRCALPHA, Rect, Surface
from pygame.transform import smoothscale

from game.scenes.base.panels.boxed_panel import BoxedPanel
from game.scenes.base.panels.panel import draw_share
from game.scenes.base.todays.todays_board import guest_seats
from game.scenes.base.todays.todays_marks import state_of
from game.scenes.today.told_result import ToldResult, draw_result, picture_ratio
from game.session.plan import Seat
from game.session.today.first_tries import TryState
from game.session.today.par import Par
from game.session.today.todays_deal import PLAYERS, TodaysDeal
from game.variants import find_variant
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox, WrapBox
from game.view.base.colours import INK, RUST
from game.view.base.fonts import MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import round_corners
from game.view.table.portraits import blit_portrait
from game.view.widgets.widget_boxes import button_box, line_high
from game.view.widgets.widgets import Button
from game.words.named_things import Join, Several
from game.words.option_words import rules_in_force

HEADING, TEXT, SMALL = 44.0, 26.0, 23.0
TABLE, TABLE_HIGH, FACE = 360, 250, 52
"""The picture of the table in design pixels, and the radius of a portrait on it."""
PASTED = 104
"""The height of the picture that can be saved, as it is shown."""
TOLD_WIDE, LINE_WIDE = 10, 8
"""How many heights of a line the texts beside the table are wide at least, and the line to paste."""
FAIR = 1 / PLAYERS


class DealPanel(BoxedPanel):
    """A deal with what came of it, None if it is open, and its par; `own` is the player's seat."""

    inks: ClassVar = {"heading": INK, "line": INK, "value": INK, "paste": RUST, "rules": RUST}

    def __init__(
        self,
        kit: SceneKit,
        deal: TodaysDeal,
        state: TryState | None,
        own: Seat,
        told: ToldResult | None,
        copy: Callable[[], None],
        save: Callable[[], None],
    ) -> None:
        super().__init__(kit)
        words = kit.words
        self.deal, self.state, self.own, self.told = deal, state, own, told
        self.guests = guest_seats(kit, deal.guests)
        self.par = Par()
        self.copy = Button(words("ui.today.copy"), copy, icon="copy", size=26, shadow=False)
        self.save = Button(words("ui.today.save"), save, icon="export", size=26, shadow=False)

    @property
    def _done(self) -> bool:
        return self.told is not None

    @property
    def _about(self) -> str:
        words, percent = self.kit.words, self.par.percent
        if not self._done:
            return words(f"ui.today.{state_of(self.state)}_about")
        if percent is None:
            return words("ui.today.par_later")
        return words("ui.today.par_about", level=words("level.hard"), par=percent)

    @property
    def _rules(self) -> str:
        info = find_variant(self.deal.game).info
        rules = tuple(rules_in_force(self.kit.words, info, self.deal.options))
        if not self.deal.house or not rules:
            return ""
        return self.kit.words("ui.pause.house", rules=Several(rules, Join.COMMA))

    @property
    def texts(self) -> list[TextBox]:
        words = self.kit.words
        names = Several(tuple(seat.name for seat in self.guests))
        told = [
            TextBox(
                words(f"ui.today.{state_of(self.state)}"),
                HEADING,
                TITLE,
                smallest=30,
                key="heading",
            ),
            TextBox(self._about, TEXT, MEDIUM, key="about"),
            TextBox(words("ui.today.guests", names=names), SMALL, SEMIBOLD, key="guests"),
        ]
        if self._rules:
            told.append(TextBox(self._rules, SMALL, SEMIBOLD, key="rules"))
        return told

    @property
    def _par_texts(self) -> list[TextBox]:
        words, percent = self.kit.words, self.par.percent
        if not self._done or percent is None:
            return []
        return [
            TextBox(words("ui.today.par"), TEXT, SEMIBOLD, lines=1, key="par"),
            TextBox(words("ui.today.per_cent", par=percent), HEADING, TITLE, lines=1, key="value"),
            TextBox(words("ui.today.fair", share=round(100 * FAIR)), SMALL, MEDIUM, key="fair"),
        ]

    @property
    def _paste_texts(self) -> list[TextBox]:
        if self.told is None:
            return []
        return [
            TextBox(self.kit.words("ui.today.paste"), SMALL, SEMIBOLD, key="paste"),
            TextBox(self.told.line(self.par.percent), TEXT, SEMIBOLD, smallest=20, key="line"),
        ]

    @property
    def box(self) -> Box:
        """The table beside the texts, or above them; below them what can be pasted."""
        texts = tuple(self.texts)
        par = self._par_texts
        column: tuple[Box, ...] = texts
        if par:
            label, value, fair = par
            head = RowBox((label, Box(share=1), value), 12, "baseline")
            bar = LeafBox(200, 26, 80, key="bar")
            column = (*texts, ColumnBox((head, bar, fair), 4, pad=(0, 10, 0, 0)))
        told = ColumnBox(column, 10, share=1, least=TOLD_WIDE * line_high(self.kit))
        table = LeafBox(TABLE, TABLE_HIGH, key="table")
        beside = RowBox((table, told), 28, "start")
        above = ColumnBox((ColumnBox((table,), align="start"), ColumnBox(column, 10)), 14)
        upper = FirstBox((beside, above))
        return ColumnBox((upper, *self._paste_box), 20)

    @property
    def _paste_box(self) -> tuple[Box, ...]:
        if self.told is None:
            return ()
        kit = self.kit
        texts = ColumnBox(tuple(self._paste_texts), 2, share=1, least=LINE_WIDE * line_high(kit))
        buttons = [button_box(kit, each, high=56, air=12) for each in (self.copy, self.save)]
        picture = LeafBox(PASTED * picture_ratio(), PASTED, key="picture")
        beside = RowBox((picture, texts, ColumnBox(tuple(buttons), 10)), 20, "middle")
        below = ColumnBox(
            (RowBox((picture, texts), 20, "middle"), WrapBox(tuple(buttons), 12, line_gap=10)), 12
        )
        alone = ColumnBox((*self._paste_texts, WrapBox(tuple(buttons), 12, line_gap=10)), 10)
        return (FirstBox((beside, below, alone)),)

    def draw_body(self, target: Surface) -> None:
        super().draw_body(target)
        self.draw_texts(target, [*self._par_texts, *self._paste_texts])
        self._draw_table(target, self.placed["table"])
        if "bar" in self.placed:
            draw_share(self.kit, target, self.placed["bar"], (self.par.percent or 0) / 100, FAIR)
        if "picture" in self.placed and self.told is not None:
            rect = self.placed["picture"]
            shown = draw_result(self.kit, self.told, self.par.percent)
            target.blit(smoothscale(shown, rect.size), rect)

    def _draw_table(self, target: Surface, rect: Rect) -> None:
        """The cloth of the game with who sits there: the player below, the guests around."""
        kit, px = self.kit, self.kit.px
        cloth = kit.theme_of(self.deal.game).cloth(rect.w, rect.h, kit.space.scale)
        picture = Surface(rect.size, SRCALPHA)
        picture.blit(cloth, (0, 0))
        round_corners(kit, picture)
        target.blit(picture, rect)
        radius, edge = px(FACE), px(14)
        left, top, right = self.guests
        places = (
            (left, (rect.left + edge + radius, rect.centery)),
            (top, (rect.centerx, rect.top + edge + radius)),
            (right, (rect.right - edge - radius, rect.centery)),
            (self.own, (rect.centerx, rect.bottom - edge - radius)),
        )
        for seat, at in places:
            blit_portrait(kit, target, seat.portrait, at, radius)
