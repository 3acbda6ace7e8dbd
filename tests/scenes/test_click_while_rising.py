"""A paper card that still comes in is clicked where it is seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.pause.pause_scene import PauseScene
from game.scenes.title.title_scene import TitleScene
from game.store.settings_file import Settings
from game.tools.offscreen import FRAME
from tests.harness.table import Table

LASTS = 180


def rising(folder: Path, age: int) -> tuple[Table, PauseScene, int]:
    """A pause menu so many ms after it began to come in, and by how much it is seen too low."""
    table = Table(folder, settings=Settings(think="OFF"), players=3).dealt()
    table.drawn_every = 1
    table.stack.ways.pause(table.scene.host.plan, "", table.scene.host)
    table.app.draw()
    table.wait(age)
    scene = table.top
    assert isinstance(scene, PauseScene)
    return table, scene, scene.below


@pytest.mark.parametrize("age", [FRAME, 3 * FRAME, 6 * FRAME])
@pytest.mark.parametrize("held", [0, 2 * LASTS])
def test_the_lowest_button_is_pressed_at_its_lower_edge(
    tmp_path: Path, age: int, held: int
) -> None:
    """Quit to title is the lowest: its lower half lay below where it was taken to be."""
    table, scene, below = rising(tmp_path, age)
    assert below > 0
    lowest = scene.menu.widgets[-1]
    assert lowest.spoken[0] == "Quit to title"
    x, y = lowest.rect.centerx, lowest.rect.bottom - 2 + below
    assert not lowest.rect.collidepoint(x, y)
    table.button((x, y), True)
    table.wait(held)
    table.button((x, y), False)
    assert scene.question or isinstance(table.top, TitleScene)


def test_a_button_is_not_pressed_where_another_is_seen(tmp_path: Path) -> None:
    table, scene, below = rising(tmp_path, FRAME)
    first, second = scene.menu.widgets[-2:]
    at = second.rect.centerx, first.rect.bottom - 1 + below
    table.button(at, True)
    assert scene.group.focused is first


def test_at_rest_it_is_clicked_where_it_lies(tmp_path: Path) -> None:
    table, scene, _ = rising(tmp_path, 2 * LASTS)
    assert scene.below == 0
    table.click(scene.menu.widgets[-1])
    assert scene.question or isinstance(table.top, TitleScene)
