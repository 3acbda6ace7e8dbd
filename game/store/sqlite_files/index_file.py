"""The file of an index, which can be made again: opened if it is whole, set aside if it is not."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from functools import lru_cache
from itertools import count
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from game.store.sqlite_files.ordinary_files import (
    BESIDE,
    is_damage,
    is_held,
    is_ordinary,
    made_of,
)

PATIENCE = 1.0
"""Seconds for which another program that has the index is waited for: once, if that was in vain."""

_in_vain: set[Path] = set()
"""Indices that another program had when they were wanted last."""


class DamagedIndex(sqlite3.DatabaseError):
    """The index was damaged, and has been set aside; it is made again by whoever reads the logs next."""


class IndexFile:
    """A file of SQLite with these tables, in this version of them.

    `functions` are what its queries may call: by their names, each of so many texts.
    """

    def __init__(
        self,
        path: Path,
        tables: str,
        version: int,
        functions: Mapping[str, tuple[int, Callable[..., str]]],
    ) -> None:
        self.path = path
        self.tables = tables
        self.version = version
        self.functions = functions

    @contextmanager
    def opened(self) -> Iterator[Connection]:
        """Open the file; one that is damaged, or of another version, is set aside for a new one.

        Raises OSError or an Error of sqlite3 if that cannot be done, DamagedIndex if it proves to be damaged.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if os.path.lexists(self.path) and not is_ordinary(self.path):
            self.set_aside()
        try:
            file = self._connected()
        except (sqlite3.Error, ValueError) as error:
            if not is_damage(error):  # another program has it, or it cannot be written
                self._note(error)
                raise
            self.set_aside()
            file = self._connected()
        try:
            with closing(file), file:
                # The rows of a view, or what a trigger does, may never end.
                if made_of(file) != _made_of_tables(self.tables):
                    raise sqlite3.DatabaseError
                yield file
        except (sqlite3.Error, ValueError) as error:
            if not is_damage(error):
                self._note(error)
                raise
            self.set_aside()
            raise DamagedIndex("it was damaged, and is made again") from None
        _in_vain.discard(self.path)

    @contextmanager
    def opened_if_there(self) -> Iterator[Connection | None]:
        """Open the file, None if there is no index yet, which is not made to be looked into."""
        if os.path.lexists(self.path):
            with self.opened() as file:
                yield file
        else:
            yield None

    def _note(self, error: Exception) -> None:
        """Note that another program has the index, if that is the error."""
        if is_held(error):
            _in_vain.add(self.path)

    def _connected(self) -> Connection:
        if self.path.exists() and not os.access(self.path.parent, os.W_OK):  # nor beside it
            file = sqlite3.connect(f"{self.path.absolute().as_uri()}?immutable=1", uri=True)
        else:
            patience = 0.0 if self.path in _in_vain else PATIENCE
            file = sqlite3.connect(self.path, timeout=patience)
        for name, (values, function) in self.functions.items():
            file.create_function(name, values, function, deterministic=True)
        try:
            file.execute("PRAGMA journal_mode = WAL")
            file.execute("PRAGMA synchronous = FULL")
            file.execute("PRAGMA foreign_keys = ON")
            (version,) = file.execute("PRAGMA user_version").fetchone()
            if version not in (0, self.version):
                raise sqlite3.DatabaseError
            if version == 0:
                made = f"{self.tables} PRAGMA user_version = {self.version};"
                file.executescript(f"BEGIN; {made} COMMIT;")
        except (sqlite3.Error, ValueError):
            file.close()
            raise
        return file

    def set_aside(self) -> None:
        """Put the index away, which is made again; `those_before` has it until then."""
        if not os.path.lexists(self.path):
            return
        number = next(n for n in count(1) if not self._aside(n).exists())
        # The file itself comes last: what has not been written into it yet lies beside it until then.
        for ending in (*BESIDE, ""):
            with suppress(FileNotFoundError):
                there = self.path.with_name(self.path.name + ending)
                there.replace(self._aside(number, ending))

    def _aside(self, number: int, ending: str = "") -> Path:
        return self.path.with_name(f"{self._aside_name}{number}{ending}")

    @property
    def _aside_name(self) -> str:
        """The name of an index that has been set aside, up to its number."""
        return f"{self.path.name}.before-"

    def those_before(self) -> Iterator[Path]:
        """Yield those that were set aside and can be opened, whatever is in them, the first of them first."""
        for number in count(1):
            path = self._aside(number)
            if not path.exists():
                return
            if is_ordinary(path):
                yield path

    def forget_before(self) -> None:
        """Remove those that were set aside, as the new one has all that they had."""
        for path in self.path.parent.glob(f"{self._aside_name}*"):
            if path.is_file():
                path.unlink(missing_ok=True)


@lru_cache(1)
def _made_of_tables(tables: str) -> list[tuple[Any, ...]]:
    """Return what is in an index that this program has made."""
    with closing(sqlite3.connect(":memory:")) as file:
        file.executescript(tables)
        return made_of(file)
