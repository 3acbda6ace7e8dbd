"""The choice between the matches of a game that can go on, and a new one: `MatchChoice(kit, stack, …)`."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from pygame import Surface

from game.scenes.base.confirm_scene import ConfirmScene
from game.scenes.base.game_titles import game_title
from game.scenes.base.matches_under_way import MatchUnderWay, StoppedMatch
from game.scenes.base.paper_overlay import Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.scenes.title.continue_card import match_round, when_left, whose_turn
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import INK
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, draw_text, line_high, settle
from game.view.widgets.widgets import Button

WIDTH = 22
"""The width of the buttons in heights of a line."""
GAP, HEAD, LEAST_HEAD = 16, 60, 36
MOST = 3
"""How many matches of a game are offered, those played last; one that cannot go on is always among them."""


class MatchChoice(Overlay):
    """A card with a button for each of the matches, the one played last first, and one for a new match.

    Those that are `stopped` cannot go on; their buttons say why, and ask whether to `delete` them, which
    returns whether it could be done.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        game: str,
        matches: Sequence[MatchUnderWay],
        stopped: Sequence[StoppedMatch],
        delete: Callable[[StoppedMatch], bool],
    ) -> None:
        super().__init__(kit, stack)
        self.title = game_title(kit.words, game)
        self._placed: Placed = {}
        self.matches = matches
        self.stopped = list(stopped)
        self.delete = delete
        new = partial(self._new, game)
        self.new = Button(kit.words("ui.title.new"), new, icon="cards", shadow=False)
        self.back = Button(kit.words("ui.title.back"), stack.pop, command="back", shadow=False)
        self._offer()

    def _offer(self) -> None:
        """Make the buttons of the matches that there are."""
        going = self.matches[: MOST - 1 if self.stopped else MOST]
        left = self.stopped[: MOST - len(going)]
        self.buttons = [
            *(self._go_on(each, first=place == 0) for place, each in enumerate(going)),
            *(self._gone(each) for each in left),
        ]
        self.group = FocusGroup([*self.buttons, self.new, self.back])

    def _go_on(self, each: MatchUnderWay, *, first: bool) -> Button:
        words = self.kit.words
        left = when_left(words, each.found.written, time.time())
        label = match_round(words, each)
        return Button(
            words("ui.title.continue_with", round=label) if label else words("ui.title.continue"),
            partial(self.stack.ways.go_on, each),
            primary=first,
            icon="play",
            detail=words("ui.title.turn_and_time", turn=whose_turn(words, each), time=left),
            shadow=False,
        )

    def _gone(self, each: StoppedMatch) -> Button:
        words = self.kit.words
        left = when_left(words, each.found.written, time.time())
        return Button(
            words("ui.title.stopped"),
            partial(self._ask, each),
            icon="clock",
            detail=words("ui.title.turn_and_time", turn=words("ui.title.older_rules"), time=left),
            shadow=False,
        )

    def _ask(self, each: StoppedMatch) -> None:
        words = self.kit.words
        about = words("ui.title.delete_about")
        answers = (words("ui.title.delete_yes"), words("ui.title.delete_no"))
        title, delete = words("ui.title.delete_title"), partial(self._delete, each)
        self.stack.push(ConfirmScene(self.kit, self.stack, title, about, answers, delete))

    def _delete(self, each: StoppedMatch) -> None:
        if self.delete(each):
            self.stopped.remove(each)
            self._offer()
            self.layout()
            self.dirty = True
            if not self.buttons:
                self.stack.pop()

    def _new(self, game: str) -> None:
        self.stack.pop()
        self.stack.ways.before_first(game, partial(self.stack.ways.setup, game))

    def layout(self) -> None:
        self._placed = settle(
            self.kit, self.kit.arrange(FirstBox((self._box(), self._box(low=True))))
        )
        self.card = self._placed["card"]

    def _box(self, *, low: bool = False) -> Box:
        """The game, a button for each match, and below them that for a new one and the way back."""
        kit = self.kit
        air = kit.fonts.height(24, MEDIUM) / kit.space.scale + (6 if low else 16)
        matches = [button_box(kit, each, high=0, air=air) for each in self.buttons]
        new, back = (
            button_box(kit, each, high=0, air=20, share=1) for each in (self.new, self.back)
        )
        beside = RowBox((new, back), GAP)
        below = ColumnBox((replace(new, share=0), replace(back, share=0)), GAP)
        wide = LeafBox(WIDTH * line_high(kit), 0, 0)
        body = ColumnBox((self._title, *matches, FirstBox((beside, below)), wide), GAP)
        return card_box(body, low=low)

    @property
    def _title(self) -> TextBox:
        return TextBox(self.title, HEAD, TITLE, lines=1, smallest=LEAST_HEAD, key="title")

    def draw_card(self, target: Surface) -> None:
        draw_text(self.kit, target, self._title, self._placed["title"], INK)
        self.group.draw(self.kit, target)
