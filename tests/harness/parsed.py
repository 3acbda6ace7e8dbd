"""Python files as trees: parsed when first asked for, and let go when a module of tests is over.

All trees of the program, or of the tests, are a hundred MB.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from tests.harness.drawn_once import forget_pictures


@cache
def _tree(file: Path) -> ast.Module:
    if not _tree.cache_info().currsize:
        forget_pictures()  # together they would be most of what a process holds
    return ast.parse(file.read_text(encoding="utf-8"))


def forget_trees() -> None:
    """Let all trees go."""
    _tree.cache_clear()


class Trees(Mapping[Path, ast.Module]):
    """The trees of some files."""

    def __init__(self, files: Iterable[Path]) -> None:
        self._files = dict.fromkeys(files)

    def __getitem__(self, file: Path) -> ast.Module:
        if file not in self._files:
            raise KeyError(file)
        return _tree(file)

    def __iter__(self) -> Iterator[Path]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)
