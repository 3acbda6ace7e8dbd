"""A table of phones for tests: a match, the phones at it, and clients that talk to them over the network."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from game.phones.messages.to_phones import VERSION, OfferedFace
from game.phones.page_files import page_files
from game.phones.phones import Phones
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.store.platform_folders import assets
from game.words.catalogue import Catalogue

HOME = "127.0.0.1"
PATIENCE = 120.0
"""Seconds within which whatever is waited for must happen, however loaded the machine is."""


class Sofa:
    """Lets everybody sit down, one after the other."""

    title = "Classic"
    free = True

    def __init__(self) -> None:
        self.come: dict[int, Seat] = {}

    def faces(self) -> Sequence[OfferedFace]:
        return [OfferedFace("ruth", "Ruth"), OfferedFace("jun", "Jun")]

    def come_in(self, number: int, name: str, portrait: str) -> Seat | None:
        known = {face.portrait: face.name for face in self.faces()}
        seat = self.come[number] = Seat(name or known[portrait], portrait, "", "rose")
        return seat

    def go(self, number: int) -> None:
        del self.come[number]


class Client:
    """A phone: a connection that is read only when the test wants to know something."""

    def __init__(self, phones: Phones, source: str = HOME) -> None:
        self.phones = phones
        address = phones.addresses[0]
        host, _, port = address.rpartition(":")
        line = socket.create_connection((host, int(port)), source_address=(source, 0))
        self.socket: ClientConnection = connect(
            f"ws://{address}/table",
            sock=line,
            origin=f"http://{address}",
            compression=None,
            legacy=True,
        )

    def say(self, kind: str, **values: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **values}))

    def hello(self, **values: Any) -> None:
        self.say("hello", version=VERSION, **values)

    def hears(self, kind: str = "") -> dict[str, Any]:
        """Return the next message, or the next of a kind, while the program goes on.

        That the program is there, which is said again and again, counts only if it is asked for.
        """
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.phones.update()
            try:
                message: dict[str, Any] = json.loads(self.socket.recv(timeout=0.02))
            except TimeoutError:
                continue
            if message["type"] == kind or (not kind and message["type"] != "here"):
                return message
        raise AssertionError(f"nothing heard of {kind or 'anything'}")

    def is_ended(self) -> bool:
        """Whether the program ends the connection, whatever it says before."""
        try:
            while True:
                self.hears()
        except ConnectionClosed:
            return True

    def close(self) -> None:
        self.socket.close()


@contextmanager
def open_phones(words: Catalogue) -> Iterator[Phones]:
    """Phones that may come in at this computer's own address."""
    phones = Phones(lambda: words, page_files(assets()), lambda: ("hello",), lambda: None)
    phones.door = Sofa()
    phones.let_in([HOME], 0)
    try:
        yield phones
    finally:
        phones.close()


def sit_down(phones: Phones, *names: str) -> list[Client]:
    """Let clients of these names come in and sit down."""
    clients = []
    for name in names:
        client = Client(phones)
        client.hello(code=phones.code)
        assert client.hears()["type"] == "welcome"
        client.say("sit", name=name, portrait=name.lower())
        assert client.hears()["type"] == "seated"
        clients.append(client)
    return clients


def deal(
    phones: Phones,
    game: str,
    bots: int = 1,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
) -> Host:
    """Deal a match for everybody who has come in, in the order of their numbers, and bots after them."""
    people = [guest.seat for guest in phones.guests.values()]
    seats = (*people, *(Seat(f"Bot {n}", "milo", "greedy") for n in range(bots)))
    host = Host(Plan(game, seats, dict(options or {}), seed))
    phones.play(host, {number: at for at, number in enumerate(phones.guests)})
    return host


def until(done: Callable[[], bool], phones: Phones) -> None:
    """Let the program go on until something holds."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        phones.update()
        time.sleep(0.005)
