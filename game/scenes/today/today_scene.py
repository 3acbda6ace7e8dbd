"""The day's deals: `TodayScene(kit, stack)`. What is to be played, what came of it, par, and the month."""

from __future__ import annotations

from datetime import date
from functools import partial

from msgspec.structs import replace

from game.engine.problems import Phrase
from game.files.reading import Unreadable, told_of
from game.scenes.base.game_titles import title_parts
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.matches_under_way import matches_under_way
from game.scenes.base.panels.cover_tiles import CoverTiles
from game.scenes.base.panels.covers_of_games import game_covers
from game.scenes.base.panels.panel_columns import panel_box
from game.scenes.base.panels.panel_scene import PanelScene
from game.scenes.base.remembered_table import player_name, player_portrait
from game.scenes.base.scene_stack import Stack
from game.scenes.base.todays.par_beside import par_due, par_of
from game.scenes.base.todays.todays_board import TodaysBoard
from game.scenes.today.deal_panel import DealPanel
from game.scenes.today.deal_tiles import DealTile
from game.scenes.today.month_panel import MonthPanel
from game.scenes.today.told_result import ToldResult, save_result
from game.session.plan import Seat
from game.session.today.day import this_day
from game.session.today.first_tries import TryState
from game.session.today.todays_deal import TodaysDeal, for_practice
from game.session.today.turn_count import turns_in
from game.store.deleting import EXPORTED
from game.store.match_log import read_log
from game.variants import find_variant
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox
from game.view.base.scene_kit import SceneKit
from game.view.input.clipboard import copy_text
from game.view.widgets.widget_boxes import line_high
from game.view.widgets.widgets import Button

TWO = 44
"""How many heights of a line two columns of panels are wide at least."""


