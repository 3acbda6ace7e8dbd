"""Points in design pixels, as pairs of numbers."""

from __future__ import annotations

from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


def mix(a: Point, b: Point, share: float) -> Point:
    """Return the point `share` of the way from `a` (0) to `b` (1)."""
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
