"""Small logs that are read all at once and begun anew: `NumberedLogs(SmallLogs(…), read, told, tell)`.

A new one has the lowest number that was free when they were read: of two programs that have read the same,
only one can make the file. What is no good is set aside, which is told; what another version of the program
wrote is left as it is.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from game.engine.problems import Phrase
from game.files.reading import LeftAlone, Unreadable
from game.session.records.small_logs import MOST_FILES, SmallLogs
from game.store.match_log import LogContents, is_free

Read = TypeVar("Read")


class FileMessages(NamedTuple):
    """The messages that tell of a file that is left as it is, and of one that was set aside."""

    left: str
    lost: str


class NumberedLogs(Generic[Read]):
    """Such logs; `read` makes something of the contents of one, or raises Unreadable.

    `tell` is told of those that are no good, by the messages of `told`.
    """

    def __init__(
        self,
        logs: SmallLogs,
        read: Callable[[LogContents], Read],
        told: FileMessages,
        tell: Callable[[Phrase], object],
    ) -> None:
        self._logs, self._made, self._told, self._tell = logs, read, told, tell
        self._free = 1
        """The lowest number without a file when these were read."""

    @property
    def folder(self) -> Path:
        """The folder of the files."""
        return self._logs.folder

    def read(self) -> list[Read]:
        """Return what is in all of them, in the order of their numbers. Raises OSError.

        Of too many files those are read that were written last.
        """
        found = [self._read(number) for number in sorted(self._last_first()[:MOST_FILES])]
        taken = set(self._logs.numbers())
        self._free = next(number for number in count(1) if number not in taken)
        return [each for each in found if each is not None]

    def _last_first(self) -> list[int]:
        """Return the numbers of the files, that of the one that was written last first. Raises OSError."""
        files: list[tuple[float, int]] = []
        for number in self._logs.numbers():
            with suppress(OSError):
                files.append((self._logs.path(number).lstat().st_mtime, number))
        return [number for _, number in sorted(files, reverse=True)]

    def _read(self, number: int) -> Read | None:
        """Return what a file holds; None, after it was told of, if it is no good."""
        path = self._logs.path(number)
        try:
            return self._made(self._logs.read(number))
        except LeftAlone as error:
            if os.path.lexists(path):
                self._tell(Phrase(self._told.left, file=str(path), reason=error.phrase))
        except Unreadable as error:
            if is_free(path) and self._logs.is_begun(number):
                self._set_aside(path, error)
        return None

    def _set_aside(self, path: Path, error: Unreadable) -> None:
        try:
            aside = next(_free_names(path))
            path.rename(aside)
        except OSError:
            return
        lost = Phrase(self._told.lost, file=str(path), reason=error.phrase, name=aside.name)
        self._tell(lost)

    def begin(self, row: Mapping[str, Any]) -> bool:
        """Make a new one with a first line; return False if another program has made one since these were read.

        Raises OSError if it cannot be written.
        """
        return self._logs.begin(self._free, row)

    def add(self, wanted: Callable[[Read], bool], row: Mapping[str, Any]) -> bool:
        """Add a line to the first that is `wanted`; return False if another program has it, or there is none.

        Raises OSError if it cannot be written.
        """
        for number in self._last_first():
            with suppress(Unreadable):
                contents = self._logs.read(number)
                if wanted(self._made(contents)):
                    return self._logs.add(number, contents, row)
        return False


def _free_names(path: Path) -> Iterator[Path]:
    for number in count(1):
        name = path.with_name(f"{path.stem}.broken-{number}{path.suffix}")
        if not os.path.lexists(name):
            yield name
