"""A window too small to make anything out in: nothing is drawn, nothing breaks, and all goes on after it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.setup.setup_scene import SetupScene
from game.scenes.title.title_scene import TitleScene
from game.variants import VARIANTS
from game.view.base.window import LEAST_SIZE
from tests.harness.program import Point, Program, still
from tests.harness.table import Sit

GAMES = [variant.info.id for variant in VARIANTS]

small_sizes = pytest.mark.parametrize("size", [(1, 1), (2, 2), (5, 400), (60, 40)])
USUAL = (1280, 720)
POSITION = {"hands": ["R1 W G7", "R2 G8 Y9", "R3 Y4 B2"], "discard": "R5"}


def blank(program: Program) -> bool:
    """Whether nothing has been drawn on the window's surface since it got its size."""
    return not any(pygame.image.tobytes(program.kit.window.surface, "RGB"))


def use(program: Program, size: Point) -> None:
    """Move, click, press and wait, as a person might who cannot see anything."""
    program.point((size[0] // 2, size[1] // 2))
    program.click((size[0] - 1, size[1] - 1))
    program.press(pygame.K_RIGHT, pygame.K_LEFT)
    program.wait(500)


@small_sizes
def test_the_title_waits_for_a_larger_window(tmp_path: Path, size: Point) -> None:
    program = Program(tmp_path)
    program.wait(500)  # after its first picture the title looks what waits today
    before, frames = program.pixels(), program.app.frames
    program.resize(size)
    use(program, size)
    assert program.kit.window.too_small
    assert program.kit.size == USUAL  # laid out as it was
    assert program.app.frames == frames
    assert blank(program)
    program.resize(USUAL)
    assert program.app.frames > frames
    assert isinstance(program.top, TitleScene)
    program.walk(program.top.cards[0])
    assert program.pixels() == before
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, SetupScene)


@small_sizes
def test_a_match_goes_on_in_a_window_too_small(sit: Sit, size: Point) -> None:
    table = sit(position=POSITION, settings=still())
    table.picture()
    frames = table.app.frames
    table.resize(size)
    table.press(pygame.K_d)
    table.wait(500)
    assert table.app.frames == frames
    assert blank(table)
    assert table.done_by()[0] == "draw"
    table.resize((1024, 768))
    assert table.kit.size == (1024, 768)
    assert table.my_turn()
    assert table.agrees()
    table.wait(100)
    assert table.app.frames > frames
    assert not blank(table)


@small_sizes
def test_a_window_may_be_opened_too_small(tmp_path: Path, size: Point) -> None:
    program = Program(tmp_path, size)
    use(program, size)
    assert program.app.frames == 0
    assert blank(program)
    assert program.kit.size == LEAST_SIZE
    program.resize(USUAL)
    assert program.kit.size == USUAL
    assert program.app.frames > 0


@pytest.mark.parametrize("size", [(1280, 320), (1280, 200), (700, 200), (1024, 240)])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_drawn_in_a_window_that_has_no_room_for_it(
    tmp_path: Path, game: str, size: Point
) -> None:
    program = Program(tmp_path)
    program.stack.ways.lesson(game)
    lesson = program.top
    program.resize(size)
    assert program.kit.size == size
    program.picture()
    assert program.top is lesson
