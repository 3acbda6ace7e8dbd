"""Call-Out: the clock that runs while cards move, the match's minutes, and time-outs."""

from __future__ import annotations

import pygame
import pytest

from game.engine.actions import Action
from game.engine.out_of_turn import Clock, ClockKind
from game.show.devices import pad
from game.store.settings_file import Settings
from tests.harness.calls import round_of
from tests.harness.clock_drawing import tell_minutes, tell_rings
from tests.harness.program import Point
from tests.harness.seen import Writing
from tests.harness.table import Sit


def test_the_clock_runs_while_cards_move(sit: Sit) -> None:
    table = sit(position=round_of(), settings=Settings(speed="SLOW"))
    table.press(pygame.K_d)
    assert table.busy()
    before = table.scene.host.now
    table.frame(60)
    assert table.scene.host.now >= before + 60


def test_a_clock_stands_by_somebody_only_once_it_is_shown_that_they_are_to_play(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(position=round_of(turn=1), settings=Settings(speed="SLOW"))
    seen = []

    def told(clock: Clock, at: Point) -> None:
        if clock.kind is ClockKind.TURN and clock.seat != table.seat:
            seen.append((clock.seat, table.presented.turn))

    tell_rings(monkeypatch, told)
    card = table.match.state.hands[1][0]
    table.frame()
    table.scene.draw(table.kit.window.surface)
    table.scene.host.runner.submit(1, Action("play", (card,)))
    for _ in range(60):
        table.frame(30)
        table.scene.draw(table.kit.window.surface)
    assert {seat for seat, _ in seen} == {1, 2}
    assert all(seat == turn for seat, turn in seen)


def test_a_time_out_veils_the_hand_until_its_end(sit: Sit) -> None:
    table = sit(position=round_of())
    table.press(pygame.K_p)
    table.frame()
    assert table.viewpoint.stopped_by == 0
    assert table.veiled()
    assert all(clock.stands for clock in table.viewpoint.clocks())
    assert [each.verb for each in table.choices()] == ["look"]
    table.press(pygame.K_p)
    table.frame()
    assert table.viewpoint.stopped_by == -1
    assert not table.veiled()


def test_the_banner_of_a_time_out_has_its_place_before_bubbles_look_for_theirs(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(position=round_of())
    table.press(pygame.K_p)
    table.lying().remove("standstill")
    seen = []
    table.before_drawing(monkeypatch, lambda: seen.append(table.box("standstill")))
    table.scene.draw(table.kit.window.surface)
    assert seen == [table.box("standstill")]
    assert seen[0] is not None


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_banner_of_a_time_out_stays_where_it_is_and_within_the_window(
    sit: Sit, text_scale: float
) -> None:
    """It keeps clear of the own clock, which moves with the plate when other keys are offered."""
    table = sit(position=round_of(), settings=Settings(text_scale=text_scale), size=(960, 540))
    table.press(pygame.K_p)
    table.scene.draw(table.kit.window.surface)
    table.kit.input.device = pad(0)
    banners = []
    for _ in range(3):
        table.scene.draw(table.kit.window.surface)
        banners.append(table.box("standstill"))
    assert banners[0] is not None
    assert banners == [banners[0]] * 3
    assert table.kit.design(table.kit.window.surface.get_rect()).contains(banners[0])


def test_a_question_in_a_time_out_does_not_lie_under_the_banner(sit: Sit) -> None:
    table = sit(position=round_of(turn=1))
    card = table.match.state.hands[1][0]
    table.scene.host.runner.submit(1, Action("play", (card,)))
    table.frame(3000)
    table.press(pygame.K_p)
    table.press(pygame.K_a)
    table.scene.draw(table.kit.window.surface)
    question, banner = table.box("question"), table.box("standstill")
    assert question is not None
    assert banner is not None
    assert not question.colliderect(banner)


def test_the_clock_of_a_call_that_is_owed_lies_on_its_button(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(position=round_of()).dealt()
    rings: list[Point] = []
    tell_rings(monkeypatch, lambda clock, at: rings.append(at))
    clock = Clock(ClockKind.CALL, 0, 3000, 4000, verb="call")
    monkeypatch.setattr(table.viewpoint, "clocks", lambda: [clock])
    table.scene.draw(table.kit.window.surface)
    button = table.call("call")
    px = table.kit.px
    assert rings == [(button.rect.right - px(12), button.rect.top + px(14))]


def test_when_the_minutes_are_up_the_clock_tells_that_the_round_is_the_last(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit().dealt()
    said: list[str] = []
    tell_minutes(monkeypatch, said.append)
    for left in (30_000, 0):
        clock = Clock(ClockKind.MATCH, -1, left, 60_000)
        monkeypatch.setattr(table.viewpoint, "clocks", lambda clock=clock: [clock])
        table.scene.draw(table.kit.window.surface)
    words = table.kit.words
    assert said == ["0:30 left", words("table.last_round")]


def test_a_clock_that_has_run_out_says_so_and_what_that_means(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(position=round_of(), turn_seconds=5)
    writing = Writing(monkeypatch)

    def shown() -> list[str]:
        writing.clear()
        table.picture()
        return [text for text, _ in writing.seen]

    late = table.kit.words("table.late")
    table.wait(4000)
    assert late not in shown()
    assert table.answer() is None
    table.wait(2000)
    assert late in shown()
    told = table.answer()
    assert told == (table.kit.words("callout.late.text"), "L-23")
    table.press(pygame.K_RIGHT)
    table.wait(2000)
    assert table.answer() is None  # once a turn


def test_a_note_of_the_guide_waits_unseen_while_an_answer_is_told(sit: Sit) -> None:
    table = sit(position=round_of(), turn_seconds=5, settings=Settings(think="OFF", speed="OFF"))
    table.wait(4500)
    assert table.note() is not None
    assert table.bubble().shown
    table.wait(1500)
    assert table.answer() is not None
    table.picture()
    assert table.note() is not None
    assert not table.bubble().shown
    table.press(pygame.K_ESCAPE)  # puts the answer away, and the note is seen again
    table.picture()
    assert table.answer() is None
    assert table.bubble().shown
