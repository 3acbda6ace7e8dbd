"""The runner: it owns the clock, asks the controllers, and submits what they do.

Game time is what `update` is given and nothing else; while it is held nothing happens. A window calls
`update` once a frame; a simulation calls `run`, which lets the clock jump to whatever is due next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from game.engine.actions import NEXT_ROUND, TABLE, Action, Refusal
from game.engine.events import Event
from game.engine.match import Entry, Match
from game.engine.observe import Observation, observe
from game.session.controllers import Controller

Listener: TypeAlias = Callable[[Entry, list[Event]], None]


MOST_REFUSALS = 50
"""Refused turn actions in a row after which a controller is taken to be at fault."""


PACE = 1200
"""Where the rules go by the clock a bot's turn takes at least so long (ms), so that others can call."""

WAKE = 1000
"""Where nobody has anything to do for now, those who may call are asked again after so many ms."""

MOST_WAKES = 10_000
"""Times that asking again may come to nothing before it is taken to be hopeless."""


class _Due(NamedTuple):
    """Something a controller wants done; `number` is that of the observation it answers."""

    now: int
    seat: int
    action: Action
    number: int


class Runner:
    """Plays one match with one controller a seat. `now` is game time in ms.

    `fair` is how long (ms) bots do nothing after what may have to be called out, so that people can.
    """

    def __init__(self, match: Match, controllers: Sequence[Controller], *, fair: int = 0) -> None:
        if len(controllers) != match.table.players:
            raise ValueError(f"{match.table.players} seats need as many controllers")
        self.match = match
        self.controllers = list(controllers)
        self.fair = fair
        self._timed = match.variant.info.timed
        self.now = match.state.now
        self._held: set[str] = set()
        self._turn: _Due | None = None
        self._calls: dict[int, _Due] = {}
        self._refused = 0
        self._wake: int | None = None
        self._wakes = 0
        self._listeners: list[Listener] = []
        self._ask()

    @property
    def held(self) -> bool:
        """Whether the clock stands still."""
        return bool(self._held)

    @property
    def waits(self) -> int | None:
        """In how many ms of game time something falls due; None if that is up to the persons."""
        due = self._next()
        return None if due is None else max(0, due.now - self.now)

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
        self._turn = None
        self._calls.pop(seat, None)
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
        while not self._held and self._step(end):
            pass
        if not self._held:
            self.now = max(self.now, end)

    def run(self, rounds: int | None = None) -> None:
        """Play on, without waiting, to the end of the match or of so many rounds.

        RuntimeError if nobody at the table has anything to do.
        """
        left = rounds
        state = self.match.state
        while True:
            if state.over:
                left = None if left is None else left - 1
                if left == 0 or self.match.over:
                    return
                self.next_round()
            elif not (self._timed or self.fair):
                self._take_turns()
            elif not self._step() or self._wakes > MOST_WAKES:
                raise RuntimeError(f"seat {state.turn} is in turn and does nothing")

    def _take_turns(self) -> None:
        """Play the round to its end where there is nothing to wait for: each does at once what is due next."""
        match, controllers, listeners = self.match, self.controllers, self._listeners
        variant, state, submit = match.variant, match.state, match.submit
        callers = variant.out_of_turn.callers if variant.info.calls else None
        while not state.winners:  # there are none until the round is over
            if self._turn is not None:
                due = self._next()
                if due is not None and due is not self._turn:
                    self._do(due)
                    continue
                _, seat, action, _ = self._turn
                self.now, self._turn = self._turn.now, None
            else:
                seat = state.turn
                own = None
                if callers is not None and ((asked := callers(state)) or self._calls):
                    own = self._ask_calls(asked).get(seat)
                if own is None:
                    own = observe(variant, state, seat, self.now, match.number)
                wanted = controllers[seat].turn(own)
                if wanted is None:
                    raise RuntimeError(f"seat {seat} is in turn and does nothing")
                if self._calls:
                    self._turn = self._due(seat, wanted, self._earliest(seat))
                    continue
                delay, action = wanted
                self.now += delay
            answer = submit(seat, action, self.now)
            if isinstance(answer, Refusal):
                raise RuntimeError(f"seat {seat} insists on {action}: {answer.clause}")
            for listener in listeners:
                listener(match.log[-1], answer)

    def _step(self, end: int | None = None) -> bool:
        """Do what is due next, if that is by `end`; whether there was anything."""
        due = self._next() if self._calls else self._turn
        if self._wake is not None and (due is None or self._wake < due.now):
            if end is not None and self._wake > end:
                return False
            self.now = max(self.now, self._wake)
            self._wakes += 1
            self._ask()
            return True
        if due is None or (end is not None and due.now > end):
            return False
        self._do(due)
        return True

    def _next(self) -> _Due | None:
        """What falls due next; a call before a turn action of the same moment."""
        call = min(self._calls.values(), default=None)
        if call is None:
            return self._turn
        return self._turn if self._turn is not None and self._turn.now < call.now else call

    def _do(self, due: _Due) -> None:
        if due is self._turn:
            self._turn = None
        else:
            del self._calls[due.seat]
        if due.now > self.now:
            self.now = due.now
        answer = self.match.submit(due.seat, due.action, self.now, due.number)
        if isinstance(answer, Refusal):
            # Somebody else was quicker, or a call has lapsed: whoever waits is asked again.
            self._refused += 1
            if self._refused > MOST_REFUSALS:
                raise RuntimeError(f"seat {due.seat} insists on {due.action}: {answer.clause}")
            self._ask()
        else:
            self._done(answer)

    def _done(self, events: list[Event]) -> None:
        self._refused = 0
        self._wakes = 0
        entry = self.match.log[-1]
        for listener in self._listeners:
            listener(entry, events)
        self._ask()

    def _ask(self) -> None:
        match = self.match
        self._wake = None
        if match.state.over:
            self._turn = None
            self._calls.clear()
            return
        seen = self._ask_calls(match.variant.out_of_turn.callers(match.state))
        if self._turn is None or self._turn.number != match.number or self._stopped():
            self._ask_turn(seen)
        if self._timed:
            self._set_wake()

    def _ask_turn(self, seen: dict[int, Observation]) -> None:
        """Ask whoever is in turn what to do; `seen` is what some were shown already."""
        match = self.match
        self._turn = None
        seat = match.state.turn
        own = seen.get(seat) or match.observe(seat, self.now)
        if own.legal:
            # What one has to call oneself comes before the card.
            wanted = self.controllers[seat].turn(own)
            if wanted is not None:
                self._turn = self._due(seat, wanted, self._earliest(seat))

    def _earliest(self, seat: int) -> int:
        """When a turn action may be taken: not before what the seat has to call itself."""
        own = self._calls.get(seat)
        return max(self.now + PACE if self._timed else 0, own.now if own is not None else 0)

    def _stopped(self) -> bool:
        """Whether no turn can be taken for now, though it is somebody's, as in a time-out."""
        match = self.match
        return self._timed and not match.variant.legal(match.state, match.state.turn)

    def _set_wake(self) -> None:
        """Ask again when something runs out, or before long if nobody has anything to do."""
        lapse = self.match.variant.out_of_turn.deadline(self.match.state)
        if lapse is not None and lapse > self.now:
            self._wake = lapse
        elif self._turn is None and not self._calls:
            self._wake = self.now + WAKE

    def _ask_calls(self, callers: Sequence[int]) -> dict[int, Observation]:
        """Ask these what they would call, but for those who are about to call something still allowed.

        What those asked were shown, by seat.
        """
        match, calls = self.match, self._calls
        if calls:
            for due in list(calls.values()):
                if not self._stands(due):
                    del calls[due.seat]
        seen: dict[int, Observation] = {}
        for seat in callers:
            if seat not in calls:
                seen[seat] = own = match.observe(seat, self.now)
                reaction = self.controllers[seat].react(own)
                if reaction is not None:
                    calls[seat] = self._due(seat, reaction)
        return seen

    def _stands(self, due: _Due) -> bool:
        """Whether a call is still allowed, and still to the point for all its seat can tell."""
        match = self.match
        if match.variant.check(match.state, due.seat, due.action, self.now) is not None:
            return False
        view = match.state.seen_from(due.seat)
        return not match.variant.out_of_turn.moot(view, due.seat, due.action, self.now)

    def _due(self, seat: int, wanted: tuple[int, Action], earliest: int = 0) -> _Due:
        """What is wanted, when it is to be done: not before `earliest`, and fair to people."""
        delay, action = wanted
        now = max(self.now + delay, earliest)
        if self.fair and self.match.variant.out_of_turn.contestable(self.match.state):
            now = max(now, self.match.state.now + self.fair)
        return _Due(now, seat, action, self.match.number)
