"""Time at the table and time in the room: a game's clock that can run slower than the one on the wall."""

from __future__ import annotations


class SlowClock:
    """Runs `times` slower than real time: 1.0 as it is, 10.0 a tenth. Nothing is lost by rounding."""

    def __init__(self, times: float = 1.0) -> None:
        self.times = times
        self._rest = 0.0

    def game(self, elapsed: int) -> int:
        """The ms that pass in the game while so many pass in the room."""
        passed = elapsed / self.times + self._rest
        whole = int(passed)
        self._rest = passed - whole
        return whole

    def real(self, waits: int | None) -> int | None:
        """In how many ms of the room something happens that is so many ms of the game away."""
        if waits is None:
            return None
        return max(0, round((waits - self._rest) * self.times))
