"""The way of a click is short: who follows it with the code open does not lose the thread."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pygame
import pytest

from game.app import App
from game.engine.match import Match
from game.session.plan import Plan, Seat
from game.show.devices import KEY_ZONES, KEYS, MOUSE, Device
from tests.harness.calls import item, round_of
from tests.harness.couch import couch
from tests.harness.program import still
from tests.harness.table import Sit, Table
from tests.harness.written import Position

RIGHT_KEYS = KEY_ZONES[1]
TWO: Position = {"hands": ["R5 B7 W", "G5 Y2 B9"], "discard": "R9", "turn": 0}
MOST = 10
"""The most frames from `App.advance` to `Match.submit`, both counted."""


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The functions that led to each action, from the window to the match."""
    found: list[list[str]] = []
    submit = Match.submit

    def told(match: Match[Any], *args: Any) -> object:
        names = [Match.submit.__qualname__, *_callers(sys._getframe(1))]
        if App.advance.__qualname__ in names:
            found.append(names[: names.index(App.advance.__qualname__) + 1])
        return submit(match, *args)

    monkeypatch.setattr(Match, "submit", told)
    return found


def _callers(frame: FrameType | None) -> Iterator[str]:
    while frame is not None:
        yield frame.f_code.co_qualname
        frame = frame.f_back


def test_a_click_on_a_card_is_ten_frames_from_the_match(sit: Sit, ways: list[list[str]]) -> None:
    table = sit(players=3, seed=11)
    assert table.my_turn()
    slot = next(slot for slot, card in enumerate(table.held()) if card in (table.playable() or ()))
    ways.clear()
    table.click(table.spot(slot))
    assert 2 < len(ways[0]) <= MOST, ways[0]


def test_so_is_a_key_that_draws(sit: Sit, ways: list[list[str]]) -> None:
    table = sit(players=3, seed=11)
    assert table.my_turn()
    ways.clear()
    table.press(pygame.K_d)
    assert 2 < len(ways[0]) <= MOST, ways[0]


def test_so_is_the_button_of_a_call(sit: Sit, ways: list[list[str]]) -> None:
    table = sit(players=3, seed=11, game="oono")
    assert table.my_turn()
    ways.clear()
    call = table.calls()[0]
    table.click(call.rect.center)
    assert 2 < len(ways[0]) <= MOST, ways[0]


def test_so_is_what_is_chosen_in_the_panel_of_a_call(sit: Sit, ways: list[list[str]]) -> None:
    table = sit(game="callout", position=round_of(turn=2, players=4))
    table.click(table.kit.rect(table.face(2)).center)
    ways.clear()
    table.click(item(table, "bad"))
    assert 2 < len(ways[0]) <= MOST, ways[0]


@pytest.mark.parametrize("device", [KEYS, MOUSE])
def test_so_is_a_card_in_a_corner(tmp_path: Path, ways: list[list[str]], device: Device) -> None:
    with couch(tmp_path, [device, RIGHT_KEYS], position=TWO) as made:
        if device == MOUSE:
            made.click_part(0, "slot", 0)  # the first click puts the cursor there
            made.click_part(0, "slot", 0)
        else:
            made.do(0, "confirm")
        assert 2 < len(ways[0]) <= MOST, ways[0]


def test_so_is_a_card_on_a_screen_that_is_handed_on(tmp_path: Path, ways: list[list[str]]) -> None:
    table = Table(tmp_path, (1280, 720), settings=still())
    table.share(Plan("classic", (Seat("Ada", "ada"), Seat("Ruth", "ruth")), {}, 3), None, TWO)
    table.press(pygame.K_RETURN)  # the curtain is lifted
    for _ in range(60):
        table.frame()
    ways.clear()
    table.click(table.spot(0))
    assert 2 < len(ways[0]) <= MOST, ways[0]
