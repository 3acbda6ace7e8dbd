"""Animation over time: `glide = Tween(220)`, `glide.advance(dt)`, `lerp(a, b, glide.eased)`.

Durations are in ms at normal speed; `Speed` scales them as the player has chosen.
"""

from __future__ import annotations

import math
from enum import Enum


class Speed(Enum):
    """The speed of movement, as the factor on every duration."""

    SLOW = 1.7
    NORMAL = 1.0
    FAST = 0.5
    OFF = 0.0

    def ms(self, duration: int) -> int:
        """Return how many ms something of `duration` ms takes at this speed."""
        return round(duration * self.value)


def ease_out(t: float) -> float:
    """Return the cubic ease-out of `t`: fast at first, then slower; 0 → 0, 1 → 1."""
    return 1 - (1 - t) ** 3


def thrown(t: float) -> float:
    """Return `t` eased out less than by `ease_out`: towards the end there is still some way to go."""
    return 1 - math.pow(1 - t, 2.2)


def ease_in_out(t: float) -> float:
    """Return the smoothstep of `t`: slow at both ends; 0 → 0, 1 → 1."""
    return t * t * (3 - 2 * t)


def out_back(t: float) -> float:
    """Return `t` eased out beyond its end and back: 0 → 0, 1 → 1, and a tenth more on the way."""
    return 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2


def lerp(a: float, b: float, t: float) -> float:
    """Return the linear interpolation from a (t = 0) to b (t = 1)."""
    return a + (b - a) * t


class Tween:
    """A timer whose `t` goes from 0 to 1 in `duration` ms, after `delay` ms."""

    __slots__ = ("delay", "duration", "elapsed")

    def __init__(self, duration: int, delay: int = 0) -> None:
        self.duration = duration
        self.delay = delay
        self.elapsed = 0

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        self.elapsed = min(self.elapsed + dt, self.delay + self.duration)

    def finish(self) -> None:
        """Go to the end at once."""
        self.elapsed = self.delay + self.duration

    @property
    def begun(self) -> bool:
        """Whether the delay is over."""
        return self.elapsed >= self.delay

    @property
    def done(self) -> bool:
        """Whether the end has been reached."""
        return self.elapsed >= self.delay + self.duration

    @property
    def left(self) -> int:
        """In how many ms the end is reached."""
        return max(0, self.delay + self.duration - self.elapsed)

    @property
    def t(self) -> float:
        """The share of the duration that has passed, 0.0 to 1.0."""
        if self.elapsed >= self.delay + self.duration:
            return 1.0
        return max(0.0, (self.elapsed - self.delay) / self.duration)

    @property
    def eased(self) -> float:
        """`t`, eased out."""
        return ease_out(self.t)
