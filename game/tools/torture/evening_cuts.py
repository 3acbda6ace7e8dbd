"""Logs of evenings that are cut off anywhere, or as a power cut may leave them: what was synced is read."""

from __future__ import annotations

from dataclasses import replace
from json import dumps
from pathlib import Path

from game.files.checked_lines import checked_lines
from game.files.reading import read_bytes
from game.files.writing import write_whole
from game.session.evening.evening_log import Attendance, EveningLog, Member
from game.session.evening.kept_evenings import (
    ENDED,
    KIND,
    KeptEvenings,
    attendance_row,
    evening_row,
)
from game.store.language_files import load_words
from game.variants import VARIANTS

_ADA, _RUTH = Member(1, "Ada", "ada", "rose"), Member(2, "Ruth", "ruth", "sky")
_NOTED = Attendance(1, (_ADA,)), Attendance(1, (_ADA, _RUTH), (2,)), Attendance(2, (_RUTH,))
EVENING = EveningLog("e", 1000.5, tuple(each.info.id for each in VARIANTS[:3]), True)


def evening_bytes() -> bytes:
    """Return the log of an evening to which somebody came and from which somebody went, that was ended."""
    rows = (evening_row(EVENING), *map(attendance_row, _NOTED), {ENDED: 2000.5})
    return checked_lines(dumps(row, separators=(",", ":")).encode() for row in rows)


def evening_fault(data: Path, image: bytes, synced: int) -> str:
    """Return what is wrong where the program starts with an image of the log, and goes on with the evening."""
    content, told = evening_bytes(), list[str]()
    kept = KeptEvenings(data, lambda phrase: told.append(load_words().phrase(phrase)))
    kept.folder.mkdir(parents=True)
    write_whole(kept.folder / f"1.{KIND}", image)
    found = kept.evenings()
    if any(replace(each, attendance=(), ended=False) != EVENING for each in found):
        return "another evening is read than was begun"
    if any(each.attendance != _NOTED[: len(each.attendance)] for each in found):
        return "others are there than were"
    lines = content[:synced].count(b"\n")
    if lines and not found:
        return f"it is lost: {' '.join(told)}"
    if lines and len(found[0].attendance) + found[0].ended < lines - 1:
        return "it is lost who was there"
    if not found and image and not told:
        return "it is lost without a word"
    if image not in [read_bytes(each) for each in kept.folder.iterdir()]:
        return "the file has been changed"
    other = replace(EVENING, id="other", began=3000.5)
    if not kept.begin(other) or [each.id for each in kept.evenings()[len(found) :]] != ["other"]:
        return "no other evening can be begun"
    late = Attendance(3, (_ADA,))
    if found and not (kept.note(EVENING, late) and kept.evenings()[0].latest == late):
        return "nobody can be noted in it"
    return ""
