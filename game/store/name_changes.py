"""The changes of people's names, which the logs of matches do not tell: `names.json` in the player's data.

Logs are only ever appended to, so somebody who takes another name has the old one in them. The names are
changed where a log is read for the history. A change holds for the matches that began before it: who comes
later and has the old name is somebody else.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.engine.notation.replay_reader import wrong_format
from game.files.reading import LeftAlone, Unreadable, read_text, unreadable
from game.files.writing import write_whole
from game.store.damaged_files import set_aside
from game.words.people_texts import KEPT_NAME, fault

FILE = "names.json"
FORMAT = 1
MOST_CHANGES = 2000
"""Changes in a file, the latest ones: each is looked at for every seat of every match."""


class NameChange(NamedTuple):
    """`old` is called `new` in matches that began before `until` (s since 1970); "" is nobody's name."""

    old: str
    new: str
    until: float


def name_at(changes: Iterable[NameChange], name: str, began: float) -> str:
    """Return what a person is called today who had a name when a match began."""
    for each in changes:
        if each.old == name and began < each.until:
            name = each.new
    return name


class NewerNames(LeftAlone):
    """The file is another program's; this one does not read it, and leaves it alone."""


def load_changes(
    data: Path, trouble: Callable[[Unreadable], object] = lambda error: None
) -> list[NameChange]:
    """Return the changes in their order; none if there is no file.

    There are none either if it cannot be read, of which `trouble` is told. One that is damaged is set aside.
    """
    try:
        return _read(data)
    except Unreadable as error:
        if not isinstance(error, LeftAlone):
            set_aside(data / FILE)
        trouble(error)
        return []


def _read(data: Path) -> list[NameChange]:
    """As `load_changes`, but raises Unreadable: NewerNames if it is another program's."""
    path = data / FILE
    if not os.path.lexists(path):
        return []
    text = read_text(path)
    try:
        kept = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
        if wrong := wrong_format(msgspec.json.decode(kept["format"]), FORMAT):
            raise NewerNames(wrong)
        changes = msgspec.json.decode(kept["changes"], type=list[NameChange])
    except (msgspec.MsgspecError, KeyError, RecursionError):
        raise unreadable("names") from None
    if len(changes) > MOST_CHANGES:
        raise unreadable("too-many", most=MOST_CHANGES)
    return [each for each in changes if _is_name(each.old) and _is_name(each.new)]


def _is_name(text: str) -> bool:
    return not text or fault(text, KEPT_NAME) is None


def keep_change(data: Path, old: str, new: str, until: float) -> NameChange:
    """Keep that somebody is called otherwise in what began before a time. Raises OSError or NewerNames.

    A file that cannot be read is set aside, or else nothing is kept.
    """
    change = NameChange(old, new, round(until, 3))
    try:
        changes, others = [*_read(data), change], _others(data)
    except NewerNames:
        raise
    except Unreadable:
        if set_aside(data / FILE) is None:
            raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(data / FILE)) from None
        changes = [change]
        others = {}
    data.mkdir(parents=True, exist_ok=True)
    kept = {**others, "format": FORMAT, "changes": changes[-MOST_CHANGES:]}
    write_whole(data / FILE, msgspec.json.encode(kept))
    return change


def _others(data: Path) -> dict[str, msgspec.Raw]:
    """Return what another version of the program keeps in a file that can be read."""
    path = data / FILE
    if not os.path.lexists(path):
        return {}
    return msgspec.json.decode(read_text(path), type=dict[str, msgspec.Raw])
