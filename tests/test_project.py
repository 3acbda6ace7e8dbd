"""The project around the code: every dependency is pinned, indirect ones too, and tests lie as `game/` does."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.harness.some import some

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
TESTS, GAME = ROOT / "tests", ROOT / "game"
OF_NO_ROOM = {
    "assets",
    "conformance",
    "golden",
    "harness",
    "languages",
    "mutation",
    "scenarios",
    "transcripts",
    *(file.parent.name for file in TESTS.glob("*/game.py")),
}
"""The folders of tests that are about the whole of the program, its files, the tests, or their games."""


def pins(lines: list[str]) -> dict[str, Requirement]:
    found = map(Requirement, lines)
    return {canonicalize_name(each.name): each for each in found}


@pytest.mark.parametrize(
    "lines", [PROJECT["dependencies"], *EXTRAS.values()], ids=["dependencies", *EXTRAS]
)
def test_every_version_is_pinned(lines: list[str]) -> None:
    for line in some(lines):
        assert re.search(r"==\d[\w.]*(?:;|$)", line.replace(" ", "")), line


@pytest.mark.parametrize("extra", ["", "dev", "mutation"])
def test_indirect_ones_are_pinned_too(extra: str) -> None:
    pinned = pins(PROJECT["dependencies"] + EXTRAS.get(extra, []))
    found = 0
    for name in pinned:
        try:
            needed = requires(name) or []
        except PackageNotFoundError:
            continue  # for another platform
        for line in needed:
            requirement = Requirement(line)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                assert canonicalize_name(requirement.name) in pinned, f"{name} needs {line}"
                found += 1
    assert found


def test_the_game_needs_nothing_of_the_peers() -> None:
    game = pins(PROJECT["dependencies"])
    assert not game.keys() & pins(EXTRAS["peers"]).keys()
    assert "numpy" not in pins(PROJECT["dependencies"] + EXTRAS["dev"])


def folders(above: Path) -> set[str]:
    """The names of the folders below one that hold files of the project."""
    return {each.name for each in above.iterdir() if each.is_dir() and each.name != "__pycache__"}


def test_the_folders_of_tests_mirror_the_rooms() -> None:
    assert folders(TESTS) - OF_NO_ROOM == folders(GAME)
    assert folders(TESTS) >= OF_NO_ROOM


def test_every_room_has_tests_of_its_own() -> None:
    empty = [name for name in folders(GAME) if not any((TESTS / name).rglob("test_*.py"))]
    assert not empty


def left_out() -> list[str]:
    """The modules that the package's recipe leaves out."""
    tree = ast.parse((ROOT / "build" / "all-for-one.spec").read_text(encoding="utf-8"))
    said = next(
        each.value
        for each in tree.body
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "UNUSED"
    )
    names: list[str] = ast.literal_eval(said)
    return names


def imported(file: Path) -> set[str]:
    """Every module that a file imports, at its head or in the middle."""
    found = set[str]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
    return found


# For those who develop the program: phones that are no phones.
FOR_DEVELOPERS = {("game/tools/phone_bench/virtual_phone.py", "websockets.sync")}


def test_the_package_leaves_out_nothing_that_the_game_imports() -> None:
    names = left_out()
    assert names
    missed = {
        (file.relative_to(ROOT).as_posix(), name)
        for file in GAME.rglob("*.py")
        for module in imported(file)
        for name in names
        if module == name or module.startswith(f"{name}.")
    }
    assert missed == FOR_DEVELOPERS


WITHOUT = """
import importlib, sys

class Shipped:
    def find_spec(self, name, path=None, target=None):
        if any(name == each or name.startswith(each + ".") for each in LEFT_OUT):
            return None
        found = (each.find_spec(name, path, target) for each in FINDERS)
        return next(filter(None, found), None)

LEFT_OUT, MODULES = eval(sys.stdin.read())
for name in [each for each in sys.modules if each.partition(".")[0] in LEFT_OUT]:
    del sys.modules[name]
FINDERS, sys.meta_path = sys.meta_path, [Shipped()]
for each in MODULES:
    importlib.import_module(each)
"""


def test_every_module_is_imported_without_what_is_left_out() -> None:
    """Not even by way of another package, as one that is only shipped in part."""
    modules = [
        ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for file in sorted(GAME.rglob("*.py"))
    ]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT],
        input=repr((left_out(), modules)),
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr


def test_no_comment_is_a_banner() -> None:
    """Sections are told by the names in them; a module that needs headings is two modules."""
    banner = re.compile(r"^\s*#\s*[-=*#~]{3}", re.MULTILINE)
    files = [file for room in (GAME, TESTS, ROOT / "build") for file in room.rglob("*.py")]
    assert not [str(file) for file in files if banner.search(file.read_text(encoding="utf-8"))]
