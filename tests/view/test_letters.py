"""Every letter that the program writes is in the typeface it is written in."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from fontTools.ttLib import TTFont

from game.scenes.guests import PORTRAITS, guest_name
from game.store.places import assets
from game.variants import VARIANTS
from game.view.bindings import BUTTONS, KEYS, Bindings
from game.view.fonts import BOLD, EXTRABOLD, MEDIUM, SEMIBOLD, TITLE, font_file


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


def written() -> set[str]:
    folders = (assets() / "strings" / "en", assets() / "rules", assets() / "bots")
    files = [file for folder in folders for file in folder.glob("*.toml")]
    found = [text for file in files for text in texts(tomllib.loads(file.read_text("utf-8")))]
    bindings = Bindings()
    found += [bindings.key_label(name) for name in KEYS]
    found += [bindings.button_label(name) for name in BUTTONS]
    return set("".join(found)) - set("{}\n")


@pytest.mark.parametrize("face", [MEDIUM, SEMIBOLD, BOLD, EXTRABOLD])
def test_text(face: str) -> None:
    assert written() - covered(face) == set()


def test_titles_and_counts() -> None:
    titles = [variant.info.title for variant in VARIANTS] + ["0123456789", "…"]
    strings = tomllib.loads((assets() / "strings/en/interface.toml").read_text("utf-8"))["ui"]
    titles += [*texts(strings["pause"]), *texts(strings["rules"]), *texts(strings["result"])]
    titles += [guest_name(portrait) for portrait in PORTRAITS]
    assert set("".join(titles)) - covered(TITLE) == set()
