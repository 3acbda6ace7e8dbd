"""Learning a game at its table, step by step: what follows for the learner, and for the others.

The rules stay as they are, and a match is played again from its log like any other: what a step leaves out is
not demanded. A call that has not come yet is made for the learner, nobody calls them out for a mistake that has
not come yet, and bots err in what the step is about and in nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from game.bots.bot import Bot, Policy, Reaction
from game.engine.actions import Action
from game.engine.events import Event
from game.engine.observe import Observation
from game.engine.variant import Variant
from game.session.controllers import Human
from game.session.lessons.steps import DealtLearner, StepsTaken, in_vain, uses_of
from game.session.plan import Seat
from game.store.bot_files import Guest

ERRING = 0.5
"""How honest bots are in what a step is about."""


class Learning:
    """Who learns a game step by step at a table, if anybody does, and how far they are.

    `uses` is how often the learner had used the calls of the steps; `seats` and `away` tell who sits where by
    now, and for whom bots play.
    """

    def __init__(
        self,
        variant: Variant[Any],
        learner: DealtLearner | None,
        uses: int,
        seats: Callable[[], Sequence[Seat]],
        away: Callable[[], Collection[int]],
    ) -> None:
        self.variant = variant
        self._learner, self._seats, self._away = learner, seats, away
        self._all = StepsTaken(variant.info, -1, uses_of(variant.info))
        self._own = self._all
        if learner is not None:
            self._own = StepsTaken(variant.info, learner.seat, uses)

    @property
    def on(self) -> bool:
        """Whether the game is learned here by now: the learner plays, as the only person."""
        return self._plays and sum(seat.person for seat in self._seats()) == 1

    @property
    def _plays(self) -> bool:
        return self._learner is not None and self._learner.plays(self._seats(), self._away())

    @property
    def taken(self) -> StepsTaken:
        """How far the learner is; all steps, and nobody's, while the game is not learned here."""
        return self._own if self.on else self._all

    def learns(self, seat: int) -> bool:
        """Return whether the person on a seat learns the game by now."""
        return seat == self._own.seat and self.on

    def taken_by(self, seat: int) -> StepsTaken:
        """Return how far the person on a seat is; whoever does not learn the game has had all steps."""
        return self._own if self.learns(seat) else self._all

    def count(self, seat: int, verb: str, events: Sequence[Event]) -> bool:
        """Count what led to these events as a use of its call; return whether the next step has come by it."""
        before = self._own.at
        if not in_vain(self.variant.info, verb, events):
            self._own.add(seat, verb, plays=self._plays)
        return self._own.at != before

    def person(self) -> Human:
        """Return the controller of somebody's seat."""
        return Human() if self._learner is None else StepLearner(self)

    def guest(self, guest: Guest) -> Guest:
        """Return a bot as it comes to the table: a program knows nothing of steps."""
        return guest if self._learner is None else replace(guest, program=None)

    def prepare(self, bot: Bot) -> None:
        """Let a bot know that somebody learns here, if anybody does."""
        if self._learner is not None and isinstance(bot, Policy):
            bot.leniency = StepLeniency(self)


class StepLearner(Human):
    """The controller of a learner's seat: the calls that have not come yet are made for them."""

    def __init__(self, learning: Learning) -> None:
        self._learning = learning

    def react(self, observation: Observation) -> Reaction | None:
        """Return a call that the rules require, and that has not come yet; else None."""
        taken = self._learning.taken
        due = self._learning.variant.out_of_turn.due(observation.state, observation.now)
        own = (action for seat, action in due if seat == observation.seat)
        return next((Reaction(0, action) for action in own if not taken.has(action.verb)), None)


class StepLeniency:
    """What bots do otherwise at the table of a learner, as `Leniency`."""

    def __init__(self, learning: Learning) -> None:
        self._learning = learning

    def spares(self, action: Action) -> bool:
        """Return whether an action calls the learner out for something that has not been explained yet."""
        return not self._learning.taken_by(action.seat).punishes(action.text)

    def has(self, verb: str) -> bool:
        """Return whether a call has come by now."""
        return self._learning.taken.has(verb)

    def honesty(self, verb: str) -> float | None:
        """Return how honest bots are in a verb: they err in what the step is about, and in nothing else."""
        step = self._learning.taken.present
        if step is None:
            return None
        return ERRING if verb in step.errs else 1.0
