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
from tests.harness import events
from tests.harness.program import Program

SIZES = [(1280, 720), (960, 540), (1024, 768), (2560, 1080), (540, 960)]


def test_keys_alone_from_the_title_to_the_table_and_back(tmp_path: Path) -> None:
    program = Program(tmp_path)
    assert isinstance(program.top, TitleScene)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, SetupScene)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, TableScene)
    program.press(pygame.K_ESCAPE)
    while not isinstance(program.top, PauseScene):
        program.press(pygame.K_ESCAPE)
    leave = program.kit.words("ui.pause.title")
    program.walk(next(each for each in program.top.group.widgets if leave in each.spoken))
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, TitleScene)
    assert len(program.stack) == 1


def test_mouse_alone_from_the_title_to_the_table_and_back(tmp_path: Path) -> None:
    program = Program(tmp_path)
    title = program.top
    assert isinstance(title, TitleScene)
    program.click(title.cards[0])
    setup = program.top
    assert isinstance(setup, SetupScene)
    program.click(setup.rules)
    rules = program.top
    assert isinstance(rules, RuleBookScene)
    program.click(rules.marks[2])
    assert program.focused in rules.rows.clauses
    program.click(rules.back)
    program.click(setup.deal)
    assert isinstance(program.top, TableScene)


def test_escape_leaves_the_pause_menu_the_way_it_came(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.press(pygame.K_RETURN, pygame.K_RETURN)
    while not isinstance(program.top, PauseScene):
        program.press(pygame.K_ESCAPE)
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, TableScene)


def test_the_focus_is_always_somewhere_and_every_widget_can_be_reached(tmp_path: Path) -> None:
    program = Program(tmp_path)
    title = program.top
    assert isinstance(title, TitleScene)
    for widget in [*title.cards, *title.bar]:
        program.walk(widget)
    program.walk(title.cards[0])
    program.press(pygame.K_RETURN)
    setup = program.top
    assert isinstance(setup, SetupScene)
    for widget in setup.group.widgets:
        program.walk(widget)
        assert widget.spoken


def test_arrows_go_round_the_title(tmp_path: Path) -> None:
    program = Program(tmp_path)
    title = program.top
    assert isinstance(title, TitleScene)
    row = [card for card in title.cards if card.rect.y == title.cards[0].rect.y]
    for card in [*row[1:], row[0]]:
        program.press(pygame.K_RIGHT)
        assert program.focused is card
    for _ in title.cards:
        if program.focused in title.cards:
            program.press(pygame.K_DOWN)
    assert program.focused in title.bar
    program.press(pygame.K_UP)
    assert program.focused in title.cards


