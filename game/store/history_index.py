"""The index of the matches that have ended: a file of SQLite, which can be made again from their logs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:  # the first picture does not wait for it
    from sqlite3 import Connection

FILE = "history.sqlite"
VERSION = 2
"""The version of the tables; an index of another one is made again."""

TABLES = """
CREATE TABLE matches (
    name TEXT PRIMARY KEY, game TEXT, began REAL, options TEXT, seed INTEGER, rounds INTEGER, actions INTEGER,
    length INTEGER, over INTEGER, counted INTEGER
);
CREATE TABLE seats (
    match TEXT REFERENCES matches(name) ON DELETE CASCADE, seat INTEGER, player TEXT, bot TEXT, level TEXT,
    score INTEGER, won INTEGER, PRIMARY KEY (match, seat)
);
CREATE INDEX by_player ON seats(player, bot);
CREATE TABLE unread (name TEXT PRIMARY KEY, reader TEXT);
"""


class SeatRecord(NamedTuple):
    """Who played a seat (`bot` is "" for a person), the score over all rounds, and who won the match."""

    seat: int
    player: str
    bot: str
    level: str
    score: int
    won: bool


class MatchRecord(NamedTuple):
    """A match that has ended: the name of its log, when it began (s since 1970), what it was and came to.

    `options` is JSON; `length` is in game ms; `over` is whether it was played to its end. Only what is
    `counted` is part of anybody's record.
    """

    name: str
    game: str
    began: float
    options: str
    seed: int
    rounds: int
    actions: int
    length: int
    over: bool
    counted: bool
    seats: tuple[SeatRecord, ...]


class HistoryIndex:
    """The index in a folder of the player's data."""

    def __init__(self, data: Path) -> None:
        self.path = data / FILE

    @contextmanager
    def _open(self) -> Iterator[Connection]:
        """Open the file; one that is damaged, or of another version, gives way to a new one.

        Raises OSError, or an Error of sqlite3, if that cannot be done.
        """
        import sqlite3

        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            file = self._connected()
        except sqlite3.OperationalError:  # another program has it, or it cannot be written
            raise
        except sqlite3.DatabaseError:
            self.remove()
            file = self._connected()
        with closing(file), file:
            yield file

    def _connected(self) -> Connection:
        import sqlite3

        file = sqlite3.connect(self.path, timeout=5)
        try:
            file.execute("PRAGMA journal_mode = WAL")
            file.execute("PRAGMA synchronous = FULL")
            file.execute("PRAGMA foreign_keys = ON")
            (version,) = file.execute("PRAGMA user_version").fetchone()
            if version not in (0, VERSION):
                raise sqlite3.DatabaseError
            if version == 0:
                file.executescript(f"BEGIN; {TABLES} PRAGMA user_version = {VERSION}; COMMIT;")
        except sqlite3.DatabaseError:
            file.close()
            raise
        return file

    def remove(self) -> None:
        """Remove the index, which is made again from the logs."""
        for ending in ("", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                self.path.with_name(self.path.name + ending).unlink()

    def _rows(self, query: str, *values: object) -> list[Any]:
        """Return what a query finds: nothing if there is no index yet, which is not made to be looked into."""
        if not self.path.exists():
            return []
        with self._open() as file:
            return file.execute(query, values).fetchall()

    def names(self) -> set[str]:
        """Return the names of the logs that are in it."""
        return {name for (name,) in self._rows("SELECT name FROM matches")}

    def unread(self, reader: str) -> set[str]:
        """Return the names of the logs that a program could not read which reads what `reader` says."""
        return {name for (name,) in self._rows("SELECT name FROM unread WHERE reader = ?", reader)}

    def put_unread(self, names: Iterable[str], reader: str) -> None:
        """Note that these logs cannot be read by a program that reads what `reader` says."""
        with self._open() as file:
            rows = [(name, reader) for name in names]
            file.executemany("INSERT OR REPLACE INTO unread VALUES (?,?)", rows)

    def put(self, records: Iterable[MatchRecord]) -> None:
        """Add matches, or replace what it has of them."""
        with self._open() as file:
            for each in records:
                for table in ("matches", "unread"):
                    file.execute(f"DELETE FROM {table} WHERE name = ?", (each.name,))
                file.execute("INSERT INTO matches VALUES (?,?,?,?,?,?,?,?,?,?)", each[:-1])
                rows = [(each.name, *seat) for seat in each.seats]
                file.executemany("INSERT INTO seats VALUES (?,?,?,?,?,?,?)", rows)

    def drop(self, names: Iterable[str]) -> None:
        """Forget matches by the names of their logs."""
        rows = [(name,) for name in names]
        with self._open() as file:
            for table in ("matches", "unread"):
                file.executemany(f"DELETE FROM {table} WHERE name = ?", rows)

    def find(self, *, game: str = "", player: str = "") -> list[MatchRecord]:
        """Return the matches, the last first; those of a game or with a player, if any is given."""
        seats: defaultdict[str, list[SeatRecord]] = defaultdict(list)
        for match, *seat, won in self._rows("SELECT * FROM seats ORDER BY match, seat"):
            seats[match].append(SeatRecord._make((*seat, bool(won))))
        found = self._rows(
            "SELECT * FROM matches WHERE ? IN ('', game)"
            " AND (? = '' OR name IN (SELECT match FROM seats WHERE player = ?))"
            " ORDER BY began DESC, name DESC",
            *(game, player, player),
        )
        return [
            MatchRecord._make((name, *row, bool(over), bool(counted), tuple(seats[name])))
            for name, *row, over, counted in found
        ]

    def wins(self, player: str, since: float) -> int:
        """Return how many counted matches a person has won that began at or after a time."""
        found = self._rows(
            "SELECT name FROM matches JOIN seats ON match = name"
            " WHERE counted AND won AND player = ? AND bot = '' AND began >= ?",
            *(player, since),
        )
        return len(found)
