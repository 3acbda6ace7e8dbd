"""The server of the page and of the phones' talk, in a thread of its own beside the frame.

What arrives is put into the inbox of the main thread; what is sent is handed over to the loop of the server.
Everything that comes from outside has a limit here: size, rate, number, patience.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from game.phones.allowance import Allowance
from game.phones.inbox import Arrived, Inbox
from game.phones.limited_connection import LimitedConnection
from game.phones.messages.from_phones import MOST_BYTES, NotUnderstood, read
from game.phones.messages.to_phones import Here, write
from game.phones.networks import Socket, bound_sockets
from game.phones.page_answers import PageAnswers
from game.phones.page_files import PageFile

if sys.platform != "win32":
    import resource

PORT = 8321
"""The port that is tried first."""
MOST_STRANGERS = 40
"""Connections at a time that have not come in yet: the oldest makes way for one more."""
MOST_SOCKETS = 160
"""Connections at a time, with those that ask for files or say nothing: the oldest that does not talk makes
way."""
SOCKETS_SHARE = 3
"""Of so many files that the program may have open one is a connection at most: others are for its matches."""
BURST, A_SECOND = 30, 12
"""Messages that a phone may send at once, and on the average in a second."""
STRANGERS_BURST = 4
"""Messages that somebody may send before coming in."""
PATIENCE = 6.0
"""Seconds that a phone may take to read a message, or to come in."""
LAST_WORDS = 0.5
"""Seconds in which what was said last has to arrive when the server is closed."""
MOST_WAITING = 16
"""Messages that may wait for a slow phone."""
HEARTBEAT = 1.5
"""Seconds between two questions whether a phone is still there."""
SILENCE = 4.0
"""Seconds without an answer after which it is gone."""
BEAT = 0.5
"""Seconds between two words to a phone that the program is there: a page is not told of the questions above."""
START = 5.0
"""Seconds in which the server must be up."""
SHARE, SAVED = 0.3, 0.5
"""The part of a core that the server takes at most, and the seconds of it that may be saved for later: frames
are drawn under the same lock."""
LOOK, LONGEST_REST = 0.02, 0.2
"""Seconds between two looks at that, and that it rests for at most."""
TURN = 0.001
"""Seconds after which threads take turns while phones may come in; Python's own are too long for a frame."""

_SILENT = logging.getLogger("game.phones")
"""Who sends nonsense fills no terminal with it."""
_SILENT.addHandler(logging.NullHandler())
_SILENT.propagate = False


