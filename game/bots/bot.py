"""The interface of bots, which choose actions from what their seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Any, NamedTuple, Protocol

from game.bots.memory import Memory
from game.engine.actions import Action
from game.engine.adviser import Leaning
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.variant import Variant

FASTEST = 250
"""The least ms in which people react to what they see."""

SPENDING = 4.0
"""How much more the patience of a temper counts than what else it likes."""

SCATTER = 0.3
"""The standard deviation of the logarithm of people's reaction times."""


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


class Thinking(Protocol):
    """A decision that takes long. It is made step by step, so that a window can go on drawing meanwhile.

    The action depends on the steps alone, not on when or where they are taken.
    """

    @property
    def done(self) -> bool:
        """Whether the decision is made."""
        ...

    def step(self) -> None:
        """Think for a few ms."""
        ...

    def action(self) -> Action:
        """Return the action, thinking to the end first if need be."""
        ...


class Bot(Protocol):
    """A policy that plays one seat. Between calls it may keep nothing that it was not shown."""

    @property
    def memory(self) -> Memory | None:
        """What the bot is told of the round, for those who remember; None for the others."""
        ...

    def consider(self, observation: Observation, budget: int, rng: Rng) -> Thinking | None:
        """Return a decision to be made step by step, or None where `decide` is quick."""
        ...

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """Return a turn action; `budget` bounds a search, in iterations.

        It is one of the observation's legal actions, or a mistake that the game lets pass (`OutOfTurn.slips`).
        """
        ...

    def react(self, observation: Observation, rng: Rng) -> Reaction | None:
        """Return a call to make out of turn, or None."""
        ...


class Leniency(Protocol):
    """What bots do otherwise at a table where somebody learns the game."""

    def spares(self, action: Action) -> bool:
        """Return whether a call is not made that would call out a mistake of the learner."""
        ...

    def honesty(self, verb: str) -> float | None:
        """Return how honest bots are in what they do with a verb; None: as their temper has it."""
        ...

    def has(self, verb: str) -> bool:
        """Return whether the learner knows a call by now, so that bots make it for the fun of it."""
        ...


class Policy:
    """Base class of policies: the rules that they play by, and their temper.

    `leniency` is what they do otherwise where somebody learns; None at all other tables. `human` is whether it
    takes breaks as people do, which makes sense only where there are some.
    """

    memory: Memory | None
    leniency: Leniency | None = None
    human = False

    def __init__(self, variant: Variant[Any], temper: Temper) -> None:
        self.memory = None
        self.variant = variant
        self.temper = temper

    def consider(self, observation: Observation, budget: int, rng: Rng) -> Thinking | None:
        """Return None: most policies decide at once."""
        return None

    def spares(self, action: Action) -> bool:
        """Return whether a mistake that it has noticed is not called out, as somebody learns here."""
        return self.leniency is not None and self.leniency.spares(action)

    def break_of(self, observation: Observation) -> Action | None:
        """Return the call by which it stops the game for a while just now; mostly None."""
        if not self.human:
            return None
        seat = observation.seat
        for mark, call in self.variant.out_of_turn.breaks(observation.state, seat, observation.now):
            known = self.leniency is None or self.leniency.has(call.verb)
            # Seeded by the moment: it wants a break or not, however often it is asked.
            if known and Rng(mark * 211 + seat).fork().chance() < self.temper.talk:
                return call
        return None

    def honesty_in(self, verb: str) -> float:
        """Return how honest it is in what it does with a verb, from 0 (always errs) to 1 (never)."""
        told = None if self.leniency is None else self.leniency.honesty(verb)
        return self.temper.honesty if told is None else told


def leaned(temper: Temper, leaning: Leaning) -> float:
    """Return how much a bot of this temper likes an action of this kind; 0 if it is even.

    What is given away counts for more than the rest: the impatient are to spend what others would keep.
    """
    return (
        -temper.mercy * leaning.nasty
        + SPENDING * (0.5 - temper.patience) * leaning.spends
        + (temper.risk - 0.5) * leaning.gambles
    )


def reaction_time(temper: Temper, clutter: int, rng: Rng) -> int:
    """Return a time in ms in which a person might react, scattered like people's (log-normal).

    Its median is the temper's `reaction`; each of the `clutter` things that are to be watched besides adds a
    twentieth to it.
    """
    # The sum of twelve numbers from 0 to 1, less 6, is nearly normal with the standard deviation 1.
    normal = sum(rng.chance() for _ in range(12)) - 6
    return max(FASTEST, round(temper.reaction * (1 + clutter / 20) * exp(SCATTER * normal)))


def reaction_delay(temper: Temper, rng: Rng) -> int:
    """Return a random delay in ms, from two thirds to four thirds of the temper's `reaction`."""
    return temper.reaction * 2 // 3 + rng.below(temper.reaction * 2 // 3 + 1)
