"""Memory, open files and cached pictures of one program in a long session of the monkey; memory of any process.

`watched(events, seed)` gives a `Reading` every so often; `main.py monkey --report` prints them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass

import psutil

from game.tools.monkey.monkey import Monkey

if sys.platform != "win32":
    import resource

    WHOSE = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)

SIZE = (1920, 1080)
EVERY = 1000
"""Events from one reading to the next."""


def most_memory() -> float:
    """Return the most MB that this process, or one that has ended in it, ever had."""
    if sys.platform == "win32":
        return round(psutil.Process().memory_info().peak_wset / 1e6, 1)
    most = max(resource.getrusage(who).ru_maxrss for who in WHOSE)
    return round(most * (1 if sys.platform == "darwin" else 1024) / 1e6, 1)


def open_files() -> int:
    """Return how many files, sockets and pipes this process has open."""
    process = psutil.Process()
    if sys.platform == "win32":
        files = process.num_handles()
    else:
        files = process.num_fds()
    return files


@dataclass(frozen=True, slots=True)
class Reading:
    """The memory and files of the process after so many `events`.

    `played` is the time that went by in the program, in ms; `resident` the bytes of memory in use, `pictures`
    those of the pool of pictures; `files` the files, sockets and pipes that are open.
    """

    events: int
    played: int
    resident: int
    pictures: int
    files: int

    def __str__(self) -> str:
        return (
            f"{self.events:7} events {self.played / 60_000:6.1f} min {self.resident / 1e6:6.0f} MB"
            f" {self.pictures / 1e6:6.0f} MB of pictures {self.files:4} files open"
        )


def watched(events: int, seed: int) -> Iterator[Reading]:
    """Yield readings at the start, after every EVERY events, and at the end. Exceptions are not caught."""
    monkey = Monkey(seed, SIZE)
    monkey.go()
    for done in range(events):
        if done % EVERY == 0:
            yield _reading(monkey, done)
        monkey.act()
    yield _reading(monkey, events)


def _reading(monkey: Monkey, events: int) -> Reading:
    room = monkey.room
    resident: int = psutil.Process().memory_info().rss
    return Reading(events, room.clock.now, resident, room.kit.pool.bytes, open_files())
