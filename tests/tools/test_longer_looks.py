"""What reviews show, searched again: each turning point is counted once, and what falls is told."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from game.bots import judgement
from game.bots.judgement import Weighed
from game.commands import bot_commands
from game.tools.strength import longer_looks
from game.tools.strength.blunder_hunt import Hunt, Watched, watch
from game.tools.strength.calibration import reviewed_for, tape_of
from game.tools.strength.longer_looks import LongerLooks, look_longer, looked_at

FEW_WORLDS = 60


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weighs in few worlds, which is enough to find what players by chance give away."""
    monkeypatch.setattr(judgement, "WORLDS", FEW_WORLDS)
    monkeypatch.setattr(judgement, "SOLVED_WORLDS", FEW_WORLDS)


PLAN = LongerLooks("oono", "random", 2, 1, times=1, options={"rounds": 1})


def test_each_turning_point_of_a_review_is_searched_again() -> None:
    report, errors = look_longer(PLAN)
    assert errors == []
    seed = PLAN.seed + report["matches"] - 1
    looks = looked_at(PLAN, seed).looks
    hunt = Hunt("oono", "random", 1, (2,), PLAN.seed, PLAN.options)
    review = reviewed_for(tape_of("oono", watch(hunt, 2, seed).match, seed), seed % 2)
    assert [each.at for each in looks] == [each.at for each in review.turning_points]
    assert report["shown"] == len(looks) >= 1
    assert report["stand"] == sum(row["stands"] for row in report["looks"])


def test_the_same_plan_gives_the_same() -> None:
    assert look_longer(PLAN) == look_longer(PLAN)


def test_what_does_not_stand_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def all_the_same(weighed: Weighed) -> Weighed:
        even = [dict.fromkeys(weighed.actions, 0.5)] * 4
        return Weighed(even, even)

    finished = longer_looks._finished
    monkeypatch.setattr(longer_looks, "_finished", lambda steps: all_the_same(finished(steps)))
    report, _ = look_longer(PLAN)
    assert (report["stand"], report["best"]) == (0, 0)
    assert len(report["looks"]) == report["shown"] >= 1
    assert all(row["found"] == 0 < row["loss"] for row in report["looks"])


def test_what_goes_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(hunt: Hunt, players: int, seed: int) -> Watched:
        watched = watch(hunt, players, seed)
        watched.error = f"seed {seed}"
        return watched

    monkeypatch.setattr(longer_looks, "watch", broken)
    report, errors = look_longer(PLAN)
    assert len(errors) == report["errors"] == longer_looks.MOST_MATCHES
    assert report["shown"] == 0


def test_the_command_prints_the_report() -> None:
    arguments = [
        "reviews",
        "classic",
        "--bot",
        "random",
        "--players",
        "2",
        "--shown",
        "1",
        "--times",
        "1",
    ]
    more = ["--option", "rounds=1", "--json"]
    told = CliRunner().invoke(bot_commands.bots, [*arguments, *more])
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["shown"] >= 1
    told = CliRunner().invoke(bot_commands.bots, [*arguments, *more[:2]])
    assert " stand (" in told.output
