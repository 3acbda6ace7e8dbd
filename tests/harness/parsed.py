"""Python files as trees, parsed whenever one is asked for: all of them together are 150 MB."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path


class Trees(Mapping[Path, ast.Module]):
    """The trees of some files."""

    def __init__(self, files: Iterable[Path]) -> None:
        self._files = dict.fromkeys(files)

    def __getitem__(self, file: Path) -> ast.Module:
        if file not in self._files:
            raise KeyError(file)
        return ast.parse(file.read_text(encoding="utf-8"))

    def __iter__(self) -> Iterator[Path]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)
