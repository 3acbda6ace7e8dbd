"""The evenings as they are kept: a log each, of which the first line has the games: `KeptEvenings(data)`.

Lines after it say who is there for a match (`here`), and when an evening was ended early (`ended`). What its
matches brought stands in their own logs.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.engine.problems import Phrase
from game.files.fields import Fields
from game.files.reading import LeftAlone, unreadable
from game.session.evening.evening_log import MOST_MATCHES, Attendance, EveningLog, Member
from game.session.records.numbered_logs import FileMessages, NumberedLogs
from game.session.records.parts import LONGEST
from game.session.records.small_logs import LATEST, SmallLogs, head_in, head_row
from game.store.deleting import EVENINGS
from game.store.match_log import LogContents
from game.variants import VARIANTS
from game.words.people_texts import kept_name

KIND, FORMAT = "evening", 1
"""What the first line says that the file is, and in which format."""
HERE, ENDED = "here", "ended"
"""The keys of the lines that say who is there, and when (s since 1970) the evening was ended."""
MOST_PEOPLE, MOST_MEMBERS = 10, 99
"""How many are there at once, and how many come in all, at most."""
LARGEST = 1 << 20
"""Bytes of a file; mostly it has one of a thousand of them."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class KeptEvenings:
    """The files of evenings in a folder of the player's data; `tell` is told of what is no good."""

    def __init__(self, data: Path, tell: Callable[[Phrase], object] = lambda phrase: None) -> None:
        self._logs = NumberedLogs(
            SmallLogs(data / EVENINGS, KIND, LARGEST),
            evening_in,
            FileMessages("problem.evening-left", "problem.evening-lost"),
            tell,
        )

    @property
    def folder(self) -> Path:
        """The folder of the files."""
        return self._logs.folder

    def evenings(self) -> list[EveningLog]:
        """Return all evenings, the first that was begun first. Raises OSError if they cannot be read."""
        found: dict[str, EveningLog] = {}
        for each in self._logs.read():  # a copy of a file is no other evening
            found.setdefault(each.id, each)
        return sorted(found.values(), key=lambda each: (each.began, each.id))

    def begin(self, evening: EveningLog) -> bool:
        """Keep a new evening; return False if another program has begun one since these were read.

        Raises OSError if it cannot be written.
        """
        return self._logs.begin(evening_row(evening))

    def note(self, evening: EveningLog, who: Attendance) -> bool:
        """Note who is there for a match; return False if another program has the file. Raises OSError."""
        return self._logs.add(lambda each: each.id == evening.id, attendance_row(who))

    def end(self, evening: EveningLog, now: float) -> bool:
        """Note that an evening goes on no more; return False if another program has it. Raises OSError."""
        return self._logs.add(lambda each: each.id == evening.id, {ENDED: round(now, 3)})


def evening_row(evening: EveningLog) -> dict[str, Any]:
    """Return what the first line of its log has of an evening."""
    return {
        **head_row(KIND, FORMAT),
        "id": evening.id,
        "began": round(evening.began, 3),
        "games": list(evening.games),
        "short": evening.short,
    }


def attendance_row(who: Attendance) -> dict[str, Any]:
    """Return who is there as a line of the log has it."""
    return {
        HERE: [each._asdict() for each in who.here],
        "match": who.match,
        "resting": list(who.resting),
    }


def evening_in(contents: LogContents) -> EveningLog:
    """Return the evening that a log holds.

    Raises LeftAlone if another version of the program wrote it, Unreadable if it is none.
    """
    fields = Fields(head_in(contents, KIND, FORMAT, unreadable("no-evening")))
    games = fields.short_texts("games", MOST_MATCHES, LONGEST)
    id = fields.text("id")
    if not games or not all(_ID.fullmatch(each) for each in (id, *games)):
        raise unreadable("no-evening")
    if not {variant.info.id for variant in VARIANTS}.issuperset(games):
        raise LeftAlone(Phrase("problem.reason-cup-games"))
    rows = contents.rows[1:]
    return EveningLog(
        id,
        fields.number("began", 0, LATEST, 0),
        games,
        fields.switch("short"),
        tuple(_attendance(Fields(row)) for row in rows if HERE in row),
        any(ENDED in row for row in rows),
    )


def _attendance(fields: Fields) -> Attendance:
    here = tuple(map(_member, fields.each(HERE)))
    numbers = [each.number for each in here]
    resting = fields.table.get("resting", [])
    if len(set(numbers)) < len(numbers) or len(numbers) > MOST_PEOPLE:
        raise unreadable("no-evening")
    if not isinstance(resting, list) or not all(each in numbers for each in resting):
        raise unreadable("no-evening")
    return Attendance(fields.whole_between("match", 1, MOST_MATCHES + 1, 1), here, tuple(resting))


def _member(fields: Fields) -> Member:
    portrait, colour = (fields.short_text(key, LONGEST) for key in ("portrait", "colour"))
    return Member(
        fields.whole_between("number", 1, MOST_MEMBERS, 1),
        kept_name(fields.optional_text("name") or ""),
        portrait if _ID.fullmatch(portrait) else "",
        colour if _ID.fullmatch(colour) else "",
    )
