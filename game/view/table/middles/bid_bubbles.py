"""The bids of an auction in the middle: each in a bubble by its seat, the best one of amber."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import NamedTuple

from pygame import FRect, Surface

from game.engine.table import Table
from game.engine.table_facts import PASSED, TrickFacts
from game.show.presented_table import Presented
from game.view.base.colours import AMBER_FILL, INK, PAPER, PAPER_LOW
from game.view.base.fonts import EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.speech.bubbles import Bubbles
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import OWN_PLATE, Occupancy, Precedence
from game.view.speech.spots import Spot, beside
from game.view.speech.tails import belongs
from game.view.table.middles.trick_places import TrickPlaces

BID_ROOM = 48.0
"""The width of a bubble in addition to that of its bid."""
BID_SIZE, PASSED_SIZE = 32.0, 27.0
GAP = 30.0
"""The distance between a bubble and its seat."""


class SaidBid(NamedTuple):
    """The last bid of a seat, its text, the size of it in design pixels, and its bubble."""

    bid: int
    text: str
    size: float
    spot: Spot


class BidBubbles:
    """Finds the places of the bids of one table's auctions, and draws them."""

    def __init__(self, kit: SceneKit, table: Table) -> None:
        self.kit = kit
        self.table = table
        self.bubbles = Bubbles(kit)

    def said(
        self, shown: Presented[TrickFacts], places: TrickPlaces, occupancy: Occupancy
    ) -> list[SaidBid]:
        """Return the seats' last bids, but that of the seat in turn; none if there is no auction."""
        facts, words, game = shown.facts, self.kit.words, self.table.game
        if not facts.auction:
            return []
        # The places of cards are free, but for that of the seat in turn, which is asked there.
        ground = occupancy.ground(Precedence.PIECE, "trick", "bids")
        ground = ground.also(places.spot(shown.turn), *occupancy.boxes("one card"))
        said: list[SaidBid] = []
        for seat, bid in enumerate(facts.bids):
            if bid and seat != shown.turn:
                passed = bid == PASSED
                text = words(f"{game}.passed") if passed else words(f"{game}.bid", count=bid)
                size = self._size(text, places)
                whose = _whose(seat, occupancy)
                spot = _bubble(self._measure(text, size), whose, seat, places, ground)
                if spot is not None:
                    ground = ground.also(spot.rect)
                    small = min(PASSED_SIZE, size) if passed else size
                    said.append(SaidBid(bid, text, small, spot))
        return said

    def draw(self, target: Surface, shown: Presented[TrickFacts], said: Sequence[SaidBid]) -> None:
        """Draw these bids."""
        best = max(shown.facts.bids, default=0)
        for bid, text, size, spot in said:
            worse = bid < best or bid == PASSED
            fill = (PAPER, PAPER_LOW) if worse else (AMBER_FILL, AMBER_FILL)
            self.bubbles.shape(target, spot, fill, 22)
            at = self.kit.rect(spot.rect).center
            self.kit.paint.text(target, text, at, size, EXTRABOLD, INK, "center")

    def _size(self, text: str, places: TrickPlaces) -> float:
        """The size of a bid, so that the bubbles at both sides leave the one card free."""
        most = (places.circle.w - places.one_pose(False).width) / 2 - BID_ROOM - 30
        return self.kit.fonts.fitted(text, BID_SIZE, EXTRABOLD, self.kit.px(most))

    def _measure(self, text: str, size: float) -> tuple[float, float]:
        """How large the bubble of a bid is, in design pixels."""
        fonts, scale = self.kit.fonts, self.kit.space.scale
        wide = fonts.width(text, size, EXTRABOLD) / scale + BID_ROOM
        return wide, fonts.height(size, EXTRABOLD) / scale + 22


class _Whose(NamedTuple):
    """A seat as a bubble points at it, and the names of its pieces, which may lie between."""

    box: FRect
    own: Sequence[str]


def _whose(seat: int, occupancy: Occupancy) -> _Whose | None:
    """Return a seat as a bubble points at it; None if it is not shown."""
    box = occupancy.box(f"player {seat}")
    own = [f"seat {seat}", f"plate {seat}", f"taken {seat}", f"corner {seat}"]
    if box is None:
        box, own = occupancy.box(OWN_PLATE), [OWN_PLATE, "taken cards"]
    return None if box is None else _Whose(box, own)


def _bubble(
    size: tuple[float, float], whose: _Whose | None, seat: int, places: TrickPlaces, ground: Ground
) -> Spot | None:
    """By the seat, rather where it faces the middle, or in the circle, without a tail.

    None where there is no room either: the seat's plate has the bid as well.
    """
    circle = places.circle
    if whose is not None:
        spots = beside(whose.box, size, GAP)
        spots.sort(key=lambda spot: dist(spot.tip, circle.center))
        spot = ground.first(spots) or ground.nearest(whose.box, size)
        between = ground.over(*whose.own)
        if spot is not None and belongs(between, spot.rect, whose.box):
            return spot
    rect = FRect(0, 0, *size)
    rect.center = places.spot(seat).center
    rect.clamp_ip(circle.inflate(-20, -20))
    return Spot(rect, rect.center) if ground.free(rect) else None
