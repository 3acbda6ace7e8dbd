"""The choice between the matches of a game that can go on, and a new one: `MatchChoice(kit, stack, …)`."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from game.scenes.base.confirm_scene import ConfirmScene
from game.scenes.base.game_titles import game_title
from game.scenes.base.matches_under_way import MatchUnderWay, StoppedMatch
from game.scenes.base.paper_overlay import PADDING, Overlay
from game.scenes.base.scene_stack import Stack
from game.scenes.title.continue_card import match_round, when_left, whose_turn
from game.view.base.colours import INK
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Button

WIDTH, GAP, HEAD = 820, 16, 60
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
        kit, px = self.kit, self.kit.px
        width, height = kit.size
        inner = min(px(WIDTH * kit.space.text_scale), width - 2 * px(PADDING + 20))
        head = kit.fonts.height(HEAD, TITLE) + px(18)
        lines = kit.fonts.height(30, BOLD)
        tall = lines + kit.fonts.height(24, MEDIUM) + px(16)
        low = lines + px(20)
        high = head + len(self.buttons) * (tall + px(GAP)) + low
        self.card = Rect(0, 0, inner + 2 * px(PADDING), high + 2 * px(PADDING))
        self.card.center = (width // 2, height // 2)
        left, y = self.card.left + px(PADDING), self.card.top + px(PADDING) + head
        for button in self.buttons:
            button.rect = Rect(left, y, inner, tall)
            y += tall + px(GAP)
        wide = (inner - px(GAP)) // 2
        self.new.rect = Rect(left, y, wide, low)
        self.back.rect = Rect(left + inner - wide, y, wide, low)

    def draw_card(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        left, top = self.card.left + px(PADDING), self.card.top + px(PADDING)
        size = kit.fonts.fitted(self.title, HEAD, TITLE, self.card.w - 2 * px(PADDING))
        kit.paint.text(target, self.title, (left, top), size, TITLE, INK)
        self.group.draw(kit, target)
