"""What phones have said and nobody has read yet, by connection.

The server's thread fills it and the main thread empties it. Connections take turns, so that a flood from some
delays none of the others for longer than a round.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from threading import Lock
from typing import NamedTuple

from game.phones.messages.from_phones import Said


class Arrived(NamedTuple):
    """What a connection brought: `said`, or None once it is gone; `peer` is the address of who said it."""

    line: int
    said: Said | None
    peer: str = ""


class Inbox:
    """Messages in their order, of each connection; one of each in turn."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._unread: OrderedDict[int, deque[Arrived]] = OrderedDict()
        self._read: set[int] = set()
        """The connections of which something has been read and not yet the end."""

    def __len__(self) -> int:
        with self._lock:
            return sum(map(len, self._unread.values()))

    def __bool__(self) -> bool:
        return bool(self._unread)

    def put(self, arrived: Arrived) -> None:
        """Keep a message until it is its connection's turn."""
        with self._lock:
            self._unread.setdefault(arrived.line, deque()).append(arrived)

    def end(self, line: int, *, known: bool) -> None:
        """Take note that a connection is gone.

        What somebody `known` said last is still read. Whoever hangs up before coming in is forgotten: else
        strangers who come, talk and go could leave more than is ever read.
        """
        with self._lock:
            if not known:
                self._unread.pop(line, None)
            if known or line in self._read:
                self._unread.setdefault(line, deque()).append(Arrived(line, None))

    def take(self) -> Arrived | None:
        """Return the next message, of the connection that has waited longest; None if there is none."""
        with self._lock:
            if not self._unread:
                return None
            line, waiting = self._unread.popitem(last=False)
            found = waiting.popleft()
            if waiting:
                self._unread[line] = waiting
            if found.said is None:
                self._read.discard(line)
            else:
                self._read.add(line)
            return found
