"""Ratings: known strengths come back from made-up results, with intervals that hold them."""

from __future__ import annotations

import math

import pytest

from game.engine.rng import Rng
from game.tools.strength.intervals import share_of
from game.tools.strength.ratings import Results, as_ratings, rate, strengths
from tests.harness.some import some

TRUE = (0.0, 60.0, -150.0, 250.0, 20.0)
"""Ratings of made-up bots; the first is the yardstick."""


def made_up(players: int, deals: int, seed: int) -> list[Results]:
    """Results of deals in which some bots, drawn evenly, win by their true strengths."""
    rng = Rng(seed)
    power = [10 ** (rating / 400) for rating in TRUE]
    found = []
    for _ in range(deals):
        deal = Results.none(len(TRUE))
        for _ in range(4):
            bots = list(range(len(TRUE)))
            rng.shuffle(bots)
            lineup = bots[:players]
            left = rng.chance() * sum(power[bot] for bot in lineup)
            for winner in lineup:
                left -= power[winner]
                if left < 0:
                    break
            deal.add(lineup, {winner: 1.0})
        found.append(deal)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_ratings_come_back(players: int) -> None:
    found = rate(made_up(players, 1500, seed=3), 0, seed=1, samples=60)
    assert (found[0].value, found[0].low, found[0].high) == (0, 0, 0)
    for rating, true in zip(found, TRUE, strict=True):
        assert rating.value == pytest.approx(true, abs=30)
        assert rating.low <= rating.value <= rating.high
        assert rating.high - rating.low < 80


def test_intervals_hold_what_is_true_nineteen_times_in_twenty() -> None:
    held = tried = 0
    for seed in range(25):
        found = rate(made_up(2, 120, seed), 0, seed, samples=80)
        for rating, true in list(zip(found, TRUE, strict=True))[1:]:
            held += rating.low <= true <= rating.high
            tried += 1
    # A bootstrap of few samples is a little too sure of itself.
    assert 0.85 <= held / tried < 1


def test_deals_that_are_copies_of_each_other_make_nothing_surer() -> None:
    """The interval is by deal: four times the same matches in a deal are no four deals."""
    once = made_up(2, 100, seed=5)
    copied = []
    for deal in once:
        whole = Results.none(len(TRUE))
        for _ in range(4):
            whole.lineups.update(deal.lineups)
            whole.wins = [a + b for a, b in zip(whole.wins, deal.wins, strict=True)]
        copied.append(whole)
    pairs = zip(rate(once, 0, 1, 60), rate(copied, 0, 1, 60), strict=True)
    for one, four in some(list(pairs)[1:]):
        assert four.high - four.low > 0.8 * (one.high - one.low)


def test_two_bots_are_rated_by_their_share() -> None:
    results = Results.none(2)
    for number in range(400):
        results.add((0, 1), {int(number % 4 == 0): 1.0})
    other = as_ratings(strengths(results), 0)[1]
    assert other == pytest.approx(400 * math.log10(100 / 300), abs=2)


def test_a_bot_that_sits_at_a_table_twice_is_there_twice() -> None:
    results = Results.none(2)
    for number in range(300):
        results.add((0, 1, 1), {int(number % 3 != 0): 1.0})
    assert as_ratings(strengths(results), 0)[1] == pytest.approx(0, abs=2)


def test_a_bot_that_never_won_has_a_rating_all_the_same() -> None:
    results = Results.none(3)
    for _ in range(50):
        results.add((0, 1), {0: 1.0})
        results.add((1, 2), {1: 1.0})
    ratings = as_ratings(strengths(results), 0)
    assert 0 > ratings[1] > ratings[2] > -4000


def test_a_few_deals_that_went_one_way_are_no_certainty() -> None:
    deals = []
    for _ in range(6):
        deal = Results.none(2)
        deal.add((0, 1), {0: 1.0})
        deal.add((0, 1), {0: 1.0})
        deals.append(deal)
    _, loser = rate(deals, 0, seed=1)
    assert loser.high - loser.low > 200


def test_a_shared_win_counts_for_both() -> None:
    results = Results.none(2)
    for _ in range(50):
        results.add((0, 1), {0: 0.5, 1: 0.5})
    assert as_ratings(strengths(results), 0) == pytest.approx([0, 0])


def test_without_a_yardstick_the_mean_is_nothing() -> None:
    assert as_ratings([1.0, 10.0], None) == pytest.approx([-200, 200])


def test_a_share_is_counted_by_deal() -> None:
    """Deals that even out make it surer than as many coins would; those that go one way, less sure."""
    even = share_of([(2, 1.0)] * 200)
    apart = share_of([(2, 2.0), (2, 0.0)] * 100)
    assert even.rate == apart.rate == 0.5
    assert even.high - even.low < 0.02
    assert apart.high - apart.low == pytest.approx(2 * 1.96 * 0.5 / math.sqrt(200), rel=0.05)


def test_its_interval_holds_the_truth_nineteen_times_in_twenty() -> None:
    rng = Rng(4)
    held = 0
    for _ in range(400):
        deals = [(2, float((rng.chance() < 0.6) + (rng.chance() < 0.6))) for _ in range(60)]
        share = share_of(deals)
        held += share.low <= 0.6 <= share.high
    assert 0.92 <= held / 400 <= 0.98


def test_a_few_deals_are_no_certainty() -> None:
    all_won = share_of([(2, 2.0)] * 5)
    assert (all_won.rate, all_won.high) == (1.0, 1.0)
    assert all_won.low < 0.8
    assert share_of([]) == (0.5, 0.0, 1.0)
