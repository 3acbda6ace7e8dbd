"""The boundaries of docs/architecture.md: imports point downward, and games are known by their interface."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.engine import verbs
from game.engine.state import State
from game.variants import VARIANTS
from tests.harness.parsed import Trees

ROOT = Path(__file__).resolve().parent.parent
LAYERS = (
    "engine",
    "variants",
    "files",
    "words",
    "bots",
    "store",
    "session",
    "show",
    "phones",
    "view",
    "scenes",
)
TOP = len(LAYERS)
"""The layer of everything else in game/: tools, app and command line."""

RULES = ("engine", "variants")
SHARED = ("base",)
"""Rooms of the scenes that all screens use."""
NO_PYGAME = LAYERS[: LAYERS.index("view")]
NOT_PURE = {
    "asyncio", "datetime", "io", "multiprocessing", "os", "pathlib", "random", "secrets", "shutil",
    "socket", "subprocess", "sys", "tempfile", "threading", "time", "uuid",
}  # fmt: skip
"""Of the standard library what reads clocks, files, processes or a generator that all share."""

GAMES = {"classic", "oono", "attack", "tricks", "callout"} | {v.info.id for v in VARIANTS}

SOURCES = sorted((ROOT / "game").rglob("*.py"))
TREES = Trees(SOURCES)


def module_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports(file: Path) -> tuple[str, ...]:
    """Every module that a file imports, at any depth of the code; names it takes count as modules."""
    package = list(file.relative_to(ROOT).parts[:-1])
    names: list[str] = []
    for node in ast.walk(TREES[file]):
        if isinstance(node, ast.Import):
            names += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            names += [base, *(f"{base}.{alias.name}" for alias in node.names)]
    return tuple(names)


def layer(module: str) -> int:
    part = module.split(".")[1:2]
    return LAYERS.index(part[0]) if part and part[0] in LAYERS else TOP


def is_module(name: str) -> bool:
    path = ROOT.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def is_package(module: str) -> bool:
    return (ROOT.joinpath(*module.split(".")) / "__init__.py").is_file()


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


def test_no_imports_lead_in_a_circle() -> None:
    """Imports inside functions and imports for types alone count as well."""
    modules = {module_of(file): file for file in SOURCES}
    leads = {}
    for module, file in modules.items():
        names = set(imports(file)) & modules.keys() - {module}
        # Who takes a module out of a package has to do with the module, and not with the package.
        packages = {name.rpartition(".")[0] for name in names}
        leads[module] = {name for name in names if name not in packages or not is_package(name)}
    left = dict(leads)
    while left:
        ends = [module for module, names in left.items() if not names & left.keys()]
        if not ends:
            break
        for module in ends:
            del left[module]
    on_a_way = {m: sorted(names & left.keys()) for m, names in left.items()}
    assert not on_a_way


def test_no_rooms_lead_in_a_circle() -> None:
    """Of the folders beside each other in a room one is always below the other."""
    leads: dict[tuple[str, str], set[str]] = {}
    for file in SOURCES:
        *room, _ = module_of(file).split(".")
        for name in imports(file):
            for depth in range(1, len(room)):
                parent = room[:depth]
                parts = name.split(".")
                if len(parts) == depth:
                    continue  # the parent itself, as `from game import __version__`
                # What lies in the parent itself, as the routes of the scenes, is above or below them all.
                if parts[:depth] == parent and is_package(".".join(parts[: depth + 1])):
                    leads.setdefault((".".join(parent), room[depth]), set()).add(parts[depth])
    left = {
        room: {(room[0], name) for name in names if name != room[1]}
        for room, names in leads.items()
    }
    while ends := [room for room, names in left.items() if not names & left.keys()]:
        for room in ends:
            del left[room]
    assert not left


def test_which_screen_leads_to_which_is_said_by_the_routes_alone() -> None:
    """No screen imports another, and only the routes load one when it is wanted."""

    def screen(module: str) -> str:
        """The folder of a screen that a module lies in; empty if it is in none, or in what all share."""
        parts = module.split(".")
        own = parts[2] if parts[:2] == ["game", "scenes"] and len(parts) > 3 else ""
        return "" if own in SHARED else own

    knowing = [
        f"{says(file)} imports {name}"
        for file in SOURCES
        if within(file, ("scenes",)) and file.stem not in ("routes", "page_routes")
        for name in imports(file)
        if screen(name) and screen(name) != screen(module_of(file))
    ]
    assert not knowing


LATE = {
    "game/cli.py": "playing does not wait for the commands, nor a command for the screens; only a worker "
    "of the packaged program needs multiprocessing (13 ms)",
    "game/commands/__init__.py": "a command does not wait for what the others work with",
    "game/commands/game_checks.py": "a scenario does not wait for tables and their maps (146 ms)",
    "game/scenes/routes.py": "the first picture does not wait for the screens behind it",
    "game/scenes/page_routes.py": "the first picture does not wait for the screens behind it",
    "game/scenes/title/title_scene.py": "nor for the list of unfinished matches (20 ms)",
    "game/words/language.py": "the first picture needs no plurals, and fluent.runtime takes long (76 ms)",
    "game/words/people_texts.py": "the first picture has plain letters alone, and regex takes long (12 ms)",
    "game/view/base/sound_player.py": "the first picture does not wait for what plays tunes (8 ms)",
    "game/view/files/decoded_sounds.py": "the first picture is silent, and hashlib takes long (12 ms)",
    "game/view/files/made_apart.py": "only a picture or sound from outside needs another process (13 ms)",
    "game/tools/extras.py": "what other programs are measured with need not be installed",
    "game/tools/fuzzing/fuzzer.py": "the readers are given by their name: the tests have others",
}
"""Modules that import others inside functions, and why; the times are those of the processor for the import."""


def imports_late(tree: ast.Module) -> bool:
    """Whether a function imports something, by a statement or by a name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Import | ast.ImportFrom):
                    return True
                called = ast.unparse(inner.func) if isinstance(inner, ast.Call) else ""
                if called.rpartition(".")[2] in ("import_module", "__import__"):
                    return True
    return False


