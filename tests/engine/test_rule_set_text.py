"""Rule sets as text: one set, one line."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.engine.info import Info
from game.engine.notation.rule_set_text import LENGTHS, PARTNERS, rule_set
from game.engine.options import Option, settle
from game.variants import VARIANTS, find_variant

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
