"""Call-Out: phrases and words of one's own are said, and what is said covers nobody."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from game.engine.actions import Action
from game.store.settings_file import Settings
from game.view.calls.say_field import LIMIT
from tests.harness import events
from tests.harness.calls import call_button, clauses, opened, round_of
from tests.harness.table import Sit, Table


def test_phrases_are_said_in_two_inputs(sit: Sit) -> None:
    table = sit(seed=5).dealt()
    table.press(pygame.K_t)
    table.press(pygame.K_1)
    assert table.match.log[-1].action == Action("say", text="nice card")
    table.wait(300)
    assert any("nice card" in each.text for each in table.notices())


def test_anything_can_be_written_and_said_while_the_clock_runs(sit: Sit) -> None:
    table = sit(position=round_of(turn=1))
    table.press(pygame.K_t)
    table.press(pygame.K_RETURN)
    assert table.kit.input.typing
    before, log = table.match.state.now, len(table.done_by())
    now = table.scene.host.now
    table.write("Damn cold, said Ada 1")
    assert len(table.done_by()) == log  # d draws, a accuses, 1 is a seat: not while somebody writes
    assert table.panel() is not None
    assert table.scene.host.now > now >= before
    table.press(pygame.K_RETURN)
    assert table.done_by()[-1] == "say"
    said = next(each for each in reversed(table.match.log) if each.seat == 0)
    assert said.action == Action("say", text="Damn cold, said Ada 1")
    assert not table.kit.input.typing
    assert table.panel() is None
    table.scene.host.runner.submit(1, Action("accuse", seat=0, text="bad-word"))
    table.wait(900)
    assert "L-24" in clauses(table)


def test_escape_leaves_unsaid_what_is_written(sit: Sit) -> None:
    table = sit(seed=5).dealt()
    table.press(pygame.K_t)
    shown = opened(table)
    assert shown.field is not None
    table.click(shown.field.rect.center)
    table.write("oh")
    table.press(pygame.K_BACKSPACE)
    assert shown.field.text == "o"
    table.press(pygame.K_ESCAPE)
    assert not table.kit.input.typing
    assert table.panel() is shown
    table.press(pygame.K_ESCAPE)
    assert table.panel() is None
    assert not table.done_by()


def test_another_call_ends_the_writing(sit: Sit) -> None:
    table = sit(seed=5).dealt()
    table.press(pygame.K_t)
    table.press(pygame.K_RETURN)
    table.click(call_button(table, "accuse"))
    assert not table.kit.input.typing
    table.press(pygame.K_t)
    table.press(pygame.K_RETURN)
    table.press(pygame.K_F10)
    assert table.panel() is None
    assert not table.kit.input.typing


def test_what_is_written_has_an_end(sit: Sit) -> None:
    table = sit(seed=5).dealt()
    table.press(pygame.K_t)
    table.press(pygame.K_RETURN)
    table.post(events.input_of("so " * 90))
    table.press(pygame.K_RETURN)
    text = table.match.log[-1].action.text
    assert text == text.strip()
    assert len(text) <= LIMIT


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080), (1920, 1080)])
@pytest.mark.parametrize("open_panel", [False, True])
def test_speech_hides_nobody_however_many_talk(
    sit: Sit, size: tuple[int, int], open_panel: bool
) -> None:
    table = sit(seed=5, players=10, size=size, settings=Settings(fair=60000)).dealt()
    texts = ("well played", "I have been waiting here for such a long time, and nobody plays")
    for seat in range(1, 10):
        said = Action("say", text=texts[seat % 2])
        assert table.scene.host.runner.submit(seat, said) is None
    if open_panel:
        table.press(pygame.K_a)
    found = []
    for _ in range(200):
        table.frame()
        table.picture()
        found = [each for each in table.notices() if each.spot is not None]
        if len(found) >= 4:
            break
    assert len(found) >= 4
    faces = [table.face(seat).inflate(-8, -8) for seat in table.others()]
    shown = table.panel()
    for notice in found:
        assert notice.spot is not None
        assert notice.spot.rect.collidelist(faces) < 0
        if shown is not None:
            assert not table.kit.rect(notice.spot.rect).colliderect(shown.rect)


SAID = (
    "well played",
    "Is it cold in here?",
    "I have been waiting for such a long time, and nobody plays",
)


def bubbles(table: Table) -> list[FRect]:
    """The areas of all bubbles that are shown: what is said and explained, the note, and the answer."""
    found = [each.spot.rect for each in table.notices() if each.spot is not None]
    others = (table.call_answer_box(), table.box("note") if table.told() else None)
    return found + [each for each in others if each is not None]


@pytest.mark.parametrize("scale", [1.0, 1.4, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080), (720, 1280)])
def test_no_two_bubbles_overlap_with_ten_talking(
    sit: Sit, size: tuple[int, int], scale: float
) -> None:
    wishes = Settings(fair=60000, think="OFF", speed="OFF", text_scale=scale)
    table = sit(position=round_of(players=10), size=size, settings=wishes).dealt()
    offer, most = table.scene.host.runner.submit, 0
    for moment in range(3):
        for seat in range(10):
            assert offer(seat, Action("say", text=SAID[(seat + moment) % 3])) is None
        offer(1 + moment, Action("accuse", seat=5 + moment, text="question"))
        table.click(call_button(table, "one")) if moment == 1 else table.press(pygame.K_h)
        for _ in range(8):
            table.frame()
            table.picture()
            shown = bubbles(table)
            most = max(most, len(shown))
            for place, rect in enumerate(shown):
                assert rect.collidelist(shown[place + 1 :]) < 0
    # Above the piles of an upright table larger text leaves room for what is explained, and two more.
    narrow = size[0] < size[1] and scale > 1
    assert most >= (2 if scale == 2 else 3 if narrow else 4)


def test_speech_is_the_words_alone_and_a_portrait_tells_the_speaker_from_afar(sit: Sit) -> None:
    table = sit(position=round_of(players=10), settings=Settings(fair=60000)).dealt()
    for seat in range(1, 10):
        table.scene.host.runner.submit(seat, Action("say", text=SAID[seat % 2]))
    table.scene.host.runner.submit(2, Action("accuse", seat=1, text="no-match"))
    table.wait(300)
    table.picture()
    shown = table.notices()
    assert {each.text for each in shown if each.spoken} <= {*SAID, "Ruth: no match!"}
    assert "Ruth: no match!" in {each.text for each in shown if each.spoken}
    placed = [each for each in shown if each.spoken and each.spot is not None]
    assert any(each.faced for each in placed)
    assert any(not each.faced for each in placed)
