"""Scenes: what a seat has seen happen before it is asked something, `WatchedScene(match, log, seat, now)`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.engine.actions import Action
from game.engine.events import Event
from game.engine.match import Entry, Match
from game.engine.observe import Observation


class SceneMoment(NamedTuple):
    """An action of a scene with its events, the state before it, and the one after it."""

    entry: Entry
    events: list[Event]
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class WatchedScene:
    """Actions that a seat has seen, the oldest first, and the game time in ms at which it is asked.

    `begun` is a match in which none of them is done yet.
    """

    begun: Match
    log: tuple[Entry, ...]
    seat: int
    now: int

    def played(self) -> Match:
        """Return the match once all of it is done. Raises ValueError at an action that is refused."""
        match = self.begun.again()
        for _ in match.follow(self.log):
            pass
        return match

    def moments(self) -> Iterator[SceneMoment]:
        """Yield its actions one by one."""
        match = self.begun.again()
        before = match.state.clone()
        for entry, events in match.follow(self.log):
            after = match.state.clone()
            yield SceneMoment(entry, events, before, after)
            before = after

    def later(self, ms: int) -> WatchedScene:
        """Return the same scene, everything of which happens so many ms later."""
        log = tuple(each._replace(now=each.now + ms) for each in self.log)
        return WatchedScene(self.begun, log, self.seat, self.now + ms)

    def seen(self) -> Observation:
        """Return what the seat may know at its end."""
        return self.played().observe(self.seat, self.now)

    def did(self, seat: int) -> list[Action]:
        """Return what a seat does in it."""
        return [each.action for each in self.log if each.seat == seat]
