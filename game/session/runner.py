"""The runner: it owns the clock, asks the controllers, and submits what they do.

Game time is what `update` is given and nothing else; while it is held nothing happens. A window calls
`update` once a frame; a simulation calls `run`, which lets the clock jump to whatever is due next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from typing import NamedTuple, TypeAlias

from game.engine.actions import NEXT_ROUND, TABLE, Action, Refusal
from game.engine.events import Event
from game.engine.match import Entry, Match
from game.session.controllers import Controller

Listener: TypeAlias = Callable[[Entry, list[Event]], None]


class _Due(NamedTuple):
    """Something a controller wants done; `number` is that of the observation it answers."""

    now: int
    order: int
    seat: int
    action: Action
    number: int


class Runner:
    """Plays one match with one controller a seat. `now` is game time in ms."""

    def __init__(self, match: Match, controllers: Sequence[Controller]) -> None:
        if len(controllers) != match.table.players:
            raise ValueError(f"{match.table.players} seats need as many controllers")
        self.match = match
        self.controllers = list(controllers)
        self.now = match.state.now
        self._held: set[str] = set()
        self._queue: list[_Due] = []
        self._order = 0
        self._asked = -1
        self._listeners: list[Listener] = []
        self._ask()

    @property
    def held(self) -> bool:
        """Whether the clock stands still."""
        return bool(self._held)

    def hold(self, reason: str, on: bool = True) -> None:
        """Stop the clock for a reason (a pause, an animation that blocks), or end that reason."""
        if on:
            self._held.add(reason)
        else:
            self._held.discard(reason)

    def subscribe(self, listener: Listener) -> None:
        """Have `listener` told of every accepted action and its events, in order."""
        self._listeners.append(listener)

    def seat(self, seat: int, controller: Controller) -> None:
        """Put another controller into a seat, as when a person gets up."""
        self.controllers[seat] = controller
        self._asked = -1
        self._ask()

    def offer(self, seat: int, action: Action, answers: int | None = None) -> Refusal | None:
        """Submit what a person does, now; why it is refused, or None if it was done."""
        answer = self.match.submit(seat, action, self.now, answers)
        if isinstance(answer, Refusal):
            return answer
        self._done(answer)
        return None

    def next_round(self) -> Refusal | None:
        """Let the table start the next round."""
        return self.offer(TABLE, NEXT_ROUND)

    def update(self, elapsed: int) -> None:
        """Let `elapsed` ms of game time pass, doing in order what falls due; nothing while held."""
        end = self.now + elapsed
        # A listener may hold the clock for what has just happened: then the rest of the time is lost,
        # and what is due waits.
        while not self._held and self._queue and self._queue[0].now <= end:
            self._do(heappop(self._queue))
        if not self._held:
            self.now = max(self.now, end)

    def run(self, rounds: int | None = None) -> None:
        """Play on, without waiting, to the end of the match or of so many rounds.

        RuntimeError if nobody at the table has anything to do.
        """
        left = rounds
        while not self.match.over:
            if self.match.state.over:
                left = None if left is None else left - 1
                if left == 0:
                    return
                self.next_round()
            elif self._queue:
                self._do(heappop(self._queue))
            else:
                raise RuntimeError(f"seat {self.match.state.turn} is in turn and does nothing")

    def _do(self, due: _Due) -> None:
        self.now = max(self.now, due.now)
        answer = self.match.submit(due.seat, due.action, self.now, due.number)
        if isinstance(answer, Refusal):
            # Somebody else was quicker, or a call lapsed. Only the seat in turn must not be left
            # without an answer.
            if due.seat == self.match.state.turn and due.number == self.match.number:
                self._ask_turn()
        else:
            self._done(answer)

    def _done(self, events: list[Event]) -> None:
        entry = self.match.log[-1]
        for listener in self._listeners:
            listener(entry, events)
        self._ask()

    def _ask(self) -> None:
        match = self.match
        if match.state.over:
            self._queue.clear()
            return
        if self._asked != match.number:
            self._asked = match.number
            self._ask_turn()
        if match.variant.info.calls:
            for seat, controller in enumerate(self.controllers):
                self._push(seat, controller.react(match.observe(seat, self.now)))

    def _ask_turn(self) -> None:
        seat = self.match.state.turn
        observation = self.match.observe(seat, self.now)
        if observation.legal:
            self._push(seat, self.controllers[seat].turn(observation))

    def _push(self, seat: int, wanted: tuple[int, Action] | None) -> None:
        if wanted is not None:
            delay, action = wanted
            self._order += 1
            due = _Due(self.now + delay, self._order, seat, action, self.match.number)
            heappush(self._queue, due)
