"""Themes and card backs that cannot be used: a few notices in the window, and how many more there are."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.settings.settings_scene import SettingsScene
from game.store.platform_folders import assets
from game.view.base.scene_kit import MOST_ALIKE
from tests.harness.program import Program


@pytest.fixture
def looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's files, to which a test adds some."""
    copy = tmp_path / "assets"
    shutil.copytree(assets(), copy, ignore=shutil.ignore_patterns("music", "voices"))
    monkeypatch.setattr("game.view.base.scene_kit.assets", lambda: copy)
    monkeypatch.setattr("game.scenes.settings.setting_rows.assets", lambda: copy)
    return copy


def put_away(program: Program) -> list[str]:
    """Read all notices that the settings give; return their sentences."""
    program.stack.ways.settings()
    program.frames(2)
    read: list[str] = []
    while isinstance(program.top, NoticeScene):
        read.append(program.top.sentence)
        program.press(pygame.K_RETURN)
        program.frames(2)
    assert isinstance(program.top, SettingsScene)
    program.press(pygame.K_ESCAPE)
    return read


@pytest.mark.parametrize(
    ("beyond", "last"),
    [(33, "There are 33 more messages like these."), (1, "There is 1 more message like these.")],
)
def test_of_many_bad_backs_a_few_are_told_and_how_many_more_there_are(
    tmp_path: Path, looks: Path, beyond: int, last: str
) -> None:
    """Each of them was a card of its own, at every look at the settings."""
    for number in range(MOST_ALIKE + beyond):
        (looks / "cards" / "backs" / f"odd{number:02}.toml").write_text('picture = "odd.svg"\n')
    program = Program(tmp_path / "home")
    *told, more = put_away(program)
    assert [sentence.count("odd") > 0 for sentence in told] == [True] * MOST_ALIKE
    assert more == last
    assert put_away(program) == []


def test_one_bad_back_is_told_alone(tmp_path: Path, looks: Path) -> None:
    (looks / "cards" / "backs" / "odd.toml").write_text('picture = "odd.svg"\n')
    (told,) = put_away(Program(tmp_path / "home"))
    assert "odd.toml cannot be used" in told
