"""What reviews say beside who won: every turn is counted once, in the tenth of its chance."""

from __future__ import annotations

import pytest

from game.bots.judgement import PARTS, Judgement
from game.engine.actions import DRAW
from game.session.review.match_review import Decision, Review
from game.tools.strength import calibration
from game.tools.strength.blunder_hunt import Hunt, Watched, watch
from game.tools.strength.calibration import Calibration, ReviewedMatch, calibrate, reviewed

PLAN = Calibration("classic", "greedy", 2, 2, 8, options={"rounds": 1})


def test_every_turn_of_every_seat_is_counted_once() -> None:
    report, errors = calibrate(PLAN)
    assert errors == []
    matches = [reviewed(PLAN, number) for number in range(PLAN.matches)]
    turns = sum(len(review.decisions) for match in matches for review in match.reviews)
    assert turns > 10
    assert sum(row["decisions"] for row in report["tenths"]) == turns
    for row in report["tenths"]:
        assert row["low"] <= row["won"] <= row["high"]
    given = [sum(each.choice) for match in matches for each in match.reviews]
    assert report["choice"] == pytest.approx(100 * sum(given) / PARTS / len(given))
    assert report["choice"] < 0


def test_the_same_plan_gives_the_same() -> None:
    assert calibrate(PLAN) == calibrate(PLAN)


def test_chances_stand_beside_what_came_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def match(chance: int, end: int) -> ReviewedMatch:
        judged = Judgement(DRAW, chance, 0, 0.0, 0.0, 0.0, 0.0)
        turns = tuple(Decision(at, DRAW, judged, 2) for at in range(3))
        return ReviewedMatch([Review(0, PARTS // 2, end, turns)])

    matches = [match(PARTS * 6 // 10, PARTS), match(PARTS * 64 // 100, 0), match(PARTS, PARTS)]
    monkeypatch.setattr(calibration, "reviewed", lambda plan, number: matches[number])
    report, _ = calibrate(Calibration("classic", "greedy", 2, 3, 8))
    sixth, last = report["tenths"][6], report["tenths"][9]
    assert (sixth["decisions"], last["decisions"]) == (6, 3)
    assert sixth["told"] == pytest.approx(0.62)
    assert sixth["won"] == pytest.approx(0.5)
    assert (last["told"], last["won"]) == (1.0, 1.0)
    assert report["luck"] == pytest.approx(100 * (1 + 0 + 1) / 3 - 50)


def test_what_goes_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(hunt: Hunt, players: int, seed: int) -> Watched:
        watched = watch(hunt, players, seed)
        watched.error = f"seed {seed}"
        return watched

    monkeypatch.setattr(calibration, "watch", broken)
    report, errors = calibrate(PLAN)
    assert errors == ["seed 1", "seed 2"]
    assert report["errors"] == 2
    assert sum(row["decisions"] for row in report["tenths"]) == 0
