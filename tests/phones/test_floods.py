"""Whatever is sent, in whichever order: it ends, costs the table nothing and is told to no terminal."""

from __future__ import annotations

import logging
import os
import socket
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from game.phones import limited_connection, server
from game.phones.allowance import Allowance
from game.phones.phones import Phones
from game.session.host import Host
from game.words.catalogue import Catalogue
from tests.phones.table_of_phones import Client, deal, open_phones, sit_down, until

CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
KEY = "Sec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA=="
UPGRADE = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a browser sends it, under a mask of zeros."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    return bytes([0x80 * last | kind]) + length + bytes(4) + data


@pytest.fixture
def phones(words: Catalogue) -> Iterator[Phones]:
    with open_phones(words) as found:
        yield found


@pytest.fixture
def silent(capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing is written to the terminal, and nothing logged that would be."""
    yield
    found = [*caplog.get_records("call"), *caplog.get_records("teardown")]
    logged = [each for each in found if each.levelno >= logging.WARNING]
    assert not [each.message for each in logged if each.name != "game.phones"]
    assert capfd.readouterr() == ("", "")


def stranger(phones: Phones, *lines: str, first: str = "GET /table HTTP/1.1") -> socket.socket:
    """A connection that asks for something, by default to talk, in these further lines."""
    address = phones.addresses[0]
    host, _, port = address.rpartition(":")
    line = socket.create_connection((host, int(port)), timeout=120)
    usual = [f"Host: {address}", f"Origin: http://{address}", *UPGRADE, KEY]
    line.sendall("\r\n".join([first, *(lines or usual), "", ""]).encode("latin-1"))
    return line


def talks(phones: Phones) -> socket.socket:
    """A stranger's connection that may talk."""
    line = stranger(phones)
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += line.recv(4096)
    assert b" 101 " in heard
    return line


def reset(line: socket.socket) -> None:
    """End a connection as a program does that dies with something unread."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def flood(line: socket.socket, data: bytes) -> None:
    """Send it as far as it is taken."""
    with suppress(OSError):
        line.sendall(data)


def sockets(phones: Phones) -> int:
    """How many connections the server has."""
    assert phones._server is not None
    return len(phones._server._sockets)


def gone(phones: Phones, left: int = 0) -> None:
    """Wait until the server has no more connections than so many."""
    until(lambda: sockets(phones) <= left, phones)


FLOODS = {
    "pings": frame(PING) * 170_000,
    "long-pings": frame(PING, b"x" * 125) * 8_000,
    "pongs": frame(PONG, b"x" * 125) * 8_000,
    "fragments": frame(TEXT, last=False) + frame(CONTINUED, last=False) * 100_000,
    "fragments-and-pings": frame(TEXT, last=False)
    + (frame(CONTINUED, last=False) + frame(PING)) * 50_000,
    "after-the-end": frame(CLOSE, b"\x03\xe8") + frame(PING) * 170_000,
    "messages": frame(TEXT, b'{"type":"leave"}') * 40_000,
    "no-frames": os.urandom(1_000_000),
}


@pytest.mark.parametrize("how", FLOODS)
@pytest.mark.usefixtures("silent")
def test_a_strangers_flood_ends_and_is_told_to_no_terminal(phones: Phones, how: str) -> None:
    for _ in range(3):
        line = talks(phones)
        flood(line, FLOODS[how])
        if "pings" in how:
            with suppress(OSError):
                line.recv(1)  # it is being answered
        reset(line)
    gone(phones)
    assert len(sit_down(phones, "Ruth")) == 1


@pytest.mark.parametrize("how", ["pings", "long-pings", "pongs", "fragments-and-pings"])
@pytest.mark.usefixtures("silent")
def test_a_flood_that_nobody_ends_is_ended(phones: Phones, how: str) -> None:
    """Its sender stays and reads nothing: what it would be answered does not pile up."""
    line = talks(phones)
    line.settimeout(5)
    flood(line, FLOODS[how])
    gone(phones)
    line.close()
    assert len(sit_down(phones, "Ruth")) == 1


@pytest.mark.usefixtures("silent")
def test_a_flood_of_somebody_who_has_come_in_ends_as_well(phones: Phones) -> None:
    ruth, jun = sit_down(phones, "Ruth", "Jun")
    host = deal(phones, "classic", bots=0)
    flood(jun.socket.socket, FLOODS["pings"])
    assert jun.is_ended()
    gone(phones, 1)
    at_table(phones, ruth, host)
    again = Client(phones)
    again.hello(secret=phones.guests[2].secret)
    assert again.hears("table")["hand"]


def at_table(phones: Phones, client: Client, host: Host) -> None:
    """Hear an answer to an action."""
    client.say("act", number=-1, action="draw")
    assert client.hears("refused")["sentence"]
    assert not host.over


def answers(phones: Phones, *lines: str, first: str) -> bytes:
    """What is answered, until the connection ends."""
    with stranger(phones, *lines, first=first) as line:
        try:
            return line.recv(1000)
        except OSError:
            return b""


def odd_requests(address: str) -> dict[str, list[str]]:
    host, origin = f"Host: {address}", f"Origin: http://{address}"
    talk = [host, origin, *UPGRADE]
    page, table = "GET / HTTP/1.1", "GET /table HTTP/1.1"
    return {
        "no host": [page, "X: y"],
        "two hosts": [page, host, host],
        "two hosts, talking": [table, host, *talk, KEY],
        "another host and ours": [page, "Host: evil.example", host],
        "two origins": [table, origin, *talk, KEY],
        "another origin and ours": [table, "Origin: http://evil.example", *talk, KEY],
        "an old version, talking": ["GET /table HTTP/1.0", *talk, KEY],
        "an old version": ["GET / HTTP/1.0", host],
        "no version": ["GET /"],
        "another protocol": ["PRI * HTTP/2.0"],
        "a body": [page, host, "Content-Length: 5"],
        "a body in pieces": [page, host, "Transfer-Encoding: chunked"],
        "no key": [table, *talk],
        "a bad key": [table, *talk, "Sec-WebSocket-Key: \xff"],
        "a short key": [table, *talk, "Sec-WebSocket-Key: YQ=="],
        "two keys": [table, *talk, KEY, KEY],
        "two versions": [table, *talk, KEY, UPGRADE[2]],
        "an upgrade to something else": [table, host, origin, "Upgrade: h2c", UPGRADE[1], KEY],
        "no upgrade": [table, host, origin, KEY],
        "nonsense in a list": [table, *talk, KEY, "Connection: ,;\xff", "Upgrade: ,,//"],
        "extensions": [table, *talk, KEY, 'Sec-WebSocket-Extensions: ;;;="'],
        "a long header": [page, host, f"X: {'x' * 9000}"],
        "a very long header": [page, host, f"X: {'x' * 1_000_000}"],
        "many headers": [page, host, *["X: y"] * 2000],
        "a long path": [f"GET /{'x' * 9000} HTTP/1.1", host],
        "a control in a header": [page, host, "X: \0"],
        "a header on two lines": [page, host, " more"],
        "one after the other": [page, host, "", *[page, host, ""] * 200],
    }  # fmt: skip


@pytest.mark.usefixtures("silent")
def test_odd_requests_are_refused_and_never_the_servers_fault(phones: Phones) -> None:
    answered = {}
    for name, (first, *lines) in odd_requests(phones.addresses[0]).items():
        heard = answers(phones, *(lines or ["X: y"]), first=first)
        answered[name] = int(heard.split()[1]) if heard.startswith(b"HTTP") else 0
    assert not {name: status for name, status in answered.items() if status >= 500}
    assert {name for name, status in answered.items() if status == 200} <= {
        "an old version",
        "one after the other",
    }
    assert answered["two hosts"] == answered["two hosts, talking"] == 400
    assert answered["two origins"] == answered["another origin and ours"] == 403
    assert {status for name, status in answered.items() if "talk" in name} <= {400}
    gone(phones)


@pytest.mark.parametrize("part", [0, 1, 20, 60, 150])
@pytest.mark.usefixtures("silent")
def test_connections_that_end_at_any_stage_leave_nothing(phones: Phones, part: int) -> None:
    address = phones.addresses[0]
    host, _, port = address.rpartition(":")
    lines = [f"Host: {address}", f"Origin: http://{address}", *UPGRADE, KEY]
    whole = "\r\n".join(["GET /table HTTP/1.1", *lines, "", ""]).encode()
    for end in (reset, socket.socket.close, lambda line: line.shutdown(socket.SHUT_WR)):
        line = socket.create_connection((host, int(port)), timeout=120)
        line.sendall(whole[:part])
        end(line)
        if line.fileno() >= 0:
            assert line.recv(1) == b""
            line.close()
    gone(phones)
    assert len(sit_down(phones, "Ruth")) == 1


def test_nobody_stays_a_stranger(phones: Phones, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever talks without coming in is sent away as who says nothing is."""
    monkeypatch.setattr(server, "PATIENCE", 0.5)
    client = Client(phones)
    with suppress(ConnectionClosed):
        client.say("leave")
    assert client.is_ended()
    assert (client.socket.close_code, client.socket.close_reason) == (1008, "nobody came in")


def test_whoever_has_come_in_may_be_silent(phones: Phones, monkeypatch: pytest.MonkeyPatch) -> None:
    for patience in (0.5, 2, 8, 32):
        monkeypatch.setattr(server, "PATIENCE", patience)
        with suppress(ConnectionClosed):  # on a busy machine it may take longer to come in
            (ruth,) = sit_down(phones, "Ruth")
            break
    end = time.monotonic() + 3 * patience
    while time.monotonic() < end:
        ruth.hears("here")
    ruth.say("leave")
    assert ruth.hears("closed")["why"] == "left"


@pytest.mark.parametrize("asked", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_nobodys_silence_keeps_the_server_from_closing(phones: Phones, asked: bytes) -> None:
    host, port = phones.addresses[0].split(":")
    with socket.create_connection((host, int(port)), timeout=120) as line:
        line.sendall(asked)
        until(lambda: sockets(phones) == 1, phones)
        begun = time.monotonic()
        phones.close()
        assert time.monotonic() - begun < server.PATIENCE / 2
        assert line.recv(1) == b""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_most_of_the_files_that_may_be_open_are_for_others(
    words: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    import resource

    monkeypatch.setattr(resource, "getrlimit", lambda _: (60, 60))
    with open_phones(words) as phones:
        host, port = phones.addresses[0].split(":")
        lines = [socket.create_connection((host, int(port)), timeout=120) for _ in range(60)]
        most = 60 // server.SOCKETS_SHARE
        until(lambda: sum(is_open(line) for line in lines) == most, phones)
        assert sockets(phones) == most
        for line in lines:
            line.close()


def is_open(line: socket.socket) -> bool:
    """Whether a connection has not been ended."""
    line.settimeout(0.01)
    try:
        return line.recv(1) != b""
    except TimeoutError:
        return True
    except OSError:
        return False


@pytest.mark.usefixtures("silent")
def test_what_goes_wrong_with_a_connection_is_told_to_no_terminal(phones: Phones) -> None:
    assert phones._server is not None
    assert phones._server._loop is not None
    phones._server._loop.call_soon_threadsafe(lambda: 1 // 0)
    assert sit_down(phones, "Ruth")


def test_an_allowance_fills_up_again_and_never_above_what_it_was() -> None:
    some, all_there_is = Allowance(3, 2), Allowance(3)
    assert [some.take(1, 10) for _ in range(4)] == [True, True, True, False]
    assert [some.take(1, now) for now in (11, 11, 99, 99, 99, 99)] == [
        True,
        False,
        *[True] * 3,
        False,
    ]
    assert [all_there_is.take(1, now) for now in (0, 50, 99, 1e9)] == [True, True, True, False]


def test_who_has_come_in_may_send_more_than_a_stranger() -> None:
    assert limited_connection.BYTES > limited_connection.STRANGERS_BYTES
    assert limited_connection.FRAMES > limited_connection.STRANGERS_FRAMES
