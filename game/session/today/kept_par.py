"""Par as it is kept: a log a month, to which each batch of matches that has been played adds a line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.files.reading import Inaccessible, LeftAlone, Unreadable
from game.session.today.par import AT_ONCE, MATCHES, Par, wins_of
from game.session.today.todays_deal import TodaysDeal, drawn
from game.store.deleting import TODAY
from game.store.match_log import LogContents, MatchLog, is_free, read_log

ENDING = ".par"
KIND, FORMAT = "par", 1
"""What the first line says that the file is, and in which format."""
LARGEST = 1 << 20
"""Bytes of a file; a month of five games has a tenth."""


class KeptPar:
    """The files of par in a folder of the player's data.

    Only one program at a time adds to a file; others read what is there. What is no good is made again.
    """

    def __init__(self, data: Path) -> None:
        self.folder = data / TODAY

    def path(self, deal: TodaysDeal) -> Path:
        """Return the file with the par of a deal."""
        return self.folder / f"{deal.day.isoformat()[:7]}-{deal.dealing}{ENDING}"

    def of(self, deal: TodaysDeal) -> Par:
        """Return as much of a deal's par as has been played; nothing of a file that cannot be read."""
        path = self.path(deal)
        with suppress(OSError, Unreadable):
            now = path.stat()
            return _read(path, (now.st_mtime_ns, now.st_size), deal.game, deal.day, deal.dealing)
        return Par()

    def play(self, deal: TodaysDeal) -> Par:
        """Play what is left of a deal's par, and keep each batch as soon as it is played; return what is kept.

        Nothing is played while another program has the file, or where it cannot be written. Raises OSError.
        """
        log = self._open(deal)
        par = self.of(deal)
        if log is None:
            return par
        try:
            while par.left:
                first, end = par.played, min(par.played + AT_ONCE, MATCHES)
                wins = wins_of(deal, first, end)
                log.append(batch_row(deal, first, end, wins))
                par = Par(par.wins + wins, end)
        finally:
            log.close()
        return par

    def _open(self, deal: TodaysDeal) -> MatchLog | None:
        """Open the file of a deal to add to it; None if another program has it, or knows more of it."""
        path = self.path(deal)
        try:
            contents = read_log(path, limit=LARGEST)
        except LeftAlone:
            if path.exists():
                return None
        except Unreadable:
            if not is_free(path):  # another program has just made it
                return None
            path.unlink(missing_ok=True)
        else:
            return MatchLog.take_up(path, contents) if _is_par(contents) else None
        with suppress(FileExistsError):
            log = MatchLog.create(path)
            log.append({"all-for-one": KIND, "format": FORMAT})
            return log
        return None


@lru_cache(maxsize=16)
def _read(path: Path, version: tuple[int, int], game: str, day: date, dealing: int) -> Par:
    """Return the par of a deal in a file as it is now; while that stays the same it is read once.

    Raises Inaccessible; in any other file that is no good there is none.
    """
    try:
        contents = read_log(path, limit=LARGEST)
    except Inaccessible:
        raise
    except Unreadable:
        return Par()
    return par_in(contents.rows, drawn(game, day, dealing)) if _is_par(contents) else Par()


def _is_par(contents: LogContents) -> bool:
    head = contents.rows[0]
    return head.get("all-for-one") == KIND and head.get("format") == FORMAT


def batch_row(deal: TodaysDeal, first: int, end: int, wins: int) -> dict[str, Any]:
    """Return the line about the matches of a deal from `first` up to `end`."""
    return {
        "game": deal.game,
        "day": deal.day.isoformat(),
        "from": first,
        "to": end,
        "wins": wins,
    }


def par_in(rows: Iterable[Mapping[str, Any]], deal: TodaysDeal) -> Par:
    """Return the par of a deal in the lines of a file: batches that follow each other without a gap."""
    par = Par()
    for row in rows:
        if row.get("game") != deal.game or row.get("day") != deal.day.isoformat():
            continue
        first, end, wins = row.get("from"), row.get("to"), row.get("wins")
        if first != par.played or type(end) is not int or type(wins) is not int:
            continue
        if par.played < end <= MATCHES and 0 <= wins <= end - par.played:
            par = Par(par.wins + wins, end)
    return par
