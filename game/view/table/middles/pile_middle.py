"""The middle with a draw pile and a discard pile, the suit in force, and arrows for the way play goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame import FRect

from game.engine import zones
from game.engine.events import Place
from game.engine.info import Info
from game.engine.table_facts import PileFacts
from game.show.motion.card_pose import Pose
from game.show.motion.flight import Flight
from game.show.presented_table import PILE, Presented
from game.show.table_highlights import TableHighlights
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.cards.card_art import CardArt
from game.view.cards.card_sprites import PLAYED
from game.view.cards.pile_art import Piles
from game.view.layout.seat_boxes import SeatBox
from game.view.layout.table_layout import Placement
from game.view.speech.occupancy import PILE_NUMBER, Occupancy
from game.view.speech.spots import Covering
from game.view.table.middles.direction_arrows import Ring, ring_arcs
from game.view.table.middles.draw_pile import draw_pile, report_draw_pile
from game.words.sentences import Sentences, suit_name

DISCARD = Place(zones.DISCARD)
PLACES = ("draw", "stock", "discard", "called")
"""What of the layout it fills."""
BELOW = 2
"""Of so many cards below the top of the discard pile the index is seen, where they may lie there wrongly."""
INDEX = 0.4
"""The part of a card with its index, as a share of its width and height."""


class PilesMiddle:
    """A draw pile, a discard pile, the suit in force, and the way play goes."""

    hidden: tuple[bool, ...] = ()

    def __init__(self, kit: SceneKit, art: CardArt, told: Sentences, info: Info, seat: int) -> None:
        self.kit = kit
        self.near = seat
        apart = BELOW if info.mistakes_can_be_played else 0
        self.piles = Piles(kit, art, told.table.deck, apart)
        self.ring = Ring(kit)
        self.occupancy = Occupancy()

    def resize(self, placement: Placement, boxes: Mapping[int, SeatBox]) -> None:
        """Take over where everything is."""
        self._placement = placement
        words = self.kit.words
        self._suits = [words("label", name=suit_name(letter)) for letter in self.piles.deck.suits]
        self.ring.lay(ring_arcs(placement))

    def pieces(self, shown: Presented[Any], highlights: TableHighlights) -> list[Piece]:
        """The ring of arrows, both piles, and the suit in force."""
        placement, piles = self._placement, self.piles
        discard = shown.cards(DISCARD)
        facts = shown.facts
        badge = [self._number(shown.facing)] if shown.facing else []
        self.occupancy.report(PILE_NUMBER, *badge, cover=Covering.NEVER)
        suit = piles.in_force(discard, facts.called)
        stock = len(shown.cards(PILE))
        lies = shown.lies.get(DISCARD, [])
        return [
            self.ring.piece(facts.direction, facts.turned),
            *draw_pile(self.kit, piles, self.occupancy, placement, stock, highlights),
            piles.discard(placement["discard"], discard, lies, facts.facing, facts.stacked),
            piles.called(placement["called"], suit, self._suits),
        ]

    def _number(self, facing: int) -> FRect:
        """Return where the number of cards to be drawn is; with large text lower, lest it lie on a plate."""
        piles, where = self.piles, self._placement["discard"]
        piles.low = False
        usual = piles.badge(where, facing)
        piles.low = self.kit.space.large_text and self.occupancy.met(usual, "plate") > 0
        return piles.badge(where, facing)

    def rest(self, flight: Flight) -> tuple[Pose, float] | None:
        """On the discard pile."""
        if flight.dst != DISCARD:
            return None
        return self.piles.discard_pose(self._placement["discard"], flight.lie), PLAYED

    def top_pose(self, shown: Presented[PileFacts]) -> Pose | None:
        """The top of the discard pile."""
        lies = shown.lies.get(DISCARD, [])
        return self.piles.discard_pose(self._placement["discard"], lies[-1]) if lies else None

    def last_played(self, shown: Presented[PileFacts]) -> FRect | None:
        """The top of the discard pile."""
        top = self._placement["discard"] if shown.cards(DISCARD) else None
        return top and FRect(top.left, top.top + top.h * INDEX, top.w, top.h * (1 - INDEX))

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
        """Report the piles, and the arrows in pieces."""
        self.occupancy = occupancy
        occupancy.report("middle", self.area, cover=Covering.FREELY)
        occupancy.report("pile", self.pile, cover=Covering.FREELY)
        occupancy.report("called", self._placement["called"], cover=Covering.NEVER)
        occupancy.report("discard pile", self._placement["discard"], cover=Covering.FREELY)
        report_draw_pile(occupancy, self._placement)
        piles = (self._placement[name] for name in PLACES)
        occupancy.report("piles", *piles, cover=Covering.AT_LAST)
        # What everybody needs: the index of the uppermost card, which lies a little askew.
        top = self._placement["discard"]
        index = FRect(top.left, top.top, top.w * INDEX, top.h * INDEX)
        occupancy.report("top card", index.inflate(16, 16), cover=Covering.NEVER)
        points = [point for arc in self.ring.arcs for point in arc[::3]]
        arrows = (FRect(x - 16, y - 16, 32, 32) for x, y in points)
        occupancy.report("arrows", *arrows, cover=Covering.LIGHTLY)

    def at(self, x: float, y: float) -> str:
        """Either pile."""
        for zone in ("draw", "discard"):
            if self._placement[zone].inflate(20, 20).collidepoint(x, y):
                return zone
        return ""

    @property
    def lying(self) -> float:
        """As wide as the discard pile."""
        return self._placement["discard"].w

    @property
    def area(self) -> FRect:
        """Both piles, and the suit in force."""
        return self._placement["draw"].union(self._placement["called"])

    @property
    def pile(self) -> FRect:
        """The draw pile."""
        return self._placement["draw"]
