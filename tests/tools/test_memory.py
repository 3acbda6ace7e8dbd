"""A long session takes no more and more of the machine: scenes that were left are freed, files are closed."""

from __future__ import annotations

import weakref

import pytest

from game.scenes.table.table_scene import TableScene, open_table
from game.scenes.title.title_scene import TitleScene
from game.tools.memory_report import SIZE, watched
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import plan
from game.view.base.colours import LIGHT
from game.view.base.fonts import FONTS_KEPT, SEMIBOLD


@pytest.mark.parametrize("game", ["classic", "tricks", "callout"])
def test_a_table_that_was_left_is_freed(game: str) -> None:
    room = Offscreen((960, 540))
    room.stack.push(open_table(room.kit, room.stack, plan(game, 4, seed=3)))
    room.app.draw()
    assert isinstance(room.top, TableScene)
    left = weakref.ref(room.top)
    room.wait(500)
    room.stack.reset(TitleScene(room.kit, room.stack))
    room.happen(())
    assert left() is None


def test_no_font_keeps_a_file_open() -> None:
    psutil = pytest.importorskip("psutil")
    room = Offscreen((960, 540))
    before = len(psutil.Process().open_files())
    for size in range(20, 20 + 2 * FONTS_KEPT):
        room.kit.fonts.text("Jun", size, SEMIBOLD, LIGHT)
    assert len(psutil.Process().open_files()) == before


def test_the_report_counts_and_the_pool_stays_within_its_limit() -> None:
    first, *_, last = list(watched(150, 4))
    assert (first.events, last.events) == (0, 150)
    assert last.played > first.played == 0
    assert 0 < last.pictures <= 12 * 4 * SIZE[0] * SIZE[1]
    assert last.files <= first.files
    assert "150 events" in str(last)
