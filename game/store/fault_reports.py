"""Reports of faults of the program: the log of the match, and in its first line what went wrong and where.

A report is a log of a match as any other, and can be opened and played again. It has nothing personal in it:
people, and bots of the player's own, have numbers for names, and paths are those within the program.
"""

from __future__ import annotations

import json
import platform
import re
import time
import traceback
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from game.files.checked_lines import checked_line
from game.files.reading import Unreadable
from game.files.writing import write_whole
from game.store.match_log import read_log

REPORTS = "reports"
ENDING = ".match"
KIND = "report"
"""What the first line of a report without a match says that it is."""
MOST_REPORTS = 20
"""How many reports are kept, the newest ones."""
LONGEST_MESSAGE = 300
"""Letters of what Python says of a fault."""
MOST_CALLS = 40
"""How many of the innermost calls are told."""
OWN_BOT = "own"
"""The id of a bot of the player's own."""

_PATH = re.compile(r"""(?:[A-Za-z]:)?[\\/][^\s'",;:]*[\\/][^\s'",;:]*""")
_SEAT = ("name", "portrait", "bot", "colour", "level")


def trace_of(error: BaseException) -> list[str]:
    """Return the calls that led to a fault, the outermost first, by their places within the program."""
    calls = traceback.extract_tb(error.__traceback__)[-MOST_CALLS:]
    return [f"{_within(each.filename)}:{each.lineno}:{each.name}" for each in calls]


def _within(file: str) -> str:
    """Return where a file lies within the program, or else its name alone."""
    parts = Path(file).parts
    if "game" in parts[:-1]:
        last = len(parts) - 1 - parts[::-1].index("game")
        return Path(*parts[last:]).as_posix()
    return parts[-1] if parts else file


def message_of(error: BaseException, names: Collection[str]) -> str:
    """Return what Python says of a fault, without paths and without these names."""
    said = _PATH.sub("…", str(error))
    for name in sorted(filter(None, names), key=len, reverse=True):
        said = said.replace(name, "…")
    return f"{type(error).__name__}: {said}"[:LONGEST_MESSAGE]


def report_rows(
    error: BaseException,
    scene: str,
    version: str,
    rows: Sequence[Mapping[str, Any]],
    ours: Collection[str],
) -> list[dict[str, Any]]:
    """Return the rows of a report: those of the match that was played, if there are any, made impersonal.

    `scene` is the screen that was open, `version` the program's, and `ours` the ids of the bots that come with
    it.
    """
    head: dict[str, Any] = dict(rows[0]) if rows else {"all-for-one": KIND, "format": 1}
    names = {str(each) for each in head.get("names", ())}
    names |= {str(row["name"]) for row in rows if "name" in row}
    head["report"] = {
        "program": version,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "scene": scene,
        "error": message_of(error, names),
        "trace": trace_of(error),
    }
    public: list[bool] = []
    if "seats" in head:
        public = [seat.get("bot", "") in ours for seat in head["seats"]]
        seats = [_nameless(seat, n, ours, named=public[n]) for n, seat in enumerate(head["seats"])]
        head["seats"] = seats
        head["names"] = [seat["name"] for seat in seats]
        head.pop("began", None)
    impersonal = [head]
    for row in rows[1:]:
        if "sits" in row:
            # A bot that plays on for a person has that person's name.
            impersonal.append(_nameless(row, row["sits"], ours, named=public[row["sits"]]))
        elif "seating" not in row:
            impersonal.append(dict(row))
    return impersonal


def _nameless(
    seat: Mapping[str, Any], place: int, ours: Collection[str], *, named: bool
) -> dict[str, Any]:
    """Return a seat whose player has a number for a name, unless it is a bot that everybody has."""
    bot = seat.get("bot", "")
    if named and bot in ours:
        return dict(seat)
    own = {name: value for name, value in seat.items() if name not in _SEAT}
    own["name"] = f"P{place + 1}"
    if bot:
        own["bot"] = bot if bot in ours else OWN_BOT
    return own


def rows_of(log: Path | None) -> list[dict[str, Any]]:
    """Return what stands in the log of a match; nothing if there is none that can be read."""
    if log is not None:
        with suppress(Unreadable):
            return read_log(log).rows
    return []


def write_report(folder: Path, rows: Sequence[Mapping[str, Any]], now: float) -> Path:
    """Write a report, as of `now` (seconds since 1970); return where it lies. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"report-{time.strftime('%Y%m%d-%H%M%S', time.localtime(now))}"
    names = (f"{stem}{ENDING}" if n == 1 else f"{stem}-{n}{ENDING}" for n in count(1))
    path = next(folder / name for name in names if not (folder / name).exists())
    content, checksum = bytearray(), 0
    for row in rows:
        data = json.dumps(row, separators=(",", ":")).encode("ascii")
        line, checksum = checked_line(data, checksum)
        content += line
    write_whole(path, bytes(content))
    for old in sorted(folder.glob(f"report-*{ENDING}"))[:-MOST_REPORTS]:
        with suppress(OSError):
            old.unlink()
    return path
