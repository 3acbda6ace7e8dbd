"""What to do with a game of which a match was left: go on with that, or begin a new one: `MatchChoice`."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace
from pygame import Surface

from game.scenes.base.game_titles import game_title
from game.scenes.base.matches_under_way import MatchUnderWay
from game.scenes.base.overlays.paper_overlay import Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.scenes.title.continue_card import (
    match_round,
    what_is_played,
    when_left,
    whose_turn,
    with_whom,
)
from game.session.cup.cup_draw import is_played_once
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import INK
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, draw_text, in_order, line_high, settle
from game.view.widgets.widgets import Button

WIDTH = 22
"""The width of the buttons in heights of a line."""
GAP, HEAD, LEAST_HEAD = 16, 60, 36


class MatchChoice(Overlay):
    """A card with a button for the match of a game that was played last, one for a new one, and one for all.

    `matches` are those of the game that can go on; `list_all` opens the list of all of every game, `count` of
    them.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        game: str,
        matches: Sequence[MatchUnderWay],
        list_all: Callable[[], None],
        count: int,
    ) -> None:
        super().__init__(kit, stack)
        words = kit.words
        self.title = game_title(words, game)
        self._placed: Placed = {}
        self._list_all = list_all
        self.last = self._go_on(matches[0]) if matches else None
        new = partial(self._new, game)
        self.new = Button(words("ui.title.new"), new, icon="cards", shadow=False)
        counted = words("ui.title.unfinished_and_count", count=count)
        self.all = Button(counted, self._all, icon="clock", shadow=False)
        self.back = Button(words("ui.title.back"), stack.pop, command="back", shadow=False)
        self.group = FocusGroup([self._first])

    @property
    def _first(self) -> Button:
        """What has the focus first."""
        return self.last or self.new

    def _go_on(self, each: MatchUnderWay) -> Button:
        words, plan = self.kit.words, each.kept.plan
        left = when_left(words, each.found.written, time.time())
        round_ = match_round(words, each)
        label = (
            words("ui.title.continue_with", round=round_) if round_ else words("ui.title.continue")
        )
        if is_played_once(plan):
            label = what_is_played(words, each)[0]
        turn = with_whom(words, each) or whose_turn(words, each)
        return Button(
            label,
            partial(self.stack.ways.go_on, each),
            primary=True,
            icon="play",
            detail=words("ui.title.turn_and_time", turn=turn, time=left),
            shadow=False,
        )

    def _new(self, game: str) -> None:
        self.stack.pop()
        self.stack.ways.before_first(game, partial(self.stack.ways.setup, game))

    def _all(self) -> None:
        self.stack.pop()
        self._list_all()

    def layout(self) -> None:
        self._placed = settle(
            self.kit, self.kit.arrange(FirstBox((self._box(), self._box(low=True))))
        )
        self.card = self._placed["card"]
        self.group.regroup(in_order(self._placed), self._first)

    def _box(self, *, low: bool = False) -> Box:
        """The game, a button for its last match, and below it the others."""
        kit = self.kit
        air = kit.fonts.height(24, MEDIUM) / kit.space.scale + (6 if low else 16)
        last = () if self.last is None else (button_box(kit, self.last, high=0, air=air),)
        new, every, back = (
            button_box(kit, each, high=0, air=20) for each in (self.new, self.all, self.back)
        )
        beside = RowBox((replace(every, share=1), back), GAP)
        ways = FirstBox((beside, ColumnBox((every, back), GAP)))
        wide = LeafBox(WIDTH * line_high(kit), 0, 0)
        body = ColumnBox((self._title, *last, new, ways, wide), GAP)
        return card_box(body, low=low)

    @property
    def _title(self) -> TextBox:
        return TextBox(self.title, HEAD, TITLE, lines=1, smallest=LEAST_HEAD, key="title")

    def draw_card(self, target: Surface) -> None:
        draw_text(self.kit, target, self._title, self._placed["title"], INK)
        self.group.draw(self.kit, target)
