"""Conversion between real time and game time, which may run slower."""

from __future__ import annotations


class SlowClock:
    """A clock that runs `times` slower than real time (1.0: equally fast). Rounding errors do not add up."""

    def __init__(self, times: float = 1.0) -> None:
        self.times = times
        self._rest = 0.0

    def game(self, elapsed: int) -> int:
        """Return the ms of game time that pass in `elapsed` ms of real time."""
        passed = elapsed / self.times + self._rest
        whole = int(passed)
        self._rest = passed - whole
        return whole

    def real(self, waits: int | None) -> int | None:
        """Return how many ms of real time a wait of so many ms of game time takes; None for None."""
        if waits is None:
            return None
        return max(0, round((waits - self._rest) * self.times))
