"""Call-Out: a whole round by keys and by mouse; the table upright; answers that go with their moment."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.store.settings_file import Settings
from tests.harness.calls import call_button, opened, round_of
from tests.harness.playing import reach
from tests.harness.table import Sit, Table


def act(table: Table, *, mouse: bool) -> None:
    """Do what a careful person would do now, if there is anything."""
    play = table.viewpoint
    if play.due_call("call") is not None:
        table.click(call_button(table, "call")) if mouse else table.press(pygame.K_l)
    elif play.due_call("suit") is not None:
        shown = opened(table)
        if mouse:
            table.click(shown.items[1].rect.center)
        else:
            table.press(pygame.K_2)
    elif play.due_call("one") is not None:
        table.click(call_button(table, "one")) if mouse else table.press(pygame.K_o)
    elif play.observation.legal:
        held = table.held()
        found = [n for n, card in enumerate(held) if card in play.legal_cards]
        if not found:
            table.click(table.middle("draw")) if mouse else table.press(pygame.K_d)
        elif mouse:
            table.click(table.spot(found[0]))
        else:
            reach(table, table.match.table.deck.codes[held[found[0]]])
            table.press(pygame.K_RETURN)


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_a_round_is_played(sit: Sit, mouse: bool) -> None:
    table = sit(seed=4, bot="greedy", settings=Settings(speed="FAST")).dealt()
    for _ in range(6000):
        if table.top is not table.scene:
            break
        if not table.scene.host.over:
            act(table, mouse=mouse)
        table.frame(100)
    assert isinstance(table.top, EndScene | ResultScene)
    assert {"play", "draw"} & set(table.done_by())
    assert table.agrees()


def test_upright_the_card_in_focus_stays_below_the_buttons(sit: Sit) -> None:
    table = sit(players=4, size=(1080, 1920)).dealt()
    table.focus_on(2)
    table.settle_hand()
    pose, calls = table.lies(2), table.areas()["calls"]
    assert pose.y - pose.height / 2 > calls.bottom
    clock = table.plate().left - 100  # the own clock stands there
    assert table.areas()["log"].right < clock + 10


def test_an_answer_goes_with_the_moment_it_was_about(sit: Sit) -> None:
    table = sit(position=round_of(turn=1))
    table.press(pygame.K_w)
    assert table.answer() is not None
    assert table.my_turn()
    table.frame(1)
    assert table.answer() is None
