"""Turns of the switch that unlocks all, cut off anywhere: what was synced is read, and the next turn counts."""

from __future__ import annotations

from json import dumps
from pathlib import Path

from game.files.checked_lines import checked_lines
from game.files.reading import read_bytes
from game.files.writing import write_whole
from game.session.goals.unlocked import KIND, KeptUnlocks, Turn, turn_row
from game.store.language_files import load_words

TURN = Turn(1000.5, "Ada", on=True)


def turn_bytes() -> bytes:
    """Return the log of a turn."""
    return checked_lines([dumps(turn_row(TURN), separators=(",", ":")).encode()])


def unlock_fault(data: Path, image: bytes, synced: int) -> str:
    """Return what is wrong where the program starts with an image of the log, and it is turned again."""
    told: list[str] = []
    kept = KeptUnlocks(data, lambda phrase: told.append(load_words().phrase(phrase)))
    kept.folder.mkdir(parents=True)
    file = kept.folder / f"1.{KIND}"
    write_whole(file, image)
    found = kept.turns()
    if found not in ([], [TURN]):
        return "another turn is read than was made"
    if synced == len(turn_bytes()) and not found:
        return f"it is lost: {' '.join(told)}"
    if not found and image and not told:
        return "it is lost without a word"
    kept.turn(TURN._replace(at=2000.5, on=False))
    if kept.unlocked("Ada") or len(kept.turns()) != len(found) + 1:
        return "it cannot be turned again"
    return "" if read_bytes(file) == image else "the file has been changed"
