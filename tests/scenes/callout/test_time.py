"""Call-Out: the clock that runs while cards move, the match's minutes, and time-outs."""

from __future__ import annotations

import pygame
import pytest

from game.engine.out_of_turn import Clock, ClockKind
from game.store.settings_file import Settings
from tests.harness.calls import round_of
from tests.harness.table import Sit


def test_the_clock_runs_while_cards_move(sit: Sit) -> None:
    table = sit(position=round_of(), settings=Settings(speed="SLOW"))
    table.press(pygame.K_d)
    assert table.shown.local.showing.director.busy
    before = table.scene.host.now
    table.frame(60)
    assert table.scene.host.now >= before + 60


def test_a_time_out_veils_the_hand_until_its_end(sit: Sit) -> None:
    table = sit(position=round_of())
    table.press(pygame.K_p)
    table.frame()
    assert table.shown.local.viewpoint.stopped_by == 0
    assert table.shown.view.highlights.veiled
    assert all(clock.stands for clock in table.shown.local.viewpoint.clocks())
    choices = table.shown.furniture.choices
    assert [each.verb for each in choices.actions] == ["look"]
    table.press(pygame.K_p)
    table.frame()
    assert table.shown.local.viewpoint.stopped_by == -1
    assert not table.shown.view.highlights.veiled


def test_when_the_minutes_are_up_the_clock_tells_that_the_round_is_the_last(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit().dealt()
    said: list[str] = []
    draw = "game.scenes.table.time_display.draw_minutes"
    monkeypatch.setattr(draw, lambda kit, target, area, text: said.append(text))
    for left in (30_000, 0):
        clock = Clock(ClockKind.MATCH, -1, left, 60_000)
        monkeypatch.setattr(table.shown.local.viewpoint, "clocks", lambda clock=clock: [clock])
        table.scene.draw(table.kit.window.surface)
    words = table.kit.words
    assert said == ["0:30 left", words("table.last_round")]
