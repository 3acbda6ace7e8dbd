"""Poses of cards: centre, angle and width, in design pixels and degrees."""

from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple

CARD_RATIO = 350 / 250


class Pose(NamedTuple):
    """A card's centre (x, y) and width in design pixels, and its `angle` counter-clockwise in degrees."""

    x: float
    y: float
    angle: float
    width: float

    @property
    def height(self) -> float:
        """The card's height in design pixels."""
        return self.width * CARD_RATIO

    def towards(self, other: Pose, share: float) -> Pose:
        """Return the pose between this one (`share` 0) and the other (1)."""
        (x, y, angle, width), (to_x, to_y, to_angle, to_width) = self, other
        return Pose(
            x + (to_x - x) * share,
            y + (to_y - y) * share,
            angle + (to_angle - angle) * share,
            width + (to_width - width) * share,
        )

    def near(self, other: Pose) -> bool:
        """Return whether a card may as well lie there: within a pixel, and a fifth of a degree.

        What is left of a glide would be some frames in which hardly anything moves.
        """
        return (
            abs(self.x - other.x) < 1
            and abs(self.y - other.y) < 1
            and abs(self.angle - other.angle) < 0.2
            and abs(self.width - other.width) < 1
        )

    def local(self, x: float, y: float) -> tuple[float, float]:
        """Return a point in the card's coordinates: relative to its centre, along its sides."""
        turn = radians(self.angle)
        dx, dy = x - self.x, y - self.y
        return (dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn))

    def holds(self, x: float, y: float, below: float = 0.0, aside: float = 0.0) -> bool:
        """Return whether a point is on the card, extended by `below` downwards and `aside` to its sides."""
        along, down = self.local(x, y)
        return (
            abs(along) <= self.width / 2 + aside
            and -self.height / 2 <= down <= self.height / 2 + below
        )

    def corner(self, along: float, down: float) -> tuple[float, float]:
        """Return a point of the card, given as shares of its width and height from its top left corner."""
        turn = radians(self.angle)
        dx, dy = (along - 0.5) * self.width, (down - 0.5) * self.height
        return (self.x + dx * cos(turn) + dy * sin(turn), self.y - dx * sin(turn) + dy * cos(turn))
