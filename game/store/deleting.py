"""Deleting everything that the program keeps of the people who play: `delete_everything(places)`."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from game.engine.problems import Phrase
from game.files.reading import told_of
from game.store.history_index import FILE as INDEX
from game.store.kept_party import FILE as PARTY
from game.store.match_folder import ENDED, UNDER_WAY
from game.store.name_changes import FILE as NAMES
from game.store.platform_folders import PlayerFolders
from game.store.settings_file import FILE as SETTINGS

EXPORTED, TODAY, CUPS, EVENINGS, UNLOCKED = "exported", "today", "cups", "evenings", "unlocked"
PUZZLES = "puzzles"
"""The folders, in the player's data, with exported matches, with what belongs to days' deals, to cups and to
evenings, with who has unlocked what can be won, and with what was tried at puzzles."""


def delete_everything(places: PlayerFolders) -> Phrase | None:
    """Delete settings, matches and what was made of them; what players have put there themselves stays.

    Return what is to be told if something is left.
    """
    failed: Phrase | None = None
    for path in _kept(places):
        try:
            _delete(path)
        except OSError as error:
            detail = told_of(error)
            failed = failed or Phrase("problem.not-deleted", file=str(path), detail=detail)
    return failed


def _kept(places: PlayerFolders) -> Iterator[Path]:
    """What the program has written, also what it has set aside."""
    for each in (UNDER_WAY, ENDED, EXPORTED, TODAY, CUPS, EVENINGS, UNLOCKED, PUZZLES):
        yield places.data / each
    of_data = ((places.data, file) for file in (INDEX, NAMES, PARTY))
    for folder, file in (*of_data, (places.settings, SETTINGS)):
        yield from folder.glob(f"{file}*")
        stem, _, ending = file.partition(".")
        yield from folder.glob(f"{stem}.broken-*.{ending}")


def _delete(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
