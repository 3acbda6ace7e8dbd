"""The folder of matches: those under way, and those that have ended, a log each."""

from __future__ import annotations

import os
import re
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import NamedTuple

from game.engine.problems import Phrase
from game.files.reading import Unreadable
from game.files.syncing import sync_folder
from game.files.writing import write_whole
from game.store.match_log import LogContents, MatchLog, is_free, read_log

UNDER_WAY, ENDED = "matches", "history"
ENDING = ".match"
MOST_READ = 50
"""How many matches are looked at, those played last first."""

_OWN = re.compile(r"[\w-]+\.match")
"""A log; what has been set aside has more dots in its name."""


class FoundMatch(NamedTuple):
    """A log of a match under way, which nobody has open: what it holds, and when it was written last (s)."""

    path: Path
    contents: LogContents
    written: float


class MatchFolder:
    """The logs in a folder of the player's data."""

    def __init__(self, data: Path) -> None:
        self.under_way = data / UNDER_WAY
        self.ended = data / ENDED

    def create(self, game: str, now: float) -> MatchLog:
        """Make the log of a match that begins `now` (seconds since 1970). Raises OSError."""
        stem = f"{time.strftime('%Y%m%d-%H%M%S', time.localtime(now))}-{game}"
        for number in count(1):
            name = stem if number == 1 else f"{stem}-{number}"
            if not (self.ended / f"{name}{ENDING}").exists():
                with suppress(FileExistsError):
                    return MatchLog.create(self.under_way / f"{name}{ENDING}")
        raise AssertionError

    def find(self) -> tuple[list[FoundMatch], list[Phrase]]:
        """Return the matches under way, those played last first, and what is to be told of bad files."""
        found: list[FoundMatch] = []
        told: list[Phrase] = []
        for written, path in self.logs_under_way()[:MOST_READ]:
            if not is_free(path):
                continue
            try:
                found.append(FoundMatch(path, read_log(path), written))
            except Unreadable as error:
                told.append(self.refuse(path, error.phrase))
        return found, told

    def logs_under_way(self) -> list[tuple[float, Path]]:
        """Return when each log of a match under way was written (s since 1970), the last one first."""
        files: list[tuple[float, Path]] = []
        with suppress(OSError), os.scandir(self.under_way) as entries:
            for each in entries:
                with suppress(OSError):
                    if _OWN.fullmatch(each.name):
                        files.append((each.stat(follow_symlinks=False).st_mtime, Path(each.path)))
        return sorted(files, reverse=True)

    def ended_logs(self) -> dict[str, Path]:
        """Return the logs of the matches that have ended by their names, the first that began first."""
        with suppress(OSError):
            logs = sorted(each for each in self.ended.iterdir() if _OWN.fullmatch(each.name))
            return {each.name: each for each in logs}
        return {}

    def refuse(self, path: Path, reason: Phrase) -> Phrase:
        """Put a file that cannot be used out of the way; return what is to be told of it."""
        kept = Phrase("problem.match-not-kept")
        for number in count(1):
            aside = path.with_name(f"{path.stem}.broken-{number}{ENDING}")
            if not os.path.lexists(aside):
                with suppress(OSError):
                    path.rename(aside)
                    kept = Phrase("problem.match-kept", name=aside.name)
                break
        return Phrase("problem.match-lost", file=str(path), reason=reason, kept=kept)

    def take_up(self, found: FoundMatch) -> tuple[MatchLog | None, Phrase | None]:
        """Open the log of a match to go on with it; None if another program has it by now.

        What stands behind the last whole line is set aside, and told of. Raises OSError.
        """
        path, contents, _ = found
        told: Phrase | None = None
        if contents.behind:
            aside = path.with_name(f"{path.stem}.cut-{contents.end}{ENDING}")
            write_whole(aside, contents.behind)
            told = Phrase("problem.match-cut", file=str(path), name=aside.name)
        return MatchLog.take_up(path, contents), told

    def end(self, path: Path) -> Path | None:
        """Put a match that goes on no more to those that have ended; None if that cannot be done."""
        try:
            self.ended.mkdir(parents=True, exist_ok=True)
            there = self.ended / path.name
            path.rename(there)
        except OSError:
            return None
        sync_folder(self.ended)
        sync_folder(self.under_way)
        return there
