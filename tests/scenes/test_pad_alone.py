"""A game pad alone, plugged in for real (SDL's virtual controllers): every scene, and a whole round."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.scenes.base.letter_grid import LettersScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.seating.chair_scene import ChairScene
from game.scenes.seating.seating_scene import SeatingScene
from game.scenes.settings.settings_scene import PAGES, SettingsScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.picture_row import PictureRow
from game.view.widgets.widgets import Widget
from tests.harness.pads import VirtualPad
from tests.harness.program import Program
from tests.harness.seat_sight import seen_at
from tests.harness.seen import Writing

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


class PadProgram(Program):
    """The program, and hands that hold nothing but a pad."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.kit.input.pads.open()
        self.pad = VirtualPad()

    def push(self, *buttons: int) -> None:
        for button in buttons:
            self.pad.button(button, True)
            self.frames(1)
            self.pad.button(button, False)
            self.frames(1)

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
def program(tmp_path: Path) -> Iterator[PadProgram]:
    program = PadProgram(tmp_path)
    with program.pad:
        program.frames(1)
        yield program


def to_table(program: PadProgram) -> TableScene:
    program.push(A)
    assert isinstance(program.top, SetupScene)
    program.push(A)
    table = program.top
    assert isinstance(table, TableScene)
    return table


def played(program: PadProgram, table: TableScene) -> tuple[int, int]:
    """Play the round to its end; return how many cards were drawn, and how many colours picked."""
    picked = drawn = 0
    seen = seen_at(table)
    for _ in range(2000):
        if program.top is not table:
            break
        if not seen.in_turn():
            program.frames(1)
            continue
        playable = seen.playable() or frozenset()
        focus = seen.focus()
        if not playable:
            program.push(X)
            drawn += 1
        elif focus is None or seen.held()[focus] not in playable:
            program.push(CROSS[1, 0])
        else:
            program.push(A)
            if seen.suits_asked() is not None:
                program.push(CROSS[1, 0], A)
                picked += 1
    return drawn, picked


def test_a_whole_round(program: PadProgram) -> None:
    program.kit.chance = Random(2)  # a round in which cards are drawn and colours picked
    table = to_table(program)
    assert program.kit.input.by_pad
    drawn, picked = played(program, table)
    result = program.top
    assert isinstance(result, EndScene | ResultScene)
    assert drawn
    assert picked
    steer(program, result.back)
    program.push(A)
    assert isinstance(program.top, TitleScene)