def test_what_is_set_up_is_what_is_dealt_and_kept_for_the_next_time(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.press(pygame.K_RETURN)
    setup = program.top
    assert isinstance(setup, SetupScene)
    program.walk(setup.table.opponents)
    program.press(pygame.K_RIGHT, pygame.K_RIGHT)
    program.walk(setup.table.everyone)
    program.press(pygame.K_LEFT)
    rounds = next(row[0] for row in setup.options.rows if row[0].spoken[0] == "Rounds")
    program.walk(rounds)
    program.press(pygame.K_RIGHT)
    program.walk(setup.deal)
    program.press(pygame.K_RETURN)
    table = program.top
    assert isinstance(table, TableScene)
    plan = table.host.plan
    assert [seat.bot for seat in plan.seats] == ["", "ruth", "jun", "milo", "emil", "inga"]
    assert [seat.name for seat in plan.seats[1:]] == ["Ruth", "Jun", "Milo", "Emil", "Inga"]
    assert [seat.level for seat in plan.seats] == ["", *["master"] * 5]
    assert plan.options["rounds"] == 2
    kept, trouble = Settings.load(program.kit.places.settings)
    assert trouble is None
    assert kept.games["classic"].options["rounds"] == 2
    assert len(kept.games["classic"].bots) == 5
    assert kept.games["classic"].level == "master"


def test_a_name_can_be_written_and_need_not_be(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.press(pygame.K_RETURN)
    setup = program.top
    assert isinstance(setup, SetupScene)
    program.walk(setup.table.name)
    program.press(pygame.K_RETURN, *[pygame.K_BACKSPACE] * 3)
    program.write("Dora")
    assert isinstance(program.top, SetupScene)
    program.press(pygame.K_RETURN)
    assert program.kit.settings.name == "Dora"
    program.press(pygame.K_RETURN, *[pygame.K_BACKSPACE] * 9, pygame.K_RETURN)
    assert program.kit.settings.name == "Dora"
    program.press(pygame.K_RETURN)
    program.write("x")
    program.press(pygame.K_ESCAPE)
    assert setup.table.name.text == "Dora"
    assert isinstance(program.top, SetupScene)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_has_its_place_in_every_window(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    program = Program(tmp_path, size, settings=Settings(speed="OFF", think="OFF", text_scale=scale))
    window = pygame.Rect((0, 0), size)
    title = program.top
    assert isinstance(title, TitleScene)
    for widget in title.bar:
        assert window.contains(widget.rect), widget.spoken
    for card in title.cards:
        program.walk(card)
        assert window.colliderect(card.rect), card.spoken
    program.walk(title.cards[0])
    program.press(pygame.K_RETURN)
    setup = program.top
    assert isinstance(setup, SetupScene)
    for widget in setup.group.widgets:
        program.walk(widget)
        assert widget.clip is None or widget.clip.colliderect(widget.rect), widget.spoken
        assert window.colliderect(widget.rect), widget.spoken
    for one in setup.group.widgets:
        for other in setup.group.widgets:
            apart = one is other or not one.rect.colliderect(other.rect)
            assert apart or one.clip is not other.clip, (one.spoken, other.spoken)


def test_the_window_may_change_in_every_scene(tmp_path: Path) -> None:
    program = Program(tmp_path)
    for size in SIZES:
        program.resize(size)
        assert program.kit.size == size
    program.press(pygame.K_RETURN)
    for size in SIZES:
        program.resize(size)
    setup = program.top
    assert isinstance(setup, SetupScene)
    program.click(setup.rules)
    program.resize((1280, 720))
    assert isinstance(program.top, RuleBookScene)
    program.press(pygame.K_ESCAPE)
    # The scene below was not seen while the window changed; it must be in its place now.
    program.click(setup.deal)
    assert isinstance(program.top, TableScene)


def test_the_focus_is_seen_after_the_wheel_has_turned(tmp_path: Path) -> None:
    program = Program(
        tmp_path, (960, 540), settings=Settings(speed="OFF", think="OFF", text_scale=2.0)
    )
    program.press(pygame.K_RETURN)
    setup = program.top
    assert isinstance(setup, SetupScene)
    (sheet,) = setup.sheets
    where = sheet.scroll.view.center
    program.post(events.motion(where), events.wheel(-1), events.wheel(-1))
    assert sheet.scroll.offset > 0
    assert program.focused.rect.colliderect(sheet.scroll.view)


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1024, 768), (1080, 1920), (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_row_of_the_setup_is_seen_in_every_window(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    wishes = Settings(speed="OFF", think="OFF", text_scale=scale)
    wishes.games["callout"] = LastTable(["greedy"] * 9)
    program = Program(tmp_path, size, settings=wishes)
    title = program.top
    assert isinstance(title, TitleScene)
    program.walk(title.cards[4])
    program.press(pygame.K_RETURN)
    setup = program.top
    assert isinstance(setup, SetupScene)
    window = pygame.Rect((0, 0), size)
    for widget in setup.group.widgets:
        program.walk(widget)
        assert widget.rect.w > 40
        assert window.contains(widget.rect), widget.spoken
        for sheet in setup.sheets:
            if any(widget in row for row in sheet.rows):
                assert sheet.scroll.view.inflate(2, 2).contains(widget.rect), widget.spoken


def test_a_high_dpi_window_is_clicked_where_it_is_pointed_at(tmp_path: Path) -> None:
    program = Program(tmp_path, (1280, 720), density=2)
    assert program.kit.size == (2560, 1440)
    title = program.top
    assert isinstance(title, TitleScene)
    program.click(title.rules)
    assert isinstance(program.top, RuleBookScene)


def test_full_screen_by_both_keys(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.press(pygame.K_F11)
    assert program.screen.whole_screen
    program.press(pygame.K_RETURN, mod=pygame.KMOD_LALT)
    assert not program.screen.whole_screen


def test_where_nothing_changes_no_frame_is_drawn(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.frames(3)
    drawn = program.app.frames
    program.frames(20)
    assert program.app.frames == drawn
    program.post(events.window(pygame.WINDOWEXPOSED))
    assert program.app.frames == drawn + 1


def test_closing_the_window_ends_the_program(tmp_path: Path) -> None:
    program = Program(tmp_path)
    events.post(events.window(pygame.QUIT))
    assert not program.app.step()


def test_quit_on_the_title(tmp_path: Path) -> None:
    program = Program(tmp_path)
    title = program.top
    assert isinstance(title, TitleScene)
    program.click(title.quit)
    assert not program.stack
