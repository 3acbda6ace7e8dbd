"""The middle of the table: what lies there depends on the layout, and nobody else needs to know.

A `Middle` draws its things, says where cards that fly there or away lie, and what is under a point.
`PilesMiddle` is a draw pile and a discard pile; `game.view.trick` has another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from pygame import FRect

from game.engine.cards import NO_SUIT
from game.engine.events import Place
from game.view.attention import Attention
from game.view.director import Flight
from game.view.layer import Piece
from game.view.layout import Placement
from game.view.piles import Piles
from game.view.pose import Pose
from game.view.presented import PILE, Presented
from game.view.ring import Ring, ring_arcs
from game.view.seats import SeatBox
from game.view.stage import Stage

DISCARD = Place("discard")


class Middle(Protocol):
    """What lies between the players."""

    def resize(self, placement: Placement, boxes: Mapping[int, SeatBox]) -> None:
        """Take over where everything is, the others' seats too."""

    def pieces(self, shown: Presented, attention: Attention) -> list[Piece]:
        """What lies there, lowest first."""

    def pose(self, place: Place, shown: Presented, flight: Flight, arriving: bool) -> Pose:
        """Where a card in flight lies when it leaves a place in the middle, or when it is `arriving`."""

    def taken(self) -> list[FRect]:
        """What lies there and should not be covered, besides the places of the layout."""

    def faint(self) -> list[FRect]:
        """Small pieces of what is drawn on the cloth, which a bubble rather does not cover."""

    def at(self, x: float, y: float) -> str:
        """The zone under a point (design pixels) that can be pointed at; empty if none is."""

    @property
    def area(self) -> FRect:
        """Where a card that is let go is played, and about which a picker opens."""

    @property
    def pile(self) -> FRect:
        """Where cards are drawn from: what is said of drawing is said beside it."""


class PilesMiddle:
    """A draw pile, a discard pile, the suit in force, and the way play goes."""

    def __init__(self, stage: Stage, piles: Piles) -> None:
        self.stage = stage
        self.piles = piles
        self.ring = Ring(stage)
        self._ringed: Placement | None = None

    def resize(self, placement: Placement, boxes: Mapping[int, SeatBox]) -> None:
        """Take over where everything is."""
        self._placement = placement
        if placement != self._ringed:  # to find the arrows a way takes a while
            self._arcs, self._ringed = ring_arcs(placement), placement

    def pieces(self, shown: Presented, attention: Attention) -> list[Piece]:
        """The ring of arrows, both piles, and the suit in force."""
        placement, words, piles = self._placement, self.stage.words, self.piles
        discard = shown.cards(DISCARD)
        suit = piles.in_force(discard, shown.called)
        letter = piles.deck.suits[suit] if suit != NO_SUIT else ""
        name = words(f"suit.{letter}").capitalize() if letter else ""
        stock = len(shown.cards(PILE))
        lies = shown.lies.get(DISCARD, [])
        return [
            self.ring.piece(self._arcs, shown.direction, shown.turned),
            piles.stock(placement["draw"], stock, attention.on_pile),
            piles.count(placement["stock"], words("table.left", count=stock)),
            piles.discard(placement["discard"], discard, lies, shown.facing, shown.stacked),
            piles.called(placement["called"], suit, name),
        ]

    def pose(self, place: Place, shown: Presented, flight: Flight, arriving: bool) -> Pose:
        """The top of the draw pile, or a card of the discard pile."""
        placement = self._placement
        if place == PILE:
            return self.piles.stock_pose(placement["draw"], len(shown.cards(PILE)))
        if place == DISCARD:
            return self.piles.discard_pose(placement["discard"], flight.lie)
        where = placement.places.get(place.zone, placement["discard"])
        return Pose(where.centerx, where.centery, 0.0, placement["discard"].w)

    def taken(self) -> list[FRect]:
        """Nothing: every pile has its place."""
        return []

    def faint(self) -> list[FRect]:
        """The arrows, in pieces."""
        points = [point for arc in self._arcs for point in arc[::3]]
        return [FRect(x - 16, y - 16, 32, 32) for x, y in points]

    def at(self, x: float, y: float) -> str:
        """Either pile."""
        for zone in ("draw", "discard"):
            if self._placement[zone].inflate(20, 20).collidepoint(x, y):
                return zone
        return ""

    @property
    def area(self) -> FRect:
        """Both piles, and the suit in force."""
        return self._placement["draw"].union(self._placement["called"])

    @property
    def pile(self) -> FRect:
        """The draw pile."""
        return self._placement["draw"]
