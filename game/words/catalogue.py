"""The strings of one language, by dotted key.

A language is a folder of TOML files, `assets/strings/<language>/*.toml`, whose tables are joined. A string may
hold `{names}` to be filled in. Where the number matters a key is a table with `one` and `other`, and the
value `count` chooses::

    words = Catalogue.load(Path("assets/strings/en"))
    words("table.left", count=3)        # [table.left]  one = "{count} card"  other = "{count} cards"
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any


class WordsError(Exception):
    """A language that cannot be read: which file, what is wrong, in one sentence."""


class Catalogue:
    """Strings by key; `words(key, name=value …)` gives the string with its names filled in."""

    def __init__(self, strings: Mapping[str, str]) -> None:
        self._strings = dict(strings)

    @classmethod
    def load(cls, folder: Path) -> Catalogue:
        """The language in a folder. WordsError if a file cannot be read, or defines a key again."""
        strings: dict[str, str] = {}
        files = sorted(folder.glob("*.toml"))
        if not files:
            raise WordsError(f"{folder} holds no strings; the program is not installed completely.")
        for file in files:
            try:
                data = tomllib.loads(file.read_text(encoding="utf-8"))
            except (OSError, ValueError) as error:
                raise WordsError(f"{file} cannot be read: {error}.") from None
            for key, text in _flat(data, ""):
                if not isinstance(text, str):
                    raise WordsError(f"{file}: {key} is {text!r}, where a text was expected.")
                if key in strings:
                    raise WordsError(f"{file}: {key} is defined twice.")
                strings[key] = text
        return cls(strings)

    def __contains__(self, key: str) -> bool:
        return key in self._strings or f"{key}.other" in self._strings

    def __call__(self, key: str, /, **values: object) -> str:
        """The string of this key. A key that is missing stands for itself, so that nothing breaks."""
        text = self._strings.get(key)
        if text is None:
            form = "one" if values.get("count") == 1 else "other"
            text = self._strings.get(f"{key}.{form}", key)
        return text.format_map(values) if values else text

    def keys(self) -> Iterator[str]:
        """Every key, for tests that compare languages."""
        return iter(self._strings)


def _flat(table: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, Any]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value
