"""The index of the matches that have ended: a file of SQLite, which can be made again from their logs."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.notation.rule_set_text import rule_set
from game.engine.option_values import LONGEST_SET
from game.store.sqlite_files.encounters import Encounter, encounters
from game.store.sqlite_files.index_file import IndexFile
from game.store.sqlite_files.ordinary_files import has_views
from game.variants import find_variant

FILE = "history.sqlite"
VERSION = 8
"""The version of the tables; an index of another one is set aside, and made again."""
KEPT, WITH_PARTS, WITH_RATED, WITH_SET_NAMES = 4, 6, 7, 8
"""The versions from which on an index has what `HistoryIndex.before` reads.

Then also what matches belong to, for whom they are rated, and what their rules were called.
"""

TABLES = """
CREATE TABLE matches (
    name TEXT PRIMARY KEY, game TEXT, rules INTEGER, began REAL, options TEXT, seed INTEGER, rounds INTEGER,
    actions INTEGER, length INTEGER, over INTEGER, counted INTEGER, part TEXT, set_name TEXT
);
CREATE TABLE seats (
    match TEXT REFERENCES matches(name) ON DELETE CASCADE, seat INTEGER, player TEXT, bot TEXT, level TEXT,
    score INTEGER, won INTEGER, portrait TEXT, place INTEGER, achieved TEXT, rated INTEGER,
    PRIMARY KEY (match, seat)
);
CREATE INDEX by_player ON seats(player, bot);
CREATE INDEX by_time ON matches(began);
CREATE TABLE unread (name TEXT PRIMARY KEY, reader TEXT);
"""

UNKNOWN_RULES = 0
"""The version of the rules of a match of which that is not known."""

MATCH = (str, str, int, float, str, int, int, int, int, int, int, str, str)
SEAT = (str, int, str, str, str, int, int, str, int, str, int)
"""The types of the columns of the two tables."""
LATEST = 1e11
"""Seconds since 1970 that a date may be at most."""


class SeatRecord(NamedTuple):
    """Who played a seat (`bot` is "" for a person), the score over all rounds, and who won the match.

    `player` is "" for a person whose name has been taken off the matches. `place` is 1 for those who won,
    the same for those who are level, and 0 in a match that was left. `achieved` are the ids of what was
    achieved in a match that counts; `rated` is whether it counts for the rating of the person there.
    """

    seat: int
    player: str
    bot: str
    level: str
    score: int
    won: bool
    portrait: str = ""
    place: int = 0
    achieved: tuple[str, ...] = ()
    rated: bool = True


class MatchRecord(NamedTuple):
    """A match that has ended: the name of its log, when it began (s since 1970), what it was and came to.

    `rules` is the version of its game's rules; `options` is JSON; `length` is in game ms; `over` is whether it
    was played to its end. Only what is `counted` is part of anybody's record; `part` says in JSON what it
    belongs to ("": to nothing, as all practice). `set_name` is the name of the player's own set of rules under
    which it was chosen, "" if it was none, or nobody knows.
    """

    name: str
    game: str
    rules: int
    began: float
    options: str
    seed: int
    rounds: int
    actions: int
    length: int
    over: bool
    counted: bool
    part: str
    seats: tuple[SeatRecord, ...]
    set_name: str = ""


class Text(NamedTuple):
    """A word that is looked for, in any case of its letters, and the ids of the games that it stands for."""

    word: str
    games: Sequence[str] = ()


class Wanted(NamedTuple):
    """Which matches are asked for: those of a game, with a player of a name, or with a person of one.

    `over` is whether they were played to their end (None: either), `counted` that no others are wanted, `part`
    that only those are which belong to something. Each of
    `texts` must be in a player's name, or stand for the game. `written` is whether they were played by the
    rules as written (None: either), `rules` by which line of a rule set ("": any).
    """

    game: str = ""
    player: str = ""
    person: str = ""
    over: bool | None = None
    counted: bool = False
    part: bool = False
    texts: Sequence[Text] = ()
    written: bool | None = None
    rules: str = ""


EVERY = Wanted()


class KnownPerson(NamedTuple):
    """A person who has played: the name, the portrait of the last match, and when that began."""

    name: str
    portrait: str
    last: float


def read_options(text: str) -> dict[str, Any] | None:
    """Return the object in a column of the index, such as options; None if somebody has changed it."""
    with suppress(ValueError, TypeError, RecursionError):
        found = json.loads(text)
        if isinstance(found, dict):
            return found
    return None


@lru_cache(1024)
def rule_set_of(game: str, options: str) -> str:
    """Return the line of the rule set of a match, "" if its game or its options are not known."""
    known = read_options(options)
    if known is None:
        return ""
    try:
        line = rule_set(find_variant(game).info, known)
    except (KeyError, ValueError):
        return ""
    return line if len(line) <= LONGEST_SET and line.isprintable() else ""


FUNCTIONS: Mapping[str, tuple[int, Callable[..., str]]] = {
    "folded": (1, str.casefold),
    "rule_set": (2, rule_set_of),
}
"""What queries of the index may call, with how many values."""


class HistoryIndex:
    """The index in a folder of the player's data."""

    def __init__(self, data: Path) -> None:
        self.path = data / FILE
        self._file = IndexFile(self.path, TABLES, VERSION, FUNCTIONS)

    def set_aside(self) -> None:
        """Put the index away, which is made again from the logs; `before` has what it knows until then."""
        self._file.set_aside()

    def before(self) -> dict[str, MatchRecord]:
        """Return what those that were set aside have of matches, by the names of their logs.

        For what is damaged, or of tables that had less, there is nothing.
        """
        found: dict[str, MatchRecord] = {}
        for path in self._file.those_before():
            with suppress(sqlite3.Error, ValueError):
                found |= _records_before(path)
        return found

    def forget_before(self) -> None:
        """Remove those that were set aside, as the new one has all that they had."""
        self._file.forget_before()

    def _rows(self, query: str, types: Sequence[type], *values: object) -> list[Sequence[Any]]:
        """Return what a query finds, a row of values of these types each."""
        with self._file.opened_if_there() as file:
            return [_typed(row, types) for row in file.execute(query, values)] if file else []

    def names(self) -> set[str]:
        """Return the names of the logs that are in it."""
        return {name for (name,) in self._rows("SELECT name FROM matches", [str])}

    def unread(self, reader: str) -> set[str]:
        """Return the names of the logs that a program could not read which reads what `reader` says."""
        query = "SELECT name FROM unread WHERE reader = ?"
        return {name for (name,) in self._rows(query, [str], reader)}

    def put_unread(self, names: Iterable[str], reader: str) -> None:
        """Note that these logs cannot be read by a program that reads what `reader` says."""
        rows = [(name, reader) for name in names]
        with self._file.opened() as file:
            file.executemany("INSERT OR REPLACE INTO unread VALUES (?,?)", rows)

    def put(self, records: Iterable[MatchRecord]) -> None:
        """Add matches, or replace what it has of them."""
        added = list(records)
        with self._file.opened() as file:
            for each in added:
                row = (*each[:-2], each.set_name)
                for table in ("matches", "unread"):
                    file.execute(f"DELETE FROM {table} WHERE name = ?", (each.name,))
                file.execute("INSERT INTO matches VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)", row)
                rows = [
                    (each.name, *seat[:-2], " ".join(seat.achieved), seat.rated)
                    for seat in each.seats
                ]
                file.executemany("INSERT INTO seats VALUES (?,?,?,?,?,?,?,?,?,?,?)", rows)

    def drop(self, names: Iterable[str]) -> None:
        """Forget matches by the names of their logs."""
        rows = [(name,) for name in names]
        with self._file.opened() as file:
            for each in ("matches", "unread"):
                file.executemany(f"DELETE FROM {each} WHERE name = ?", rows)

    def find(self, wanted: Wanted = EVERY, first: int = 0, most: int = -1) -> list[MatchRecord]:
        """Return the matches that are asked for, the last first.

        Of these the `first` ones are passed over, and at most so many returned (−1: all).
        """
        chosen, values = _chosen(wanted)
        chosen, part = f"{chosen} LIMIT ? OFFSET ?", (*values, most, first)
        seats = f"SELECT * FROM seats WHERE match IN (SELECT name {chosen})"
        with self._file.opened_if_there() as file:
            if not file:
                return []
            return _records(file.execute(f"SELECT * {chosen}", part), file.execute(seats, part))

    def count(self, wanted: Wanted = EVERY) -> int:
        """Return how many matches there are that are asked for."""
        chosen, values = _chosen(wanted)
        return sum(many for (many,) in self._rows(f"SELECT COUNT(*) {chosen}", [int], *values))

    def people(self) -> list[KnownPerson]:
        """Return everybody who has played as a person, the one who played last first."""
        rows = self._rows(
            "SELECT player, portrait, MAX(began) FROM seats JOIN matches ON match = name"
            " WHERE bot = '' AND player != '' GROUP BY player ORDER BY MAX(began) DESC, player",
            [str, str, float],
        )
        return [KnownPerson(*row) for row in rows]

    def encounters(self, person: str, guests: Mapping[str, str]) -> list[Encounter]:
        """Return the matches that count of a person with any of some guests (`encounters`), the last first."""
        with self._file.opened_if_there() as file:
            return encounters(file, person, guests) if file else []

    def rule_sets(self) -> list[str]:
        """Return the lines of the sets of house rules by which anything was played, the one of late first."""
        rows = self._rows(
            "SELECT rule_set(game, options) AS line FROM matches WHERE line NOT IN ('', game)"
            " GROUP BY line ORDER BY MAX(began) DESC, line",
            [str],
        )
        return [line for (line,) in rows]

    def rename(self, old: str, new: str, until: float) -> None:
        """Give a person another name in the matches that began before a time."""
        change = (
            "UPDATE seats SET player = ? WHERE player = ? AND bot = ''"
            " AND match IN (SELECT name FROM matches WHERE began < ?)"
        )
        with self._file.opened_if_there() as file:
            if file:
                file.execute(change, (new, old, until))

    def achieved(self, player: str) -> set[tuple[str, str]]:
        """Return what a person has achieved in matches that count: the id of the game and its own."""
        rows = self._rows(
            "SELECT DISTINCT game, achieved FROM matches JOIN seats ON match = name"
            " WHERE counted AND achieved != '' AND player = ? AND bot = ''",
            [str, str],
            player,
        )
        return {(game, id) for game, ids in rows for id in _ids(ids)}

    def newest(self) -> float:
        """Return when the match began that began last by its clock, 0 if there is none."""
        query = "SELECT began FROM matches ORDER BY began DESC LIMIT 1"
        return max((began for (began,) in self._rows(query, [float])), default=0.0)

    def wins(self, player: str, since: float) -> int:
        """Return how many counted matches a person has won that began at or after a time."""
        found = self._rows(
            "SELECT name FROM matches JOIN seats ON match = name"
            " WHERE counted AND won AND player = ? AND bot = '' AND began >= ?",
            [str],
            *(player, since),
        )
        return len(found)


