"""A program of the player's that runs beside the game and is spoken to in lines.

Nothing here waits for the program: one thread writes what is sent, one reads what it answers, one what it
complains about. They know the pipes alone, so that a child that nobody refers to any more can be ended.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from pathlib import Path
from queue import Empty, Full, Queue
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import IO, NamedTuple

from game.engine.problems import presentable
from game.store.bot_programs import Program, started_as

LONGEST_LINE = 1 << 16
"""Bytes of a line that the program may answer; the rest of a longer one is thrown away."""
MOST_ANSWERS = 64
"""Lines that wait to be read. A program that writes more waits as well."""
MOST_SENT = 20_000
"""Lines that wait to be written to a program that does not read; then it counts as gone."""
FOLDER = "ALL_FOR_ONE_BOTS"
"""The variable that has the folder of the bot's file."""
GRACE = 0.3
"""Seconds that the program has to end by itself once its input is closed."""
PROCESSES = Path("/proc")
"""Where Linux lists the processes that there are."""
LAST_WORDS = 2000
"""Bytes that are kept of what the program wrote last to its standard error."""
COMPLAINING = 0.5
"""Seconds for which a complaint may come later than the end of all answers."""


class Answer(NamedTuple):
    """A line of the program's, without its end, and when it came; None for one that was too long."""

    line: bytes | None
    at: float


class ChildProcess:
    """A program that has been started. Raises OSError if it cannot be."""

    def __init__(self, program: Program) -> None:
        folder = mkdtemp(prefix="all-for-one-")
        try:
            self._process = _started(program, folder)
        except OSError:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        self._sent: Queue[bytes | None] = Queue(MOST_SENT)
        self._answers: Queue[Answer] = Queue(MOST_ANSWERS)
        self._closed = threading.Event()
        self._silent = threading.Event()
        self._silent_since: float | None = None
        self._complaints = bytearray()
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        _begin(_write, process.stdin, self._sent)
        _begin(_read, process.stdout, self._answers, self._closed, self._silent)
        self._listener = _begin(_listen, process.stderr, self._complaints)
        self._folder = folder
        self._end = weakref.finalize(self, _kill, process, self._closed, self._sent, folder)

    @property
    def number(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def ended(self) -> bool:
        """Whether the program says nothing any more: it has ended or closed its output, and all is read.

        What it complained about last is read by then, unless somebody else still holds that pipe.
        """
        if not self._silent.is_set() or not self._answers.empty():
            return False
        if self._silent_since is None:
            self._silent_since = monotonic()
        return not self._listener.is_alive() or monotonic() - self._silent_since > COMPLAINING

    @property
    def complaint(self) -> str:
        """The last line that the program wrote to its standard error; "" if there is none."""
        lines = bytes(self._complaints).decode("utf-8", "replace").splitlines()
        said = [line.strip() for line in lines if line.strip()]
        return presentable(said[-1], 120) if said else ""

    def send(self, line: bytes) -> bool:
        """Send a line, which must not have an end; return False if too many wait already."""
        try:
            self._sent.put_nowait(line + b"\n")
        except Full:
            return False
        return True

    def receive(self, wait: float = 0) -> Answer | None:
        """Return the next line, waiting so many seconds at most; None if there is none."""
        try:
            return self._answers.get(timeout=wait) if wait > 0 else self._answers.get_nowait()
        except Empty:
            return None

    def close(self) -> None:
        """Close the program's input, and end it if it does not end by itself. This does not wait for it."""
        if self._end.detach() is None:
            return
        # The thread is waited for when the game itself ends.
        args = (self._process, self._closed, self._sent, self._folder, GRACE)
        threading.Thread(target=_kill, args=args).start()


def _started(program: Program, folder: str) -> subprocess.Popen[bytes]:
    """Start a program in an empty folder: nothing that lies beside its file is taken for a part of it."""
    name, *rest = started_as(program)
    windows = sys.platform == "win32"
    return subprocess.Popen(
        [shutil.which(name) or name, *rest],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env={**_environment(), FOLDER: str(program.folder)},
        start_new_session=not windows,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0) if windows else 0,
    )


