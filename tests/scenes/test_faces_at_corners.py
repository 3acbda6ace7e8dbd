"""Faces that people make at each other from their corners, by a pad: when, how often, and who answers."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.couch.corners_scene import CornersScene
from game.session.plan import Plan
from game.session.reactions import FACES, LATER
from game.show.devices import MOUSE, pad
from game.show.seating import Hands, Seating
from tests.harness import events
from tests.harness.corner_sight import CornerSight, corners_at
from tests.harness.program import Program
from tests.scenes.test_seats_change import SEATS

A, MORE = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_BACK
RIGHT = pygame.CONTROLLER_BUTTON_DPAD_RIGHT


def corners(
    folder: Path, game: str = "classic", *, allowed: bool = True, by_pads: bool = False
) -> Program:
    """Ada's mouse, or her pad, and Jun's pad, each at a corner, and Milo, a guest."""
    program = Program(folder)
    program.kit.settings.guides = {game: ["skipped"]}
    program.kit.settings.reactions = allowed
    own = {0: frozenset({pad(6) if by_pads else MOUSE}), 2: frozenset({pad(7)})}
    program.stack.ways.table(Plan(game, SEATS, {}, 3), Seating(own, Hands.CORNERS))
    program.frames(3)
    return program


def jun(program: Program) -> CornerSight:
    return corners_at(program.top)[2]


def push(program: Program, button: int) -> None:
    program.post(events.pad_button(button, pad=7), events.pad_button(button, False, pad=7))


def offered(program: Program) -> list[str]:
    """What Jun's corner asks after the button for more."""
    push(program, MORE)
    return [each.label for each in jun(program).offered()]


def choose(program: Program, label: str) -> None:
    corner = jun(program)
    at = [each.label for each in corner.offered()].index(label)
    while corner.item() != at:
        push(program, RIGHT)
    push(program, A)


def looks(program: Program) -> dict[int, str]:
    assert isinstance(program.top, CornersScene)
    return program.top.room.feelings.looks


def test_a_pad_makes_a_face_and_the_guest_answers(tmp_path: Path) -> None:
    program = corners(tmp_path)
    words = program.kit.words
    assert words("table.make_face") in offered(program)
    choose(program, words("table.make_face"))
    assert [each.label for each in jun(program).offered()] == [
        words(f"table.face_{face}") for face in FACES
    ]
    program.picture()
    choose(program, words("table.face_happy"))
    assert looks(program)[2] == "happy"
    program.wait(LATER + 50)
    assert looks(program)[1] == "happy"
    # Another one is not made at once.
    offered(program)
    choose(program, words("table.make_face"))
    choose(program, words("table.face_sad"))
    assert looks(program)[2] == "happy"
    assert "refuse" in program.ear.heard


@pytest.mark.parametrize(("game", "allowed"), [("callout", True), ("classic", False)])
def test_none_is_offered_by_the_clock_or_where_the_host_wants_none(
    tmp_path: Path, game: str, allowed: bool
) -> None:
    program = corners(tmp_path, game, allowed=allowed)
    found = offered(program)
    assert program.kit.words("table.make_face") not in found
    assert program.kit.words("table.menu") in found


def test_in_the_first_match_it_is_said_once_at_a_corner_how_a_face_is_made(tmp_path: Path) -> None:
    program = corners(tmp_path, by_pads=True)
    told = program.kit.words("table.faces_by_more_key", key=program.kit.words("key.pad-view"))
    seen: list[list[str]] = []
    for _ in range(400):
        for number in (6, 7):
            draw = pygame.CONTROLLER_BUTTON_X
            program.post(
                events.pad_button(draw, pad=number), events.pad_button(draw, False, pad=number)
            )
        program.frames(5)
        assert isinstance(program.top, CornersScene)
        seen.append([each.text for each in program.top.speech.notices.shown])
        if told in seen[-1]:
            break
    assert told in seen[-1]
    program.picture()
    assert program.kit.settings.faces_told
