"""Attempts at puzzles, cut off anywhere: what was synced is read, and the next attempt is kept."""

from __future__ import annotations

from datetime import date
from json import dumps
from pathlib import Path

from game.files.checked_lines import checked_lines
from game.files.writing import write_whole
from game.session.puzzles.attempts import FORMAT, KIND, Attempt, KeptAttempts, attempt_row
from game.session.records.small_logs import head_row
from game.store.language_files import load_words

ATTEMPTS = [
    Attempt(
        f"any/{number}",
        "Ada",
        1000.5 + number,
        date(2026, 11, 24),
        right=number % 2 == 0,
        todays=number > 1,
    )
    for number in range(4)
]


def attempts_bytes() -> bytes:
    """Return the log of some attempts."""
    head, *others = map(attempt_row, ATTEMPTS)
    rows = [{**head_row(KIND, FORMAT), **head}, *others]
    return checked_lines([dumps(each, separators=(",", ":")).encode() for each in rows])


def attempts_fault(data: Path, image: bytes, synced: int) -> str:
    """Return what is wrong where the program starts with an image of the log, and a puzzle is tried."""
    told: list[str] = []
    kept = KeptAttempts(data, lambda phrase: told.append(load_words().phrase(phrase)))
    kept.folder.mkdir(parents=True)
    write_whole(kept.folder / f"1.{KIND}", image)
    found = kept.attempts()
    if found != ATTEMPTS[: len(found)]:
        return "other attempts are read than were made"
    if len(found) < attempts_bytes()[:synced].count(b"\n"):
        return f"attempts are lost: {' '.join(told)}"
    if not found and image and not told:
        return "they are lost without a word"
    last = ATTEMPTS[0]._replace(at=2000.5)
    kept.note(last)
    return "" if kept.attempts() == [*found, last] else "no other attempt is kept"
