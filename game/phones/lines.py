"""What carries the talk of phones: the server, or what stands in for it where nothing comes from outside."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

from game.phones.inbox import Inbox
from game.phones.page_files import PageFile


class Lines(Protocol):
    """Connections by their numbers. What they say is in `inbox`; they come in at `addresses` and `port`."""

    inbox: Inbox
    port: int
    addresses: Sequence[str]

    def listen(self, addresses: Sequence[str], port: int) -> None:
        """Let connections come in. Raises OSError if that cannot be done."""

    def close(self) -> None:
        """End all of them."""

    def send(self, line: int, data: bytes, *, replaces: bool = False) -> None:
        """Send a message; one that `replaces` stands for those like it that still wait."""

    def end(self, line: int) -> None:
        """Close a connection once everything has been sent."""

    def know(self, line: int) -> None:
        """Take note that whoever it is has come in."""

    def delay(self, line: int) -> float | None:
        """Return how many seconds a message took there and back the last time; None if it is not known."""


Serve: TypeAlias = Callable[[Mapping[str, PageFile], Callable[[], None]], Lines]
"""Makes lines for the page's files; they call the second whenever something has arrived."""
