"""The timing of a highlight that pulses a few times and then stands still, so that the window can sleep."""

from __future__ import annotations

PERIOD, TIMES = 900, 6
"""ms of one pulse, and how many there are before it stands still."""


class Pulse:
    """Begins when `follow` says that it is wanted, and runs TIMES over; `share` is how far one has come."""

    def __init__(self) -> None:
        self.wanted = False
        self._age = 0

    def follow(self, *, wanted: bool) -> None:
        """Begin, or end."""
        if wanted != self.wanted:
            self.wanted, self._age = wanted, 0

    def advance(self, dt: int, *, still: bool) -> None:
        """Let `dt` ms pass, or stand `still` at once."""
        self._age = PERIOD * TIMES if still else self._age + dt

    @property
    def moving(self) -> bool:
        """Whether time alone changes it."""
        return self.wanted and self._age < PERIOD * TIMES

    @property
    def share(self) -> float:
        """How much of a pulse has passed, from 0.0 to 1.0; 0.0 where it stands still."""
        return self._age % PERIOD / PERIOD if self.moving else 0.0
