"""Build the one-folder program into dist/all-for-one: `python build/package.py`.

Twice the same tree gives twice the same bytes: hashes are seeded, and times are the last commit's.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import which

from packing.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PROGRAM = DIST / "all-for-one"
APPLICATION = DIST / "All for One.app"
"""What is built on macOS beside the program's folder."""


def build() -> None:
    """Run PyInstaller. Its default folder, ./build, is source here: it works in ./pyinstaller.

    Raises Trouble where something that it needs is missing.
    """
    if find_spec("PyInstaller") is None:
        raise Trouble("PyInstaller is missing: install the program with its extra, `-e '.[dev]'`.")
    if sys.platform.startswith("linux") and which("strip") is None:
        raise Trouble("strip is missing, which makes the libraries smaller: install binutils.")
    environment = {**os.environ, "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(epoch())}
    # Tracebacks have lines, and not columns too: a quarter of all compiled modules is those.
    environment["PYTHONNODEBUGRANGES"] = "1"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"]
    command += [f"--workpath={ROOT / 'pyinstaller'}", f"--distpath={DIST}"]
    command += ["--clean", str(ROOT / "build" / "all-for-one.spec")]
    done = subprocess.run(command, cwd=ROOT, env=environment)
    if done.returncode:
        raise Trouble(f"PyInstaller ended with {done.returncode}; what it said stands above.")


def epoch() -> int:
    """Return the time of the last commit, or else what SOURCE_DATE_EPOCH says, in seconds since 1970."""
    said = os.environ.get("SOURCE_DATE_EPOCH", "") or _last_commit()
    if not said.isdecimal():
        raise Trouble(
            "The time of the last commit is not known: build in a clone, or set SOURCE_DATE_EPOCH."
        )
    return int(said)


def _last_commit() -> str:
    if which("git") is None:
        return ""
    asked = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True
    )
    return asked.stdout.strip()


def size_of(folder: Path) -> int:
    """Return the bytes of all files in a folder; links count as what is written in them."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_dir())


if __name__ == "__main__":
    try:
        build()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        sys.exit(2)
    print(f"{PROGRAM}: {size_of(PROGRAM) / 1e6:.1f} MB")
