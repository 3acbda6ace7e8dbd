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
    """What is to be made: what is needed `soon`, what is passed `on_the_way`, what was `missed`, and the rest.

    Of what was missed the latest comes first: it has been replaced by something like it, as everything on the
    way may be, and may never be asked for again. Only the last list of what is wanted `later` counts.
    """

    def __init__(self) -> None:
        self._soon: dict[T, None] = {}
        self._on_the_way: dict[T, None] = {}
        self._missed: dict[T, None] = {}
        self._later: list[T] = []

    def forget(self) -> None:
        """Give up all wishes."""
        self._soon.clear()
        self._on_the_way.clear()
        self._missed.clear()
        self._later.clear()

    def soon(self, wanted: T) -> None:
        """Wish for what is needed soon."""
        _queue(self._soon, wanted)

    def on_the_way(self, wanted: T) -> None:
        """Wish for what something that moves will look like for some frames."""
        _queue(self._on_the_way, wanted)

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
        takes = (self._first, self._first_on_the_way, self._last_missed, self._last_of_later)
        return _taken(takes, kept)

    def needed(self, kept: Callable[[T], bool]) -> T | None:
        """Take what something that lies still will need; None if there is nothing of that."""
        return _taken((self._first, self._last_of_later), kept)

    def _first(self) -> T | None:
        return _next(self._soon)

    def _first_on_the_way(self) -> T | None:
        return _next(self._on_the_way)

    def _last_missed(self) -> T | None:
        return self._missed.popitem()[0] if self._missed else None

    def _last_of_later(self) -> T | None:
        return self._later.pop() if self._later else None


def _queue(waiting: dict[T, None], wanted: T) -> None:
    waiting[wanted] = None
    if len(waiting) > MOST_SOON:
        del waiting[next(iter(waiting))]


def _next(waiting: dict[T, None]) -> T | None:
    if not waiting:
        return None
    wanted = next(iter(waiting))
    del waiting[wanted]
    return wanted


def _taken(takes: Iterable[Callable[[], T | None]], kept: Callable[[T], bool]) -> T | None:
    for take in takes:
        while (wanted := take()) is not None:
            if not kept(wanted):
                return wanted
    return None
