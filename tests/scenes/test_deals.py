"""A deal's number is shown, and the same number deals the same cards; presets choose several options."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.scenes.pause.pause_scene import PauseScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.store.settings_file import Settings
from tests.scenes.house import House
from tests.view.window_kit import click, text


def to_setup(house: House, game: str = "") -> SetupScene:
    title = house.top
    if game and isinstance(title, TitleScene):
        house.walk(next(card for card in title.cards if card.info.id == game))
    house.press(pygame.K_RETURN)
    setup = house.top
    assert isinstance(setup, SetupScene)
    return setup


def deal(house: House, setup: SetupScene) -> TableScene:
    house.walk(setup.deal)
    house.press(pygame.K_RETURN)
    table = house.top
    assert isinstance(table, TableScene)
    return table


def hands(table: TableScene) -> list[list[int]]:
    return [list(hand) for hand in table.host.match.state.hands]


def test_a_typed_number_deals_the_same_cards_again(tmp_path: Path) -> None:
    dealt = []
    for name in ("a", "b"):
        house = House(tmp_path / name)
        setup = to_setup(house)
        house.walk(setup.number)
        house.press(pygame.K_RETURN)
        house.post(text("048213"))
        house.press(pygame.K_RETURN)
        assert setup.seed == 48213
        table = deal(house, setup)
        assert table.host.plan.seed == 48213
        dealt.append(table.host.match.opening)
        while not isinstance(house.top, PauseScene):
            house.press(pygame.K_ESCAPE)
        assert "48213" in house.top.deal
    assert dealt[0] == dealt[1]


def test_the_last_deal_is_where_stepping_begins(tmp_path: Path) -> None:
    house = House(tmp_path)
    table = deal(house, to_setup(house))
    number = table.host.plan.seed
    assert 0 < number <= 999_999
    settings, _ = Settings.load(house.kit.places.settings)
    settings.games["classic"]["deal"] = 120_000
    house = House(tmp_path, settings=settings)
    setup = to_setup(house)
    assert setup.seed == 0
    house.walk(setup.number)
    house.press(pygame.K_RETURN, pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT, pygame.K_DOWN)
    house.press(pygame.K_RETURN)
    assert setup.seed == 30_000
    house.press(pygame.K_RETURN, pygame.K_UP, pygame.K_ESCAPE)  # taken back
    assert setup.seed == 30_000


def test_digits_are_stepped_by_clicks(tmp_path: Path) -> None:
    house = House(tmp_path)
    setup = to_setup(house)
    house.walk(setup.number)
    house.click(setup.number)
    spot = setup.number._spots(house.kit)[5]
    house.post(click((spot.centerx, spot.top + 3)))
    house.post(click((spot.centerx, spot.top + 3)))
    house.post(click((spot.centerx, spot.bottom - 3)))
    house.press(pygame.K_RETURN)
    assert setup.seed == 1


def test_lists_are_those_of_the_program_or_none_and_remembered(tmp_path: Path) -> None:
    house = House(tmp_path)
    setup = to_setup(house, "callout")
    usual = deal(house, setup).host.match.state.table.options["bad_words"]
    assert len(usual) > 5
    house = House(tmp_path)
    setup = to_setup(house, "callout")
    row = next(each for each in setup.options.rows if each[0].spoken[0] == "Bad words")[0]
    assert usual[0] in row.help
    house.walk(row)
    house.press(pygame.K_RIGHT)
    assert setup.preset.value == "My own way"
    assert deal(house, setup).host.match.state.table.options["bad_words"] == ()
    settings, _ = Settings.load(house.kit.places.settings)
    again = to_setup(House(tmp_path, settings=settings), "callout")
    row = next(each for each in again.options.rows if each[0].spoken[0] == "Bad words")[0]
    assert row.spoken[1] == "None"


def test_words_that_come_with_the_language_are_no_row_and_belong_to_the_match(
    tmp_path: Path,
) -> None:
    house = House(tmp_path)
    setup = to_setup(house, "callout")
    offered = [option for option in setup.info.options if option.offered]
    assert len(offered) < len(setup.info.options)
    # The way to play stands above them, the number of the deal below.
    assert len(setup.options.rows) == len(offered) + 2
    options = deal(house, setup).host.match.state.table.options
    assert options["turn_claims"] == ("it is {name}'s turn",)


def test_a_preset_chooses_options_and_is_remembered(tmp_path: Path) -> None:
    house = House(tmp_path)
    setup = to_setup(house)
    assert setup.preset.chosen == 0
    house.walk(setup.preset)
    house.press(pygame.K_RIGHT)
    assert house.focused is setup.preset
    assert setup.preset.value == "Best of three"
    assert deal(house, setup).host.plan.options["rounds"] == 3
    settings, _ = Settings.load(house.kit.places.settings)
    house = House(tmp_path, settings=settings)
    setup = to_setup(house)
    assert setup.preset.value == "Best of three"
    house.walk(setup.options.rows[1][0])
    house.press(pygame.K_RIGHT)
    assert setup.preset.value == "My own way"
