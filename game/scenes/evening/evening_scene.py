"""The evening: `EveningScene(kit, stack, board)`. Its games, and the standing between matches."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame import Surface

from game.engine.rng import Rng
from game.scenes.base.evenings.evenings_board import EveningsBoard
from game.scenes.base.overlays.confirm_scene import ConfirmScene
from game.scenes.base.panels.panel import PaperPanel
from game.scenes.base.panels.panel_columns import panel_box
from game.scenes.base.panels.panel_scene import PanelScene
from game.scenes.base.party.awaits_all import AwaitsAll
from game.scenes.base.party.party_room import party_of
from game.scenes.base.party.ready_strip import ReadyStrip
from game.scenes.base.party.seating_table import SeatingTable
from game.scenes.base.scene_stack import Stack
from game.scenes.evening.evening_panels import ChoosingGames, NextPanel, StandingPanel
from game.scenes.evening.winners_scene import WinnersScene
from game.session.evening.evening import Evening
from game.session.evening.evening_log import LEAST_PEOPLE, MOST_MATCHES, drawn_games
from game.session.host import Host
from game.show.seating import ALONE, Seating
from game.variants import with_a_table
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox
from game.view.base.colours import LIGHT
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import line_high
from game.view.widgets.widgets import Button

TWO = 44
"""How many heights of a line two papers beside each other are wide at least."""


class EveningScene(AwaitsAll, PanelScene):
    """How the evening stands, and the next match; without one that goes on, games are chosen for another.

    After a match its `host` is still at the table, so that phones see the standing: where people have devices
    of their own the next match begins when all of them are ready.
    """

    theme = "night"

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        board: EveningsBoard,
        host: Host | None = None,
        seating: Seating = ALONE,
    ) -> None:
        super().__init__(kit, stack)
        words = kit.words
        self.board, self.host = board, host
        self.strip = (
            None
            if host is None
            else ReadyStrip.wanted(kit, host, seating, self._changed, again=True)
        )
        onward = self._deal if self.strip is None else self.strip.take
        self.play = Button("", onward, primary=True, icon="play")
        self.room = Button(words("ui.evening.to_room"), self._to_room, icon="person")
        self.finish = Button(words("ui.evening.end"), self._ask_to_end)
        self.begin = Button(words("ui.evening.begin"), self._begin, primary=True, icon="play")
        self.draw_lots = Button(words("ui.evening.draw"), self._draw_games, icon="dice")
        self.last = Button(words("ui.evening.last"), self._show_last, icon="trophy")
        self.chooser: ChoosingGames | None = None
        """The paper on which games are chosen, while they can be."""
        self._choosing: ChoosingGames | None = None
        """The same, kept while who is here cannot be dealt to for a moment."""
        self._trouble = ""
        """Why no game can be dealt to who is here."""
        self._seated: list[str] = []
        """The games from which is drawn: those in which everybody here has a seat, if there are any."""
        self.panels: list[PaperPanel] = []
        self._seen: Hashable = None

    @property
    def evening(self) -> Evening | None:
        """The evening that goes on; None while games are chosen for one."""
        return self.board.open

    @property
    def deals(self) -> Callable[[], object] | None:
        if self.evening is None or not self.play.enabled:
            return None
        return self._deal if self.strip is None else self.strip.take_all

    @property
    def decides(self) -> bool:
        return self.evening is not None

    def _look(self) -> None:
        """Look at who is here, and at what has been played."""
        self.board.gather()
        opened, self._seen = self._seen is None, self._people
        self._show()
        if opened:
            self.group.focused = self.first

    @property
    def _people(self) -> Hashable:
        """Who is in the room, and where: whatever changes the table."""
        plan = party_of(self.kit).plan
        return tuple((plan.chairs[at], plan.devices.get(at)) for at in plan.chairs.taken)

    def _show(self) -> None:
        kit, evening = self.kit, self.evening
        if evening is None:
            self.chooser = self._able_chooser()
            self.panels = [] if self.chooser is None else [self.chooser]
        else:
            self.chooser = self._choosing = None
            table = self.board.table()
            trouble = "" if table is None or self.board.waiting is not None else table.trouble
            told = self._unpaid(evening) or ("" if table is None else table.told)
            following = NextPanel(kit, evening, self.board.next_called, told, trouble)
            self.panels = [StandingPanel(kit, evening), following]
            self.play.enabled = not trouble
            self.play.label = self._onward
        self.layout()
        self.dirty = True

    def _unpaid(self, evening: Evening) -> str:
        """Return that the last match paid nobody, and why; "" if it paid somebody, or none was played."""
        if not evening.matches or any(evening.matches[-1].paid.values()):
            return ""
        return self.kit.words("ui.evening.unpaid", number=len(evening.matches))

    @property
    def _onward(self) -> str:
        """What the main button says."""
        words = self.kit.words
        if self.board.waiting is not None:
            return words("ui.evening.continue")
        return words("ui.evening.play", game=self.board.next_called)

    def _able_chooser(self) -> ChoosingGames | None:
        """Return the paper on which games are chosen; None where no game can be dealt to who is here."""
        able, seated, self._trouble = _games_to_choose(self.kit)
        if len(party_of(self.kit).chairs.people) < LEAST_PEOPLE:
            self._trouble = self.kit.words("ui.evening.nobody")
        if self._trouble:
            return None
        self._seated = seated or able
        chooser = self._choosing
        if chooser is None:
            chooser = self._choosing = ChoosingGames(self.kit, able, self._drawn())
            chooser.changed = self._changed
        elif chooser.games != able:
            chooser.offer(able, self._drawn())
        return chooser

    def _drawn(self) -> tuple[str, ...]:
        return drawn_games(self._seated, MOST_MATCHES, Rng(self.kit.new_seed()))

    def _draw_games(self) -> None:
        """Draw the games anew."""
        if self.chooser is not None:
            self.chooser.draw_games(self._drawn())
        self._changed()

    def _changed(self) -> None:
        self.layout()
        self.dirty = True

    def _begin(self) -> None:
        chooser = self.chooser
        if chooser is None:
            return
        games = chooser.chosen[: chooser.matches]
        if self.board.begin(games, short=chooser.short):
            self._deal()
        if self.stack.top is self:
            self._show()
            self.group.focused = self.first

    def _deal(self) -> None:
        """Deal the next match, or go on with it."""
        if self.board.trouble is not None:
            self.kit.notices.append(self.kit.words.phrase(self.board.trouble))
            return
        waits, table = self.board.waiting, self.board.table()
        if waits is not None:
            self.stack.ways.go_on(waits)
            return
        if table is None or table.trouble:
            self.kit.sound.play("refuse")
            self._look()
            return
        dealt = self.board.deal(table)
        if dealt is not None:
            self.stack.ways.table(*dealt)

    def _to_room(self) -> None:
        """Go to the room, where people sit down and get up."""
        if self.host is None:
            self.stack.pop()
            return
        game = "" if self.evening is None else self.evening.next_game
        self.stack.ways.title()
        self.stack.ways.party(game)

    def _ask_to_end(self) -> None:
        words = self.kit.words
        title, about = words("ui.evening.end_title"), words("ui.evening.end_about")
        answers = (words("ui.evening.end_yes"), words("ui.evening.end_no"))
        self.stack.push(ConfirmScene(self.kit, self.stack, title, about, answers, self._end))

    def _end(self) -> None:
        if not self.board.end():
            return
        self.board.tell_phones()
        evening = self.board.current
        if evening is not None and evening.winners:
            self.stack.replace(WinnersScene(self.kit, self.stack, self.board, self.host))
        else:
            self._show()
            self.group.focused = self.first

    def _show_last(self) -> None:
        self.stack.push(WinnersScene(self.kit, self.stack, self.board))

    @property
    def foot(self) -> list[Button]:
        """The buttons below the papers."""
        if self.evening is not None:
            held = [] if self.strip is None else [self.strip.button]
            return [self.play, *held, self.room, self.finish]
        last = self.board.current
        shown = [self.last] if last is not None and last.winners else []
        return [*([self.begin, self.draw_lots] if self.chooser is not None else []), *shown]

    @property
    def first(self) -> Button:
        """What is to have the focus first."""
        return next((each for each in self.foot if each.enabled), self.back)

    @property
    def heading(self) -> str:
        return self.kit.words("ui.evening.title")

    @property
    def about(self) -> str:
        words, evening = self.kit.words, self.evening
        if evening is None:
            return self._trouble or words("ui.evening.choose")
        return words("ui.evening.match_of", number=evening.due or 0, count=len(evening.log.games))

    @property
    def papers(self) -> Box:
        """The standing and what comes next, beside each other if there is room."""
        boxes = [panel_box(self.kit, each) for each in self.panels]
        if len(boxes) < 2:
            return ColumnBox(tuple(boxes))
        two = RowBox(tuple(boxes), 24, least=TWO * line_high(self.kit))
        return FirstBox((two, ColumnBox(tuple(boxes[::-1]), 16)))

    @property
    def _foot(self) -> tuple[Box, ...]:
        strip = self._awaiting
        return (*((strip.box,) if strip is not None else ()), *super()._foot)

    @property
    def _awaiting(self) -> ReadyStrip | None:
        return None if self.evening is None else self.strip

    def all_ready(self) -> None:
        self._deal()

    def resume(self) -> None:
        super().resume()
        self._look()

    def update(self, dt: int) -> None:
        if self._people != self._seen:
            self._look()
        super().update(dt)

    def draw(self, target: Surface) -> None:
        super().draw(target)
        if self.strip is not None:
            self.strip.draw(target, self.placed, LIGHT)


def _games_to_choose(kit: SceneKit) -> tuple[list[str], list[str], str]:
    """Return the games that can be dealt to the people in the room, and those in which all have a seat.

    The last is why none can be dealt, "" if one can.
    """
    party = party_of(kit)
    troubles = {each.info: SeatingTable(kit, each).trouble for each in with_a_table()}
    able = [info for info, trouble in troubles.items() if not trouble]
    seated = [info.id for info in able if len(party.chairs.people) <= info.max_players]
    return [info.id for info in able], seated, "" if able else next(iter(troubles.values()))
