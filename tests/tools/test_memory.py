"""A long session takes no more and more of the machine: scenes that were left are freed, files are closed."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import weakref
from pathlib import Path

import psutil
import pytest
from pygame import Surface

from game.scenes.table.table_scene import TableScene, open_table
from game.scenes.title.title_scene import TitleScene
from game.tools.drawn.record import recording
from game.tools.memory_report import SIZE, watched
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import plan
from game.view.base.colours import LIGHT
from game.view.base.fonts import BOLD, FONTS_KEPT, SEMIBOLD

ROOT = Path(__file__).resolve().parents[2]
MAPPED = """
import ctypes

from pygame import Surface

from game.tools.offscreen import Offscreen


class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in "arena ordblks smblks hblks a b c d e f".split()]


def mapped():
    told = ctypes.CDLL(None).mallinfo
    told.restype = Info
    return told().hblks


Offscreen((960, 540))
Surface((1024, 1024), depth=32)  # freed at once: glibc would take those of its size from the heap after it
before = mapped()
picture = Surface((1024, 1024), depth=32)
print(mapped() - before)
"""
"""Prints how many blocks by themselves a picture takes after another one of its size was freed."""


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


def test_a_program_lets_the_one_before_it_go() -> None:
    before = weakref.ref(Offscreen((960, 540)).stack)
    Offscreen((960, 540))
    assert before() is None


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallinfo"), reason="not glibc"
)
def test_pictures_of_programs_that_have_gone_leave_no_holes() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", MAPPED], cwd=ROOT, capture_output=True, text=True, encoding="utf-8"
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines()[-1] == "1"


def test_what_is_noted_of_pictures_keeps_none_of_them() -> None:
    room = Offscreen((960, 540))
    made: list[weakref.ref[Surface]] = []

    def button() -> Surface:
        drawn = Surface((200, 80))
        room.kit.paint.text(drawn, "Wet paint", (90, 60), 30, BOLD)
        made.append(weakref.ref(drawn))
        return drawn

    with recording() as record:
        room.kit.pool.shelf("button").get("wet", button)
        assert [mark.line for mark in record.marks] == ["Wet paint"]
        assert made[0]() in record.kept
        room.kit.pool.clear()
        assert made[0]() is None
        assert not record.kept


def test_what_is_noted_of_tables_keeps_none_of_them() -> None:
    room = Offscreen((960, 540))
    with recording() as record:
        room.stack.push(open_table(room.kit, room.stack, plan("classic", 4, seed=3)))
        room.app.draw()
        (view,) = map(weakref.ref, record.tables)
        room.stack.reset(TitleScene(room.kit, room.stack))
        room.happen(())
        assert view() is None


def test_no_font_keeps_a_file_open() -> None:
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
