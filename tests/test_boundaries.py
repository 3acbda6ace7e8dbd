"""The fences of the house: imports point downward, and a game is known by its interface alone."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.variants import VARIANTS

ROOT = Path(__file__).resolve().parent.parent
LAYERS = ("engine", "variants", "words", "bots", "store", "session", "view", "scenes")
TOP = len(LAYERS)
"""The layer of everything else in game/: tools, app and command line."""

RULES = ("engine", "variants")
NO_PYGAME = LAYERS[: LAYERS.index("view")]
NOT_PURE = {
    "asyncio", "datetime", "io", "multiprocessing", "os", "pathlib", "random", "secrets", "shutil",
    "socket", "subprocess", "sys", "tempfile", "threading", "time", "uuid",
}  # fmt: skip
"""Of the standard library what reads clocks, files, processes or a generator that all share."""

GAMES = {"classic", "oono", "attack", "tricks", "callout"} | {v.info.id for v in VARIANTS}

SOURCES = sorted((ROOT / "game").rglob("*.py"))
TREES = {file: ast.parse(file.read_text(encoding="utf-8")) for file in SOURCES}


def module_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports, at any depth of the code; names it takes count as modules."""
    package = list(file.relative_to(ROOT).parts[:-1])
    for node in ast.walk(TREES[file]):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def layer(module: str) -> int:
    part = module.split(".")[1:2]
    return LAYERS.index(part[0]) if part and part[0] in LAYERS else TOP


def within(file: Path, layers: tuple[str, ...]) -> bool:
    return file.relative_to(ROOT).parts[1] in layers


def says(file: Path) -> str:
    return str(file.relative_to(ROOT))


def test_imports_point_downward() -> None:
    upward = [
        f"{says(file)} imports {name}"
        for file in SOURCES
        for name in imports(file)
        if name.startswith("game.") and name != "game.__version__"
        if layer(name) > layer(module_of(file))
    ]
    assert not upward


def test_rules_need_the_standard_library_alone() -> None:
    """And of that nothing that knows a clock, a file, or a generator that all share."""
    foreign = [
        f"{says(file)} imports {name}"
        for file in SOURCES
        if within(file, RULES)
        for name in imports(file)
        for root in [name.split(".")[0]]
        if root != "game" and (root not in sys.stdlib_module_names or root in NOT_PURE)
    ]
    assert not foreign


def test_rules_open_no_files() -> None:
    opening = [
        f"{says(file)}:{node.lineno}"
        for file in SOURCES
        if within(file, RULES)
        for node in ast.walk(TREES[file])
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("open", "print", "input")
    ]
    assert not opening


def test_no_pygame_below_the_view() -> None:
    """Nor in the commands, which must work where no screen is."""
    drawing = [
        f"{says(file)} imports {name}"
        for file in SOURCES
        if within(file, (*NO_PYGAME, "cli.py", "commands.py"))
        for name in imports(file)
        if name.split(".")[0] in ("pygame", "pytmx", "pygame_ce")
    ]
    assert not drawing


def test_bots_know_no_match() -> None:
    """A bot decides from an observation; whoever holds a match could look at the cards."""
    peeking = [
        f"{says(file)} imports {name}"
        for file in SOURCES
        if within(file, ("bots",))
        for name in imports(file)
        if name.startswith("game.engine.match") or name.split(".")[0] in ("random", "time")
    ]
    assert not peeking


def test_games_do_not_know_each_other() -> None:
    """Nor do the helpers of a family know a game: only the list of the games does."""
    modules = {type(variant).__module__.split(".")[2] for variant in VARIANTS}
    knowing = [
        f"{says(file)} imports {name}"
        for file in SOURCES
        for own in [module_of(file).split(".")]
        if own[1:2] == ["variants"] and len(own) > 2
        for name in imports(file)
        for part in [name.split(".")]
        if part[:2] == ["game", "variants"] and set(part[2:3]) & modules and part[2] != own[2]
    ]
    assert not knowing


def words(identifier: str) -> set[str]:
    """`ClassicState` and `CLASSIC_HAND` both hold the word `classic`."""
    return {part.lower() for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", identifier)}


def named(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, name) of every game named in identifiers and texts; docstrings may name them."""
    docstrings = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in docstrings:
                yield from ((line, word) for word in words(node.value) & GAMES)
            continue
        for field in ("id", "name", "attr", "arg", "module", "asname"):
            identifier = getattr(node, field, None)
            if isinstance(identifier, str):
                yield from ((line, word) for word in words(identifier) & GAMES)


def test_no_game_is_named_outside_the_variants() -> None:
    naming = [
        f"{says(file)}:{line} names {word}"
        for file in SOURCES
        if not within(file, ("variants",))
        for line, word in named(TREES[file])
    ]
    assert not naming


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("def play(x): return x == 'classic'", {"classic"}),
        ("class AttackTable: pass", {"attack"}),
        ("from game.variants.oono import OONO", {"oono"}),
        ("path = 'tables/tricks.tmx'", {"tricks"}),
        ("trick = classical = 'a trick'", set()),
        ("'''Docstrings may say classic.'''", set()),
    ],
)
def test_the_fence_itself(code: str, found: set[str]) -> None:
    assert {word for _, word in named(ast.parse(code))} == found
