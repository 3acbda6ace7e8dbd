"""Build the one-folder program into dist/all-for-one: `python build/package.py`.

Twice the same tree gives twice the same bytes: hashes are seeded, and times are the last commit's.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "dist" / "all-for-one"


def build() -> None:
    """Run PyInstaller. Its default folder, ./build, is source here: it works in ./pyinstaller."""
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    environment.setdefault("SOURCE_DATE_EPOCH", _last_commit())
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"]
    command += [f"--workpath={ROOT / 'pyinstaller'}", f"--distpath={ROOT / 'dist'}"]
    command += ["--clean", str(ROOT / "build" / "all-for-one.spec")]
    subprocess.run(command, check=True, cwd=ROOT, env=environment)


def _last_commit() -> str:
    asked = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True
    )
    return asked.stdout.strip() or "0"


if __name__ == "__main__":
    build()
    size = sum(file.lstat().st_size for file in PROGRAM.rglob("*"))
    print(f"{PROGRAM}: {size / 1e6:.1f} MB")
