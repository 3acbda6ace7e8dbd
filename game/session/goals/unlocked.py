"""Who has unlocked all that can be won, by a switch and not by playing: `KeptUnlocks(data)`.

Each turn of the switch is a log of its own with one line, numbered above all others: of two programs at once
only one can make a file. The last turn of somebody's counts. What was won is not touched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.problems import Phrase
from game.files.fields import Fields
from game.files.reading import Unreadable, unreadable
from game.session.records.small_logs import LATEST, MOST_FILES, SmallLogs, head_in, head_row
from game.store.deleting import UNLOCKED
from game.store.match_log import LogContents
from game.store.name_changes import NameChange, name_at
from game.words.people_texts import kept_name

KIND, FORMAT = "unlocked", 1
"""What the line says that the file is, and in which format."""
LARGEST = 4 << 10
"""Bytes of a file, at most."""


class Turn(NamedTuple):
    """When (s since 1970) somebody, by the name of then, has turned the switch, and which way."""

    at: float
    player: str
    on: bool


class KeptUnlocks:
    """The turns of the switch in a folder of the player's data; `tell` is told of what cannot be read."""

    def __init__(self, data: Path, tell: Callable[[Phrase], object] = lambda phrase: None) -> None:
        self._logs = SmallLogs(data / UNLOCKED, KIND, LARGEST)
        self._tell = tell

    @property
    def folder(self) -> Path:
        """The folder of the logs."""
        return self._logs.folder

    def turns(self) -> list[Turn]:
        """Return all turns in their order, whatever the clock said. Raises OSError if they cannot be read."""
        numbers = self._logs.numbers()[-MOST_FILES:]
        return [turn for turn in map(self._read, numbers) if turn is not None]

    def _read(self, number: int) -> Turn | None:
        """Return a turn; None for one that is no good, which is left as it is."""
        try:
            return turn_in(self._logs.read(number))
        except Unreadable as error:
            if self._logs.is_begun(number):
                file = str(self._logs.path(number))
                self._tell(Phrase("problem.unlock", file=file, reason=error.phrase))
        return None

    def unlocked(self, person: str, changes: Iterable[NameChange] = ()) -> bool:
        """Return whether somebody has unlocked all, by whatever name. Raises OSError."""
        named = list(changes)
        own = [each for each in self.turns() if name_at(named, each.player, each.at) == person]
        return bool(own) and own[-1].on

    def turn(self, turn: Turn) -> None:
        """Keep a turn of the switch. Raises OSError if it cannot be written."""
        first = max(self._logs.numbers(), default=0) + 1
        next(number for number in count(first) if self._logs.begin(number, turn_row(turn)))


def turn_row(turn: Turn) -> dict[str, Any]:
    """Return a turn as the line of its log has it."""
    return {
        **head_row(KIND, FORMAT),
        "player": turn.player,
        "at": round(turn.at, 3),
        "on": turn.on,
    }


def turn_in(contents: LogContents) -> Turn:
    """Return the turn that a log holds.

    Raises LeftAlone if another version of the program wrote it, Unreadable if it is none.
    """
    head = head_in(contents, KIND, FORMAT, unreadable("no-unlock"))
    if not isinstance(head.get("on"), bool):
        raise unreadable("no-unlock")
    fields = Fields(head)
    player = kept_name(fields.optional_text("player") or "")
    return Turn(fields.number("at", 0, LATEST, 0), player, head["on"])
