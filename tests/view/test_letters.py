"""Every letter that the program writes is in the typeface it is written in."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from fontTools.ttLib import TTFont

from game.store.language_files import load_words
from game.store.platform_folders import assets
from game.variants import VARIANTS
from game.view.base.fonts import BOLD, EXTRABOLD, MEDIUM, SEMIBOLD, TITLE, font_file
from game.view.input.key_names import KeyNames
from game.view.input.usual_bindings import usual_bindings
from game.words.entries import read_entries


def covered(face: str) -> set[str]:
    return {chr(code) for code in TTFont(font_file(face)).getBestCmap()}


def texts(table: Any) -> Iterator[str]:
    """Every text in a TOML table."""
    if isinstance(table, str):
        yield table
    elif isinstance(table, dict):
        for each in table.values():
            yield from texts(each)
    elif isinstance(table, list):
        for each in table:
            yield from texts(each)


def messages(part: str) -> dict[str, str]:
    """Every English message whose id begins with `part`, as it stands in its file."""
    entries = read_entries(assets() / "strings" / "en").by_id
    found = {id: each.source.partition("=")[2] for id, each in entries.items()}
    return {id: text for id, text in found.items() if id.startswith(part)}


def written() -> set[str]:
    files = (assets() / "strings" / "en").rglob("*.toml")
    found = [text for file in files for text in texts(tomllib.loads(file.read_text("utf-8")))]
    found += messages("").values()
    names = KeyNames()
    names.words = load_words()
    keys, buttons = usual_bindings([variant.info for variant in VARIANTS], names.name)
    found += [keys.label(name) for name in keys.names]
    found += [buttons.label(name) for name in buttons.names]
    return set("".join(found)) - set("{}\n")


@pytest.mark.parametrize("face", [MEDIUM, SEMIBOLD, BOLD, EXTRABOLD])
def test_text(face: str) -> None:
    assert written() - covered(face) == set()


def test_titles_and_counts() -> None:
    titles = ["0123456789", "…"]
    for part in (
        *(f"{variant.info.id}-title" for variant in VARIANTS),
        "person-",
        "ui-pause-",
        "ui-rules-",
        "ui-result-",
    ):
        titles += messages(part).values()
    assert set("".join(titles)) - set("{}\n") - covered(TITLE) == set()
