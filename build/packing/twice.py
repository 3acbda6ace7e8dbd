"""Whether one commit gives the same bytes in two folders: `build_twice(epoch)`."""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from packing.trouble import Trouble

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("one", "another folder/deeper/ëlsewhere")
"""Paths of other lengths and letters, since paths are what slips into programs."""


def build_twice(epoch: int) -> None:
    """Release the last commit in two folders and compare every file. Raises Trouble if one differs."""
    with tempfile.TemporaryDirectory() as above:
        first, second = (_released(Path(above, name), epoch) for name in FOLDERS)
        differing = sorted(name for name in first | second if first.get(name) != second.get(name))
        if differing:
            raise Trouble(f"{len(differing)} files differ: {', '.join(differing[:10])}.")
        for name in sorted(each for each in first if "/" not in each):
            print(f"{first[name]}  {name}")
        print(f"All {len(first)} files are the same in both folders.")


def _released(folder: Path, epoch: int) -> dict[str, str]:
    """Release the last commit in a folder; return the sums of all files in its `dist`, by their names."""
    folder.mkdir(parents=True)
    done = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True)
    if done.returncode:
        raise Trouble("There is no commit to build: this is not a clone.")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as commit:
        commit.extractall(folder, filter="data")
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch)}
    command = [sys.executable, str(folder / "build" / "release.py")]
    if subprocess.run(command, cwd=folder, env=environment).returncode:
        raise Trouble(f"The release in {folder} failed.")
    dist = folder / "dist"
    return {
        path.relative_to(dist).as_posix(): hashlib.sha256(_bytes(path)).hexdigest()
        for path in sorted(dist.rglob("*"))
        if path.is_symlink() or path.is_file()
    }


def _bytes(path: Path) -> bytes:
    return os.fsencode(path.readlink()) if path.is_symlink() else path.read_bytes()
