"""The messages of one language as text from its files, not yet parsed.

A language is a folder of Fluent files (https://projectfluent.org). Reading it finds where each message begins
and ends and nothing else, which takes a millisecond or two; what a message says is looked at when it is first
wanted.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from game.engine.problems import Phrase
from game.files.reading import Unreadable, read_text

_NO_LETTER = re.compile(r"[^A-Za-z0-9_-]")
_BEGIN = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=")
_VARIABLE = re.compile(r"\{ *\$([A-Za-z][A-Za-z0-9_-]*) *\}")


class Damaged(Exception):
    """A message cannot be used: its file, its id ("" for the whole file), and the reason."""

    def __init__(self, file: str, id: str, reason: str | Phrase) -> None:
        super().__init__(f"{file}: {id or 'the file'}: {reason}")
        self.file = file
        self.id = id
        self.reason = reason


@lru_cache(maxsize=4096)
def message_id(key: str) -> str:
    """Return the message id of a key: `card-Wplus4` for `card.W+4`, `action-time-out` for `action.time out`."""
    return _NO_LETTER.sub("-", key.replace("+", "plus"))


class MessageEntry(NamedTuple):
    """A message or term: its Fluent source and the name of its file."""

    source: str
    file: str

    def mentions(self, variable: str) -> bool:
        """Return whether it uses a variable."""
        return re.search(rf"\${re.escape(variable)}(?![A-Za-z0-9_-])", self.source) is not None

    def simple(self) -> tuple[str, ...] | None:
        """Return the parts of a message that consists of text and variables alone; None for others.

        Parts of even index are texts, those of odd index names of variables.
        """
        if "\n" in self.source:
            return None
        parts = tuple(_VARIABLE.split(self.source.partition("=")[2].strip(" ")))
        if parts == ("",) or any("{" in text or "}" in text for text in parts[::2]):
            return None
        return parts


MOST_MESSAGES = 10_000
"""Messages of a language; English has 2300."""
LARGEST = 2 << 20
"""Letters of a language's messages; English has a tenth."""
MOST_FILES = 200
"""Files of a language that are read; English has thirty."""
MOST_STRAY = 100
"""Lines of a file that are told of as belonging to no message."""


@dataclass(slots=True)
class Entries:
    """The messages of a folder by their ids.

    `unread` are files that cannot be read, each with the reason; `stray` are (file, line) of lines that belong
    to no message, and of messages whose id there is already, MOST_STRAY of a file at most.
    """

    by_id: dict[str, MessageEntry] = field(default_factory=dict)
    unread: list[tuple[str, Phrase]] = field(default_factory=list)
    stray: list[tuple[str, int]] = field(default_factory=list)


def read_entries(folder: Path, prefix: str = "") -> Entries:
    """The messages in the `*.ftl` files of a folder, which need not be there, up to MOST_MESSAGES and one.

    What comes when LARGEST letters or MOST_FILES have been read is left out. Files are told of by `prefix` and
    name.
    """
    found, room = Entries(), LARGEST
    for number, file in enumerate(sorted(folder.glob("*.ftl"))):
        name = f"{prefix}{file.name}"
        if number == MOST_FILES:
            found.unread.append((name, Phrase("problem.reason-many-files", most=MOST_FILES)))
            break
        try:
            text = read_text(file, within=folder)
        except Unreadable as error:
            found.unread.append((name, error.phrase))
            continue
        room -= len(text)
        if room < 0:
            reason = Phrase("problem.reason-large-language", most=LARGEST >> 10)
            found.unread.append((name, reason))
            break
        _split(text, name, found)
        if len(found.by_id) > MOST_MESSAGES:
            reason = Phrase("problem.reason-many-messages", most=MOST_MESSAGES)
            found.unread.append((name, reason))
            break
    return found


def _split(text: str, file: str, found: Entries) -> None:
    """Add the messages of a file to those found."""
    name, lines, stray = "", list[str](), list[int]()

    def close() -> None:
        if lines and len(found.by_id) <= MOST_MESSAGES and name not in found.by_id:
            found.by_id[name] = MessageEntry("\n".join(lines).rstrip(), file)
        lines.clear()

    for number, line in enumerate(text.split("\n"), 1):
        begin = _BEGIN.match(line)
        if begin:
            close()
            name = begin[1]
            if name in found.by_id:
                stray.append(number)
            lines.append(line)
        elif line.startswith("#"):
            close()
        elif lines:
            # The parser will tell whether it belongs there.
            lines.append(line)
        elif line.strip():
            stray.append(number)
    close()
    found.stray += [(file, number) for number in stray[:MOST_STRAY]]
