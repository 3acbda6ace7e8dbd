"""Who acts for a seat: a person, a bot, or a replay's log."""

from __future__ import annotations

from typing import Protocol

from game.bots.bot import Bot, Reaction
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng


class Controller(Protocol):
    """Acts for one seat. The runner asks; what it gets is submitted after its delay."""

    def turn(self, observation: Observation) -> tuple[int, Action] | None:
        """After how many ms, and what turn action to take; None to wait for `Runner.offer`."""
        ...

    def react(self, observation: Observation) -> Reaction | None:
        """A call to make out of turn, if any."""
        ...


class Human:
    """A person's seat: everything comes through `Runner.offer`."""

    def turn(self, observation: Observation) -> tuple[int, Action] | None:
        """Persons take their time."""
        return None

    def react(self, observation: Observation) -> Reaction | None:
        """Persons call when they like."""
        return None


class BotSeat:
    """A bot in a seat. `think` is how long (ms) it seems to think where there is a choice."""

    def __init__(self, bot: Bot, rng: Rng, *, think: int = 0, budget: int = 1) -> None:
        self.bot = bot
        self.rng = rng
        self.think = think
        self.budget = budget

    def turn(self, observation: Observation) -> tuple[int, Action] | None:
        """What the bot decides, at once where there is nothing to decide."""
        delay = 0
        if self.think and len(observation.legal) > 1:
            delay = self.think + self.rng.below(self.think // 2 + 1)
        return delay, self.bot.decide(observation, self.budget, self.rng)

    def react(self, observation: Observation) -> Reaction | None:
        """What the bot notices."""
        return self.bot.react(observation, self.rng)
