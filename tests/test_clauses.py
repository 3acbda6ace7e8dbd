"""Every clause of the rules is named by a scenario, or by a test that says so here."""

from __future__ import annotations

import importlib
import tomllib
from pathlib import Path
from typing import Any

import pytest

from game.engine.variant import Variant
from game.variants import VARIANTS

SCENARIOS = Path(__file__).resolve().parent / "scenarios"

BY_TEST = {
    "G-2": (
        "tests.conformance.test_every_game",
        "test_a_match_runs_the_same_in_a_fresh_process",
    ),
    "G-5": (
        "tests.conformance.test_hidden_cards",
        "test_an_observation_tells_nothing_hidden",
    ),
}
"""Clauses that no position can show, and the test of each."""


def _named(game: str) -> set[str]:
    return {
        clause
        for file in (SCENARIOS / game).glob("*.toml")
        for clause in tomllib.loads(file.read_text(encoding="utf-8"))["clauses"]
    }


@pytest.mark.parametrize(
    "variant", [pytest.param(variant, id=variant.info.id) for variant in VARIANTS]
)
def test_every_clause_of_a_game_has_a_scenario(variant: Variant[Any]) -> None:
    letter, _ = variant.info.clauses
    own = {clause for clause in variant.clauses() if clause.startswith(letter)}
    assert own - _named(variant.info.id) == set()


def test_every_common_clause_has_a_scenario_or_a_test() -> None:
    common = {clause for clause in VARIANTS[0].clauses() if clause.startswith("G")}
    named = set().union(*(_named(variant.info.id) for variant in VARIANTS))
    assert common - named - set(BY_TEST) == set()


@pytest.mark.parametrize("clause", BY_TEST)
def test_a_test_that_stands_for_a_clause_exists(clause: str) -> None:
    module, name = BY_TEST[clause]
    assert callable(getattr(importlib.import_module(module), name))
