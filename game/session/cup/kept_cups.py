"""The draws of cups as they are kept: a log each, of which the first line is the draw: `KeptCups(data)`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.engine.problems import Phrase
from game.files.fields import Fields
from game.files.reading import LeftAlone, unreadable
from game.session.cup.cup_draw import GUESTS, LARGEST_SEED, CupDraw
from game.session.records.numbered_logs import FileMessages, NumberedLogs
from game.session.records.parts import LONGEST
from game.session.records.small_logs import LATEST, SmallLogs, head_in, head_row
from game.store.bot_files import load_roster
from game.store.deleting import CUPS
from game.store.match_log import LogContents
from game.variants import VARIANTS
from game.words.people_texts import kept_name

KIND, FORMAT = "cup", 1
"""What the first line says that the file is, and in which format."""
GIVEN_UP = "given_up"
"""The key of a line that says when (s since 1970) the cup was given up."""
MOST_GAMES = 50
LARGEST = 64 << 10
"""Bytes of a file; a draw of all games has one of them."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class KeptCups:
    """The files of cups in a folder of the player's data; `tell` is told of what is no good."""

    def __init__(self, data: Path, tell: Callable[[Phrase], object] = lambda phrase: None) -> None:
        self._logs = NumberedLogs(
            SmallLogs(data / CUPS, KIND, LARGEST),
            draw_in,
            FileMessages("problem.cup-left", "problem.cup-lost"),
            tell,
        )

    @property
    def folder(self) -> Path:
        """The folder of the files."""
        return self._logs.folder

    def draws(self) -> list[CupDraw]:
        """Return all cups, the first that was begun first. Raises OSError if the folder cannot be read."""
        found: dict[str, CupDraw] = {}
        for draw in self._logs.read():  # a copy of a file is no other cup
            found.setdefault(draw.id, draw)
        return sorted(found.values(), key=lambda each: (each.began, each.id))

    def begin(self, draw: CupDraw) -> bool:
        """Keep a new cup; return False if another program has begun one since these were read.

        Raises OSError if it cannot be written.
        """
        return self._logs.begin(draw_row(draw))

    def give_up(self, draw: CupDraw, now: float) -> bool:
        """Note that a cup goes on no more; return False if another program has its file. Raises OSError."""
        return self._logs.add(lambda each: each.id == draw.id, {GIVEN_UP: round(now, 3)})


def draw_row(draw: CupDraw) -> dict[str, Any]:
    """Return a draw as the first line of its log has it."""
    return {
        **head_row(KIND, FORMAT),
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
    fields = Fields(head_in(contents, KIND, FORMAT, unreadable("no-cup")))
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
