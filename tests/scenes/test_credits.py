"""The credits: every work that the program comes with is named, and its licence can be read to the end."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import __version__
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.settings.credit_rows import WorkRow
from game.scenes.settings.licence_scene import LicenceScene
from game.scenes.settings.settings_scene import SettingsScene
from game.scenes.title.title_scene import TitleScene
from game.store.licence_files import load_texts, load_works
from game.store.platform_folders import assets, use_assets
from game.store.settings_file import Settings
from tests.harness.example_identity import EXAMPLE, NOBODYS, identity_file
from tests.harness.program import Program

FOLDER = assets() / "licences"
SIZES = [(1280, 720), (960, 540), (540, 960), (2560, 1080)]


def credits_of(program: Program) -> SettingsScene:
    """The page, opened from the title by keys."""
    title = program.top
    assert isinstance(title, TitleScene)
    program.walk(title.settings)
    program.press(pygame.K_RETURN)
    settings = program.top
    assert isinstance(settings, SettingsScene)
    program.walk(settings.tabs["credits"])
    program.press(pygame.K_RETURN)
    return settings


def works(settings: SettingsScene) -> list[WorkRow]:
    return [row for line in settings.sheet.rows for row in line if isinstance(row, WorkRow)]


def test_every_work_is_named_with_its_people_and_licence(tmp_path: Path) -> None:
    program = Program(tmp_path)
    rows = works(credits_of(program))
    assert [row.work for row in rows] == load_works(FOLDER)
    assert f"Version {__version__}" in rows[0].spoken
    for row in rows:
        assert {row.work.name, row.work.by, row.work.licence} <= set(row.spoken)


def test_while_nobody_publishes_it_no_address_is_told(tmp_path: Path, own_licences: Path) -> None:
    publish(own_licences, **NOBODYS)
    program = Program(tmp_path / "player")
    assert works(credits_of(program))[0].told == (f"Version {__version__}",)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_who_publishes_it_is_told(
    tmp_path: Path, own_licences: Path, size: tuple[int, int], scale: float
) -> None:
    publish(own_licences)
    wishes = Settings(speed="OFF", think="OFF", text_scale=scale)
    program = Program(tmp_path / "player", size, settings=wishes)
    row = works(credits_of(program))[0]
    program.walk(row, most=200)
    text = "\n".join(row.spoken)
    for field in ("page", "repository", "contact"):
        assert EXAMPLE[field] in text
    program.picture()


def test_a_licence_is_read_to_its_end_by_keys(tmp_path: Path) -> None:
    program = Program(tmp_path)
    settings = credits_of(program)
    row = next(each for each in works(settings) if each.work.name == "Manrope")
    program.walk(row, most=200)
    program.press(pygame.K_RETURN)
    licence = program.top
    assert isinstance(licence, LicenceScene)
    texts = [row.work.home, *load_texts(row.work, FOLDER)]
    seen = []
    for _ in range(20 * len(texts)):
        focused = program.focused
        if focused is licence.back:
            break
        if focused not in seen:
            seen.append(focused)
            view = licence.sheet.scroll.view
            assert view.inflate(2, 2).contains(focused.rect) or focused.rect.h > view.h * 0.9
        program.press(pygame.K_DOWN)
    assert [each.spoken[0] for each in seen] == texts
    program.press(pygame.K_ESCAPE)
    assert program.top is settings
    assert program.focused is row


def test_a_licence_is_read_by_mouse(tmp_path: Path) -> None:
    program = Program(tmp_path)
    settings = credits_of(program)
    program.click(works(settings)[0])
    licence = program.top
    assert isinstance(licence, LicenceScene)
    program.click(licence.back)
    assert program.top is settings


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_fits_every_window(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    wishes = Settings(speed="OFF", think="OFF", text_scale=scale)
    program = Program(tmp_path, size, settings=wishes)
    row = works(credits_of(program))[1]
    program.walk(row, most=200)
    program.press(pygame.K_RETURN)
    licence = program.top
    assert isinstance(licence, LicenceScene)
    window = pygame.Rect(0, 0, *size)
    assert window.contains(licence.back.rect)
    assert window.contains(licence.sheet.rect)
    assert licence.sheet.rect.bottom <= licence.back.rect.top
    program.picture()


def test_there_is_nothing_to_reset(tmp_path: Path) -> None:
    settings = credits_of(Program(tmp_path))
    assert settings.reset not in settings.group.widgets
    settings.turn("pace")
    assert settings.reset in settings.group.widgets


def publish(own_licences: Path, **changes: str) -> None:
    """Say beside a copy of the assets who publishes the program."""
    file = own_licences.parents[1] / "build" / "identity.toml"
    file.parent.mkdir()
    file.write_text(identity_file(**changes), encoding="utf-8")


@pytest.fixture
def own_licences(tmp_path: Path) -> Iterator[Path]:
    """The folder of licences in a copy of the assets."""
    copy = tmp_path / "assets"
    shutil.copytree(assets(), copy)
    use_assets(copy)
    yield copy / "licences"
    use_assets(None)


def test_a_damaged_list_is_told_of_on_the_page(tmp_path: Path, own_licences: Path) -> None:
    (own_licences / "licences.toml").write_text("[[work]]\nname = 5\n", encoding="utf-8")
    program = Program(tmp_path)
    settings = credits_of(program)
    assert not works(settings)
    assert "licences.toml" in settings.sheet.rows[0][0].spoken[0]
    program.picture()
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, TitleScene)


def test_a_text_that_is_missing_is_told_of(tmp_path: Path, own_licences: Path) -> None:
    (own_licences / "attrs.txt").unlink()
    program = Program(tmp_path)
    row = next(each for each in works(credits_of(program)) if each.work.name == "attrs")
    program.walk(row, most=200)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, NoticeScene)
    assert "attrs.txt" in program.top.sentence
