"""A clock that is set by hand."""

from __future__ import annotations


class Clock:
    """Called as a clock is, it answers `now`, in ms."""

    def __init__(self, now: int = 0) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now
