"""The middle of the table: what lies there depends on the layout, and nobody else needs to know.

A `Middle` draws its things, says where cards that fly there or away lie, and what is under a point.
`PilesMiddle` is a draw pile and a discard pile; `game.view.table.middle_kinds` lists all there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from pygame import FRect

from game.engine.cards import NO_SUIT
from game.engine.events import Place
from game.engine.info import Info
from game.engine.table import Table
from game.engine.table_facts import PileFacts
from game.show.card_pose import Pose
from game.show.director import Flight
from game.show.presented_table import PILE, Presented
from game.show.table_highlights import TableHighlights
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.cards.card_art import CardArt
from game.view.cards.pile_art import Piles
from game.view.speech.free_places import Covering
from game.view.speech.occupancy import Occupancy
from game.view.table.direction_arrows import Ring, ring_arcs
from game.view.table.seat_boxes import SeatBox
from game.view.table.table_layout import Placement
from game.words.sentences import suit_name

DISCARD = Place("discard")
PLACES = ("draw", "stock", "discard", "called")
"""What of the layout it fills."""
BELOW = 2
"""Of so many cards below the top of the discard pile the index is seen, where they may lie there wrongly."""


class Middle(Protocol):
    """What lies between the players. It is made for one table and the seat that looks at it (−1: nobody's).

    `near` is the seat that is nearest to the viewer.
    """

    near: int

    def __init__(
        self, kit: SceneKit, art: CardArt, table: Table, info: Info, seat: int
    ) -> None: ...

    def resize(self, placement: Placement, boxes: Mapping[int, SeatBox]) -> None:
        """Take over where everything is, the others' seats too."""

    def pieces(self, shown: Presented[Any], highlights: TableHighlights) -> list[Piece]:
        """What lies there, lowest first."""

    def pose(self, place: Place, shown: Presented[Any], flight: Flight, arriving: bool) -> Pose:
        """Where a card in flight lies when it leaves a place in the middle, or when it is `arriving`."""

    def top_pose(self, shown: Presented[Any]) -> Pose | None:
        """Where the card lies that was played last and may be called into question; None if none may."""

    def report(self, occupancy: Occupancy) -> None:
        """Tell where everything in the middle lies: all of it as "middle", where cards are drawn as "pile"."""

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

    def __init__(self, kit: SceneKit, art: CardArt, table: Table, info: Info, seat: int) -> None:
        self.kit = kit
        self.near = seat
        apart = BELOW if info.mistakes_can_be_played else 0
        self.piles = Piles(kit, art, table.deck, apart)
        self.ring = Ring(kit)
        self._ringed: Placement | None = None

    def resize(self, placement: Placement, boxes: Mapping[int, SeatBox]) -> None:
        """Take over where everything is."""
        self._placement = placement
        if placement != self._ringed:  # to find the arrows a way takes a while
            self._arcs, self._ringed = ring_arcs(placement), placement

    def pieces(self, shown: Presented[Any], highlights: TableHighlights) -> list[Piece]:
        """The ring of arrows, both piles, and the suit in force."""
        placement, words, piles = self._placement, self.kit.words, self.piles
        discard = shown.cards(DISCARD)
        facts = shown.facts
        suit = piles.in_force(discard, facts.called)
        letter = piles.deck.suits[suit] if suit != NO_SUIT else ""
        name = words("label", name=suit_name(letter)) if letter else ""
        stock = len(shown.cards(PILE))
        lies = shown.lies.get(DISCARD, [])
        return [
            self.ring.piece(self._arcs, facts.direction, facts.turned),
            piles.stock(placement["draw"], stock, highlights.on_pile),
            piles.count(placement["stock"], words("table.left", count=stock)),
            piles.discard(placement["discard"], discard, lies, facts.facing, facts.stacked),
            piles.called(placement["called"], suit, name),
        ]

    def top_pose(self, shown: Presented[PileFacts]) -> Pose | None:
        """The top of the discard pile."""
        lies = shown.lies.get(DISCARD, [])
        return self.piles.discard_pose(self._placement["discard"], lies[-1]) if lies else None

    def pose(
        self, place: Place, shown: Presented[PileFacts], flight: Flight, arriving: bool
    ) -> Pose:
        """The top of the draw pile, or a card of the discard pile."""
        placement = self._placement
        if place == PILE:
            return self.piles.stock_pose(placement["draw"], len(shown.cards(PILE)))
        if place == DISCARD:
            return self.piles.discard_pose(placement["discard"], flight.lie)
        where = placement.places.get(place.zone, placement["discard"])
        return Pose(where.centerx, where.centery, 0.0, placement["discard"].w)

    def report(self, occupancy: Occupancy) -> None:
        """Every pile has its place; of the arrows a bubble rather covers few."""
        occupancy.report("middle", self.area, cover=Covering.FREELY)
        occupancy.report("pile", self.pile, cover=Covering.FREELY)
        occupancy.report("piles", *(self._placement[name] for name in PLACES))
        points = [point for arc in self._arcs for point in arc[::3]]
        arrows = (FRect(x - 16, y - 16, 32, 32) for x, y in points)
        occupancy.report("arrows", *arrows, cover=Covering.LIGHTLY)

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
