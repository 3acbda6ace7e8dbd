"""Controllers: what decides for a seat, a person or a bot."""

from __future__ import annotations

from typing import Protocol

from game.bots.bot import Bot, Reaction
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng


class Controller(Protocol):
    """Decides for one seat. The runner asks it, and submits its answer after the delay that it gives."""

    def turn(self, observation: Observation) -> tuple[int, Action] | None:
        """Return a delay in ms and the turn action to take then; None to wait for `Runner.offer`."""
        ...

    def react(self, observation: Observation) -> Reaction | None:
        """Return a call to make out of turn, or None."""
        ...


class Human:
    """The controller of a person's seat: its actions come through `Runner.offer`."""

    def turn(self, observation: Observation) -> tuple[int, Action] | None:
        """Return None: the runner waits for the person."""
        return None

    def react(self, observation: Observation) -> Reaction | None:
        """Return None: the person's calls are offered to the runner."""
        return None


class BotSeat:
    """The controller of a bot's seat.

    `think` is the delay in ms of a turn action where there is a choice; a random part of up to half of it is
    added. `budget` bounds the bot's search, in iterations a decision.
    """

    def __init__(self, bot: Bot, rng: Rng, *, think: int = 0, budget: int = 1) -> None:
        self.bot = bot
        self.rng = rng
        self.think = think
        self.budget = budget

    def turn(self, observation: Observation) -> tuple[int, Action] | None:
        """Return the bot's turn action; its delay is 0 where there is one legal action only."""
        delay = 0
        if self.think and len(observation.legal) > 1:
            delay = self.think + self.rng.below(self.think // 2 + 1)
        return delay, self.bot.decide(observation, self.budget, self.rng)

    def react(self, observation: Observation) -> Reaction | None:
        """Return the bot's call, if it makes one."""
        return self.bot.react(observation, self.rng)
