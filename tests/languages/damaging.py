"""Damages the files of a language entry by entry: `damage(folder, Random(1))`."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from game.tools.fuzzing.file_mutations import put
from game.words.entries import read_entries

NO_TEXTS = (7, True, 1.5, "", "  ", [], {}, ["x"], {"x": "y"}, [[]], [7], "x" * 100_000)
"""What may stand in the place of a text, a list or a table."""
NO_MESSAGES = (
    "{id} = {{ $nothing }}", "{id} = {{", "{id} =", "{id} = {{ nothing }}", "{id} = }}",
    "{id} =\n    .title = x", "{id} = {{ {id} }}", "{id} = {{ NAME($x, 7) }}", "stray",
)  # fmt: skip
"""What may stand in the place of a message."""
SHARE = 0.3
"""The share of entries that are damaged or left out."""


def damage(folder: Path, luck: Random) -> None:
    """Leave out and damage entries of all files in a folder, and some of the files as a whole."""
    for file in sorted(folder.rglob("*.*")):
        fate = luck.random()
        if fate < 0.1:
            file.unlink()
        elif fate < 0.2:
            content = file.read_bytes()
            file.unlink()
            put(content, file, luck)
        elif file.suffix == ".toml":
            data = tomllib.loads(file.read_text("utf-8"))
            file.write_text(toml_of(_damaged(data, luck, SHARE)), encoding="utf-8")
    entries = read_entries(folder).by_id
    for name in {entry.file for entry in entries.values()}:
        sources = (
            (id, entry.source) for id, entry in sorted(entries.items()) if entry.file == name
        )
        kept = [_message(id, source, luck) for id, source in sources]
        (folder / name).write_text("\n".join(kept) + "\n", encoding="utf-8")


def toml_of(data: Mapping[str, Any]) -> str:
    """A table as a file."""
    return "".join(f"{json.dumps(key)} = {_value(value)}\n" for key, value in data.items())


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        pairs = (f"{json.dumps(key)} = {_value(each)}" for key, each in value.items())
        return "{" + ", ".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _message(id: str, source: str, luck: Random) -> str:
    if luck.random() >= SHARE:
        return source
    return luck.choice(("", *NO_MESSAGES)).format(id=id)


def _damaged(value: Any, luck: Random, share: float) -> Any:
    """The same value with something in it left out, or something else in its place."""
    if isinstance(value, Mapping):
        return {
            key: _damaged(_other(each, luck, share), luck, share / 2)
            for key, each in value.items()
            if luck.random() >= share
        }
    if isinstance(value, list):
        return [
            _damaged(_other(each, luck, share), luck, share)
            for each in value
            if luck.random() >= share
        ]
    return value


def _other(value: Any, luck: Random, share: float) -> Any:
    return luck.choice(NO_TEXTS) if luck.random() < share / 2 else value
