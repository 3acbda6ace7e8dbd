"""The licences of what the program comes with: every work has its text, and every package its work."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from game.store.platform_folders import assets
from tests.harness.build_modules import build_module

ROOT = Path(__file__).resolve().parents[2]
LICENCES = assets() / "licences"
OURS = "all-for-one.txt"


@pytest.fixture(scope="module")
def licences() -> Iterator[ModuleType]:
    with build_module("packing.licences") as module:
        yield module


@pytest.fixture(scope="module")
def works(licences: ModuleType) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = licences.works()
    return found


def test_every_work_says_whose_it_is_and_has_its_licence(works: list[dict[str, Any]]) -> None:
    for each in works:
        assert (
            {"name", "by", "licence", "home", "texts"}
            <= each.keys()
            <= {*("name", "by", "licence", "home", "texts", "packages", "files")}
        )
        assert each["home"].startswith(("https://", "http://"))
        for name in each["texts"]:
            text = (LICENCES / name).read_text(encoding="utf-8")
            assert len(text) > 300, name
    names = [each["name"] for each in works]
    assert len(names) == len(set(names))


def test_the_readme_names_every_work(works: list[dict[str, Any]]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Licence")[2]
    said = " ".join(readme.split()).partition("work of others: ")[2].partition(". ")[0]
    assert re.split(", | and ", said) == sorted((each["name"] for each in works), key=str.lower)


def test_our_own_licence_is_there_too() -> None:
    listed = tomllib.loads((LICENCES / "licences.toml").read_text(encoding="utf-8"))["program"]
    assert listed["texts"] == [OURS]
    assert (LICENCES / OURS).read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_no_text_lies_there_for_nobody(works: list[dict[str, Any]]) -> None:
    named = {name for each in works for name in each["texts"]} | {OURS}
    assert named == {path.name for path in LICENCES.glob("*.txt")}


def test_every_package_that_the_game_needs_has_one(works: list[dict[str, Any]]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[=;]", line)[0] for line in project["dependencies"]}
    known = {name for each in works for name in each.get("packages", ())}
    assert needed <= known
    assert known - needed == {"pyinstaller"}


LISTED = [
    "all-for-one",
    "_internal/libpython3.11.so.1.0",
    "_internal/libsqlite3.so.0",
    "_internal/python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so",
    "_internal/pygame/_sdl2/video.cpython-311-x86_64-linux-gnu.so",
    "_internal/pygame_ce.libs/libSDL2_ttf-2-e69aa315.0.so.0.2400.0",
    "all-for-one-console.exe",
    "_internal/python311.dll",
    "_internal/VCRUNTIME140_1.dll",
    "_internal/_socket.pyd",
    "_internal/libffi-8.dll",
    "_internal/sqlite3.dll",
    "_internal/pygame/rect.cp311-win_amd64.pyd",
    "_internal/pygame/SDL2_mixer.dll",
    "_internal/pygame/freetype.dll",
    "_internal/pygame/libopus-0.dll",
    "_internal/pygame/libjpeg-62.dll",
    "_internal/pygame/libwebpdemux-2.dll",
    "_internal/pygame/libxmp.dll",
    "_internal/pygame/.dylibs/libSDL2-2.0.0.dylib",
    "_internal/pygame/.dylibs/libopus.0.dylib",
    "_internal/pygame/.dylibs/libz.1.3.1.zlib-ng.dylib",
    "_internal/pygame/.dylibs/libsharpyuv.0.1.2.dylib",
]
"""Files as they lie in packages for Linux, Windows and macOS."""


def test_a_library_that_nobody_has_listed_is_found(licences: ModuleType) -> None:
    others = ["_internal/pygame_ce.libs/libother-1.so", "_internal/pygame/other.dll"]
    assert licences.unlicensed([*LISTED, *others]) == others
