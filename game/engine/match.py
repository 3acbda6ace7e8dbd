"""A match: its state, and the log of the actions that were accepted.

A match is determined by its game, options, seats, seed and log (G-2); `Replay.play` makes it again.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from operator import attrgetter
from typing import Any, NamedTuple

from game.engine.actions import Action, Refusal, refuse
from game.engine.events import Announced, Event
from game.engine.observe import Observation, observe
from game.engine.out_of_turn import Overtaking
from game.engine.state import MATCH_OVER, State
from game.engine.table import Table
from game.engine.variant import Variant


class Entry(NamedTuple):
    """One accepted action: the game time in ms, the seat, and the action."""

    now: int
    seat: int
    action: Action


_entry = partial(tuple.__new__, Entry)  # in half the time of the class
_overtaking = partial(tuple.__new__, Overtaking)
_number_of = attrgetter("number")


class Match:
    """One match in progress.

    `opening` holds the events of the first deal. `number` is raised by every action that may change what the
    player in turn can do (talk does not); observations carry it, so that late answers can be refused.
    """

    def __init__(
        self, variant: Variant[Any], table: Table, seed: int | None, state: State | None = None
    ) -> None:
        """Deal a match from a seed; or, with `state`, continue from that state without a seed.

        Raises ValueError if neither is given.
        """
        self.variant = variant
        self._turn_verbs = variant.info.turn_verbs
        self.table = table
        self.dealt = table
        """The table as it was dealt, with the names by which what is said in the match is judged."""
        self.seed = seed
        self.opening: list[Event] = []
        self.beginning: State | None = None
        """The state that it began from; None if it was dealt."""
        if state is not None:
            self.state: State = state
            self.beginning = state.clone()
        elif seed is not None:
            self.state = variant.begin(table, seed, self.opening)
        else:
            raise ValueError("a match begins from a seed or from a state")
        self.log: list[Entry] = []
        self.number = 0
        self._turns: list[Overtaking] = []
        """Every turn action, with the number of the observation that it came after."""

    @classmethod
    def from_state(cls, variant: Variant[Any], state: State) -> Match:
        """Make a match that continues from a state, such as that of a position."""
        return cls(variant, state.table, None, state)

    def again(self) -> Match:
        """Return a match that begins as this one did, with nothing done yet."""
        state = None if self.beginning is None else self.beginning.clone()
        again = Match(self.variant, self.dealt, self.seed, state)
        again.table = self.table
        return again

    def rename(self, seat: int, name: str) -> None:
        """Call a player otherwise from now on, as when somebody else sits down; nothing else changes (G-2)."""
        names = list(self.table.names)
        names[seat] = name
        self.table = replace(self.table, names=tuple(names))

    def follow(self, log: Iterable[Entry]) -> Iterator[tuple[Entry, list[Event]]]:
        """Do the actions of a log, and yield each of them once it is done, with its events.

        Raises ValueError at one that is refused.
        """
        for entry in log:
            events = self.submit(entry.seat, entry.action, entry.now)
            if isinstance(events, Refusal):
                number, text = len(self.log) + 1, self.variant.text(self.state, entry.action)
                raise ValueError(f"action {number} ({text!r}) is refused by {events.clause}")
            yield entry, events

    def take_back(self, count: int) -> None:
        """Go back to where the last `count` actions had not been done, by playing those before them again.

        Raises ValueError if there are not as many.
        """
        if not 0 < count <= len(self.log):
            raise ValueError(f"{count} of {len(self.log)} actions cannot be taken back")
        again = self.again()
        for _ in again.follow(self.log[:-count]):
            pass
        del self.log[-count:]
        self.state, self.number, self.opening = again.state, again.number, []
        self._turns = again._turns

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.phase == MATCH_OVER

    def submit(
        self, seat: int, action: Action, now: int, answers: int | None = None
    ) -> list[Event] | Refusal:
        """Apply an action if it is allowed; return its events, or the refusal, which changes nothing (G-6).

        `now` is game time in ms; a time before that of the last action is refused. `answers` is the `number`
        of the observation that a turn action answers: if it is not the current one the action is refused as
        too late. Calls are never too late, and a jump only if there was a turn action since (H-4).
        """
        state = self.state
        if now < state.now:
            return refuse("G-13", "time-goes-back", now=now, last=state.now)
        refusal = None
        turn_action = action.verb in self._turn_verbs
        if answers is not None and answers != self.number and turn_action:
            refusal = self.late(seat, action, now, answers)
        refusal = refusal or self.variant.check(state, seat, action, now)
        if refusal is not None:
            return refusal
        events: list[Event] = []
        if turn_action:
            self._turns.append(_overtaking((self.number, now, state.turn)))
        self.variant.apply(state, seat, action, now, events)
        self.log.append(_entry((now, seat, action)))
        if turn_action or any(not isinstance(event, Announced) for event in events):
            self.number += 1
        return events

    def late(self, seat: int, action: Action, now: int, answers: int) -> Refusal | None:
        """Return why a turn action comes too late that answers the older observation with this number.

        A call alone makes only those late who are in turn: what others may do has not changed.
        """
        at = bisect_left(self._turns, answers, key=_number_of)
        by = self._turns[at] if at < len(self._turns) else None
        if by is None and seat != self.state.turn and answers <= self.number:
            return None
        return self.variant.overtaken(self.state, seat, action, now, by)

    def observe(self, seat: int, now: int | None = None) -> Observation:
        """Return the observation of `seat` at the game time `now` in ms (default: that of the last action)."""
        state = self.state
        return observe(self.variant, state, seat, state.now if now is None else now, self.number)
