"""What has happened in a match: what each of its actions has done, and who has sat down between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.engine.events import Event
from game.engine.match import Entry, Match
from game.engine.state import State

RECENT = 12
"""How many actions, and people who have sat down, are told again to whoever comes."""


class Step(NamedTuple):
    """An accepted action, its events, unredacted, and whether chance had a part in it."""

    entry: Entry
    events: Sequence[Event]
    chance: bool


class SatDown(NamedTuple):
    """A bot (its id), or a person (""), who plays a seat from the action with this number on.

    `before` is what the seat was called until then, if it is called otherwise now, and `was` the bot that
    played it ("" for a person).
    """

    number: int
    seat: int
    bot: str
    before: str = ""
    was: str = ""


class Course:
    """The course of a match: `steps`, one for each action of its log, and who has `sat_down`, in order."""

    def __init__(self, match: Match, sat_down: Iterable[SatDown] = ()) -> None:
        self.steps: list[Step] = []
        self.sat_down = list(sat_down)
        again = match.again()
        self._luck = again.state.rng
        for entry, events in again.follow(match.log):
            self.add(entry, events, again.state)

    def add(self, entry: Entry, events: Sequence[Event], state: State) -> None:
        """Take note of an action; `state` is the one after it."""
        before, self._luck = self._luck, state.rng
        self.steps.append(Step(entry, events, before != state.rng))

    def take_back(self, count: int, state: State) -> None:
        """Forget the last actions; `state` is the one before them. Who sat down since plays from there on."""
        del self.steps[-count:]
        self._luck = state.rng
        self.sat_down = not_after(self.sat_down, len(self.steps))

    def is_back(self, change: SatDown) -> bool:
        """Return whether a person plays a seat again, under the name that it has had since they did before."""
        if change.bot or change.before:
            return False
        until_then = self.sat_down[: self.sat_down.index(change)]
        return any(each.seat == change.seat and not each.was for each in until_then)

    @property
    def recent(self) -> list[Sequence[Event] | SatDown]:
        """What happened last: the events of an action each, and who has sat down between them."""
        first = max(0, len(self.steps) - RECENT)
        found: list[Sequence[Event] | SatDown] = []
        changes = [each for each in self.sat_down if each.number >= first]
        for number, step in enumerate(self.steps[first:], first):
            while changes and changes[0].number <= number:
                found.append(changes.pop(0))
            found.append(step.events)
        return [*found, *changes][-RECENT:]


def not_after(changes: Iterable[SatDown], done: int) -> list[SatDown]:
    """Return who has sat down, in a match that has gone back to so many actions."""
    return [each._replace(number=min(each.number, done)) for each in changes]


def played_by_person(changes: Sequence[SatDown], seat: int, at: int) -> bool:
    """Return whether the person who has a seat in the end has played the action with a number there, not a bot.

    `changes` are all who have sat down in the match, in order.
    """
    own = [each for each in changes if each.seat == seat]
    if any(each.before and each.number > at for each in own):
        return False  # somebody of another name sat there
    so_far = [each for each in own if each.number <= at]
    if so_far:
        return not so_far[-1].bot
    # Whoever a person has sat down for first was a bot.
    return not own or bool(own[0].bot)
