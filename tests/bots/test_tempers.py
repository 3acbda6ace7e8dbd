"""Every number of a temper changes what a bot does, whatever its policy."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.engine.match import Match
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.variants import find_variant
from tests.harness.random_play import positions

PEOPLE = ["easy", "normal", "hard", "master"]
OTHERS = ["random", "greedy"]
CAREFUL = Temper(attention=1.0, honesty=1.0)
CARELESS = Temper(attention=0.0, honesty=0.0)
SEARCH = 60
"""Iterations of a search: enough to choose, few enough for many choices."""


@cache
def moments(game: str) -> list[tuple[Variant[Any], Observation]]:
    """What the seat in turn and the one after it see at many moments of matches of three."""
    variant = find_variant(game)
    found = []
    for seed in range(4):
        match = Match(variant, variant.table(3), seed)
        for state in positions(match, Rng(seed), 60):
            for seat in (state.turn, (state.turn + 1) % 3):
                found.append((variant, match.observe(seat)))
    return found


def chosen(policy: str, game: str, temper: Temper, most: int = 60) -> list[Any]:
    """What a bot with this policy and temper plays at moments at which it has a choice."""
    seen = [each for each in moments(game) if len(each[1].legal) > 1][:most]
    return [
        POLICIES[policy](variant, temper).decide(observation, SEARCH, Rng(number))
        for number, (variant, observation) in enumerate(seen)
    ]


def reactions(policy: str, game: str, temper: Temper) -> list[Any]:
    """What it calls, and when."""
    return [
        POLICIES[policy](variant, temper).react(observation, Rng(number))
        for number, (variant, observation) in enumerate(moments(game))
    ]


@pytest.mark.parametrize("policy", PEOPLE)
@pytest.mark.parametrize(
    ("name", "game"), [("risk", "tricks"), ("patience", "classic"), ("mercy", "classic")]
)
def test_taste_changes_what_is_played(policy: str, name: str, game: str) -> None:
    low, high = (
        chosen(policy, game, replace(CAREFUL, **{name: value}), most=240) for value in (0.0, 1.0)
    )
    assert low != high


@pytest.mark.parametrize("policy", [*PEOPLE, "greedy"])
def test_honesty_decides_how_many_mistakes_are_made(policy: str) -> None:
    honest, careless = (
        chosen(policy, "callout", replace(CAREFUL, honesty=value)) for value in (1.0, 0.0)
    )
    mistakes = [
        sum(action not in seen.legal for action, (_, seen) in zip(done, choices(), strict=True))
        for done in (honest, careless)
    ]
    assert mistakes[0] == 0
    assert mistakes[1] > 5


def choices() -> list[tuple[Variant[Any], Observation]]:
    return [each for each in moments("callout") if len(each[1].legal) > 1][:60]


@pytest.mark.parametrize("policy", [*PEOPLE, *OTHERS])
@pytest.mark.parametrize("game", ["oono", "callout"])
def test_who_attends_calls_more(policy: str, game: str) -> None:
    blind, keen = (
        sum(
            each is not None
            for each in reactions(policy, game, replace(CARELESS, attention=value, talk=0.0))
        )
        for value in (0.0, 1.0)
    )
    assert keen > blind


@pytest.mark.parametrize("policy", [*PEOPLE, *OTHERS])
def test_who_reacts_slowly_calls_later(policy: str) -> None:
    fast, slow = (
        [
            each.delay
            for each in reactions(policy, "callout", replace(CAREFUL, reaction=value))
            if each is not None
        ]
        for value in (600, 3000)
    )
    assert len(fast) == len(slow) > 10
    assert sum(slow) > 2 * sum(fast)


@pytest.mark.parametrize("policy", [*PEOPLE, "greedy"])
def test_the_careless_say_more_that_is_wrong_the_more_they_talk(policy: str) -> None:
    silent, talkative = (
        reactions(policy, "callout", replace(CARELESS, talk=value)) for value in (0.0, 1.0)
    )
    assert sum(each is not None for each in talkative) > sum(each is not None for each in silent)
