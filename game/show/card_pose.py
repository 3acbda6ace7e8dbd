"""Where a card lies: its middle, its turn and its width, in design pixels and degrees."""

from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple

from game.show.tween import lerp

CARD_RATIO = 350 / 250


class Pose(NamedTuple):
    """A card's middle (x, y), its `angle` counter-clockwise in degrees, and its width."""

    x: float
    y: float
    angle: float
    width: float

    @property
    def height(self) -> float:
        """The card's height."""
        return self.width * CARD_RATIO

    def towards(self, other: Pose, share: float) -> Pose:
        """Between this pose (0) and the other (1)."""
        return Pose(*(lerp(a, b, share) for a, b in zip(self, other, strict=True)))

    def near(self, other: Pose) -> bool:
        """Whether nobody could tell the two apart."""
        return (
            abs(self.x - other.x) < 0.5
            and abs(self.y - other.y) < 0.5
            and abs(self.angle - other.angle) < 0.2
            and abs(self.width - other.width) < 0.5
        )

    def local(self, x: float, y: float) -> tuple[float, float]:
        """A point as the card sees it: from its middle, along its own sides."""
        turn = radians(self.angle)
        dx, dy = x - self.x, y - self.y
        return (dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn))

    def holds(self, x: float, y: float, below: float = 0.0, aside: float = 0.0) -> bool:
        """Whether a point lies on the card, within `below` of its lower edge or `aside` of its sides."""
        along, down = self.local(x, y)
        return (
            abs(along) <= self.width / 2 + aside
            and -self.height / 2 <= down <= self.height / 2 + below
        )

    def corner(self, along: float, down: float) -> tuple[float, float]:
        """A point of the card, given in shares of its width and height from the top left corner."""
        turn = radians(self.angle)
        dx, dy = (along - 0.5) * self.width, (down - 0.5) * self.height
        return (self.x + dx * cos(turn) + dy * sin(turn), self.y - dx * sin(turn) + dy * cos(turn))
