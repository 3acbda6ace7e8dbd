"""The shared libraries of a program on Linux, and the oldest C library that they run on."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from packing.trouble import Trouble

ELF = b"\x7fELF"
NEEDED_SYMBOL = re.compile(r"GLIBC_(\d+(?:\.\d+)+)\b")


def shared_objects(folder: Path) -> list[Path]:
    """Return every file of a folder that the dynamic linker loads, links left aside."""
    return [each for each in sorted(folder.rglob("*")) if _is_elf(each)]


def _is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(ELF)) == ELF


def oldest_glibc(folder: Path) -> tuple[str, list[str]]:
    """Return the newest version of glibc that a symbol in the folder asks for, and the files that ask for it.

    Raises Trouble where objdump is missing.
    """
    if shutil.which("objdump") is None:
        raise Trouble("objdump is missing, which tells the glibc that is needed: install binutils.")
    asked: dict[tuple[int, ...], list[str]] = {}
    for each in shared_objects(folder):
        done = subprocess.run(
            ["objdump", "-p", str(each)], capture_output=True, text=True, check=True
        )
        versions = [
            tuple(map(int, found.split("."))) for found in NEEDED_SYMBOL.findall(done.stdout)
        ]
        if versions:
            asked.setdefault(max(versions), []).append(each.relative_to(folder).as_posix())
    if not asked:
        raise Trouble(f"Nothing in {folder} asks for glibc.")
    newest = max(asked)
    return ".".join(map(str, newest)), asked[newest]
