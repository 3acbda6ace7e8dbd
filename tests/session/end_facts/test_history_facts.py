"""What is told of a match by those before it, each with its threshold."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from game.engine.table_facts import Tally
from game.session.end_facts.end_fact import EndFact
from game.session.end_facts.history_facts import history_facts, told_in_a_row
from game.session.outcome import Outcome, SeatResult
from game.session.plan import Plan, Seat, TakingBack
from game.store.history_index import MatchRecord
from tests.harness.played import played

WON, LOST = [9, 3, 1], [3, 9, 1]
"""The scores of Ada and two guests where the highest total wins."""


def outcome(scores: Sequence[int], *, guests: str = "ruth jun", practice: bool = False) -> Outcome:
    """A match of Ada's of Tricks that is over, in which the highest total wins."""
    seats = (Seat("Ada", "ada"), *(Seat(each.title(), each, each) for each in guests.split()))
    back = TakingBack.PRACTICE if practice else TakingBack.OFF
    results = tuple(
        SeatResult(seat, score, score == max(scores), (), Tally(score))
        for seat, score in zip(seats, scores, strict=True)
    )
    return Outcome(Plan("tricks", seats, {}, 1, back), 1, True, results)


def before(*scores: Sequence[int], guests: str = "ruth jun") -> list[MatchRecord]:
    """Matches of Ada's with these scores, the last first."""
    return [
        played(str(number), "tricks", f"Ada* {guests}", each, 1e9 - number)
        for number, each in enumerate(scores)
    ]


def kinds(now: Outcome, earlier: Sequence[MatchRecord]) -> dict[str, EndFact]:
    return {each.kind: each for each in history_facts(now, earlier)}


def test_the_first_win_is_told_also_where_there_was_no_match_before() -> None:
    assert kinds(outcome(WON), before(LOST)) == {"first_win": EndFact("first_win", 0)}
    assert kinds(outcome(WON), []) == {"first_win": EndFact("first_win", 0)}
    assert kinds(outcome(LOST), []) == {}


@pytest.mark.parametrize(("lost", "told"), [(3, False), (4, True)])
def test_a_win_after_four_losses_is_told(lost: int, told: bool) -> None:
    found = kinds(outcome(WON), before(*[LOST] * lost, WON))
    assert ("won_again" in found) is told
    if told:
        assert found["won_again"].count == lost


@pytest.mark.parametrize(
    ("count", "told"), [(2, False), (3, True), (4, True), (5, True), (6, False), (10, True)]
)
def test_wins_in_a_row_are_told_from_the_third_on(count: int, told: bool) -> None:
    assert told_in_a_row(count) is told
    found = kinds(outcome(WON), before(*[WON] * (count - 1), LOST))
    assert ("won_in_a_row" in found) is told
    if told:
        assert found["won_in_a_row"].count == count


def test_wins_against_a_guest_are_told_who_was_not_there_in_between() -> None:
    """Third against Ruth, though a match without her was lost."""
    earlier = [
        *before(WON),
        *before(LOST, guests="jun milo"),
        *before(WON, guests="ruth milo"),
        *before(LOST),
    ]
    found = kinds(outcome(WON), earlier)
    assert found["beat_in_a_row"] == EndFact("beat_in_a_row", 0, 1, 3)
    assert "won_in_a_row" not in found


def test_a_partner_is_nobody_one_has_won_against() -> None:
    """Ruth shares the win; Jun was always there, and lost."""
    both = [9, 9, 1]
    earlier = [*before(both, WON), *before(LOST, guests="milo theo"), *before(both, both)]
    found = kinds(outcome(both), earlier)
    assert found["beat_in_a_row"] == EndFact("beat_in_a_row", 0, 2, 5)
    assert "beat_in_a_row" not in kinds(outcome(both, guests="ruth milo"), earlier)


def test_a_win_that_was_shared_with_a_guest_ends_those_against_the_guest() -> None:
    earlier = [
        *before(WON, guests="ruth milo"),
        *before(LOST, guests="milo theo"),
        *before(WON, guests="ruth milo"),
    ]
    assert kinds(outcome(WON), earlier)["beat_in_a_row"] == EndFact("beat_in_a_row", 0, 1, 3)
    shared = played("s", "tricks", "Ada* ruth milo", [9, 9, 1], 1e9 - 9)
    assert "beat_in_a_row" not in kinds(outcome(WON), [earlier[0], earlier[1], shared])


def test_the_best_score_of_all_is_told_where_three_can_be_compared() -> None:
    now = outcome([12, 3, 1])
    assert kinds(now, before(WON, LOST, WON))["best_score"].count == 12
    assert "best_score" not in kinds(now, before(WON, LOST))
    assert "best_score" not in kinds(now, before(WON, LOST, [12, 1, 1]))
    more_seats = before(WON, LOST, WON, guests="ruth jun")
    assert "best_score" not in kinds(outcome([12, 3, 1, 1], guests="ruth jun milo"), more_seats)


def test_the_closest_loss_of_all_is_told_where_three_can_be_compared() -> None:
    now = outcome([8, 9, 1])
    assert kinds(now, before(LOST, [7, 9, 1], LOST))["closest"] == EndFact("closest", 0, 1)
    assert "closest" not in kinds(now, before(LOST, LOST))
    assert "closest" not in kinds(now, before(LOST, [8, 9, 1], LOST))


def test_no_loss_is_the_closest_where_only_winners_score() -> None:
    """What a winner scored then says nothing of how close the loser was."""

    def lost(scoring: str, points: int, number: int) -> Outcome:
        options = {"scoring": scoring}
        seats = (Seat("Ada", "ada"), Seat("Ruth", "ruth", "ruth"))
        scores = (0, points) if scoring == "winner" else (points, 0)
        results = tuple(
            SeatResult(seat, score, place == 1, (), Tally(score))
            for place, (seat, score) in enumerate(zip(seats, scores, strict=True))
        )
        return Outcome(Plan("classic", seats, options, number), 1, True, results)

    for scoring, told in (("winner", False), ("left", True)):
        earlier = [
            played(
                str(n),
                "classic",
                "Ada* ruth",
                (0, 40) if scoring == "winner" else (40, 0),
                1e9 - n,
                low_wins=scoring == "left",
            )._replace(options=json.dumps({"scoring": scoring}))
            for n in range(3)
        ]
        assert ("closest" in kinds(lost(scoring, 9, 1), earlier)) is told


def test_a_guest_who_wins_for_the_third_time_is_told_of() -> None:
    found = kinds(outcome(LOST), before(LOST, LOST, WON))
    assert found["lost_in_a_row"] == EndFact("lost_in_a_row", 1, 0, 3)
    assert "lost_in_a_row" not in kinds(outcome(LOST), before(LOST, WON, LOST))


def test_nothing_is_told_of_practice() -> None:
    assert kinds(outcome(WON, practice=True), before(LOST)) == {}
