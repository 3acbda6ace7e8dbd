"""Playback: a tape shown as cards that move. `step` shows the next action, `go` any moment."""

from __future__ import annotations

from typing import Any

from game.engine.info import Info
from game.engine.state import State
from game.engine.table import Table
from game.session.replays.tape import Eyes, Tape
from game.show.devices import Device
from game.show.director import Director, Landing, Listener
from game.show.hands.hand_order import Arrangement
from game.show.motion.tween import Speed
from game.show.presented_table import Presented, Told
from game.show.sight.seat_sight import SeatSight
from game.show.sight.table_sight import table_sight_of
from game.show.table_highlights import Attention, Expressions, TableHighlights

REST = 650
"""ms between two actions while it plays, at the usual pace."""
REST_AFTER_ROUND = 2400
"""The same after a round, when all hands lie open."""
PACES = (0.5, 1.0, 2.0, 4.0)
WATCHED = TableHighlights(own=Attention(marked=False))
"""Nothing stands out in what is watched."""


class Playback:
    """Shows a tape to `eyes`, at `at` actions; it is also the seat that is drawn.

    `playing` goes on by itself, `pace` times as fast as usual. `heard` and `landed` are those of the director.
    """

    def __init__(
        self,
        tape: Tape,
        eyes: Eyes,
        speed: Speed,
        heard: Listener | None = None,
        landed: Landing | None = None,
        *,
        at: int = 0,
        sorting: str = "suit",
    ) -> None:
        self.tape = tape
        self.eyes = eyes
        self.at = min(max(at, 0), tape.length)
        self.playing = False
        self.pace = 1.0
        self.expressions = Expressions()
        self.arrangement = Arrangement(tape.table.deck, sorting)
        self.devices: frozenset[Device] | None = None
        self.used: Device | None = None
        self._rest = 0.0
        self._owed = 0.0
        """Parts of ms that have not passed yet."""
        view = tape.view(self.at, eyes)
        self.director = Director(
            self._presented(view), lambda event: None, heard, speed, landed, prompt=False
        )
        self._warned = frozenset(tape.variant.warned(view))
        self._sight: SeatSight | None = None
        self._known: tuple[object, ...] = ()

    @property
    def seat(self) -> int:
        """The seat that is drawn nearest; −1 for a spectator."""
        return self.eyes.seat

    @property
    def reader(self) -> int:
        """The seat, if its person played alone, and so is "you"; −1 if not."""
        return self.seat if self.tape.plan.reader == self.seat else -1

    @property
    def info(self) -> Info:
        """The declarations of the game."""
        return self.tape.variant.info

    @property
    def table(self) -> Table:
        """The table of the match."""
        return self.tape.table

    @property
    def takes_back(self) -> bool:
        """Nobody takes anything back in what is watched."""
        return False

    @property
    def gives_hints(self) -> bool:
        """Nobody asks for a hint in what is watched."""
        return False

    @property
    def ended(self) -> bool:
        """Whether it has come to the end, or as far as the match has."""
        return self.at >= self.tape.length

    def _presented(self, view: State) -> Presented[Any]:
        return Presented.of(self.tape.variant, view, self.seat, sees_hands=self.eyes.all)

    @property
    def sight(self) -> SeatSight:
        """The table as far as it has been shown; in what is watched nothing may be done."""
        known = self.director.changes, self._warned
        if self._sight is None or known != self._known:
            table = table_sight_of(self.table.game, self.director.presented, self._warned)
            self._sight, self._known = SeatSight(table, WATCHED, seat=self.seat), known
        return self._sight

    def go(self, at: int) -> None:
        """Show the moment after `at` actions at once."""
        self.at = min(max(at, 0), self.tape.length)
        self._show(self.tape.view(self.at, self.eyes))

    def _show(self, view: State) -> None:
        self.director.show_at_once(self._presented(view), ())
        self._rest = REST
        self._warned = frozenset(self.tape.variant.warned(view))

    def look(self, eyes: Eyes) -> None:
        """Look with other eyes. Raises ValueError if they may not."""
        view = self.tape.view(self.at, eyes)
        self.eyes = eyes
        self._show(view)

    def step(self) -> None:
        """Show the next action; what still moves is finished first."""
        if self.ended:
            return
        self.director.hurry()
        self.at += 1
        view = self.tape.view(self.at, self.eyes)
        told = Told.of(self.tape.variant, view)
        self.director.push(self.tape.events(self.at, self.eyes), told)
        self._warned = frozenset(self.tape.variant.warned(view))
        self._rest = REST_AFTER_ROUND if view.over else REST

    def play(self, *, on: bool) -> None:
        """Go on by itself, or stop; from the end it begins again."""
        if on and self.ended:
            self.go(0)
        self.playing = on
        self._rest = 0

    @property
    def due(self) -> int | None:
        """In how many ms the next action is shown; None if it does not play."""
        if not self.playing or self.director.busy:
            return None
        return max(0, round(self._rest / self.pace))

    def paced(self, dt: int) -> int:
        """Return the ms that pass on the table in `dt` ms; parts of one are kept for the next time."""
        passed = dt * self.pace + self._owed
        self._owed = passed % 1
        return int(passed)

    def advance(self, dt: int) -> None:
        """Let `dt` ms of the table pass while it rests; call it once the movement has been advanced."""
        if not self.playing or self.director.busy:
            return
        if self.ended:
            self.playing = False
            return
        self._rest -= dt
        if self._rest <= 0:
            self.step()