def test_modules_are_imported_late_only_where_it_is_needed() -> None:
    assert {says(file) for file in SOURCES if imports_late(TREES[file])} == LATE.keys()


@pytest.mark.parametrize(
    ("code", "late"),
    [
        ("def f():\n    import json", True),
        ("async def f():\n    from a import b", True),
        ("def f():\n    return importlib.import_module('a')", True),
        ("f = lambda: __import__('a')", True),
        ("import json\nif True:\n    import os", False),
        ("def f():\n    return module('a')", False),
    ],
)
def test_the_fence_round_late_imports_itself(code: str, late: bool) -> None:
    assert imports_late(ast.parse(code)) is late


def test_rules_need_the_standard_library_alone() -> None:
    """And nothing of it that reads clocks, files or the shared random generator."""
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


def test_nobody_imports_a_submodule_of_the_variants() -> None:
    """A game is known by its interface: only the list of them, and what it tells, is there for others."""
    knowing = [
        f"{says(file)} imports {name}"
        for file in SOURCES
        if not within(file, ("variants",))
        for name in imports(file)
        if name.startswith("game.variants.") and is_module(name)
    ]
    assert not knowing


KNOWN_VERBS = {verbs.PLAY.word, verbs.DRAW.word, verbs.NEXT_ROUND.word, "pass"}
"""What can be done with cards and piles in any game; every other verb is named by its game alone."""

ORDINARY = {"suit", "deal", "look", "call"}
"""Verbs that are ordinary words as well: they may be named, if not as what somebody does."""

NO_VERB_THERE = {"game/tools/bench_peers.py": {"uno"}, "game/tools/standard_shots.py": {"accuse"}}
"""Where a word means something else: another engine's game, a picture's name."""


def means_a_verb(node: ast.expr) -> bool:
    """Whether an expression stands for what somebody does."""
    return (isinstance(node, ast.Attribute) and node.attr in ("verb", "word")) or (
        isinstance(node, ast.Name) and node.id == "verb"
    )


