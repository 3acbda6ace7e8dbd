"""What came of a round, as the result scene shows it: made by the table from the last events."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.state import State
from game.session.plan import Plan, Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat after the round: cards left in hand, this round's score and the sum so far.

    Where tricks are taken, `taken` is what they count and `bid` what was bid (0 or less: nothing).
    """

    seat: Seat
    cards_left: int
    round_score: int
    score: int
    won: bool
    bid: int = 0
    taken: int | None = None


def standings(plan: Plan, state: State) -> tuple[Standing, ...]:
    """How every seat stands in a state whose round is over."""
    taken = getattr(state, "taken", None)
    bidder = getattr(state, "bidder", -1)
    return tuple(
        Standing(
            seat,
            len(state.hands[number]),
            state.round_scores[number],
            state.scores[number],
            number in state.winners,
            getattr(state, "bids", [])[number] if number == bidder else 0,
            None if taken is None else state.table.deck.total(taken[number]),
        )
        for number, seat in enumerate(plan.seats)
    )


@dataclass(frozen=True, slots=True)
class Outcome:
    """A round that is over. `round` counts from 1; `blocked` if nobody could go on (G-4)."""

    plan: Plan
    round: int
    match_over: bool
    standings: tuple[Standing, ...]
    blocked: bool = False

    @property
    def winners(self) -> tuple[Standing, ...]:
        """Who won the round, or the match when it is over; several share it."""
        return tuple(standing for standing in self.standings if standing.won)

    @property
    def lost(self) -> bool:
        """Whether people were at the table, and none of them won."""
        people = any(standing.seat.person for standing in self.standings)
        return people and not any(standing.seat.person for standing in self.winners)
