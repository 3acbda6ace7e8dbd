"""What a game tells of its table besides cards: the facts of its middle, and the tally of each seat.

A game declares in `Info.middle` what is drawn between the players, and gives the record that this kind of
middle shows: `PileFacts` for "piles", `TrickFacts` for "trick". The table that is shown keeps such a record,
moves it on event by event while cards are in the air, and takes over the game's own when they have landed.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.events import (
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    Place,
    RoundBegan,
    SuitCalled,
)
from game.engine.state import PLAY

NO_BID = 0
"""The bid of a seat that has not spoken yet."""

PASSED = -1
"""The bid of a seat that has passed, and is out of the auction."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What every game tells: the phase of the round, and how many cards the seat in turn faces."""

    phase: str = PLAY
    facing: int = 0

    def after(self, event: Event) -> Self:
        """What holds once an event has begun to be seen."""
        return type(self)() if isinstance(event, RoundBegan) else self

    def landed(self, place: Place, count: int) -> Self:
        """What holds once so many cards lie at a place."""
        return self

    def looked_at(self, event: CardsMoved) -> Self | None:
        """What is shown while the cards of an event are looked at before they go; None if they go at once."""
        return None

    def settled(self, told: Self) -> Self:
        """What holds when all has been seen and the game has `told` how it is."""
        return told


@dataclass(frozen=True, slots=True)
class PileFacts(Facts):
    """A draw pile and a discard pile: the direction of play (+1: to the left), and the suit called for the top.

    As the pictures need them: `stacked` is how many cards on top have made what is faced; `turned` whether the
    direction has changed just now.
    """

    direction: int = 1
    called: int = NO_SUIT
    stacked: int = field(default=0, compare=False)
    turned: bool = field(default=False, compare=False)

    def after(self, event: Event) -> Self:
        """Directions, calls and what is faced are seen as they happen."""
        if isinstance(event, RoundBegan):
            return type(self)()
        still = replace(self, turned=False) if self.turned else self
        match event:
            case DirectionChanged(direction):
                return replace(still, direction=direction, turned=True)
            case SuitCalled(_, suit):
                return replace(still, called=suit)
            case FacingChanged(number):
                return replace(still, facing=number, stacked=max(1, self.stacked) if number else 0)
        return still

    def landed(self, place: Place, count: int) -> Self:
        """A new card on top has no suit called for it yet."""
        if place.zone != "discard":
            return self
        more = count if self.facing else 0
        return replace(self, called=NO_SUIT, stacked=self.stacked + more)

    def settled(self, told: Self) -> Self:
        """What was called holds again when a play has been undone, of which no event tells."""
        return replace(told, stacked=self.stacked, turned=False)


@dataclass(frozen=True, slots=True)
class TrickFacts(Facts):
    """An auction and tricks.

    `auction` is whether bids are being made; `bids` are by seat (a number, NO_BID or PASSED; empty before the
    deal), `bidder` is who has to make the bid (−1: nobody, or not yet). `trump` is the trump suit, `leader`
    who led to the trick, `winning` whose card would take it (−1: nobody's); `order` names the order of the
    ranks, `ranking` are they from high to low.
    """

    auction: bool = False
    bids: tuple[int, ...] = ()
    bidder: int = -1
    trump: int = NO_SUIT
    order: str = ""
    leader: int = 0
    winning: int = -1
    ranking: tuple[str, ...] = ()

    def looked_at(self, event: CardsMoved) -> Self | None:
        """A whole trick lies on the table for a while, with the card that takes it marked."""
        return replace(self, winning=event.dst.seat) if event.src.zone == "trick" else None


@dataclass(frozen=True, slots=True)
class Tally:
    """What a plate and the result tell of a seat besides its cards in hand.

    `score` is what it has in all. Where there is an auction: `bid` as in TrickFacts, `bidding` while it is on,
    `ahead` if the bid is the highest, `bidder` if it has to be made. Where cards are taken: what they count so
    far (`points`, else None), and how many they are. Once the round is over: the cards that made its score,
    each with its points (`counted`), and the card that was won as such (`prize`).
    """

    score: int
    bid: int = NO_BID
    bidding: bool = False
    ahead: bool = False
    bidder: bool = False
    points: int | None = None
    taken: int = 0
    counted: tuple[tuple[int, int], ...] = ()
    prize: int = UNKNOWN

    @property
    def failed(self) -> bool:
        """Whether a bid had to be made and too little has been taken for it."""
        return self.bidder and self.points is not None and self.bid > self.points
