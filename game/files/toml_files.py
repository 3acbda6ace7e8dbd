"""Reading of TOML with bounded time and memory."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game.files.nesting import DEEPEST, check_values
from game.files.reading import LARGEST, read_text, unreadable

# A text, or a comment: dots in it mean nothing. One without an end reaches to the end of the file.
_TEXTS = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+(?:"""|\\?\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+",
    re.DOTALL,
)
_DEEP_KEY = re.compile(r"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){%d}" % DEEPEST)  # noqa: UP031 - braces
MOST_PARTS = 20_000
"""Values, tables, lists, and dots between parts of keys; each part takes the parser a kilobyte at worst."""
MOST_LINES = 50_000
"""Lines of a file, with those of comments and empty ones: the longest that comes with the program has 400."""
# From its first figure alone: from each of them it would be looked through as often as it has figures.
_LONG_NUMBER = re.compile(r"(?<!\w)(?:0x[\dA-Fa-f_]{1000}|[\d_]{1000})")


def find_toml(paths: Sequence[Path]) -> Iterator[Path]:
    """Yield the files that the paths mean: files themselves, folders with all below them that end in .toml."""
    for path in paths:
        if path.is_dir():  # what of it cannot be listed, as some of the system's own, has none
            yield from sorted(
                Path(folder, name)
                for folder, _, names in os.walk(path)
                for name in names
                if name.endswith(".toml")
            )
        else:
            yield path


def read_toml(path: Path, *, limit: int = LARGEST, within: Path | None = None) -> dict[str, Any]:
    """Return the table in a file. Raises Unreadable."""
    return parse_toml(read_text(path, limit=limit, within=within))


def parse_toml(text: str) -> dict[str, Any]:
    """Return the table in a text. Raises Unreadable if it is no TOML, too deep, or a number exceeds 64 bits."""
    if text.count("\n") > MOST_LINES:  # the parser takes each for itself, whatever stands in it
        raise unreadable("toml-lines", most=MOST_LINES)
    # For each part of a dotted key the parser keeps all parts before it: by the square of their number.
    bare = _TEXTS.sub("_", text)
    if _DEEP_KEY.search(bare):
        raise unreadable("too-deep", most=DEEPEST)
    if sum(map(bare.count, "[{.=,")) > MOST_PARTS:
        raise unreadable("toml-parts", most=MOST_PARTS)
    if _LONG_NUMBER.search(bare):  # a hundred bytes for each figure, or a sentence of Python's own
        raise unreadable("number")
    try:
        table = tomllib.loads(text)
    except RecursionError:
        raise unreadable("too-deep", most=DEEPEST) from None
    except ValueError as error:
        raise unreadable("toml", detail=str(error)) from None
    check_values(table)
    return table
