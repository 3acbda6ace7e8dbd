"""The programs of bots: the command that a player's bot file names, and the fingerprint that a player confirms.

Only a file in the player's own folder may name a command, under `policy = "process"`.
"""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Collection, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from game.files.fields import Fields
from game.files.reading import Unreadable, read_bytes, unreadable

PROCESS = "process"
"""The policy of bots that are programs."""
MOST_PARTS, LONGEST_COMMAND = 12, 300
"""Parts of a command, and its letters in all: as much as can be shown before it is confirmed."""

LARGEST_PROGRAM = 32 << 20
"""Bytes of a file of a program that are looked at."""
APART = ("-I", "-u", "-X", "utf8")
"""How Python is started: without modules of the folder or the player, with each line at once, in UTF-8."""

_PYTHON = re.compile(r"(?:python|pypy)[\d.]*w?(?:\.exe)?|pyw?(?:\.exe)?", re.IGNORECASE)
_VERSION = re.compile(r"-\d[\d.]*(?:-\d+)?|-V:.+")
"""What tells the launcher of Windows which Python is to run; it must come first."""


class Program(NamedTuple):
    """The program of a bot: the parts of its command, the bot's file, and its fingerprint.

    The fingerprint stands for the content of the bot's file, its place, the command, and the files that this
    names: it is another one as soon as any of these changes.
    """

    command: tuple[str, ...]
    file: Path
    fingerprint: str

    @property
    def folder(self) -> Path:
        """The folder of the bot's file, in which the files of its command are looked for first."""
        return self.file.parent

    @property
    def as_read(self) -> bool:
        """Whether nothing that the fingerprint stands for has changed since it was read."""
        try:
            return _fingerprint(self.file, self.command) == self.fingerprint
        except Unreadable:
            return False

    @property
    def shown(self) -> str:
        """The command as it would be typed, with marks around parts that have blanks."""
        return shlex.join(self.command)


Confirmed = Mapping[str, Collection[str]]
"""The fingerprints that the player has confirmed, by the ids of the bots."""


def is_confirmed(confirmed: Confirmed, id: str, program: Program) -> bool:
    """Return whether the player has confirmed the program of a bot as it was read."""
    return program.fingerprint in confirmed.get(id, ())


def read_program(bot: Fields, file: Path, *, allowed: bool) -> Program | None:
    """Return the program that a bot's file names; None if it names none. Raises Unreadable."""
    wanted = bot.table.get("policy") == PROCESS
    if "command" not in bot.table and not wanted:
        return None
    if not allowed:
        raise unreadable("bot-command")
    if not wanted:
        raise unreadable("bot-command-policy", policy=PROCESS)
    command = bot.short_texts("command", MOST_PARTS, LONGEST_COMMAND)
    if not command or sum(map(len, command)) > LONGEST_COMMAND:
        bot.value("command")
        raise bot.unexpected("command", "command", most=MOST_PARTS, letters=LONGEST_COMMAND)
    return Program(command, file.absolute(), _fingerprint(file.absolute(), command))


def started_as(program: Program) -> list[str]:
    """Return the parts of a command as it is started: files beside the bot's with their whole paths.

    Python is started apart from whatever else lies there (`-I`), or `-m json.tool` would run a `json.py`.
    """
    parts = [str(_named(program.folder, part) or part) for part in program.command]
    if not _PYTHON.fullmatch(Path(program.command[0]).name):
        return parts
    versions = next(
        at for at, part in enumerate([*parts[1:], ""], 1) if not _VERSION.fullmatch(part)
    )
    return [*parts[:versions], *APART, *parts[versions:]]


def _named(folder: Path, part: str) -> Path | None:
    """Return the file that a part of a command names, in a folder or by its whole path; None if it is none."""
    try:
        path = folder / part
        return path if path.is_file() else None
    except (OSError, ValueError):
        return None


def _fingerprint(file: Path, command: tuple[str, ...]) -> str:
    place = json.dumps([str(file), *command])
    found = sha256(place.encode("utf-8", "surrogatepass") + b"\0" + read_bytes(file))
    for part in command:
        named = _named(file.parent, part)
        if named is not None:
            found.update(b"\0" + _content(named))
    return found.hexdigest()


def _content(file: Path) -> bytes:
    """Return what stands for the content of a file: of a very large one its size and its time."""
    try:
        return sha256(read_bytes(file, limit=LARGEST_PROGRAM)).digest()
    except Unreadable:
        found = file.stat()
        return b"%d %d" % (found.st_size, found.st_mtime_ns)


def lies_in(file: Path, folder: Path | None) -> bool:
    """Return whether a file lies directly in a folder."""
    try:
        return folder is not None and file.resolve().parent == folder.resolve()
    except (OSError, RuntimeError):  # a loop of links
        return False
