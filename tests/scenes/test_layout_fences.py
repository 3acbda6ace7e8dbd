"""Screens are placed by boxes (docs/layout.md): none works its places out, or asks how large text is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "game").rglob("*.py"))
ENGINE = {f"game/view/base/{name}.py" for name in ("boxes", "arranging", "space", "text_settings")}
MOST_LINES, MOST_QUESTIONS = 15, 20
"""The most lines of a method that lays a screen out, and how often all others may ask."""
SCENES = ("result/result_sheet", "rules/rule_book_scene", "seating/seating_scene")
BELOW = 220
"""The screens with the most on them, and what their modules have fewer lines than."""
PLACING = {"layout", "place", "arrange", "_place", "_arrange", "_lay"} | {
    *("slots", "items", "large_corner", "narrow_corner")
}
"""The names of methods that lay out a screen, or a part of one."""


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def questions(tree: ast.AST) -> Iterator[ast.Attribute]:
    """Yield where the size of text, or that of the window in design pixels, is asked for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            of = node.value.attr if isinstance(node.value, ast.Attribute) else ""
            of = node.value.id if isinstance(node.value, ast.Name) else of
            window = node.attr in ("wide", "tall") and of == "space"
            if window or node.attr in ("text_scale", "cramped"):
                yield node


def layouts(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in PLACING:
            yield node


def length(function: ast.FunctionDef) -> int:
    """Return how many lines a method has below its docstring."""
    first, *others = function.body
    told = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    body = others if told else function.body
    if not body:
        return 0
    assert body[-1].end_lineno is not None
    return body[-1].end_lineno - body[0].lineno + 1


def test_questions_and_layouts_are_found() -> None:
    code = "class A:\n    def layout(self):\n        a = self.kit.space.wide\n        b = space.text_scale"
    tree = ast.parse(f"{code}\n        c = placement.wide")
    assert [each.attr for each in questions(tree)] == ["wide", "text_scale"]
    assert [length(each) for each in layouts(tree)] == [3]


def test_lines_are_counted_below_what_a_method_is_said_to_do() -> None:
    code = 'def place(self):\n    """Put it\n    there."""\n    a = 1\n\n    b = 2\ndef arrange(self):\n    "x"'
    assert [length(each) for each in layouts(ast.parse(code))] == [3, 0]


def test_few_ask_for_the_size_of_text_or_window() -> None:
    others = [each for each in SOURCES if name_of(each) not in ENGINE]
    asked = [
        f"{name_of(file)}:{node.lineno}"
        for file in others
        for node in questions(ast.parse(file.read_text("utf-8")))
    ]
    assert len(asked) <= MOST_QUESTIONS, asked


def test_nothing_works_out_its_places() -> None:
    long = [
        f"{name_of(file)}:{node.lineno}"
        for file in SOURCES
        for node in layouts(ast.parse(file.read_text("utf-8")))
        if length(node) > MOST_LINES
    ]
    assert long == []


def test_the_fullest_screens_stay_short() -> None:
    files = {name: ROOT / "game" / "scenes" / f"{name}.py" for name in SCENES}
    lines = {name: len(file.read_text("utf-8").splitlines()) for name, file in files.items()}
    assert {name: count for name, count in lines.items() if count >= BELOW} == {}
