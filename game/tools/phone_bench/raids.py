"""Raids on the program from the network: each is a process that does its worst until it is ended."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from multiprocessing.synchronize import Event
from time import sleep
from typing import Any

from websockets.exceptions import WebSocketException

from game.tools.phone_bench.virtual_phone import VirtualPhone, named_files

GIVES_UP = (OSError, WebSocketException, TimeoutError)
HELD = 120
"""Connections that one raider holds open at a time."""
IN_A_ROW = 50
"""Messages that are sent without looking for an answer."""


def flood_of_files(address: str, code: str) -> None:
    """Ask for the page's largest files, and do not wait for the answers."""
    if not _scripts:
        _scripts.append(next(each for each in named_files(address) if each.endswith("/main.js")))
    with _open(address) as raw:
        for path in ("/fonts/Manrope-VariableFont_wght.ttf", *_scripts):
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n".encode())
        raw.recv(1)


_scripts: list[str] = []
_held: list[socket.socket] = []


def silent_connections(address: str, code: str) -> None:
    """Open as many connections as there can be, and say nothing, or half a word."""
    raw = _open(address)
    with suppress(OSError):
        raw.sendall(b"GET /table HTTP/1.1\r\nHost: ")
    _held.append(raw)
    if len(_held) > HELD:
        _held.pop(0).close()


def guessed_secrets(address: str, code: str) -> None:
    """Guess the secrets of seats."""
    phone = VirtualPhone(address)
    phone.hello(secret="A" * 32)
    phone.vanish()


def guessed_codes(address: str, code: str) -> None:
    """Guess the code of the table."""
    phone = VirtualPhone(address)
    phone.hello(code="AAAA")
    phone.vanish()


def nonsense(address: str, code: str) -> None:
    """Send messages that are too long, or nothing that is known."""
    phone = VirtualPhone(address)
    phone.line.send("x" * 10_000)
    phone.vanish()


def slow_readers(address: str, code: str) -> None:
    """Watch the table, and read nothing of it."""
    phone = VirtualPhone(address)
    phone.line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    phone.hello(code=code)
    phone.say("watch")
    sleep(0.005)
    _held.append(phone.line.socket)
    if len(_held) > HELD:
        _held.pop(0).close()


def flood_of_actions(address: str, code: str) -> None:
    """Come in with the code, and send more actions than anybody could."""
    phone = VirtualPhone(address)
    phone.hello(code=code)
    phone.say("watch")
    act = json.dumps({"type": "act", "number": 0, "action": "draw"})
    with suppress(*GIVES_UP):
        for _ in range(IN_A_ROW):
            phone.line.send(act)
    phone.vanish()


RAIDS: Mapping[str, Callable[[str, str], None]] = {
    "files": flood_of_files,
    "silent": silent_connections,
    "secrets": guessed_secrets,
    "codes": guessed_codes,
    "nonsense": nonsense,
    "slow": slow_readers,
    "actions": flood_of_actions,
}


def _open(address: str) -> socket.socket:
    host, _, port = address.rpartition(":")
    return socket.create_connection((host, int(port)), timeout=1)


def _raid(name: str, address: str, code: str, on: Event, done: Any) -> None:
    """Raid while it is `on`; else keep the processor as busy with something of one's own."""
    while True:
        done.value += 1
        if not on.is_set():
            hashlib.sha256(b"x" * 100_000).digest()
            continue
        with suppress(*GIVES_UP):
            RAIDS[name](address, code)


class Raider:
    """A process that raids while it is told to."""

    def __init__(self, name: str, address: str, code: str) -> None:
        context: Any = multiprocessing.get_context("spawn")
        self._on: Event = context.Event()
        self._done: Any = context.Value("Q", 0, lock=False)
        self._process = context.Process(
            target=_raid, args=(name, address, code, self._on, self._done), daemon=True
        )
        self._process.start()

    @property
    def done(self) -> int:
        """How many raids there have been, or what was done instead; 0 until it has begun."""
        return int(self._done.value)

    def raid(self, yes: bool) -> None:
        """Begin, or pause; a pause costs the processor as much."""
        if yes:
            self._on.set()
        else:
            self._on.clear()

    def end(self) -> None:
        """End it."""
        self._process.kill()
        self._process.join()


@contextmanager
def raided(name: str, address: str, code: str) -> Iterator[Raider]:
    """A raider that is ended in the end."""
    raider = Raider(name, address, code)
    try:
        yield raider
    finally:
        raider.end()