def _ids(text: str) -> tuple[str, ...]:
    """Return the ids of achievements that stand in a column."""
    return tuple(text.split())


def _records(matches: Iterable[Sequence[Any]], seats: Iterable[Sequence[Any]]) -> list[MatchRecord]:
    """Return what rows of the two tables tell. Raises ValueError if that cannot be right."""
    own: dict[str, list[SeatRecord]] = {}
    for row in seats:
        match, seat, player, bot, level, score, won, portrait, place, ids, rated = _typed(row, SEAT)
        made = SeatRecord(
            *(seat, player, bot, level, score, bool(won), portrait, place, _ids(ids), bool(rated))
        )
        own.setdefault(match, []).append(made)
    found: list[MatchRecord] = []
    for row in matches:
        name, *told, over, counted, part, named = _typed(row, MATCH)
        # Sorted here: SQLite would look every seat up by an index for that, which takes longer.
        there = tuple(sorted(own.get(name, ())))
        match = (name, *told, bool(over), bool(counted), part, there, named)
        found.append(MatchRecord._make(match))
        in_order = there and all(number == seat.seat for number, seat in enumerate(there))
        if not (in_order and 0 <= found[-1].began <= LATEST):
            raise ValueError
    return found


def _typed(row: Sequence[Any], types: Sequence[type]) -> Sequence[Any]:
    if [*map(type, row)] != [*types]:
        raise ValueError
    return row


