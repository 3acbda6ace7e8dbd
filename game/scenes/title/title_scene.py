"""The title screen: the program's name, the games, and the buttons."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from pygame import Surface

from game.engine.info import Info
from game.engine.variant import Variant
from game.scenes.base.cups.cups_board import CupsBoard
from game.scenes.base.game_titles import game_title, title_parts
from game.scenes.base.guest_names import PLAYER_PORTRAIT
from game.scenes.base.match_history import MatchHistory, NamedPerson
from game.scenes.base.matches_under_way import FoundUnderWay, matches_under_way
from game.scenes.base.puzzles.puzzle_board import PuzzleBoard, there_are_puzzles
from game.scenes.base.remembered_table import (
    RememberedTable,
    check_tables,
    last_game,
    player_name,
    player_portrait,
)
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.base.todays.todays_board import TodaysBoard
from game.scenes.title.continue_card import ContinueCard
from game.scenes.title.cover_turns import CoverTurns
from game.scenes.title.cup_pill import CupPill
from game.scenes.title.dealt_cards import DealtCards
from game.scenes.title.game_card import GameCard
from game.scenes.title.match_choice import MatchChoice
from game.scenes.title.player_pill import PlayerPart, PlayerPill, RecordsPart
from game.scenes.title.puzzle_pill import PuzzlePill
from game.scenes.title.title_backdrop import CHOOSE
from game.scenes.title.title_page import TitlePage
from game.scenes.title.today_pill import TodayPill
from game.session.today.todays_deal import games_of_the_day
from game.variants import with_a_table
from game.view.base.arranging import Placed
from game.view.base.colours import LIGHT
from game.view.base.fonts import EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import Inside, in_order, settle
from game.view.widgets.widgets import Button, Widget


class TitleScene(Scene):
    """The screen at which the program begins and to which every match returns."""

    tune = "title"
    fades = True

    def __init__(self, kit: SceneKit, stack: Stack, found: FoundUnderWay | None = None) -> None:
        super().__init__(kit, stack)
        check_tables(kit)
        words = kit.words
        self.matches = found or matches_under_way(kit)
        matches = self.matches.going
        ways = stack.ways
        self.pill = PlayerPill(
            PlayerPart("", PLAYER_PORTRAIT, "", self._profile),
            RecordsPart(words("ui.records.title"), ways.records),
        )
        self._greet()
        self._begun = {each.kept.plan.game for each in matches}
        self._begun |= {each.logged.plan.game for each in self.matches.stopped}
        self.cards = [
            GameCard(each, kit, partial(self._choose, each), under_way=each.info.id in self._begun)
            for each in with_a_table()
        ]
        self.go_on: ContinueCard | None = None
        """What goes on with the match that was played last; None if there is none."""
        if matches:
            last = matches[0]
            self.go_on = ContinueCard(kit, last, lambda: self.stack.ways.go_on(last))
        self.unfinished = Button(
            words("ui.title.all_unfinished", count=self._count), self._list_all, size=26
        )
        """What opens the list of all matches to go on with, where there are several."""
        by_game = {card.info.id: card for card in self.cards}
        self.last = by_game.get(last_game(kit), self.cards[0])
        """The card of the game that was played last, or else the first."""
        self.seen = self.last
        """The card that had the focus last."""
        first = self.last.info
        opponents = len(RememberedTable.last(kit, first).bots)
        self.quick = Button(
            words("ui.title.quick"),
            lambda: self._deal(first),
            primary=self.go_on is None,
            icon="cards" if self.go_on else "play",
        )
        key = "ui.title.quick_short" if self.go_on else "ui.title.quick_detail"
        title, name = game_title(words, first.id), title_parts(words, first.id).name
        self._quick_detail = words(key, game=title, name=name, count=opponents)
        self.party = Button(words("ui.title.party"), stack.ways.party, icon="person")
        self.rules = Button(words("ui.title.rules"), self._rules)
        self.settings = Button(words("ui.title.settings"), self._settings)
        self.quit = Button(words("ui.title.quit"), stack.clear)
        small = [self.party, self.rules, self.settings, self.quit]
        self.today = self._todays_pill()
        self.cup = CupPill(kit, stack.ways.cup) if self.today is not None else None
        """The cup, where there is a game for it."""
        self.puzzle = PuzzlePill(kit, ways.puzzles) if there_are_puzzles() else None
        """Today's puzzle, where there are any."""
        every = self.unfinished if self.go_on is not None and self._count > 1 else None
        matches_first = (self.go_on, every)
        self.page = TitlePage(
            kit,
            self.pill,
            *matches_first,
            self.today,
            self.cup,
            self.puzzle,
            self.quick,
            small,
        )
        self.placed: Placed = {}
        self.dealt = DealtCards(kit, self.cards)
        self._buttons: list[Widget] = [
            *(each for each in matches_first if each),
            self.quick,
            *small,
        ]
        self.bar: list[Widget] = []
        """The buttons on the bar, all that have room."""
        self.group = FocusGroup([self.go_on or self.last])
        self._covered = self._outdated = False
        self._unread = self.today is not None
        """Whether what came of the day's deals is still to be read: the first picture does not wait for it."""
        self._board: TodaysBoard | None = None
        self.parade = CoverTurns(kit, self.cards)
        self._whole = True
        self._part: GameCard | None = None
        self._drawn_on: Surface | None = None

    def _greet(self) -> None:
        """Let the pill show the player as they are called now, and how often they have won this month."""
        kit, player = self.kit, self.pill.player
        player.name, player.portrait = player_name(kit), player_portrait(kit)
        wins = MatchHistory.of(kit).wins_this_month(player.name)
        player.crowned = wins > 0
        player.below = kit.words("ui.title.wins" if wins else "ui.title.greeting", count=wins)

    def _todays_pill(self) -> TodayPill | None:
        """Return the day's deals as they are before anything is known of them; None if there are none."""
        kit, known = self.kit, games_of_the_day()
        covers = [card.cover for card in self.cards if card.info.id in known]
        return TodayPill(kit, covers, self.stack.ways.today) if covers else None

    def _look_at_today(self) -> None:
        """Show what came of the day's deals."""
        self._unread = False
        self._show(TodaysBoard.of(self.kit, self.matches.going))

    def _read_on(self) -> None:
        """Read some of the logs that the history lacks; after the last of them, look at the deals anew."""
        if self._board is not None and self._board.history.read_on():
            self._show(TodaysBoard(self.kit, self._board.history, self.matches.going))

    @property
    def _pills(self) -> list[Widget]:
        """Today's puzzle, the cup and the day's deals."""
        return [each for each in (self.puzzle, self.cup, self.today) if each is not None]

    def _show(self, board: TodaysBoard) -> None:
        self._board = board
        puzzles = PuzzleBoard.of(self.kit) if self.puzzle is not None else None
        self.show(board, CupsBoard.of(self.kit, board.history, self.matches.going), puzzles)

    def show(self, deals: TodaysBoard, cups: CupsBoard, puzzles: PuzzleBoard | None = None) -> None:
        """Tell how what is there every day stands, and for how many days the player has been here."""
        player, streak = self.pill.player, deals.streak
        if streak > 1:
            player.below, player.crowned = self.kit.words("ui.today.streak", count=streak), False
        if self.today is not None:
            self.today.show(self.kit, deals)
        if self.cup is not None:
            self.cup.show(self.kit, cups)
        if self.puzzle is not None and puzzles is not None:
            self.puzzle.show(self.kit, puzzles)
        self.layout()
        self.dirty = True

    @property
    def player(self) -> NamedPerson:
        """The player, as the pill shows them."""
        return NamedPerson(self.pill.player.name, self.pill.player.portrait)

    def _profile(self) -> None:
        self.stack.ways.profile(self.player)

    @property
    def _count(self) -> int:
        """How many matches there are to go on with, or that cannot go on."""
        return len(self.matches.going) + len(self.matches.stopped)

    def _choose(self, variant: Variant[Any]) -> None:
        game = variant.info.id
        going = [each for each in self.matches.going if each.kept.plan.game == game]
        if game in self._begun:
            choice = MatchChoice(self.kit, self.stack, game, going, self._list_all, self._count)
            self.stack.push(choice)
        else:
            self.stack.ways.before_first(game, partial(self.stack.ways.setup, game))

    def _list_all(self) -> None:
        """Open the list of all matches to go on with; where it changes, there is another title afterwards."""
        from game.scenes.title.unfinished_scene import UnfinishedScene

        self.stack.push(UnfinishedScene(self.kit, self.stack, self.matches, self._outdate))

    def _outdate(self) -> None:
        self._outdated = True

    def _deal(self, info: Info) -> None:
        plan = RememberedTable.last(self.kit, info).plan(self.kit)
        self.stack.ways.before_first(info.id, partial(self.stack.ways.table, plan))

    def _rules(self) -> None:
        self.stack.ways.rules(self.seen.info.id)

    def _settings(self) -> None:
        self.stack.ways.settings()

    def layout(self) -> None:
        kit = self.kit
        self.quick.detail = self._quick_detail
        self.placed = settle(kit, kit.arrange(self.page.box))
        self.wood = self.placed["wood"]
        self.bar = [each for each in self._buttons if each in self.placed]
        if not self.quick.tells_detail(kit):
            self.quick.detail = ""
        pill = next(key for key in self.placed if isinstance(key, tuple))
        self.pill.place(kit, self.placed[pill], pill[1])
        self.dealt.place(self.placed["games"], headed="choose" in self.placed)
        inside: Inside = {"games": self.cards, pill: self.pill.widgets}
        self.group.regroup(in_order(self.placed, inside), self.go_on or self.last)
        self.dealt.reveal(self.group.focused)

    @property
    def dirty(self) -> bool:
        """Whether the scene, or only a moving cover, has to be drawn again."""
        return self._whole or self._part is not None

    @dirty.setter
    def dirty(self, dirty: bool) -> None:
        self._whole = dirty
        if not dirty:
            self._part = None

    def resume(self) -> None:
        if self._outdated:
            self.stack.ways.title()
            return
        self.kit.input.use_zones(())
        if self._covered:  # the player may have another name by now
            self._greet()
            self._unread = self.today is not None
            self.layout()
        if self.dealt.done:
            self.parade.look(self._looked_at)

    def pause(self) -> None:
        self._covered = True
        self.parade.stop()

    @property
    def _looked_at(self) -> GameCard | None:
        return self.group.focused if isinstance(self.group.focused, GameCard) else None

    def update(self, dt: int) -> None:
        if self._unread and self._drawn_on is not None:
            self._look_at_today()
        self._read_on()
        if self.dealt.done:
            self._part = self.parade.advance(dt) or self._part
            return
        self.dealt.advance(dt)
        self.dirty = True
        if self.dealt.done:
            self.parade.look(self._looked_at)

    def due(self) -> int | None:
        reads = self._board is not None and self._board.history.left > 0
        if not self.dealt.done or self._unread or reads:
            return 0
        return self.parade.due

    def _hurry(self) -> None:
        """Finish the dealing of the cards."""
        self.dealt.finish()
        self.dirty = True

    def handle(self, intent: Intent) -> None:
        if intent.deliberate and not self.dealt.done:
            self._hurry()
        self.seen = self._looked_at or self.seen
        if intent.kind is Kind.COMMAND and intent.command == "rules":
            self._rules()
        elif intent.kind is Kind.DROPPED:
            self.stack.ways.watch_file(Path(intent.text))
        elif self.group.handle(self.kit, intent):
            self.dirty = True
            if intent.reveals:
                self.dealt.reveal(self.group.focused)
        elif self.dealt.scroll.handle(self.kit, intent):
            self.dealt.move()
            self.group.point(self.kit, intent.pos)
            self.dirty = True
        if self.stack and self.stack.top is self and self.dealt.done:
            self.parade.look(self._looked_at)

    def draw(self, target: Surface) -> None:
        if self._part is not None and target is self._drawn_on and self._alone(self._part):
            self._draw_part(target, self._part)
            return
        kit = self.kit
        self._drawn_on = target
        self.page.draw(target, self.placed)
        self._draw_heading(target)
        self.pill.draw(kit, target)
        self.group.draw(kit, target, [*self.pill.widgets, *self._pills, *self.bar])
        with self.dealt.scroll.fading(kit, target, self.cards[0].clip or target.get_clip()):
            self.group.draw(kit, target, self.dealt.begun)
        self.dealt.scroll.draw_bar(kit, target, on_cloth=True)

    def _alone(self, card: GameCard) -> bool:
        """Whether only the cover of a game is to be drawn: at an edge it fades out with all that is there."""
        framed = card.framed
        clear = framed is None or self.dealt.scroll.clear_of_edges(self.kit, framed)
        return clear and not self._whole

    def _draw_part(self, target: Surface, card: GameCard) -> None:
        """Draw the cover of one game alone; everything else is still on the target."""
        target.set_clip(card.framed)
        card.redraw(target)
        # The card with the focus reaches over its neighbours' covers: its shadow, its glow, its prompt.
        if self._looked_at in (None, card):
            self.group.focused.ring(self.kit, target)
        else:
            self.group.draw(self.kit, target, [self.group.focused])
        target.set_clip(None)

    def _draw_heading(self, target: Surface) -> None:
        kit, words = self.kit, self.kit.words
        if self.dealt.begun and "choose" in self.placed:
            high = kit.fonts.height(CHOOSE, EXTRABOLD)
            room, games = self.placed["choose"], self.placed["games"]
            over = self.dealt.top - kit.px(33) - high // 2
            at = (room.centerx, over if room.w == games.w else room.centery)
            kit.paint.soft_text(
                target, words("ui.title.choose"), at, CHOOSE, EXTRABOLD, LIGHT, "center"
            )
