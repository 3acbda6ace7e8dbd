"""Whether the licence of everything that is shipped is shipped too: `unlicensed(paths)`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LICENCES = ROOT / "assets" / "licences"
LIBRARIES = (".so", ".dll", ".dylib", ".pyd", ".exe")
"""What the names of files with machine code have in them."""


def works() -> list[dict[str, Any]]:
    """Return the works of others that the program comes with, as assets/licences/licences.toml has them."""
    text = (LICENCES / "licences.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["work"]
    return found


def libraries(program: Path) -> list[str]:
    """Return the files with machine code in the program's folder, by their paths in it."""
    return [
        path.relative_to(program).as_posix()
        for path in sorted(program.rglob("*"))
        if path.is_file() and not path.is_symlink() and any(each in path.name for each in LIBRARIES)
    ]


def unlicensed(paths: Iterable[str]) -> list[str]:
    """Return the paths of files that belong to no work whose licence is known."""
    patterns = [pattern.lower() for each in works() for pattern in each.get("files", ())]
    return [
        path
        for path in paths
        for low in [path.lower()]
        if not any(fnmatchcase(low, each) or fnmatchcase(Path(low).name, each) for each in patterns)
    ]


def copyright_file() -> str:
    """Return our licence, and a list of the works of others with theirs."""
    lines = [
        (ROOT / "LICENSE").read_text(encoding="utf-8"),
        "It comes with the works of others:",
        "",
    ]
    for each in works():
        texts = ", ".join(each["texts"])
        lines.append(f"{each['name']}, by {each['by']}: {each['licence']} ({texts})")
    place = "/usr/lib/all-for-one/_internal/assets/licences"
    lines += ["", f"The texts of all these licences are in {place}."]
    lines += ["Those of the GPL and the LGPL are also in /usr/share/common-licenses.", ""]
    return "\n".join(lines)