class TodayScene(PanelScene):
    """The deals of the day, one of which is shown: that of `game`, or else the first that is open.

    A past `day` is looked at: a first try may have ended after midnight. A `board` other than the player's own
    stays as it is.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        game: str = "",
        board: TodaysBoard | None = None,
        day: date | None = None,
    ) -> None:
        super().__init__(kit, stack)
        self._given = board
        self._past = day if day != this_day() else None
        words = kit.words
        self.play = Button("", self._play, primary=True, icon="play")
        self.practise = Button("", self._practise, icon="undo")
        self.watch = Button(words("ui.result.watch"), self._watch, icon="eye")
        self.review = Button(words("ui.review.open"), self._review, icon="find")
        self.to_today = Button(words("ui.result.today"), self._to_today, primary=True, icon="cards")
        self._look(game)

    def _look(self, game: str = "", history: MatchHistory | None = None) -> None:
        """Look at the day, and at what has been played; with a game, or else what is open, chosen."""
        kit = self.kit
        if self._given is not None:
            self.board = self._given
        else:
            going = matches_under_way(kit).going
            self.board = TodaysBoard(kit, history or MatchHistory.of(kit), going, self._past)
        games = [deal.game for deal in self.board.deals]
        still = [each for each in games if self.board.is_to_play(each)]
        self.game = game if game in games else (still or games)[0]
        covers, state = game_covers(), self.board.state
        tiles = [DealTile(kit, each, covers[each], state(each), self._choose) for each in games]
        self.tiles = CoverTiles(kit, tiles)
        self.month = MonthPanel(kit, self.board, self._turned)
        self._show()
        self.group.focused = self.foot[0]

    @property
    def deal(self) -> TodaysDeal:
        """The deal that is shown."""
        return next(each for each in self.board.deals if each.game == self.game)

    def _show(self) -> None:
        """Show the deal that is chosen."""
        kit, words, board = self.kit, self.kit.words, self.board
        found, name = board.tried(self.game), title_parts(words, self.game).name
        for tile in self.tiles.tiles:
            tile.chosen = tile.game == self.game
        own = Seat(player_name(kit), player_portrait(kit))
        self.told: ToldResult | None = None
        if found is not None and found.ended:
            self.told = ToldResult(words, found, self._turns, own.portrait)
        self.panel = DealPanel(
            kit, self.deal, board.state(self.game), own, self.told, self._copy, self._save
        )
        self._look_at_par()
        self.next = self._next
        waits = board.waiting(self.next) is not None
        key = "ui.today.continue" if waits else "ui.today.play"
        self.play.label = words(key, game=title_parts(words, self.next).name)
        self.practise.primary = self._past is None and not board.is_to_play(self.next)
        self.practise.label = words("ui.today.practise", game=name)
        self.watch.enabled = board.log(found) is not None
        over = found is not None and found.state is not TryState.GIVEN_UP
        self.review.enabled = self.watch.enabled and over
        self.layout()

    @property
    def _next(self) -> str:
        """The game of the deal to play: that which is shown, or else the first that is still to be played."""
        games = [self.game, *(deal.game for deal in self.board.deals)]
        return next((game for game in games if self.board.is_to_play(game)), self.game)

    @property
    def foot(self) -> list[Button]:
        """The buttons below the panels: the deal to play, and what can be done with the one that is shown."""
        play = [self.play] if self.board.is_to_play(self.next) else []
        if self._past is not None:  # its deals cannot be begun any more
            play = [self.to_today]
        return [*play, self.practise, self.review, self.watch] if self.told is not None else play

    @property
    def _turns(self) -> int:
        """How many turns the player had in the first try; 0 if its log is gone."""
        log = self.board.log(self.board.tried(self.game))
        if log is None:
            return 0
        try:
            rows = read_log(log).rows
        except Unreadable:
            return 0
        return turns_in(rows, find_variant(self.game), self.deal.seat)

    def _look_at_par(self) -> bool:
        """Look how far par is, once the first try has ended; return whether it is known now, and was not."""
        before = self.panel.par.percent
        if self.told is not None and before is None:
            self.panel.par = par_of(self.kit, self.deal)
        return self.panel.par.percent != before

    def _choose(self, game: str) -> None:
        self.game = game
        self._show()
        self.dirty = True

    def _turned(self) -> None:
        self.layout()
        self.dirty = True

    def _play(self) -> None:
        """Begin the first try, or go on with it; on another day by now, the deals of that are shown."""
        wanted = self.next
        if self.board.past:
            self._look(self.game)
            self.dirty = True
            return
        if self.board.history.read_on(self.board.history.left):  # this deal may have been played
            self._look(self.game, self.board.history)
            self.dirty = True
            if self.next != wanted:
                return
        ways = self.stack.ways
        deal = next(each for each in self.board.deals if each.game == self.next)
        waits = self.board.waiting(deal.game)
        if waits is not None:
            ways.go_on(waits)
            return
        plan = self.board.plan(deal)
        par_of(self.kit, deal)
        ways.before_first(deal.game, partial(ways.table, plan))

    def _to_today(self) -> None:
        """Look at today instead of a past day."""
        self._given = self._past = None
        self._look(self.game)
        self.dirty = True

    def _practise(self) -> None:
        ways, plan = self.stack.ways, for_practice(self.board.plan(self.deal))
        ways.before_first(plan.game, partial(ways.table, plan))

    def _watch(self) -> None:
        log = self.board.log(self.board.tried(self.game))
        if log is not None:
            self.stack.ways.watch_log(log)

    def _review(self) -> None:
        log = self.board.log(self.board.tried(self.game))
        if log is not None:
            self.stack.ways.review_log(log)

    def _copy(self) -> None:
        if self.told is not None and copy_text(self.told.line(self.panel.par.percent)):
            self.panel.copy.label = self.kit.words("ui.today.copied")
            self._turned()

    def _save(self) -> None:
        """Write the picture into a file, and tell where that is."""
        kit, folder = self.kit, self.kit.places.data / EXPORTED
        if self.told is None:
            return
        try:
            path = save_result(kit, self.told, self.panel.par.percent, folder)
        except OSError as error:
            detail = told_of(error)
            told = Phrase("ui.today.not_saved", folder=str(folder), detail=detail)
        else:
            told = Phrase("ui.today.saved", file=str(path))
        self.stack.ways.notice(kit.words.phrase(told))

    @property
    def heading(self) -> str:
        return self.kit.words("ui.today.title" if self._past is None else "ui.today.past_title")

    @property
    def about(self) -> str:
        words, day = self.kit.words, self.board.day
        month = words("ui.month", number=day.month)
        weekday = words("ui.today.long_weekday", number=day.weekday())
        return words("ui.today.date", weekday=weekday, day=day.day, month=month)

    @property
    def papers(self) -> Box:
        """The deals beside the month, or below each other."""
        kit = self.kit
        tiles, panel, month = (
            replace(panel_box(kit, each), share=0) for each in (self.tiles, self.panel, self.month)
        )
        left = ColumnBox((tiles, replace(panel, share=1)), 16, share=59)
        right = ColumnBox((replace(month, share=1),), share=57)
        two = RowBox((left, right), 24, least=TWO * line_high(kit))
        return FirstBox((two, ColumnBox((tiles, panel, replace(month, share=1)), 16)))

    def resume(self) -> None:
        if self.board.past:
            self._look(self.game)
        self.dirty = True

    def update(self, dt: int) -> None:
        if self.board.history.read_on():
            self._look(self.game, self.board.history)
            self.dirty = True
        if self.kit.par is not None:
            self.kit.par.advance()
        if self._look_at_par():
            self._turned()

    def due(self) -> int | None:
        if self.board.history.left:
            return 0
        awaited = self.told is not None and self.panel.par.percent is None
        return par_due(self.kit) if awaited else None
