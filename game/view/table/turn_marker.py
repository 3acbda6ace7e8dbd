"""The turn marker, a ring of light that moves from one portrait to the next."""

from __future__ import annotations

from game.show.motion.tween import Tween, lerp

GLIDE = 260
Circle = tuple[float, float, float]
"""The centre (x, y) and the radius of a portrait, in design pixels."""


class TurnMarker:
    """The position of the marker, by the turn that has been shown."""

    def __init__(self, turn: int) -> None:
        self.turn = turn
        self._before = turn
        self._tween = Tween(0)

    @property
    def resting(self) -> bool:
        """Whether it does not move, and is drawn with its portrait."""
        return self._tween.done

    def follow(self, turn: int, duration: int, dt: int) -> None:
        """Let `dt` ms pass; the way to the portrait of a new turn takes `duration` ms."""
        self._tween.advance(dt)
        if turn != self.turn:
            self._before, self.turn = self.turn, turn
            self._tween = Tween(duration)

    def finish(self) -> None:
        """Finish the movement."""
        self._tween.finish()

    def between(self, portraits: dict[int, Circle]) -> Circle:
        """Return its present circle, given the portraits of the seats."""
        start, end = portraits[self._before], portraits[self.turn]
        x, y, radius = (lerp(a, b, self._tween.eased) for a, b in zip(start, end, strict=True))
        return x, y, radius
