"""Where things lie in the middle with a trick: the circle, the card of every seat, and the one card."""

from __future__ import annotations

from pygame import FRect

from game.engine import zones
from game.engine.events import Place
from game.show.motion.card_pose import CARD_RATIO, Pose
from game.view.base.space import Point
from game.view.cards.pile_art import lie_of

TRICK, CENTRE = Place(zones.TRICK), Place(zones.CENTRE)
CARD_TALL = 0.335
"""The height of a card of the trick, as a share of the circle's."""
ONE_TALL = 0.225
"""The same for the card in the middle, until it is turned up."""
TURNED_TALL = 0.62
"""The same for it once it is turned up, for all to see."""
INSET = 0.62
"""How far inside the circle the middle of a card at its side lies, as a share of the card's width."""
SIDES: dict[int, tuple[Point, ...]] = {
    2: ((0, 1), (0, -1)),
    3: ((0, 1), (-1, 0), (1, 0)),
    4: ((0, 1), (-1, 0), (0, -1), (1, 0)),
}
"""The directions of the places by the number of players, clockwise from the nearest seat."""


class TrickPlaces:
    """The places in a part of the table, for so many players; that of the seat `near` is the nearest.

    With larger text the circle is wider, for the words beside the cards. Positions are design pixels.
    """

    def __init__(self, place: FRect, text_scale: float, players: int, near: int) -> None:
        self.within = place
        tall = min(place.h, place.w)
        self.circle = FRect(0, 0, min(place.w, tall * (0.5 + 0.5 * text_scale)), tall)
        """The circle."""
        self.circle.center = place.center
        self.players = players
        self.near = near

    def side(self, seat: int) -> Point:
        """In which direction from the middle a seat's place lies."""
        return SIDES[self.players][(seat - self.near) % self.players]

    def spot(self, seat: int) -> FRect:
        """The place of a seat's card."""
        area = self.circle
        tall = area.h * CARD_TALL
        wide = tall / CARD_RATIO
        across, down = self.side(seat)
        rect = FRect(0, 0, wide, tall)
        rect.center = (
            area.centerx + across * (area.w / 2 - wide * INSET),
            area.centery + down * (area.h / 2 - tall / 2 - 6),
        )
        return rect

    @property
    def between(self) -> float:
        """The width that the cards at both sides leave free."""
        return self.circle.w - (1 + 2 * INSET) * self.spot(self.near).w

    def card_pose(self, seat: int, lie: int) -> Pose:
        """How a seat's card lies in the trick."""
        dx, dy, degrees = lie_of(lie, 0)
        rect = self.spot(seat)
        return Pose(rect.centerx + dx * 0.5, rect.centery + dy * 0.5, degrees, rect.w)

    def one_pose(self, turned_up: bool) -> Pose:
        """The card in the middle: larger once it is seen, the trick being over."""
        area = self.circle
        tall = area.h * (TURNED_TALL if turned_up else ONE_TALL)
        return Pose(area.centerx, area.centery - area.h * 0.028, 0.0, tall / CARD_RATIO)
