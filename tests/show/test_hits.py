"""How large hits are, and how they pass: the sizes, the falls, and what stands still meanwhile."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.engine.events import Announced, CardsMoved, Place, SeatSkipped, TurnChanged
from game.engine.zones import DISCARD, DRAW, HAND
from game.show.moments.hits import (
    FADES,
    FASTER,
    STOPS,
    TOGETHER,
    HitSize,
    fall_of,
    hit_size,
    weight,
)
from game.show.moments.moment import MomentKind, hold_time
from game.show.moments.table_moments import Moments

SIX = HitSize.SIX


@pytest.mark.parametrize(
    ("cards", "others", "own"),
    [
        (1, HitSize.NUDGE, HitSize.TWO),
        (2, HitSize.TWO, HitSize.FOUR),
        (4, HitSize.FOUR, HitSize.SIX),
        (6, HitSize.SIX, HitSize.EIGHT),
        (8, HitSize.EIGHT, HitSize.EIGHT),
        (20, HitSize.EIGHT, HitSize.EIGHT),
    ],
)
def test_the_size_of_a_hit(cards: int, others: HitSize, own: HitSize) -> None:
    assert hit_size(cards, own=False) is others
    assert hit_size(cards, own=True) is own


@pytest.mark.parametrize("size", list(HitSize))
@pytest.mark.parametrize("cards", [2, 4, 6, 8, 12, 30])
def test_all_of_a_hit_is_over_in_time(cards: int, size: HitSize) -> None:
    falls = fall_of(cards, size)
    assert len(falls) == cards
    assert falls[0].after == STOPS[size]
    assert max(each.after + each.takes for each in falls) <= TOGETHER - FADES
    starts = [each.after for each in falls]
    assert starts == sorted(starts)


def test_the_cards_of_the_largest_fall_faster_and_faster() -> None:
    falls = fall_of(6, HitSize.SIX)
    assert tuple(each.takes for each in falls) == FASTER
    gaps = [after - before for before, after in pairwise(each.after for each in falls)]
    assert gaps == sorted(gaps, reverse=True)


def taken(moments: Moments, cards: int) -> None:
    """Let somebody play a card at seat 1, which takes so many."""
    moments.hear(TurnChanged(0))
    moments.hear(CardsMoved((3,), Place(HAND, 0), Place(DISCARD)))
    moments.hear(CardsMoved((-1,) * cards, Place(DRAW), Place(HAND, 1)))


def test_a_room_stops_until_the_first_card_falls() -> None:
    moments = Moments([0], lambda: [5, 5, 5])
    taken(moments, 4)
    assert hold_time(moments.running, timed=True)
    moments.advance(STOPS[HitSize.FOUR])
    assert not hold_time(moments.running, timed=True)
    (hit,) = (each for each in moments.running if each.number == 4)
    since = hit.since
    moments.land(Place(DRAW), Place(HAND, 1))
    moments.advance(16)
    assert (hit.age, hit.since) == (16, since + 16)


def test_where_it_is_calm_nothing_stops() -> None:
    moments = Moments([1], lambda: [5, 5, 5])
    moments.calm = True
    taken(moments, 8)
    assert not hold_time(moments.running, timed=True)
    assert {each.size for each in moments.running} == {HitSize.NUDGE}


@pytest.mark.parametrize("cards", range(6, 31))
def test_no_card_of_the_largest_leaves_later_after_another_than_that_did(cards: int) -> None:
    gaps = [
        after - before for before, after in pairwise(each.after for each in fall_of(cards, SIX))
    ]
    assert len(gaps) == cards - 1
    assert gaps == sorted(gaps, reverse=True)


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("cards", range(2, 31))
def test_nothing_of_a_hit_is_seen_any_more_when_its_time_is_over(cards: int, own: bool) -> None:
    moments = Moments([1] if own else [0], lambda: [5, 5, 5])
    taken(moments, cards)
    (hit,) = (each for each in moments.running if each.kind is MomentKind.DRAWS)
    passed = 0
    for fall in fall_of(cards, hit.size):
        moments.advance(fall.after + fall.takes - passed)
        passed = fall.after + fall.takes
        moments.land(Place(DRAW), Place(HAND, 1))
    assert hit in moments.running
    moments.advance(TOGETHER - passed)
    assert MomentKind.DRAWS not in {each.kind for each in moments.running}


def test_one_s_own_skip_stops_the_room_for_a_moment_and_another_s_does_not() -> None:
    for seat, stops in ((0, True), (1, False)):
        moments = Moments([0], lambda: [5, 5, 5])
        moments.hear(TurnChanged(2))
        moments.hear(CardsMoved((3,), Place(HAND, 2), Place(DISCARD)))
        moments.hear(SeatSkipped(seat))
        assert hold_time(moments.running, timed=True) is stops
        moments.advance(STOPS[HitSize.TWO])
        assert not hold_time(moments.running, timed=True)


@pytest.mark.parametrize(("seat", "size"), [(0, HitSize.TWO), (1, HitSize.NUDGE)])
def test_a_single_card_that_somebody_causes_is_a_hit(seat: int, size: HitSize) -> None:
    moments = Moments([0], lambda: [5, 5, 5])
    moments.hear(TurnChanged(2))
    assert moments.falls(seat, 1, 0) == ()
    moments.hear(Announced("challenge", 2, seat))
    (fall,) = moments.falls(seat, 1, 0)
    assert fall.after == STOPS[size]
    moments.hear(CardsMoved((-1,), Place(DRAW), Place(HAND, seat)))
    (hit,) = (each for each in moments.running if each.kind is MomentKind.DRAWS)
    assert (hit.number, hit.size) == (1, size)


def test_how_many_cards_weighs_more_than_whose_they_are() -> None:
    sizes = (2, 4, 6, 8)
    in_order = [weight(cards, own=own) for cards in sizes for own in (False, True)]
    assert in_order == sorted(set(in_order))
    assert weight(5, own=True) < weight(6, own=False)
