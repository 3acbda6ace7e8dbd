"""Transcripts as files: they are written into a folder, and compared with what the program does now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from game.engine.variant import Variant
from game.tools.transcripts.chosen_tables import chosen_tables
from game.tools.transcripts.writing import MOVE, ROUND, TOLD, Transcript
from game.words.catalogue import Catalogue

FOLDER = Path("tests/transcripts")
"""Where they are kept, from the folder of the program's source."""
LARGEST = 200_000
"""Bytes of one transcript, at most."""
LARGEST_OF_ALL = 3_200_000
"""Bytes of all of them, at most."""
NOTHING = "(no line)"


@dataclass(frozen=True, slots=True)
class Departure:
    """Where a transcript and the program differ first: in which file, move and line (from 1).

    `kept` is the line of the file, and `now` that of the program; NOTHING where one of them has ended.
    """

    file: str
    move: str
    line: int
    kept: str
    now: str

    def __str__(self) -> str:
        return (
            f"{self.file}, line {self.line}: {self.move}\n  kept: {self.kept}\n  now:  {self.now}"
        )


@dataclass(slots=True)
class Written:
    """The transcripts of one game: the bytes of each by file name, and the verbs that never came up."""

    sizes: dict[str, int]
    missing: list[str]


def write(variant: Variant[Any], folder: Path, words: Catalogue) -> Written:
    """Write the transcripts of a game into a folder, in the place of those that are there."""
    for file in kept_files(variant, folder):
        file.unlink()
    sizes: dict[str, int] = {}
    verbs: set[str] = set()
    for chosen in chosen_tables(variant):
        transcript = Transcript(chosen, words)
        data = "".join(f"{line}\n" for line in transcript.lines()).encode()
        (folder / chosen.file_name).write_bytes(data)
        sizes[chosen.file_name] = len(data)
        verbs.update(transcript.verbs)
    return Written(sizes, [word for word in variant.info.vocabulary if word not in verbs])


def kept_files(variant: Variant[Any], folder: Path) -> list[Path]:
    """Return the files in a folder that are transcripts of a game, by their names."""
    return sorted(
        file
        for file in folder.glob(f"{variant.info.id}-*.txt")
        if file.stem.rpartition("-")[2].isdigit()
    )


def check(
    variant: Variant[Any], folder: Path, words: Catalogue, *, rules_only: bool = False
) -> Iterator[Departure | None]:
    """Compare each transcript of a game with what is played now: yield where they differ, or None.

    With `rules_only` the sentences are left out.
    """
    known = set()
    for chosen in chosen_tables(variant):
        known.add(chosen.file_name)
        file = folder / chosen.file_name
        kept = (
            file.read_text(encoding="utf-8", errors="replace").split("\n")[:-1]
            if file.exists()
            else []
        )
        now = [*Transcript(chosen, words).lines()]
        yield compare(chosen.file_name, kept, now, rules_only=rules_only)
    for file in kept_files(variant, folder):
        if file.name not in known:
            yield Departure(file.name, "it is of no table any more", 1, file.name, NOTHING)


def compare(
    file: str, kept: Sequence[str], now: Sequence[str], *, rules_only: bool = False
) -> Departure | None:
    """Return where two transcripts differ first, or None."""
    move = "before the first round"
    for (number, line), (_, fresh) in zip_longest(
        _compared(kept, rules_only), _compared(now, rules_only), fillvalue=(len(kept) + 1, NOTHING)
    ):
        for each in (fresh, line):
            if each.startswith((MOVE, ROUND)):
                move = each
        if line != fresh:
            return Departure(file, move, number, line, fresh)
    return None


def _compared(lines: Sequence[str], rules_only: bool) -> list[tuple[int, str]]:
    """Return the lines that are compared, each with its number from 1."""
    return [
        (number, line)
        for number, line in enumerate(lines, 1)
        if not (rules_only and line.startswith(TOLD))
    ]
