"""A choice on which much depends: none of its ways is offered before the others."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.harness.table import Table
from tests.harness.written import Position

ORDER: Position = {
    "hands": ["QH 9C", "10D KC"],
    "taken": ["AS 10H Joker", "9D QC JS"],
    "centre": "KS",
    "bidder": 0,
    "bids": [8, "pass"],
    "trump": "S",
    "phase": "order",
}


def asked(table: Table) -> None:
    """Let the player be asked for the order, who has pressed a key before."""
    table.press(pygame.K_s)
    assert table.my_turn()
    table.frame()
    assert [each.verb for each in table.choices()] == ["downtown", "uptown"]


def test_enter_alone_chooses_no_order(tmp_path: Path) -> None:
    table = Table(tmp_path, game="tricks", position=ORDER)
    asked(table)
    table.press(pygame.K_RETURN, pygame.K_RETURN)
    assert not table.match.log
    assert "refuse" in table.ear.heard


@pytest.mark.parametrize(
    ("key", "order"), [(pygame.K_LEFT, "downtown"), (pygame.K_RIGHT, "uptown")]
)
def test_a_direction_takes_the_way_that_is_there(tmp_path: Path, key: int, order: str) -> None:
    table = Table(tmp_path, game="tricks", position=ORDER)
    asked(table)
    table.press(key, pygame.K_RETURN)
    assert [each.action.verb for each in table.match.log] == [order]
