"""The fences of the tests themselves: one harness drives the program, and positions are written, not poked."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.variants import VARIANTS

TESTS = Path(__file__).resolve().parent
HARNESS = TESTS / "harness"
TREES = {
    file: ast.parse(file.read_text(encoding="utf-8"))
    for file in sorted(TESTS.rglob("*.py"))
    if HARNESS not in file.parents
}
BUILDING = {"App", "SceneKit", "open_kit", "Event"}
"""What only the harness calls: the program's main loop and kit, and pygame's events."""
POSTING = ("event.post", "pygame.event.Event")
OF_THE_RULES = (TESTS / "engine", TESTS / "knock")
"""Unit tests of the engine change states on purpose, and a game does by its rules."""
CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
FIELDS = {slot.name for variant in VARIANTS for slot in variant.state.plan}


def driven(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, what) of every place that builds the program, makes an event or posts one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called in BUILDING or called.endswith(POSTING):
                yield node.lineno, called


def assigned(node: ast.AST) -> list[ast.expr]:
    """What a statement assigns to or deletes."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        targets = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    return [
        each
        for target in targets
        for each in (target.elts if isinstance(target, ast.Tuple) else [target])
    ]


def poked(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, what) of every place that changes a field of a match's state from outside."""
    for node in ast.walk(tree):
        targets = assigned(node)
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in CHANGING
        ):
            targets = [node.func.value]
        for each in targets:
            if of_a_state(each):
                yield node.lineno, ast.unparse(each)


def forced(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, what) of every place that sets a private attribute of another object, or a runner's clock."""
    for node in ast.walk(tree):
        for target in assigned(node):
            if not isinstance(target, ast.Attribute):
                continue
            owner = ast.unparse(target.value)
            private = target.attr.startswith("_") and owner not in ("self", "cls")
            clock = target.attr == "now" and owner.rpartition(".")[2] == "runner"
            if private or clock:
                yield node.lineno, ast.unparse(target)


def of_a_state(target: ast.expr) -> bool:
    """Whether `state.turn`, `match.state.hands[0]` or the like is meant."""
    while isinstance(target, ast.Subscript):
        target = target.value
    if not isinstance(target, ast.Attribute) or target.attr not in FIELDS:
        return False
    owner = target.value
    name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    return name == "state"


def test_the_harness_alone_drives_the_program() -> None:
    found = [
        f"{file.relative_to(TESTS)}:{line} calls {what}"
        for file, tree in TREES.items()
        for line, what in driven(tree)
    ]
    assert not found


def test_positions_are_written_in_the_notation() -> None:
    found = [
        f"{file.relative_to(TESTS)}:{line} changes {what}"
        for file, tree in TREES.items()
        if not any(folder in file.parents for folder in OF_THE_RULES)
        for line, what in poked(tree)
    ]
    assert not found


def test_no_private_attribute_and_no_clock_is_set() -> None:
    found = [
        f"{file.relative_to(TESTS)}:{line} sets {what}"
        for file, tree in TREES.items()
        for line, what in forced(tree)
    ]
    assert not found


@pytest.mark.parametrize(
    "code",
    [
        "app = App(kit, first)",
        "pygame.event.post(x)",
        "reader.read([pygame.event.Event(pygame.QUIT)])",
        "Event(pygame.KEYDOWN, key=1)",
    ],
)
def test_the_fence_round_the_program_holds(code: str) -> None:
    assert list(driven(ast.parse(code)))


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("state.turn = 2", True),
        ("match.state.hands[0] = [1]", True),
        ("table.match.state.hands[0][1] = 3", True),
        ("state.hands[0], x = [], 1", True),
        ("state.draw.append(3)", True),
        ("state.facing += 2", True),
        ("turn = match.state.turn", False),
        ("row.hands.append(3)", False),
        ("state.label = 'x'", False),
    ],
)
def test_the_fence_round_the_states_holds(code: str, changes: bool) -> None:
    assert bool(list(poked(ast.parse(code)))) == changes


@pytest.mark.parametrize(
    ("code", "sets"),
    [
        ("coach._shown = 0", True),
        ("table.shown.coach._shown += 1", True),
        ("a, table._turns = 1, 2", True),
        ("table.scene.host.runner.now = 3500", True),
        ("runner.now += 50", True),
        ("self._shown = 0", False),
        ("clock.now += 50", False),
        ("now = table.scene.host.runner.now", False),
    ],
)
def test_the_fence_round_the_private_holds(code: str, sets: bool) -> None:
    assert bool(list(forced(ast.parse(code)))) == sets
