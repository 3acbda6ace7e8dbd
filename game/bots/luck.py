"""Random numbers for searches, drawn in batches: a search needs thousands a second."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from game.engine.rng import Rng

T = TypeVar("T")

BATCH = 128


class Luck:
    """The numbers of an `Rng`, in its order, several times as fast where many are needed."""

    __slots__ = ("_next", "_rng")

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._next = self._words().__next__

    def _words(self) -> Iterator[int]:
        while True:
            yield from self._rng.words(BATCH)

    def below(self, limit: int) -> int:
        """Return an integer from 0 to `limit` − 1."""
        return (self._next() * limit) >> 64

    def chance(self) -> float:
        """Return a number from 0 (included) to 1 (excluded)."""
        return (self._next() >> 11) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each with the same probability."""
        return items[(self._next() * len(items)) >> 64]
