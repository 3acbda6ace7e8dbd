"""What the program comes with, and its licences: `assets/licences/licences.toml`, with the texts beside it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from game.engine.problems import Phrase
from game.files.fields import Fields
from game.files.reading import AssetError, Unreadable, read_text
from game.files.toml_files import read_toml

LIST = "licences.toml"
LONGEST = 256 << 10
"""Bytes of a licence's text."""
SHORT = 50
"""Letters: a line that ends before them in a text was meant to end there."""
_BEGINS = re.compile(r"\s|[-*•]\s|\d+\.\s|\(?[a-z]\)\s|Copyright\b|\(c\)|©", re.IGNORECASE)
"""How a line begins that does not go on with the line before it."""


class Work(NamedTuple):
    """The program, or something that it comes with. `texts` are the files of its licences."""

    name: str
    by: str
    licence: str
    texts: tuple[str, ...]
    home: str = ""


def load_works(folder: Path) -> list[Work]:
    """Return the program, and after it what it comes with by name. Raises AssetError."""
    path = folder / LIST
    try:
        file = Fields(read_toml(path, within=folder))
        program, others = file.value("program"), file.value("work")
        if not isinstance(others, list):
            raise file.unexpected("work", "tables")
        works = [_work(Fields(each, f"work[{place}]")) for place, each in enumerate(others, 1)]
        ours = _work(Fields(program, "program"))
        return [ours, *sorted(works, key=lambda work: work.name.lower())]
    except Unreadable as error:
        raise _unusable(path, error) from None


def _work(table: Fields) -> Work:
    home = table.optional_text("home") or ""
    texts = table.texts("texts")
    return Work(table.text("name"), table.text("by"), table.text("licence"), texts, home)


def _unusable(path: Path, error: Unreadable) -> AssetError:
    return AssetError(Phrase("problem.open-file", file=path.name, reason=error.phrase))


def load_texts(work: Work, folder: Path) -> list[str]:
    """Return the paragraphs of the licences of a work. Raises AssetError."""
    found: list[str] = []
    for name in work.texts:
        path = folder / name
        try:
            found += paragraphs(read_text(path, limit=LONGEST, within=folder))
        except Unreadable as error:
            raise _unusable(path, error) from None
    return found


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a text whose lines were broken for a typewriter.

    Line breaks stay where a line was short, or where the next one begins an item or a notice.
    """
    found = []
    for part in re.split(r"\n\s*\n", text.replace("\f", "\n").expandtabs()):
        lines: list[str] = []
        before = ""
        for line in part.strip("\n").split("\n"):
            goes_on = lines and len(before) >= SHORT and not _BEGINS.match(line)
            if goes_on:
                lines[-1] += f" {line.strip()}"
            else:
                lines.append(line.strip())
            before = line.strip()
        if any(lines):
            found.append("\n".join(filter(None, lines)))
    return found
