"""What the program does when the system asks it to end, as at the end of a session (SIGTERM).

    with AskedToEnd() as asked:
        ...  # while it starts, it ends at once
        asked.leave_by(partial(pygame.event.post, pygame.Event(pygame.QUIT)))
        ...  # its main loop ends it in order, and soon

SDL would take the signal as a wish for the main loop, also where none runs yet or it does not come to it.
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable
from typing import Any, NoReturn

SOON = 2.0
"""Seconds in which the main loop must have ended; what takes longer is broken off."""
STATUS = 128 + 15
"""The exit status of a program that was broken off, as shells have it."""


class AskedToEnd:
    """Listens for the signal while it is entered, in the main thread and where there are signals."""

    def __init__(self) -> None:
        self._leave: Callable[[], object] | None = None
        self._before: list[tuple[int, Any]] = []

    def __enter__(self) -> AskedToEnd:
        if sys.platform != "win32" and threading.current_thread() is threading.main_thread():
            for number, do in ((signal.SIGTERM, self._asked), (signal.SIGALRM, self._break_off)):
                self._before.append((number, signal.signal(number, do)))
        return self

    def __exit__(self, *_: object) -> None:
        if self._before and sys.platform != "win32":
            signal.setitimer(signal.ITIMER_REAL, 0)
        while self._before:
            signal.signal(*self._before.pop())

    def leave_by(self, leave: Callable[[], object]) -> None:
        """From now on `leave` tells the main loop to end."""
        self._leave = leave

    def _asked(self, number: int, frame: object) -> None:
        if self._leave is None or sys.platform == "win32":
            self._break_off(number, frame)
        self._leave()
        # Broken off once more if what is done at the end takes as long.
        signal.setitimer(signal.ITIMER_REAL, SOON, SOON)

    def _break_off(self, _number: int, _frame: object) -> NoReturn:
        raise SystemExit(STATUS)
