"""A folder of small logs of one kind, each known by its number: `SmallLogs(folder, kind, limit)`.

Of two programs at once that make a log of the same number only one can.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.engine.notation.replay_reader import wrong_format
from game.files.reading import LeftAlone, Unreadable
from game.store.match_log import LogContents, MatchLog, read_log

MOST_FILES = 1000
"""How many files of a folder are read at most."""
LATEST = 1e11
"""Seconds since 1970 that a date in one may be at most."""


class SmallLogs:
    """Those logs: their names end in their `kind`, and none has more than `limit` bytes.

    All methods raise OSError for what the system does not let be done.
    """

    def __init__(self, folder: Path, kind: str, limit: int) -> None:
        self.folder, self.ending = folder, f".{kind}"
        self._limit = limit
        # What has been set aside has more dots in its name.
        self._own = re.compile(rf"([1-9][0-9]{{0,8}})\.{kind}")

    def path(self, number: int) -> Path:
        """Return the path of a log."""
        return self.folder / f"{number}{self.ending}"

    def numbers(self) -> list[int]:
        """Return the numbers of all logs, in order."""
        with suppress(FileNotFoundError), os.scandir(self.folder) as entries:
            own = (self._own.fullmatch(each.name) for each in entries)
            return sorted(int(each[1]) for each in own if each)
        return []

    def read(self, number: int) -> LogContents:
        """Return what a log holds. Raises Unreadable."""
        return read_log(self.path(number), limit=self._limit)

    def is_begun(self, number: int) -> bool:
        """Whether a log has anything: else it is gone, or a program is just making it, or was killed then."""
        with suppress(OSError):
            return self.path(number).stat().st_size > 0
        return False

    def begin(self, number: int, row: Mapping[str, Any]) -> bool:
        """Make a log with its first line; return False if there is one of this number."""
        try:
            log = MatchLog.create(self.path(number))
        except FileExistsError:
            return False
        _append(log, row)
        return True

    def add(self, number: int, contents: LogContents, row: Mapping[str, Any]) -> bool:
        """Add a line to a log that has been read; return False if another program has the file."""
        log = MatchLog.take_up(self.path(number), contents)
        if log is None:
            return False
        _append(log, row)
        return True


def _append(log: MatchLog, row: Mapping[str, Any]) -> None:
    log.append(row)
    log.close()
    if log.failure is not None:
        raise log.failure


def head_row(kind: str, format: int) -> dict[str, Any]:
    """Return what the first line of a log has, besides what is its own: what the file is, in which format."""
    return {"all-for-one": kind, "format": format}


def head_in(contents: LogContents, kind: str, format: int, otherwise: Unreadable) -> dict[str, Any]:
    """Return the first line of a log of a kind.

    Raises LeftAlone if another version of the program wrote it, `otherwise` if it is of another kind.
    """
    head = contents.rows[0]
    if head.get("all-for-one") != kind:
        raise otherwise
    wrong = wrong_format(head.get("format"), format)
    if wrong:
        raise LeftAlone(wrong)
    return head
