"""Call-Out: the clock that runs while cards move, the match's minutes, and time-outs."""

from __future__ import annotations

import pygame
import pytest
from pygame import Surface

from game.engine.actions import Action
from game.engine.out_of_turn import Clock, ClockKind
from game.scenes.table import time_display
from game.store.settings_file import Settings
from game.view.base.scene_kit import SceneKit
from tests.harness.calls import round_of
from tests.harness.program import Point
from tests.harness.table import Sit


def test_the_clock_runs_while_cards_move(sit: Sit) -> None:
    table = sit(position=round_of(), settings=Settings(speed="SLOW"))
    table.press(pygame.K_d)
    assert table.shown.local.showing.director.busy
    before = table.scene.host.now
    table.frame(60)
    assert table.scene.host.now >= before + 60


def test_a_clock_stands_by_somebody_only_once_it_is_shown_that_they_are_to_play(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(position=round_of(turn=1), settings=Settings(speed="SLOW"))
    seen = []

    def draws(kit: SceneKit, target: Surface, at: Point, radius: float, clock: Clock) -> None:
        if clock.kind is ClockKind.TURN and clock.seat != table.shown.local.seat:
            seen.append((clock.seat, table.shown.local.showing.presented.turn))

    monkeypatch.setattr(time_display, "draw_ring", draws)
    card = table.match.state.hands[1][0]
    table.frame()
    table.scene.draw(table.kit.window.surface)
    table.scene.host.runner.offer(1, Action("play", (card,)))
    for _ in range(60):
        table.frame(30)
        table.scene.draw(table.kit.window.surface)
    assert {seat for seat, _ in seen} == {1, 2}
    assert all(seat == turn for seat, turn in seen)


def test_a_time_out_veils_the_hand_until_its_end(sit: Sit) -> None:
    table = sit(position=round_of())
    table.press(pygame.K_p)
    table.frame()
    assert table.shown.local.viewpoint.stopped_by == 0
    assert table.shown.view.highlights.veiled
    assert all(clock.stands for clock in table.shown.local.viewpoint.clocks())
    choices = table.shown.seat_panels.choices
    assert [each.verb for each in choices.actions] == ["look"]
    table.press(pygame.K_p)
    table.frame()
    assert table.shown.local.viewpoint.stopped_by == -1
    assert not table.shown.view.highlights.veiled


def test_the_banner_of_a_time_out_has_its_place_before_bubbles_look_for_theirs(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(position=round_of())
    occupancy, view = table.shown.view.occupancy, table.shown.view
    table.press(pygame.K_p)
    occupancy.remove("standstill")
    seen = []
    draw = view.draw
    monkeypatch.setattr(
        view, "draw", lambda target: (seen.append(occupancy.box("standstill")), draw(target))
    )
    table.scene.draw(table.kit.window.surface)
    assert seen == [occupancy.box("standstill")]
    assert seen[0] is not None


def test_a_question_in_a_time_out_does_not_lie_under_the_banner(sit: Sit) -> None:
    table = sit(position=round_of(turn=1))
    card = table.match.state.hands[1][0]
    table.scene.host.runner.offer(1, Action("play", (card,)))
    table.frame(3000)
    table.press(pygame.K_p)
    table.press(pygame.K_a)
    table.scene.draw(table.kit.window.surface)
    occupancy = table.shown.view.occupancy
    question, banner = occupancy.box("question"), occupancy.box("standstill")
    assert question is not None
    assert banner is not None
    assert not question.colliderect(banner)


def test_the_clock_of_a_call_that_is_owed_lies_on_its_button(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(position=round_of()).dealt()
    rings: list[tuple[int, int]] = []
    ring = "game.scenes.table.time_display.draw_ring"
    monkeypatch.setattr(ring, lambda kit, target, at, radius, clock: rings.append(at))
    clock = Clock(ClockKind.CALL, 0, 3000, 4000, verb="call")
    monkeypatch.setattr(table.shown.local.viewpoint, "clocks", lambda: [clock])
    table.scene.draw(table.kit.window.surface)
    button = next(
        each for each in table.shown.seat_panels.calling.bar.buttons if each.verb.word == "call"
    )
    px = table.kit.px
    assert rings == [(button.rect.right - px(22), button.rect.top + px(8))]


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
