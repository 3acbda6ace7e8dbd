"""Processes that share the work of a command, and end with it, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import NoReturn, TypeVar

from game.session.workers.attending import attend_to_the_parent

Part = TypeVar("Part")
Result = TypeVar("Result")

MOST = 64
"""More processes than that are a slip of the finger, and would fill the memory."""
AHEAD = 2
"""Parts of the work that wait for each process: as many as keep it busy."""


def spread(work: Callable[[Part], Result], parts: Iterable[Part], jobs: int) -> Iterator[Result]:
    """`work` of each part in their order, by so many processes.

    When the caller ends, is interrupted or stops asking, the processes end at once.
    """
    _leave_a_folder_that_is_gone()
    # Not by fork: a child of a process with threads may inherit a lock that nobody frees.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=attend_to_the_parent)
    waiting: deque[Future[Result]] = deque()
    left = iter(parts)
    try:
        with _signal(signal.SIGTERM, _leave):
            while True:
                with interrupts_held():
                    more = islice(left, AHEAD * jobs - len(waiting))
                    waiting.extend(pool.submit(work, part) for part in more)
                if not waiting:
                    break
                yield waiting.popleft().result()
    except BaseException:
        for process in set(multiprocessing.active_children()) - others:
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def in_order(work: Callable[[Part], Result], parts: Iterable[Part], jobs: int) -> Iterator[Result]:
    """`work` of each part in their order, by so many processes; by this one if there is one."""
    return map(work, parts) if jobs == 1 else spread(work, parts, jobs)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Let Ctrl-C wait for the end, as while a process is started: half of one would say so in a traceback.

    A terminal sends it to all processes; those that are started meanwhile leave it to this one.
    """
    held: list[int] = []
    with _signal(signal.SIGINT, lambda number, _frame: held.append(number)):
        if sys.platform == "win32":
            yield
        else:
            before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
            try:
                yield
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, before)
    if held:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def _signal(number: int, handler: Callable[..., None] | signal.Handlers) -> Iterator[None]:
    """Have a signal handled so meanwhile; only a main thread can."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(number, handler)
    try:
        yield
    finally:
        signal.signal(number, before)


def _leave(number: int, _frame: object) -> NoReturn:
    sys.exit(128 + number)


def _leave_a_folder_that_is_gone() -> None:
    """A process starts in the folder of its parent, and cannot if somebody has removed it."""
    try:
        Path.cwd()
    except FileNotFoundError:
        os.chdir(Path(__file__).anchor)
