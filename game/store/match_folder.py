"""The folder of matches: those under way, and those that have ended, a log each."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import NamedTuple

from game.engine.problems import Phrase
from game.files.reading import Inaccessible, LeftAlone, Unreadable
from game.files.syncing import sync_folder
from game.files.writing import write_whole
from game.store.match_log import LogContents, MatchLog, is_free, read_log

UNDER_WAY, ENDED = "matches", "history"
ENDING = ".match"
MOST_READ = 50
"""How many matches that can be used are looked for, those played last first."""
MOST_TRIED = 100
"""How many files are read at a time: there may be thousands that are no match under way."""

_OWN = re.compile(r"[\w-]+\.match")
"""A log; what has been set aside has more dots in its name."""


_left_alone: dict[tuple[Path, float], Phrase] = {}
"""What is to be told of files that stay as they are, by when they were written."""


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
        # Before the loop: if something else has that name, another name for the log is no help.
        self.under_way.mkdir(parents=True, exist_ok=True)
        stem = f"{time.strftime('%Y%m%d-%H%M%S', time.localtime(now))}-{game}"
        for number in count(1):
            name = stem if number == 1 else f"{stem}-{number}"
            if not (self.ended / f"{name}{ENDING}").exists():
                with suppress(FileExistsError):
                    return MatchLog.create(self.under_way / f"{name}{ENDING}")
        raise AssertionError

    def find(
        self, use: Callable[[FoundMatch], bool] = lambda found: True
    ) -> tuple[list[FoundMatch], list[Phrase]]:
        """Return the matches under way, those played last first, and what is to be told of bad files.

        `use` says of each whether it is one that is wanted, of which at most MOST_READ are looked for, among
        MOST_TRIED files at a time. What it, or reading, raises Unreadable for is put out of the way, unless it
        is LeftAlone; then it is not read again while it stays the same. Raises OSError if the folder cannot be
        read.
        """
        found: list[FoundMatch] = []
        lost: list[tuple[Path, Phrase]] = []
        left: list[tuple[Path, Phrase]] = []
        tried = 0
        for written, path in self.logs_under_way():
            if len(found) == MOST_READ or tried == MOST_TRIED:
                break
            if not is_free(path):
                continue
            if (path, written) in _left_alone:
                left.append((path, _left_alone[path, written]))
                continue
            tried += 1
            try:
                one = FoundMatch(path, read_log(path), written)
                if use(one):
                    found.append(one)
            except LeftAlone as error:
                if isinstance(error, Inaccessible):
                    tried -= 1  # nothing was read
                if os.path.lexists(path):  # else another program has put it away in the meantime
                    left.append((path, error.phrase))
                    if not isinstance(error, Inaccessible):
                        _left_alone[path, written] = error.phrase
            except Unreadable as error:
                lost.append((path, error.phrase))
        return found, [*self._put_away(lost), *self._told_of(left)]

    def logs_under_way(self) -> list[tuple[float, Path]]:
        """Return when each log of a match under way was written (s since 1970), the last one first.

        Raises OSError if the folder cannot be read.
        """
        files: list[tuple[float, Path]] = []
        with suppress(FileNotFoundError), os.scandir(self.under_way) as entries:
            for each in entries:
                with suppress(OSError):
                    if _OWN.fullmatch(each.name):
                        files.append((each.stat(follow_symlinks=False).st_mtime, Path(each.path)))
        return sorted(files, reverse=True)

    def ended_logs(self) -> dict[str, Path]:
        """Return the logs of the matches that have ended by their names, the first that began first.

        Raises OSError if the folder cannot be read.
        """
        with suppress(FileNotFoundError):
            logs = sorted(each for each in self.ended.iterdir() if _OWN.fullmatch(each.name))
            return {each.name: each for each in logs}
        return {}

    def _put_away(self, lost: Sequence[tuple[Path, Phrase]]) -> list[Phrase]:
        """Put files that cannot be used out of the way; return what is to be told: of several, one sentence."""
        names = [_put_out_of_the_way(path) for path, _ in lost]
        if len(lost) > 1:
            folder = str(self.under_way)
            return [Phrase("problem.matches-lost", count=len(lost), folder=folder)]
        return [
            Phrase(
                "problem.match-lost",
                file=str(path),
                reason=reason,
                kept=Phrase("problem.match-kept", name=name)
                if name
                else Phrase("problem.match-not-kept"),
            )
            for (path, reason), name in zip(lost, names, strict=True)
        ]

    def _told_of(self, left: Sequence[tuple[Path, Phrase]]) -> list[Phrase]:
        """Return what is to be told of files that stay as they are: of several, one sentence."""
        if len(left) > 1:
            folder = str(self.under_way)
            return [Phrase("problem.matches-left", count=len(left), folder=folder)]
        return [Phrase("problem.match-left", file=str(path), reason=why) for path, why in left]

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


def _put_out_of_the_way(path: Path) -> str:
    """Give a file that cannot be used another name, and return that; "" if it cannot be done."""
    for number in count(1):
        aside = path.with_name(f"{path.stem}.broken-{number}{ENDING}")
        if not os.path.lexists(aside):
            with suppress(OSError):
                path.rename(aside)
                return aside.name
            break
    return ""
