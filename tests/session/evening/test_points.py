"""What a match of an evening pays: fair among those who played, and no price for who had to sit out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.session.evening.points import paid, points_text, ranks
from tests.harness.some import some

PLACES = st.lists(st.integers(1, 10), min_size=1, max_size=10).map(
    lambda places: dict(enumerate(places))
)


def test_a_point_for_each_who_is_behind_and_half_for_each_who_is_level() -> None:
    assert paid({"Ada": 1, "Ruth": 2, "Jun": 3}) == {"Ada": 2, "Ruth": 1, "Jun": 0}
    assert paid({"Ada": 1, "Ruth": 1, "Jun": 3}) == {"Ada": 1.5, "Ruth": 1.5, "Jun": 0}
    assert paid({"Ada": 4}) == {"Ada": 0}  # alone among bots
    assert paid({}, ["Jun"]) == {"Jun": 0}


def test_bots_between_people_make_no_difference() -> None:
    assert paid({"Ada": 2, "Ruth": 7}) == paid({"Ada": 1, "Ruth": 2})


def test_who_sits_out_gets_the_mean() -> None:
    assert paid({"Ada": 1, "Ruth": 2, "Jun": 3}, ["Milo"])["Milo"] == 1
    assert paid({"Ada": 1, "Ruth": 2}, ["Milo", "Zoe"]) == {
        "Ada": 1, "Ruth": 0, "Milo": 0.5, "Zoe": 0.5,
    }  # fmt: skip


@given(PLACES)
def test_as_many_points_are_paid_whatever_the_places_are(places: dict[int, int]) -> None:
    count = len(places)
    points = paid(places, ["resting"])
    resting = points.pop("resting")  # type: ignore[call-overload]
    assert sum(points.values()) == count * (count - 1) / 2
    assert resting == sum(points.values()) / count


@given(PLACES)
def test_a_better_place_pays_more_and_the_same_one_as_much(places: dict[int, int]) -> None:
    points = paid(places)
    for one in some(places):
        for other in some(places):
            assert (places[one] < places[other]) == (points[one] > points[other])


@given(st.lists(st.integers(0, 20).map(lambda halves: halves / 2), max_size=10))
def test_equal_totals_share_the_better_place(totals: list[float]) -> None:
    found = ranks(totals)
    assert len(found) == len(totals)
    assert found == [1 + sorted(totals, reverse=True).index(each) for each in totals]


@pytest.mark.parametrize(
    ("points", "text"), [(0, "0"), (0.5, "½"), (3.0, "3"), (2.5, "2½"), (10.5, "10½")]
)
def test_points_are_told_with_halves(points: float, text: str) -> None:
    assert points_text(points) == text
