"""Going through things in tests: where there is none, the test fails instead of saying nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def some(things: Iterable[T]) -> Iterator[T]:
    """Yield each, and fail behind the last one if there was none: nothing would have been asserted."""
    found = False
    for each in things:
        found = True
        yield each
    assert found, "there is nothing to look at"
