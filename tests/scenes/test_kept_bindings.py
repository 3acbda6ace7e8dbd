"""Bindings that a player chose in an older version of the program hold at the tables of this one.

The file is what the program wrote before games declared their verbs themselves.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pygame
import pytest

from game.store.settings_file import FILE, FORMAT, Settings
from game.variants.callout.kinds import IN_PLAY
from tests.harness.calls import opened, round_of, squeeze
from tests.harness.table import Sit

KEPT = Path(__file__).resolve().parents[1] / "store" / "kept" / "settings-before-hosts.json"
TWO_CARDS = {"hands": ["R1 G7", "R2 G8 Y9", "R3 Y4 B2"], "discard": "R5"}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    shutil.copyfile(KEPT, tmp_path / FILE)
    settings, trouble = Settings.load(tmp_path)
    assert trouble is None
    assert settings.unknown == {}
    return settings


def test_a_key_for_a_call(sit: Sit, settings: Settings) -> None:
    table = sit(game="oono", position=TWO_CARDS, settings=settings)
    table.press(pygame.K_u)
    assert table.done_by() == []
    table.press(pygame.K_x)
    assert table.done_by() == ["uno"]


def test_a_key_for_drawing(sit: Sit, settings: Settings) -> None:
    no_match = TWO_CARDS | {"discard": "B5"}
    table = sit(game="oono", position=no_match, settings=settings)
    table.press(pygame.K_d)
    assert table.done_by() == []
    table.press(pygame.K_q)
    assert table.done_by() == ["draw"]


def test_buttons_that_were_exchanged(sit: Sit, settings: Settings) -> None:
    table = sit(game="oono", position=TWO_CARDS, settings=settings)
    table.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert table.done_by() == ["uno"]
    table.pad(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert table.call_answer().clause == "O-17"


def test_keys_for_calls_of_another_game_and_for_a_seat(sit: Sit, settings: Settings) -> None:
    table = sit(game="callout", position=round_of(), settings=settings)
    table.press(pygame.K_a)
    assert table.panel() is None
    table.press(pygame.K_z)
    assert len(opened(table).items) == len(IN_PLAY)
    table.press(pygame.K_ESCAPE, pygame.K_v)
    assert opened(table).person == 2
    table.press(pygame.K_ESCAPE, pygame.K_p)
    assert (
        len(opened(table).items) == 13
    )  # the call that the key of the time-out was exchanged with
    table.press(pygame.K_ESCAPE, pygame.K_l)
    assert table.done_by() == ["time out"]


def test_buttons_for_calls_of_another_game(sit: Sit, settings: Settings) -> None:
    table = sit(game="callout", position=round_of(), settings=settings)
    table.pad(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    assert len(opened(table).items) == len(IN_PLAY)
    table.press(pygame.K_ESCAPE)
    squeeze(table, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
    table.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert table.done_by() == ["say"]


def test_they_are_kept_as_they_were(sit: Sit, settings: Settings, tmp_path: Path) -> None:
    table = sit(game="oono", position=TWO_CARDS, settings=settings)
    keys = table.kit.input.keys.kept
    assert keys.pop("undo") == [pygame.K_BACKSPACE]  # its other key has long been somebody else's
    assert keys.pop("doubt") == []  # and so has this one's
    assert keys == settings.keys != {}
    assert table.kit.input.buttons.kept == settings.buttons != {}
    assert settings.save(tmp_path) is None
    written = json.loads((tmp_path / FILE).read_text())
    assert written.pop("format") == FORMAT
    assert written.pop("zones") == {}
    assert written.pop("profiles") == {}
    assert written.pop("sets") == {}
    assert written.pop("couch_text") is False
    assert written.pop("calm") is False
    assert written.pop("phone_card") is True
    assert written.pop("reactions") is True
    assert written.pop("faces_told") is False
    assert written.pop("away") == 60
    assert written.pop("mono") is False
    assert written.pop("night_cards") is False
    assert written.pop("hints") == ""
    assert written.pop("programs") == {}
    assert written.pop("lessons") == {}
    added = {"level": "", "back": "", "number": 0, "steps": "", "named": ""}
    assert {name: written["games"]["oono"].pop(name) for name in added} == added
    assert written == json.loads(KEPT.read_text())
