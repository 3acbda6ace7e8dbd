"""What was tried at puzzles: `KeptAttempts(data)`. An attempt is a line of a log.

A log that is full, or that another program writes, is followed by the next one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import date
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.problems import Phrase
from game.files.fields import Fields
from game.files.reading import Unreadable, unreadable
from game.session.records.small_logs import LATEST, MOST_FILES, SmallLogs, head_in, head_row
from game.session.today.day import read_day
from game.store.deleting import PUZZLES
from game.store.match_log import LogContents
from game.store.name_changes import NameChange, name_at
from game.words.people_texts import kept_name

KIND, FORMAT = "puzzles", 1
"""What the first line says that the file is, and in which format."""
LARGEST = 256 << 10
"""Bytes of a file, at most."""
MOST_LINES = 1000
"""After so many lines the next attempt begins another log."""

_KEY = re.compile(r"[a-z0-9_-]{1,40}/[A-Za-z0-9_-]{1,64}")


class Attempt(NamedTuple):
    """Who (by the name of then) tried a puzzle when (s since 1970), on which day, and whether it was right.

    `todays` is whether it was the puzzle of that day.
    """

    puzzle: str
    player: str
    at: float
    day: date
    right: bool
    todays: bool = False


class KeptAttempts:
    """The attempts in a folder of the player's data; `tell` is told of logs that cannot be read."""

    def __init__(self, data: Path, tell: Callable[[Phrase], object] = lambda phrase: None) -> None:
        self._logs = SmallLogs(data / PUZZLES, KIND, LARGEST)
        self._tell = tell

    @property
    def folder(self) -> Path:
        """The folder of the logs."""
        return self._logs.folder

    def attempts(self) -> list[Attempt]:
        """Return all attempts in the order in which they were made. Raises OSError if they cannot be read."""
        found: list[Attempt] = []
        for number in self._logs.numbers()[-MOST_FILES:]:
            try:
                found += attempts_in(self._logs.read(number))
            except Unreadable as error:
                if self._logs.is_begun(number):
                    file = str(self._logs.path(number))
                    self._tell(Phrase("problem.puzzles-unread", file=file, reason=error.phrase))
        return sorted(found, key=lambda each: each.at)

    def of(self, person: str, changes: Iterable[NameChange] = ()) -> list[Attempt]:
        """Return somebody's attempts, by whatever name. Raises OSError."""
        named = list(changes)
        return [each for each in self.attempts() if name_at(named, each.player, each.at) == person]

    def note(self, attempt: Attempt) -> None:
        """Keep an attempt. Raises OSError if it cannot be written."""
        last = max(self._logs.numbers(), default=0)
        if last and self._added(last, attempt):
            return
        row = {**head_row(KIND, FORMAT), **attempt_row(attempt)}
        next(number for number in count(last + 1) if self._logs.begin(number, row))

    def _added(self, number: int, attempt: Attempt) -> bool:
        """Add an attempt to a log; return False if that is full, damaged, or another program has it."""
        with suppress(Unreadable):
            contents = self._logs.read(number)
            attempts_in(contents)
            if len(contents.rows) < MOST_LINES:
                return self._logs.add(number, contents, attempt_row(attempt))
        return False


def attempt_row(attempt: Attempt) -> dict[str, Any]:
    """Return an attempt as a line of a log has it."""
    row: dict[str, Any] = {
        "puzzle": attempt.puzzle,
        "player": attempt.player,
        "at": round(attempt.at, 3),
        "day": attempt.day.isoformat(),
        "right": attempt.right,
    }
    return {**row, "todays": True} if attempt.todays else row


def attempts_in(contents: LogContents) -> list[Attempt]:
    """Return the attempts that a log holds.

    Raises LeftAlone if another version of the program wrote it, Unreadable if it is none.
    """
    head_in(contents, KIND, FORMAT, unreadable("no-puzzles"))
    return [_attempt(row) for row in contents.rows]


def _attempt(row: Mapping[str, Any]) -> Attempt:
    fields, day = Fields(row), read_day(row.get("day"))
    puzzle = fields.text("puzzle")
    if day is None or not _KEY.fullmatch(puzzle) or not isinstance(row.get("right"), bool):
        raise unreadable("no-puzzles")
    player = kept_name(fields.optional_text("player") or "")
    at, todays = fields.number("at", 0, LATEST, 0), fields.switch("todays")
    return Attempt(puzzle, player, at, day, row["right"], todays)
