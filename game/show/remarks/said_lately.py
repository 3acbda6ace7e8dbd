"""What bots have said, so that they do not say it again: `SaidLately`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

LATELY = 600_000
"""ms of play in which nothing is said twice."""


class RecalledLine(NamedTuple):
    """A line about the person at the table, and the key by which it is known, whatever stands in it."""

    key: str
    line: str


class SaidLately:
    """What has been said lately, in this match and those before it. It is kept in no file."""

    def __init__(self) -> None:
        self._now = 0
        self._said: dict[str, int] = {}
        self._recalled: set[str] = set()

    def advance(self, dt: int) -> None:
        """Let `dt` ms of play pass."""
        self._now += dt

    def fresh(self, lines: Sequence[str]) -> tuple[str, ...]:
        """Return those of some lines that nobody has said lately."""
        since = self._now - LATELY
        return tuple(each for each in lines if self._said.get(each, since) <= since)

    def note(self, line: str) -> None:
        """Take note that a line is said now."""
        self._said[line] = self._now

    def unsaid(self, remarks: Iterable[RecalledLine]) -> list[RecalledLine]:
        """Return those of some remarks that nobody has made this evening."""
        return [each for each in remarks if each.key not in self._recalled]

    def recall(self, remark: RecalledLine) -> str:
        """Return the line of a remark, and take note that it is made now."""
        self._recalled.add(remark.key)
        self.note(remark.line)
        return remark.line
