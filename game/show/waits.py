"""When the next thing happens by itself, of several that may: `soonest`."""

from __future__ import annotations


def soonest(*waits: int | None) -> int | None:
    """Return the shortest of several waits in ms; None stands for what does not happen by itself."""
    return min((wait for wait in waits if wait is not None), default=None)
