"""Pictures and texts that are made before they are needed, one at a time: `MadeAhead`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

DONE = object()
"""What follows the last of them."""


class MadeAhead:
    """Makes what each of `makers` yields, one at a time, once and again after `forget`."""

    def __init__(self, *makers: Callable[[], Iterator[None]]) -> None:
        self._makers = makers
        self._left: Iterator[None] | None = None

    def step(self) -> bool:
        """Make one; return whether there may be more to make."""
        if self._left is None:
            self._left = chain.from_iterable(make() for make in self._makers)
        return next(self._left, DONE) is not DONE

    def forget(self) -> None:
        """Make all of them anew, as where the window has changed."""
        self._left = None
