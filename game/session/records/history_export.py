"""The history of matches for other programs: `as_csv(matches)`, `as_json(matches)`, and both as files."""

from __future__ import annotations

import csv
import io
import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from game.files.writing import write_whole
from game.store.history_index import MatchRecord, read_options

COLUMNS = ("match", "began", "game", "options", "deal", "rounds", "seconds", "over", "counted")
SEAT_COLUMNS = (
    "seat",
    "player",
    "bot",
    "level",
    "score",
    "won",
    "portrait",
    "place",
    "achieved",
    "rated",
)
FORMULAS = tuple("=+-@＝＋－＠")
"""What a formula begins with, also in wide letters."""
NAME = "all-for-one-matches"
"""The name of the files, without its ending."""


def as_csv(matches: Iterable[MatchRecord]) -> str:
    """Return a table with a line for each seat of the matches."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow((*COLUMNS, *SEAT_COLUMNS))
    for each in matches:
        for seat in each.seats:
            rows.writerow(map(_cell, (*_values(each).values(), *seat)))
    return text.getvalue()


def _cell(value: object) -> object:
    """Return what stands in a cell: a text that a program of tables would take for a formula is none there."""
    if isinstance(value, tuple):
        return " ".join(value)
    if isinstance(value, str) and value.lstrip()[:1] in FORMULAS:
        return f"'{value}"
    return value


def as_json(matches: Iterable[MatchRecord]) -> str:
    """Return a list with an object for each of the matches."""
    return json.dumps([_row(each) for each in matches], indent=2) + "\n"


def is_export(text: str) -> bool:
    """Return whether a text is one of these, or of an empty file, in whose place another may be written."""
    known = (as_csv(()), f'[\n  {{\n    "{COLUMNS[0]}": ')
    return text in ("", as_json(())) or text.startswith(known)


def export_files(matches: Iterable[MatchRecord], folder: Path) -> list[Path]:
    """Write the matches into two files in a folder, in the place of older ones. Raises OSError."""
    found = list(matches)
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for ending, text in (("csv", as_csv(found)), ("json", as_json(found))):
        files.append(folder / f"{NAME}.{ending}")
        write_whole(files[-1], text.encode())
    return files


def _values(each: MatchRecord) -> dict[str, Any]:
    """Return what there is to tell of a match, by the names of the columns."""
    began = time.strftime("%Y-%m-%dT%H:%M:%S", time.localtime(each.began))
    told = (each.name, began, each.game, each.options, each.seed, each.rounds)
    return dict(zip(COLUMNS, (*told, each.length // 1000, each.over, each.counted), strict=True))


def _row(each: MatchRecord) -> dict[str, Any]:
    seats = [seat._asdict() for seat in each.seats]
    return {**_values(each), "options": options_of(each), "seats": seats}


def options_of(match: MatchRecord) -> dict[str, Any]:
    """Return the options that were chosen for a match; none if somebody has changed the index."""
    return read_options(match.options) or {}
