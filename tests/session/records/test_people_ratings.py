"""People's ratings: a distribution that matches narrow, on the scale of the guests."""

from __future__ import annotations

import random
from dataclasses import replace
from math import exp, sqrt

import pytest

from game.session.records.people_ratings import (
    GRID,
    REMEMBERED,
    Opposition,
    Posterior,
    RatingBar,
    Ratings,
)
from game.store.history_index import MatchRecord
from game.store.strength_file import Strength
from game.variants import VARIANTS, find_variant
from tests.harness.played import played

EVEN = Opposition((0.0, 0.0, 0.0))
CLASSIC = find_variant("classic").info


def strength(rating: float) -> Strength:
    return Strength(2, 0.5, 0.4, 0.6, 100, rating, rating - 10, rating + 10)


MEASURED = {"normal": strength(10), "jun": strength(30), "milo": strength(-20), "kofi": strength(0)}


def at(number: int, who: str, scores: list[int], **changed: object) -> MatchRecord:
    return played(f"{number:03}", "classic", who, scores, 1000.0 * number)._replace(**changed)  # type: ignore[arg-type]


def rated(*matches: MatchRecord, house: bool = False) -> Ratings:
    return Ratings.of(matches, MEASURED, CLASSIC, by_house_rules=house)


def mean(posterior: Posterior) -> float:
    weights = [exp(each - max(posterior._sum)) for each in posterior._sum]
    return sum(w * r for w, r in zip(weights, GRID, strict=True)) / sum(weights)


def test_nothing_is_known_at_first_but_how_far_people_differ() -> None:
    start = Posterior(10, 200).bar
    assert (start.middle, start.matches) == (10, 0)
    assert start.high - 10 == 10 - start.low == pytest.approx(1.96 * 200, abs=5)


def test_the_games_in_which_people_differ_more_say_so() -> None:
    wide = {variant.info.id for variant in VARIANTS if variant.info.spread == 350}
    assert wide == {"tricks", "callout"}
    assert all(variant.info.spread in (200, 350) for variant in VARIANTS)


@pytest.mark.parametrize(("share", "moved"), [(1.0, 130), (0.0, -50)])
def test_a_match_among_four_equals_says_little(share: float, moved: int) -> None:
    posterior = Posterior(0, 200)
    posterior.add(EVEN, share)
    bar = posterior.bar
    assert (bar.middle, bar.matches) == (moved, 1)
    assert bar.high - bar.low > 690


@pytest.mark.parametrize("others", [(0.0,), (300.0, -100.0), (-500.0, -500.0, 900.0)])
def test_whom_one_chooses_to_meet_has_no_price(others: tuple[float, ...]) -> None:
    """The mean of the rating is expected to stay, whoever sits there."""
    posterior = Posterior(40, 200)
    posterior.add(EVEN, 1.0)
    chance = posterior.chance(Opposition(others))
    after = []
    for share in (1.0, 0.0):
        other = Posterior(40, 200)
        other.add(EVEN, 1.0)
        other.add(Opposition(others), share)
        after.append(mean(other))
    assert chance * after[0] + (1 - chance) * after[1] == pytest.approx(mean(posterior), abs=0.01)


def test_what_is_at_stake_is_what_comes_of_it() -> None:
    posterior = Posterior(0, 350)
    posterior.add(EVEN, 1.0)
    before = posterior.middle
    moves = {share: posterior.moved(EVEN, share) for share in (1.0, 0.0)}
    assert posterior.bar.matches == 1
    for share, told in moves.items():
        other = Posterior(0, 350)
        other.add(EVEN, 1.0)
        other.add(EVEN, share)
        assert other.middle == before + told
    assert (
        0.25 < Posterior(0, 350).chance(EVEN) < 0.35
    )  # of four; who may be far better wins more than they lose


def test_a_loss_to_the_stronger_costs_less() -> None:
    new = Posterior(0, 200)
    (weak_won, weak_lost), (strong_won, strong_lost) = (
        [new.moved(Opposition((each,)), share) for share in (1.0, 0.0)] for each in (-400.0, 400.0)
    )
    assert weak_lost < strong_lost <= 0 <= weak_won < strong_won


def test_only_the_last_matches_are_remembered() -> None:
    forgotten, fresh = Posterior(0, 200), Posterior(0, 200)
    for _ in range(50):
        forgotten.add(Opposition((400.0,)), 1.0)
    for number in range(REMEMBERED):
        for each in (forgotten, fresh):
            each.add(EVEN, float(number % 4 == 0))
    assert forgotten.bar[:3] == fresh.bar[:3]
    assert forgotten.bar.matches == REMEMBERED + 50


