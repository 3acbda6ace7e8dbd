"""The cup: `CupScene(kit, stack)`. The bracket, what comes next, choosing a game, and the shelf."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from game.engine.problems import Phrase
from game.files.reading import told_of
from game.scenes.base.cups.cup_texts import cup_name, games_text
from game.scenes.base.cups.cups_board import CupsBoard, cups_to_choose
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.matches_under_way import matches_under_way
from game.scenes.base.overlays.confirm_scene import ConfirmScene
from game.scenes.base.panels.panel import PaperPanel
from game.scenes.base.panels.panel_columns import panel_box
from game.scenes.base.panels.panel_scene import PanelScene
from game.scenes.base.scene_stack import Stack
from game.scenes.cup.bracket_panel import BracketPanel, MeetingTile
from game.scenes.cup.cup_panels import ChoosingPanel, SayingPanel, ShelfPanel
from game.scenes.cup.cup_sayings import CupSayings
from game.session.cup.bot_matches import BotMatch
from game.session.cup.bracket import Bracket, CupState, Meeting
from game.session.cup.cup_draw import place_of
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent
from game.view.widgets.widget_boxes import line_high
from game.view.widgets.widgets import Button, Widget

TWO = 40
"""How many heights of a line two papers beside each other are wide at least."""
OFTEN = 16
"""ms after which it is looked at again what bots are playing."""


class CupScene(PanelScene):
    """The cup that is open, or the last one; else a game is chosen for the next.

    A `board` other than the player's own stays as it is. A cup that has been won by the match just `played` is
    heard and seen to be.
    """

    theme = "night"

    def __init__(
        self, kit: SceneKit, stack: Stack, board: CupsBoard | None = None, *, played: bool = False
    ) -> None:
        super().__init__(kit, stack)
        words = kit.words
        self._given = board
        self._crowns = played
        """Whether a cup that is won is still to be celebrated."""
        self.play = Button("", self._play, primary=True, icon="play")
        self.give_up = Button(words("ui.cup.give_up"), self._ask_to_give_up)
        self.new = Button(words("ui.cup.new"), self._choose, primary=True, icon="trophy")
        self.choosing = False
        self.played: BotMatch | None = None
        """The match that bots are playing."""
        self._stopped = False
        """Whether their matches cannot be kept."""
        self.chooser: ChoosingPanel | None = None
        self.bracket_panel: BracketPanel | None = None
        self._seen: int | None = None
        """The number of the meeting in focus, of which it is told what came of it."""
        self._look()
        self.group.focused = self.first

    def _look(self, history: MatchHistory | None = None) -> None:
        """Look at the cups, and at what has been played."""
        kit = self.kit
        if self._given is not None:
            self.board = self._given
        else:
            going = matches_under_way(kit).going
            self.board = CupsBoard.of(kit, history, going)
        self.choosing = self.choosing or self.board.shown is None
        self._show()

    @property
    def bracket(self) -> Bracket | None:
        """The cup that is shown; None while a game is chosen for one."""
        return None if self.choosing else self.board.shown

    def _show(self) -> None:
        kit, board, bracket = self.kit, self.board, self.bracket
        self.panels: list[PaperPanel]
        self.shelf = ShelfPanel(kit, board)
        # What can have the focus, or be pressed just now, stays.
        if bracket is None:
            self.bracket_panel = None
            self.chooser = self.chooser or ChoosingPanel(kit, cups_to_choose(kit), self._begin)
            self.panels = [self.chooser, self.shelf]
        else:
            self.chooser = None
            self.bracket_panel = self.bracket_panel or BracketPanel(kit, self._watch)
            self.bracket_panel.show(board, bracket)
            self._crown(bracket)
            self.panels = [self.bracket_panel, self._saying(bracket), self.shelf]
            self._name_play(bracket)
        self.layout()
        self.dirty = True

    def _crown(self, bracket: Bracket) -> None:
        """Celebrate a cup that has just been won."""
        if self._crowns and bracket.state is CupState.WON and self.bracket_panel is not None:
            self._crowns = False
            self.bracket_panel.crown()
            self.kit.sound.play("cup", "calls")

    def _name_play(self, bracket: Bracket) -> None:
        meeting = bracket.next
        self.play.enabled = meeting is not None
        if meeting is not None and self.board.waiting(meeting) is not None:
            self.play.label = self.kit.words("ui.cup.continue")
        else:
            number = 1 if meeting is None else len(meeting.matches) + 1
            words = self.kit.words
            self.play.label = words("ui.cup.play", round=bracket.own_round, number=number)

    def _saying(self, bracket: Bracket) -> SayingPanel:
        """Return what is to be said: of the meeting in focus, or else of what comes next."""
        sayings, meeting = CupSayings(self.board, bracket), self._seen
        said = None if meeting is None else sayings.of(bracket.meetings[meeting])
        return SayingPanel(self.kit, *(said or sayings.now()))

    @property
    def _focused_meeting(self) -> int | None:
        """The number of the meeting in focus."""
        focused = self.group.focused
        return focused.number if isinstance(focused, MeetingTile) else None

    @property
    def foot(self) -> list[Button]:
        """The buttons below the panels."""
        bracket = self.bracket
        if bracket is None:
            return []
        return [self.play, self.give_up] if bracket.state is CupState.OPEN else [self.new]

    @property
    def first(self) -> Widget:
        """What is to have the focus first."""
        if self.chooser is not None and self.chooser.tiles:
            return self.chooser.tiles[0]
        return self.foot[0] if self.foot and self.foot[0].enabled else self.back

    def _choose(self) -> None:
        self.choosing = True
        self._show()
        self.group.focused = self.first

    def _begin(self, games: Sequence[str]) -> None:
        """Begin a cup, once all logs are read: one may be open."""
        if self.board.history.read_on(self.board.history.left):
            self._look(self.board.history)
        if self.board.open is None:
            self.board.begin(games)
        self.choosing = False
        self._look()
        self.group.focused = self.first

    def _ask_to_give_up(self) -> None:
        words = self.kit.words
        title, about = words("ui.cup.give_up_title"), words("ui.cup.give_up_about")
        answers = (words("ui.cup.give_up_yes"), words("ui.cup.give_up_no"))
        self.stack.push(ConfirmScene(self.kit, self.stack, title, about, answers, self._give_up))

    def _give_up(self) -> None:
        if self.bracket is not None and self.board.give_up(self.bracket):
            self.played = None
            self._look()
            self.group.focused = self.first

    def _play(self) -> None:
        """Begin the next match, or go on with it, once all logs are read: it may have been played."""
        if self.board.history.read_on(self.board.history.left):
            self._look(self.board.history)
        elif self.board.history.trouble is not None:  # which may be over
            self._look()
        if self.board.history.trouble is not None:
            self.kit.notices.append(self.kit.words.phrase(self.board.history.trouble))
            return
        bracket = self.bracket
        meeting = None if bracket is None else bracket.next
        if bracket is None or meeting is None:
            return
        ways, waits = self.stack.ways, self.board.waiting(meeting)
        if waits is not None:
            ways.go_on(waits)
            return
        plan = self.board.plan(bracket, meeting)
        ways.before_first(plan.game, partial(ways.table, plan))

    def _watch(self, meeting: Meeting) -> None:
        """Watch the last match of a meeting that has ended."""
        ended = [each for each in meeting.matches if not each.waits]
        log = self.board.history.log(ended[-1].log) if ended else None
        if log is not None:
            self.stack.ways.watch_log(log)

    def ponder(self) -> bool:
        """Let bots play on for a few ms; return whether there is more to play."""
        if not self._bots_play:
            return False
        if self.played is None:
            bracket = self.bracket
            meeting = None if bracket is None else bracket.bots_next
            if bracket is None or meeting is None:
                return False
            self.played = BotMatch(self.board.plan(bracket, meeting))
            return True
        self.played.step()
        if self.played.over:
            self._keep(self.played)
            self.played = None
        return True

    @property
    def _bots_play(self) -> bool:
        """Whether matches of bots are to be played: not before all logs are read, else they play one again."""
        bracket = self.bracket
        due = bracket is not None and bracket.bots_next is not None
        return due and self._given is None and not self._stopped and self.board.history.whole

    def _keep(self, match: BotMatch) -> None:
        """Keep a match that bots have played; where that fails they play no more, after a notice.

        Nor do they if the bracket still lacks it, as they would play the same one for ever.
        """
        data = self.board.history.data
        try:
            self._stopped = match.keep(data, time.time()) is None
        except OSError as error:
            self._stopped = True
            folder, detail = str(data), told_of(error)
            told = Phrase("problem.unwritable", folder=folder, detail=detail)
            self.kit.notices.append(self.kit.words.phrase(told))
        self._look()
        place = place_of(match.plan.part)
        self._stopped |= place is not None and self.board.lacks(place)

    @property
    def heading(self) -> str:
        bracket, words = self.bracket, self.kit.words
        return words("ui.cup.title") if bracket is None else cup_name(words, bracket)

    @property
    def about(self) -> str:
        words, bracket = self.kit.words, self.bracket
        if bracket is None:
            return words("ui.cup.choose")
        return words("ui.cup.best_of", games=games_text(words, bracket))

    @property
    def papers(self) -> Box:
        """The bracket above the papers, which are beside each other if there is room."""
        kit = self.kit
        if self.chooser is not None:
            chooser, shelf = panel_box(kit, self.chooser), panel_box(kit, self.shelf)
            return ColumnBox((chooser, replace(shelf, share=0)), 16)
        bracket = panel_box(kit, self.panels[0])
        left, right = (replace(panel_box(kit, each), share=0) for each in self.panels[1:])
        two = RowBox(
            tuple(ColumnBox((replace(each, share=1),), share=1) for each in (left, right)),
            24,
            least=TWO * line_high(kit),
        )
        papers = FirstBox((two, ColumnBox((left, right), 16)))
        return ColumnBox((bracket, papers), 22)

    def resume(self) -> None:
        self._look()

    def handle(self, intent: Intent) -> None:
        if intent.deliberate and self.bracket_panel is not None:
            self.bracket_panel.finish()
        super().handle(intent)
        if self._focused_meeting != self._seen and self.bracket is not None:
            self._seen = self._focused_meeting
            self.panels = [self.panels[0], self._saying(self.bracket), self.shelf]
            self.layout()
            self.dirty = True

    def update(self, dt: int) -> None:
        if self.board.history.read_on():
            self._look(self.board.history)
        if self._moving and self.bracket_panel is not None:
            self.bracket_panel.advance(round(dt / self.kit.speed.value))
            self.dirty = True

    @property
    def _moving(self) -> bool:
        """Whether a line is drawn from a meeting that has ended."""
        return self.bracket_panel is not None and self.bracket_panel.moving

    def due(self) -> int | None:
        if self.board.history.left or self._moving:
            return 0
        return OFTEN if self._bots_play else None
