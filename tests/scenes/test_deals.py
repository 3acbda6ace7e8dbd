"""A deal's number is shown, and the same number deals the same cards; presets choose several options."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.notation.rule_set_text import LENGTHS
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.setup.house_rules_scene import HouseRulesScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.match_choice import MatchChoice
from game.scenes.title.title_scene import TitleScene
from game.show.devices import LEFT_KEYS, RIGHT_KEYS
from game.store.settings_file import Settings
from game.variants import with_a_table
from tests.harness import events
from tests.harness.couch import Couch
from tests.harness.program import Program
from tests.harness.seat_sight import seen_at

GAMES = [each.info.id for each in with_a_table()]


def to_setup(program: Program, game: str = "") -> SetupScene:
    title = program.top
    if game and isinstance(title, TitleScene):
        program.walk(next(card for card in title.cards if card.info.id == game))
    program.press(pygame.K_RETURN)
    if isinstance(program.top, MatchChoice):  # an earlier match is under way
        program.walk(program.top.new)
        program.press(pygame.K_RETURN)
    setup = program.top
    assert isinstance(setup, SetupScene)
    return setup


def to_house_rules(program: Program, setup: SetupScene) -> HouseRulesScene:
    program.walk(setup.options.house)
    program.press(pygame.K_RETURN)
    house = program.top
    assert isinstance(house, HouseRulesScene)
    return house


def deal(program: Program, setup: SetupScene) -> TableScene:
    program.walk(setup.deal)
    program.press(pygame.K_RETURN)
    table = program.top
    assert isinstance(table, TableScene)
    return table


def hands(table: TableScene) -> list[list[int]]:
    return [list(hand) for hand in table.host.match.state.hands]


def test_a_typed_number_deals_the_same_cards_again(tmp_path: Path) -> None:
    dealt = []
    for name in ("a", "b"):
        program = Program(tmp_path / name)
        setup = to_setup(program)
        program.walk(setup.options.number)
        program.press(pygame.K_RETURN)
        program.write("048213")
        program.press(pygame.K_RETURN)
        assert setup.invitation.number == 48213
        table = deal(program, setup)
        assert table.host.plan.seed == 48213
        dealt.append(table.host.match.opening)
        while not isinstance(program.top, PauseScene):
            program.press(pygame.K_ESCAPE)
        assert "48213" in program.top.deal
    assert dealt[0] == dealt[1]


@pytest.mark.parametrize(("typed", "number"), [("7", 7), ("48213", 48213), ("0000120", 12)])
def test_a_number_is_typed_as_it_is_shown_elsewhere(
    tmp_path: Path, typed: str, number: int
) -> None:
    program = Program(tmp_path)
    setup = to_setup(program)
    program.walk(setup.options.number)
    program.press(pygame.K_RETURN)
    program.write("99")
    program.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    program.write(typed)
    program.press(pygame.K_RETURN)
    assert setup.invitation.number == number


def test_a_deal_is_made_random_again(tmp_path: Path) -> None:
    program = Program(tmp_path)
    setup = to_setup(program)
    row = setup.options.number

    def choose() -> None:
        program.walk(row)
        program.press(pygame.K_RETURN)
        program.write("482")
        program.press(pygame.K_RETURN)
        assert setup.invitation.number == 482

    choose()
    program.click(row._dice(program.kit).center)
    assert setup.invitation.number == 0
    assert not row.writing
    choose()
    program.press(pygame.K_RETURN, pygame.K_LEFT, pygame.K_RETURN)  # the dice, by keys or a pad
    assert setup.invitation.number == 0
    choose()
    program.press(pygame.K_RETURN, *[pygame.K_LEFT] * 2, *[pygame.K_RIGHT] * 2, pygame.K_UP)
    program.press(pygame.K_RETURN)
    # Round by way of the dice, and back to the first digit.
    assert setup.invitation.number == 100_482
    program.press(pygame.K_RETURN, pygame.K_BACKSPACE, pygame.K_RETURN)
    assert setup.invitation.number == 0
    assert row.spoken[1] == "Random"


@pytest.mark.parametrize("game", ["classic", "oono", "callout"])
def test_what_only_matters_with_two_is_offered_to_two(tmp_path: Path, game: str) -> None:
    program = Program(tmp_path)
    setup = to_setup(program, game)

    def offered() -> bool:
        rules = to_house_rules(program, setup).sheet.rules
        program.press(pygame.K_ESCAPE)
        return any("with two players" in row.label for row in rules.values())

    assert len(setup.invitation.bots) == 3
    assert not offered()
    program.walk(setup.table.opponents)
    program.press(pygame.K_LEFT, pygame.K_LEFT)
    assert offered()
    program.walk(setup.table.opponents)
    program.press(pygame.K_RIGHT)
    assert not offered()


def test_another_number_of_opponents_changes_no_option(tmp_path: Path) -> None:
    program = Program(tmp_path)
    setup = to_setup(program, "attack")
    before = dict(setup.invitation.options)
    program.walk(setup.table.opponents)
    program.press(pygame.K_LEFT, pygame.K_LEFT)
    assert len(setup.invitation.bots) == 1
    assert setup.invitation.options == before
    assert setup.options.preset.value == "As written"
    assert setup.options.length.value == "Standard"
    program.walk(setup.back)
    program.press(pygame.K_RETURN)
    again = to_setup(program)
    assert again.info.id == "attack"
    assert again.invitation.options == before
    assert again.invitation.bots == setup.invitation.bots


def test_the_last_deal_is_where_stepping_begins(tmp_path: Path) -> None:
    program = Program(tmp_path)
    table = deal(program, to_setup(program))
    number = table.host.plan.seed
    assert 0 < number <= 999_999
    settings, _ = Settings.load(program.kit.places.settings)
    settings.games["classic"].deal = 120_000
    program = Program(tmp_path, settings=settings)
    setup = to_setup(program)
    assert setup.invitation.number == 0
    program.walk(setup.options.number)
    program.press(pygame.K_RETURN, pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT, pygame.K_DOWN)
    program.press(pygame.K_RETURN)
    assert setup.invitation.number == 30_000
    program.press(pygame.K_RETURN, pygame.K_UP, pygame.K_ESCAPE)  # taken back
    assert setup.invitation.number == 30_000


def test_digits_are_stepped_by_clicks(tmp_path: Path) -> None:
    program = Program(tmp_path)
    setup = to_setup(program)
    program.walk(setup.options.number)
    program.click(setup.options.number)
    spot = setup.options.number._spots(program.kit)[5]
    program.click((spot.centerx, spot.top + 3))
    program.click((spot.centerx, spot.top + 3))
    program.click((spot.centerx, spot.bottom - 3))
    program.press(pygame.K_RETURN)
    assert setup.invitation.number == 1


def test_lists_are_those_of_the_program_or_none_and_remembered(tmp_path: Path) -> None:
    program = Program(tmp_path)
    setup = to_setup(program, "callout")
    usual = deal(program, setup).host.match.state.table.options["bad_words"]
    assert len(usual) > 5
    program = Program(tmp_path)
    setup = to_setup(program, "callout")
    row = to_house_rules(program, setup).sheet.rules["bad_words"]
    assert usual[0] in row.help
    program.walk(row)
    program.press(pygame.K_RIGHT, pygame.K_ESCAPE)
    assert setup.options.preset.value == "As written"  # words are no part of a set
    assert deal(program, setup).host.match.state.table.options["bad_words"] == ()
    settings, _ = Settings.load(program.kit.places.settings)
    again = to_setup(Program(tmp_path, settings=settings), "callout")
    again.options.house.activate(again.kit)
    house = again.stack.top
    assert isinstance(house, HouseRulesScene)
    assert house.sheet.rules["bad_words"].spoken[1] == "None"


def test_words_that_come_with_the_language_are_no_row_and_belong_to_the_match(
    tmp_path: Path,
) -> None:
    program = Program(tmp_path)
    setup = to_setup(program, "callout")
    offered = [option for option in setup.info.options if option.offered]
    assert len(offered) < len(setup.info.options)
    rows = {each.name for each in offered if each.players == 0}
    shown = {*to_house_rules(program, setup).sheet.rules, *LENGTHS}
    assert shown == rows
    program.press(pygame.K_ESCAPE)
    options = deal(program, setup).host.match.state.table.options
    assert options["turn_claims"] == ("it is {name}'s turn",)


def test_a_set_and_a_length_are_chosen_apart_and_remembered(tmp_path: Path) -> None:
    program = Program(tmp_path)
    setup = to_setup(program)
    options = setup.options
    assert (options.preset.value, options.length.value) == ("As written", "Standard")
    program.walk(options.length)
    program.press(pygame.K_RIGHT)
    assert program.focused is options.length
    assert (options.preset.value, options.length.value) == ("As written", "Best of three")
    program.walk(options.preset)
    program.press(pygame.K_RIGHT)
    assert program.focused is options.preset
    assert (options.preset.value, options.length.value) == ("As on the box", "Best of three")
    chosen = deal(program, setup).host.plan.options
    assert (chosen["rounds"], chosen["scoring"], chosen["draw4"]) == (3, "winner", "doubt")
    settings, _ = Settings.load(program.kit.places.settings)
    program = Program(tmp_path, settings=settings)
    setup = to_setup(program)
    options = setup.options
    assert (options.preset.value, options.length.value) == ("As on the box", "Best of three")
    program.walk(next(line[0] for line in options.rows if line[0].spoken[0] == "Rounds"))
    program.press(pygame.K_RIGHT)
    assert (options.preset.value, options.length.value) == ("As on the box", "Custom")


@pytest.mark.parametrize(
    ("game", "lengths"),
    [
        ("attack", ["One quick round", "Standard"]),
        ("callout", ["One round", "To 200 points", "A quarter of an hour", "Standard"]),
        ("classic", ["Standard", "Best of three", "A long evening"]),
        ("oono", ["Standard", "To 500 points"]),
        ("tricks", ["Short", "Standard", "Long"]),
    ],
)
def test_lengths_stand_from_the_shortest_to_the_longest_and_end_there(
    tmp_path: Path, game: str, lengths: list[str]
) -> None:
    """One press left of Standard was the longest: the row went on round."""
    program = Program(tmp_path)
    program.stack.ways.setup(game)
    setup = program.top
    assert isinstance(setup, SetupScene)
    row = setup.options.length
    program.walk(row)
    seen = []
    for key in [*[pygame.K_LEFT] * 4, *[pygame.K_RIGHT] * 4, pygame.K_RETURN]:
        seen.append(row.value)
        program.press(key)
    start = lengths.index("Standard")
    down = [lengths[max(0, start - step)] for step in range(4)]
    up = [lengths[min(len(lengths) - 1, step)] for step in range(5)]
    assert seen == [*down, *up]
    assert row.value == lengths[0], "a press leads through all of them"


@pytest.mark.parametrize("game", GAMES)
def test_the_first_picture_is_of_a_table_before_the_deal(tmp_path: Path, game: str) -> None:
    program = Program(tmp_path, settings=Settings())
    program.stack.ways.setup(game)
    setup = program.top
    assert isinstance(setup, SetupScene)
    setup.group.focus(program.kit, setup.deal)
    program.app.advance(0, events.key(pygame.K_RETURN))
    table = program.top
    assert isinstance(table, TableScene)
    seen = seen_at(table)
    assert seen.busy()
    assert not any(seen.presented.counts())
    assert not any(seen.plate_counts())  # the first picture showed all hands, as after the deal
    program.app.draw()
    assert not any(seen.presented.counts())


@pytest.mark.parametrize("game", GAMES)
def test_the_first_picture_with_corners_is_of_one_too(tmp_path: Path, game: str) -> None:
    made = Couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], game=game, bot_count=2, settings=Settings())
    assert all(made.busy())
    assert not any(map(any, made.counts()))
    assert not any(map(any, made.plate_counts()))
