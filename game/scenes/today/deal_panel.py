"""What is to be said of one of the day's deals: what came of it, who sits there, par, and the line to paste."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec.structs import replace
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
TABLE, TABLE_HIGH, LARGE_HIGH, BESIDE_HIGH = 360, 250, 300, 280
"""The picture of the table in design pixels, and how high it is at least where it is large: above the texts,
and beside them.
"""
FACE_HIGH, FACE_WIDE = 0.208, 0.145
"""The radius of a portrait on it, as a share of its height, and no more than one of its width."""
PASTED = 104
"""The height of the picture that can be saved, as it is shown."""
TOLD_WIDE, SHORT_WIDE, LINE_WIDE = 10, 7, 8
"""How many heights of a line the texts beside the table are wide at least, with par and without it, and the
line to paste.
"""
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
        return self.kit.words("ui.pause.house", rules=Several(rules, Join.DOT))

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
        """The table, the texts and what can be pasted beside each other, or those below that have no room."""
        table = LeafBox(TABLE, TABLE_HIGH, key="table")
        told = self._column(*self.texts, *self._par_box)
        short = self._column(*self.texts, lines=SHORT_WIDE)
        beside = ColumnBox((RowBox((table, told), 28, "start"), *self._paste_box), 20)
        first = ColumnBox((table,), align="start")
        above = ColumnBox((first, *self.texts, *self._par_box, *self._paste_box), 14)
        if not self._done:
            return FirstBox((beside, above))
        whole = RowBox((table, told, self._paste_column), 28, "start")
        # Where one has to scroll, what can be pasted is seen before par.
        below = ColumnBox(
            (RowBox((table, short), 28, "start"), *self._paste_box, *self._par_box), 14
        )
        return FirstBox((whole, beside, below, above))

    @property
    def roomier(self) -> tuple[Box, ...]:
        """The table as large as what the others leave, where that is more than usual."""
        high = LeafBox(TABLE, LARGE_HIGH, key="table", share=1)
        wide = replace(high, height=BESIDE_HIGH)
        told = self._column(*self.texts, Box(share=1), *self._par_box)
        above = ColumnBox((high, *self.texts, *self._par_box, *self._paste_box), 14)
        upper = RowBox((wide, told), 28, share=1)
        return (above, ColumnBox((upper, *self._paste_box), 20))

    def _column(self, *parts: Box, lines: float = TOLD_WIDE) -> ColumnBox:
        """Texts beside the table, so many heights of a line wide at least."""
        return ColumnBox(parts, 10, share=1, least=lines * line_high(self.kit))

    @property
    def _par_box(self) -> tuple[Box, ...]:
        if not self._par_texts:
            return ()
        label, value, fair = self._par_texts
        head = RowBox((label, Box(share=1), value), 12, "baseline")
        bar = LeafBox(200, 26, 80, key="bar")
        return (ColumnBox((head, bar, fair), 4, pad=(0, 10, 0, 0)),)

    @property
    def _buttons(self) -> tuple[Box, ...]:
        """The buttons for what can be pasted."""
        both = self.copy, self.save
        return tuple(button_box(self.kit, each, high=56, air=12) for each in both)

    @property
    def _paste_column(self) -> Box:
        """What can be pasted, beside the table and the texts."""
        least = LINE_WIDE * line_high(self.kit)
        buttons = WrapBox(self._buttons, 12, line_gap=10)
        return ColumnBox((*self._paste_texts, buttons), 10, share=1, least=least)

    @property
    def _paste_box(self) -> tuple[Box, ...]:
        if self.told is None:
            return ()
        texts = ColumnBox(
            tuple(self._paste_texts), 2, share=1, least=LINE_WIDE * line_high(self.kit)
        )
        picture = LeafBox(PASTED * picture_ratio(), PASTED, key="picture")
        beside = RowBox((picture, texts, ColumnBox(self._buttons, 10)), 20, "middle")
        buttons = WrapBox(self._buttons, 12, line_gap=10)
        below = ColumnBox((RowBox((picture, texts), 20, "middle"), buttons), 12)
        alone = ColumnBox((*self._paste_texts, buttons), 10)
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
        radius, edge = round(min(FACE_HIGH * rect.h, FACE_WIDE * rect.w)), px(14)
        left, top, right = self.guests
        places = (
            (left, (rect.left + edge + radius, rect.centery)),
            (top, (rect.centerx, rect.top + edge + radius)),
            (right, (rect.right - edge - radius, rect.centery)),
            (self.own, (rect.centerx, rect.bottom - edge - radius)),
        )
        for seat, at in places:
            blit_portrait(kit, target, seat.portrait, at, radius)
