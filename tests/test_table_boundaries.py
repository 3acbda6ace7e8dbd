"""The fences on a table: pieces know each other's areas from the occupancy alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_boundaries import SOURCES, TREES, says

TABLE = (
    "view/layout", "view/speech", "view/table", "view/calls", "view/corners", "view/handover", "view/lesson",
    "view/moments", "scenes/table", "scenes/couch", "scenes/lesson",
)  # fmt: skip
"""The folders in which pieces of a table are drawn, and what lies over it."""
BOOK = {
    "game/view/speech/free_places.py",
    "game/view/speech/spots.py",
    "game/view/speech/tails.py",
}
"""The modules there that compare areas: for places, and for the tails that reach from them."""
LAYING_OUT = {
    "game/view/corners/corner_boxes.py",
    "game/view/layout/seat_arrangement.py",
    "game/view/layout/table_layout.py",
    "game/view/table/middles/direction_arrows.py",
}
"""What shares out the table before anything lies on it."""
COMPARING = {
    "colliderect", "collidelist", "collidelistall", "collideobjects", "collideobjectsall",
    "collidedict", "collidedictall", "clip", "clipline",
}  # fmt: skip
POINTING = {
    ("game/view/table/table_bubbles.py", "clipline"),
    ("game/view/table/middles/direction_arrows.py", "collidelist"),
}
"""Where it is the pointer's way that is followed, or the points of a line, and no area is compared."""
CUTTING = {("game/view/moments/finale_view.py", "clip")}
"""Where a part of a picture is cut out."""
PARTS = {
    "self.focus.rect",
    "self.field.rect",
    "self.corner.plate",
    "self.spot.rect",
    "answer.spot.rect",
}
"""Areas of what a piece is made of, which it draws itself."""
AREAS = {"rect", "area", "plate", "portrait", "spot", "pile", "covers"}
"""Attributes that hold where something lies."""
LISTING = {"enumerate", "zip", "sorted", "reversed", "list", "tuple", "iter", "next"}
"""Functions whose results are the elements of what they are given."""


def of_table(file: Path) -> bool:
    return any(says(file).startswith(f"game/{folder}/") for folder in TABLE)


def comparisons(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, method) of everything that tells whether areas overlap."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in COMPARING:
            yield node.lineno, node.attr


def passed_lists(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, function) of every function that takes or gives several areas at once."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            arguments = [*node.args.args, *node.args.kwonlyargs]
            hints = [each.annotation for each in arguments] + [node.returns]
            for hint in hints:
                text = ast.unparse(hint) if hint is not None else ""
                if re.search(r"(list|Sequence|Iterable|Collection)\[F?Rect\]", text):
                    yield node.lineno, node.name


