"""What is made of a file from outside by a process of its own, with limits of time and memory: `made_apart`.

    pixels = made_apart(drawn, data)  # waits; None if it took too much, or the process with it

`work` is a function of a module, which takes bytes and returns bytes. There is one such process at a time.
`Apart` has it done beside the frame, for each file once.
"""

from __future__ import annotations

import atexit
import os
import re
import sys
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import pygame

from game.engine.problems import Phrase
from game.files.reading import Unreadable

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

SECONDS, MEMORY = 2, 200 << 20
"""Seconds of the clock and bytes that the work may take."""
STARTING = 20
"""Seconds that the process may take before it begins."""
ENDING = 2
"""Seconds that the end of this program waits at most for a start."""

Made = TypeVar("Made")

_NUMBER = re.compile(rb"\d+")
_READY = b"ready"
_one_at_a_time = threading.Lock()
_starting = threading.Lock()
# Where this program ends in the middle of a start, what was started would print why it cannot begin.
atexit.register(_starting.acquire, timeout=ENDING)


class Apart(Generic[Made]):
    """What is made of files by `make`, which may take long and raise Unreadable: of each once, in a thread."""

    def __init__(self, make: Callable[[Path], Made]) -> None:
        self._make = make
        self._threads: dict[Path, threading.Thread] = {}
        self._done = deque[tuple[Path, Made | Phrase]]()

    @property
    def waiting(self) -> bool:
        """Whether something is still being made."""
        return any(thread.is_alive() for thread in self._threads.values())

    def want(self, path: Path) -> None:
        """Have it made of a file; nothing happens if it has been wanted before."""
        if path not in self._threads:
            thread = threading.Thread(target=self._begin, args=(path,), daemon=True)
            self._threads[path] = thread
            thread.start()

    def wait(self) -> None:
        """Wait until nothing is being made."""
        for thread in self._threads.values():
            thread.join()

    def arrived(self) -> list[tuple[Path, Made | Phrase]]:
        """Return what has been made since the last call, or why nothing could be, by its file."""
        return [self._done.popleft() for _ in range(len(self._done))]

    def _begin(self, path: Path) -> None:
        made: Made | Phrase
        try:
            made = self._make(path)
        except Unreadable as error:
            made = error.phrase
        self._done.append((path, made))
        # The main loop looks at once at what has arrived, whatever it waits for.
        with suppress(pygame.error):
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))


def made_apart(work: Callable[[bytes], bytes], data: bytes) -> bytes | None:
    """Return what comes of the work on some data; None if it takes too much or ends the process."""
    import multiprocessing

    # Not by fork: a child of a process with threads may inherit a lock that nobody frees.
    context = multiprocessing.get_context("spawn")
    # What each of them may take is not to be taken several times over.
    with _one_at_a_time:
        ours, other = context.Pipe()
        # The data is sent later: where this program ends meanwhile, Python itself would fail at the half of it.
        process: Any = context.Process(target=_work_for, args=(other, work), daemon=True)
        try:
            with _starting:
                process.start()
            other.close()
            _said(ours, STARTING)
            ours.send_bytes(data)
            return _said(ours, SECONDS)
        except (EOFError, OSError):
            return None
        finally:
            ours.close()
            if process.pid is not None:
                process.kill()
                process.join()


def _said(ours: Connection, patience: float) -> bytes:
    """Return what is heard next. EOFError if nothing is."""
    if not ours.poll(patience):
        raise EOFError
    return ours.recv_bytes()


def _work_for(answer: Connection, work: Callable[[bytes], bytes]) -> None:
    """Work on the data that is sent, as the process of its own, and send what comes of it."""
    # What it dies of is told by our sentence, and by nothing on a terminal.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    answer.send_bytes(_READY)
    data = answer.recv_bytes()
    _limit()
    answer.send_bytes(work(data))


def _limit() -> None:
    """Give this process no more time and memory than the work may take, where the system can do that."""
    if sys.platform == "win32":
        return
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS + STARTING, SECONDS + STARTING))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        pages = int(_NUMBER.findall(Path("/proc/self/statm").read_bytes())[0])
        most = pages * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
