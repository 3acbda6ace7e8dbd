"""What the torture finds."""

from __future__ import annotations

from typing import NamedTuple


class Finding(NamedTuple):
    """What is wrong, and how many actions are lost by it; `again` is the command that shows it again."""

    what: str
    again: str
    lost: int = 0

    def __str__(self) -> str:
        return f"{self.what}; again by: {self.again}"