def named(tree: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """(name, value) of every assignment to a local name or an attribute, also of several at once."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            pairs = [(target, node.value) for target in node.targets]
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
            pairs = [(node.target, node.value)]
        else:
            continue
        for target, value in pairs:
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                yield from (
                    (ast.unparse(t), v) for t, v in zip(target.elts, value.elts, strict=False)
                )
            else:
                yield ast.unparse(target), value


def looped(tree: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """(name, iterable) of every loop variable, also of comprehensions and inside `enumerate` and its like."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            names = [each.id for each in ast.walk(node.target) if isinstance(each, ast.Name)]
            yield from ((name, over) for name in names for over in listed(node.iter))


def listed(over: ast.expr) -> Iterator[ast.expr]:
    """What a loop goes through, without slices and the functions that pass elements on."""
    if isinstance(over, ast.Subscript):
        yield from listed(over.value)
    elif isinstance(over, ast.Call) and ast.unparse(over.func) in LISTING:
        for each in over.args:
            yield from listed(each)
    elif isinstance(over, ast.Call) and ast.unparse(over.func).endswith((".values", ".items")):
        assert isinstance(over.func, ast.Attribute)
        yield from listed(over.func.value)
    else:
        yield over


def another_s(tree: ast.AST) -> set[str]:
    """The local names of a function that stand for parts of another object, or for elements of its lists."""
    found = {
        name
        for name, value in named(tree)
        if name.isidentifier()
        and isinstance(value, ast.Attribute)
        and f"{ast.unparse(value)}.rect" not in PARTS
    }
    for name, over in looped(tree):
        inner = over.value if isinstance(over, ast.Attribute) else None
        if isinstance(inner, ast.Attribute) or (isinstance(inner, ast.Name) and inner.id in found):
            found.add(name)
    return found


def reached_areas(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, expression) of every area that is taken out of another object's own part.

    Local names and loop variables count as what they stand for.
    """
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    local: set[int] = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            names = another_s(function)
            inside = (node for node in ast.walk(function) if isinstance(node, ast.Name))
            local |= {id(node) for node in inside if node.id in names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in AREAS and id(node) not in called:
            part = isinstance(node.value, ast.Attribute) and ast.unparse(node) not in PARTS
            if part or id(node.value) in local:
                yield node.lineno, ast.unparse(node)


def aliases(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, name) of every name of an occupancy that does not tell what it is."""
    for node in ast.walk(tree):
        hint = node.annotation if isinstance(node, ast.arg) else None
        if hint is not None and ast.unparse(hint) == "Occupancy" and node.arg != "occupancy":
            yield node.lineno, node.arg
    for name, value in named(tree):
        text = ast.unparse(value)
        is_one = text == "occupancy" or text.endswith((".occupancy", "Occupancy()"))
        if is_one and name.rpartition(".")[2] != "occupancy":
            yield value.lineno, name


def test_only_the_book_of_places_compares_areas_of_a_table() -> None:
    comparing = [
        f"{says(file)}:{line} asks for {method}"
        for file in SOURCES
        if of_table(file) and says(file) not in BOOK
        for line, method in comparisons(TREES[file])
        if (says(file), method) not in POINTING | CUTTING
    ]
    assert not comparing


def test_no_piece_of_a_table_is_handed_the_areas_of_others() -> None:
    handing = [
        f"{says(file)}:{line} {name}"
        for file in SOURCES
        if of_table(file) and says(file) not in BOOK and says(file) not in LAYING_OUT
        for line, name in passed_lists(TREES[file])
        if not name.startswith("_")
    ]
    assert not handing


def test_no_piece_of_a_table_reaches_into_the_areas_of_another() -> None:
    reaching = [
        f"{says(file)}:{line} {expression}"
        for file in SOURCES
        if of_table(file) and says(file) not in BOOK
        for line, expression in reached_areas(TREES[file])
    ]
    assert not reaching


def test_an_occupancy_has_no_other_name() -> None:
    """What is reported to it is found by its name."""
    assert not [
        f"{says(file)}:{line} {name}" for file in SOURCES for line, name in aliases(TREES[file])
    ]


def test_every_piece_is_reported_by_one_module() -> None:
    """A name in the occupancy belongs to the module that draws the piece, and to nobody else."""
    places: dict[str, set[str]] = {}
    for file in SOURCES:
        for node in ast.walk(TREES[file]):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func).endswith("occupancy.report")
                and node.args
            ):
                places.setdefault(ast.unparse(node.args[0]), set()).add(says(file))
    assert len(places) > 15
    middles = {"'middle'", "'pile'"}
    assert not {
        name: files for name, files in places.items() if len(files) > 1 and name not in middles
    }


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("near = a.rect.colliderect(b)", 1),
        ("def draw(self, taken: Sequence[FRect]) -> None: ...", 1),
        ("def _taken(self) -> list[Rect]: ...", 1),
        ("top = self.bar.area.top", 1),
        ("left = self.view.plate.left", 1),
        ("def f(self):\n for b in self.calling.bar.buttons:\n  x = b.rect", 1),
        ("def f(self):\n for n, b in enumerate(self.bar.buttons[1:]):\n  x = b.rect", 1),
        ("def f(self):\n return [b.rect for b in self.bar.buttons]", 1),
        ("def f(self):\n bar = self.bar\n x = bar.area", 1),
        ("def f(self):\n bar, y = self.bar, 1\n return [b.rect for b in bar.buttons]", 1),
        ("def f(self):\n for b in self.buttons:\n  b.rect = x", 0),
        ("def f(self):\n spot = self.occupancy.place(name)\n x = spot.rect", 0),
        ("rect = self.kit.rect(area)", 0),
        ("self.rect = Rect(0, 0, 1, 1); inside = self.rect.collidepoint(pos)", 0),
        ("box = self.occupancy.box('calls')", 0),
    ],
)
def test_the_fence_round_areas_itself(code: str, found: int) -> None:
    tree = ast.parse(code)
    assert len([*comparisons(tree), *passed_lists(tree), *reached_areas(tree)]) == found


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("book = view.occupancy", 1),
        ("view, book = self.view, self.view.occupancy", 1),
        ("if (book := occupancy): ...", 1),
        ("def lowest(book: Occupancy) -> float: ...", 1),
        ("self.places = Occupancy()", 1),
        ("self.occupancy = Occupancy()", 0),
        ("def lowest(occupancy: Occupancy) -> float: ...", 0),
        ("px, occupancy = self.kit.px, self.view.occupancy", 0),
        ("plate = view.occupancy.box('own plate')", 0),
    ],
)
def test_the_fence_round_aliases_itself(code: str, found: int) -> None:
    assert len([*aliases(ast.parse(code))]) == found
