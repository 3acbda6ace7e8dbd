"""Chairs before the deal: who sits where, and what becomes of the seats and devices."""

from __future__ import annotations

import pytest

from game.session.chairs import Chair, Chairs
from game.show.devices import KEYS, LEFT_KEYS, MOUSE, RIGHT_KEYS, pad
from game.show.seating import Hands
from game.show.seating_plan import SeatingPlan

NAMES = ("Ada", "Ruth", "Jun", "Milo")
COLOURS = ("rose", "sky", "green", "violet")


@pytest.fixture
def seating_plan() -> SeatingPlan:
    """Ada, a bot, and two free chairs."""
    chairs = [Chair(name, name.lower(), COLOURS[at]) for at, name in enumerate(NAMES)]
    found = SeatingPlan(Chairs(chairs))
    found.chairs.seat_person(0)
    found.chairs.seat_bot(1, "greedy")
    return found


def test_who_comes_gets_the_chair_of_a_person_without_a_device_then_a_free_one_then_a_bots(
    seating_plan: SeatingPlan,
) -> None:
    devices = (MOUSE, LEFT_KEYS, pad(4), pad(7), pad(8))
    assert [seating_plan.sit_down(device) for device in devices] == [0, 2, 3, 1, None]
    assert seating_plan.chairs.people == [0, 1, 2, 3]
    assert not seating_plan.chairs.bots


def test_seats_are_those_taken_in_clockwise_order_and_only_people_have_a_colour(
    seating_plan: SeatingPlan,
) -> None:
    seating_plan.give(3, pad(4))
    seats = seating_plan.seats()
    assert [(seat.name, seat.bot, seat.colour) for seat in seats] == [
        ("Ada", "", "rose"),
        ("Ruth", "greedy", ""),
        ("Milo", "", "violet"),
    ]
    assert seating_plan.seating(timed=False).devices == {2: frozenset({pad(4)})}


def test_another_game_has_the_same_people_and_other_seats(seating_plan: SeatingPlan) -> None:
    seating_plan.give(0, MOUSE)
    other = seating_plan.between(3, 3)
    seating_plan.give(2, pad(4))
    seating_plan.give(3, pad(5))
    seating_plan.chairs.seat_person(1)
    assert other.devices == seating_plan.devices
    assert (other.playing, other.resting) == ([0, 1, 2], [3])
    assert (seating_plan.playing, seating_plan.resting) == ([0, 1, 2, 3], [])


def test_without_a_choice_people_with_devices_of_their_own_play_all_at_once(
    seating_plan: SeatingPlan,
) -> None:
    seating_plan.give(0, MOUSE)
    assert seating_plan.chosen_hands(timed=False) is Hands.TURN_BY_TURN  # one person among bots
    seating_plan.chairs.seat_person(2)
    assert seating_plan.chosen_hands(timed=False) is Hands.TURN_BY_TURN
    seating_plan.give(2, KEYS)
    assert seating_plan.chosen_hands(timed=False) is Hands.CORNERS
    seating_plan.hands = Hands.TURN_BY_TURN
    assert seating_plan.chosen_hands(timed=False) is Hands.TURN_BY_TURN
    assert seating_plan.chosen_hands(timed=True) is Hands.CORNERS


def test_one_device_is_one_persons(seating_plan: SeatingPlan) -> None:
    seating_plan.give(0, pad(4))
    seating_plan.give(2, pad(4))
    assert dict(seating_plan.devices) == {2: pad(4)}
    assert seating_plan.waiting == [0]


def test_people_take_their_devices_to_another_place(seating_plan: SeatingPlan) -> None:
    seating_plan.give(0, LEFT_KEYS)
    seating_plan.give(2, RIGHT_KEYS)
    seating_plan.swap(0, 2)
    assert (seating_plan.chairs[0].name, seating_plan.chairs[2].name) == ("Jun", "Ada")
    assert dict(seating_plan.devices) == {0: RIGHT_KEYS, 2: LEFT_KEYS}
    seating_plan.swap(0, 3)
    assert seating_plan.chairs[0].closed
    assert dict(seating_plan.devices) == {3: RIGHT_KEYS, 2: LEFT_KEYS}


def test_a_bot_or_nobody_has_no_device(seating_plan: SeatingPlan) -> None:
    seating_plan.give(0, MOUSE)
    seating_plan.seat_bot(0, "random")
    assert MOUSE not in seating_plan.devices.values()
    seating_plan.give(2, MOUSE)
    seating_plan.leave(2)
    assert MOUSE not in seating_plan.devices.values()
    assert seating_plan.chairs.taken == [0, 1]


def test_portraits_and_colours_are_exchanged_so_that_all_differ(seating_plan: SeatingPlan) -> None:
    seating_plan.chairs.dress(0, "jun", "sky")
    chairs = [seating_plan.chairs[place] for place in range(4)]
    assert [chair.portrait for chair in chairs] == ["jun", "ruth", "ada", "milo"]
    assert [chair.colour for chair in chairs] == ["sky", "rose", "green", "violet"]


def test_how_many_are_missing(seating_plan: SeatingPlan) -> None:
    assert seating_plan.missing == 0
    seating_plan.leave(0)
    assert seating_plan.missing == 1


def test_of_more_people_than_a_game_seats_some_sit_out_by_turns_and_bots_make_room(
    seating_plan: SeatingPlan,
) -> None:
    for place in (2, 3):
        seating_plan.chairs.seat_person(place)
    seating_plan.most = 2
    assert (seating_plan.playing, seating_plan.resting) == ([0, 2], [3])
    seating_plan.chairs.count(3, rested=1)
    assert (seating_plan.playing, seating_plan.resting) == ([0, 3], [2])
    seating_plan.most = 4
    assert seating_plan.playing == [0, 1, 2, 3]
    seating_plan.most = 3
    assert seating_plan.playing == [0, 2, 3]


def test_who_alone_sits_at_the_desk_plays_with_all_that_is_on_it(seating_plan: SeatingPlan) -> None:
    seating_plan.give(0, MOUSE)
    seating_plan.give(2, pad(4))
    devices = seating_plan.seating(timed=False).devices
    assert devices == {0: frozenset({MOUSE, KEYS}), 2: frozenset({pad(4)})}
    seating_plan.give(3, LEFT_KEYS)
    assert seating_plan.seating(timed=False).devices[0] == frozenset({MOUSE})
