"""All data of the program deleted: asked twice, and then everything is as new."""

from __future__ import annotations

import shutil
from dataclasses import fields
from pathlib import Path

import pygame
import pytest

from game.scenes.base.overlays.confirm_scene import ConfirmScene
from game.scenes.base.party.party_room import party_of
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.settings.action_row import ActionRow
from game.scenes.settings.settings_scene import SettingsScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.today.par_worker import ParWorker
from game.store.settings_file import Profile, Settings
from game.view.music.sound import LEVELS, Sound
from tests.harness.kept import ended
from tests.harness.program import Program


def used(folder: Path) -> Program:
    """A program that has been used, with a match left and one that has ended, and a bot of the player's."""
    ended(folder / "data", "classic", 1, person=True)
    (folder / "data" / "bots").mkdir()
    (folder / "data" / "bots" / "mine.txt").write_text("mine")
    (folder / "settings").mkdir()
    (folder / "settings" / "settings.broken-1.json").write_text("old")
    settings = Settings(speed="OFF", think="OFF", name="Ruth", text_scale=1.5)
    settings.profiles["Ruth"] = Profile()
    settings.keys["draw"] = [pygame.K_z]
    program = Program(folder, settings=settings)
    title = program.top
    assert isinstance(title, TitleScene)
    program.click(title.quick)
    assert isinstance(program.top, TableScene)
    program.stack.ways.title()
    program.kit.keep_settings()
    party_of(program.kit).changed()
    return program


def asked(program: Program) -> ConfirmScene:
    program.stack.ways.settings("player")
    scene = program.top
    assert isinstance(scene, SettingsScene)
    program.walk(
        next(row for line in scene.sheet.rows for row in line if isinstance(row, ActionRow))
    )
    program.press(pygame.K_RETURN)
    question = program.top
    assert isinstance(question, ConfirmScene)
    return question


def files(folder: Path) -> set[str]:
    return {each.relative_to(folder).as_posix() for each in folder.rglob("*") if each.is_file()}


class Ears(Sound):
    """How loud everything is, and whether both ears hear the same."""

    def __init__(self) -> None:
        self.loud: dict[str, float] = {}
        self.both = True

    def volume(self, channel: str, level: float) -> None:
        self.loud[channel] = level

    def mono(self, on: bool) -> None:
        self.both = on


def test_everything_is_deleted_after_two_questions(tmp_path: Path) -> None:
    program = used(tmp_path)
    assert len(files(tmp_path)) > 4
    assert "data/party.json" in files(tmp_path)
    party = party_of(program.kit)
    program.kit.sound = ear = Ears()
    first = asked(program)
    program.walk(first.yes)
    program.press(pygame.K_RETURN)
    second = program.top
    assert isinstance(second, ConfirmScene)
    assert second.title != first.title
    program.walk(second.yes)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, NoticeScene)
    program.press(pygame.K_RETURN)
    title = program.top
    assert isinstance(title, TitleScene)
    assert title.go_on is None
    assert files(tmp_path) == {"data/bots/mine.txt", "settings/settings.json"}
    assert party_of(program.kit) is not party
    usual = Settings()
    for each in fields(Settings):
        assert getattr(program.kit.settings, each.name) == getattr(usual, each.name), each.name
    assert Settings.load(tmp_path / "settings") == (usual, None)
    assert program.kit.space.text_scale == 1.0
    assert pygame.K_z not in program.kit.input.keys.codes("draw")
    assert (ear.loud, ear.both) == (LEVELS, False)


def test_either_question_can_be_answered_with_no(tmp_path: Path) -> None:
    program = used(tmp_path)
    before = files(tmp_path)
    asked(program)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, SettingsScene)
    program.stack.pop()
    first = asked(program)
    program.click(first.yes)
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, SettingsScene)
    assert files(tmp_path) == before
    assert program.kit.settings.name == "Ruth"


def test_nothing_is_deleted_from_the_table(tmp_path: Path) -> None:
    program = Program(tmp_path)
    title = program.top
    assert isinstance(title, TitleScene)
    program.click(title.quick)
    program.stack.ways.settings("player")
    scene = program.top
    assert isinstance(scene, SettingsScene)
    assert not [row for line in scene.sheet.rows for row in line if isinstance(row, ActionRow)]


def test_what_cannot_be_deleted_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = used(tmp_path)
    first = asked(program)
    program.click(first.yes)
    second = program.top
    assert isinstance(second, ConfirmScene)

    def refuse(path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(shutil, "rmtree", refuse)
    program.click(second.yes)
    told = program.top
    assert isinstance(told, NoticeScene)
    assert str(tmp_path / "data" / "matches") in told.sentence
    assert Settings.load(tmp_path / "settings") == (Settings(), None)


def test_par_is_no_longer_played_when_everything_is_deleted(tmp_path: Path) -> None:
    """Its process would go on writing into the folder."""
    closed: list[bool] = []

    class Watched(ParWorker):
        def close(self) -> None:
            closed.append((tmp_path / "data" / "bots" / "mine.txt").exists())
            super().close()

    program = used(tmp_path)
    program.kit.par = Watched(program.kit.places.data)
    asked(program)
    for _ in range(2):
        question = program.top
        assert isinstance(question, ConfirmScene)
        program.walk(question.yes)
        program.press(pygame.K_RETURN)
    assert closed == [True]
    assert program.kit.par is None
