"""The draws of cups as they are kept: a log each, of which the first line is the draw: `KeptCups(data)`."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from game.engine.problems import Phrase
from game.engine.replay import wrong_format
from game.files.fields import Fields
from game.files.reading import LeftAlone, Unreadable, unreadable
from game.session.cup.cup_draw import GUESTS, LARGEST_SEED, CupDraw
from game.session.records.parts import LONGEST
from game.store.bot_files import load_roster
from game.store.deleting import CUPS
from game.store.match_log import LogContents, MatchLog, is_free, read_log
from game.variants import VARIANTS
from game.words.people_texts import kept_name

ENDING = ".cup"
KIND, FORMAT = "cup", 1
"""What the first line says that the file is, and in which format."""
GIVEN_UP = "given_up"
"""The key of a line that says when (s since 1970) the cup was given up."""
MOST_GAMES = 50
LARGEST = 64 << 10
"""Bytes of a file; a draw of all games has one of them."""
MOST_FILES = 1000
"""How many files are read, those that were written last."""
LATEST = 1e11
"""Seconds since 1970 that a date may be at most."""

_OWN = re.compile(r"[1-9][0-9]{0,8}\.cup")
"""A draw, by its number; what has been set aside has more dots in its name."""
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class KeptCups:
    """The files of cups in a folder of the player's data.

    They are numbered, and a new one has the lowest number that was free: of two programs that have read the
    same, only one can make the file. What is no good is set aside, of which `tell` is told.
    """

    def __init__(self, data: Path, tell: Callable[[Phrase], object] = lambda phrase: None) -> None:
        self.folder = data / CUPS
        self._tell = tell
        self._free = 1
        """The lowest number without a file when these were read."""

    def draws(self) -> list[CupDraw]:
        """Return all cups, the first that was begun first. Raises OSError if the folder cannot be read."""
        found: dict[str, CupDraw] = {}
        for path in sorted(self._files()[:MOST_FILES], key=_number):
            draw = self._read(path)
            if draw is not None:  # a copy of a file is no other cup
                found.setdefault(draw.id, draw)
        taken = set(map(_number, self._files()))
        self._free = next(number for number in count(1) if number not in taken)
        return sorted(found.values(), key=lambda each: (each.began, each.id))

    def _files(self) -> list[Path]:
        """Return the files, the one that was written last first. Raises OSError."""
        files: list[tuple[float, Path]] = []
        with suppress(FileNotFoundError), os.scandir(self.folder) as entries:
            for each in entries:
                if _OWN.fullmatch(each.name):
                    with suppress(OSError):
                        files.append((each.stat(follow_symlinks=False).st_mtime, Path(each.path)))
        return [path for _, path in sorted(files, reverse=True)]

    def _read(self, path: Path) -> CupDraw | None:
        """Return the draw in a file; None, after it was told of, if it is no good."""
        try:
            return draw_in(read_log(path, limit=LARGEST))
        except LeftAlone as error:
            if os.path.lexists(path):
                self._tell(Phrase("problem.cup-left", file=str(path), reason=error.phrase))
        except Unreadable as error:
            if is_free(path):  # else another program has just made it
                self._set_aside(path, error)
        return None

    def _set_aside(self, path: Path, error: Unreadable) -> None:
        try:
            if path.stat().st_size == 0:  # another program is just making it, or was killed then
                return
            aside = next(_free_names(path))
            path.rename(aside)
        except OSError:
            return
        self._tell(Phrase("problem.cup-lost", file=str(path), reason=error.phrase, name=aside.name))

    def begin(self, draw: CupDraw) -> bool:
        """Keep a new cup; return False if another program has begun one since these were read.

        Raises OSError if it cannot be written.
        """
        try:
            log = MatchLog.create(self.folder / f"{self._free}{ENDING}")
        except FileExistsError:
            return False
        log.append(draw_row(draw))
        trouble = log.failure
        log.close()
        if trouble is not None:
            log.path.unlink(missing_ok=True)
            raise trouble
        return True

    def give_up(self, draw: CupDraw, now: float) -> bool:
        """Note that a cup goes on no more; return False if another program has its file. Raises OSError."""
        for path in self._files():
            with suppress(Unreadable):
                contents = read_log(path, limit=LARGEST)
                if draw_in(contents).id != draw.id:
                    continue
                log = MatchLog.take_up(path, contents)
                if log is None:
                    return False
                log.append({GIVEN_UP: round(now, 3)})
                trouble = log.failure
                log.close()
                if trouble is not None:
                    raise trouble
                return True
        return False


def _number(path: Path) -> int:
    return int(path.stem)


def _free_names(path: Path) -> Iterator[Path]:
    for number in count(1):
        name = path.with_name(f"{path.stem}.broken-{number}{ENDING}")
        if not os.path.lexists(name):
            yield name


def draw_row(draw: CupDraw) -> dict[str, Any]:
    """Return a draw as the first line of its log has it."""
    return {
        "all-for-one": KIND,
        "format": FORMAT,
        "id": draw.id,
        "player": draw.player,
        "portrait": draw.portrait,
        "began": round(draw.began, 3),
        "games": list(draw.games),
        "seed": draw.seed,
        "guests": list(draw.guests),
    }


def draw_in(contents: LogContents) -> CupDraw:
    """Return the draw that a log holds.

    Raises LeftAlone if another version of the program wrote it, Unreadable if it is none.
    """
    head = contents.rows[0]
    if head.get("all-for-one") != KIND:
        raise unreadable("no-cup")
    wrong = wrong_format(head.get("format"), FORMAT)
    if wrong:
        raise LeftAlone(wrong)
    fields = Fields(head)
    games = fields.short_texts("games", MOST_GAMES, LONGEST)
    guests = fields.short_texts("guests", GUESTS, LONGEST)
    id = fields.text("id")
    ids = (id, *games, *guests)
    distinct = len(set(guests)) == GUESTS and len(set(games)) == len(games) > 0
    if not distinct or not all(_ID.fullmatch(each) for each in ids):
        raise unreadable("no-cup")
    known = {variant.info.id for variant in VARIANTS}
    if not known.issuperset(games):
        raise LeftAlone(Phrase("problem.reason-cup-games"))
    if not load_roster().keys() >= set(guests):
        raise LeftAlone(Phrase("problem.reason-cup-guests"))
    portrait = fields.short_text("portrait", LONGEST)
    draw = CupDraw(
        id,
        kept_name(fields.optional_text("player") or ""),
        portrait if _ID.fullmatch(portrait) else "",
        fields.number("began", 0, LATEST, 0),
        games,
        fields.whole_between("seed", 0, LARGEST_SEED, 0),
        guests,
    )
    return replace(draw, given_up=any(GIVEN_UP in row for row in contents.rows[1:]))
