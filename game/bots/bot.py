"""The interface of bots, which choose actions from what their seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.variant import Variant


@dataclass(frozen=True, slots=True)
class Temper:
    """How a bot behaves apart from its skill. All but `reaction` are shares from 0 (never) to 1 (always).

    `attention` is the share of callable things that it notices; `reaction` the ms that it takes to call them;
    `honesty` 1 minus its carelessness, by which it makes mistakes; `talk` how talkative it is; `risk` how
    willingly it gambles; `patience` how long it keeps its strong cards for later; `mercy` how often it spares
    the player whom it could hit.
    """

    attention: float = 0.5
    reaction: int = 1500
    honesty: float = 0.95
    talk: float = 0.2
    risk: float = 0.5
    patience: float = 0.5
    mercy: float = 0.0


class Reaction(NamedTuple):
    """An action to take `delay` ms from now, if it is still allowed then."""

    delay: int
    action: Action


class Bot(Protocol):
    """A policy that plays one seat. Between calls it may keep nothing that it was not shown."""

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """Return a turn action; `budget` bounds a search, in iterations.

        It is one of the observation's legal actions, or a mistake that the game lets pass (`OutOfTurn.slips`).
        """
        ...

    def react(self, observation: Observation, rng: Rng) -> Reaction | None:
        """Return a call to make out of turn, or None."""
        ...


@dataclass(frozen=True, slots=True)
class Policy:
    """Base class of policies: the rules that they play by, and their temper."""

    variant: Variant[Any]
    temper: Temper
