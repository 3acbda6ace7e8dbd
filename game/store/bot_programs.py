"""The programs of bots: the command that a player's bot file names, and the fingerprint that a player confirms.

Only a file in the player's own folder may name a command, under `policy = "process"`.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Collection, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from game.files.fields import Fields
from game.files.reading import read_bytes, unreadable

PROCESS = "process"
"""The policy of bots that are programs."""
MOST_PARTS, LONGEST_COMMAND = 12, 300
"""Parts of a command, and its letters in all: as much as can be shown before it is confirmed."""


class Program(NamedTuple):
    """The program of a bot: the parts of its command, the folder that it runs in, and its fingerprint.

    The fingerprint stands for the content of the bot's file, the command and the file's place: it is another
    one as soon as any of these changes.
    """

    command: tuple[str, ...]
    folder: Path
    fingerprint: str

    @property
    def shown(self) -> str:
        """The command as it would be typed, with marks around parts that have blanks."""
        return shlex.join(self.command)


Confirmed = Mapping[str, Collection[str]]
"""The fingerprints that the player has confirmed, by the ids of the bots."""


def is_confirmed(confirmed: Confirmed, id: str, program: Program) -> bool:
    """Return whether the player has confirmed the program of a bot as it is now."""
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
    folder = file.parent.absolute()
    return Program(command, folder, _fingerprint(file, command))


def _fingerprint(file: Path, command: tuple[str, ...]) -> str:
    place = json.dumps([str(file.absolute()), *command])
    return sha256(place.encode("utf-8", "surrogatepass") + b"\0" + read_bytes(file)).hexdigest()


def lies_in(file: Path, folder: Path | None) -> bool:
    """Return whether a file lies directly in a folder."""
    try:
        return folder is not None and file.resolve().parent == folder.resolve()
    except (OSError, RuntimeError):  # a loop of links
        return False
