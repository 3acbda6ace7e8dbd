"""Which rules of the book are not true with which options: what English's files say of it can be used."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from game.engine.info import Info
from game.engine.notation.rule_set_text import LENGTHS
from game.store.platform_folders import assets
from game.variants import VARIANTS, find_variant
from game.words.rule_files import Clause, load_quick, load_rules
from tests.harness.some import some

ENGLISH = assets() / "strings" / "en"
GAMES = [each.info.id for each in VARIANTS]
CHANGED = ["classic", "oono", "attack", "tricks"]
"""The games of which an option makes a text untrue."""
SHEDDING = ["classic", "oono", "attack"]
TOLD_BY_ITS_CLAUSE = {
    "classic": {"two_player_reverse", "seven_zero", "call_penalty"},
    "oono": {"two_player_reverse", "draw4_on_draw2"},
    "attack": {"decks", "cards", "ace"},
}
"""The options that make no other text untrue than, at most, that of their own clause, which names them."""

STILL_TRUE = {
    ("classic", "C-5"): {"draw4=no-colour", "last_card"},
    ("oono", "O-5"): {"draw4=no-colour", "last_card"},
    ("oono", "O-16"): {"jump_in", "seven_zero"},
    ("attack", "A-9"): {"any_seven"},
    ("attack", "A-11"): {"any_seven"},
}
"""What changes a clause, and nothing that the rule in short says which leads to it."""


def clauses(game: str) -> dict[str, Clause]:
    found = load_rules([ENGLISH], game)
    return {clause.id: clause for section in found for clause in section.clauses}


def words(game: str) -> Iterator[str]:
    """What stands in the lists of options of a game's clauses and rules in short."""
    for changed in clauses(game).values():
        yield from changed.changed
    for quick in load_quick([ENGLISH], game):
        yield from quick.changed


def info(game: str) -> Info:
    return find_variant(game).info


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_is_named_exists(game: str) -> None:
    file = tomllib.loads((ENGLISH / "rules" / f"{game}.toml").read_text("utf-8"))
    assert set(file.get("changed", {})) <= set(clauses(game))


@pytest.mark.parametrize("game", CHANGED)
def test_every_option_that_is_named_exists_and_may_have_its_value(game: str) -> None:
    declared = {each.name: each for each in info(game).options}
    for word in some(words(game)):
        name, given, value = word.partition("=")
        assert name in declared, word
        if given:
            assert declared[name].parse(value) != declared[name].default, word


@pytest.mark.parametrize("game", CHANGED)
def test_an_option_that_is_named_has_a_clause_to_be_led_to(game: str) -> None:
    declared, known = {each.name: each for each in info(game).options}, clauses(game)
    for word in some(words(game)):
        assert declared[word.partition("=")[0]].clause in known, word


@pytest.mark.parametrize("game", GAMES)
def test_no_clause_is_changed_by_an_option_of_its_own(game: str) -> None:
    """That is told below it with the value, and would stand there twice."""
    declared = {each.name: each for each in info(game).options}
    for clause in some(clauses(game).values()):
        assert not [w for w in clause.changed if declared[w.partition("=")[0]].clause == clause.id]


@pytest.mark.parametrize("game", SHEDDING)
def test_every_option_that_makes_a_text_untrue_names_it(game: str) -> None:
    named = {word.partition("=")[0] for word in words(game)}
    asked = {each.name for each in info(game).options if each.offered} - set(LENGTHS)
    assert asked - named <= TOLD_BY_ITS_CLAUSE[game]


@pytest.mark.parametrize("game", CHANGED)
def test_every_rule_in_short_is_untrue_where_its_clause_is(game: str) -> None:
    declared, known = info(game).options, clauses(game)
    left = {}
    for quick in some(load_quick([ENGLISH], game)):
        own = {each.name for each in declared if each.clause == quick.clause} - set(LENGTHS)
        named = {word.partition("=")[0] for word in quick.changed}
        changes = {*known[quick.clause].changed, *own}
        silent = {word for word in changes if word.partition("=")[0] not in named}
        if silent:
            left[game, quick.clause] = silent
    assert left == {key: names for key, names in STILL_TRUE.items() if key[0] == game}
