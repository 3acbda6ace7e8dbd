"""The file of a match: a log that is only ever appended to, a JSON object a line.

Each line has its length and a checksum (`game.files.checked_lines`). It is handed to the system at once, which
takes microseconds, so that a program that is killed loses none. A thread brings it to the disk, which may take
longer than a frame, so that a power cut loses a fifth of a second at most.
"""

from __future__ import annotations

import errno
import json
import os
import threading
import weakref
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any, NamedTuple

from game.engine.notation.replay_reader import MOST_LINES
from game.engine.problems import Phrase
from game.files.checked_lines import checked_line, lines_behind, whole_lines
from game.files.locking import lock
from game.files.nesting import check_values
from game.files.reading import LeftAlone, Unreadable, read_bytes, told_of, unreadable
from game.files.syncing import sync_file, sync_folder

LARGEST_LOG = 12 << 20
"""Bytes of a file; the longest, of 99 rounds among ten bots, have a quarter."""
MOST_VALUES = 1_000_000
"""Values in a file; the longest have a third. A file has at most MOST_LINES lines besides."""
GATHERED = 0.05
"""Seconds for which lines are gathered before they are brought to the disk."""
AGAIN = 2.0
"""Seconds after which what could not be written is tried again."""

_FLAGS = os.O_RDWR | os.O_APPEND | vars(os).get("O_BINARY", 0) | vars(os).get("O_CLOEXEC", 0)


class LogContents(NamedTuple):
    """The objects in the whole lines of a file, the bytes they take, the last checksum, and what is behind."""

    rows: list[dict[str, Any]]
    end: int
    checksum: int
    behind: bytes

    @property
    def damaged(self) -> bool:
        """Whether something is wrong before the end, where a kill or a full disk leaves a part of a line."""
        return b"\n" in self.behind

    def with_rows_behind(self) -> LogContents:
        """Return these with the objects in lines that are whole behind the damage. Raises Unreadable."""
        lines = lines_behind(self.behind, self.checksum)
        return self._replace(rows=[*self.rows, *map(_object, lines)])


def read_log(path: Path, *, limit: int = LARGEST_LOG) -> LogContents:
    """Return the contents of a file up to its last whole line. Raises Unreadable if not even one is whole."""
    return log_contents(read_bytes(path, limit=limit))


def log_contents(content: bytes) -> LogContents:
    """Return what the bytes of a file hold, as `read_log` does."""
    if content.count(b",") > MOST_VALUES:
        raise unreadable("too-many", most=MOST_VALUES)
    if content.count(b"\n") > MOST_LINES:
        raise unreadable("match-actions", most=MOST_LINES)
    lines, end, checksum = whole_lines(content)
    if not lines:
        raise unreadable("no-log")
    return LogContents([_object(line) for line in lines], end, checksum, content[end:])


def _object(line: bytes) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        raise unreadable("no-log") from None
    if not isinstance(row, dict):
        raise unreadable("no-log")
    try:
        check_values(row)
    except Unreadable as error:
        # By its checksum the line is as it was written: it is not damaged.
        raise LeftAlone(error.phrase) from None
    return row


