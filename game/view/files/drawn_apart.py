"""Pictures that are not light, drawn by a process of its own with limits of time and memory: `Drawings`.

    drawings.want(path)         # begins, unless it has begun before; nothing waits for it
    if drawings.arrived(): …    # since the last call one has been drawn, and `load_svg` has it, or was given up

A picture that takes too long, too much memory, or the process with it, is left out, which `told` says.
"""

from __future__ import annotations

import os
import re
import struct
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.problems import Phrase
from game.files.reading import Unreadable, unreadable
from game.view.files.picture_files import can_be_loaded, draw, keep_drawn, read_svg
from game.view.files.svg_bounds import check_bounds

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

SECONDS, MEMORY = 2, 200 << 20
"""Seconds of the clock and bytes that a picture may take."""
STARTING = 20
"""Seconds that the process may take before it begins to draw."""
SIDE = 720
"""The longest side, in pixels, of what is drawn: a card in a large window. It is scaled from there."""

_NUMBER = re.compile(rb"\d+")
_READY = b"ready"
_SIZE = struct.Struct("!II")


class Drawings:
    """The pictures that are drawn apart, each once; `told` is called with the phrase about one left out."""

    def __init__(self, told: Callable[[Phrase], None]) -> None:
        self._told = told
        self._wanted: set[Path] = set()
        self._finished = 0
        self._done: list[tuple[Path, Phrase | None]] = []

    def has(self, path: Path) -> bool:
        """Return whether the picture in a file can be drawn at once, by now."""
        with suppress(Unreadable):
            return can_be_loaded(read_svg(path, within=path.parent))
        return False

    @property
    def waiting(self) -> bool:
        """Whether a picture is still being drawn."""
        return len(self._wanted) > self._finished

    def want(self, path: Path) -> None:
        """Have a picture drawn; nothing happens if it has been wanted before."""
        if path not in self._wanted:
            self._wanted.add(path)
            threading.Thread(target=self._draw, args=(path,), daemon=True).start()

    def arrived(self) -> bool:
        """Return whether one more can be loaded than at the last call; tell of those that are left out."""
        done, self._done = self._done, []
        for path, trouble in done:
            if trouble is not None:
                self._told(Phrase("problem.file-left-out", file=str(path), reason=trouble))
        return any(trouble is None for _, trouble in done)

    def _draw(self, path: Path) -> None:
        trouble: Phrase | None = None
        try:
            draw_apart(read_svg(path, within=path.parent))
        except Unreadable as error:
            trouble = error.phrase
        self._done.append((path, trouble))
        self._finished += 1
        # The main loop looks at once at what has arrived, whatever it waits for.
        with suppress(pygame.error):
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))


def draw_apart(data: bytes) -> None:
    """Have a picture drawn, and keep it for `load_svg`; this waits for it. Raises Unreadable."""
    import multiprocessing

    check_bounds(data)
    # Not by fork: a child of a process with threads may inherit a lock that nobody frees.
    context = multiprocessing.get_context("spawn")
    ours, other = context.Pipe()
    # The picture is sent later: where this program ends meanwhile, Python itself would fail at the half of it.
    process: Any = context.Process(target=_draw_for, args=(other,), daemon=True)
    try:
        process.start()
        other.close()
        size, pixels = _answer(ours, data)
    except (EOFError, OSError, ValueError):
        raise unreadable("picture-costs", seconds=SECONDS, most=MEMORY >> 20) from None
    finally:
        ours.close()
        if process.pid is not None:
            process.kill()
            process.join()
    if not pixels:
        raise unreadable("not-drawn")
    keep_drawn(data, pygame.image.frombytes(pixels, size, "RGBA"))


def _answer(ours: Connection, data: bytes) -> tuple[tuple[int, int], bytes]:
    """Return the size and the pixels that come of a picture; none if it is none. EOFError if nothing comes."""
    _said(ours, STARTING)
    ours.send_bytes(data)
    said = _said(ours, SECONDS)
    width, height = _SIZE.unpack_from(said)
    return (width, height), said[_SIZE.size :]


def _said(ours: Connection, patience: float) -> bytes:
    if not ours.poll(patience):
        raise EOFError
    return ours.recv_bytes()


def _draw_for(answer: Connection) -> None:
    """Draw the picture that is sent, as the process of its own, and send what it looks like."""
    # What it dies of is told by our sentence, and by nothing on a terminal.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    answer.send_bytes(_READY)
    data = answer.recv_bytes()
    _limit()
    try:
        picture = draw(data, (SIDE, SIDE))
        pixels = pygame.image.tobytes(picture, "RGBA")
        answer.send_bytes(_SIZE.pack(*picture.get_size()) + pixels)
    except Unreadable:
        answer.send_bytes(_SIZE.pack(0, 0))


def _limit() -> None:
    """Give this process no more time and memory than a picture may take, where the system can do that."""
    if sys.platform == "win32":
        return
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS + STARTING, SECONDS + STARTING))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        pages = int(_NUMBER.findall(Path("/proc/self/statm").read_bytes())[0])
        most = pages * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
