"""The short fade from one scene to the next: where there is one, how long it lasts, and that nothing waits."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.base.scene_fade import LASTS
from game.scenes.setup.setup_scene import SetupScene
from game.store.settings_file import Settings
from game.tools.offscreen import FRAME
from tests.harness.program import Program
from tests.harness.table import Table

MOVING = Settings(think="SLOW")


def window(program: Program) -> bytes:
    program.app.draw()
    return program.kit.window.surface.get_view("2").raw


def drawn(program: Program) -> bytes:
    """Return what the scenes draw, whatever lies over them."""
    picture = program.kit.window.surface.copy()
    program.stack.draw(picture)
    return picture.get_view("2").raw


def test_the_old_picture_goes_over_the_new_one_and_is_gone_in_time(tmp_path: Path) -> None:
    program = Program(tmp_path, settings=Settings())
    before = window(program)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, SetupScene)
    seen, passed = {window(program)}, 0
    assert drawn(program) not in seen
    while passed < LASTS:
        program.frame()
        passed += FRAME
        seen.add(window(program))
    program.frame()
    assert len(seen) > LASTS // FRAME // 2
    assert before not in seen
    assert window(program) == drawn(program)


@pytest.mark.parametrize("wishes", [{"calm": True}, {"reduced_motion": True}, {"speed": "OFF"}])
def test_there_is_none_for_who_wants_it_quiet(tmp_path: Path, wishes: dict[str, object]) -> None:
    program = Program(tmp_path, settings=Settings(**wishes))
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, SetupScene)
    assert window(program) == drawn(program)


def test_keys_act_while_it_lasts(tmp_path: Path) -> None:
    program = Program(tmp_path, settings=Settings())
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, SetupScene)
    program.press(pygame.K_RETURN)
    assert not isinstance(program.top, SetupScene)


def test_no_menu_over_a_table_waits_for_one(tmp_path: Path) -> None:
    table = Table(tmp_path, settings=MOVING)
    table.wait(2000)
    table.press(pygame.K_ESCAPE)
    assert table.top is not table.scene
    assert window(table) == drawn(table)


def test_another_window_ends_it(tmp_path: Path) -> None:
    program = Program(tmp_path, settings=Settings())
    program.press(pygame.K_RETURN)
    program.resize((1000, 600))
    program.frame()
    assert window(program) == drawn(program)
