"""Moments at real tables: what is shown of them, that nothing waits for them, and how they are ended."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.result.result_scene import ResultScene
from game.show.devices import KEY_ZONES
from game.show.moments.finale import LASTS, Finale
from game.show.moments.table_moments import FADE
from game.store.settings_file import Settings
from tests.harness.couch import Couch
from tests.harness.table import Table
from tests.harness.written import Position

LAST: Position = {"hands": ["R5", "B1 B2 B3", "Y1 Y2 Y3"], "discard": "R9"}


def ends(table: Table) -> Finale:
    """Play the last card, and let it land."""
    table.click(table.spot(table.slot("R5")))
    for _ in range(200):
        finale = table.scene.room.moments.finale
        if finale is not None:
            return finale
        table.frame()
    raise AssertionError("the round does not end")


def pixels(table: Table) -> bytes:
    table.frame()
    table.app.draw()
    return table.kit.window.surface.get_view("2").raw


def test_a_key_jumps_to_the_end_of_the_moment_and_another_goes_on(tmp_path: Path) -> None:
    table = Table(tmp_path, position=LAST, settings=Settings(), rounds=3)
    finale = ends(table)
    assert (finale.winners, finale.lost, finale.age < LASTS // 2) == ((0,), False, True)
    first = pixels(table)
    table.press(pygame.K_SPACE)
    assert finale.over
    assert table.top is table.scene
    assert pixels(table) != first
    table.press(pygame.K_SPACE)
    table.frame()
    assert isinstance(table.top, ResultScene)
    assert table.ear.heard.count("round") == 1


def test_without_any_key_it_ends_and_the_result_follows(tmp_path: Path) -> None:
    table = Table(tmp_path, position=LAST, settings=Settings(), rounds=3)
    finale = ends(table)
    table.wait(LASTS - finale.age - 100)
    assert not finale.over
    assert table.top is table.scene
    table.wait(200)
    assert finale.over
    table.wait(1600)
    assert isinstance(table.top, ResultScene)


def test_a_click_does_the_same_and_the_next_round_is_clean(tmp_path: Path) -> None:
    table = Table(tmp_path, position=LAST, settings=Settings(), rounds=3)
    finale = ends(table)
    table.click((5, 300))
    assert finale.over
    table.click((5, 300))
    table.frame()
    assert isinstance(table.top, ResultScene)
    table.press(pygame.K_RETURN, pygame.K_RETURN)
    assert table.top is table.scene
    table.frame()
    assert table.scene.room.moments.finale is None
    assert not table.shown.view.ended


def test_reduced_motion_fades_and_stands_still(tmp_path: Path) -> None:
    wishes = Settings(reduced_motion=True)
    table = Table(tmp_path, position=LAST, settings=wishes, rounds=3)
    finale = ends(table)
    table.wait(FADE + 40)
    assert finale.over
    assert pixels(table) == pixels(table)


def test_with_movement_off_it_is_there_at_once(tmp_path: Path) -> None:
    table = Table(tmp_path, position=LAST, settings=Settings(speed="OFF"), rounds=3)
    finale = ends(table)
    table.frame()
    assert finale.over


@pytest.mark.parametrize("size", [(960, 540), (720, 1280), (1024, 768), (2560, 1080)])
def test_everything_has_its_place_in_any_window(tmp_path: Path, size: tuple[int, int]) -> None:
    hands = ["R5", *(f"B{number} G{number}" for number in range(1, 10))]
    table = Table(tmp_path, size, position={"hands": hands, "discard": "R9"}, rounds=3)
    ends(table)
    boxes = table.scene._finale.boxes()
    window = pygame.FRect(0, 0, table.kit.space.wide + 1, table.kit.space.tall + 1)
    chips = boxes[2:]
    assert len(chips) == 10
    assert all(window.contains(chip) for chip in chips)
    assert all(chip.collidelist(chips[at + 1 :]) < 0 for at, chip in enumerate(chips))
    assert not any(chip.colliderect(boxes[1].inflate(0, -2)) for chip in chips)


def test_in_the_corners_it_is_shown_to_all_and_any_of_them_goes_on(tmp_path: Path) -> None:
    couch = Couch(tmp_path, KEY_ZONES[:2], bot_count=1, position=LAST, settings=Settings())
    couch.go_to(0, 0)
    couch.do(0, "confirm")
    for _ in range(200):
        if couch.scene.room.moments.finale is not None:
            break
        couch.frame()
    finale = couch.scene.room.moments.finale
    assert finale is not None
    assert (finale.winners, finale.own, finale.lost) == ((0,), frozenset({0, 1}), False)
    couch.do(1, "confirm")
    assert finale.over
    couch.do(1, "confirm")
    couch.frame()
    assert isinstance(couch.top, ResultScene)
