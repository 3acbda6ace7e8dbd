"""A gap between two turns of the main loop, as when a laptop is closed: the match pauses, and nobody pays."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pygame
import pytest

from game.app import LONGEST_GAP
from game.scenes.pause.pause_scene import UNSEEN, PauseScene
from game.words.catalogue import Catalogue
from tests.harness.calls import round_of
from tests.harness.desktop import Running
from tests.harness.events import key, post
from tests.harness.program import Program, still
from tests.harness.table import Sit, Table

POSITION = {"hands": ["R1 W G7", "R2 G8 Y9", "R3 Y4 B2"], "discard": "R5"}
MINUTE = 60_000


def opened(sit: Sit, **how: object) -> Table:
    """A table that is no longer new to the main loop."""
    table = sit(settings=still(), **how)
    table.frame(0)
    return table


def test_a_long_gap_pauses_and_says_so(sit: Sit) -> None:
    table = opened(sit, position=POSITION)
    now = table.scene.host.now
    table.frame(LONGEST_GAP + 1)
    pause = table.top
    assert isinstance(pause, PauseScene)
    assert pause.why == table.kit.words("ui.pause.interrupted")
    assert table.scene.host.now == now
    table.press(pygame.K_ESCAPE)
    assert table.top is table.scene
    table.frame()
    assert table.scene.host.now > now


def test_a_shorter_gap_does_not(sit: Sit) -> None:
    table = opened(sit, position=POSITION)
    now = table.scene.host.now
    table.frame(LONGEST_GAP)
    assert table.top is table.scene
    assert table.scene.host.now == now + LONGEST_GAP


def test_a_click_meant_for_the_table_is_none_on_the_menu_that_nobody_asked_for(sit: Sit) -> None:
    table = opened(sit, position=POSITION)
    table.frame(LONGEST_GAP + 1)
    pause = table.top
    assert isinstance(pause, PauseScene)
    settings = next(each for each in pause.menu.widgets if each is not pause.menu.focused)
    table.click(settings.rect.center)
    assert table.top is pause
    assert not pause.question
    table.wait(UNSEEN)
    table.click(pause.menu.widgets[0].rect.center)
    assert table.top is table.scene


def test_what_was_pressed_meanwhile_is_not_done(sit: Sit) -> None:
    table = opened(sit, position=POSITION)
    post(*key(pygame.K_d))
    table.frame(LONGEST_GAP + 1)
    assert table.match.log == []
    assert isinstance(table.top, PauseScene)


def test_a_minute_costs_nobody_a_card_where_time_runs(sit: Sit) -> None:
    """Whoever is in turn would be too slow after eight seconds, and a spade uncalled after three."""
    owed = round_of(turn=0, discard="9H 8S", uncalled_spades="8S", laid_by=2)
    table = opened(sit, game="callout", position=owed)
    before, now = table.match.state.clone(), table.scene.host.now
    clocks = table.viewpoint.clocks()
    assert clocks
    table.frame(MINUTE)
    assert isinstance(table.top, PauseScene)
    table.wait(1000)
    assert table.scene.host.now == now
    assert table.match.state == before
    assert table.match.log == []
    assert table.viewpoint.clocks() == clocks
    table.press(pygame.K_ESCAPE)
    open_now = table.match.variant.readings(table.match.state, table.scene.host.now)["open"]()
    assert "0 too-slow" not in open_now
    assert [len(hand) for hand in table.match.state.hands] == [3, 3, 3]


def test_the_title_takes_no_notice(tmp_path: Path) -> None:
    program = Program(tmp_path)
    title = program.top
    program.frame(0)
    program.frame(MINUTE)
    assert program.top is title


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system cannot stop a process")
def test_a_program_that_was_stopped_says_so(tmp_path: Path, words: Catalogue) -> None:
    running = Running(tmp_path, "OFF", "tests.harness.watched", "callout")
    try:
        running.wait(
            "the table", lambda now: now["scene"] == "TableScene" and now["table"]["ready"]
        )
        running.signal(signal.SIGSTOP)
        time.sleep(2)
        running.signal(signal.SIGCONT)
        now = running.wait("the pause", lambda now: now["scene"] == "PauseScene")
        assert now["why"] == words("ui.pause.interrupted")
    finally:
        running.close()
    assert running.stderr() == ""
