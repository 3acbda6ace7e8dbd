"""The rule book's text: every clause is in it, whatever names one, in words of our own."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.engine.actions import Refusal
from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.variant import COMMON_CLAUSES, Variant
from game.store.platform_folders import assets
from game.tools.soak import nonsense, random_table
from game.variants import VARIANTS
from game.words.card_comparison import load_comparison
from game.words.rule_files import load_rules
from tests.harness.random_play import positions
from tests.harness.some import some

ROOT = Path(__file__).resolve().parent.parent
RULES = assets() / "strings" / "en" / "rules"
SEEDS = ROOT.parent / "shared" / "seeds"
"""The texts that the games come from, where somebody has them beside the project."""

NUMBERING = {"common": ("G", COMMON_CLAUSES), "house": ("H", 11), "partners": ("P", 4)} | {
    variant.info.id: variant.info.clauses for variant in VARIANTS
}
"""The letter and the last number of each file of rules."""

CLAUSE = re.compile(r"[A-Z]-\d+")
LONGEST_RUN = 7
"""So many words in a row may be those of a source by chance; more are a quotation."""

every_game = pytest.mark.parametrize(
    "variant", [pytest.param(each, id=each.info.id) for each in VARIANTS]
)


def texts(table: Any) -> Iterator[str]:
    """Every text in a TOML table."""
    if isinstance(table, str):
        yield table
    elif isinstance(table, dict | list):
        for each in table.values() if isinstance(table, dict) else table:
            yield from texts(each)


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((RULES / f"{name}.toml").read_text("utf-8"))


def entries(name: str) -> list[str]:
    return [id for section in read(name)["section"] for id in section if id != "title"]


@pytest.mark.parametrize("name", NUMBERING)
def test_every_number_has_its_entry_once(name: str) -> None:
    letter, last = NUMBERING[name]
    assert sorted(entries(name)) == sorted(f"{letter}-{n}" for n in range(1, last + 1))


@every_game
@pytest.mark.parametrize("players", [2, 4])
def test_every_clause_a_refusal_names_has_its_entry(variant: Variant[Any], players: int) -> None:
    book = {
        clause.id
        for section in load_rules([RULES.parent], variant.info.id)
        for clause in section.clauses
    }
    rng = Rng(22)
    match = Match(variant, random_table(variant, players, rng), 21)
    named = set()
    for state in positions(match, rng, steps=120):
        for _ in range(4):
            seat, action = nonsense(match.table, rng)
            refusal = variant.check(state, seat, action, state.now)
            if isinstance(refusal, Refusal):
                named.add(refusal.clause)
    assert named
    assert named <= book


def test_every_clause_written_in_the_program_has_its_entry() -> None:
    known = {id for name in NUMBERING for id in entries(name)}
    for path in some(sorted((ROOT / "game").rglob("*.py"))):
        tree = ast.parse(path.read_text("utf-8"))
        written = {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and CLAUSE.fullmatch(node.value)
        }
        assert written <= known, path


@pytest.mark.parametrize("name", [*NUMBERING, "compare"])
def test_a_clause_that_a_text_points_to_is_there(name: str) -> None:
    known = {id for each in NUMBERING for id in entries(each)}
    for text in some(texts(read(name))):
        assert set(re.findall(r"\b[A-Z]-\d+\b", text)) <= known, text


def test_the_comparison_points_to_the_rules_of_each_game() -> None:
    cards = load_comparison([RULES.parent])
    wanted = {"2", "3", "7", "8", "Jack", "Queen", "Ace", "Joker", "Spade", "Wild"}
    assert wanted <= {card.name for card in cards}
    for card in cards:
        assert set(card.effects) <= set(NUMBERING) - {"common", "house", "partners"}, card.name
        for game, effect in card.effects.items():
            assert effect.clause in entries(game), (card.name, game)
        for picture in card.pictures:
            assert (assets() / "cards" / f"{picture}.svg").is_file(), picture


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the source texts are not part of the project")
@pytest.mark.parametrize("name", [*NUMBERING, "compare"])
def test_no_wording_of_the_sources(name: str) -> None:
    count = LONGEST_RUN + 1
    quoted = {run for file in SEEDS.glob("*.txt") for run in runs(file.read_text("utf-8"), count)}
    assert quoted
    for text in texts(read(name)):
        assert not quoted & set(runs(text, count)), text


def runs(text: str, count: int) -> list[tuple[str, ...]]:
    """Every so many words in a row, without regard to marks and capitals."""
    words = re.findall(r"[a-z0-9]+", re.sub(r"['’]", "", text.lower()))
    return [tuple(words[at : at + count]) for at in range(len(words) - count + 1)]
