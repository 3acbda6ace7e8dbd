"""Names of files and folders, and other texts that were given, in sentences."""

from __future__ import annotations

from pathlib import Path

from game.engine.problems import abridged
from game.files.standard_streams import escape
from game.words.people_texts import isolated

LONGEST = 400
"""Letters of the name of a file, with its folders."""
LONGEST_QUOTED = 80
"""Letters of another text that was given."""


def named(path: Path | str) -> str:
    """Return the name of a file or folder, or what else was given, as it may stand in a sentence.

    It is in one line, with escapes for what cannot be printed; a very long one is abridged.
    """
    text = abridged(str(path), LONGEST)
    return isolated(_in_one_line(text))


def quoted(text: str) -> str:
    """Return a text that was given, in quotes, as it may stand in a sentence."""
    return isolated(f"'{_in_one_line(abridged(text, LONGEST_QUOTED))}'")


def _in_one_line(text: str) -> str:
    return "".join(each if each.isprintable() else escape(each) for each in text)
