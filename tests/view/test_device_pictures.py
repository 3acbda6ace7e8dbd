"""Pictures of devices: the keys of a zone are lit where they are."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.show.devices import KEY_ZONES, LEFT_KEYS, MOUSE, Device, pad
from game.view.base.colours import PERSON_COLOURS
from game.view.widgets.device_pictures import ROBOT, device_picture, keyboard_picture
from tests.harness.program import Program

ROSE = PERSON_COLOURS["rose"]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


def lit(picture: Surface) -> pygame.Rect:
    """What of a picture is of the person's colour."""
    mask = pygame.mask.from_threshold(picture, ROSE, (6, 6, 6, 255))
    rects = mask.get_bounding_rects()
    assert rects
    return rects[0].unionall(rects[1:])


@pytest.mark.parametrize("width", [60, 100, 137, 400, 900])
def test_each_zone_is_lit_where_its_keys_are(program: Program, width: int) -> None:
    zones = program.kit.input.zones
    spans = [
        lit(keyboard_picture(program.kit, width, zones.printed(zone), ROSE)) for zone in KEY_ZONES
    ]
    left, right, number = [(span.left / width, span.right / width) for span in spans]
    assert 0.08 < left[0] < left[1] < 0.37
    assert 0.32 < right[0] < right[1] < 0.66
    assert 0.77 < number[0] < number[1] < 1
    assert all(span.h > width * 0.15 for span in spans)


def test_every_lit_key_is_a_block_of_its_own(program: Program) -> None:
    for zone in KEY_ZONES:
        printed = program.kit.input.zones.printed(zone)
        picture = keyboard_picture(program.kit, 640, printed, ROSE)
        mask = pygame.mask.from_threshold(picture, ROSE, (6, 6, 6, 255))
        assert len(mask.connected_components(minimum=40)) == len(printed) == 14


def test_a_key_that_is_bound_anew_is_lit(program: Program) -> None:
    before = lit(device_picture(program.kit, LEFT_KEYS, 200, ROSE))
    program.kit.input.zones.bind(LEFT_KEYS, "draw", pygame.KSCAN_SPACE)
    after = lit(device_picture(program.kit, LEFT_KEYS, 200, ROSE))
    assert after.bottom > before.bottom
    assert after.right > before.right


def test_large_keys_bear_what_is_printed_on_them(program: Program) -> None:
    printed = program.kit.input.zones.printed(LEFT_KEYS)
    plain = keyboard_picture(program.kit, 900, printed, ROSE)
    labelled = keyboard_picture(program.kit, 900, printed, ROSE, printed)
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(labelled, "RGBA")
    small = [keyboard_picture(program.kit, 100, printed, ROSE, each) for each in (None, printed)]
    assert pygame.image.tobytes(small[0], "RGBA") == pygame.image.tobytes(small[1], "RGBA")


@pytest.mark.parametrize("device", [MOUSE, pad(3)])
def test_icons_are_of_the_persons_colour(program: Program, device: Device) -> None:
    assert lit(device_picture(program.kit, device, 60, ROSE)).h > 30
    assert program.kit.pictures.has(ROBOT)
