"""What a search takes the rest of a match to bring, after a round."""

from __future__ import annotations

import pytest

from game.bots.search import prospects
from game.engine.state import MATCH_OVER, ROUND_OVER, State
from game.variants import find_variant


def after_a_round(
    game: str, scores: list[int], gained: list[int], round_: int = 1, **options: int
) -> State:
    variant = find_variant(game)
    state = variant.begin(variant.table(len(scores), options), 5)
    winners = [gained.index(max(gained))]
    return type(state)(
        state.table,
        hands=state.hands,
        scores=scores,
        round=round_,
        round_scores=gained,
        phase=ROUND_OVER,
        winners=winners,
    )


def test_a_lead_is_worth_less_the_more_is_to_be_played() -> None:
    chances = [
        prospects(after_a_round("tricks", [12, 4, 3, 5], [8, 2, 2, 3], target=target), False)[0]
        for target in (15, 30, 60, 100)
    ]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[1] > chances[-1] > 0.25


def test_a_lead_is_worth_more_in_the_last_rounds() -> None:
    early, late = (
        prospects(
            after_a_round("classic", [2, 0, 0, 0], [1, 0, 0, 0], round_, rounds=9, target=0), False
        )[0]
        for round_ in (2, 8)
    )
    assert early < late


def test_a_lead_of_one_round_decides_nothing_in_tricks() -> None:
    """Of those said to win 96 of 100 by an earlier measure, 64 did."""
    state = after_a_round("tricks", [12, 3, 0, 0], [12, 3, 0, 0], target=30)
    assert 0.4 < prospects(state, False)[0] < 0.75


def test_the_lowest_wins_where_points_are_bad() -> None:
    state = after_a_round("callout", [80, 10, 40], [80, 10, 40], target=500)
    first, second, third = prospects(state, True)
    assert second > third > first
    assert first + second + third == pytest.approx(1)


def test_partners_have_the_chance_of_their_side() -> None:
    state = after_a_round("tricks", [9, 6, 9, 6], [9, 6, 9, 6], target=30, partners=True)
    found = prospects(state, False)
    assert found[0] == found[2] > found[1] == found[3]
    assert found[0] + found[1] == pytest.approx(1)


def test_a_match_that_is_over_is_known() -> None:
    state = after_a_round("classic", [2, 2, 0], [1, 0, 0], 3, rounds=3)
    over = type(state)(state.table, scores=[2, 2, 0], phase=MATCH_OVER, winners=[0, 1])
    over.hands.extend([[], [], []])
    assert prospects(over, False) == [0.5, 0.5, 0.0]
