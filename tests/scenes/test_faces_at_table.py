"""Faces that are made at a table without corners: from one's own plate, by a key, by a pad, by a list."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.session.reactions import FACES, LATER, PAUSE
from game.store.settings_file import Settings
from game.view.speech.occupancy import OWN_PLATE
from tests.harness import events
from tests.harness.program import Point
from tests.harness.table import Sit, Table
from tests.scenes.test_calls_of_all import TURN, couch, item, lifted, opened

MINE = {"hands": ["R5 G9 Y3", "R7 Y2 B9"], "discard": "R3", "turn": 0}
VIEW = pygame.CONTROLLER_BUTTON_BACK

__all__ = ["couch"]


def looks(table: Table) -> dict[int, str]:
    return dict(table.scene.room.feelings.looks)


def own_plate(table: Table) -> Point:
    where = table.boxes(OWN_PLATE)[0]
    return table.kit.rect(where).center


def faces_asked(table: Table) -> list[str]:
    panel = table.panel()
    return [] if panel is None else [each.label for each in panel.items]


def named(table: Table) -> list[str]:
    return [table.kit.words(f"table.face_{face}") for face in FACES]


def chosen(table: Table, face: str) -> Point:
    panel = table.panel()
    assert panel is not None
    return panel.items[FACES.index(face)].rect.center


@pytest.fixture
def table(sit: Sit) -> Table:
    table = sit(position=MINE, game="classic", settings=Settings(guides={"classic": ["skipped"]}))
    table.frame()
    return table


def test_a_key_asks_which_face_and_the_guest_answers(table: Table) -> None:
    table.press(pygame.K_y)
    assert faces_asked(table) == named(table)
    table.press(pygame.K_1)
    assert table.panel() is None
    assert looks(table) == {0: "happy"}
    table.wait(LATER + 50)
    assert looks(table)[1] == "happy"
    assert not table.match.log


def test_a_click_on_ones_own_plate_asks_as_well(table: Table) -> None:
    table.click(own_plate(table))
    assert faces_asked(table) == named(table)
    table.picture()
    table.click(chosen(table, "sad"))
    assert looks(table) == {0: "sad"}


def test_a_second_face_has_to_wait(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 100.0)
    table.press(pygame.K_y, pygame.K_1, pygame.K_y, pygame.K_6)
    assert looks(table)[0] == "happy"
    assert table.ear.heard[-1] == "refuse"
    monkeypatch.setattr("time.monotonic", lambda: 100.0 + PAUSE)
    table.press(pygame.K_y, pygame.K_6)
    assert looks(table)[0] == "sad"


@pytest.mark.parametrize("game", ["classic", "oono", "attack"])
def test_a_pad_steps_down_to_ones_own_plate(sit: Sit, game: str) -> None:
    """Below the hand, and below the calls where the game has any."""
    table = sit(game=game, settings=Settings(guides={game: ["skipped"]})).dealt()
    assert table.my_turn()

    def push(button: int) -> list[str]:
        table.post(events.pad_button(button, pad=1), events.pad_button(button, False, pad=1))
        return table.foci()

    seen = [push(pygame.CONTROLLER_BUTTON_DPAD_DOWN) for _ in range(6)]
    assert seen[-1] == ["plate"]
    table.picture()
    push(pygame.CONTROLLER_BUTTON_A)
    assert faces_asked(table) == named(table)
    push(pygame.CONTROLLER_BUTTON_B)
    assert table.panel() is None
    assert push(pygame.CONTROLLER_BUTTON_DPAD_UP) != ["plate"]


@pytest.mark.parametrize("allowed", [True, False])
def test_none_is_made_by_the_clock_or_where_there_are_none(sit: Sit, allowed: bool) -> None:
    game = "callout" if allowed else "classic"
    wishes = Settings(guides={game: ["skipped"]}, reactions=allowed)
    table = sit(game=game, settings=wishes)
    table.wait(3000)
    table.press(pygame.K_y)
    assert table.panel() is None
    assert table.ear.heard[-1] == "refuse"


def test_where_the_screen_is_handed_on_everybody_has_them_in_their_list(
    couch: Callable[..., Table],
) -> None:
    table = lifted(couch(TURN))
    table.click(table.portrait(1))
    ask = table.kit.words("table.make_face")
    assert [each.label for each in opened(table, 1).items][-1] == ask
    table.click(item(table, 1, ask))
    assert [each.label for each in opened(table, 1).items] == named(table)
    table.click(item(table, 1, table.kit.words("table.face_wry")))
    assert looks(table)[1] == "wry"


def test_where_nothing_is_called_a_portrait_asks_at_once(couch: Callable[..., Table]) -> None:
    table = lifted(couch(TURN, game="classic"))
    table.click(table.portrait(2))
    assert [each.label for each in opened(table, 2).items] == named(table)
    table.press(pygame.K_3)
    assert looks(table)[2] == "wry"