def _records_before(path: Path) -> dict[str, MatchRecord]:
    """Return what an index that was set aside has. Raises Error of sqlite3 or ValueError if it is damaged."""
    with closing(sqlite3.connect(path, timeout=0)) as file:
        if has_views(file):
            return {}
        version = file.execute("PRAGMA user_version").fetchone()[0]
        if version < KEPT:
            return {}
        part = "part" if version >= WITH_PARTS else "''"
        counted = "(SELECT counted FROM matches WHERE name = match)"
        rated = "rated" if version >= WITH_RATED else counted
        of_seat = f"match, seat, player, bot, level, score, won, portrait, place, achieved, {rated}"
        named = "set_name" if version >= WITH_SET_NAMES else "''"
        of_match = f"began, options, seed, rounds, actions, length, over, counted, {part}, {named}"
        found = _records(
            file.execute(f"SELECT name, game, {UNKNOWN_RULES}, {of_match} FROM matches"),
            file.execute(f"SELECT {of_seat} FROM seats"),
        )
        return {each.name: each for each in found}


def _chosen(wanted: Wanted) -> tuple[str, list[object]]:
    """Return the end of a query of matches, from FROM on, and the values that it takes."""
    terms: list[str] = []
    values: list[object] = []

    def must(term: str, *given: object) -> None:
        terms.append(term)
        values.extend(given)

    if wanted.game:
        must("game = ?", wanted.game)
    if wanted.player:
        must("name IN (SELECT match FROM seats WHERE player = ?)", wanted.player)
    if wanted.person:
        must("name IN (SELECT match FROM seats WHERE player = ? AND bot = '')", wanted.person)
    if wanted.over is not None:
        must("over = ?", wanted.over)
    if wanted.counted:
        must("counted")
    if wanted.part:
        must("part != ''")
    if wanted.written is not None:
        among = "= game" if wanted.written else "NOT IN ('', game)"
        must(f"rule_set(game, options) {among}")
    if wanted.rules:
        must("rule_set(game, options) = ?", wanted.rules)
    for text in wanted.texts:
        among = ",".join("?" * len(text.games))
        must(
            "(name IN (SELECT match FROM seats WHERE instr(folded(player), folded(?)))"
            f" OR game IN ({among}))",
            text.word,
            *text.games,
        )
    where = f"WHERE {' AND '.join(terms)} " if terms else ""
    return f"FROM matches {where}ORDER BY began DESC, name DESC", values
