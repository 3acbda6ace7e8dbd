"""A game pad alone, plugged in for real (SDL's virtual controllers): every scene, and a whole round."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.scenes.base.letter_grid import LettersScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.settings.settings_scene import PAGES, SettingsScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.view.calls.suit_picker import SuitPicker
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.picture_row import PictureRow
from game.view.widgets.widgets import Widget
from tests.scenes.house import House
from tests.view.pad_kit import VirtualPad

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
X, Y = pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_Y
MENU = pygame.CONTROLLER_BUTTON_START
VIEW = pygame.CONTROLLER_BUTTON_BACK
CROSS = {
    (-1, 0): pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    (1, 0): pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    (0, -1): pygame.CONTROLLER_BUTTON_DPAD_UP,
    (0, 1): pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}


class PadHouse(House):
    """The program, and hands that hold nothing but a pad."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.kit.reader.pads.open()
        self.pad = VirtualPad()

    def push(self, *buttons: int) -> None:
        for button in buttons:
            self.pad.button(button, True)
            self.steps(1)
            self.pad.button(button, False)
            self.steps(1)

    def reach(self, wanted: Widget, *ways: tuple[int, int], most: int = 30) -> None:
        """Move the focus to a widget by the cross, pressing each way in turn until it is there."""
        for way in ways:
            for _ in range(most):
                if self.focused is wanted:
                    return
                before = self.focused
                self.push(CROSS[way])
                if self.focused is before:
                    break
        assert self.focused is wanted, wanted.spoken


@pytest.fixture
def house(tmp_path: Path) -> Iterator[PadHouse]:
    house = PadHouse(tmp_path)
    with house.pad:
        house.steps(1)
        yield house


def to_table(house: PadHouse) -> TableScene:
    house.push(A)
    assert isinstance(house.top, SetupScene)
    house.push(A)
    table = house.top
    assert isinstance(table, TableScene)
    return table


def test_a_whole_round(house: PadHouse) -> None:
    house.kit.chance = Random(5)  # a round in which cards are drawn and colours picked
    table = to_table(house)
    assert house.kit.reader.by_pad
    picked = drawn = 0
    for _ in range(2000):
        if house.top is not table:
            break
        if not table.shown.local.in_turn:
            house.steps(1)
            continue
        playable = table.shown.local.playable or frozenset()
        focus = table.shown.view.highlights.focus
        if not playable:
            house.push(X)
            drawn += 1
        elif focus is None or table.shown.view.held[focus] not in playable:
            house.push(CROSS[1, 0])
        else:
            house.push(A)
            if isinstance(table.shown.picker, SuitPicker):
                house.push(CROSS[1, 0], A)
                picked += 1
    result = house.top
    assert isinstance(result, ResultScene)
    assert drawn
    assert picked
    house.reach(result.back, (1, 0))
    house.push(A)
    assert isinstance(house.top, TitleScene)


