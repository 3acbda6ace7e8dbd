"""The mutants of the rules and the engine, and the fixed sample of them.

Cosmic Ray finds the places and makes the changes. A mutant's name says file, function, operator and line, not
the line's number, so that a mutant keeps its name, and the sample its mutants, when code around it changes.
"""

from __future__ import annotations

import hashlib
import heapq
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("game/engine", "game/variants")
WEIGHTS = (
    "advice.py",
    "advice_reasons.py",
    "card_evaluation.py",
    "shedding_adviser.py",
    "shedding_outlook.py",
)
"""Names of modules that hold weights of advice: any number there is as right as the next."""

SIZE = 600
SEED = "600 small changes of the rules"

OPERATORS = tuple(
    f"core/{name}"
    for name in (
        "AddNot",
        "ExceptionReplacer",
        "NumberReplacer",
        "ReplaceAndWithOr",
        "ReplaceBreakWithContinue",
        "ReplaceContinueWithBreak",
        "ReplaceFalseWithTrue",
        "ReplaceOrWithAnd",
        "ReplaceTrueWithFalse",
        "ZeroIterationForLoop",
        *(
            f"ReplaceBinaryOperator_{change}"
            for change in (
                "Add_Sub",
                "BitAnd_BitOr",
                "BitOr_BitAnd",
                "BitXor_BitAnd",
                "FloorDiv_Mul",
                "LShift_RShift",
                "Mod_FloorDiv",
                "Mul_Add",
                "RShift_LShift",
                "Sub_Add",
            )
        ),
        *(
            f"ReplaceComparisonOperator_{change}"
            for change in (
                "Eq_NotEq",
                "GtE_Gt",
                "GtE_Lt",
                "Gt_GtE",
                "Gt_LtE",
                "IsNot_Is",
                "Is_IsNot",
                "LtE_Gt",
                "LtE_Lt",
                "Lt_GtE",
                "Lt_LtE",
                "NotEq_Eq",
            )
        ),
        "ReplaceUnaryOperator_Delete_Not",
        "ReplaceUnaryOperator_USub_UAdd",
    )
)
"""The small changes: a comparison turned or its edge moved, `and` for `or`, a condition negated, a number one
higher or lower, an arithmetic operator exchanged, a loop not run, an exception not caught.

Cosmic Ray has every pair of operators; of a comparison the opposite and the edge are taken, of an arithmetic
operator one other, so that no line counts more than others for its operator alone.
"""


_SUMS = frozenset({"arith_expr", "term", "expr", "xor_expr", "and_expr", "shift_expr", "power"})
"""What the parser calls two values with an operator between them."""


class Mutant(NamedTuple):
    """One small change: which operator of Cosmic Ray does it, where in the file, and its lasting name.

    `occurrence` counts the places in the file at which the operator can do something.
    """

    name: str
    file: str
    operator: str
    occurrence: int

    def source(self) -> str:
        """The whole file with the change."""
        changed = mutate_code(_text(self.file), get_operator(self.operator)(), self.occurrence)
        if changed is None:
            raise LookupError(f"there is nothing to change for {self.name}")
        return str(changed)

    @property
    def module(self) -> str:
        """The dotted name of the module that is changed."""
        return self.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def files() -> list[str]:
    """The files that are mutated, relative to the project's folder."""
    return [
        path.relative_to(ROOT).as_posix()
        for room in ROOMS
        for path in sorted((ROOT / room).rglob("*.py"))
        if path.name not in WEIGHTS
    ]


@cache
def sample(size: int = SIZE) -> list[Mutant]:
    """The fixed sample, by name: those whose names have the lowest hashes.

    A change of the code exchanges the mutants of the lines it touches, and no others.
    """
    everything = (each for file in files() for each in _all_of(file))
    return sorted(heapq.nsmallest(size, everything, key=_rank))


def _rank(mutant: Mutant) -> bytes:
    return hashlib.sha256(f"{SEED} {mutant.name}".encode()).digest()


def _all_of(file: str) -> Iterator[Mutant]:
    text = _text(file)
    lines = text.splitlines()
    nodes = list(ast_nodes(get_ast(text)))
    for operator in OPERATORS:
        change = get_operator(operator)()
        short = operator.removeprefix("core/").removeprefix("Replace")
        occurrence = 0
        alike: Counter[str] = Counter()
        for node in nodes:
            counts = _counts(node)
            for index, ((line, _), _) in enumerate(change.mutation_positions(node)):
                occurrence += 1
                if not counts:
                    continue
                place = f"{file} {_function(node)} {short}.{index}: {lines[line - 1].strip()}"
                alike[place] += 1
                again = f"  [{alike[place]}]" if alike[place] > 1 else ""
                yield Mutant(place + again, file, operator, occurrence - 1)


def _function(node: Any) -> str:
    """The function or class that a node is in, with those around it."""
    names = []
    while node.parent is not None:
        node = node.parent
        if node.type in ("funcdef", "classdef"):
            names.append(node.name.value)
    return ".".join(reversed(names)) or "<module>"


def _counts(node: Any) -> bool:
    """Whether to change a node changes the program: annotations and aliases of types are for readers.

    Nor is a `*` or `|` an operator that stands between no two values.
    """
    if node.type == "operator" and node.parent.type not in _SUMS:
        return False
    while node.parent is not None:
        parent = node.parent
        if parent.type == "annassign":
            annotation = parent.children[1]
            if node is annotation or annotation.get_code().strip() == "TypeAlias":
                return False
        elif (parent.type == "tfpdef" and node is parent.children[-1]) or (
            parent.type == "funcdef" and node is parent.annotation
        ):
            return False
        node = parent
    return True


@cache
def _text(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")
