"""Lines of phones that nobody is at: what is said is put into their inbox, and what is sent is taken down."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence

from game.phones.inbox import Arrived, Inbox
from game.phones.messages.from_phones import NotUnderstood, read
from game.phones.page_files import PageFile

PEER = "192.168.0.7"
"""The address that everybody comes from."""


class HeardLines:
    """Stands for the server. `sent` is what was sent to each connection, with the `moment` that it was then."""

    def __init__(
        self, files: Mapping[str, PageFile] | None = None, wake: Callable[[], None] | None = None
    ) -> None:
        self.inbox = Inbox()
        self.port = 1
        self.addresses: Sequence[str] = [PEER]
        self.moment = 0
        self.sent: dict[int, list[tuple[int, bytes]]] = defaultdict(list)
        self.known: set[int] = set()
        self.ended: set[int] = set()

    def listen(self, addresses: Sequence[str], port: int) -> None:
        """Do nothing: nobody comes from outside."""

    def close(self) -> None:
        """Do nothing."""

    def send(self, line: int, data: bytes, *, replaces: bool = False) -> None:
        """Take down what is sent."""
        self.sent[line].append((self.moment, data))

    def end(self, line: int) -> None:
        """Take note that a connection is to be ended."""
        self.ended.add(line)

    def know(self, line: int) -> None:
        """Take note that somebody has come in."""
        self.known.add(line)

    def delay(self, line: int) -> float | None:
        """Return the same for all."""
        return 0.02

    def hear(self, line: int, data: str | bytes) -> bool:
        """Take in what a connection says; return whether it is understood, without which it is over."""
        try:
            self.inbox.put(Arrived(line, read(data), PEER))
        except NotUnderstood:
            self.lose(line)
            return False
        return True

    def lose(self, line: int) -> None:
        """Let a connection be gone."""
        self.inbox.end(line, known=line in self.known)
        self.ended.add(line)
