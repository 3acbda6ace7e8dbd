"""A match: the one true state, and the log of everything that was done.

A match is decided by its game, options, seats, seed and log (G-2); `Replay.play` makes it again.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.engine.actions import Action, Refusal, refuse
from game.engine.events import Announced, Event
from game.engine.observe import Observation, observe
from game.engine.state import MATCH_OVER, State
from game.engine.table import Table
from game.engine.tuple_maker import maker
from game.engine.variant import Variant


class Entry(NamedTuple):
    """One accepted action: when (game ms), by which seat, what."""

    now: int
    seat: int
    action: Action


_entry = maker(Entry)


class Match:
    """One match in progress.

    `opening` are the events of the first deal; `number` counts what has changed for whoever is in turn
    (talk does not).
    """

    def __init__(
        self, variant: Variant[Any], table: Table, seed: int | None, state: State | None = None
    ) -> None:
        """A match dealt by a seed; or, with `state`, one that goes on from there and has no seed."""
        self.variant = variant
        self._turn_verbs = variant.info.turn_verbs
        self.table = table
        self.seed = seed
        self.opening: list[Event] = []
        if state is not None:
            self.state: State = state
        elif seed is not None:
            self.state = variant.begin(table, seed, self.opening)
        else:
            raise ValueError("a match begins from a seed or from a state")
        self.log: list[Entry] = []
        self.number = 0

    @classmethod
    def from_state(cls, variant: Variant[Any], state: State) -> Match:
        """A match that goes on from a state, as a position describes one."""
        return cls(variant, state.table, None, state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.phase == MATCH_OVER

    def submit(
        self, seat: int, action: Action, now: int, answers: int | None = None
    ) -> list[Event] | Refusal:
        """Do an action, if it is allowed; the events, or why not. A refusal changes nothing (G-6).

        `now` is game time in ms and never goes back. `answers` is the number of the observation that a turn
        action answers: a stale one is refused, a call never is.
        """
        state = self.state
        if now < state.now:
            return refuse("G-13", "time-goes-back", now=now, last=state.now)
        if answers is not None and answers != self.number and action.verb in self._turn_verbs:
            return refuse("G-12", "too-late")
        refusal = self.variant.check(state, seat, action, now)
        if refusal is not None:
            return refusal
        events: list[Event] = []
        self.variant.apply(state, seat, action, now, events)
        self.log.append(_entry((now, seat, action)))
        if action.verb in self._turn_verbs or any(
            not isinstance(event, Announced) for event in events
        ):
            self.number += 1
        return events

    def observe(self, seat: int, now: int | None = None) -> Observation:
        """What `seat` may know at the time `now` (by default, of the last action)."""
        state = self.state
        return observe(self.variant, state, seat, state.now if now is None else now, self.number)
