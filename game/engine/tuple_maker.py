"""Named tuples by the thousand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

T = TypeVar("T")


def maker(kind: type[T]) -> Callable[[tuple[object, ...]], T]:
    """What makes a named tuple of all its fields in order: as its class does, in half the time."""
    return partial(tuple.__new__, kind)  # type: ignore[type-var]
