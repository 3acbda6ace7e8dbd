"""Marks of the rules in force at the table's edge, and their names under the focus."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.rules.rule_book_scene import RuleBookScene
from game.store.settings_file import Settings
from tests.harness.program import Point
from tests.harness.seen import Writing
from tests.harness.table import Table

RULES = {"draw_until": True, "jump_in": True, "stacking": "up"}
NAMES = {"Draw until it fits", "Jump in", "Stack draws: Also a Wild Draw 4 on a Pickup 2"}


def wild(folder: Path, size: Point = (1280, 720), players: int = 4) -> Table:
    still = Settings(speed="OFF", think="OFF", guides={"classic": ["skipped"]})
    table = Table(folder, size, players=players, settings=still, **RULES)
    table.wait(300)
    return table


def named(table: Table) -> bool:
    table.stack.draw(table.kit.window.surface)
    return table.box("rules/names") is not None


def test_keys_go_up_to_the_marks_and_open_the_rule_book(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = wild(tmp_path)
    assert not named(table)
    writing = Writing(monkeypatch)
    table.press(pygame.K_LEFT, pygame.K_UP, pygame.K_UP)
    assert named(table)
    assert {line for line, _ in writing.texts} >= NAMES
    table.press(pygame.K_DOWN)
    assert not named(table)
    assert table.on_pile
    table.press(pygame.K_UP, pygame.K_RETURN)
    assert isinstance(table.top, RuleBookScene)


def test_the_pointer_names_them_and_a_click_opens_the_rule_book(tmp_path: Path) -> None:
    table = wild(tmp_path)
    box = table.box("rules")
    assert box is not None
    table.point(table.kit.rect(box).center)
    assert named(table)
    table.point((640, 500))
    assert not named(table)
    table.click(table.kit.rect(box).center)
    assert isinstance(table.top, RuleBookScene)


@pytest.mark.parametrize(
    ("size", "players"), [((1280, 720), 10), ((720, 1280), 4), ((960, 540), 2), ((2560, 1080), 6)]
)
def test_they_lie_over_no_seat(tmp_path: Path, size: Point, players: int) -> None:
    table = wild(tmp_path, size, players)
    box = table.box("rules")
    assert box is not None
    seats = [part for seat in range(1, players) for part in table.boxes(f"seat {seat}")]
    assert len(seats) >= players - 1
    assert all(not box.colliderect(seat) for seat in seats)


def test_there_are_none_where_all_is_as_written(tmp_path: Path) -> None:
    table = Table(tmp_path, players=4, settings=Settings(speed="OFF", think="OFF"))
    table.wait(300)
    assert table.box("rules") is None
    table.press(pygame.K_LEFT, pygame.K_UP, pygame.K_UP)
    assert table.on_pile