def _note(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Take note of what went wrong with a connection, as of all else that comes of who sends nonsense."""
    _SILENT.error(context["message"], exc_info=context.get("exception"))


def _most_files() -> int:
    """Return how many files the program may have open."""
    if sys.platform == "win32":
        return MOST_SOCKETS * SOCKETS_SHARE  # there are no such limits
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return limit if limit != resource.RLIM_INFINITY else MOST_SOCKETS * SOCKETS_SHARE


@dataclass(eq=False)
class _Line:
    """One connection. Of the tables that wait to be sent only the newest is of use."""

    socket: LimitedConnection
    waiting: list[tuple[bytes, bool]] = field(default_factory=list)
    filled: asyncio.Event = field(default_factory=asyncio.Event)
    last: bool = False
    """Whether it is closed once everything has been sent."""
    said: bool = False
    """Whether anything has been heard of it."""
    known: bool = False
    """Whether whoever it is has come in."""


class PhoneServer:
    """Serves `files` and talks to phones; `wake` is called from its thread whenever something has arrived."""

    def __init__(self, files: Mapping[str, PageFile], wake: Callable[[], None]) -> None:
        self._answers = PageAnswers(files)
        self.inbox = Inbox()
        self.port = 0
        self.addresses: Sequence[str] = ()
        self._wake = wake
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._thread: threading.Thread | None = None
        self._turn = sys.getswitchinterval()
        self._lines: dict[int, _Line] = {}
        self._sockets: dict[LimitedConnection, None] = {}
        self._most_sockets = MOST_SOCKETS
        self._closing = False
        self._count = 0

    def listen(self, addresses: Sequence[str], port: int = PORT) -> None:
        """Listen on those of these addresses that can be bound, on `port` or a free one, the same for all.

        Raises OSError if none can be.
        """
        sockets = bound_sockets(addresses, port)
        ready = threading.Event()
        failed: list[OSError] = []

        def run() -> None:
            try:
                asyncio.run(self._serve(sockets, ready))
            except OSError as error:
                failed.append(error)
                ready.set()

        self._turn = sys.getswitchinterval()
        sys.setswitchinterval(TURN)
        self._thread = threading.Thread(target=run, name="phones", daemon=True)
        self._thread.start()
        if not ready.wait(START):
            raise TimeoutError
        if failed:
            sys.setswitchinterval(self._turn)
            self._thread.join()
            raise failed[0]

    def close(self) -> None:
        """End every connection and the server."""
        loop, stop, thread = self._loop, self._stop, self._thread
        if loop is None or stop is None or thread is None:
            return
        self._loop = None
        sys.setswitchinterval(self._turn)
        loop.call_soon_threadsafe(stop.set)
        thread.join(START)

    def send(self, line: int, data: bytes, *, replaces: bool = False) -> None:
        """Send a message; one that `replaces` stands for those like it that still wait."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._put, line, data, replaces)

    def end(self, line: int) -> None:
        """Close a connection once everything has been sent."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._finish, line)

    def know(self, line: int) -> None:
        """Take note that whoever it is has come in: this connection makes way for nobody."""
        found = self._lines.get(line)
        if found is not None:
            found.known = True
            found.socket.know()

    def delay(self, line: int) -> float | None:
        """Return how many seconds a message took to a phone and back the last time; None if it is not known."""
        found = self._lines.get(line)
        return found.socket.latency or None if found is not None else None

    async def _serve(self, sockets: Sequence[Socket], ready: threading.Event) -> None:
        gate = self

        class Counted(LimitedConnection):
            """A connection that is counted from its first byte to its last."""

            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                super().connection_made(transport)
                gate._opened(self)

            def connection_lost(self, exc: Exception | None) -> None:
                gate._sockets.pop(self, None)
                super().connection_lost(exc)

        self._loop = asyncio.get_running_loop()
        self._loop.set_exception_handler(_note)
        self._stop, self._closing = asyncio.Event(), False
        self._most_sockets = min(MOST_SOCKETS, _most_files() // SOCKETS_SHARE)
        async with AsyncExitStack() as servers:
            for each in sockets:
                server = serve(
                    self._talk,
                    sock=each,
                    process_request=self._answers.answer,
                    create_connection=Counted,
                    compression=None,
                    max_size=MOST_BYTES,
                    max_queue=4,
                    open_timeout=PATIENCE,
                    close_timeout=1,
                    ping_interval=HEARTBEAT,
                    ping_timeout=SILENCE,
                    server_header=None,
                    logger=_SILENT,
                )
                await servers.enter_async_context(server)
            self.port = sockets[0].getsockname()[1]
            self.addresses = tuple(each.getsockname()[0] for each in sockets)
            self._answers.hosts = frozenset(f"{each}:{self.port}" for each in self.addresses)
            ready.set()
            tasks = [asyncio.create_task(self._spare()), asyncio.create_task(self._beat())]
            await self._stop.wait()
            for task in tasks:
                task.cancel()
            await self._say_goodbye()

    async def _say_goodbye(self) -> None:
        """Let what was said last arrive, and end every connection: nobody's silence holds up the program."""
        self._closing = True
        known = {number: line for number, line in self._lines.items() if line.known}
        talking = {line.socket for line in known.values()}
        for socket in [each for each in self._sockets if each not in talking]:
            socket.transport.abort()
        for number in known:
            self._finish(number)
        until = time.monotonic() + LAST_WORDS
        while self._lines and time.monotonic() < until:
            await asyncio.sleep(0.02)
        for socket in list(self._sockets):
            socket.transport.abort()

    async def _spare(self) -> None:
        """Rest whenever the server has taken more than its share, however much arrives."""
        saved, spent, since = SAVED, time.thread_time(), time.monotonic()
        while True:
            await asyncio.sleep(LOOK)
            now, taken = time.monotonic(), time.thread_time()
            saved = min(SAVED, saved + (now - since) * SHARE - (taken - spent))
            since, spent = now, taken
            if saved < 0:
                time.sleep(min(-saved / SHARE, LONGEST_REST))  # nothing of this thread is to go on

    async def _beat(self) -> None:
        """Say to whoever has said something that the program is there, unless something else is said."""
        word = write(Here())
        while True:
            await asyncio.sleep(BEAT)
            for line in self._lines.values():
                if line.said and not line.waiting:
                    line.waiting.append((word, False))
                    line.filled.set()

    def _opened(self, socket: LimitedConnection) -> None:
        """Count a connection; where there are too many, the oldest that does not talk is ended."""
        self._sockets[socket] = None
        if self._closing:
            socket.transport.abort()
        elif len(self._sockets) > self._most_sockets:
            talking = {line.socket for line in self._lines.values()}
            silent = next(each for each in self._sockets if each not in talking)
            del self._sockets[silent]
            silent.transport.abort()

    async def _talk(self, socket: ServerConnection) -> None:
        assert isinstance(socket, LimitedConnection)
        self._count += 1
        number, line = self._count, _Line(socket)
        strangers = [each for each in self._lines.values() if not each.known]
        if len(strangers) >= MOST_STRANGERS:
            strangers[0].socket.transport.abort()
        self._lines[number] = line
        writer = asyncio.create_task(self._write(line))
        try:
            await self._listen(number, line)
        finally:
            del self._lines[number]
            writer.cancel()
            await asyncio.wait([writer])
            if line.said:
                self.inbox.end(number, known=line.known)
                self._wake()

    async def _listen(self, number: int, line: _Line) -> None:
        socket, peer = line.socket, str(line.socket.remote_address[0])
        strangers, known = Allowance(STRANGERS_BURST), Allowance(BURST, A_SECOND)
        until = time.monotonic() + PATIENCE
        try:
            while True:
                data = await self._heard(line, until)
                allowed = known if line.known else strangers
                if not allowed.take(1, time.monotonic()):
                    await socket.close(1008, "too many messages")
                    return
                said = read(data)
                line.said = True
                self.inbox.put(Arrived(number, said, peer))
                self._wake()
        except NotUnderstood:
            await socket.close(1008, "not understood")
        except TimeoutError:
            await socket.close(1008, "nobody came in")
        except ConnectionClosed:
            return

    async def _heard(self, line: _Line, until: float) -> str | bytes:
        """Return what a connection says next. Raises TimeoutError if nobody has come in by then, in seconds."""
        while not line.known:
            try:
                left = max(0, until - time.monotonic())
                return await asyncio.wait_for(line.socket.recv(), left)
            except TimeoutError:
                if not line.known:  # it may have come in meanwhile
                    raise
        return await line.socket.recv()

    def _put(self, number: int, data: bytes, replaces: bool) -> None:
        line = self._lines.get(number)
        if line is None:
            return
        if replaces:
            line.waiting = [each for each in line.waiting if not each[1]]
        line.waiting.append((data, replaces))
        if len(line.waiting) > MOST_WAITING:
            line.socket.transport.abort()
        line.filled.set()

    def _finish(self, number: int) -> None:
        line = self._lines.get(number)
        if line is not None:
            line.last = True
            line.filled.set()

    async def _write(self, line: _Line) -> None:
        try:
            while True:
                await line.filled.wait()
                line.filled.clear()
                while line.waiting:
                    data, _ = line.waiting.pop(0)
                    await asyncio.wait_for(line.socket.send(data.decode()), PATIENCE)
                if line.last:
                    await line.socket.close(1000, "")
                    return
        except TimeoutError:
            line.socket.transport.abort()
        except ConnectionClosed:
            return
