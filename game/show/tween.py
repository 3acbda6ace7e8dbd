"""Movement over time: `glide = Tween(220)`, `glide.advance(dt)`, `lerp(a, b, glide.eased)`.

Durations are given at normal speed, in ms; `Speed` stretches them as the player wishes.
"""

from __future__ import annotations

from enum import Enum


class Speed(Enum):
    """How fast things move: the factor on every duration."""

    SLOW = 1.7
    NORMAL = 1.0
    FAST = 0.5
    OFF = 0.0

    def ms(self, duration: int) -> int:
        """How long something of `duration` ms takes at this speed."""
        return round(duration * self.value)


def ease_out(t: float) -> float:
    """Quick at first, then settling (cubic); 0 → 0, 1 → 1."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Slow at both ends (smoothstep); 0 → 0, 1 → 1."""
    return t * t * (3 - 2 * t)


def lerp(a: float, b: float, t: float) -> float:
    """From a (t = 0) to b (t = 1)."""
    return a + (b - a) * t


class Tween:
    """A stretch of time that has run from 0 to 1 after `delay` and `duration` ms."""

    __slots__ = ("delay", "duration", "elapsed")

    def __init__(self, duration: int, delay: int = 0) -> None:
        self.duration = duration
        self.delay = delay
        self.elapsed = 0

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        self.elapsed = min(self.elapsed + dt, self.delay + self.duration)

    def finish(self) -> None:
        """Be there at once, as when the player hurries things."""
        self.elapsed = self.delay + self.duration

    @property
    def begun(self) -> bool:
        """Whether the delay is over."""
        return self.elapsed >= self.delay

    @property
    def done(self) -> bool:
        """Whether it has run out."""
        return self.elapsed >= self.delay + self.duration

    @property
    def t(self) -> float:
        """How much of the duration has passed, 0.0 to 1.0, evenly."""
        if self.elapsed >= self.delay + self.duration:
            return 1.0
        return max(0.0, (self.elapsed - self.delay) / self.duration)

    @property
    def eased(self) -> float:
        """The same, easing out."""
        return ease_out(self.t)
