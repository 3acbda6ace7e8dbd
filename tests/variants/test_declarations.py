"""What every game declares of itself, against the page of rules."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.options import Option
from game.engine.variant import Variant
from game.variants import VARIANTS, find_variant
from game.variants.callout.judging_words import LANGUAGE
from game.variants.tricks.cards import UPTOWN
from tests.harness.some import some

OPTIONS: dict[str, dict[str, tuple[object, str]]] = {
    "classic": {
        "rounds": (1, "0 or 1 to 99"),
        "two_player_reverse": ("again", "again or pass"),
        "draw_until": (False, "true or false"),
        "stacking": ("none", "none or same or up"),
        "draw4": ("any", "any or no-colour or doubt"),
        "jump_in": (False, "true or false"),
        "seven_zero": (False, "true or false"),
        "last_card": ("any", "any or no-wild or number"),
        "must_play": (False, "true or false"),
        "scoring": ("rounds", "rounds or left or winner"),
        "target": (0, "0 or 50 to 1000"),
        "call": (False, "true or false"),
        "call_penalty": (2, "1 to 4"),
        "hand": (7, "3 to 15"),
        "play_drawn": (False, "true or false"),
        "opening_action": ("returned", "returned or ignored or applies"),
        "partners": (False, "true or false"),
    },
    "oono": {
        "rounds": (1, "0 or 1 to 99"),
        "target": (0, "0 or 50 to 1000"),
        "draw4_on_draw2": (8, "8 or 6"),
        "play_drawn": (True, "true or false"),
        "voluntary_draw": (False, "true or false"),
        "opening_action": ("ignored", "ignored or applies"),
        "last_card_draws": (False, "true or false"),
        "two_player_reverse": ("again", "again or pass"),
        "draw_until": (False, "true or false"),
        "stacking": ("answers", "answers or none"),
        "draw4": ("any", "any or no-colour or doubt"),
        "jump_in": (False, "true or false"),
        "seven_zero": (False, "true or false"),
        "last_card": ("any", "any or no-wild or number"),
        "scoring": ("left", "left or winner"),
        "call_penalty": (2, "1 to 4"),
        "hand": (7, "3 to 15"),
        "partners": (False, "true or false"),
    },
    "attack": {
        "decks": (2, "1 to 8"),
        "cards": (5, "1 to 20"),
        "rounds": (3, "1 to 99"),
        "play_drawn": (False, "true or false"),
        "redirect_by_rank": (False, "true or false"),
        "opening_acts": (False, "true or false"),
        "any_seven": (False, "true or false"),
        "ace": ("high", "high or low"),
        "voluntary_draw": (False, "true or false"),
        "play_after_attack": (False, "true or false"),
        "draw_until": (False, "true or false"),
        "jump_in": (False, "true or false"),
        "partners": (False, "true or false"),
    },
    "tricks": {
        "target": (30, "0 or 10 to 100"),
        "rounds": (0, "0 or 1 to 40"),
        "downtown": ("always", "always or no-bid or captured"),
        "failed_bid": ("zero", "zero or minus"),
        "dealer_must_bid": (False, "true or false"),
        "bidder_first": (False, "true or false"),
        "partners": (False, "true or false"),
    },
    "callout": {
        "decks": (0, "0 or 2 to 6"),
        "turn_seconds": (8, "0 or 5 to 60"),
        "hand": (5, "3 to 10"),
        "ace_points": (1, "1 or 10 or 11"),
        "any_seven": (False, "true or false"),
        "time_out_accusations": ("free", "free or count"),
        "call_seconds": (3, "1 to 10"),
        "catch_seconds": (10, "3 to 60"),
        "mistakes": ("played", "played or refused"),
        "talk": (True, "true or false"),
        "deal": ("automatic", "automatic or by hand"),
        "rounds": (0, "0 or 1 to 99"),
        "target": (500, "0 or 50 to 2000"),
        "minutes": (0, "0 or 1 to 600"),
        "two_player_reverse": ("again", "again or pass"),
    },
}

every_game = pytest.mark.parametrize(
    "variant", [pytest.param(variant, id=variant.info.id) for variant in VARIANTS]
)


@every_game
def test_the_options_are_those_of_the_rules(variant: Variant[Any]) -> None:
    numbers_and_choices = {
        option.name: (option.default, _allowed(option))
        for option in variant.info.options
        if option.offered and not isinstance(option.default, tuple)
    }
    assert numbers_and_choices == OPTIONS[variant.info.id]


def _allowed(option: Option) -> str:
    if isinstance(option.default, bool):
        return "true or false"
    if option.choices:
        return " or ".join(map(str, option.choices))
    return " or ".join([*map(str, option.also), f"{option.low} to {option.high}"])


PAIRS = ["P-1", "P-2", "P-4"]
HOUSE = {
    "classic": [*(f"H-{number}" for number in range(1, 12)), *PAIRS],
    "oono": [*(f"H-{number}" for number in (1, 2, 3, 4, 5, 6, 8, 9, 10)), *PAIRS],
    "attack": ["H-1", "H-4", *PAIRS],
    "tricks": ["P-1", "P-3", "P-4"],
}
"""The clauses that each game shares with others."""


def test_the_words_of_a_language_are_in_no_menu() -> None:
    assert not any(option.offered for option in LANGUAGE)
    lists = [o for o in find_variant("callout").info.options if isinstance(o.default, tuple)]
    assert [o.name for o in lists if o.offered] == ["bad_words", "silly_facts"]


@every_game
def test_every_clause_of_the_rules_binds(variant: Variant[Any]) -> None:
    last = {"classic": "C-15", "oono": "O-20", "attack": "A-15", "tricks": "T-17"}
    clauses = variant.clauses()
    assert clauses[:13] == [f"G-{number}" for number in range(1, 14)]
    assert clauses[13] == f"{last.get(variant.info.id, 'L-29')[0]}-1"
    house = HOUSE.get(variant.info.id, [])
    own = clauses[13 : len(clauses) - len(house)]
    assert own[-1] == last.get(variant.info.id, "L-29")
    assert len(own) == len(set(own)) == int(own[-1][2:])
    assert clauses[13 + len(own) :] == house


@every_game
def test_who_may_play_and_who_wins(variant: Variant[Any]) -> None:
    info = variant.info
    assert (info.min_players, info.max_players) == (2, 4 if info.id == "tricks" else 10)
    assert info.low_wins is (info.id in ("oono", "callout"))
    assert info.timed is info.mistakes_can_be_played is (info.id == "callout")
    assert info.calls is (info.id in ("classic", "oono", "callout"))
    table = variant.table(3)
    assert variant.acts_out_of_turn(table) is (info.id in ("oono", "callout"))


@every_game
def test_the_turn_actions_are_those_of_the_notation(variant: Variant[Any]) -> None:
    beside = {
        "classic": {"draw", "pass", "doubt"},
        "oono": {"draw", "pass", "doubt"},
        "attack": {"draw", "pass"},
        "tricks": {"bid", "pass", "downtown", "uptown"},
        "callout": {"draw"},
    }
    assert variant.info.turn_verbs == {"play", "next round", *beside[variant.info.id]}


@every_game
def test_what_is_declared_is_shared_and_so_cannot_be_changed(variant: Variant[Any]) -> None:
    with pytest.raises(FrozenInstanceError):
        variant.info.family = "another"


FRESH: dict[str, object] = {
    "discard": [],
    "draw": [],
    "direction": 1,
    "called": NO_SUIT,
    "facing": 0,
    "idle": 0,
    # oono and attack
    "drawn": UNKNOWN,
    "drawn_at": -1,
    "uncalled": -1,
    "called_uno": [],
    # tricks
    "bids": [],
    "bidder": -1,
    "trump": NO_SUIT,
    "leader": 0,
    "trick": [],
    "order": UPTOWN,
    # callout
    "more_turns": 0,
    "skips": 0,
    "opening": False,
    "awaiting_suit": False,
    "suit_by": -1,
    "suit_at": -1,
    "time_out": -1,
    "stopped_at": 0,
    "stopped": 0,
    "started": 0,
    "fresh": False,
    "misdeals": 0,
    "looked": 0,
    "mistakes": [],
}


@every_game
def test_before_the_first_deal_nothing_is_done_or_said(variant: Variant[Any]) -> None:
    state = variant.state(variant.table(3))
    assert state.dealer == (-1 if variant.info.id == "attack" else 0)
    for name, value in FRESH.items():
        if hasattr(state, name):
            assert getattr(state, name) == value, name


@every_game
def test_a_deal_leaves_nothing_waiting(variant: Variant[Any]) -> None:
    state = variant.begin(variant.table(3), 5)
    names = (
        *("drawn", "drawn_at", "uncalled", "called_uno", "bidder", "trump", "trick"),
        *("more_turns", "skips", "time_out", "suit_by", "suit_at", "mistakes", "misdeals", "idle"),
    )
    for name in some(each for each in names if hasattr(state, each)):
        assert getattr(state, name) == FRESH[name], name
