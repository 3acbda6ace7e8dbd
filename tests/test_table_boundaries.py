"""The fences on a table: pieces know each other's areas from the occupancy alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_boundaries import SOURCES, TREES, says

TABLE = ("view/speech", "view/table", "view/calls", "scenes/table")
"""The folders in which pieces of a table are drawn."""
BOOK = "game/view/speech/free_places.py"
"""The one module there that compares areas."""
LAYING_OUT = {
    "game/view/table/seat_arrangement.py",
    "game/view/table/table_layout.py",
    "game/view/table/direction_arrows.py",
}
"""What shares out the table before anything lies on it."""
COMPARING = {
    "colliderect", "collidelist", "collidelistall", "collideobjects", "collideobjectsall",
    "collidedict", "collidedictall", "clip", "clipline",
}  # fmt: skip
POINTING = {("game/view/table/table_bubbles.py", "clipline")}
"""Where it is the pointer's way that is followed."""
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


def reached_areas(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, expression) of every area that is taken out of another object's own part."""
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and node.attr in AREAS
            and isinstance(node.value, ast.Attribute)
            and id(node) not in called
            and ast.unparse(node) not in PARTS
        ):
            yield node.lineno, ast.unparse(node)


def test_only_the_book_of_places_compares_areas_of_a_table() -> None:
    comparing = [
        f"{says(file)}:{line} asks for {method}"
        for file in SOURCES
        if of_table(file) and says(file) != BOOK
        for line, method in comparisons(TREES[file])
        if (says(file), method) not in POINTING
    ]
    assert not comparing


def test_no_piece_of_a_table_is_handed_the_areas_of_others() -> None:
    handing = [
        f"{says(file)}:{line} {name}"
        for file in SOURCES
        if of_table(file) and says(file) != BOOK and says(file) not in LAYING_OUT
        for line, name in passed_lists(TREES[file])
        if not name.startswith("_")
    ]
    assert not handing


def test_no_piece_of_a_table_reaches_into_the_areas_of_another() -> None:
    reaching = [
        f"{says(file)}:{line} {expression}"
        for file in SOURCES
        if of_table(file) and says(file) != BOOK
        for line, expression in reached_areas(TREES[file])
    ]
    assert not reaching


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
        ("rect = self.kit.rect(area)", 0),
        ("self.rect = Rect(0, 0, 1, 1); inside = self.rect.collidepoint(pos)", 0),
        ("box = self.occupancy.box('calls')", 0),
    ],
)
def test_the_fence_round_areas_itself(code: str, found: int) -> None:
    tree = ast.parse(code)
    assert len([*comparisons(tree), *passed_lists(tree), *reached_areas(tree)]) == found
