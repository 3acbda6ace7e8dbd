"""Chairs before the deal: who sits where, and what becomes of the seats and devices."""

from __future__ import annotations

import pytest

from game.session.chairs import Chair, Chairs
from game.show.devices import KEYS, LEFT_KEYS, MOUSE, RIGHT_KEYS, pad
from game.show.seating import Hands
from game.show.sitting import Sitting

NAMES = ("Ada", "Ruth", "Jun", "Milo")
COLOURS = ("rose", "sky", "green", "violet")


@pytest.fixture
def sitting() -> Sitting:
    """Ada, a bot, and two free chairs."""
    chairs = [Chair(name, name.lower(), COLOURS[at]) for at, name in enumerate(NAMES)]
    found = Sitting(Chairs(chairs, 2))
    found.chairs.seat_person(0)
    found.chairs.seat_bot(1, "greedy")
    return found


def test_who_comes_gets_the_chair_of_a_person_without_a_device_then_a_free_one_then_a_bots(
    sitting: Sitting,
) -> None:
    devices = (MOUSE, LEFT_KEYS, pad(4), pad(7), pad(8))
    assert [sitting.sit_down(device) for device in devices] == [0, 2, 3, 1, None]
    assert sitting.chairs.people == [0, 1, 2, 3]
    assert not sitting.chairs.bots


def test_seats_are_those_taken_in_clockwise_order_and_only_people_have_a_colour(
    sitting: Sitting,
) -> None:
    sitting.give(3, pad(4))
    seats = sitting.chairs.seats()
    assert [(seat.name, seat.bot, seat.colour) for seat in seats] == [
        ("Ada", "", "rose"),
        ("Ruth", "greedy", ""),
        ("Milo", "", "violet"),
    ]
    assert sitting.seating(timed=False).devices == {2: frozenset({pad(4)})}


def test_without_a_choice_people_with_devices_of_their_own_play_all_at_once(
    sitting: Sitting,
) -> None:
    sitting.give(0, MOUSE)
    assert sitting.chosen_hands(timed=False) is Hands.TURN_BY_TURN  # one person among bots
    sitting.chairs.seat_person(2)
    assert sitting.chosen_hands(timed=False) is Hands.TURN_BY_TURN
    sitting.give(2, KEYS)
    assert sitting.chosen_hands(timed=False) is Hands.CORNERS
    sitting.hands = Hands.TURN_BY_TURN
    assert sitting.chosen_hands(timed=False) is Hands.TURN_BY_TURN
    assert sitting.chosen_hands(timed=True) is Hands.CORNERS


def test_one_device_is_one_persons(sitting: Sitting) -> None:
    sitting.give(0, pad(4))
    sitting.give(2, pad(4))
    assert dict(sitting.devices) == {2: pad(4)}
    assert sitting.waiting == [0]


def test_people_take_their_devices_to_another_place(sitting: Sitting) -> None:
    sitting.give(0, LEFT_KEYS)
    sitting.give(2, RIGHT_KEYS)
    sitting.swap(0, 2)
    assert (sitting.chairs[0].name, sitting.chairs[2].name) == ("Jun", "Ada")
    assert dict(sitting.devices) == {0: RIGHT_KEYS, 2: LEFT_KEYS}
    sitting.swap(0, 3)
    assert sitting.chairs[0].closed
    assert dict(sitting.devices) == {3: RIGHT_KEYS, 2: LEFT_KEYS}


def test_a_bot_or_nobody_has_no_device(sitting: Sitting) -> None:
    sitting.give(0, MOUSE)
    sitting.seat_bot(0, "random")
    assert MOUSE not in sitting.devices.values()
    sitting.give(2, MOUSE)
    sitting.leave(2)
    assert MOUSE not in sitting.devices.values()
    assert sitting.chairs.taken == [0, 1]


def test_portraits_and_colours_are_exchanged_so_that_all_differ(sitting: Sitting) -> None:
    sitting.chairs.dress(0, "jun", "sky")
    chairs = [sitting.chairs[place] for place in range(4)]
    assert [chair.portrait for chair in chairs] == ["jun", "ruth", "ada", "milo"]
    assert [chair.colour for chair in chairs] == ["sky", "rose", "green", "violet"]


def test_how_many_are_missing(sitting: Sitting) -> None:
    assert sitting.chairs.missing == 0
    sitting.leave(0)
    assert sitting.chairs.missing == 1
