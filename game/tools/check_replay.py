"""Run replay files again and compare the state hashes they carry."""

from __future__ import annotations

from pathlib import Path

from game.engine import replay
from game.files.reading import Unreadable, read_text
from game.store.language_files import load_words
from game.variants import find_variant

LARGEST = 16 << 20
"""Bytes of a replay; a day of play has a tenth."""


def load(path: Path) -> replay.Replay:
    """The replay in a file. ReplayError says in a sentence what is wrong with it."""
    try:
        text = read_text(path, limit=LARGEST)
    except Unreadable as error:
        raise replay.ReplayError(load_words().phrase(error.phrase)) from None
    return replay.read(text.splitlines(), find_variant)


def check(path: Path) -> str:
    """Play the file again; a line that sums it up. ReplayError says where it went another way."""
    loaded = load(path)
    match = loaded.play()
    if len(loaded.log) not in loaded.hashes:
        raise replay.ReplayError(
            f"it ends after action {len(loaded.log)} without a hash; the file may be cut off there"
        )
    title = load_words()(f"{loaded.variant.info.id}.title")
    ending = "finished" if match.over else "not finished"
    return (
        f"{title}, {loaded.table.players} players, {len(loaded.log)} actions, "
        f"{len(loaded.hashes)} hashes compared, {ending}"
    )
