"""The result of a round: scores, winners, and the hands that were left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.engine.events import RoundEnded
from game.engine.match import Match
from game.engine.state import State
from game.engine.table_facts import Tally
from game.engine.variant import Variant
from game.session.course import Step
from game.session.plan import Plan, Seat


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat after a round: its score in it, whether it won, its remaining hand, and the game's tally."""

    seat: Seat
    round_score: int
    won: bool
    hand: tuple[int, ...]
    tally: Tally

    @property
    def score(self) -> int:
        """The score over all rounds so far."""
        return self.tally.score

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards to show: those that made the score, or else the remaining hand."""
        prize = self.tally.prize
        shown = tuple(card for card, points in self.tally.counted if points or card == prize)
        return shown or self.hand


def seat_results(plan: Plan, variant: Variant[Any], state: State) -> tuple[SeatResult, ...]:
    """Return the result of every seat in a state whose round is over."""
    return tuple(
        SeatResult(
            seat,
            state.round_scores[number],
            number in state.winners,
            tuple(state.hands[number]),
            variant.tally(state, number),
        )
        for number, seat in enumerate(plan.seats)
    )


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a round. `round` counts from 1; `blocked` tells that nobody could go on (G-4).

    `results` are by seat; `rounds` holds the scores of every round so far, by seat.
    """

    plan: Plan
    round: int
    match_over: bool
    results: tuple[SeatResult, ...]
    blocked: bool = False
    rounds: Sequence[tuple[int, ...]] = ()

    def named(self, seats: Sequence[Seat]) -> Outcome:
        """Return the same outcome with seats that have other names."""
        named = zip(self.results, seats, strict=True)
        return replace(self, results=tuple(replace(each, seat=seat) for each, seat in named))

    @property
    def winners(self) -> tuple[SeatResult, ...]:
        """The results of those who won the round, or the match when it is over."""
        return tuple(each for each in self.results if each.won)

    @property
    def reader_lost(self) -> bool:
        """Whether the only person has not won."""
        return self.plan.reader >= 0 and not self.results[self.plan.reader].won

    @property
    def lost(self) -> bool:
        """Whether people played and none of them won."""
        people = any(each.seat.person for each in self.results)
        return people and not any(each.seat.person for each in self.winners)

    @property
    def has_history(self) -> bool:
        """Whether there is more to show than one round: rounds before it, or still to come."""
        return bool(self.rounds) and (len(self.rounds) > 1 or not self.match_over)


def outcome_of(plan: Plan, match: Match, steps: Sequence[Step]) -> Outcome:
    """Return the result of the round that is over, by the steps of the whole match."""
    state = match.state
    ends = [e for step in steps for e in step.events if isinstance(e, RoundEnded)]
    return Outcome(
        plan,
        state.round,
        match.over,
        seat_results(plan, match.variant, state),
        bool(ends) and ends[-1].blocked,
        tuple(each.round_scores for each in ends),
    )