def test_the_interval_holds_for_as_many_as_it_says() -> None:
    """2,000 are in docs/strength.md; the widths are those of four at a table."""
    luck = random.Random(20261126)
    held, wide = dict.fromkeys((3, 10, 100), 0), dict.fromkeys((3, 10, 100), 0.0)
    people = 500
    for _ in range(people):
        true, posterior = luck.gauss(0, 200), Posterior(0, 200)
        chance = 1 / (1 + 3 * 10 ** (-true / 400))
        for number in range(1, 101):
            posterior.add(EVEN, float(luck.random() < chance))
            if number in held:
                bar = posterior.bar
                held[number] += bar.low <= true <= bar.high
                wide[number] += (bar.high - bar.low) / people
    scatter = 2.5 * sqrt(0.95 * 0.05 / people)
    assert all(abs(each / people - 0.95) < scatter for each in held.values())
    assert wide[3] > wide[10] > wide[100]


def test_matches_are_taken_in_order_of_time() -> None:
    matches = [at(n, "Ada* jun Eve*", [n % 2, 3 * (n % 3 == 0), 1]) for n in range(9)]
    one, other = rated(*matches), rated(*reversed(matches))
    for person in ("Ada", "Eve"):
        assert one.rating(person).bar == other.rating(person).bar
        assert one.rating(person).bar.matches == 9


def test_a_person_is_met_with_what_was_known_of_them_before() -> None:
    first = at(1, "Eve* jun", [3, 0])
    eve = rated(first).rating("Eve").bar.middle
    assert eve > 30
    both = rated(first, at(2, "Ada* Eve* jun", [0, 3, 0]))
    ada = Posterior(10, CLASSIC.spread)
    ada.add(Opposition(tuple(sorted((float(eve), 30.0)))), 0.0)
    assert both.rating("Ada").bar == ada.bar


def test_a_shared_win_is_a_part_of_one() -> None:
    both = rated(at(1, "Ada* jun milo", [3, 3, 0])).rating("Ada")
    half = Posterior(10, CLASSIC.spread)
    half.add(Opposition((-20.0, 30.0)), 0.5)
    assert both.bar == half.bar


def test_partners_are_one_side_of_their_mean() -> None:
    pairs = at(1, "Ada* jun milo kofi", [3, 0, 3, 0], options='{"partners": true}')
    ada = Posterior(10, CLASSIC.spread)
    ada.add(Opposition((15.0,), -20.0), 1.0)
    assert rated(pairs).rating("Ada").bar == ada.bar
    assert ada.bar.middle < rated(at(1, "Ada* jun", [3, 0])).rating("Ada").bar.middle


@pytest.mark.parametrize(
    "match",
    [
        at(1, "Ada* Eve*", [3, 0]),
        at(1, "Ada* stranger", [3, 0]),
        at(1, "Ada* jun stranger", [3, 0, 0]),
        at(1, "Ada* jun", [3, 0], counted=False),
    ],
)
def test_without_an_anchor_there_is_no_rating(match: MatchRecord) -> None:
    assert rated(match).rating("Ada").bar == RatingBar(10, *rated().rating("Ada").bar[1:3], 0)


def test_a_match_changes_nothing_for_whom_it_is_not_rated() -> None:
    match = at(1, "Ada* Eve* jun", [3, 0, 0])
    ada, *others = match.seats
    helped = match._replace(seats=(ada._replace(rated=False), *others))
    whole, found = rated(match), rated(helped)
    assert found.rating("Ada").bar.matches == 0
    assert found.rating("Eve").bar == whole.rating("Eve").bar
    assert found.rating("Eve").bar.matches == 1


def test_a_guest_at_a_level_is_as_strong_as_that_level() -> None:
    seats = at(1, "Ada* jun", [0, 3]).seats
    level = at(1, "Ada* jun", [0, 3], seats=(seats[0], seats[1]._replace(level="normal")))
    ada = Posterior(10, CLASSIC.spread)
    ada.add(Opposition((10.0,)), 0.0)
    assert rated(level).rating("Ada").bar == ada.bar


def test_by_house_rules_less_is_known() -> None:
    usual, house = rated(), rated(house=True)
    assert not usual.by_house_rules
    assert house.by_house_rules
    one, other = usual.rating("Ada").bar, house.rating("Ada").bar
    assert other.high - other.low == pytest.approx(1.5 * (one.high - one.low), abs=10)


def test_a_game_of_which_nothing_was_measured_begins_at_nought() -> None:
    info = replace(CLASSIC, id="new")
    ratings = Ratings.of([at(1, "Ada* jun", [3, 0])], {}, info)
    assert ratings.rating("Ada").bar.middle == 0
    assert ratings.guest("jun", "") is None
