"""The settings: by keys alone and by mouse alone, seen at once, kept, and put back as they came."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.settings.binding_row import BindingRow
from game.scenes.settings.settings_scene import PAGES, SettingsScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.store.settings_file import Settings
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.picture_row import PictureRow
from game.view.widgets.widgets import Row
from tests.scenes.house import House
from tests.view.window_kit import click, text

SIZES = [(1280, 720), (960, 540), (1024, 768), (2560, 1080), (540, 960)]


def to_settings(house: House) -> SettingsScene:
    title = house.top
    assert isinstance(title, TitleScene)
    house.click(title.settings)
    settings = house.top
    assert isinstance(settings, SettingsScene)
    return settings


def rows(settings: SettingsScene) -> list[Row]:
    return [row for line in settings.sheet.rows for row in line]


def row(settings: SettingsScene, page: str, label: str) -> Row:
    settings.turn(page)
    return next(each for each in rows(settings) if each.spoken.startswith(label))


def restarted(house: House, folder: Path) -> Settings:
    """The settings as the next start of the program has them."""
    while not isinstance(house.top, TitleScene):
        house.press(pygame.K_ESCAPE)
    kept, trouble = Settings.load(house.kit.places.settings)
    assert trouble is None
    return kept


def test_keys_alone_change_every_row_and_it_is_kept(tmp_path: Path) -> None:
    house = House(tmp_path)
    title = house.top
    assert isinstance(title, TitleScene)
    house.walk(title.settings)
    house.press(pygame.K_RETURN)
    settings = house.top
    assert isinstance(settings, SettingsScene)
    before = Settings(speed="OFF", think="OFF")
    for page in ("look", "pace", "screen", "player"):
        house.walk(settings.tabs[page])
        house.press(pygame.K_RETURN)
        for place, each in enumerate(rows(settings)):
            house.walk(rows(settings)[place])
            if isinstance(each, ChoiceRow | PictureRow):
                house.press(pygame.K_RIGHT)
            else:
                house.press(pygame.K_RETURN)
                house.post(text("x"))
                house.press(pygame.K_RETURN)
    kept = restarted(house, tmp_path)
    same = {"language", "games", "guides", "unknown", "keys", "buttons", "high_contrast"}
    same |= {"left_alone"}
    for name in set(Settings.__slots__) - same:
        assert getattr(kept, name) != getattr(before, name), name


def test_mouse_alone_changes_rows_and_tiles(tmp_path: Path) -> None:
    house = House(tmp_path)
    settings = to_settings(house)
    themes = row(settings, "look", "Table")
    assert isinstance(themes, PictureRow)
    spot = themes._spots(house.kit, themes.rect.w)[3].move(themes.rect.topleft)
    house.post(click(spot.center))
    assert house.kit.settings.theme == house.kit.theme.name == "wine"
    house.click(settings.tabs["pace"])
    speed = rows(settings)[0]
    assert isinstance(speed, ChoiceRow)
    house.post(click(speed._arrows(house.kit)[0].center))
    assert house.kit.settings.speed == "FAST"
    house.click(settings.reset)
    assert house.kit.settings.speed == "NORMAL"
    assert house.kit.settings.theme == "wine"  # of another page
    house.click(settings.back)
    assert isinstance(house.top, TitleScene)


def test_guides_are_switched_on_again_for_one_game_and_for_all(tmp_path: Path) -> None:
    read = {"classic": ["turn"], "oono": ["*"]}
    house = House(tmp_path, settings=Settings(speed="OFF", think="OFF", guides=read))
    settings = to_settings(house)
    every = row(settings, "player", "Explain the games")
    assert every.spoken.startswith("Explain the games: As chosen below")
    one = row(settings, "player", "One: Classic")
    assert one.spoken.startswith("One: Classic: What is new")
    house.walk(one)
    house.press(pygame.K_RIGHT)
    assert one.spoken.startswith("One: Classic: From the start")
    assert "classic" not in house.kit.settings.guides
    house.press(pygame.K_LEFT)
    assert house.kit.settings.guides["classic"] == ["turn"]
    house.walk(row(settings, "player", "OONO"))
    house.press(pygame.K_RETURN)
    house.walk(row(settings, "player", "One: Classic"))
    house.press(pygame.K_RIGHT)
    every = row(settings, "player", "Explain the games")
    assert every.spoken.startswith("Explain the games: From the start")
    house.click(every)
    assert all(notes == ["*"] for notes in house.kit.settings.guides.values())
    assert len(house.kit.settings.guides) == 5
    house.click(every)
    assert restarted(house, tmp_path).guides == {}


def test_text_grows_at_once_everywhere(tmp_path: Path) -> None:
    house = House(tmp_path)
    settings = to_settings(house)
    house.walk(row(settings, "screen", "Size of text"))
    house.press(*[pygame.K_RIGHT] * 12)
    assert house.kit.settings.text_scale == 2.0
    assert house.kit.space.text_scale == 2.0
    assert house.focused.spoken.startswith("Size of text: 200")


def test_what_is_chosen_in_the_pause_is_on_the_table(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.press(pygame.K_RETURN, pygame.K_RETURN)
    table = house.top
    assert isinstance(table, TableScene)
    while not isinstance(house.top, PauseScene):
        house.press(pygame.K_ESCAPE)
    house.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    settings = house.top
    assert isinstance(settings, SettingsScene)
    for label, presses in (("Card backs", 1), ("Card faces", 2), ("Mark legal", 1)):
        wanted = row(settings, "look", label)
        settings.group.focus(house.kit, wanted)
        house.press(*[pygame.K_RIGHT] * presses)
    movement = row(settings, "pace", "Movement")
    settings.group.focus(house.kit, movement)
    house.press(pygame.K_LEFT)
    back = house.kit.back
    house.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert house.top is table
    assert (table.shown.view.art.folder, table.shown.view.art.back) == ("colour-contrast", back)
    assert back != "rosette"
    assert not table.shown.view.highlights.marked
    assert table.shown.local.showing.director.speed.name == "FAST"


def test_a_key_is_bound_told_and_kept(tmp_path: Path) -> None:
    house = House(tmp_path)
    settings = to_settings(house)
    draw = row(settings, "keys", "Draw")
    assert isinstance(draw, BindingRow)
    settings.group.focus(house.kit, draw)
    house.press(pygame.K_RETURN, pygame.K_w)
    assert "Why not?" in draw.help
    assert house.kit.reader.prompt("draw") == "W"
    assert house.kit.reader.prompt("why") == "D"
    house.press(pygame.K_RETURN, pygame.K_ESCAPE)  # leaves it as it was
    assert house.top is settings
    assert house.kit.reader.prompt("draw") == "W"
    kept = restarted(house, tmp_path)
    again = House(tmp_path, settings=kept)
    assert again.kit.reader.prompt("draw") == "W"
    settings = to_settings(again)
    settings.turn("keys")
    again.click(settings.reset)
    assert again.kit.reader.prompt("draw") == "D"
    assert again.kit.settings.keys == {}


def test_a_click_ends_the_waiting_for_a_key(tmp_path: Path) -> None:
    house = House(tmp_path)
    settings = to_settings(house)
    draw = row(settings, "keys", "Draw")
    settings.group.focus(house.kit, draw)
    house.press(pygame.K_RETURN)
    house.click(settings.back)
    house.press(pygame.K_ESCAPE)
    assert isinstance(house.top, TitleScene)
    assert house.kit.settings.keys == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_row_is_seen_in_every_window(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    wishes = Settings(speed="OFF", think="OFF", text_scale=scale)
    house = House(tmp_path, size, settings=wishes, first=SettingsScene)
    settings = house.top
    assert isinstance(settings, SettingsScene)
    window = pygame.Rect(0, 0, *house.kit.size)
    for page in PAGES:
        settings.turn(page)
        for each in [*settings.tabs.values(), settings.back, settings.reset]:
            assert window.contains(each.rect), (page, each.spoken)
        for each in rows(settings):
            house.walk(each)
            view = settings.sheet.scroll.view
            assert view.w >= each.rect.w
            assert view.h >= min(each.rect.h, view.h)
            assert view.inflate(2, 2).contains(each.rect) or each.rect.h > view.h * 0.9


def test_a_sentence_comes_before_anything_else(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.kit.notices.append("The settings are broken.")
    house.steps(2)
    notice = house.top
    assert isinstance(notice, NoticeScene)
    house.press(pygame.K_RETURN)
    assert isinstance(house.top, TitleScene)


def test_one_language_alone_is_no_choice(tmp_path: Path) -> None:
    settings = to_settings(House(tmp_path))
    settings.turn("screen")
    assert not [each for each in rows(settings) if each.spoken.startswith("Language")]


def test_another_language_is_chosen_and_kept(tmp_path: Path) -> None:
    for name, said in (("en", "English\nui-title-rules = Rules"), ("xx", "Proba\nui-back = Nazaj")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "all.ftl").write_text(f"language-name = {said}\n", encoding="utf-8")
    house = House(tmp_path / "home")
    house.kit.strings = tmp_path
    settings = to_settings(house)
    language = row(settings, "screen", "Language")
    assert isinstance(language, ChoiceRow)
    assert language.labels == ["English", "Proba"]
    house.walk(language)
    house.press(pygame.K_RIGHT)
    settings = house.top
    assert isinstance(settings, SettingsScene)
    assert settings.back.label == "Nazaj"
    house.press(pygame.K_ESCAPE)
    title = house.top
    assert isinstance(title, TitleScene)
    assert title.rules.label == "Rules"
    assert restarted(house, tmp_path).language == "xx"


def test_a_damaged_language_is_told_in_a_sentence(tmp_path: Path) -> None:
    for name, said in (
        ("en", "language-damaged = Damaged: { $file }"),
        ("xx", "ui-back = { $no }"),
    ):
        (tmp_path / name).mkdir()
        (tmp_path / name / "all.ftl").write_text(f"{said}\n", encoding="utf-8")
    house = House(tmp_path / "home")
    house.kit.strings = tmp_path
    house.kit.speak("xx")
    title = house.top
    assert isinstance(title, TitleScene)
    house.click(title.settings)
    assert isinstance(house.top, NoticeScene)
    assert house.top.sentence == "Damaged: all.ftl"
