"""The focus moves the way widgets lie, and wraps around."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.view.widgets.focus_group import nearest

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
GRID = [Rect(100 * column, 100 * row, 80, 80) for row in range(2) for column in range(3)]


def go(start: int, direction: tuple[int, int]) -> int:
    others = [place for place in range(len(GRID)) if place != start]
    found = nearest(GRID[start], direction, [GRID[place] for place in others])
    assert found is not None
    return others[found]


@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [
        (0, RIGHT, 1),
        (1, LEFT, 0),
        (0, DOWN, 3),
        (5, UP, 2),
        (2, RIGHT, 0),
        (3, LEFT, 5),
        (1, UP, 4),
        (4, DOWN, 1),
    ],
)
def test_a_grid(start: int, direction: tuple[int, int], end: int) -> None:
    assert go(start, direction) == end


def test_from_a_row_of_cards_down_to_a_bar_and_back() -> None:
    cards = [Rect(100 + 340 * place, 300, 312, 500) for place in range(5)]
    bar = [Rect(100, 900, 900, 90), Rect(1040, 900, 200, 90), Rect(1260, 900, 240, 90)]
    down = nearest(cards[4], DOWN, bar)
    assert down == 2
    up = nearest(bar[0], UP, cards)
    assert up in (0, 1)


def test_alone_there_is_nowhere_to_go() -> None:
    assert nearest(Rect(0, 0, 10, 10), RIGHT, []) is None
