"""Mutated files of every kind that the program reads, given to what reads them: nothing may break.

Each file is read in a process with limits of memory and time, which is replaced when it dies. A file is told by
its kind and its seed alone, so that a fault can be seen again.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import shutil
import signal
import sys
import tempfile
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection, wait
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any, NamedTuple, NoReturn

import pygame

from game.tools.fuzzing.file_mutations import PUT
from game.tools.worker_pool import interrupts_held

if sys.platform == "linux":
    import resource

READERS = "game.tools.fuzzing.file_readers"
MEMORY = 1 << 30
"""Bytes that a process may ask for, beside what it has when it begins."""
FILE_SECONDS, FILE_BYTES = 2, 200 << 20
"""The budget of a file: time of the processor, and bytes that a process has more than before, at the most."""
LONG_BYTES = 400 << 20
"""The bytes of what is no file, but a whole evening."""
CPU_SECONDS, SECONDS = 20, 240
"""Time of the processor after which a file is given up, and by the clock, on a machine with much else to do."""
DYING = 60
"""Seconds that a process may take to end once it says nothing any more: what it holds may be kept on a disk."""
STATM, STATUS = Path("/proc/self/statm"), Path("/proc/self/status")
"""Where Linux tells what a process has of the memory: in pages, and the most that it had."""
FORGET_PEAK = Path("/proc/self/clear_refs")
"""Where Linux is told to forget the most that a process had, by a 5."""
FILES_EACH = 1000
"""Files after which a process is replaced, so that what one has taken is not counted for others."""


@dataclass(frozen=True, slots=True)
class FileFault:
    """What went wrong with the file of a kind and a seed; `what` and where, and the `story` of it.

    `file` is the name of the damaged file; "" if there is none, or if the process died.
    """

    kind: str
    seed: int
    what: str
    story: str
    file: str = ""

    @property
    def again(self) -> str:
        """The command that shows it again."""
        return f"main.py fuzz --kinds {self.kind} --seed {self.seed} --count 1"

    def __str__(self) -> str:
        return f"{self.kind}, seed {self.seed}: {self.what}; again by: {self.again}\n{self.story}"


@dataclass(slots=True)
class Tried:
    """How many files of each kind have been tried, and what went wrong."""

    files: Counter[str] = field(default_factory=Counter)
    faults: list[FileFault] = field(default_factory=list)

    def report(self) -> dict[str, Any]:
        """The figures, as the command prints them."""
        faults = [
            {"kind": f.kind, "file": f.file, "what": f.what, "again": f.again} for f in self.faults
        ]
        return {"kinds": dict(sorted(self.files.items())), "faults": faults}


def fuzz(
    kinds: Sequence[str],
    seed: int,
    count: int,
    jobs: int = 1,
    readers: str = READERS,
    patience: int = 1,
) -> Iterator[tuple[str, FileFault | None]]:
    """Try `count` files, of the kinds in turn, with seeds from `seed` on.

    Yield the kind of each, and its fault or None, in the order in which they are done. `readers` is the module
    whose function `read(kind, folder, luck)` puts a file into an empty folder and reads it, and whose LONG are
    the kinds that the budget of a file does not hold for. `patience` is how many times the seconds of its
    budget a file may take: a second of the processor is worth less on a machine that shares its cores, so that
    only who asks how long files take holds each to its budget.
    """
    left = ((kinds[number % len(kinds)], seed + number) for number in range(count))
    processes = [_Reader(readers, patience) for _ in range(jobs)]
    try:
        busy = [reader for reader in processes if reader.begin(left)]
        while busy:
            ready = wait([reader.heard for reader in busy], timeout=1)
            for reader in list(busy):
                if reader.heard in ready or reader.late:
                    yield reader.kind, reader.end()
                    if not reader.begin(left):
                        busy.remove(reader)
    finally:
        for reader in processes:
            reader.stop()


class _Reader:
    """A process that reads one file after the other."""

    def __init__(self, readers: str, patience: int) -> None:
        self._readers, self._patience = readers, patience
        self.kind, self.seed = "", 0
        self._done = FILES_EACH
        self._since = 0.0
        self._process: Any = None
        self.heard: Connection

    def begin(self, left: Iterator[tuple[str, int]]) -> bool:
        """Take the next file, if there is one."""
        following = next(left, None)
        if following is None:
            return False
        if self._done >= FILES_EACH or not self._process.is_alive():
            self.stop()
            self._start()
        self.kind, self.seed = following
        self._since = monotonic()
        self._done += 1
        with suppress(OSError):  # it has died: that is told at the end
            self.heard.send(following)
        return True

    @property
    def late(self) -> bool:
        """Whether nothing has been heard for so long that it hangs."""
        return monotonic() - self._since > 2 * SECONDS

    def end(self) -> FileFault | None:
        """What came of the file; a process that does not answer is ended."""
        try:
            if self.heard.poll():
                told = self.heard.recv()
                return FileFault(self.kind, self.seed, *told) if told else None
            what = f"nothing is heard of it for {2 * SECONDS} s"
        except (EOFError, OSError):
            self._process.join(DYING)
            what = f"the process died ({self._process.exitcode})"
        self.stop()
        return FileFault(self.kind, self.seed, what, "")

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.heard, other = context.Pipe()
        # No daemon, which could not have pictures drawn by a process of their own; without us it hears no more.
        process = context.Process(target=_read_all, args=(other, self._readers, self._patience))
        with interrupts_held():
            process.start()
            self._process = process
        other.close()
        self._done = 0

    def stop(self) -> None:
        """End the process."""
        if self._process is not None:
            self.heard.close()
            self._process.kill()
            self._process.join(DYING)
            self._done = FILES_EACH


class _TooLong(BaseException):
    """A file takes longer than it may: no reader of files is to catch this by chance."""


def _read_all(asked: Connection, readers: str, patience: int) -> None:
    """Read the files that are asked for, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    module = importlib.import_module(readers)
    pygame.display.init()
    _limit_memory()
    # What the program says on its way is said by its window as well.
    with (
        tempfile.TemporaryDirectory() as room,
        Path(os.devnull).open("w") as sys.stderr,
        suppress(EOFError, OSError),
    ):
        while True:
            kind, seed = asked.recv()
            long = kind in module.LONG
            budget = _Budget(
                (CPU_SECONDS if long else FILE_SECONDS) * patience,
                CPU_SECONDS * patience,
                LONG_BYTES if long else FILE_BYTES,
            )
            work = partial(_tried, module.read, kind, seed, Path(room), budget)
            outcome = work()
            # Of many files the first has loaded what all of them need: what is too much is so twice.
            if outcome is not None and outcome.over:
                outcome = work()
            asked.send(outcome and (outcome.what, outcome.story, PUT[-1] if PUT else ""))


