"""The folders of the program's assets and of the player's files.

Nothing depends on the working directory.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple

from platformdirs import PlatformDirs

from game.engine.problems import Phrase, Problem
from game.files.reading import told_of

APPLICATION = "all-for-one"

_other_assets: Path | None = None


def use_assets(folder: Path | None) -> None:
    """Use another folder of assets, as for a game in the tests; None: the program's own."""
    global _other_assets
    _other_assets = folder


def assets() -> Path:
    """Return the folder of assets, also inside a packaged program."""
    if _other_assets is not None:
        return _other_assets
    bundle = getattr(sys, "_MEIPASS", None)
    root = Path(bundle) if bundle else Path(__file__).resolve().parents[2]
    return root / "assets"


_own_folder: Path | None = None


def use_player_folder(root: Path | None) -> None:
    """Keep everything of the player in one folder, as a portable copy does; None: where the platform does."""
    global _own_folder
    _own_folder = root


class PlayerFolders(NamedTuple):
    """The player's folders, as the platform wants them; they need not exist yet."""

    settings: Path
    data: Path
    state: Path
    cache: Path

    @classmethod
    def of_platform(cls) -> PlayerFolders:
        """XDG folders, `%APPDATA%` or `~/Library/Application Support`, or those in the chosen folder.

        Raises Problem where nobody knows what the player's own folder is.
        """
        if _own_folder is not None:
            return cls.under(_own_folder)
        dirs = PlatformDirs(APPLICATION, appauthor=False, roaming=True)
        try:
            return cls(
                dirs.user_config_path,
                dirs.user_data_path,
                dirs.user_state_path,
                dirs.user_cache_path,
            )
        except RuntimeError:  # HOME is not set, and the system does not know the user either
            raise Problem(Phrase("problem.no-home")) from None

    @classmethod
    def under(cls, root: Path) -> PlayerFolders:
        """All four in one folder, as tests and portable installations have them."""
        return cls(root / "settings", root / "data", root / "state", root / "cache")


def unwritable(folder: Path) -> Phrase | None:
    """What is wrong if nothing can be kept in `folder` (made if it is missing), or None if it can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return _unwritable(folder, told_of(error))
    if not os.access(folder, os.W_OK | os.X_OK):
        return _unwritable(folder, Phrase("problem.unwritable-permission"))
    try:  # what the system allows may still be impossible, as in its own folders
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        return _unwritable(folder, told_of(error))
    return None


def _unwritable(folder: Path, detail: str | Phrase) -> Phrase:
    return Phrase("problem.unwritable", folder=str(folder), detail=detail)