def test_every_scene_and_the_way_back(house: PadHouse) -> None:
    title = house.top
    assert isinstance(title, TitleScene)
    house.push(VIEW)
    assert isinstance(house.top, RuleBookScene)
    house.push(B)
    for _ in title.cards:
        if house.focused in title.cards:
            house.push(CROSS[0, 1])
    house.reach(title.settings, (1, 0))
    house.push(A)
    settings = house.top
    assert isinstance(settings, SettingsScene)
    house.push(B)
    for _ in title.cards:
        if house.focused.rect.y > title.cards[0].rect.y:
            house.push(CROSS[0, -1])
    house.reach(title.cards[0], (-1, 0))
    table = to_table(house)
    house.push(MENU)
    pause = house.top
    assert isinstance(pause, PauseScene)
    house.push(CROSS[0, 1], A)
    assert isinstance(house.top, RuleBookScene)
    house.push(B)
    assert house.top is pause
    house.push(B)
    assert house.top is table
    order = table.shown.view.arrangement.by
    house.push(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert table.shown.view.arrangement.by != order


@pytest.mark.parametrize("page", PAGES)
def test_every_row_of_the_settings_is_reached_and_changed(house: PadHouse, page: str) -> None:
    settings = SettingsScene(house.kit, house.app.stack)
    house.app.stack.push(settings)
    for _ in range(20):
        if house.focused in settings.tabs.values():
            break
        house.push(CROSS[0, -1])
    house.reach(settings.tabs[page], (1, 0))
    house.push(A)
    assert settings.page == page
    rows = [row for line in settings.sheet.rows for row in line]
    found, left = {id(house.focused)}, [house.focused]
    while left:
        here = left.pop()
        for way in CROSS:
            if way[0] and isinstance(here, ChoiceRow | PictureRow):
                continue
            settings.group.focus(house.kit, here)
            house.push(CROSS[way])
            if id(house.focused) not in found:
                found.add(id(house.focused))
                left.append(house.focused)
    assert all(id(row) in found for row in [*rows, settings.back, settings.reset])
    for row in rows:
        if isinstance(row, ChoiceRow | PictureRow):
            settings.group.focus(house.kit, row)
            before = row.chosen
            house.push(CROSS[1, 0])
            house.push(CROSS[-1, 0]) if row.chosen == before else None
            assert row.chosen != before, row.spoken


def test_a_button_is_bound_by_the_pad_itself(house: PadHouse) -> None:
    settings = SettingsScene(house.kit, house.app.stack)
    house.app.stack.push(settings)
    settings.turn("pad")
    row = next(r for line in settings.sheet.rows for r in line if r.spoken.startswith("Draw"))
    settings.group.focus(house.kit, row)
    house.push(A, Y)
    assert house.kit.reader.prompt("draw") == "pad-y"
    assert house.kit.reader.prompt("why") == "pad-x"  # exchanged, and told
    assert "Why not?" in row.help
    assert set(house.kit.settings.buttons) == {"draw", "why"}


def test_unplugged_at_the_table_is_a_pause_with_a_sentence(house: PadHouse) -> None:
    table = to_table(house)
    house.push(CROSS[1, 0])
    house.pad.unplug()
    house.steps(2)
    pause = house.top
    assert isinstance(pause, PauseScene)
    assert "unplugged" in pause.why
    assert not house.kit.reader.by_pad
    with VirtualPad() as other:
        house.pad = other
        house.steps(1)
        house.push(B)
        assert house.top is table


def pick(house: PadHouse, text: str) -> None:
    """Write with the letters on the screen."""
    letters = house.top
    assert isinstance(letters, LettersScene)
    keys = {key.label: key for row in letters.keys for key in row} | {" ": letters.blank}
    for letter in text:
        wanted = keys[letter].rect
        for _ in range(20):
            here = house.focused.rect
            if here.centery != wanted.centery:
                house.push(CROSS[0, 1 if here.centery < wanted.centery else -1])
            elif here.centerx != wanted.centerx:
                house.push(CROSS[1 if here.centerx < wanted.centerx else -1, 0])
        assert house.focused is keys[letter]
        house.push(A)


def test_a_rule_is_found_with_letters_picked_on_the_screen(house: PadHouse) -> None:
    house.push(VIEW)
    book = house.top
    assert isinstance(book, RuleBookScene)
    book.group.focus(house.kit, book.search)
    house.push(A)
    pick(house, "c-9x")
    letters = house.top
    assert isinstance(letters, LettersScene)
    assert not book.clauses
    letters.group.focus(house.kit, letters.erase)
    house.push(A)
    assert book.clauses[0].id == "C-9"
    letters.group.focus(house.kit, letters.good)
    house.push(A)
    assert house.top is book
    assert house.focused is book.clauses[0]
    house.push(A)
    assert house.focused.spoken.startswith("C-9:")
    book.group.focus(house.kit, book.search)
    house.push(A)
    pick(house, "q")
    house.push(B)  # takes back what was written
    assert house.top is book
    assert not book.search.text
    assert len(book.clauses) == 28


def test_the_shoulders_turn_to_the_next_section(house: PadHouse) -> None:
    house.push(VIEW)
    book = house.top
    assert isinstance(book, RuleBookScene)
    firsts = [section.clauses[0].id for section in book.sections]
    for id in [*firsts[1:], firsts[0]]:
        house.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        assert house.focused.spoken.startswith(f"{id}:")
        assert book.sheet.scroll.view.contains(house.focused.rect)
    house.push(CROSS[0, 1], pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert house.focused.spoken.startswith(f"{firsts[0]}:")
    book._compare()
    cells = [cell for cell in book.table.cells if cell.game == book.game] if book.table else []
    assert len(cells) == 13
    house.push(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert house.focused is cells[-1]
    house.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert house.focused is cells[0]


def test_a_name_is_written_by_pad(house: PadHouse) -> None:
    settings = SettingsScene(house.kit, house.app.stack)
    house.app.stack.push(settings)
    settings.turn("player")
    settings.group.focus(house.kit, settings.sheet.rows[0][0])
    house.push(A)
    letters = house.top
    assert isinstance(letters, LettersScene)
    for _ in range(20):
        letters._erase()
    pick(house, "dora")
    letters.group.focus(house.kit, letters.good)
    house.push(A)
    assert house.top is settings
    assert house.kit.settings.name == "Dora"