class _Budget(NamedTuple):
    """Seconds of the processor that a file may take and after which it is given up, and bytes it may take."""

    seconds: float
    most_seconds: float
    most_bytes: int


class _Outcome(NamedTuple):
    """What went wrong with a file, and the story of it; `over` if it was read, and took too much."""

    what: str
    story: str = ""
    over: bool = False


def _tried(
    read: Callable[[str, Path, Random], None],
    kind: str,
    seed: int,
    room: Path,
    budget: _Budget,
) -> _Outcome | None:
    """Read a file in an empty folder, and return what went wrong with it, or what it took too much of."""
    folder = room / "case"
    folder.mkdir()
    PUT.clear()
    before, began = _memory(), process_time()
    if sys.platform == "linux":
        FORGET_PEAK.write_text("5")
    work = partial(read, kind, folder, Random(f"{kind} {seed}"))
    outcome = _outcome(work, budget.most_seconds)
    spent, grown = process_time() - began, _peak() - before
    too_much = [f"{grown >> 20} MB"] * (grown > budget.most_bytes)
    too_much += [f"{spent:.1f} s"] * (spent > budget.seconds)
    if outcome is None and too_much:
        outcome = _Outcome(f"it takes {' and '.join(too_much)}", over=True)
    _remove(folder)
    return outcome


def _outcome(work: Callable[[], None], most_seconds: float) -> _Outcome | None:
    """What went wrong, and the whole story of it; None if nothing did."""
    try:
        with _limited(most_seconds):
            work()
    except (Exception, _TooLong, SystemExit) as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{at.name}, {Path(at.filename).name}:{at.lineno}"
        story = traceback.format_exc(limit=-8)[-2000:]
        return _Outcome(f"{type(error).__name__} in {where}", story + _of_other_threads())
    return None


def _of_other_threads() -> str:
    """Return where the other threads are, for which this one may have waited."""
    own = threading.get_ident()
    stacks = [frame for number, frame in sys._current_frames().items() if number != own]
    return "".join(f"a thread:\n{''.join(traceback.format_stack(each)[-6:])}" for each in stacks)


@contextmanager
def _limited(most_seconds: float) -> Iterator[None]:
    """End what is done meanwhile when it takes too long, of the processor's time or by the clock."""
    if sys.platform == "win32":
        yield
        return
    signal.signal(signal.SIGALRM, _too_long)
    signal.signal(signal.SIGPROF, _too_long)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    signal.setitimer(signal.ITIMER_PROF, most_seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.setitimer(signal.ITIMER_PROF, 0)


def _too_long(number: int, _frame: object) -> NoReturn:
    raise _TooLong(signal.Signals(number).name)


def _limit_memory() -> None:
    """Give this process no more than MEMORY beside what it has, where that can be done."""
    if sys.platform != "linux":
        return
    has = int(STATM.read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (has + MEMORY, has + MEMORY))


def _memory() -> int:
    """The bytes that this process has in its memory; 0 where that is not told."""
    if sys.platform != "linux":
        return 0
    return int(STATM.read_text().split()[1]) * resource.getpagesize()


def _peak() -> int:
    """The most bytes that this process had in its memory since FORGET_PEAK; 0 where that is not told."""
    if sys.platform != "linux":
        return 0
    lines = STATUS.read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) << 10


def _remove(folder: Path) -> None:
    """Remove a folder, whatever is in it."""
    for each in folder.iterdir():
        if each.is_dir() and not each.is_symlink():
            shutil.rmtree(each)
        else:
            each.unlink()
    folder.rmdir()
