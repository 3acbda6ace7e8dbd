"""What a process does that works for another one: it ends when that is gone, and gives way to it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from contextlib import suppress
from multiprocessing.connection import wait

from game.files.standard_streams import guard_streams

NICE = 10
"""By how much a process gives way to others that does what nobody waits for."""


def attend_to_the_parent() -> None:
    """End this process when the one that works with it is gone, even if it was killed."""
    guard_streams()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def give_way() -> None:
    """Let this process give way to others, where the system can do that."""
    with suppress(AttributeError, OSError):
        os.nice(NICE)
