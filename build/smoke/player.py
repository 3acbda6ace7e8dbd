"""Somebody who has just downloaded the program: `Player` starts it as they would.

It lies in a folder that may not be written, below names with blanks and accents; their home is empty, they are
somewhere else, and no other program is on their path. Where root tries it, it is started as nobody.
"""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

from packing.trouble import Trouble

ABOVE = Path("Zoë’s programs – été", "all for one")
NOBODY = 65534
PATIENCE = 180
"""Seconds that any part may take on a busy machine."""
KEPT_ON_WINDOWS = ("SYSTEMROOT", "WINDIR", "TEMP", "TMP")
WRITABLE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH


class Player:
    """A player with a copy of a program, below a folder. Raises Trouble where the program does wrong."""

    def __init__(self, program: Path, folder: Path, display: str) -> None:
        self.folder = folder
        self.home = folder / "héim of somebody"
        self.elsewhere = folder / "somewhere else"
        self._as_nobody = os.name == "posix" and os.getuid() == 0
        for each in (self.home, self.elsewhere, folder / "empty"):
            each.mkdir()
            if self._as_nobody:
                os.chown(each, NOBODY, NOBODY)
        self.copy = folder / ABOVE
        shutil.copytree(program.parent, self.copy, symlinks=True)
        self.program = self.copy / program.name
        self._files = self._listed()
        _make_unwritable(self.copy)
        self._environment = {
            "HOME": str(self.home),
            "PATH": str(folder / "empty"),
            "LANG": "C.UTF-8",
            "SDL_AUDIODRIVER": "dummy",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        }
        if display:
            self._environment["DISPLAY"] = display
        if os.name == "nt":
            told = {name: os.environ[name] for name in KEPT_ON_WINDOWS if name in os.environ}
            folders = dict.fromkeys(("APPDATA", "LOCALAPPDATA", "USERPROFILE"), str(self.home))
            self._environment |= told | folders

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start the program and return at once."""
        whose: dict[str, Any] = {}
        if self._as_nobody:
            whose = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        return subprocess.Popen(
            [str(self.program), *arguments],
            cwd=self.elsewhere,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            encoding="utf-8",
            **whose,
        )

    def run(self, *arguments: str, status: int = 0) -> str:
        """Return what the program prints; with another status than 0, what it complains of."""
        process = self.start(*arguments)
        try:
            out, trouble = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            raise Trouble(f"{' '.join(arguments)} did not end in {PATIENCE} s.") from None
        if process.returncode != status or (trouble and not status):
            raise Trouble(f"{' '.join(arguments)} ended with {process.returncode}: {out}{trouble}")
        return trouble if status else out

    def told(self, *arguments: str) -> dict[str, Any]:
        """Return the JSON object that the program prints."""
        found: dict[str, Any] = json.loads(self.run(*arguments))
        return found

    def logs(self) -> list[Path]:
        """Return the logs of matches that the program keeps below the home, the newest last."""
        found = self.home.rglob("*.match")
        return sorted(found, key=lambda path: path.stat().st_mtime)

    def check_program(self) -> None:
        """See that nothing was written where the program lies."""
        if self._listed() != self._files:
            raise Trouble("The program wrote into its own folder.")

    def _listed(self) -> list[tuple[str, int]]:
        return sorted((str(each), each.lstat().st_size) for each in self.copy.rglob("*"))

    def close(self) -> None:
        """Let the copy be deleted."""
        for each in (self.copy, *self.copy.rglob("*")):
            if each.is_dir():
                each.chmod(each.stat().st_mode | stat.S_IWUSR)


def _make_unwritable(folder: Path) -> None:
    for each in (folder, *folder.rglob("*")):
        if not each.is_symlink():
            each.chmod(each.stat().st_mode & ~WRITABLE)


def executable(folder: Path) -> Path:
    """Return the program in its folder: on Windows the one that can print."""
    return folder / ("all-for-one-console.exe" if sys.platform == "win32" else "all-for-one")
