"""The settings: by keys alone and by mouse alone, seen at once, kept, and put back as they came."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pygame
import pytest

from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.settings.binding_row import BindingRow
from game.scenes.settings.settings_scene import PAGES, SettingsScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.show.devices import LEFT_KEYS, RIGHT_KEYS
from game.store.settings_file import Settings
from game.tools.drawn.record import recording
from game.view.base.space import COUCH_TEXT
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.picture_row import PictureRow
from game.view.widgets.widgets import Look, Row
from tests.harness.events import key_at
from tests.harness.program import Point, Program
from tests.harness.seat_sight import seen_at

SIZES = [(1280, 720), (960, 540), (1024, 768), (2560, 1080), (540, 960)]


def to_settings(program: Program) -> SettingsScene:
    title = program.top
    assert isinstance(title, TitleScene)
    program.click(title.settings)
    settings = program.top
    assert isinstance(settings, SettingsScene)
    return settings


def rows(settings: SettingsScene) -> list[Row]:
    return [row for line in settings.sheet.rows for row in line]


def row(settings: SettingsScene, page: str, label: str) -> Row:
    settings.turn(page)
    return next(each for each in rows(settings) if each.spoken[0].startswith(label))


def restarted(program: Program, folder: Path) -> Settings:
    """The settings as the next start of the program has them."""
    while not isinstance(program.top, TitleScene):
        program.press(pygame.K_ESCAPE)
    kept, trouble = Settings.load(program.kit.places.settings)
    assert trouble is None
    return kept


def test_keys_alone_change_every_row_and_it_is_kept(tmp_path: Path) -> None:
    program = Program(tmp_path)
    title = program.top
    assert isinstance(title, TitleScene)
    program.walk(title.settings)
    program.press(pygame.K_RETURN)
    settings = program.top
    assert isinstance(settings, SettingsScene)
    before = Settings(speed="OFF", think="OFF")
    for page in ("look", "pace", "screen", "player"):
        program.walk(settings.tabs[page])
        program.press(pygame.K_RETURN)
        for place, each in enumerate(rows(settings)):
            program.walk(rows(settings)[place])
            if isinstance(each, ChoiceRow | PictureRow):
                program.press(pygame.K_RIGHT)
            else:
                program.press(pygame.K_RETURN)
                program.write("x")
                program.press(pygame.K_RETURN)
    kept = restarted(program, tmp_path)
    same = {
        "language",
        "games",
        "guides",
        "lessons",
        "profiles",
        "programs",
        "sets",
        "unknown",
        "keys",
        "buttons",
        "high_contrast",
        "night_cards",
    }
    same |= {"left_alone", "zones", "phone_card", "faces_told"}
    for name in {each.name for each in fields(Settings)} - same:
        assert getattr(kept, name) != getattr(before, name), name


@pytest.mark.parametrize("page", ["look", "pace", "screen"])
def test_all_that_a_page_can_change_is_reset(tmp_path: Path, page: str) -> None:
    program = Program(tmp_path, first=SettingsScene, settings=Settings())
    settings = program.top
    assert isinstance(settings, SettingsScene)
    settings.turn(page)
    usual = [getattr(Settings(), each.name) for each in fields(Settings)]
    for place in range(len(rows(settings))):
        program.walk(rows(settings)[place])
        program.press(pygame.K_RIGHT)
    own = program.kit.settings
    assert [getattr(own, each.name) for each in fields(Settings)] != usual
    program.click(settings.reset)
    assert [getattr(own, each.name) for each in fields(Settings)] == usual


def test_the_focus_goes_the_way_a_page_is_read(tmp_path: Path) -> None:
    program = Program(tmp_path, first=SettingsScene)
    settings = program.top
    assert isinstance(settings, SettingsScene)
    settings.turn("pace")
    buttons = [settings.back, settings.reset]
    assert settings.group.widgets == [*settings.tabs.values(), *rows(settings), *buttons]
    settings.turn("credits")  # nothing on it can be reset
    assert settings.group.widgets == [*settings.tabs.values(), *rows(settings), settings.back]


def test_mouse_alone_changes_rows_and_tiles(tmp_path: Path) -> None:
    program = Program(tmp_path)
    settings = to_settings(program)
    themes = row(settings, "look", "Table")
    assert isinstance(themes, PictureRow)
    spot = themes.spots(program.kit)[5]
    program.click(spot.center)
    assert program.kit.settings.theme == program.kit.theme.name == "wine"
    program.click(settings.tabs["pace"])
    speed = rows(settings)[0]
    assert isinstance(speed, ChoiceRow)
    program.click(speed._arrows(program.kit)[0].center)
    assert program.kit.settings.speed == "FAST"
    program.click(settings.reset)
    assert program.kit.settings.speed == "NORMAL"
    assert program.kit.settings.theme == "wine"  # of another page
    program.click(settings.back)
    assert isinstance(program.top, TitleScene)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 576), (720, 1280)])
def test_clicks_at_one_point_change_the_size_of_text_step_by_step(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """The row wraps anew, and would run away from below the pointer."""
    program = Program(tmp_path, size)
    settings = to_settings(program)
    bigger = row(settings, "screen", "Text size")
    place = rows(settings).index(bigger)
    for arrow, steps in ((1, range(110, 201, 10)), (0, range(190, 99, -10))):
        bigger = rows(settings)[place]
        assert isinstance(bigger, ChoiceRow)
        if not settings.sheet.scroll.view.contains(bigger.rect):
            program.walk(bigger)
        at = bigger._arrows(program.kit)[arrow].center
        for step in steps:
            program.click(at)
            assert round(program.kit.settings.text_scale * 100) == step
            bigger = rows(settings)[place]
            assert settings.group.focused is bigger
            assert settings.sheet.scroll.view.contains(bigger.rect)
        program.point((2, 2))


def test_guides_are_switched_on_again_for_one_game_and_for_all(tmp_path: Path) -> None:
    read = {"classic": ["turn"], "oono": ["*"]}
    program = Program(tmp_path, settings=Settings(speed="OFF", think="OFF", guides=read))
    settings = to_settings(program)
    every = row(settings, "player", "Guide")
    assert every.spoken[:2] == ("Guide", "Different by game")
    one = row(settings, "player", "One: Classic")
    assert one.spoken[:2] == ("One: Classic", "Only what is new")
    program.walk(one)
    program.press(pygame.K_RIGHT)
    assert one.spoken[:2] == ("One: Classic", "Everything")
    assert "classic" not in program.kit.settings.guides
    program.press(pygame.K_LEFT)
    assert program.kit.settings.guides["classic"] == ["turn"]
    program.walk(row(settings, "player", "OONO"))
    program.press(pygame.K_RETURN)
    program.walk(row(settings, "player", "One: Classic"))
    program.press(pygame.K_RIGHT)
    every = row(settings, "player", "Guide")
    assert every.spoken[:2] == ("Guide", "Everything")
    program.walk(every)
    program.press(pygame.K_RETURN)
    assert all(notes == ["*"] for notes in program.kit.settings.guides.values())
    assert len(program.kit.settings.guides) == 5
    program.press(pygame.K_RETURN)
    assert restarted(program, tmp_path).guides == {}


def test_text_grows_at_once_everywhere(tmp_path: Path) -> None:
    program = Program(tmp_path)
    settings = to_settings(program)
    program.walk(row(settings, "screen", "Text size"))
    program.press(*[pygame.K_RIGHT] * 12)
    assert program.kit.settings.text_scale == 2.0
    assert program.kit.space.text_scale == 2.0
    assert program.focused.spoken[1].startswith("200")


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (960, 1000)])
def test_the_heading_stands_beside_or_above_the_tabs_at_every_size_of_text(
    tmp_path: Path, size: Point, text: float
) -> None:
    with recording() as record:
        program = Program(tmp_path, size, settings=Settings(text_scale=text))
        settings = to_settings(program)
        record.marks.clear()
        program.picture()
    (heading,) = [each.rect for each in record.marks if each.line == "Settings"]
    tabs = [each.rect for each in settings.tabs.values()]
    assert heading.collidelist(tabs) < 0
    assert not heading.colliderect(settings.sheet.rect)
    if text == 1.0 and size != (960, 540):
        assert {each.centery for each in tabs} <= set(range(heading.top, heading.bottom))


def test_no_text_is_small_while_couch_text_is_on(tmp_path: Path) -> None:
    program = Program(tmp_path, (1920, 1080))
    settings = to_settings(program)
    program.walk(row(settings, "screen", "Large text for TV"))
    assert min(size for _, size in program.kit.fonts._fonts) < COUCH_TEXT
    program.press(pygame.K_RIGHT)
    assert restarted(program, tmp_path).couch_text
    for game in ("callout", "tricks"):
        program.stack.ways.setup(game)
        assert isinstance(program.top, SetupScene)
        program.picture()
        program.press(pygame.K_RETURN)
        assert isinstance(program.top, TableScene)
        program.frames(3)
        program.picture()
        program.press(pygame.K_F10)
        assert isinstance(program.top, PauseScene)
        program.picture()
        program.stack.ways.title()
        program.picture()
        sizes = [size for _, size in program.kit.fonts._fonts]
        assert len(set(sizes)) > 3
        assert min(sizes) >= COUCH_TEXT


def test_what_is_chosen_in_the_pause_is_on_the_table(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.press(pygame.K_RETURN, pygame.K_RETURN)
    table = program.top
    assert isinstance(table, TableScene)
    while not isinstance(program.top, PauseScene):
        program.press(pygame.K_ESCAPE)
    words = program.kit.words("ui.pause.settings")
    program.walk(next(each for each in program.top.group.widgets if words in each.spoken))
    program.press(pygame.K_RETURN)
    settings = program.top
    assert isinstance(settings, SettingsScene)
    for label, presses in (("Card backs", 1), ("Card faces", 2), ("Mark playable", 1)):
        wanted = row(settings, "look", label)
        settings.group.focus(program.kit, wanted)
        program.press(*[pygame.K_RIGHT] * presses)
    movement = row(settings, "pace", "Movement")
    settings.group.focus(program.kit, movement)
    program.press(pygame.K_LEFT)
    back = program.kit.back
    program.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert program.top is table
    seen = seen_at(table)
    assert seen.dress() == ("colour-contrast", back)
    assert back != "rosette"
    assert not seen.marks_playable()
    assert seen.pace() == "FAST"


def test_a_key_is_bound_told_and_kept(tmp_path: Path) -> None:
    program = Program(tmp_path)
    settings = to_settings(program)
    draw = row(settings, "keys", "Draw")
    assert isinstance(draw, BindingRow)
    settings.group.focus(program.kit, draw)
    program.press(pygame.K_RETURN, pygame.K_w)
    assert "Why not?" in draw.help
    assert program.kit.input.prompt("draw") == "W"
    assert program.kit.input.prompt("why") == "D"
    program.press(pygame.K_RETURN, pygame.K_ESCAPE)  # leaves it as it was
    assert program.top is settings
    assert program.kit.input.prompt("draw") == "W"
    kept = restarted(program, tmp_path)
    again = Program(tmp_path, settings=kept)
    assert again.kit.input.prompt("draw") == "W"
    settings = to_settings(again)
    settings.turn("keys")
    again.click(settings.reset)
    assert again.kit.input.prompt("draw") == "D"
    assert again.kit.settings.keys == {}


def zone_row(settings: SettingsScene, zone: str, label: str) -> BindingRow:
    """The row of an action below the heading of a zone."""
    settings.turn("keys")
    found = rows(settings)
    below = [each.spoken[0] for each in found].index(zone)
    return next(
        each
        for each in found[below:]
        if isinstance(each, BindingRow) and each.spoken[0].startswith(label)
    )


def test_a_key_of_a_zone_is_bound_by_its_place_told_and_kept(tmp_path: Path) -> None:
    program = Program(tmp_path)
    settings = to_settings(program)
    reader = program.kit.input
    draw = zone_row(settings, "Left keys", "Draw")
    assert draw.spoken == ("Draw", "R")
    program.walk(draw, most=200)
    program.press(pygame.K_RETURN)
    program.post(*key_at(pygame.KSCAN_B, pygame.K_b))
    assert reader.prompt("draw", LEFT_KEYS) == "B"
    program.press(pygame.K_RETURN)
    program.post(*key_at(pygame.KSCAN_P, pygame.K_p))  # that of the right keys
    assert draw.help == "P was “Draw” (Right keys), which is now B."
    assert zone_row(settings, "Right keys", "Draw").spoken == ("Draw", "B")
    program.press(pygame.K_RETURN)
    program.post(*key_at(pygame.KSCAN_ESCAPE, pygame.K_ESCAPE))  # leaves it as it was
    assert program.top is settings
    kept = restarted(program, tmp_path)
    assert kept.zones == {
        "left": {"draw": [pygame.KSCAN_P]},
        "right": {"draw": [pygame.KSCAN_B]},
    }
    again = Program(tmp_path, settings=kept)
    again.kit.input.use_zones({RIGHT_KEYS})
    (told,) = again.kit.input.read(key_at(pygame.KSCAN_B, pygame.K_b))
    assert (told.device, told.command) == (RIGHT_KEYS, "draw")
    again.kit.input.use_zones(())
    settings = to_settings(again)
    settings.turn("keys")
    again.click(settings.reset)
    assert again.kit.input.prompt("draw", LEFT_KEYS) == "R"
    assert restarted(again, tmp_path).zones == {}


def test_what_is_seen_of_a_zone_are_its_present_keys(tmp_path: Path) -> None:
    program = Program(tmp_path)
    settings = to_settings(program)
    draw = zone_row(settings, "Left keys", "Draw")
    place = rows(settings).index(draw)
    program.walk(draw, most=200)

    def seen() -> tuple[bytes, ...]:
        heading = next(each for each in rows(settings) if each.spoken == ("Left keys",))
        size = (heading.rect.w, heading.rect.h)
        heading.rect = pygame.Rect((0, 0), size)
        picture = pygame.Surface(size, pygame.SRCALPHA)
        heading.draw(program.kit, picture, Look())
        return (pygame.image.tobytes(picture, "RGBA"),)

    before = seen()
    program.press(pygame.K_RETURN)
    program.post(*key_at(pygame.KSCAN_B, pygame.K_b))
    assert rows(settings)[place].spoken == ("Draw", "B")
    assert seen() != before


def test_a_click_ends_the_waiting_for_a_key(tmp_path: Path) -> None:
    program = Program(tmp_path)
    settings = to_settings(program)
    draw = row(settings, "keys", "Draw")
    settings.group.focus(program.kit, draw)
    program.press(pygame.K_RETURN)
    program.click(settings.back)
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, TitleScene)
    assert program.kit.settings.keys == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_row_is_seen_in_every_window(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    wishes = Settings(speed="OFF", think="OFF", text_scale=scale)
    program = Program(tmp_path, size, settings=wishes, first=SettingsScene)
    settings = program.top
    assert isinstance(settings, SettingsScene)
    window = pygame.Rect(0, 0, *program.kit.size)
    for page in PAGES:
        settings.turn(page)
        for each in [*settings.tabs.values(), settings.back, settings.reset]:
            assert window.contains(each.rect), (page, each.spoken)
        for each in rows(settings):
            if not each.enabled:
                continue
            program.walk(each, most=200)
            view = settings.sheet.scroll.view
            assert view.w >= each.rect.w
            assert view.h >= min(each.rect.h, view.h)
            assert view.inflate(2, 2).contains(each.rect) or each.rect.h > view.h * 0.9


def test_a_sentence_comes_before_anything_else(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.kit.notices.append("The settings are broken.")
    program.frames(2)
    notice = program.top
    assert isinstance(notice, NoticeScene)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, TitleScene)


def test_one_language_alone_is_no_choice(tmp_path: Path) -> None:
    settings = to_settings(Program(tmp_path))
    settings.turn("screen")
    assert not [each for each in rows(settings) if each.spoken[0].startswith("Language")]


def test_another_language_is_chosen_and_kept(tmp_path: Path) -> None:
    for name, said in (("en", "English\nui-title-rules = Rules"), ("xx", "Proba\nui-back = Nazaj")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "all.ftl").write_text(f"language-name = {said}\n", encoding="utf-8")
    program = Program(tmp_path / "home")
    program.kit.strings = tmp_path
    settings = to_settings(program)
    language = row(settings, "screen", "Language")
    assert isinstance(language, ChoiceRow)
    assert language.labels == ["English", "Proba"]
    program.walk(language)
    program.press(pygame.K_RIGHT)
    settings = program.top
    assert isinstance(settings, SettingsScene)
    assert settings.back.label == "Nazaj"
    program.press(pygame.K_ESCAPE)
    title = program.top
    assert isinstance(title, TitleScene)
    assert title.rules.label == "Rules"
    assert restarted(program, tmp_path).language == "xx"


def test_a_damaged_language_is_told_in_a_sentence(tmp_path: Path) -> None:
    for name, said in (
        ("en", "language-damaged = Damaged: { $file }"),
        ("xx", "ui-back = { $no }"),
    ):
        (tmp_path / name).mkdir()
        (tmp_path / name / "all.ftl").write_text(f"{said}\n", encoding="utf-8")
    program = Program(tmp_path / "home")
    program.kit.strings = tmp_path
    program.kit.speak("xx")
    title = program.top
    assert isinstance(title, TitleScene)
    program.click(title.settings)
    assert isinstance(program.top, NoticeScene)
    assert program.top.sentence == "Damaged: all.ftl"


def test_a_table_shows_what_is_chosen_on_its_page(tmp_path: Path) -> None:
    program = Program(tmp_path)
    settings = to_settings(program)
    assert settings.shown.w > 0.35 * program.kit.size[0]
    assert not any(settings.shown.colliderect(each.rect) for each in rows(settings))
    seen = [program.pixels(settings.shown)]
    for label in ("Table", "Card backs", "Card faces", "Sort your hand", "Mark playable"):
        wanted = row(settings, "look", label)
        settings.group.focus(program.kit, wanted)
        # Four colours look as two do in a deck without suits.
        program.press(*[pygame.K_RIGHT] * (2 if label == "Card faces" else 1))
        seen.append(program.pixels(settings.shown))
    assert len(set(seen)) == len(seen)
    settings.turn("pace")
    assert not settings.shown


def test_where_there_is_little_room_the_rows_have_it(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.kit.settings.text_scale = 2.0
    program.resize((1280, 700))
    settings = to_settings(program)
    assert not settings.shown
    assert settings.sheet.rect.h > 0.5 * program.kit.size[1]
