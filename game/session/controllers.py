"""Controllers: what decides for a seat, a person or a bot."""

from __future__ import annotations

from typing import Protocol

from game.bots.bot import Bot, Reaction, Thinking
from game.engine.actions import Action
from game.engine.events import Event, redact
from game.engine.match import Entry, Match
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.state import State


class Controller(Protocol):
    """Decides for one seat. The runner asks it, and submits its answer after the delay that it gives."""

    @property
    def remembers(self) -> bool:
        """Whether it wants to be told what happens, by `begin` and `witness`."""
        ...

    def turn(self, observation: Observation) -> tuple[int, Action | Thinking] | None:
        """Return a delay in ms and the turn action to take then; None to wait for `Runner.submit`.

        Instead of the action it may return the thinking that finds it.
        """
        ...

    def react(self, observation: Observation) -> Reaction | None:
        """Return a call to make out of turn, or None."""
        ...

    def begin(self, state: State, seat: int) -> None:
        """Take note of the state in which it sits down at a seat."""
        ...

    def witness(self, entry: Entry, events: list[Event], state: State, seat: int) -> None:
        """Take note of an action as its seat saw it; `state` is the one after it."""
        ...


class Human:
    """The controller of a person's seat: its actions come through `Runner.submit`."""

    remembers = False

    def turn(self, observation: Observation) -> tuple[int, Action] | None:
        """Return None: the runner waits for the person."""
        return None

    def react(self, observation: Observation) -> Reaction | None:
        """Return None: the person's calls are offered to the runner."""
        return None

    def begin(self, state: State, seat: int) -> None:
        """Do nothing: people remember by themselves."""

    def witness(self, entry: Entry, events: list[Event], state: State, seat: int) -> None:
        """Do nothing: people remember by themselves."""


class BotSeat:
    """The controller of a bot's seat.

    `think` is the delay in ms of a turn action where there is a choice; a random part of up to half of it is
    added. Without a choice it is half of it, so that one can follow whose turn it is. `budget` bounds the bot's
    search, in iterations a decision.
    """

    def __init__(self, bot: Bot, rng: Rng, *, think: int = 0, budget: int = 1) -> None:
        self.bot = bot
        self.rng = rng
        self.think = think
        self.budget = budget

    @property
    def remembers(self) -> bool:
        """Whether the bot has a memory."""
        return self.bot.memory is not None

    def turn(self, observation: Observation) -> tuple[int, Action | Thinking] | None:
        """Return the bot's turn action or its thinking, and after how many ms it acts."""
        delay = self.think // 2
        if self.think and len(observation.legal) > 1:
            delay = self.think + self.rng.below(self.think // 2 + 1)
        thinking = self.bot.consider(observation, self.budget, self.rng)
        if thinking is not None:
            return delay, thinking
        return delay, self.bot.decide(observation, self.budget, self.rng)

    def react(self, observation: Observation) -> Reaction | None:
        """Return the bot's call, if it makes one."""
        return self.bot.react(observation, self.rng)

    def begin(self, state: State, seat: int) -> None:
        """Let the bot's memory begin with what the seat sees now."""
        if self.bot.memory is not None:
            self.bot.memory.begin(state.seen_from(seat))

    def witness(self, entry: Entry, events: list[Event], state: State, seat: int) -> None:
        """Let the bot remember an action as its seat saw it."""
        if self.bot.memory is not None:
            seen = redact(events, seat)
            self.bot.memory.note(entry.now, entry.seat, entry.action, seen, state.seen_from(seat))


def remember(controller: Controller, seat: int, match: Match) -> None:
    """Show a controller that sits down at a match under way what its seat has seen so far."""
    again = match.again() if match.log else match
    controller.begin(again.state, seat)
    for entry, events in again.follow(match.log):
        controller.witness(entry, events, again.state, seat)
