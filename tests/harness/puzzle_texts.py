"""Puzzles written down in tests, of which a word or two is changed: `puzzle_of(folder, text, *changes)`."""

from __future__ import annotations

from pathlib import Path

from game.session.puzzles.puzzle_files import Puzzle, load_puzzle


def puzzle_of(folder: Path, text: str, *changes: tuple[str, str]) -> Puzzle:
    """The puzzle that a text is, with some of it replaced."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file = folder / "changed.toml"
    file.write_text(text, "utf-8")
    return load_puzzle(file)