class MatchLog:
    """An open file of a match, which nobody else can open as one.

    What cannot be written (to a full disk) is kept and tried again. `synced` is how many bytes are on the disk.
    """

    def __init__(self, path: Path, handle: int, end: int = 0, checksum: int = 0) -> None:
        self.path = path
        self.synced = 0
        self._handle = handle
        self._end, self._checksum = end, checksum
        self._waiting: deque[bytes] = deque()
        """Lines that have not been written."""
        self._torn = False
        """Whether the file ends in a part of a line."""
        self._new = end == 0
        self._told = False
        self._trouble: Phrase | None = None
        self.failure: OSError | None = None
        """What the system said if lines are waiting; None once they have been written."""
        self._writing = threading.Lock()
        self._syncing = threading.Lock()
        self._close = weakref.finalize(self, os.close, handle)

    @classmethod
    def create(cls, path: Path) -> MatchLog:
        """Make a new file. Raises OSError; FileExistsError if there is one of this name."""
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o644)
        lock(handle)
        return cls(path, handle)

    @classmethod
    def take_up(cls, path: Path, contents: LogContents) -> MatchLog | None:
        """Go on with a file that has been read; what is behind its last whole line is cut off.

        Return None if another program has it, or if it has changed, or gone, since it was read. Raises OSError.
        """
        log = cls._locked(path, contents)
        if log is not None and contents.behind:
            os.ftruncate(log._handle, contents.end)
        return log

    @classmethod
    def _locked(cls, path: Path, contents: LogContents) -> MatchLog | None:
        # Whoever had it may have put it somewhere else, or have gone on with it, in the meantime.
        with suppress(FileNotFoundError):
            handle = os.open(path, _FLAGS)
            log = cls(path, handle, contents.end, contents.checksum)
            if lock(handle):
                own, there = os.fstat(handle), os.stat(path)
                whole = own.st_size == contents.end + len(contents.behind)
                if whole and (own.st_dev, own.st_ino) == (there.st_dev, there.st_ino):
                    return log
            log._close()
        return None

    def trouble(self) -> Phrase | None:
        """Return what is wrong if lines cannot be written, once; None if nothing is, or it has been told."""
        told, self._trouble = self._trouble, None
        return told

    def append(self, row: Mapping[str, Any]) -> None:
        """Write an object as the next line; when this returns the system has it, if it can be written."""
        data = json.dumps(row, separators=(",", ":")).encode("ascii")
        with self._writing:
            line, self._checksum = checked_line(data, self._checksum)
            self._waiting.append(line)
            self._write()
        _SYNCER.want(self)

    def _write(self) -> None:
        """Write the waiting lines, each whole or not at all."""
        try:
            self._mend()
            while self._waiting:
                line = self._waiting[0]
                self._torn = True
                if os.write(self._handle, line) < len(line):
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                self._torn = False
                self._end += len(line)
                self._waiting.popleft()
            self.failure = None
        except OSError as error:
            with suppress(OSError):
                self._mend()
            self.failure = error
            if not self._told:
                self._told = True
                detail = told_of(error)
                self._trouble = Phrase("problem.match-unsaved", file=str(self.path), detail=detail)

    def _mend(self) -> None:
        """Cut off a part of a line at the end."""
        if self._torn:
            os.ftruncate(self._handle, self._end)
            self._torn = False

    def sync(self) -> bool:
        """Bring everything to the disk; return whether that was done. The file may be closed already."""
        with self._syncing:
            if not self._close.alive:
                return True
            with self._writing:
                if self._waiting:
                    self._write()
                left, end = bool(self._waiting), self._end
            try:
                sync_file(self._handle)
            except OSError:
                return False
            if self._new:
                sync_folder(self.path.parent)
                sync_folder(self.path.parent.parent)
                self._new = False
            self.synced = end
            return not left

    def close(self) -> None:
        """Bring everything to the disk, and let others have the file; one that stayed empty goes."""
        self.sync()
        with self._syncing:
            empty = self._close.alive and self._waiting and not self._end
            self._close()
            if empty:  # else the next start would tell of a damaged match
                with suppress(OSError):
                    self.path.unlink()  # Windows removes no file that is open


class _Syncer:
    """The thread that brings logs to the disk; it begins with the first log that wants it."""

    def __init__(self) -> None:
        self._wanted: set[MatchLog] = set()
        self._some = threading.Event()
        self._thread: threading.Thread | None = None
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._begin_anew)

    def _begin_anew(self) -> None:
        self._wanted, self._some, self._thread = set(), threading.Event(), None

    def want(self, log: MatchLog) -> None:
        """Have a log brought to the disk soon."""
        self._wanted.add(log)
        self._some.set()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="match-logs", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        while True:
            self._some.wait()
            sleep(GATHERED)
            self._some.clear()
            left = []
            while self._wanted:
                log = self._wanted.pop()
                if not log.sync():
                    left.append(log)
            if left:
                sleep(AGAIN)
                for log in left:
                    self.want(log)


_SYNCER = _Syncer()


def is_free(path: Path) -> bool:
    """Return whether no program has the file of a match open as one, as far as it can be told."""
    with suppress(OSError):
        handle = os.open(path, _FLAGS)
        try:
            return lock(handle)
        finally:
            os.close(handle)
    return True
