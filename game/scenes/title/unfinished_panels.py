"""The papers in the list of unfinished matches: one for each that can go on, or cannot."""

from __future__ import annotations

import time
from collections.abc import Hashable, Mapping
from typing import ClassVar

from msgspec.structs import replace
from pygame import Rect, Surface

from game.scenes.base.game_titles import game_title
from game.scenes.base.house_rules.rule_choice import set_of
from game.scenes.base.matches_under_way import MatchUnderWay, StoppedMatch
from game.scenes.base.panels.boxed_panel import BoxedPanel
from game.scenes.base.panels.standings import Standings
from game.scenes.title.continue_card import what_is_played, when_left, whose_turn
from game.scenes.title.table_picture import TablePicture
from game.session.cup.cup_draw import is_played_once
from game.session.plan import Plan
from game.store.platform_folders import assets
from game.variants import find_variant
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import INK, Colour
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.widgets.widget_boxes import button_box, line_high
from game.view.widgets.widgets import Button

GAME, STATE = 34.0, 24.0
PICTURE, GAP = 150, 24
"""The height of a picture, and the distances between picture, texts and buttons, in design pixels."""
TOLD, LEAST_TOLD = 20, 13
"""How wide the texts are at least beside a picture, and without one, in heights of a line."""
GONE = 90
"""How much is seen, of 255, of the picture of a match that has been discarded."""


class LeftPanel(BoxedPanel):
    """A match: its picture, what is told of it, and its buttons. Subclasses say what these are."""

    inks: ClassVar[Mapping[Hashable, Colour]] = {"game": INK}
    buttons: tuple[Button, ...] = ()

    def __init__(self, kit: SceneKit, game: str, state: str) -> None:
        super().__init__(kit)
        self.game, self.state = game, state

    @property
    def texts(self) -> list[TextBox]:
        return [
            TextBox(self.game, GAME, TITLE, lines=1, smallest=24, cut=True, key="game"),
            TextBox(self.state, STATE, MEDIUM, smallest=20, key="state"),
        ]

    @property
    def told(self) -> tuple[Box, ...]:
        """What is told below the texts."""
        return ()

    @property
    def box(self) -> Box:
        """The picture, the texts and the buttons beside each other; or below, or without the picture."""
        line = line_high(self.kit)
        told = ColumnBox((*self.texts, *self.told), 6, share=1, least=TOLD * line)
        narrow = replace(told, least=LEAST_TOLD * line)
        picture = LeafBox(PICTURE * 16 / 9, PICTURE, key="picture")
        buttons = tuple(button_box(self.kit, each, high=58, air=14) for each in self.buttons)
        below = RowBox(tuple(replace(each, share=1) for each in buttons), 14)
        return FirstBox(
            (
                RowBox((picture, told, ColumnBox(buttons, 12)), GAP, "middle"),
                ColumnBox((RowBox((picture, narrow), GAP, "middle"), below), 14),
                ColumnBox((narrow, below), 14),
                ColumnBox((replace(told, least=0), *buttons), 10),
            )
        )

    def picture(self, size: tuple[int, int]) -> Surface:
        """Return the picture in a size in real pixels."""
        raise NotImplementedError

    def draw_body(self, target: Surface) -> None:
        super().draw_body(target)
        where: Rect | None = self.placed.get("picture")
        if where is not None:
            target.blit(self.picture(where.size), where)


def with_set(kit: SceneKit, plan: Plan, state: str) -> str:
    """Return how a match stands with the name of the set of rules by which it is played, if that has one."""
    house = set_of(kit, plan)
    return kit.words("ui.title.state_and_set", state=state, set=house) if house else state


class UnfinishedPanel(LeftPanel):
    """A match that can go on, by `go_on`; `toss` discards it, or brings it back once it is `gone`."""

    def __init__(self, kit: SceneKit, each: MatchUnderWay, go_on: Button, toss: Button) -> None:
        words, plan = kit.words, each.kept.plan
        once = is_played_once(plan)
        game = what_is_played(words, each)[0] if once else game_title(words, plan.game)
        left = when_left(words, each.found.written, time.time())
        state = words("ui.title.turn_and_time", turn=whose_turn(words, each), time=left)
        state = with_set(kit, plan, state)
        super().__init__(kit, game, state)
        self.each, self.go_on, self.buttons = each, go_on, (go_on, toss)
        self.toss = toss
        self._state, self.gone = state, False
        self._table = TablePicture(kit, each)
        self.standings = Standings(kit, plan, each.kept.match, named=True)

    def show(self, *, gone: bool) -> None:
        """Show whether it is discarded."""
        words = self.kit.words
        self.gone = gone
        self.state = words("ui.title.discarded") if gone else self._state
        self.go_on.enabled = not gone
        self.toss.label = words("ui.title.bring_back" if gone else "ui.title.discard")

    @property
    def told(self) -> tuple[Box, ...]:
        return (self.standings.box,)

    def picture(self, size: tuple[int, int]) -> Surface:
        table = self._table.of(size)
        if not self.gone:
            return table
        faint = table.copy()
        faint.set_alpha(GONE)
        return faint

    def draw_body(self, target: Surface) -> None:
        super().draw_body(target)
        self.standings.draw(target, self.placed, "start")


class StoppedPanel(LeftPanel):
    """A match that cannot go on; its button deletes it."""

    def __init__(self, kit: SceneKit, each: StoppedMatch, delete: Button) -> None:
        words, game = kit.words, each.logged.plan.game
        left = when_left(words, each.found.written, time.time())
        why = words("ui.title.stopped_by_rules")
        state = words("ui.title.turn_and_time", turn=why, time=left)
        super().__init__(kit, game_title(words, game), with_set(kit, each.logged.plan, state))
        self.each, self.buttons = each, (delete,)
        info = find_variant(game).info
        self._cover = Cover.of(assets() / "covers", info.id, info.deck)

    def picture(self, size: tuple[int, int]) -> Surface:
        return self._cover.picture(self.kit, *size)
