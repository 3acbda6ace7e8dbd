"""Who has unlocked all that can be won, by a switch and not by playing: `KeptUnlocks(data)`.

Each turn of the switch is a log of its own with one line, numbered above all others: of two programs at once
only one can make a file. The last turn of somebody's counts. What was won is not touched.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.problems import Phrase
from game.engine.replay import wrong_format
from game.files.fields import Fields
from game.files.reading import LeftAlone, Unreadable, unreadable
from game.store.deleting import UNLOCKED
from game.store.match_log import LogContents, MatchLog, read_log
from game.store.name_changes import NameChange, name_at
from game.words.people_texts import kept_name

KIND, FORMAT = "unlocked", 1
"""What the line says that the file is, and in which format."""
LARGEST = 4 << 10
"""Bytes of a file, at most."""
MOST_FILES = 1000
"""How many files are read, those of the highest numbers."""
LATEST = 1e11
"""Seconds since 1970 that a date may be at most."""

_OWN = re.compile(r"([1-9][0-9]{0,8})\.unlocked")


class Turn(NamedTuple):
    """When (s since 1970) somebody, by the name of then, has turned the switch, and which way."""

    at: float
    player: str
    on: bool


class KeptUnlocks:
    """The turns of the switch in a folder of the player's data; `tell` is told of what cannot be read."""

    def __init__(self, data: Path, tell: Callable[[Phrase], object] = lambda phrase: None) -> None:
        self.folder = data / UNLOCKED
        self._tell = tell

    def turns(self) -> list[Turn]:
        """Return all turns in their order, whatever the clock said. Raises OSError if they cannot be read."""
        return [turn for turn in map(self._read, self._numbers()) if turn is not None]

    def _numbers(self) -> list[int]:
        with suppress(FileNotFoundError), os.scandir(self.folder) as entries:
            own = (_OWN.fullmatch(each.name) for each in entries)
            return sorted(int(each[1]) for each in own if each)[-MOST_FILES:]
        return []

    def _path(self, number: int) -> Path:
        return self.folder / f"{number}.{KIND}"

    def _read(self, number: int) -> Turn | None:
        """Return a turn; None for one that is no good, which is left as it is."""
        path = self._path(number)
        try:
            return turn_in(read_log(path, limit=LARGEST))
        except Unreadable as error:
            with suppress(OSError):
                if (
                    path.stat().st_size
                ):  # else another program is just making it, or was killed then
                    self._tell(Phrase("problem.unlock", file=str(path), reason=error.phrase))
        return None

    def unlocked(self, person: str, changes: Iterable[NameChange] = ()) -> bool:
        """Return whether somebody has unlocked all, by whatever name. Raises OSError."""
        named = list(changes)
        own = [each for each in self.turns() if name_at(named, each.player, each.at) == person]
        return bool(own) and own[-1].on

    def turn(self, turn: Turn) -> None:
        """Keep a turn of the switch. Raises OSError if it cannot be written."""
        for number in count(max(self._numbers(), default=0) + 1):
            with suppress(FileExistsError):
                log = MatchLog.create(self._path(number))
                break
        log.append(turn_row(turn))
        trouble = log.failure
        log.close()
        if trouble is not None:
            log.path.unlink(missing_ok=True)
            raise trouble


def turn_row(turn: Turn) -> dict[str, Any]:
    """Return a turn as the line of its log has it."""
    return {
        "all-for-one": KIND,
        "format": FORMAT,
        "player": turn.player,
        "at": round(turn.at, 3),
        "on": turn.on,
    }


def turn_in(contents: LogContents) -> Turn:
    """Return the turn that a log holds.

    Raises LeftAlone if another version of the program wrote it, Unreadable if it is none.
    """
    head = contents.rows[0]
    if head.get("all-for-one") != KIND or not isinstance(head.get("on"), bool):
        raise unreadable("no-unlock")
    wrong = wrong_format(head.get("format"), FORMAT)
    if wrong:
        raise LeftAlone(wrong)
    fields = Fields(head)
    player = kept_name(fields.optional_text("player") or "")
    return Turn(fields.number("at", 0, LATEST, 0), player, head["on"])
