"""The agenda of a match: what controllers have decided on, and the game time at which each of it falls due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots.bot import Reaction, Thinking
from game.engine.actions import Action
from game.engine.match import Entry, Match
from game.session.controllers import Controller, Human

PACE = 1200
"""The least time, in ms of the room, of a turn action by a controller in a timed game, so that others can make
calls."""

JUMPED_WITHIN = 1200
"""ms for which a controller in turn leaves a card to those who may jump in with the very same one."""

SPREAD = 8
"""A seat calls so much of its own delay, one part in so many, after people have had their time."""

PATIENCE = 5000
"""ms of the room for which, in a timed game, what a controller does is put off by what others do, at most."""


class Due(NamedTuple):
    """An entry of the agenda: an action, its time in game ms, and the `number` of the observation it answers.

    Instead of a turn action there may be the thinking that finds it. `wished` is the time that it would have if
    people needed none.
    """

    now: int
    seat: int
    decided: Action | Thinking
    number: int
    wished: int

    @property
    def action(self) -> Action:
        """The action, thought about to the end."""
        decided = self.decided
        return decided if isinstance(decided, Action) else decided.action()


class Scheduled(NamedTuple):
    """An action that a controller has decided on and that falls due at a game time in ms.

    `number` is that of the observation that it answers; `call` tells that it is no turn action.
    """

    seat: int
    now: int
    action: Action
    number: int
    call: bool


class Agenda:
    """At most one turn action of a match, and one call of each seat. All times are game time in ms.

    `controllers` are those of the runner, by seat; `fair`, `grace` and `slowing` are the runner's too. Nothing
    here reads a clock: `now` is always given.
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
        self.match = match
        self.controllers = controllers
        self.fair = fair
        self.grace = grace
        self.slowing = slowing
        self._timed = match.variant.info.timed
        self.turn: Due | None = None
        self.calls: dict[int, Due] = {}
        self._waiting = -1
        """The seat whose turn it has been since `_since`; −1: the next to be asked begins a turn."""
        self._since = 0
        for each in scheduled:
            due = Due(each.now, each.seat, each.action, each.number, each.now)
            if each.call:
                self.calls[each.seat] = due
            else:
                self.turn = due

    @property
    def scheduled(self) -> list[Scheduled]:
        """What controllers have decided on, and still stands for all that is known."""
        found = [Scheduled(d.seat, d.now, d.action, d.number, True) for d in self.calls.values()]
        turn = self.turn
        # What is still thought about is thought about anew.
        if turn is not None and isinstance(turn.decided, Action):
            found.append(Scheduled(turn.seat, turn.now, turn.decided, turn.number, False))
        return found

    @property
    def thinking(self) -> Thinking | None:
        """The unfinished thinking about a turn that is to be taken; None if there is none."""
        decided = None if self.turn is None else self.turn.decided
        return None if decided is None or isinstance(decided, Action) or decided.done else decided

    @property
    def next(self) -> Due | None:
        """What falls due next; a call comes before a turn action of the same time. None if nothing does."""
        if not self.calls:
            return self.turn
        call = min(self.calls.values(), key=self._order)
        turn = self.turn
        return turn if turn is not None and self._order(turn) < self._order(call) else call

    def _order(self, due: Due) -> tuple[int, bool, int, int]:
        """Return by what entries are ordered: of the same time calls come before turn actions.

        Of turn actions of the same time, jumps among them, the rules say whose comes first (H-4).
        """
        match = self.match
        decided = due.decided
        call = isinstance(decided, Action) and decided.verb not in match.variant.info.turn_verbs
        before = 0 if call else match.variant.out_of_turn.before(match.state, due.seat)
        return due.now, not call, before, due.seat

    def await_turn(self, seat: int, now: int) -> None:
        """Take note that it is the turn of a seat, which may have been so before."""
        if seat != self._waiting:
            self._waiting, self._since = seat, now

    def enter_turn(self, seat: int, wanted: tuple[int, Action | Thinking], now: int) -> None:
        """Enter what the player in turn wants to do after a delay in ms, in the place of what was entered."""
        delay, decided = wanted
        due = max(now + delay, self._earliest_turn(seat, now))
        # It leaves people `fair` ms of the room, so that nobody waits longer where the clock is slow.
        entry = self._due(seat, decided, due, round(self.fair / self.slowing))
        if self._timed and now > self._since:  # something has happened since it was asked first
            latest = self._since + max(delay, round(PATIENCE / self.slowing))
            latest = max(now, latest, self._owed(seat, now))
            entry = entry._replace(now=min(entry.now, latest))
        self.turn = entry

    def _owed(self, seat: int, now: int) -> int:
        """Return when a seat makes a call that the rules require of it before its turn; 0 if there is none."""
        own, due = self.calls.get(seat), self.match.variant.out_of_turn.due
        owes = own is not None and (seat, own.action) in due(self.match.state, now)
        return own.now if own is not None and owes else 0

    def enter_call(self, seat: int, reaction: Reaction, now: int) -> None:
        """Enter a call that a seat wants to make after a delay in ms."""
        delay, action = reaction
        self.calls[seat] = self._due(seat, action, now + delay, self._left_to_people(delay))

    def enter_late_call(self, seat: int, asked: int, reaction: Reaction, now: int) -> None:
        """Enter a call that was asked for at the time `asked` and has been found only now.

        It is dropped if it is no longer allowed, or the seat has entered another meanwhile. A turn action of
        the seat waits for it.
        """
        if seat in self.calls:
            return
        delay, action = reaction
        due = self._due(seat, action, max(now, asked + delay), self._left_to_people(delay))
        if self._stands(due, now):
            self.calls[seat] = due
            if self.turn is not None and self.turn.seat == seat and self.turn.now < due.now:
                self.turn = self.turn._replace(now=due.now)

    def _left_to_people(self, delay: int) -> int:
        """Return how long a seat that would call after a delay leaves people the room.

        The quick ones do not all call at the same moment.
        """
        return self.fair + (delay // SPREAD if self.fair else 0)

    def strike(self, due: Due) -> None:
        """Remove an entry, because it is carried out."""
        if due is self.turn:
            self.turn = None
            self._waiting = -1
        else:
            del self.calls[due.seat]

    def strike_seat(self, seat: int) -> None:
        """Remove the call of a seat, and the turn action, whoever's it is."""
        self.turn = None
        self.calls.pop(seat, None)

    def clear(self) -> None:
        """Remove everything."""
        self.turn = None
        self._waiting = -1
        self.calls.clear()

    def review_calls(self, now: int) -> None:
        """Remove calls that no longer stand, and put off those that would leave people no time after a turn."""
        if not self.calls:
            return
        earliest = self._after_a_person()
        first = min(due.now for due in self.calls.values())
        for due in list(self.calls.values()):
            if not self._stands(due, now):
                del self.calls[due.seat]
            elif due.now < earliest:
                latest = due.wished + round(PATIENCE / self.slowing)
                # In the order in which they would have been made, and not all at the same moment.
                later = earliest + (due.now - first) // SPREAD
                self.calls[due.seat] = due._replace(now=max(due.now, min(later, latest)))

    def _due(self, seat: int, decided: Action | Thinking, now: int, fair: int) -> Due:
        """Return an entry for a time, or later if people still have `fair` ms to call something out."""
        due = now
        if fair and self.match.variant.out_of_turn.contestable(self.match.state):
            due = max(now, self.match.state.now + fair)
        return Due(due, seat, decided, self.match.number, now)

    def _earliest_turn(self, seat: int, now: int) -> int:
        """Return the earliest time of a turn action of `seat`: not before a call of its own.

        It leaves a person the `grace` time.
        """
        own, match = self.calls.get(seat), self.match
        earliest = now + round(PACE / self.slowing) if self._timed else 0
        if match.variant.out_of_turn.jumpers(match.state):
            earliest = match.state.now + self.fair + JUMPED_WITHIN
        if own is not None:
            earliest = max(earliest, own.now)
        last = self._last_by_a_person() if self.grace else None
        return earliest if last is None else max(earliest, last.now + self.grace)

    def _after_a_person(self) -> int:
        """Return the time from which on calls that were entered before are made.

        A turn action of a person, such as putting down the last card, leaves people the `fair` time again.
        What is only said does not, or talk could put off every call.
        """
        match = self.match
        last = self._last_by_a_person() if self.fair else None
        if last is None or last.action.verb not in match.variant.info.turn_verbs:
            return 0
        fair = match.variant.out_of_turn.contestable(match.state)
        return last.now + self.fair if fair else 0

    def _last_by_a_person(self) -> Entry | None:
        """Return the last action of the match if a person has done it; else None."""
        last = self.match.log[-1] if self.match.log else None
        if last is None or last.seat < 0 or not isinstance(self.controllers[last.seat], Human):
            return None
        return last

    def _stands(self, due: Due, now: int) -> bool:
        """Return whether a call is still allowed, and not moot for all its seat can tell."""
        match, seat, action = self.match, due.seat, due.action
        # A jump is one only for who is not in turn, and only until the next turn action (H-4).
        jumps = action.verb in match.variant.info.turn_verbs
        if jumps and (seat == match.state.turn or match.late(seat, action, now, due.number)):
            return False
        if match.variant.check(match.state, seat, action, now) is not None:
            return False
        view = match.state.seen_from(seat)
        return not match.variant.out_of_turn.moot(view, seat, action, now)
