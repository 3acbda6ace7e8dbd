"""What a table of Call-Out shows is right in the first picture after it has changed its shape or its keys."""

from __future__ import annotations

import pygame
import pytest

from game.view.input.key_labels import Keycaps
from tests.harness.calls import round_of
from tests.harness.program import Point
from tests.harness.seen import Writing
from tests.harness.table import Sit, Table


def pictures(table: Table) -> list[bytes]:
    """The picture of the window, drawn twice."""
    found = []
    for _ in range(2):
        table.stack.draw(table.kit.window.surface)
        found.append(pygame.image.tobytes(table.kit.window.surface, "RGB"))
    return found


@pytest.mark.parametrize("size", [(720, 1280), (1280, 1024), (960, 1000)])
def test_what_was_called_keeps_off_the_sentence_about_cards_to_be_drawn(
    sit: Sit, size: Point
) -> None:
    attacked = round_of("2S 4S 5D 7D 9D", turn=4, players=7, facing=2) | {"discard": "2H 7H"}
    table = sit(size=(1280, 720), position=attacked)
    table.frame()
    table.press(pygame.K_l, pygame.K_8)
    table.wait(300)
    table.press(pygame.K_i)
    assert table.panel() is not None
    table.resize(size)
    one, other = pictures(table)
    assert table.box("faced") is not None
    assert [each for each in table.notices() if "8" in each.text]
    assert one == other


@pytest.mark.parametrize("size", [(1280, 1024), (1440, 1080), (1280, 720), (960, 1000)])
def test_the_calls_have_room_for_keys_that_were_not_known_before(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, size: Point
) -> None:
    """A pad whose buttons have no names yet shows none."""
    table = sit(size=size, position=round_of("2S 4S 5D 7D 9D", players=9))
    table.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    with monkeypatch.context() as unknown:
        unknown.setattr(Keycaps, "__call__", lambda keycaps, command: "")
        table.scene.layout()
    writing = Writing(monkeypatch)
    table.picture()
    assert "Accuse" in [text for text, _ in writing.texts]
    assert not writing.cut