def _environment() -> dict[str, str]:
    """The player's own environment, in which Python writes every line at once."""
    variables = dict(os.environ)
    # A packaged program looks for libraries in itself; others must not.
    if getattr(sys, "frozen", False):
        for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
            before = variables.pop(f"{name}_ORIG", None)
            variables.pop(name, None)
            if before is not None:
                variables[name] = before
    return {**variables, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}


def _kill(
    process: subprocess.Popen[bytes],
    closed: threading.Event,
    sent: Queue[bytes | None],
    folder: str,
    grace: float = 0,
) -> None:
    """End a process, after so many seconds if it has not ended by then, and the others that it started.

    The folder that it ran in is removed.
    """
    closed.set()
    with contextlib.suppress(Full):
        sent.put_nowait(None)
    if sys.platform == "win32":
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(grace)
        if process.returncode is None:
            with contextlib.suppress(OSError):
                process.kill()
    else:
        # Not waited for before all are killed: until then nobody else can get its number, which is theirs too.
        until = monotonic() + grace
        while monotonic() < until and not _has_ended(process.pid):
            sleep(0.01)
        _kill_session(process.pid)
    process.wait()
    shutil.rmtree(folder, ignore_errors=True)


if sys.platform != "win32":

    def _has_ended(process: int) -> bool:
        """Return whether a child has ended, which leaves it to be waited for; False where that is not told."""
        if not hasattr(os, "waitid"):
            return False
        how = os.WEXITED | os.WNOHANG | os.WNOWAIT
        with contextlib.suppress(ChildProcessError):
            return os.waitid(os.P_PID, process, how) is not None
        return True

    def _kill_session(leader: int) -> None:
        """Kill the processes of a session, whether or not its leader has ended; those of its own group first.

        Where the system does not list processes (Linux does), other groups of the session are left.
        """
        with contextlib.suppress(OSError):
            os.killpg(leader, signal.SIGKILL)
        killed: set[int] = set()
        while found := _members(leader) - killed:  # one may have started another meanwhile
            for each in found:
                with contextlib.suppress(OSError):
                    os.kill(each, signal.SIGKILL)
            killed |= found

    def _members(session: int) -> set[int]:
        """Return the processes of a session, without its leader."""
        found = set()
        for each in PROCESSES.glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if os.getsid(int(each.name)) == session:
                    found.add(int(each.name))
        return found - {session}


def _begin(work: Callable[..., None], *given: object) -> threading.Thread:
    """Let a thread work, and end with the game."""
    thread = threading.Thread(target=work, args=given, daemon=True)
    thread.start()
    return thread


def _write(pipe: IO[bytes], lines: Queue[bytes | None]) -> None:
    """Write lines until None comes, then close the pipe."""
    with contextlib.suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with contextlib.suppress(OSError, ValueError):
        pipe.close()


def _read(
    pipe: IO[bytes], answers: Queue[Answer], closed: threading.Event, silent: threading.Event
) -> None:
    """Read lines until the pipe ends or the process is done with."""
    with contextlib.suppress(OSError, ValueError), pipe:
        whole = True
        while not closed.is_set() and (part := pipe.readline(LONGEST_LINE)):
            ends = part.endswith(b"\n")
            if whole:
                fits = ends or len(part) < LONGEST_LINE
                _put(answers, Answer(part.rstrip(b"\r\n") if fits else None, monotonic()), closed)
            whole = ends
    silent.set()


def _put(answers: Queue[Answer], answer: Answer, closed: threading.Event) -> None:
    while not closed.is_set():
        with contextlib.suppress(Full):
            answers.put(answer, timeout=0.2)
            return


def _listen(pipe: IO[bytes], kept: bytearray) -> None:
    """Keep the last of what comes."""
    with contextlib.suppress(OSError, ValueError), pipe:
        while part := pipe.readline(LAST_WORDS):
            kept += part
            del kept[:-LAST_WORDS]
