"""A queue of pictures to be made before they are needed, the most urgent first: `PictureQueue`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

T = TypeVar("T")

MOST_SOON = 200
"""The most pictures that are waited for; of more the oldest are given up."""
MOST_MISSED = 30
"""The most pictures that are remembered as missing."""


class PictureQueue(Generic[T]):
    """What is to be made: first what is needed `soon`, then what was `missed`, the latest first, then the rest.

    What was missed has been replaced by something like it, and may never be asked for again. Only the last list
    of what is wanted `later` counts.
    """

    def __init__(self) -> None:
        self._soon: dict[T, None] = {}
        self._missed: dict[T, None] = {}
        self._later: list[T] = []

    def forget(self) -> None:
        """Give up all wishes."""
        self._soon.clear()
        self._missed.clear()
        self._later.clear()

    def soon(self, wanted: T) -> None:
        """Wish for what is needed soon."""
        self._soon[wanted] = None
        if len(self._soon) > MOST_SOON:
            del self._soon[next(iter(self._soon))]

    def missed(self, wanted: T) -> None:
        """Wish for what was missing in a frame."""
        self._missed.pop(wanted, None)
        self._missed[wanted] = None
        if len(self._missed) > MOST_MISSED:
            del self._missed[next(iter(self._missed))]

    def later(self, wanted: Iterable[T]) -> None:
        """Wish for these instead of those that were wished for later before."""
        self._later = list(wanted)

    def next(self, kept: Callable[[T], bool]) -> T | None:
        """Take what is to be made first and is not `kept` yet; None if there is nothing left."""
        return _taken((self._first, self._last_missed, self._last_of_later), kept)

    def needed(self, kept: Callable[[T], bool]) -> T | None:
        """Take what something that lies still will need; None if there is nothing of that."""
        return _taken((self._first, self._last_of_later), kept)

    def _first(self) -> T | None:
        if not self._soon:
            return None
        wanted = next(iter(self._soon))
        del self._soon[wanted]
        return wanted

    def _last_missed(self) -> T | None:
        return self._missed.popitem()[0] if self._missed else None

    def _last_of_later(self) -> T | None:
        return self._later.pop() if self._later else None


def _taken(takes: Iterable[Callable[[], T | None]], kept: Callable[[T], bool]) -> T | None:
    for take in takes:
        while (wanted := take()) is not None:
            if not kept(wanted):
                return wanted
    return None
