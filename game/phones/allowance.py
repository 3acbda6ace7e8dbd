"""How much somebody may do: so much at once, and so much in every second after that."""

from __future__ import annotations


class Allowance:
    """An amount that is `most` at first and fills up by `a_second`; without that it is all there ever is."""

    def __init__(self, most: float, a_second: float = 0) -> None:
        self._most, self._a_second = most, a_second
        self._left = most
        self._looked: float | None = None

    def take(self, amount: float, now: float) -> bool:
        """Take an amount, at `now` in seconds; return False if there is not so much."""
        since = now - self._looked if self._looked is not None else 0
        self._looked = now
        self._left = min(self._most, self._left + since * self._a_second) - amount
        return self._left >= 0
