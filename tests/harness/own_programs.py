"""Bots of a player's that are programs, as files in a folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from game.session.programs import child_process, program_talk
from game.store.bot_files import Guest, load_guest

HEAD = 'portrait = "nora"\npolicy = "process"\n'

BESIDE = "import os; os.chdir(os.environ['ALL_FOR_ONE_BOTS'])\n"
"""What it begins with, so that the test finds the files that it writes."""


def write_program(folder: Path, source: str, id: str = "wanda", more: str = "") -> Guest:
    """Write a bot's file and its program in Python, and return the bot."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{id}.py").write_text(f"{BESIDE}{source}", encoding="utf-8")
    command = f"command = ['{sys.executable}', '{id}.py']\n"
    file = folder / f"{id}.toml"
    file.write_text(f'name = "Wanda"\n{HEAD}{command}{more}', encoding="utf-8")
    return load_guest(file, own=True)


def confirmed(guest: Guest) -> dict[str, list[str]]:
    """Return what the settings hold once the player has confirmed a bot's program."""
    assert guest.program is not None
    return {guest.id: [guest.program.fingerprint]}


def be_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give programs much time for an answer, and for their last words: on a busy machine everything is late."""
    monkeypatch.setattr(program_talk, "STARTS_WITHIN", 120)
    monkeypatch.setattr(program_talk, "ANSWERS_WITHIN", 120)
    monkeypatch.setattr(child_process, "COMPLAINING", 120)


def is_gone(process: int, within: float = 120) -> bool:
    """Return whether a process has ended and been waited for, after so many seconds at most."""
    until = monotonic() + within
    while monotonic() < until:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        sleep(0.02)
    return False


def has_ended(process: int, within: float = 120) -> bool:
    """Return whether a process runs no more, after so many seconds at most; its parent may not know it yet."""
    until = monotonic() + within
    while monotonic() < until:
        try:
            state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return is_gone(process, until - monotonic())
        if state == "Z":
            return True
        sleep(0.02)
    return False


def wait_for(file: Path, within: float = 120) -> None:
    """Wait until there is a file, for so many seconds at most."""
    until = monotonic() + within
    while not file.exists():
        assert monotonic() < until, f"{file.name} does not come"
        sleep(0.02)
