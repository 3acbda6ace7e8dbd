"""Five real (virtual) controllers at one table: attach, press, axis, detach, two at once and five at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pygame
import pytest

from game.scenes.couch.corners_scene import CornersScene
from game.scenes.pause.lost_device_scene import LostDeviceScene
from game.scenes.seating.seating_scene import SeatingScene
from game.show.devices import pad
from game.show.seating import Corners
from tests.harness.corner_sight import corners_at
from tests.harness.pads import VirtualPad
from tests.harness.program import Program, still

A, X = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_X
RIGHT = pygame.CONTROLLER_BUTTON_DPAD_RIGHT
STICK, TRIGGER = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_TRIGGERRIGHT
FIVE = range(5)


class Five:
    """The program at the sitting-down screen with five pads; `plugs` holds what is plugged in."""

    def __init__(self, folder: Path, plugs: ExitStack) -> None:
        self.program = Program(folder, settings=still())
        self.program.kit.input.pads.open()
        self.plugs = plugs
        self.pads = [self.attached() for _ in FIVE]
        self.program.stack.ways.party("classic")
        self.program.frames(2)

    def attached(self) -> VirtualPad:
        found = self.plugs.enter_context(VirtualPad())
        self.program.frames(1) if self.program.stack else None
        return found

    @property
    def seating(self) -> SeatingScene:
        found = self.program.top
        assert isinstance(found, SeatingScene)
        return found

    @property
    def table(self) -> CornersScene:
        found = self.program.top
        assert isinstance(found, CornersScene)
        return found

    def sit_down(self) -> None:
        """Let everybody press A, all in one frame."""
        for each in self.pads:
            each.press(A)
        self.program.frame()

    def deal(self) -> CornersScene:
        """Deal to the five, and to nobody else."""
        self.sit_down()
        for place in self.seating.seating_plan.chairs.bots:
            self.seating.seating_plan.leave(place)
        self.seating.seating_plan.corners = Corners.SEVERAL
        self.seating.resume()
        self.program.click(self.seating.deal)
        self.table.hurry()
        self.program.frames(3)
        return self.table

    def cursors(self) -> list[int]:
        return [corners_at(self.table)[seat].cursor() for seat in FIVE]


@pytest.fixture
def five(tmp_path: Path) -> Iterator[Five]:
    with ExitStack() as plugs:
        yield Five(tmp_path, plugs)


def test_five_sit_down_in_one_frame_in_the_order_of_their_presses(five: Five) -> None:
    five.sit_down()
    found = five.seating.seating_plan
    assert list(found.devices.values()) == [pad(each.instance) for each in five.pads]
    assert len(found.chairs.people) == 5
    assert [five.program.kit.input.pads.number(each.instance) for each in five.pads] == [
        1,
        2,
        3,
        4,
        5,
    ]
    five.pads[3].press(X)  # leaves, with the others sitting on
    five.program.frame()
    assert sorted(found.devices.values()) == sorted(
        pad(each.instance) for each in five.pads if each is not five.pads[3]
    )


def test_a_pad_that_comes_while_the_others_sit_is_one_more_to_sit_down_with(five: Five) -> None:
    five.sit_down()
    sixth = five.attached()
    five.program.frames(2)
    sixth.press(A)
    five.program.frame()
    assert len(five.seating.seating_plan.chairs.people) == 6


def test_five_presses_in_one_frame_reach_five_corners(five: Five) -> None:
    five.deal()
    before = five.cursors()
    assert before == [0] * 5
    for count, each in enumerate(five.pads):
        for _ in range(count + 1):
            each.press(RIGHT)
    five.program.frame()
    assert five.cursors() == [1, 2, 3, 4, 5]


def test_five_sticks_and_five_triggers_at_once(five: Five) -> None:
    table = five.deal()
    for each in five.pads:
        each.axis(STICK, 1.0)
    pygame.event.pump()
    five.program.frame()
    for each in five.pads:
        each.axis(STICK, 0.0)
    pygame.event.pump()
    five.program.frame()
    assert five.cursors() == [1] * 5
    for each in five.pads:
        each.axis(TRIGGER, 1.0)
    pygame.event.pump()
    five.program.frame()
    assert all(corner.is_open() for corner in corners_at(table).values())
    five.program.frames(5)  # held, not pressed again
    assert all(corner.is_open() for corner in corners_at(table).values())
    assert five.cursors() == [1] * 5


def test_everybody_confirms_at_once_and_only_whoever_is_in_turn_plays(five: Five) -> None:
    table = five.deal()
    turn = table.host.match.state.turn
    after = [(turn + step) % 5 for step in range(1, 5)]
    for seat in [*after, turn]:
        five.pads[seat].press(X)
    five.program.frame()
    assert [(entry.seat, entry.action.verb) for entry in table.host.match.log] == [(turn, "draw")]
    for seat in after:
        assert corners_at(table)[seat].answer()


def test_two_pads_that_go_at_once_are_both_missed_and_come_back(five: Five) -> None:
    five.deal()
    for number in (1, 3):
        five.pads[number].unplug()
    five.program.frames(2)
    missed = []
    for _ in range(2):
        lost = five.program.top
        assert isinstance(lost, LostDeviceScene)
        missed += lost.lost
        new = five.attached()
        five.pads[lost.lost[0]] = new
        five.program.frames(2)
    assert sorted(missed) == [1, 3]
    five.table.hurry()
    for each in five.pads:
        each.press(RIGHT)
    five.program.frame()
    assert five.cursors() == [1] * 5


def test_five_pads_that_go_at_once_leave_five_seats_to_bots(five: Five) -> None:
    five.deal()
    for each in five.pads:
        each.unplug()
    five.program.frames(2)
    for _ in FIVE:
        lost = five.program.top
        assert isinstance(lost, LostDeviceScene)
        five.program.press(pygame.K_RETURN)
    top = five.program.top
    assert not isinstance(top, LostDeviceScene | CornersScene)  # bots play on, and are watched
