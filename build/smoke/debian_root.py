"""The Debian package in a clean Debian: installed, upgraded from an older build, used, and removed.

The clean Debian is a folder that mmdebstrap fills from Debian's mirror, and into which programs are locked
(chroot). Nothing outside of it is changed.
"""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
from identity import IDENTITY
from metadata import MIME_TYPE, PROGRAM
from packing.trouble import Trouble

from game import __version__
from smoke.display import Display, virtual_screen

ROOT = Path(__file__).resolve().parents[2]
SUITE = "bookworm"
OLDER = "0.9.0"
BESIDE = (
    *("xdg-utils", "desktop-file-utils", "shared-mime-info", "libx11-6", "libxext6", "libxcursor1"),
    *(
        "libxi6",
        "libxrandr2",
        "libxfixes3",
        "libxss1",
        "hicolor-icon-theme",
        "libfile-mimeinfo-perl",
    ),
)
"""What a desktop has, and the package recommends."""
PLAYER = "player"
PLAYED = 6
"""Actions after which the match of the older build is killed."""
PATIENCE = 60
"""Seconds for a window to come."""


class NoDebian(Exception):
    """No clean Debian can be made here; the message says why."""


def try_debian_package(dist: Path, pictures: Path) -> None:
    """Try the package of this version that lies in `dist`. Raises Trouble; where it cannot, it says so."""
    try:
        _try(dist, pictures)
    except NoDebian as reason:
        print(f"The Debian package was not tried in a clean Debian: {reason}")


def _try(dist: Path, pictures: Path) -> None:
    if not sys.platform.startswith("linux") or os.getuid() != 0:
        raise NoDebian("only root can make one.")
    missing = [each for each in ("mmdebstrap", "chroot", "mount") if shutil.which(each) is None]
    if missing:
        raise NoDebian(f"{missing[0]} is missing.")
    (new,) = dist.glob(f"{PROGRAM}_{__version__}_*.deb")
    with tempfile.TemporaryDirectory() as above:
        folder = Path(above)
        screen = folder / "screen"
        screen.mkdir()
        with _clean_debian(folder / "root") as root, virtual_screen(screen) as display:
            _Trial(root, display, pictures).run(_older_build(folder / "older"), new)


