"""The fan of the own hand: everything can be seen, read and picked."""

import pytest
from pygame import FRect

from game.view.cards.hand_fan import CORNER, Fan, HandMotion
from tests.harness.some import some

AREA = FRect(508, 652, 896, 408)
NARROW = FRect(655, 652, 610, 408)


@pytest.mark.parametrize("area", [AREA, NARROW])
@pytest.mark.parametrize("count", [1, 2, 7, 13, 20, 30, 40, 60])
def test_every_card_stays_in_the_area_and_shows_its_index(area: FRect, count: int) -> None:
    fan = Fan(area, count)
    for pose in fan.rest:
        for corner in ((0, 0), (1, 0), (0, 1), (1, 1)):
            x, y = pose.corner(*corner)
            assert area.left - 8 <= x <= area.right + 8
            assert area.top <= y <= area.bottom + 1
    for place in range(count - 1):
        if fan.row(place) == fan.row(place + 1):
            step = fan.rest[place + 1].x - fan.rest[place].x
            assert step >= CORNER * fan.width - 0.01
    assert fan.width >= 50


@pytest.mark.parametrize("area", [AREA, NARROW])
@pytest.mark.parametrize("count", [1, 2, 7, 13, 20, 30, 40])
def test_pointing_at_an_index_picks_its_card(area: FRect, count: int) -> None:
    fan = Fan(area, count)
    for place, pose in some(enumerate(fan.rest)):
        x, y = pose.corner(0.13, 0.12)
        assert fan.pick(x, y) == place


@pytest.mark.parametrize("count", [2, 9, 20, 40])
def test_the_card_in_focus_keeps_the_pointer_that_gave_it_focus(count: int) -> None:
    fan = Fan(AREA, count)
    picked = set()
    for x in range(int(AREA.left), int(AREA.right), 7):
        for y in range(int(AREA.top), int(AREA.bottom), 17):
            focus = fan.pick(x, y)
            if focus is not None:
                assert fan.pick(x, y, focus) == focus
                picked.add(focus)
    assert picked == set(range(count))


@pytest.mark.parametrize("count", [2, 9, 16, 20, 40])
def test_whatever_has_the_focus_the_others_can_still_be_picked(count: int) -> None:
    fan = Fan(AREA, count)
    for focus in some(range(count)):
        poses = fan.poses(focus)
        missed = [
            slot
            for slot, pose in enumerate(poses)
            if not any(
                fan.pick(*pose.corner(along / 25, down / 25), focus) == slot
                for along in range(1, 25, 1)
                for down in (2, 12, 20)
            )
        ]
        assert not missed, (focus, missed)


def test_focus_moves_the_way_the_rows_lie() -> None:
    fan = Fan(AREA, 40)
    assert fan.rows == 2
    assert fan.beside(0, (-1, 0)) == 39
    assert fan.beside(3, (0, 1)) == 23
    assert fan.beside(23, (0, -1)) == 3
    assert fan.beside(3, (0, -1)) is None
    assert fan.beside(23, (0, 1)) is None


def test_cards_glide_to_their_places_and_arrive() -> None:
    motion = HandMotion()
    motion.aim([1, 2, 3], Fan(AREA, 3).poses())
    assert motion.still
    motion.aim([1, 3], Fan(AREA, 2).poses())
    assert not motion.still
    for _ in range(60):
        motion.advance(16)
    assert motion.still
    assert motion.poses == Fan(AREA, 2).poses()


@pytest.mark.parametrize("count", [9, 20, 40, 64])
def test_the_card_in_focus_can_be_seen_whole(count: int) -> None:
    fan = Fan(AREA, count)
    for focus in some(range(count)):
        assert fan.order(focus)[-1] == focus  # it is drawn last, whatever row it lies in
        pose = fan.poses(focus)[focus]
        for corner in ((0, 0), (1, 0), (0, 1), (1, 1)):
            x, y = pose.corner(*corner)
            assert AREA.left - 30 <= x <= AREA.right + 30
            assert AREA.top - 62 <= y <= AREA.bottom + 15


def test_where_cards_are_to_be_wide_a_large_hand_lies_in_two_rows() -> None:
    area, least = FRect(84, 1190, 1675, 680), 368.0
    few, many = (Fan(area, count, least) for count in (20, 30))
    assert few.rows == 1
    assert many.rows == 2
    assert many.width > few.width > least / 2
    assert Fan(area, 30).rows == 1  # nothing asks for wider cards


@pytest.mark.parametrize("count", [2, 3, 4])
def test_where_cards_are_to_be_wide_few_lie_beside_each_other(count: int) -> None:
    area = FRect(84, 1190, 912, 430)
    fan, usual = Fan(area, count, 216.0), Fan(area, count)
    step = fan.rest[1].x - fan.rest[0].x
    assert step > 0.85 * fan.width
    assert usual.rest[1].x - usual.rest[0].x < 0.6 * usual.width
    for focus in (None, *range(count)):
        for pose in some(fan.poses(focus)):
            assert area.left - 30 <= pose.corner(0, 1)[0]
            assert pose.corner(1, 1)[0] <= area.right + 30


@pytest.mark.parametrize("count", [1, 4, 5, 6, 7, 12, 20])
def test_such_a_hand_stays_in_the_area_and_can_be_picked(count: int) -> None:
    area = FRect(84, 1190, 912, 430)
    fan = Fan(area, count, 216.0)
    for place, pose in some(enumerate(fan.rest)):
        assert fan.pick(*pose.corner(0.13, 0.12)) == place
        for corner in ((0, 0), (1, 0), (0, 1), (1, 1)):
            assert area.left - 8 <= pose.corner(*corner)[0] <= area.right + 8
