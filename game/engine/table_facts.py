"""What pictures show of a table besides cards: the facts of its middle, and a tally for each seat.

A game declares in `Info.middle` what is drawn between the players, and returns the record for that kind of
middle: `PileFacts` for "piles", `TrickFacts` for "trick", `Facts` itself for "open". The table that is shown
keeps a record of its own, updates it event by event while cards are moving, and takes over the game's once they
have landed.
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
from game.engine.zones import DISCARD, TRICK

NO_BID = 0
"""The bid of a seat that has neither bid nor passed."""

PASSED = -1
"""The bid of a seat that has passed, and is out of the auction."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of every game: the phase of the round, and how many cards the player in turn has to draw."""

    phase: str = PLAY
    facing: int = 0

    @property
    def bidding(self) -> bool:
        """Whether seats have still to bid, or will have to once cards are dealt."""
        return False

    def after(self, event: Event) -> Self:
        """Return the facts to show from the moment at which an event begins to be shown."""
        return type(self)() if isinstance(event, RoundBegan) else self

    def landed(self, place: Place, count: int) -> Self:
        """Return the facts to show once `count` more cards have landed at a place."""
        return self

    def looked_at(self, event: CardsMoved) -> Self | None:
        """Return the facts to show during a pause before the cards of an event move; None for no pause."""
        return None

    def settled(self, told: Self) -> Self:
        """Return the facts to show once all events have been shown, given those that the game has `told`."""
        return told


@dataclass(frozen=True, slots=True)
class PileFacts(Facts):
    """The facts of a draw pile and a discard pile.

    `direction` is the direction of play (+1: to the left, −1: to the right), `called` the suit called for the
    top card. Two fields serve the pictures alone and take no part in comparisons: `stacked` is how many cards
    on top of the pile caused what is to be drawn, `turned` whether the direction has just changed.
    """

    direction: int = 1
    called: int = NO_SUIT
    stacked: int = field(default=0, compare=False)
    turned: bool = field(default=False, compare=False)

    def after(self, event: Event) -> Self:
        """Return the facts with the direction, call or number of cards to draw that the event brings."""
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
        """Return the facts once cards have landed: a new top card has no suit called for it."""
        if place.zone != DISCARD:
            return self
        more = count if self.facing else 0
        return replace(self, called=NO_SUIT, stacked=self.stacked + more)

    def settled(self, told: Self) -> Self:
        """Return the game's facts: no event tells that an earlier call holds again after an undone play."""
        return replace(told, stacked=self.stacked, turned=False)


@dataclass(frozen=True, slots=True)
class TrickFacts(Facts):
    """The facts of an auction and of tricks.

    `auction` is whether bids are being made; `bids` are by seat (a number, NO_BID or PASSED; empty before the
    deal); `bidder` is the seat that has to fulfil the bid (−1: none, or not yet). `trump` is the trump suit,
    `leader` the seat that led to the trick, `winning` the seat whose card would take it (−1: none); `order`
    names the order of the ranks, `ranking` lists them from high to low.
    """

    auction: bool = False
    bids: tuple[int, ...] = ()
    bidder: int = -1
    trump: int = NO_SUIT
    order: str = ""
    leader: int = 0
    winning: int = -1
    ranking: tuple[str, ...] = ()

    @property
    def bidding(self) -> bool:
        """Whether the auction is on, or has not begun."""
        return self.auction or not self.bids

    def looked_at(self, event: CardsMoved) -> Self | None:
        """Return the facts with the winner of a whole trick, which is shown for a while before it is taken."""
        return replace(self, winning=event.dst.seat) if event.src.zone == TRICK else None


@dataclass(frozen=True, slots=True)
class Tally:
    """What a player's plate and the result show of a seat besides its hand.

    `score` is its sum over the rounds. Where there is an auction: `bid` as in TrickFacts, `bidding` while it is
    on, `ahead` if the bid is the highest, `bidder` if the seat has to fulfil it. Where cards are taken: their
    points so far (`points`, otherwise None) and their number (`taken`); where cards are gathered
    (`Info.gathers`) how many there are (`gathered`, otherwise None). Once the round is over: the cards that
    made its score, each with its points (`counted`), and a card won for itself (`prize`, or UNKNOWN).
    """

    score: int
    bid: int = NO_BID
    bidding: bool = False
    ahead: bool = False
    bidder: bool = False
    points: int | None = None
    taken: int = 0
    gathered: int | None = None
    counted: tuple[tuple[int, int], ...] = ()
    prize: int = UNKNOWN

    @property
    def failed(self) -> bool:
        """Whether the seat has to fulfil a bid and has taken too few points for it."""
        return self.bidder and self.points is not None and self.bid > self.points
