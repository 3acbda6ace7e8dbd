"""The places of a table with corners: nobody's corner or cards lie on what belongs to another."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from pygame import FRect

from game.show.hands.corner_hand import PER_PAGE, PER_ROW
from game.view.base.space import Space
from game.view.corners.corner_boxes import CornerBox
from game.view.corners.couch_places import place_couch
from game.view.layout.seat_boxes import OVERLAP
from game.view.table.middles.middle_kinds import MIDDLES
from tests.harness.some import some

UPRIGHT = ((1080, 1920), (800, 1280), (900, 1200))
LYING = ((1280, 720), (1024, 768), (2560, 1080))
WINDOWS = (*UPRIGHT, *LYING)
COUNTS = (1, PER_ROW, PER_PAGE)
TOUCHING = 1.0
"""Design pixels by which areas may overlap."""


def reach(box: CornerBox) -> FRect:
    """Everything that a corner may cover, with the most cards and any of them raised."""
    whole = FRect(box.rect)
    for count in COUNTS:
        for raised in range(count):
            whole.unionall_ip(box.backs(count, raised))
    return whole


def overlap(one: FRect, other: FRect) -> bool:
    common = one.clip(other)
    return common.w > TOUCHING and common.h > TOUCHING


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("people", range(1, 11))
def test_corners_and_their_cards_keep_to_themselves(window: tuple[int, int], people: int) -> None:
    space = Space(*window)
    for bots in some(range(max(0, 2 - people), 11 - people)):
        seats = people + bots
        placed = place_couch(space.wide, space.tall, range(people), seats, 1.0, "piles")
        wholes = {seat: reach(box) for seat, box in placed.grown.items()}
        bodies = {seat: box.rect for seat, box in placed.grown.items()}
        for one, other in product(wholes, bodies):
            assert one == other or not overlap(wholes[one], bodies[other]), (seats, one, other)
        screen = FRect(0, 0, space.wide, space.tall)
        assert all(screen.contains(body) for body in bodies.values())


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("people", range(1, 11))
def test_slots_and_prompts_have_their_room_and_begin_at_the_portrait(
    window: tuple[int, int], people: int
) -> None:
    space = Space(*window)
    placed = place_couch(space.wide, space.tall, range(people), max(2, people), 1.0, "piles")
    for box in some(placed.grown.values()):
        for count in some(range(1, PER_PAGE + 1)):
            slots = box.slots(count)
            assert len(slots) == count
            assert all(slot.w >= 20 and slot.h >= 28 for slot in slots)
            assert all(box.rail.inflate(1, 1).contains(slot) for slot in slots)
            assert not any(one.colliderect(other) for one, other in combinations(slots, 2))
            ends = {"left": min(s.left for s in slots), "right": max(s.right for s in slots)}
            side = "right" if box.mirrored else "left"
            assert ends[side] == pytest.approx(getattr(box.rail, side), abs=1)
        for across in some(range(1, box.across + 1)):
            items = box.items(9, across)
            assert len(items) == across * box.deep
            assert all(box.prompts.inflate(1, 1).contains(item) for item in items)
            assert box.items(1, across)[0].w == pytest.approx(items[0].w)


@pytest.mark.parametrize("window", LYING)
@pytest.mark.parametrize("people", range(5, 11))
def test_no_corner_covers_what_is_written_in_the_middle_of_a_lying_window(
    window: tuple[int, int], people: int
) -> None:
    space = Space(*window)
    placed = place_couch(space.wide, space.tall, range(people), people, 1.0, "piles")
    named = {name: placed.placement.places[name] for name in ("stock", "log")}
    for seat, box in some(placed.grown.items()):
        for name, area in {**named, "turn": placed.turn, "clock": placed.clock}.items():
            assert not overlap(reach(box), area), (seat, name)


@pytest.mark.parametrize("wide", [1920, 2560])
def test_large_text_has_what_is_left_beside_the_middle_between_two_rows(wide: int) -> None:
    usual, large = (place_couch(wide, 1080, range(8), 10, text, "piles") for text in (1.0, 2.0))
    assert large.turn.w > 1.5 * usual.turn.w
    assert large.turn.right < wide - 70
    places, before = large.placement.places, usual.placement.places
    assert places["log"].w > 1.5 * before["log"].w
    assert places["log"].left > 70
    assert places["log"].right == before["log"].right
    assert large.turn.left == usual.turn.left


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("people", [6, 10])
def test_the_number_of_cards_in_the_pile_is_not_on_it(people: int, text: float) -> None:
    space = Space(1280, 720)
    placed = place_couch(space.wide, space.tall, range(people), people, text, "piles").placement
    for other in ("draw", "discard", "log", "turn"):
        assert not overlap(placed["stock"], placed[other]), other


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_large_text_has_room_for_two_recent_moves_between_large_corners(
    window: tuple[int, int], people: int
) -> None:
    space = Space(*window)
    placed = place_couch(space.wide, space.tall, range(people), 4, 2.0, "piles")
    log = placed.placement.places["log"]
    assert log.h >= (150 if space.wide > space.tall else 116)
    for other in (placed.turn, placed.clock):
        assert not overlap(log, other)


def test_five_narrow_corners_are_beside_each_other_in_every_lying_window() -> None:
    for wide in some(range(960, 2600, 7)):
        for share in some((0.45, 0.5625, 0.738, 0.8, 0.96)):
            space = Space(wide, int(wide * share))
            placed = place_couch(space.wide, space.tall, range(10), 10, 1.0, "piles")
            assert len({box.rect.top for box in placed.corners.values()}) == 2, (wide, share)


@pytest.mark.parametrize("window", UPRIGHT)
@pytest.mark.parametrize("people", range(5, 11))
def test_no_corner_covers_the_middle_of_an_upright_window(
    window: tuple[int, int], people: int
) -> None:
    space = Space(*window)
    placed = place_couch(space.wide, space.tall, range(people), people, 1.0, "piles")
    middle = {**placed.placement.places, "turn": placed.turn, "clock": placed.clock}
    for seat, box in some(placed.grown.items()):
        for name, area in some(middle.items()):
            assert not overlap(reach(box), area), (seat, name)
    named = [
        middle[name] for name in ("draw", "discard", "called", "stock", "log", "turn", "clock")
    ]
    for place, one in enumerate(named):
        assert not any(overlap(one, other) for other in named[place + 1 :])


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("kind", MIDDLES)
def test_every_kind_of_middle_has_its_places_for_any_number_of_people(
    window: tuple[int, int], kind: str
) -> None:
    space = Space(*window)
    for people in range(1, 11):
        seats = max(2, people)
        placed = place_couch(space.wide, space.tall, range(people), seats, 1.0, kind)
        assert placed.placement.places.keys() >= MIDDLES[kind].places


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("people", range(1, 4))
def test_bots_that_take_tricks_have_room_for_their_names(
    window: tuple[int, int], people: int, text_scale: float
) -> None:
    space = Space(*window)
    for seats in some(range(people + 1, 5)):
        for others in some(combinations(range(1, seats), people - 1)):
            seated = (0, *others)
            placed = place_couch(space.wide, space.tall, seated, seats, text_scale, "trick")
            bots = {seat: box for seat, box in placed.boxes.items() if seat not in seated}
            for seat, box in some(bots.items()):
                written = box.plate.w - box.portrait.w * OVERLAP
                assert written >= 170, (seated, seats, seat)
                clear = [corner.rect for corner in placed.corners.values()]
                clear += [other.box for one, other in bots.items() if one != seat]
                assert not any(overlap(box.box, each) for each in clear), (seated, seats, seat)
