"""Phones without a browser: they talk to the program as the page does."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from http.client import HTTPConnection
from time import monotonic
from typing import Any

from websockets.typing import Origin

try:
    from websockets.sync import client
except ModuleNotFoundError:  # the packaged program is shipped without it, as it needs OpenSSL
    client = None  # type: ignore[assignment]

from game.phones.messages.to_phones import VERSION
from game.phones.page_answers import TALK

AVAILABLE = client is not None
PATIENCE = 20.0
"""Seconds within which the program must say what is waited for, however loaded the machine is."""
_LINKED = re.compile(r'(?:href|src)="(/[\w./-]+)"')


class NothingHeard(RuntimeError):
    """The program does not say what it should."""


class VirtualPhone:
    """A phone that has opened its line to the page's address; `meanwhile` is called while it listens."""

    def __init__(self, address: str, meanwhile: Callable[[], object] = lambda: None) -> None:
        self._meanwhile = meanwhile
        self.line: client.ClientConnection = client.connect(
            f"ws://{address}{TALK}",
            origin=Origin(f"http://{address}"),
            compression=None,
            legacy=True,
            close_timeout=0.1,
        )

    def say(self, kind: str, **values: Any) -> None:
        """Say something of a type."""
        self.line.send(json.dumps({"type": kind, **values}))

    def hello(self, **values: Any) -> None:
        """Greet, with the code of the table or the secret of a seat."""
        self.say("hello", version=VERSION, **values)

    def hears(self, kind: str) -> dict[str, Any]:
        """Return the next message of a type. Raises NothingHeard, or ConnectionClosed."""
        until = monotonic() + PATIENCE
        while monotonic() < until:
            self._meanwhile()
            try:
                message: dict[str, Any] = json.loads(self.line.recv(timeout=0.001))
            except TimeoutError:
                continue
            if message["type"] == kind:
                return message
        raise NothingHeard(f"nothing is heard of {kind}")

    def close(self) -> None:
        """Close the line as a browser does."""
        self.line.close()

    def vanish(self) -> None:
        """Be gone without a word, as without a network."""
        self.line.socket.close()


def load_page(address: str) -> None:
    """Load the page and everything that it names, as a browser does that keeps nothing."""
    for path in named_files(address):
        _fetched(address, path)


def named_files(address: str) -> list[str]:
    """Load the page; return the paths of the files that it names."""
    return sorted(set(_LINKED.findall(_fetched(address, "/").decode())))


def _fetched(address: str, path: str) -> bytes:
    connection = HTTPConnection(address, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        return connection.getresponse().read()
    finally:
        connection.close()
