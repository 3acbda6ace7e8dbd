"""A network between phones and the program that can be lost without a word, as behind thick walls."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65536
START = 120.0
"""Seconds in which it must be up."""


class Link:
    """A connection, which `passes` on what comes or swallows it."""

    def __init__(self, passes: bool) -> None:
        self.passes = passes


class LossyNetwork:
    """Passes on what comes to `port` at this computer, until it is cut.

    What is cut is never told of it: nothing comes any more, not even an end. So it is with connections that are
    begun meanwhile. Those that are begun after it is mended go on.
    """

    def __init__(self) -> None:
        self.port = 0
        self.target = ("", 0)
        """Where the program listens."""
        self._cut = False
        self._links: list[Link] = []
        self._tasks: set[object] = set()
        """Asyncio itself keeps no task."""
        self._up = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def cut(self) -> None:
        """Lose everything from now on."""
        self._cut = True
        for link in self._links:
            link.passes = False

    def mend(self) -> None:
        """Let new connections through."""
        self._cut = False

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()
        assert self._up.wait(START)

    def stop(self) -> None:
        """End every connection."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(START)

    def _run(self) -> None:
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._up.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = Link(not self._cut)
        self._links.append(link)
        self._tasks.add(asyncio.current_task())
        try:
            if not link.passes:
                await reader.read()
                return
            there, back = await asyncio.open_connection(*self.target)
            await asyncio.gather(_pass_on(reader, back, link), _pass_on(there, writer, link))
            back.close()
        except OSError:
            return
        finally:
            self._links.remove(link)
            self._tasks.discard(asyncio.current_task())
            with suppress(OSError, RuntimeError):
                writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, link: Link) -> None:
    """Pass on what is said in one direction, and its end."""
    with suppress(OSError):
        while data := await reader.read(CHUNK):
            if link.passes:
                writer.write(data)
                await writer.drain()
        if link.passes:
            writer.close()


@contextmanager
def lossy_network() -> Iterator[LossyNetwork]:
    """A network that is there until the end of the block."""
    network = LossyNetwork()
    network.start()
    try:
        yield network
    finally:
        network.stop()
