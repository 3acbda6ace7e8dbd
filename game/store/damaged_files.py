"""Files that are no good are set aside, never lost: beside the new one, as `settings.broken-<time>.json`."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from game.engine.problems import Phrase
from game.files.reading import Unreadable, read_bytes
from game.files.writing import write_whole


def set_aside(path: Path) -> Phrase | None:
    """Keep what stands at `path` under another name, which the phrase tells; None if that fails.

    An ordinary small file is copied, once; anything else (a folder, a pipe, a link to somewhere else, what
    may not be read) is moved as it is.
    """
    # Not path.is_dir(), which fails on a link into a folder that may not be looked into.
    what = "folder" if os.path.isdir(path) else "file"
    try:
        data = read_bytes(path)
    except Unreadable:
        aside = next(_free_names(path))
        try:
            path.rename(aside)
        except OSError:
            return None
    else:
        try:
            aside = _copied(path, data) or next(_free_names(path))
            if not aside.exists():
                write_whole(aside, data)
        except OSError:
            return None
    return Phrase(f"problem.settings-kept-{what}", name=aside.name)


def _copied(path: Path, data: bytes) -> Path | None:
    """The copy of the same that there is already, as after a start that saved nothing."""
    for each in sorted(path.parent.glob(f"{path.stem}.broken-*{path.suffix}")):
        try:
            if read_bytes(each) == data:
                return each
        except Unreadable:
            continue
    return None


def _free_names(path: Path) -> Iterator[Path]:
    stem = f"{path.stem}.broken-{time.strftime('%Y%m%d-%H%M%S')}"
    for number in count(1):
        name = path.with_name(f"{stem}{'' if number == 1 else f'-{number}'}{path.suffix}")
        if not name.is_symlink() and not name.exists():
            yield name
