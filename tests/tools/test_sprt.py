"""The sequential test of duels: it is right as often as it promises, and stops sooner than a fixed number."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

from game.engine.rng import Rng
from game.tools.strength.sprt import (
    ACCEPTED,
    REJECTED,
    UNDECIDED,
    Sprt,
    log_likelihood_ratio,
)

MOST = 4000
RUNS = 200


def deal_scores(rate: float, together: float) -> tuple[float, float, float]:
    """The chances of 0, half and 1 for two coins of this rate, which by `together` fall alike."""
    both = rate * rate + together * rate * (1 - rate)
    none = (1 - rate) ** 2 + together * rate * (1 - rate)
    return none, 1 - both - none, both


def run(chances: Sequence[float], rng: Rng, low: float, high: float) -> tuple[str, int]:
    test = Sprt(low, high)
    for number in range(1, MOST + 1):
        drawn = rng.chance()
        score = 0.0
        for chance in chances:
            if drawn < chance:
                break
            drawn -= chance
            score += 0.5
        test.add(min(score, 1.0))
        if test.decision != UNDECIDED:
            return test.decision, number
    return UNDECIDED, MOST


def decisions(rate: float, together: float, low: float, high: float) -> tuple[float, float, float]:
    """The shares of runs that accept and that reject, and the mean number of deals."""
    rng = Rng(11)
    runs = [run(deal_scores(rate, together), rng, low, high) for _ in range(RUNS)]
    ends = [end for end, _ in runs]
    deals = sum(number for _, number in runs) / RUNS
    return ends.count(ACCEPTED) / RUNS, ends.count(REJECTED) / RUNS, deals


@pytest.mark.parametrize("together", [0.0, -0.6])
def test_the_risks_are_what_they_should_be(together: float) -> None:
    """At most a twentieth of the runs is wrong (and, of 200 runs, three standard errors more)."""
    accepted, rejected, _ = decisions(0.5, together, 0.5, 0.6)
    assert accepted <= 0.05 + 3 * math.sqrt(0.05 * 0.95 / RUNS)
    assert accepted + rejected == 1
    accepted, rejected, _ = decisions(0.6, together, 0.5, 0.6)
    assert rejected <= 0.05 + 3 * math.sqrt(0.05 * 0.95 / RUNS)
    assert accepted + rejected == 1


def test_mirrored_deals_that_even_out_are_decided_sooner() -> None:
    """The test knows by the scores how much they scatter; a fixed number of coins would not."""
    _, _, alone = decisions(0.6, 0.0, 0.5, 0.6)
    _, _, mirrored = decisions(0.6, -0.6, 0.5, 0.6)
    assert mirrored < 0.7 * alone


def test_of_plain_coins_the_ratio_is_that_of_their_likelihoods() -> None:
    """Where there are but two scores the mean says everything, and the ratio is Wald's."""
    wins, losses = 37, 23
    ratio = log_likelihood_ratio({1.0: wins, 0.0: losses}, 0.5, 0.6)
    assert ratio == pytest.approx(wins * math.log(0.6 / 0.5) + losses * math.log(0.4 / 0.5))


def test_scores_that_never_came_leave_every_mean_possible() -> None:
    test = Sprt(0.5, 0.53)
    for _ in range(100):
        test.add(0.5)
    assert test.decision == REJECTED
    test = Sprt(0.25, 0.3, scores=(0.0, 0.25, 0.5, 1.0))
    for _ in range(100):
        test.add(1.0)
    assert test.decision == ACCEPTED


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.5), (0.6, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_means_that_cannot_be_told_apart_are_refused(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        Sprt(low, high)
