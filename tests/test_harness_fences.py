"""The fences of the tests themselves.

One harness drives the program, positions are written, not poked, and no test passes without an assertion.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.variants import VARIANTS
from tests.harness.drawn_once import forget_pictures
from tests.harness.parsed import Trees
from tests.harness.some import some
from tests.harness.sure_assertions import Asserting

TESTS = Path(__file__).resolve().parent
HARNESS = TESTS / "harness"
ALL_TREES = Trees(sorted(TESTS.rglob("*.py")))
TREES = Trees(file for file in ALL_TREES if HARNESS not in file.parents)
BUILDING = {"App", "SceneKit", "open_kit", "Event"}
"""What only the harness calls: the program's main loop and kit, and pygame's events."""
POSTING = ("event.post", "pygame.event.Event")
OF_THE_RULES = (TESTS / "engine", *(file.parent for file in TESTS.glob("*/game.py")))
"""Unit tests of the engine change states on purpose, and games do by their rules."""
CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
INSIDE = {
    "_inside",
    "calling",
    "card_actions",
    "controls",
    "explainer",
    "highlights",
    "local",
    "occupancy",
    "picker",
    "seat_panels",
}
"""How scenes of tables keep what they show: the harness has words for what is seen (`SeatSight`, `Couch`)."""
OF_TABLES = {"game.scenes.table", "game.scenes.table.lesson", "game.scenes.couch"}
OPENED = {"table_scene", "lesson_scene", "corners_scene"}
"""The modules of scenes in these packages, which tests know by their kinds."""
OF_SCENES = {"calls": ("turns",), "corners": ("scene", "table", "top")}
"""The same, of the scenes themselves: by what tests call these, as others have words of that name."""
HAVE_VIEWS = {"alone", "moment", "scroll", "tape", "viewpoint"}
"""What has a `view` that is no picture: matches as a seat sees them, and the window of a scrolled sheet."""
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


def reached(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, what) of every place that looks into how a table is made, instead of saying what is seen."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            folder, _, module = (node.module or "").rpartition(".")
            if folder in OF_TABLES and module not in OPENED:
                yield node.lineno, ast.unparse(node)
        if not isinstance(node, ast.Attribute):
            continue
        owner = ast.unparse(node.value)
        last = owner.rpartition(".")[2]
        inside = node.attr in INSIDE or (node.attr == "view" and last not in HAVE_VIEWS)
        seat = last == "shown" and owner.split(".")[-2:-1] in (["scene"], ["table"], ["top"])
        scene = last in OF_SCENES.get(node.attr, ())
        if inside or seat or scene:
            yield node.lineno, ast.unparse(node)


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


def test_the_harness_alone_looks_into_tables() -> None:
    found = [
        f"{file.relative_to(TESTS)}:{line} looks at {what}"
        for file, tree in TREES.items()
        for line, what in reached(tree)
    ]
    assert not found


@pytest.mark.parametrize(
    ("code", "looks"),
    [
        ("table.shown.view.highlights.focus", True),
        ("view = table.scene.view", True),
        ("scene.controls[1].handle(intent)", True),
        ("scene.shown.focus.on(2)", True),
        ("couch.scene.room.seats[0].highlights.looks = looks", True),
        ("made.corner(1).local.viewpoint", True),
        ("table._inside.mouse", True),
        ("scene.corners[2].content()", True),
        ("table.scene.turns.calls.lists", True),
        ("from game.scenes.table.seat_controls import SeatControls", True),
        ("from game.scenes.table.table_scene import TableScene", False),
        ("seating.corners", False),
        ("sheet.scroll.view.contains(rect)", False),
        ("handover.shown.seat", False),
        ("lesson.scene.shown", False),
        ("table.focus() == table.slot('R5')", False),
        ("table.viewpoint.shown_state.hands", False),
    ],
)
def test_the_fence_round_the_tables_holds(code: str, looks: bool) -> None:
    assert bool(list(reached(ast.parse(code)))) == looks


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


MAY_SAY_NOTHING = {
    "test_an_upright_window_with_large_letters_hides_as_much": (
        "calls one of the checks of its module, which it is given as a parameter"
    ),
}
"""Tests that assert something by what their source does not tell, and how."""


def asserting(code: str) -> bool:
    """Whether a test with this body surely asserts something."""
    before = "from tests.harness.some import some\nfrom contextlib import suppress\nimport pytest\n"
    body = "\n".join(f"    {line}" for line in code.splitlines())
    tree = ast.parse(f"{before}def test_it():\n{body}\n")
    return not list(Asserting({TESTS / "test_it.py": tree}).hollow())


def test_no_test_can_pass_without_having_asserted_something() -> None:
    forget_pictures()  # together with all these trees they would be most of what a process holds
    found = list(Asserting(ALL_TREES).hollow())
    hollow = [
        f"{file.relative_to(TESTS)}:{line} {name} may assert nothing"
        for file, line, name in found
        if name not in MAY_SAY_NOTHING
    ]
    assert not hollow
    assert {name for _, _, name in found} == set(MAY_SAY_NOTHING)


@pytest.mark.parametrize(
    ("code", "sure"),
    [
        ("assert x", True),
        ("pass", False),
        ("with pytest.raises(ValueError):\n    f()", True),
        ("with suppress(ValueError):\n    assert f()", False),
        ("if x:\n    assert x", False),
        ("if x:\n    assert x\nelse:\n    assert y", True),
        ("if x:\n    return\nassert y", False),
        ("while x():\n    assert y", False),
        ("while x():\n    f()\nassert y", True),
        ("for x in found():\n    assert x", False),
        ("for x in found():\n    if x:\n        return\nassert y", False),
        ("for x in found():\n    f()\nelse:\n    assert y", True),
        ("for x in some(found()):\n    assert x", True),
        ("for x in some(found()):\n    if x:\n        assert x", False),
        ("for x in some(found()):\n    if x:\n        continue\n    assert x", False),
        ("for x in (1, 2):\n    assert x", True),
        ("for x in ():\n    assert x", False),
        ("for x in range(3):\n    assert x", True),
        ("for x in range(len(found)):\n    assert x", False),
        ("for x in GAMES.items():\n    assert x", True),
        ("both = [1, 2]\nfor x in both:\n    assert x", True),
        ("try:\n    f()\nexcept ValueError:\n    assert x", False),
        ("try:\n    f()\nfinally:\n    assert x", True),
        ("match x:\n    case 1:\n        assert x", False),
        ("x or pytest.fail('no')", False),
        ("later = lambda: pytest.fail('no')", False),
        ("def inner():\n    assert x", False),
    ],
)
def test_the_fence_against_tests_that_say_nothing_holds(code: str, sure: bool) -> None:
    assert asserting(code) == sure


def test_a_helper_counts_if_it_surely_asserts_and_finds_nothing() -> None:
    code = "def {0} -> {1}:\n    {2}assert x\ndef test_it():\n    helper()\n"
    told = [
        code.format("helper()", "None", ""),
        code.format("helper()", "int", ""),
        code.format("helper()", "None", "if x: "),
        code.format("other()", "None", ""),
    ]
    hollow = [bool(list(Asserting({TESTS / "test_it.py": ast.parse(e)}).hollow())) for e in told]
    assert hollow == [False, True, True, True]


def test_what_goes_through_nothing_fails() -> None:
    assert list(some([1, 2])) == [1, 2]
    with pytest.raises(AssertionError, match="nothing"):
        list(some([]))
