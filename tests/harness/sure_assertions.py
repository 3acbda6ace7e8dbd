"""Whether a test asserts something in every run, as far as its source tells.

An assertion under an `if`, in an `except` or in a loop that may find nothing to go through is none,
unless every way through the test meets one. `some` makes a loop sure.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from enum import Enum
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ASSERTS = {
    "pytest.raises",
    "pytest.fail",
    "pytest.skip",
    "tests.harness.problem_sentences.tells",
    # These raise an AssertionError if what they check does not hold.
    "game.tools.check_scenario.run",
    "tests.conformance.hidden_cards.check_observation",
    "tests.conformance.hidden_cards.check_bot",
}
"""What asserts wherever it is called. A test that is skipped is told of, so it says more than nothing."""
YIELDS = {"tests.harness.some.some", "tests.harness.random_play.positions"}
"""What yields one thing at least: `some` fails otherwise, and a match is first at its beginning."""
AS_MANY = {"enumerate", "sorted", "reversed", "list", "tuple", "set", "zip", "product", "items"} | {
    *("keys", "values", "pairwise", "combinations", "permutations"),
}
"""What yields something if all that it is given does; pairs are taken of constants that have two."""
HARNESS = "tests.harness."
"""Its functions assert that a test goes on as it should, which is not what the test is about."""


class Way(Enum):
    """How a piece of a test ends: having asserted; perhaps not; or it may leave the loop or the test before."""

    SURE = "sure"
    OPEN = "open"
    NEXT = "next"
    LEFT = "left"


class Asserting:
    """The functions of the tests that assert something whenever they are called.

    Only those that return nothing count: what builds or finds something asserts that it could.
    """

    def __init__(self, trees: Mapping[Path, ast.Module]) -> None:
        self._known = set(ASSERTS)
        self._files = []
        for path, tree in trees.items():
            self._files.append(_File(path, tree))
            self._known |= self._files[-1].asserting(self._known)
        before = -1
        while before != len(self._known):
            before = len(self._known)
            for file in self._files:
                self._known |= file.asserting(self._known)

    def hollow(self) -> Iterator[tuple[Path, int, str]]:
        """(file, line, name) of each test that may assert nothing."""
        for file in self._files:
            for test in file.functions:
                if test.name.startswith("test_") and not file.sure(test, self._known):
                    yield file.path, test.lineno, test.name


class _File:
    """A module of tests: its functions, but for those known to assert, and what the names in it mean."""

    def __init__(self, path: Path, tree: ast.Module) -> None:
        self.path = path
        within = path.relative_to(ROOT) if path.is_relative_to(ROOT) else Path(path.name)
        self.module = ".".join(within.with_suffix("").parts)
        self.functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
        self.names = {
            each.name: f"{self.module}.{each.name}"
            for each in tree.body
            if isinstance(each, ast.FunctionDef)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                self.names |= {each.asname or each.name: each.name for each in node.names}
            elif isinstance(node, ast.ImportFrom):
                above = self.module.split(".")[: -node.level] if node.level else []
                source = ".".join([*above, *([node.module] if node.module else [])])
                self.names |= {
                    each.asname or each.name: f"{source}.{each.name}" for each in node.names
                }

    def asserting(self, known: set[str]) -> set[str]:
        """Return the full names of functions that assert, given those of which that is known.

        What surely asserts is kept no longer: most tests do, and all their trees would be many megabytes.
        """
        sure = [each for each in self.functions if self.sure(each, known)]
        self.functions = [each for each in self.functions if each not in sure]
        found = set()
        for each in sure:
            silent = isinstance(each.returns, ast.Constant) and each.returns.value is None
            name = f"{self.module}.{each.name}"
            if self.names.get(each.name) == name and silent and not name.startswith(HARNESS):
                found.add(name)
        return found

    def sure(self, function: ast.FunctionDef, known: set[str]) -> bool:
        return _Reader(self.names, known).block(function.body) is Way.SURE


class _Reader:
    """Reads the statements of one function."""

    def __init__(self, names: dict[str, str], known: set[str]) -> None:
        self._names, self._known = names, known
        self._full: set[str] = set()
        """The variables that hold something to go through."""

    def block(self, body: list[ast.stmt]) -> Way:
        for each in body:
            way = self._statement(each)
            if way is not Way.OPEN:
                return way
        return Way.OPEN

    def _statement(self, node: ast.stmt) -> Way:
        match node:
            case ast.Assert() | ast.Raise():
                return Way.SURE
            case ast.FunctionDef() | ast.ClassDef():
                return Way.OPEN
            case ast.Return():
                return Way.SURE if self._asserts(node) else Way.LEFT
            case ast.Continue() | ast.Break():
                return Way.NEXT
            case ast.With():
                return self._with(node)
            case ast.If():
                ways = [self.block(node.body), self.block(node.orelse)]
                return Way.SURE if self._asserts(node.test) else _together(ways)
            case ast.For() | ast.While():
                return self._loop(node)
            case ast.Try():
                ways = [self.block(each.body) for each in node.handlers]
                way = _together([self.block([*node.body, *node.orelse]), *ways])
                return Way.SURE if self.block(node.finalbody) is Way.SURE else way
            case ast.Match():
                return _together([Way.OPEN, *(self.block(each.body) for each in node.cases)])
            case ast.Assign(targets=[ast.Name(id=name)]) if self._any(node.value):
                self._full.add(name)
        return Way.SURE if self._asserts(node) else Way.OPEN

    def _with(self, node: ast.With) -> Way:
        entered = [each.context_expr for each in node.items]
        if any(map(self._asserts, entered)):
            return Way.SURE
        way = self.block(node.body)
        called = {self._called(each) for each in entered if isinstance(each, ast.Call)}
        return Way.OPEN if "contextlib.suppress" in called and way is Way.SURE else way

    def _loop(self, node: ast.For | ast.While) -> Way:
        way = self.block(node.body)
        if way is Way.LEFT:
            return way
        runs = self._any(node.iter) if isinstance(node, ast.For) else _is_true(node.test)
        return Way.SURE if runs and way is Way.SURE else self.block(node.orelse)

    def _asserts(self, node: ast.AST) -> bool:
        """Whether it calls something that asserts, not counting what is called later or perhaps."""
        if isinstance(node, ast.Lambda | ast.IfExp | ast.BoolOp | ast.GeneratorExp | ast.ListComp):
            return False
        if isinstance(node, ast.Call) and self._called(node) in self._known:
            return True
        return any(map(self._asserts, ast.iter_child_nodes(node)))

    def _called(self, node: ast.Call) -> str:
        """The full name of what is called; "" for what is found only when the test runs."""
        first, dot, rest = ast.unparse(node.func).partition(".")
        return self._names[first] + dot + rest if first in self._names else ""

    def _any(self, node: ast.expr) -> bool:
        """Whether there surely is something to go through."""
        match node:
            case ast.Tuple() | ast.List() | ast.Set():
                return any(
                    self._any(each.value) if isinstance(each, ast.Starred) else True
                    for each in node.elts
                )
            case ast.Dict():
                return bool(node.keys)
            case ast.Constant():
                return bool(node.value)
            case ast.Name(id=name) | ast.Attribute(attr=name):
                return name.isupper() or name in self._full
            case ast.BinOp(op=ast.Add() | ast.BitOr()):
                return self._any(node.left) or self._any(node.right)
            case ast.BinOp(op=ast.Mult()):
                return self._any(node.left)
            case ast.Call(func=ast.Name(id="range")):
                return all(map(_is_number, node.args))
            case ast.Call(func=ast.Name(id=name), args=args) if args:
                within = all(map(self._any, args))
                return self._called(node) in YIELDS or (name in AS_MANY and within)
            case ast.Call(func=ast.Attribute(attr=name, value=value), args=[]):
                return name in AS_MANY and self._any(value)
        return False


def _together(ways: list[Way]) -> Way:
    """How it ends when one of several ways is gone."""
    for each in (Way.LEFT, Way.NEXT, Way.OPEN):
        if each in ways:
            return each
    return Way.SURE


def _is_true(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and bool(node.value)


def _is_number(node: ast.expr) -> bool:
    """Whether it is written out, or how many sit at a table, which is two at least."""
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    if isinstance(node, ast.Name):
        return node.id.isupper() or node.id == "players"
    return isinstance(node, ast.Constant)
