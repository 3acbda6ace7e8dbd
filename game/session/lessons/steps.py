"""The steps in which a game is learned at its table: who learns it, and how far they are.

A game declares its `steps`. Each goes on to the next once its calls have been used twice. How far somebody is
follows from logs alone; what follows at the table, `learning.py` says.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from game.engine.events import Event, RoundEnded
from game.engine.info import Info, LearningStep
from game.session.plan import Plan, Seat

USES = 2
"""How often the calls of a step are used before the next one comes."""


def uses_of(info: Info) -> int:
    """Return after how many uses somebody has had all the steps of a game."""
    return USES * len(info.steps)


def used(info: Info, uses: int, verb: str) -> int:
    """Return the uses after one more call: it counts if it is one of the present step."""
    at = uses // USES
    return uses + (at < len(info.steps) and verb in info.steps[at].calls)


def in_vain(info: Info, verb: str, events: Sequence[Event]) -> bool:
    """Return whether a call is no use of it, as it is right only where the round ends among these events."""
    ended = any(isinstance(event, RoundEnded) for event in events)
    return not ended and any(verb in step.ends for step in info.steps)


class DealtLearner(NamedTuple):
    """Who learns a game step by step at a table: the seat, and what its person was called at the deal."""

    seat: int
    name: str

    @classmethod
    def of(cls, plan: Plan) -> DealtLearner | None:
        """Return the only person to whom a match is dealt that is learned; None if nobody learns in it."""
        if plan.steps is None or plan.reader < 0:
            return None
        return cls(plan.reader, plan.seats[plan.reader].name)

    def plays(self, seats: Sequence[Seat], away: Collection[int]) -> bool:
        """Return whether the learner plays that seat by now: neither somebody else nor a bot in their place."""
        own = seats[self.seat]
        return own.person and own.name == self.name and self.seat not in away


class StepsTaken:
    """How far the learner on a seat is: how often they have used the calls of the steps by now.

    Games that have steps are timed: nothing is taken back in them.
    """

    def __init__(self, info: Info, seat: int, uses: int) -> None:
        self.info, self.seat, self.uses = info, seat, uses

    def add(self, seat: int, verb: str, *, plays: bool = True) -> None:
        """Count an action of a seat, where the learner `plays`, and nobody else there."""
        if plays and seat == self.seat:
            self.uses = used(self.info, self.uses, verb)

    @property
    def at(self) -> int:
        """The place of the present step; how many there are once they are done."""
        return min(self.uses // USES, len(self.info.steps))

    @property
    def present(self) -> LearningStep | None:
        """The present step; None once all are done."""
        return self.info.steps[self.at] if self.at < len(self.info.steps) else None

    @property
    def _to_come(self) -> tuple[LearningStep, ...]:
        return self.info.steps[self.at + 1 :]

    def has(self, verb: str) -> bool:
        """Return whether a call has come by now; those of no step are there from the start."""
        return all(verb not in step.calls for step in self._to_come)

    def punishes(self, mistake: str) -> bool:
        """Return whether the learner is called out for a mistake by now, and may call others out for it."""
        return all(mistake not in step.mistakes for step in self._to_come)

    @property
    def wrong_plays(self) -> bool:
        """Whether a card that breaks a rule may be played by now."""
        return not any(step.wrong_plays for step in self._to_come)


class NoneYet(StepsTaken):
    """Before the first step: no call has come, and of a game that has steps no wrong play."""

    def __init__(self, info: Info, seat: int) -> None:
        super().__init__(info, seat, 0)

    def has(self, verb: str) -> bool:
        """Return False, also for what is called in games without steps."""
        return False

    @property
    def present(self) -> LearningStep | None:
        """None."""
        return None

    @property
    def _to_come(self) -> tuple[LearningStep, ...]:
        return self.info.steps
