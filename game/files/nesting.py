"""Bounds for data read from a file of any format: depth of nesting, and size of numbers."""

from __future__ import annotations

from collections.abc import Mapping

from game.files.reading import unreadable

DEEPEST = 32
"""The most levels of tables and lists in a file; those of the program have five."""


def check_values(data: Mapping[str, object]) -> None:
    """Raise Unreadable if data are nested deeper than DEEPEST, or a whole number exceeds 64 bits."""
    level: list[object] = [data]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for each in level:
            if isinstance(each, Mapping):
                inner.extend(each.values())
            elif isinstance(each, list):
                inner.extend(each)
            elif isinstance(each, int) and not -(1 << 63) <= each < 1 << 63:
                raise unreadable("number")
        if not inner:
            return
        level = inner
    raise unreadable("too-deep", most=DEEPEST)