def test_every_scene_and_the_way_back(program: PadProgram) -> None:
    title = program.top
    assert isinstance(title, TitleScene)
    program.push(VIEW)
    assert isinstance(program.top, RuleBookScene)
    program.push(B)
    for _ in title.cards:
        if program.focused in title.cards:
            program.push(CROSS[0, 1])
    program.reach(title.settings, (1, 0))
    program.push(A)
    settings = program.top
    assert isinstance(settings, SettingsScene)
    program.push(B)
    for _ in title.cards:
        if program.focused.rect.y > title.cards[0].rect.y:
            program.push(CROSS[0, -1])
    program.reach(title.cards[0], (-1, 0))
    table = to_table(program)
    program.push(MENU)
    pause = program.top
    assert isinstance(pause, PauseScene)
    steer(program, entry(pause, "ui.pause.rules"))
    program.push(A)
    assert isinstance(program.top, RuleBookScene)
    program.push(B)
    assert program.top is pause
    program.push(B)
    assert program.top is table
    order = seen_at(table).sorted_by()
    program.push(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert seen_at(table).sorted_by() != order


@pytest.mark.parametrize("page", PAGES)
def test_every_row_of_the_settings_is_reached_and_changed(program: PadProgram, page: str) -> None:
    settings = SettingsScene(program.kit, program.stack)
    program.stack.push(settings)
    for _ in range(20):
        if program.focused in settings.tabs.values():
            break
        program.push(CROSS[0, -1])
    program.reach(settings.tabs[page], (1, 0))
    program.push(A)
    assert settings.page == page
    rows = [row for line in settings.sheet.rows for row in line if row.enabled]
    found, left = {id(program.focused)}, [program.focused]
    while left:
        here = left.pop()
        for way in CROSS:
            if way[0] and isinstance(here, ChoiceRow | PictureRow):
                continue
            settings.group.focus(program.kit, here)
            program.push(CROSS[way])
            if id(program.focused) not in found:
                found.add(id(program.focused))
                left.append(program.focused)
    reset = [settings.reset] if PAGES[page] else []
    assert all(id(row) in found for row in [*rows, settings.back, *reset])
    for row in rows:
        if isinstance(row, ChoiceRow | PictureRow):
            settings.group.focus(program.kit, row)
            before = row.chosen
            program.push(CROSS[1, 0])
            program.push(CROSS[-1, 0]) if row.chosen == before else None
            assert row.chosen != before, row.spoken


def test_a_button_is_bound_by_the_pad_itself(program: PadProgram) -> None:
    settings = SettingsScene(program.kit, program.stack)
    program.stack.push(settings)
    settings.turn("pad")
    row = next(r for line in settings.sheet.rows for r in line if r.spoken[0].startswith("Draw"))
    settings.group.focus(program.kit, row)
    program.push(A, Y)
    assert program.kit.input.prompt("draw") == "pad-y"
    assert program.kit.input.prompt("why") == "pad-x"  # exchanged, and told
    assert "Why not?" in row.help
    # Those of corners and of replays, too.
    assert set(program.kit.settings.buttons) == {"draw", "why", "call_1", "hands"}


def test_unplugged_at_the_table_is_a_pause_with_a_sentence(program: PadProgram) -> None:
    table = to_table(program)
    program.push(CROSS[1, 0])
    program.pad.unplug()
    program.frames(2)
    pause = program.top
    assert isinstance(pause, PauseScene)
    assert "unplugged" in pause.why
    assert not program.kit.input.by_pad
    with VirtualPad() as other:
        program.pad = other
        program.frames(1)
        program.push(B)
        assert program.top is table


def steer(program: PadProgram, wanted: Widget) -> None:
    """Move the focus to a widget by the cross: to its row, then along it."""
    for _ in range(20):
        here, there = program.focused.rect, wanted.rect
        if program.focused is wanted:
            return
        if here.centery != there.centery:
            program.push(CROSS[0, 1 if here.centery < there.centery else -1])
        else:
            program.push(CROSS[1 if here.centerx < there.centerx else -1, 0])
    raise AssertionError(f"{wanted.spoken} is not reached")


def entry(pause: PauseScene, key: str) -> Widget:
    """The button of the pause menu with a text."""
    label = pause.kit.words(key)
    return next(each for each in pause.menu.widgets if each.spoken[0] == label)


def pick(program: PadProgram, text: str) -> None:
    """Write with the letters on the screen."""
    letters = program.top
    assert isinstance(letters, LettersScene)
    keys = {key.label: key for row in letters.keys for key in row} | {" ": letters.blank}
    for letter in text:
        steer(program, keys[letter])
        program.push(A)


def test_a_rule_is_found_with_letters_picked_on_the_screen(program: PadProgram) -> None:
    program.push(VIEW)
    book = program.top
    assert isinstance(book, RuleBookScene)
    book.group.focus(program.kit, book.search)
    program.push(A)
    pick(program, "c-9x")
    letters = program.top
    assert isinstance(letters, LettersScene)
    assert not book.rows.clauses
    letters.group.focus(program.kit, letters.erase)
    program.push(A)
    assert book.rows.clauses[0].id == "C-9"
    letters.group.focus(program.kit, letters.good)
    program.push(A)
    assert program.top is book
    assert program.focused is book.rows.clauses[0]
    program.push(A)
    assert program.focused.spoken[0] == "C-9"
    book.group.focus(program.kit, book.search)
    program.push(A)
    pick(program, "q")
    program.push(B)  # takes back what was written
    assert program.top is book
    assert not book.search.text
    assert len(book.rows.clauses) == 42


def test_the_shoulders_turn_to_the_next_section(program: PadProgram) -> None:
    program.push(VIEW)
    book = program.top
    assert isinstance(book, RuleBookScene)
    begun = program.focused.spoken[0]
    house = book.rows.changeable[0].spoken[0]
    firsts = [begun, house, *(section.clauses[0].id for section in book.rows.sections)]
    for id in [*firsts[1:], begun]:
        program.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        assert program.focused.spoken[0] == id
        assert book.sheet.scroll.view.contains(program.focused.rect)
    program.push(CROSS[0, 1], pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert program.focused.spoken[0] == begun
    book._compare()
    cells = (
        [cell for cell in book.table.cells if cell.column == book.rows.game] if book.table else []
    )
    assert len(cells) == 14
    program.push(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert program.focused is cells[-1]
    program.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert program.focused is cells[0]


def write_the_name_anew(program: PadProgram) -> tuple[SettingsScene, LettersScene]:
    """Open the letters for the player's name in the settings, and take away those it has."""
    settings = SettingsScene(program.kit, program.stack)
    program.stack.push(settings)
    settings.turn("player")
    settings.group.focus(program.kit, settings.sheet.rows[0][0])
    program.push(A)
    letters = program.top
    assert isinstance(letters, LettersScene)
    for _ in range(20):
        letters._erase()
    return settings, letters


def test_a_name_is_written_by_pad(program: PadProgram) -> None:
    settings, letters = write_the_name_anew(program)
    pick(program, "dora")
    letters.group.focus(program.kit, letters.good)
    program.push(A)
    assert program.top is settings
    assert program.kit.settings.name == "Dora"


def test_a_letter_too_many_is_told(program: PadProgram, monkeypatch: pytest.MonkeyPatch) -> None:
    _, letters = write_the_name_anew(program)
    writing = Writing(monkeypatch)
    pick(program, "d" * 19)
    program.picture()
    assert "20 / 20" not in [text for text, _ in writing.texts]
    pick(program, "dd")
    program.picture()
    assert "20 / 20" in [text for text, _ in writing.texts]
    assert letters.field.text == "D" + 19 * "d"


def test_from_the_start_to_the_end_from_the_sofa(program: PadProgram) -> None:
    """Title, set-up, sitting down with a name, table, pause, rules, settings, result, and out of the program.

    Nothing but the pad's buttons does anything.
    """
    program.push(A)
    setup = program.top
    assert isinstance(setup, SetupScene)
    program.reach(setup.people, (1, 0), (0, 1), (1, 0))
    program.push(A)
    seating = program.top
    assert isinstance(seating, SeatingScene)
    program.push(A)  # sits down
    assert list(seating.seating_plan.devices.values()) == [program.kit.input.device]
    (place,) = seating.seating_plan.devices
    program.reach(seating.cards[place], (0, -1), (-1, 0))
    program.push(A)
    chair = program.top
    assert isinstance(chair, ChairScene)
    program.reach(chair.name, (0, 1))
    program.push(A)
    letters = program.top
    assert isinstance(letters, LettersScene)
    steer(program, letters.erase)
    program.push(*[A] * 5)
    pick(program, "theo")
    steer(program, letters.good)
    program.push(A)
    assert program.top is chair
    program.reach(chair.done, (0, 1))
    program.push(A)
    assert program.top is seating
    assert seating.seating_plan.chairs[place].name == "Theo"
    assert not seating.deal.enabled  # one more has to sit down, or a bot
    program.push(CROSS[1, 0])
    program.push(pygame.CONTROLLER_BUTTON_Y)
    assert seating.deal.enabled
    program.push(MENU)
    table = program.top
    assert isinstance(table, TableScene)
    assert "Theo" in [seat.name for seat in table.host.plan.seats]
    program.push(MENU)
    pause = program.top
    assert isinstance(pause, PauseScene)
    for wanted, key in ((RuleBookScene, "rules"), (SettingsScene, "settings")):
        steer(program, entry(pause, f"ui.pause.{key}"))
        program.push(A)
        assert isinstance(program.top, wanted)
        program.push(B)
    program.push(B)
    assert program.top is table
    played(program, table)
    result = program.top
    assert isinstance(result, EndScene | ResultScene)
    steer(program, result.back)
    program.push(A)
    title = program.top
    assert isinstance(title, TitleScene)
    for _ in title.cards:
        if program.focused in title.cards:
            program.push(CROSS[0, 1])
    program.reach(title.quit, (1, 0))
    program.push(A)
    assert not program.stack
