"""What a new player of Call-Out sees at a glance: the own plate, the clocks, what one says, who accuses."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.engine.actions import Action
from game.engine.out_of_turn import Clock, ClockKind
from game.engine.state import PLAY
from game.show.director import LAST_PLAY, LAST_WORD
from game.store.settings_file import Settings
from game.tools.offscreen import FRAME
from game.view.speech.notice_places import Tone
from game.view.speech.spots import apart
from game.view.table import clock_faces
from tests.harness.calls import round_of
from tests.harness.playing import reach
from tests.harness.program import still
from tests.harness.seen import RichWriting, Writing
from tests.harness.table import Sit, Table

CLOSE = 160.0
"""How far (design pixels) what is called out may be from who calls: less than from one seat to the next."""


def play(table: Table, code: str) -> None:
    reach(table, code)
    table.press(pygame.K_RETURN)
    table.frame(100)
    table.frame(100)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_own_plate_is_between_the_prompts_and_the_hand(sit: Sit, size: tuple[int, int]) -> None:
    table = sit(size=size, position=round_of(), settings=still())
    table.picture()
    plate = table.kit.rect(table.plate())
    prompts = [each.rect for each in table.prompts()]
    assert prompts
    assert all(rect.bottom <= plate.top for rect in prompts)
    assert plate.bottom <= table.rect("hand").top


def test_what_one_says_oneself_is_the_highest_button(sit: Sit) -> None:
    table = sit(position=round_of(), settings=still())
    heights = {verb: table.call(verb).rect.h for verb in ("call", "accuse", "say", "time out")}
    assert heights["call"] > max(high for verb, high in heights.items() if verb != "call")


def test_a_turn_that_comes_straight_back_is_told(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    written = Writing(monkeypatch)
    table = sit(position=round_of("2S 5S 6S"), settings=still())
    table.picture()
    usual, again = (table.kit.words(f"table.your_turn{end}") for end in ("", "_again"))
    assert (usual in dict(written.texts), again in dict(written.texts)) == (True, False)
    written.clear()
    play(table, "2S")
    assert table.match.state.turn == 0
    table.picture()
    assert (usual in dict(written.texts), again in dict(written.texts)) == (False, True)


@pytest.mark.parametrize(
    ("hand", "steps", "said"),
    [
        ("QS", 0, "call"),
        ("QS", None, "call"),
        ("8C", None, "one"),
        ("2S", None, "call"),
        ("2C", None, "turn"),
        ("QS 5S", None, ""),
    ],
)
def test_an_empty_hand_is_told_what_is_left_to_do(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, hand: str, steps: int | None, said: str
) -> None:
    how = {} if steps is None else {"steps": steps}
    table = sit(position=round_of(hand), settings=still(), **how)
    written = RichWriting(monkeypatch)
    play(table, hand.split()[0])
    table.picture()
    words = table.kit.words
    every = {kind: words(f"callout.emptied.{kind}") for kind in ("call", "one", "turn")}
    seen = {kind for kind, text in every.items() if any(text in line for line in written.lines)}
    assert seen == ({said} if said else set())


def test_in_a_time_out_an_empty_hand_is_told_nothing(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To draw would be a mistake then (L-26), and no clock runs."""
    table = sit(position=round_of("2C"), settings=still())
    play(table, "2C")
    written, told = RichWriting(monkeypatch), table.kit.words("callout.emptied.turn")
    table.scene.host.runner.submit(1, Action("time out"))
    table.frame(100)
    table.picture()
    assert table.viewpoint.stopped_by == 1
    assert not any(told in line for line in written.lines)


@pytest.mark.parametrize("speed", ["OFF", "NORMAL"])
@pytest.mark.parametrize("seat", [1, 3, 4, 5, 6, 8])
def test_at_a_full_table_who_accuses_is_heard_from_their_own_plate(
    sit: Sit, seat: int, speed: str
) -> None:
    table = sit(position=round_of("4H 5S 6S", players=10), settings=Settings(speed=speed))
    play(table, "4H")
    table.scene.host.runner.submit(seat, Action("accuse", seat=0, text="no-match"))
    table.frame(100)
    table.picture()
    (loud,) = (each for each in table.notices() if each.spoken and each.seat == seat)
    assert loud.tone is (Tone.PLAIN if speed == "OFF" else Tone.ACCUSING)
    assert loud.spot is not None
    about = table.box(f"player {seat}")
    assert about is not None
    assert apart(loud.spot.rect, about) <= CLOSE, loud


def test_a_clock_keeps_its_figure_within_its_ring(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    for scale in (1.0, 2.0):
        table = sit(position=round_of(), settings=replace(still(), text_scale=scale))
        written = Writing(monkeypatch)
        target, radius = table.kit.window.surface, 54.0
        clock = Clock(ClockKind.TURN, 0, 8000, 8000)
        clock_faces.draw_ring(table.kit, target, (300, 300), radius, clock)
        figure = written.place("8")
        assert figure.w < 2 * table.kit.px(radius) * (1 - 2 * clock_faces.THICK)


def test_the_call_that_ends_a_round_is_heard_before_its_end(sit: Sit) -> None:
    table = sit(position=round_of("8C"), settings=Settings(think="OFF"))
    play(table, "8C")
    table.wait(LAST_PLAY)
    table.press(pygame.K_o)
    assert table.match.state.phase != PLAY
    passed, said = 0, False
    while table.scene.room.moments.finale is None:
        said |= any(each.tone is Tone.CALLED and each.spoken for each in table.notices())
        table.frame()
        passed += FRAME
    assert said
    assert LAST_WORD - 2 * FRAME <= passed <= LAST_WORD + 10 * FRAME