class _Trial:
    """One installation, from the older package to the removal of the newer one."""

    def __init__(self, root: Path, display: Display, pictures: Path) -> None:
        self.root, self.display, self.pictures = root, display, pictures
        self.home = root / "home" / PLAYER

    def run(self, old: Path, new: Path) -> None:
        before = self._files()
        self._root("useradd", "--create-home", PLAYER)
        self._install(old)
        self._expect(OLDER)
        played = self._play_and_kill()
        kept = self._kept()
        self._install(new)
        self._expect(__version__)
        if self._kept() != kept:
            raise Trouble("The upgrade changed what the player keeps.")
        (found,) = self._tour("take-up")
        if found["kept"] < played:
            raise Trouble(f"{played} actions were played by {OLDER}, {found['kept']} are left.")
        self._open_saved()
        kept = self._kept()
        self._root("dpkg", "--remove", PROGRAM)
        added = self._files() - before
        left = sorted(each for each in added if PROGRAM in each or IDENTITY.id in each)
        if left:
            raise Trouble(f"The removal leaves {', '.join(left[:5])}.")
        if self._kept() != kept:
            raise Trouble("The removal changed what the player keeps.")
        print(f"Debian: installed {OLDER}, upgraded with {played} actions kept, opened, removed")

    def _install(self, package: Path) -> None:
        shutil.copy(package, self.root / "tmp" / package.name)
        self._root("dpkg", "--install", f"/tmp/{package.name}")

    def _expect(self, version: str) -> None:
        said = self._player(PROGRAM, "--version")
        if version not in said:
            raise Trouble(f"{version} was installed, and it says: {said}")

    def _play_and_kill(self) -> int:
        process = self._start(PROGRAM, "tour", "pictures", "--stop", "play-on")
        assert process.stdout is not None
        done = 0
        for line in process.stdout:
            done = json.loads(line)["actions"]
            if done >= PLAYED:
                break
        process.kill()
        _, trouble = process.communicate()
        if done < PLAYED:
            raise Trouble(f"No match was played: {trouble}")
        return done

    def _tour(self, stop: str) -> list[dict[str, Any]]:
        said = self._player(PROGRAM, "tour", "pictures", "--stop", stop)
        return [json.loads(line) for line in said.splitlines()]

    def _kept(self) -> dict[str, bytes]:
        """Return the player's settings and matches."""
        found = [*self.home.rglob("settings.json"), *self.home.rglob("*.match")]
        if not found:
            raise Trouble("The player keeps nothing.")
        return {str(path): path.read_bytes() for path in found}

    def _open_saved(self) -> None:
        """Open a saved match as a desktop does, and take a picture."""
        kind = self._player("xdg-mime", "query", "default", MIME_TYPE).strip()
        if kind != f"{IDENTITY.id}.desktop":
            raise Trouble(f"{MIME_TYPE} is opened by {kind!r}.")
        file = self.home / "my match.oneplay"
        log = max(self.home.rglob("*.match"), key=lambda path: path.stat().st_mtime)
        shutil.copy(log, file)
        known = self._player("xdg-mime", "query", "filetype", f"/home/{PLAYER}/{file.name}")
        if known.strip() != MIME_TYPE:
            raise Trouble(f"{file.name} is taken for {known.strip()!r}.")
        opening = self._start("xdg-open", f"/home/{PLAYER}/{file.name}")
        try:
            running = self._wait_for(file.name)
            time.sleep(4)  # what is shown is drawn
            picture = self.display.picture()
            if picture is not None:
                pygame.image.save(picture, str(self.pictures / "debian-opened.png"))
            os.kill(running, 9)
        finally:
            opening.communicate(timeout=PATIENCE)

    def _wait_for(self, name: str) -> int:
        """Return the process that was started with a file of that name."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for each in Path("/proc").glob("[0-9]*"):
                try:
                    words = (each / "cmdline").read_bytes().split(b"\0")
                except OSError:
                    continue
                if PROGRAM.encode() in words[0] and any(name.encode() in word for word in words):
                    return int(each.name)
            time.sleep(0.2)
        raise Trouble(f"xdg-open did not start {PROGRAM} with {name}.")

    def _files(self) -> set[str]:
        """Return what lies where a package may put something."""
        within = (each for top in ("usr", "etc", "opt") for each in (self.root / top).rglob("*"))
        return {f"/{each.relative_to(self.root)}" for each in within}

    def _start(self, *command: str) -> subprocess.Popen[str]:
        """Start a program in the clean Debian as its player, on the virtual screen."""
        variables = {
            "HOME": f"/home/{PLAYER}",
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games",
            "DISPLAY": self.display.name,
            "LANG": "C.UTF-8",
            "SDL_AUDIODRIVER": "dummy",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        }
        whole = ["chroot", f"--userspec={PLAYER}:{PLAYER}", str(self.root)]
        whole += ["env", "--ignore-environment", f"--chdir=/home/{PLAYER}"]
        whole += [*(f"{name}={value}" for name, value in variables.items()), *command]
        return subprocess.Popen(
            whole, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
        )

    def _player(self, *command: str) -> str:
        process = self._start(*command)
        out, trouble = process.communicate(timeout=3 * PATIENCE)
        if process.returncode:
            raise Trouble(f"{' '.join(command)} ended with {process.returncode}: {out}{trouble}")
        return out

    def _root(self, *command: str) -> None:
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(
            ["chroot", str(self.root), *command], env=environment, capture_output=True, text=True
        )
        if done.returncode:
            raise Trouble(f"{' '.join(command)} failed: {done.stdout}{done.stderr}")


@contextmanager
def _clean_debian(root: Path) -> Iterator[Path]:
    """Fill a folder with a small Debian. Raises NoDebian where that cannot be done."""
    command = ["mmdebstrap", "--quiet", "--mode=root", "--variant=apt"]
    command += [f"--include={','.join(BESIDE)}", SUITE, str(root)]
    done = subprocess.run(command, capture_output=True, text=True)
    if not done.returncode:
        done = subprocess.run(
            ["mount", "-t", "proc", "proc", str(root / "proc")], capture_output=True, text=True
        )
    if done.returncode:
        raise NoDebian(f"{done.stderr.strip().splitlines()[-1]}.")
    try:
        yield root
    finally:
        subprocess.run(["umount", "--lazy", str(root / "proc")], check=True)


def _older_build(folder: Path) -> Path:
    """Build this commit with an older number, and return its Debian package."""
    done = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True)
    if done.returncode:
        raise Trouble("There is no commit to build: this is not a clone.")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as commit:
        commit.extractall(folder, filter="data")
    module = folder / "game" / "__init__.py"
    text = module.read_text(encoding="utf-8")
    module.write_text(re.sub(r'^__version__ = ".*"$', f'__version__ = "{OLDER}"', text, flags=re.M))
    environment = {**os.environ, "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", "0")}
    command = [sys.executable, str(folder / "build" / "release.py")]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True)
    if done.returncode:
        raise Trouble(f"The build numbered {OLDER} failed: {done.stderr.decode()[-300:]}")
    (package,) = (folder / "dist").glob("*.deb")
    return package
