"""Bounds for what is read from a file, whatever its form: how deep it is, how large its numbers are."""

from __future__ import annotations

from collections.abc import Mapping

from game.files.reading import unreadable

DEEPEST = 32
"""Levels of tables and lists that one file may have; those of the program have five."""


def check_values(data: Mapping[str, object]) -> None:
    """Unreadable if some of it lies deeper than DEEPEST, or is a whole number beyond 64 bits."""
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
