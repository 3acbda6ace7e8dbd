"""Rule sets as text: one set, one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.engine.info import Info
from game.engine.notation.rule_set_text import (
    LENGTHS,
    PARTNERS,
    read_rule_set,
    rule_set,
    rules_of,
)
from game.engine.option_values import LONGEST_SET
from game.engine.options import GROUPS, Option, SetupError, settle
from game.engine.variant import Variant
from game.variants import VARIANTS, find_variant
from tests.harness.problem_sentences import said, tells

MADE_UP = Info(
    "made-up", "shedding", ("X", 1), 2, 4, "french", "", "piles",
    (
        Option("rounds", 1, "X-1", low=1, high=9),
        Option("jump_in", False, "X-1"),
        Option("stacking", "none", "X-1", choices=("none", "same")),
        Option("partners", False, "X-1"),
        Option("calls", True, "X-1"),
        Option("words", ("a",), "X-1"),
        Option("draws", 2, "X-1", low=1, high=9),
    ),
    (),
)  # fmt: skip


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({}, "made-up"),
        ({"rounds": 5, "partners": True, "words": ["b"]}, "made-up"),
        ({"stacking": "same", "jump_in": True}, "made-up jump_in stacking=same"),
        ({"draws": 3, "calls": False}, "made-up calls=false draws=3"),
        ({"jump_in": False, "draws": 2, "gone": True}, "made-up"),
    ],
)
def test_a_set_is_what_differs_from_the_rules_as_written(
    options: Mapping[str, object], line: str
) -> None:
    assert rule_set(MADE_UP, options) == line


def test_no_length_of_a_match_is_part_of_a_set_of_any_game() -> None:
    for variant in VARIANTS:
        info = variant.info
        assert rule_set(info, settle(info.options, {})) == info.id
        numbers = {
            each.name: each.high
            for each in info.options
            if each.name in (*LENGTHS, PARTNERS) and type(each.default) is int
        }
        assert numbers
        assert rule_set(info, numbers) == info.id


def test_the_options_of_a_game_stand_in_its_own_order() -> None:
    chosen = {"last_card_draws": True, "opening_action": "applies", "play_drawn": False}
    line = "oono play_drawn=false opening_action=applies last_card_draws"
    assert rule_set(find_variant("oono").info, chosen) == line


def values(option: Option) -> list[object]:
    if isinstance(option.default, bool):
        return [True, False]
    return list(option.choices) or [option.default, option.high]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)
def test_a_line_is_read_as_it_was_written(variant: Variant[Any]) -> None:
    info = variant.info
    usual = {option.name: option.default for option in rules_of(info)}
    assert read_rule_set(info, info.id) == (usual, ())
    for option in rules_of(info):
        for value in values(option):
            chosen = {**usual, option.name: value}
            assert read_rule_set(info, rule_set(info, chosen)) == (chosen, ())


def test_all_rules_of_a_game_at_once_have_room_in_a_line() -> None:
    for variant in VARIANTS:
        info = variant.info
        other = {
            option.name: next(each for each in values(option) if each != option.default)
            for option in rules_of(info)
        }
        line = rule_set(info, other)
        assert len(line) <= LONGEST_SET
        assert rule_set(info, read_rule_set(info, line).options) == line


@pytest.mark.parametrize(
    "line",
    [
        "  made-up jump_in\n",
        "MADE-UP Jump_In",
        "made-up  jump_in",
        "made-up jump_in=true",
        "made-up\tjump_in",
        "made-up\u00a0jump_in",
        "\ufeffmade-up jump_in",
        '"made-up jump_in"',
        "\u201cmade-up jump_in\u201d\u200b\n",
        "`made-up jump_in`",
    ],
)
def test_quotes_blanks_and_the_case_of_letters_do_not_matter(line: str) -> None:
    assert rule_set(MADE_UP, read_rule_set(MADE_UP, line).options) == "made-up jump_in"


def test_what_is_not_known_is_named_and_the_rest_is_set() -> None:
    options, unknown = read_rule_set(MADE_UP, "made-up steal jump_in rob=3 partners steal rounds=3")
    assert unknown == ("steal", "rob", "partners", "rounds")
    assert read_rule_set(MADE_UP, "made-up =3 ==").unknown == (
        "=3",
        "==",
    )  # not rules without a name
    assert rule_set(MADE_UP, options) == "made-up jump_in"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "no set of rules"),
        ("   ", "no set of rules"),
        ("made-up\njump_in", "has more than one line"),
        ("made-up " + "a" * LONGEST_SET, "more than 400 letters"),
        ("made-up " + "a=1 " * 1_000_000, "more than 400 letters"),
        ("made-up jump_in,", '"jump_in," is no rule'),
        ("made-up jump_in draws=\u0663", "is no rule"),
        ("made-up jump\0_in", '"jump\ufffd_in" is no rule'),
        ("made-uppity jump_in,", "no set of rules"),
        ("Hello, you!", "no set of rules"),
        ("oono jump_in", 'begins with "oono"'),
        ("made-up stacking=up", "stacking cannot be up"),
        ("made-up stacking", "stacking cannot be true"),
        ("made-up jump_in=perhaps", "jump_in cannot be perhaps"),
        ("made-up draws=many", "draws cannot be many"),
        ("made-up draws=10", "draws cannot be 10"),
    ],
)
def test_what_is_no_set_is_one_sentence_with_the_clause(line: str, told: str) -> None:
    with tells(SetupError) as caught:
        read_rule_set(MADE_UP, line)
    assert told in said(caught.value)
    assert caught.value.clause == "G-11"


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)
def test_what_options_say_of_each_other_is_about_options_of_the_game(variant: Variant[Any]) -> None:
    declared = {option.name: option for option in variant.info.options}
    assert declared
    for option in declared.values():
        assert option.group in GROUPS
        for name in option.brings:
            assert declared[name].default in (True, False)
        # Shared options are declared for games that lack some of the others.
        for name, value in option.idle_by:
            assert name not in declared or declared[name].accept(value) == value


def test_an_option_is_idle_while_another_has_a_value() -> None:
    option = next(each for each in find_variant("oono").info.options if each.idle_by)
    name, value = option.idle_by[0]
    assert option.idle({name: value})
    assert not option.idle({})
    assert not option.idle({name: "other"})
