"""Matches that would go on for ever are ended with a sentence: games in which nobody can act, or none ends."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from click.testing import CliRunner

from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.commands import commands
from game.engine.match import Match
from game.engine.rng import Rng
from game.session import runner, standstill
from game.session.controllers import BotSeat
from game.session.runner import Runner
from game.session.standstill import Standstill
from game.variants import VARIANTS
from tests.knock.broken_games import (
    Endless,
    EverAgain,
    Frozen,
    Late,
    NeverAgain,
    Stubborn,
    StubbornByTheClock,
)
from tests.knock.game import Knock, KnockAdviser

CASES = [
    (
        Frozen,
        "after 0 actions seat 3 (Player 4) is in turn and can do nothing: "
        "it is refused 'draw' by K-2, 'knock' by K-2.",
    ),
    (
        Late,
        "after 0 actions seat 3 (Player 4) is in turn and can do nothing: "
        "it is refused 'draw' by K-2, 'knock' by K-2.",
    ),
    (Stubborn, "after 0 actions seat 3 (Player 4) was refused 'draw', by K-3."),
    (
        StubbornByTheClock,
        "after 0 actions seat 3 (Player 4) was refused 'draw' 51 times in a row, by K-3.",
    ),
    (
        Endless,
        "after 3000 actions round 1 is not over, in which there were 3000; "
        "the last was 'draw' by seat 2 (Player 3).",
    ),
    (NeverAgain, "after 1 action the table was refused 'next round', by G-13."),
    (
        EverAgain,
        "after 7000 actions round 3469 is not over, in which there were 1; "
        "the last was 'draw' by seat 1 (Player 2).",
    ),
]


@pytest.fixture(autouse=True)
def sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standstill, "MOST_ACTIONS", 3000)
    monkeypatch.setattr(runner, "MOST_ACTIONS", 3000)
    monkeypatch.setattr(standstill, "MOST_IN_A_MATCH", 7000)
    monkeypatch.setattr(runner, "MOST_WAKES", 200)


def runner_of(variant: Any, seed: int = 2) -> Runner:
    match = Match(variant, variant.table(5), seed)
    bots = [BotSeat(POLICIES["greedy"](variant, Temper()), Rng(seat)) for seat in range(5)]
    return Runner(match, bots)


@pytest.mark.parametrize(("game", "sentence"), CASES)
def test_a_match_that_does_not_go_on_says_who_was_refused_what(
    game: type[Knock], sentence: str
) -> None:
    with pytest.raises(Standstill) as told:
        runner_of(game(KnockAdviser)).run()
    assert str(told.value) == sentence


@contextmanager
def played(game: type[Knock]) -> Iterator[None]:
    """With a game in the list of games."""
    variant = game(KnockAdviser)
    VARIANTS.append(variant)
    try:
        yield
    finally:
        VARIANTS.remove(variant)


@pytest.mark.parametrize("game", [Frozen, Late, Stubborn, Endless, NeverAgain, EverAgain])
def test_simulate_ends_with_a_sentence_and_with_1(game: type[Knock]) -> None:
    asked = ["simulate", "knock", "--players", "5", "--bots", "greedy,random", "--matches", "2"]
    with played(game):
        result = CliRunner().invoke(commands, [*asked, "--json"])
    assert result.exit_code == 1
    told = result.stderr.splitlines()
    assert [line.split(":")[0] for line in told] == ["match 0", "match 1"]
    assert all("after " in line and line.endswith(".") for line in told)
    assert json.loads(result.stdout)["errors"] == 2


@pytest.mark.parametrize("game", [Frozen, Late])
def test_a_table_at_which_nobody_can_act_waits(game: type[Knock]) -> None:
    """The window does not hang, and where no clock runs it sleeps."""
    own = runner_of(game(KnockAdviser))
    for _ in range(200):
        own.update(100)
    assert own.now == 20_000
    assert own.waits is None
    assert not own.match.log
