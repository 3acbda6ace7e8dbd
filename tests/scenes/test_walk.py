"""From the title to the table and back, by keys alone and by mouse alone, in any window."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.pause.pause_scene import PauseScene
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.store.settings_file import LastTable, Settings
from tests.scenes.house import House
from tests.view.window_kit import motion, text

SIZES = [(1280, 720), (960, 540), (1024, 768), (2560, 1080), (540, 960)]


def test_keys_alone_from_the_title_to_the_table_and_back(tmp_path: Path) -> None:
    house = House(tmp_path)
    assert isinstance(house.top, TitleScene)
    house.press(pygame.K_RETURN)
    assert isinstance(house.top, SetupScene)
    house.press(pygame.K_RETURN)
    assert isinstance(house.top, TableScene)
    house.press(pygame.K_ESCAPE)
    while not isinstance(house.top, PauseScene):
        house.press(pygame.K_ESCAPE)
    house.press(pygame.K_UP, pygame.K_RETURN)
    assert house.top.question
    house.press(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(house.top, TitleScene)
    assert len(house.app.stack) == 1


def test_mouse_alone_from_the_title_to_the_table_and_back(tmp_path: Path) -> None:
    house = House(tmp_path)
    title = house.top
    assert isinstance(title, TitleScene)
    house.click(title.cards[0])
    setup = house.top
    assert isinstance(setup, SetupScene)
    house.click(setup.rules)
    rules = house.top
    assert isinstance(rules, RuleBookScene)
    house.click(rules.marks[2])
    assert house.focused in rules.clauses
    house.click(rules.back)
    house.click(setup.deal)
    assert isinstance(house.top, TableScene)


def test_escape_leaves_the_pause_menu_the_way_it_came(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.press(pygame.K_RETURN, pygame.K_RETURN)
    while not isinstance(house.top, PauseScene):
        house.press(pygame.K_ESCAPE)
    house.press(pygame.K_ESCAPE)
    assert isinstance(house.top, TableScene)


def test_the_focus_is_always_somewhere_and_every_widget_can_be_reached(tmp_path: Path) -> None:
    house = House(tmp_path)
    title = house.top
    assert isinstance(title, TitleScene)
    for widget in [*title.cards, *title.bar]:
        house.walk(widget)
    house.walk(title.cards[0])
    house.press(pygame.K_RETURN)
    setup = house.top
    assert isinstance(setup, SetupScene)
    for widget in setup.group.widgets:
        house.walk(widget)
        assert widget.spoken


def test_arrows_go_round_the_title(tmp_path: Path) -> None:
    house = House(tmp_path)
    title = house.top
    assert isinstance(title, TitleScene)
    row = [card for card in title.cards if card.rect.y == title.cards[0].rect.y]
    for card in [*row[1:], row[0]]:
        house.press(pygame.K_RIGHT)
        assert house.focused is card
    for _ in title.cards:
        if house.focused in title.cards:
            house.press(pygame.K_DOWN)
    assert house.focused in title.bar
    house.press(pygame.K_UP)
    assert house.focused in title.cards


def test_what_is_set_up_is_what_is_dealt_and_kept_for_the_next_time(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.press(pygame.K_RETURN)
    setup = house.top
    assert isinstance(setup, SetupScene)
    house.walk(setup.opponents)
    house.press(pygame.K_RIGHT, pygame.K_RIGHT)
    house.walk(setup.chips[1])
    house.press(pygame.K_RETURN)
    rounds = setup.options.rows[1][0]
    house.walk(rounds)
    house.press(pygame.K_RIGHT)
    house.walk(setup.deal)
    house.press(pygame.K_RETURN)
    table = house.top
    assert isinstance(table, TableScene)
    plan = table.host.plan
    assert [seat.bot for seat in plan.seats] == [
        "",
        "greedy",
        "random",
        "greedy",
        "greedy",
        "greedy",
    ]
    assert plan.options["rounds"] == 2
    kept, trouble = Settings.load(house.kit.places.settings)
    assert trouble is None
    assert kept.games["classic"].options["rounds"] == 2
    assert len(kept.games["classic"].bots) == 5


def test_a_name_can_be_written_and_need_not_be(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.press(pygame.K_RETURN)
    setup = house.top
    assert isinstance(setup, SetupScene)
    house.walk(setup.name)
    house.press(pygame.K_RETURN, *[pygame.K_BACKSPACE] * 3)
    house.post(text("Dora"))
    assert isinstance(house.top, SetupScene)
    house.press(pygame.K_RETURN)
    assert house.kit.settings.name == "Dora"
    house.press(pygame.K_RETURN, *[pygame.K_BACKSPACE] * 9, pygame.K_RETURN)
    assert house.kit.settings.name == "Dora"
    house.press(pygame.K_RETURN)
    house.post(text("x"))
    house.press(pygame.K_ESCAPE)
    assert setup.name.text == "Dora"
    assert isinstance(house.top, SetupScene)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_has_its_place_in_every_window(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    house = House(tmp_path, size, settings=Settings(speed="OFF", think="OFF", text_scale=scale))
    window = pygame.Rect((0, 0), size)
    title = house.top
    assert isinstance(title, TitleScene)
    for widget in title.bar:
        assert window.contains(widget.rect), widget.spoken
    for card in title.cards:
        house.walk(card)
        assert window.colliderect(card.rect), card.spoken
    house.walk(title.cards[0])
    house.press(pygame.K_RETURN)
    setup = house.top
    assert isinstance(setup, SetupScene)
    for widget in setup.group.widgets:
        house.walk(widget)
        assert widget.clip is None or widget.clip.colliderect(widget.rect), widget.spoken
        assert window.colliderect(widget.rect), widget.spoken
    for one in setup.group.widgets:
        for other in setup.group.widgets:
            apart = one is other or not one.rect.colliderect(other.rect)
            assert apart or one.clip is not other.clip, (one.spoken, other.spoken)


def test_the_window_may_change_in_every_scene(tmp_path: Path) -> None:
    house = House(tmp_path)
    for size in SIZES:
        house.resize(size)
        assert house.kit.size == size
    house.press(pygame.K_RETURN)
    for size in SIZES:
        house.resize(size)
    setup = house.top
    assert isinstance(setup, SetupScene)
    house.click(setup.rules)
    house.resize((1280, 720))
    assert isinstance(house.top, RuleBookScene)
    house.press(pygame.K_ESCAPE)
    # The scene below was not seen while the window changed; it must be in its place now.
    house.click(setup.deal)
    assert isinstance(house.top, TableScene)


def test_the_focus_is_seen_after_the_wheel_has_turned(tmp_path: Path) -> None:
    house = House(tmp_path, (960, 540), settings=Settings(speed="OFF", think="OFF", text_scale=2.0))
    house.press(pygame.K_RETURN)
    setup = house.top
    assert isinstance(setup, SetupScene)
    (sheet,) = setup.sheets
    where = sheet.scroll.view.center
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0)
    house.post([motion(where), wheel, wheel])
    assert sheet.scroll.offset > 0
    assert house.focused.rect.colliderect(sheet.scroll.view)


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1024, 768), (1080, 1920), (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_row_of_the_setup_is_seen_in_every_window(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    wishes = Settings(speed="OFF", think="OFF", text_scale=scale)
    wishes.games["callout"] = LastTable(["greedy"] * 9)
    house = House(tmp_path, size, settings=wishes)
    title = house.top
    assert isinstance(title, TitleScene)
    house.walk(title.cards[4])
    house.press(pygame.K_RETURN)
    setup = house.top
    assert isinstance(setup, SetupScene)
    window = pygame.Rect((0, 0), size)
    for widget in setup.group.widgets:
        house.walk(widget)
        assert widget.rect.w > 40
        assert window.contains(widget.rect), widget.spoken
        for sheet in setup.sheets:
            if any(widget in row for row in sheet.rows):
                assert sheet.scroll.view.inflate(2, 2).contains(widget.rect), widget.spoken


def test_a_high_dpi_window_is_clicked_where_it_is_pointed_at(tmp_path: Path) -> None:
    house = House(tmp_path, (1280, 720), density=2)
    assert house.kit.size == (2560, 1440)
    title = house.top
    assert isinstance(title, TitleScene)
    house.click(title.rules)
    assert isinstance(house.top, RuleBookScene)


def test_full_screen_by_both_keys(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.press(pygame.K_F11)
    assert house.native.whole_screen
    house.post(
        [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_LALT, unicode="")]
    )
    assert not house.native.whole_screen


def test_where_nothing_changes_no_frame_is_drawn(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.steps(3)
    drawn = house.app.frames
    house.steps(20)
    assert house.app.frames == drawn
    house.post([pygame.event.Event(pygame.WINDOWEXPOSED)])
    assert house.app.frames == drawn + 1


def test_closing_the_window_ends_the_program(tmp_path: Path) -> None:
    house = House(tmp_path)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert not house.app.step()


def test_quit_on_the_title(tmp_path: Path) -> None:
    house = House(tmp_path)
    title = house.top
    assert isinstance(title, TitleScene)
    house.click(title.quit)
    assert not house.app.stack
