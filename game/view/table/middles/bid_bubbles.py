"""The bids of an auction in the middle: each in a bubble that comes from its seat, the best one of amber."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import FRect, Surface

from game.engine.table import Table
from game.engine.table_facts import PASSED, TrickFacts
from game.show.presented_table import Presented
from game.view.base.colours import AMBER_FILL, INK, PAPER, PAPER_LOW
from game.view.base.fonts import EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.speech.bubbles import Bubbles
from game.view.speech.free_places import Spot
from game.view.table.middles.trick_places import TrickPlaces

BID_ROOM = 48.0
"""The width of a bubble in addition to that of its bid."""
BID_SIZE, PASSED_SIZE = 32.0, 27.0
REACH = 34.0
"""How far the tip of a bubble reaches towards its seat."""


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

    def said(self, shown: Presented[TrickFacts], places: TrickPlaces) -> list[SaidBid]:
        """Return each seat's last bid, but that of the seat in turn; none if there is no auction."""
        facts, words, game = shown.facts, self.kit.words, self.table.game
        if not facts.auction:
            return []
        said = []
        for seat, bid in enumerate(facts.bids):
            if bid and seat != shown.turn:
                passed = bid == PASSED
                text = words(f"{game}.passed") if passed else words(f"{game}.bid", count=bid)
                size = self._size(text, places)
                spot = self._bubble(seat, text, size, places)
                said.append(SaidBid(bid, text, min(PASSED_SIZE, size) if passed else size, spot))
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

    def _bubble(self, seat: int, text: str, size: float, places: TrickPlaces) -> Spot:
        kit = self.kit
        scale = kit.space.scale
        across, down = places.side(seat)
        wide = kit.fonts.width(text, size, EXTRABOLD) / scale + BID_ROOM
        rect = FRect(0, 0, wide, kit.fonts.height(size, EXTRABOLD) / scale + 22)
        rect.center = places.spot(seat).center
        rect.clamp_ip(places.circle.inflate(-20, -20))
        tip = (
            rect.centerx + across * (rect.w / 2 + REACH),
            rect.centery + down * (rect.h / 2 + REACH),
        )
        return Spot(rect, tip)
