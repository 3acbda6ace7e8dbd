"""What came of a round, as the result scene shows it: made by the table from the last events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.engine.state import State
from game.engine.variant import Variant
from game.session.plan import Plan, Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat after the round: cards left in hand, this round's score and the sum so far.

    `hand` is what was left, `counted` which cards counted for how much. Where tricks are taken, `taken` is
    what they count and `bid` what was bid (0 or less: nothing). `prize` is a card won as such (−1: none).
    """

    seat: Seat
    cards_left: int
    round_score: int
    score: int
    won: bool
    bid: int = 0
    taken: int | None = None
    hand: tuple[int, ...] = ()
    counted: tuple[tuple[int, int], ...] = ()
    prize: int = -1

    @property
    def failed(self) -> bool:
        """Whether more was bid than was taken."""
        return self.taken is not None and self.bid > self.taken

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards to be laid open: those that counted, or what was left in the hand."""
        shown = tuple(card for card, points in self.counted if points or card == self.prize)
        return shown or self.hand


def standings(plan: Plan, variant: Variant[Any], state: State) -> tuple[Standing, ...]:
    """How every seat stands in a state whose round is over."""
    taken = getattr(state, "taken", None)
    bidder = getattr(state, "bidder", -1)
    prize = variant.prize(state)
    return tuple(
        Standing(
            seat,
            len(state.hands[number]),
            state.round_scores[number],
            state.scores[number],
            number in state.winners,
            getattr(state, "bids", [])[number] if number == bidder else 0,
            None if taken is None else state.table.deck.total(taken[number]),
            tuple(state.hands[number]),
            tuple(variant.counted(state, number)),
            prize[1] if prize is not None and prize[0] == number else -1,
        )
        for number, seat in enumerate(plan.seats)
    )


@dataclass(frozen=True, slots=True)
class Outcome:
    """A round that is over. `round` counts from 1; `blocked` if nobody could go on (G-4).

    `rounds` are the scores of every round so far, by seat.
    """

    plan: Plan
    round: int
    match_over: bool
    standings: tuple[Standing, ...]
    blocked: bool = False
    rounds: Sequence[tuple[int, ...]] = ()

    @property
    def winners(self) -> tuple[Standing, ...]:
        """Who won the round, or the match when it is over; several share it."""
        return tuple(standing for standing in self.standings if standing.won)

    @property
    def lost(self) -> bool:
        """Whether people were at the table, and none of them won."""
        people = any(standing.seat.person for standing in self.standings)
        return people and not any(standing.seat.person for standing in self.winners)

    @property
    def has_history(self) -> bool:
        """Whether there is more to be told than one round: others before it, or to come."""
        return bool(self.rounds) and (len(self.rounds) > 1 or not self.match_over)