def named_verbs(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, verb) of every verb of a game that is named as such, or is no ordinary word."""
    words = {verb.word for variant in VARIANTS for verb in variant.info.verbs} - KNOWN_VERBS
    for node in ast.walk(tree):
        asked: list[ast.expr] = []
        if isinstance(node, ast.Constant) and node.value in words - ORDINARY:
            yield node.lineno, str(node.value)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Action"):
            asked = list(node.args[:1])
        elif isinstance(node, ast.Compare) and any(
            means_a_verb(side) for side in (node.left, *node.comparators)
        ):
            asked = [node.left, *node.comparators]
        for each in asked:
            for inner in ast.walk(each):
                if isinstance(inner, ast.Constant) and inner.value in words & ORDINARY:
                    yield inner.lineno, str(inner.value)


def test_no_verb_of_a_game_is_named_outside_the_variants() -> None:
    named = [
        f"{says(file)}:{line} names {word}"
        for file in SOURCES
        if not within(file, ("variants",))
        for line, word in named_verbs(TREES[file])
        if word not in NO_VERB_THERE.get(says(file), ())
    ]
    assert not named


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("x = 'challenge'", {"challenge"}),
        ("if action.verb == 'look': pass", {"look"}),
        ("if verb in ('deal', 'done'): pass", {"deal", "done"}),
        ("Action('suit', suit=2)", {"suit"}),
        ("sorting = 'suit'; page = 'look'", set()),
        ("Action('play'); Action('pass')", set()),
    ],
)
def test_the_fence_round_verbs_itself(code: str, found: set[str]) -> None:
    assert {word for _, word in named_verbs(ast.parse(code))} == found


def test_no_field_of_a_family_is_guessed() -> None:
    """What a game tells is declared: no `getattr` or `hasattr` on a state, no `isinstance` on a middle."""
    fields = {
        slot.name
        for variant in VARIANTS
        for slot in variant.state.plan
        if slot.name not in {common.name for common in State.plan}
    }
    guessing = [
        f"{says(file)}:{node.lineno} asks for {ast.unparse(node)}"
        for file in SOURCES
        if not within(file, ("variants", "engine"))
        for node in ast.walk(TREES[file])
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if (
            node.func.id in ("getattr", "hasattr")
            and len(node.args) > 1
            and isinstance(node.args[1], ast.Constant)
            and node.args[1].value in fields
        )
        or (node.func.id == "isinstance" and "Middle" in ast.unparse(node.args[1]))
    ]
    assert not guessing


def asked_middles(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, comparison) of everything that asks which kind of middle a game has."""
    kinds = {variant.info.middle for variant in VARIANTS}
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            named = {c.value for s in sides for c in ast.walk(s) if isinstance(c, ast.Constant)}
            if named & kinds and any("middle" in ast.unparse(side) for side in sides):
                yield node.lineno, ast.unparse(node)


def test_no_kind_of_middle_is_asked_for() -> None:
    """What a kind of middle is like is declared with it, so that a new one needs no change elsewhere."""
    asking = [
        f"{says(file)}:{line} {text}"
        for file in SOURCES
        for line, text in asked_middles(TREES[file])
    ]
    assert not asking


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("x = middle == 'trick'", 1),
        ("if info.middle in ('piles', 'trick'): pass", 1),
        ("drawn = MIDDLES[info.middle]", 0),
        ("x = part.word == 'trick'", 0),
    ],
)
def test_the_fence_round_middles_itself(code: str, found: int) -> None:
    assert len([*asked_middles(ast.parse(code))]) == found


def test_no_folder_is_crowded() -> None:
    """No folder holds more than 22 modules, so that a module can be found by its name."""
    modules = Counter(file.parent for file in SOURCES if file.name != "__init__.py")
    assert {says(folder): n for folder, n in modules.items() if n > 22} == {}


def test_every_name_stands_for_one_thing() -> None:
    """No two public classes of one name, and no two modules whose names differ only in an s."""
    classes = Counter(
        node.name
        for file in SOURCES
        for node in TREES[file].body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert [name for name, count in classes.items() if count > 1] == []
    stems = {file.stem for file in SOURCES}
    assert [stem for stem in stems if f"{stem}s" in stems] == []


def test_no_pygame_below_the_view() -> None:
    """Nor in the entry point, which must work without a screen."""
    drawing = [
        f"{says(file)} imports {name}"
        for file in SOURCES
        if within(file, (*NO_PYGAME, "cli.py"))
        for name in imports(file)
        if name.split(".")[0] in ("pygame", "pytmx", "pygame_ce")
    ]
    assert not drawing


def test_bots_know_no_match() -> None:
    """A bot decides from an observation alone; from a match it could read hidden cards."""
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


def test_zones_are_named_by_their_declarations() -> None:
    naming = [
        f"{says(file)}:{node.lineno} names {ast.unparse(zone)}"
        for file in SOURCES
        for node in ast.walk(TREES[file])
        for zone in zones_in(node)
        if isinstance(zone, ast.Constant) and isinstance(zone.value, str)
    ]
    assert not naming


def zones_in(node: ast.AST) -> list[ast.expr]:
    """What a place is made of, or its zone compared with."""
    if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Place"):
        return node.args[:1]
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        if any(isinstance(side, ast.Attribute) and side.attr == "zone" for side in sides):
            return sides
    return []
