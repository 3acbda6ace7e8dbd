"""What a bot is: something that picks an action from what its seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.variant import Variant


@dataclass(frozen=True, slots=True)
class Temper:
    """How a bot behaves beside its skill. Shares run from 0 (never) to 1 (always).

    `attention`: how much of what it could call it notices; `reaction`: ms it takes to; `honesty`: how
    seldom it makes a mistake; `talk`: how talkative it is; `risk`: how gladly it gambles.
    """

    attention: float = 0.5
    reaction: int = 1500
    honesty: float = 0.95
    talk: float = 0.2
    risk: float = 0.5


class Reaction(NamedTuple):
    """An action to be taken `delay` ms from now, if it is still allowed then."""

    delay: int
    action: Action


class Bot(Protocol):
    """A policy in a seat. It may keep nothing between calls that it was not shown."""

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """One of the observation's legal actions; `budget` bounds a search's iterations."""
        ...

    def react(self, observation: Observation, rng: Rng) -> Reaction | None:
        """What to say or call besides turns, as the table stands now; None for nothing."""
        ...


@dataclass(frozen=True, slots=True)
class Policy:
    """What the policies are made with: the rules they play by, and their temper."""

    variant: Variant[Any]
    temper: Temper
