"""The runner of a match: it owns the clock, asks the controllers, and submits their actions.

Game time passes only by `update`, and not while the runner is held. A window calls `update` once a frame; a
simulation calls `run`, in which time jumps to whatever is due next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.bots.bot import Reaction, Thinking
from game.engine.actions import NEXT_ROUND, TABLE, Action, Refusal
from game.engine.events import Event
from game.engine.match import Entry, Match
from game.engine.observe import Observation, observe
from game.session.agenda import Agenda, Due, Scheduled
from game.session.controllers import Controller, remember
from game.session.standstill import MOST_ACTIONS, MOST_REFUSALS, endless, nobody_acts, refused

Listener: TypeAlias = Callable[[Entry, list[Event]], None]

WAKE = 1000
"""ms after which controllers are asked again in a timed game in which none has anything to do."""

MOST_WAKES = 10_000
"""How often asking again may have no result before `run` gives up."""


class Runner:
    """Plays one match with one controller for each seat. `now` is game time in ms.

    `fair` is the time in ms for which controllers do nothing after an action that may have to be called out, so
    that people can call it out; `grace` that for which none takes a turn after a person's action, so that it
    can be taken back. `slowing` is how many times slower than in the room game time passes, which no turn of a
    controller waits for. A match that is taken up goes on with what was `scheduled` in it. Raises ValueError if
    there are not as many controllers as seats.
    """

    def __init__(
        self,
        match: Match,
        controllers: Sequence[Controller],
        *,
        fair: int = 0,
        grace: int = 0,
        slowing: float = 1.0,
        scheduled: Sequence[Scheduled] = (),
    ) -> None:
        if len(controllers) != match.table.players:
            raise ValueError(f"{match.table.players} seats need as many controllers")
        self.match = match
        self.controllers = list(controllers)
        self._timed = match.variant.info.timed
        self.now = match.state.now
        self._held: set[str] = set()
        self._agenda = Agenda(
            match,
            self.controllers,
            fair=fair,
            grace=grace,
            slowing=slowing,
            scheduled=scheduled,
        )
        self._refused = 0
        self._wake: int | None = None
        self._wakes = 0
        self._late = False
        self._listeners: list[Listener] = []
        self._witnesses: list[tuple[int, Controller]] = []
        for seat in range(len(self.controllers)):
            self._sit_down(seat)
        self._ask()

    @property
    def scheduled(self) -> list[Scheduled]:
        """What controllers have decided on, and still stands for all that is known."""
        return self._agenda.scheduled

    @property
    def held(self) -> bool:
        """Whether game time is stopped."""
        return bool(self._held)

    @property
    def waits(self) -> int | None:
        """In how many ms of game time the next action falls due; None if none is scheduled."""
        due = self._agenda.next
        return None if due is None else max(0, due.now - self.now)

    def pace(self, *, fair: int, grace: int, slowing: float) -> None:
        """Change the times that controllers leave to people, from the next decision on."""
        self._agenda.fair, self._agenda.grace, self._agenda.slowing = fair, grace, slowing

    def hold(self, reason: str, on: bool = True) -> None:
        """Stop game time for a reason, or end that reason; time passes while there is none."""
        if on:
            self._held.add(reason)
        else:
            self._held.discard(reason)

    def subscribe(self, listener: Listener) -> None:
        """Call `listener` with every accepted action and its events, in order."""
        self._listeners.append(listener)

    def seat(self, seat: int, controller: Controller) -> None:
        """Replace the controller of a seat; what the old one had scheduled is dropped."""
        self.controllers[seat] = controller
        self._sit_down(seat)
        self._agenda.strike_seat(seat)
        self._ask()

    def drop_call(self, seat: int) -> None:
        """Let a call that a seat's controller has decided on go; it is asked again after the next action."""
        self._agenda.calls.pop(seat, None)

    def take_back(self, count: int, keep: Callable[[], object]) -> None:
        """Take back the last actions, and let the controllers begin anew from what they have seen before.

        What was scheduled is dropped; then `keep` is called, and all are asked again. Time does not go back.
        """
        self.match.take_back(count)
        self._agenda.clear()
        self._wake = None
        self._refused = self._wakes = 0
        for seat, controller in self._witnesses:
            remember(controller, seat, self.match)
        keep()
        self._ask()

    def _sit_down(self, seat: int) -> None:
        """Let the controller of a seat see what it finds there, and whatever happens from now on."""
        self._witnesses = [each for each in self._witnesses if each[0] != seat]
        controller = self.controllers[seat]
        if controller.remembers:
            remember(controller, seat, self.match)
            self._witnesses.append((seat, controller))

    @property
    def thinking(self) -> Thinking | None:
        """The unfinished thinking about a turn that is to be taken; None if there is none."""
        return self._agenda.thinking

    def submit(self, seat: int, action: Action, answers: int | None = None) -> Refusal | None:
        """Submit an action at the present game time; return its refusal, or None if it was done.

        `answers` is the number of the observation that a turn action answers (see `Match.submit`).
        """
        answer = self.match.submit(seat, action, self.now, answers)
        if isinstance(answer, Refusal):
            return answer
        self._done(answer)
        return None

    def call(self, seat: int, asked: int, reaction: Reaction) -> None:
        """Schedule a call that a controller has found later; `asked` is the game time that it was asked at.

        It is dropped if it is no longer allowed, or the seat has scheduled another meanwhile. A turn action of
        the seat waits for it.
        """
        if not self.match.state.over:
            self._agenda.enter_late_call(seat, asked, reaction, self.now)

    def next_round(self) -> Refusal | None:
        """Start the next round, as the table's own action."""
        return self.submit(TABLE, NEXT_ROUND)

    def update(self, elapsed: int) -> None:
        """Let `elapsed` ms of game time pass and do what falls due, in order; nothing while held."""
        end = self.now + elapsed
        # A listener may hold the runner because of an event; then the rest of the time does not pass.
        self._late = False
        while not self._held and self._step(end):
            pass
        if not (self._held or self._late):
            self.now = max(self.now, end)

    def run(self, rounds: int | None = None) -> None:
        """Play without waiting to the end of the match, or of so many rounds.

        Raises Standstill if the player in turn does nothing, if a controller insists on an illegal action, or
        if a round or the match goes on beyond all measure.
        """
        left, match = rounds, self.match
        state = match.state
        begun = len(match.log)
        while True:
            if state.over:
                left = None if left is None else left - 1
                if left == 0 or match.over:
                    return
                refusal = self.next_round()
                if refusal is not None:
                    raise refused(match, TABLE, NEXT_ROUND, refusal, 1)
                begun = len(match.log)
            elif not (self._timed or self._agenda.fair):
                self._take_turns(begun)
            elif not self._step() or self._wakes > MOST_WAKES:
                raise nobody_acts(match, self.now)
            if never := endless(match, begun):
                raise never

    def _take_turns(self, begun: int) -> None:
        """Play the round to its end in a game without a clock: a faster form of repeated `_step`.

        It began after `begun` actions. It may stop before its end, when it is too long to be believed in.
        """
        match, controllers, listeners = self.match, self.controllers, self._listeners
        variant, state, submit = match.variant, match.state, match.submit
        agenda = self._agenda
        callers = variant.out_of_turn.callers if variant.acts_out_of_turn(match.table) else None
        log, last = match.log, begun + MOST_ACTIONS
        # There are no winners until the round is over.
        while not state.winners and len(log) < last:
            if agenda.turn is not None:
                due = agenda.next
                if due is not None and due is not agenda.turn:
                    self._do(due)
                    continue
                _, seat, decided, *_ = agenda.turn
                self.now, agenda.turn = agenda.turn.now, None
            else:
                seat = state.turn
                own = None
                if callers is not None and ((asked := callers(state)) or agenda.calls):
                    own = self._ask_calls(asked).get(seat)
                if own is None:
                    own = observe(variant, state, seat, self.now, match.number)
                wanted = controllers[seat].turn(own) if own.legal else None
                if wanted is None:
                    raise nobody_acts(match, self.now)
                if agenda.calls:
                    agenda.enter_turn(seat, wanted, self.now)
                    continue
                delay, decided = wanted
                self.now += delay
            action = decided if isinstance(decided, Action) else decided.action()
            answer = submit(seat, action, self.now)
            if isinstance(answer, Refusal):
                raise refused(match, seat, action, answer, 1)
            for witness, controller in self._witnesses:
                controller.witness(match.log[-1], answer, state, witness)
            for listener in listeners:
                listener(match.log[-1], answer)

    def _step(self, end: int | None = None) -> bool:
        """Do what falls due next, if that is not after `end`; return whether there was anything."""
        due = self._agenda.next
        if self._wake is not None and (due is None or self._wake < due.now):
            if end is not None and self._wake > end:
                return False
            self.now = max(self.now, self._wake)
            self._wakes += 1
            self._ask()
            return True
        if due is None or (end is not None and due.now > end):
            return False
        if end is not None and due is self._agenda.turn and self.thinking is not None:
            self.now = max(self.now, due.now)
            self._late = True  # the clock stands until the bot has decided
            return False
        self._do(due)
        return True

    def _do(self, due: Due) -> None:
        self._agenda.strike(due)
        if due.now > self.now:
            self.now = due.now
        action = due.action
        answer = self.match.submit(due.seat, action, self.now, due.number)
        if isinstance(answer, Refusal):
            # Somebody else was quicker, or a call has lapsed: whoever waits is asked again.
            self._refused += 1
            if self._refused > MOST_REFUSALS:
                raise refused(self.match, due.seat, action, answer, self._refused)
            self._ask()
        else:
            self._done(answer)

    def _done(self, events: list[Event]) -> None:
        self._refused = 0
        self._wakes = 0
        entry = self.match.log[-1]
        for seat, controller in self._witnesses:
            controller.witness(entry, events, self.match.state, seat)
        for listener in self._listeners:
            listener(entry, events)
        self._ask()

    def _ask(self) -> None:
        match = self.match
        self._wake = None
        if match.state.over:
            self._agenda.clear()
            return
        seen = self._ask_calls(match.variant.out_of_turn.callers(match.state))
        turn = self._agenda.turn
        if turn is None or turn.number != match.number or self._stopped():
            self._ask_turn(seen)
        if self._timed:
            self._set_wake()

    def _ask_turn(self, seen: dict[int, Observation]) -> None:
        """Ask the controller of the player in turn; `seen` are observations already made, by seat."""
        match = self.match
        self._agenda.turn = None
        seat = match.state.turn
        self._agenda.await_turn(seat, self.now)
        own = seen.get(seat) or match.observe(seat, self.now)
        if own.legal:
            # A call that a seat owes comes before its card.
            wanted = self.controllers[seat].turn(own)
            if wanted is not None:
                self._agenda.enter_turn(seat, wanted, self.now)

    def _stopped(self) -> bool:
        """Return whether the player in turn has no legal action for now, as in a time-out."""
        match = self.match
        return self._timed and not match.variant.legal(match.state, match.state.turn)

    def _set_wake(self) -> None:
        """Set when to ask again: at the next deadline, or after WAKE if nobody has anything to do."""
        lapse = self.match.variant.out_of_turn.deadline(self.match.state)
        if lapse is not None and lapse > self.now:
            self._wake = lapse
        elif self._agenda.next is None:
            self._wake = self.now + WAKE

    def _ask_calls(self, callers: Sequence[int]) -> dict[int, Observation]:
        """Ask the controllers of these seats for calls, except those with a scheduled call that still stands.

        Return the observations of the seats that were asked, by seat.
        """
        match, agenda = self.match, self._agenda
        agenda.review_calls(self.now)
        seen: dict[int, Observation] = {}
        for seat in callers:
            if seat not in agenda.calls:
                seen[seat] = own = match.observe(seat, self.now)
                reaction = self.controllers[seat].react(own)
                if reaction is not None:
                    agenda.enter_call(seat, reaction, self.now)
        return seen
