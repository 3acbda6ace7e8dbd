"""What reads matches that have ended, for the fuzzer: their logs, and the index that is made of these."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from datetime import date
from functools import cache
from pathlib import Path
from random import Random

from game.files.checked_lines import checked_lines, whole_lines
from game.files.reading import Unreadable, read_bytes
from game.files.writing import write_whole
from game.session.records.history import refresh
from game.session.records.history_export import as_csv, as_json
from game.session.records.parts import part_in
from game.session.records.person_record import PersonRecord
from game.session.today.first_tries import first_tries, newest_day, streak, streak_days
from game.session.today.todays_deal import day_of_part
from game.session.today.turn_count import turns_in
from game.store.history_index import EVERY, HistoryIndex
from game.store.match_folder import MatchFolder
from game.store.match_log import read_log
from game.store.sqlite_files.index_file import DamagedIndex
from game.store.sqlite_files.ordinary_files import BESIDE
from game.tools.fuzzing.file_mutations import VALUES, mutated, put
from game.tools.fuzzing.usual_files import kept_log
from game.variants import VARIANTS, find_variant

NOW = 1_800_000_000.0
TODAY = date(2027, 1, 15)
LOG = "20261101-101500-any.match"
ENDLESS = "WITH RECURSIVE c(x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM c)"
SCRIPTS = (
    f"DROP TABLE unread; CREATE VIEW unread AS {ENDLESS} SELECT x name, 'all' reader FROM c",
    f"DROP TABLE seats; DROP TABLE matches; CREATE VIEW matches AS {ENDLESS} SELECT x name, 1 began FROM c",
    "CREATE TRIGGER t AFTER INSERT ON matches BEGIN"
    f" DELETE FROM seats WHERE seat IN ({ENDLESS} SELECT x FROM c); END",
    "DELETE FROM matches",
    "PRAGMA user_version = 5",
    "PRAGMA user_version = 0",
)
"""What somebody may have done to an index."""
COLUMNS = (
    "game",
    "began",
    "options",
    "part",
    "rounds",
    "over",
    "counted",
    "name",
    "rules",
    "length",
)
DAYS = ("2026-11-24", "9999-12-31", "0001-01-01", "9999-99-99", "1970-01-01", "", "20261124")


def _lines(content: bytes, luck: Random) -> Iterator[bytes]:
    """Yield the lines of a log, of which some say what they like."""
    head, *lines = whole_lines(content).lines
    if (
        luck.random() < 0.4
    ):  # by rules that cannot be played any more its last line alone tells how it ended
        head = head.replace(b'"rules":', b'"rules":-')
    if luck.random() < 0.5:
        part = b'{"today":"%b","dealing":%b}' % (
            luck.choice(DAYS).encode(),
            luck.choice((b"1", *VALUES)),
        )
        head = head[:-1] + b',"part":%b}' % luck.choice((part, *VALUES))
    yield head
    yield from lines


def _logs(folder: Path, luck: Random) -> None:
    """The log of a match that has ended, for records, days' deals and exports."""
    ended = MatchFolder(folder).ended
    ended.mkdir()
    content = kept_log(luck.randrange(len(VARIANTS)))
    if luck.random() < 0.8:  # damage that no checksum tells of
        lines = b"\n".join(_lines(content, luck))
        lines = mutated(lines, luck) if luck.random() < 0.7 else lines
        write_whole(ended / LOG, checked_lines(filter(None, lines.split(b"\n"))))
    else:
        put(content, ended / LOG, luck)
    refresh(folder)
    records = HistoryIndex(folder).find()
    people = [each.name for each in HistoryIndex(folder).people()]
    names = [*people, *(seat.player for each in records for seat in each.seats)]
    for name in dict.fromkeys(names):
        PersonRecord.of(records, name, NOW)
        tries = first_tries(records, name)
        streak(streak_days(tries), TODAY)
    days = [day for each in records if (day := day_of_part(part_in(each.part))) is not None]
    newest_day(HistoryIndex(folder).newest(), days)
    as_csv(records)
    as_json(records)
    with suppress(Unreadable):
        rows = read_log(ended / LOG).rows
        for each in records:
            variant = find_variant(each.game)
            turns_in(rows, variant, 0)


@cache
def _made(number: int) -> bytes:
    """Return an index of the match with this number."""
    with tempfile.TemporaryDirectory() as room:
        folder = Path(room)
        MatchFolder(folder).ended.mkdir()
        write_whole(MatchFolder(folder).ended / LOG, kept_log(number))
        refresh(folder)
        index = HistoryIndex(folder)
        with closing(sqlite3.connect(index.path)) as file:
            file.execute("PRAGMA journal_mode = DELETE")
        return read_bytes(index.path)


def _indexes(folder: Path, luck: Random) -> None:
    """An index that is not what it was, or something beside it: it is made again of the logs."""
    number = luck.randrange(len(VARIANTS))
    MatchFolder(folder).ended.mkdir()
    write_whole(MatchFolder(folder).ended / LOG, kept_log(number))
    index = HistoryIndex(folder)
    way = luck.random()
    if way < 0.3:
        put(_made(number), index.path, luck)
    else:
        write_whole(index.path, _made(number))
    if 0.3 <= way < 0.5:
        put(_made(number), index.path.with_name(index.path.name + luck.choice(BESIDE)), luck)
    elif way >= 0.5:
        _change(index.path, luck)
    for ask in (index.names, index.find, index.people, index.rule_sets, index.newest, index.count):
        with suppress(DamagedIndex):
            ask()
    refresh(folder)
    if len(index.find(EVERY)) != 1:
        raise AssertionError("the index is not made again of the logs")


def _change(path: Path, luck: Random) -> None:
    """Change an index by SQL."""
    value = luck.choice((*VALUES, b"9" * 18, b"-1", b"x" * 90_000)).decode()
    with closing(sqlite3.connect(path)) as file, file, suppress(sqlite3.Error):
        if luck.random() < 0.6:
            file.executescript(luck.choice(SCRIPTS))
        else:
            file.execute(f"UPDATE matches SET {luck.choice(COLUMNS)} = ?", (value,))


HISTORY_KINDS: Mapping[str, Callable[[Path, Random], None]] = {"logs": _logs, "indexes": _indexes}
