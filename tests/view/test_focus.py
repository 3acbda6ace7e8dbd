"""The focus moves the way widgets lie, and wraps around."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.view.widgets.focus_group import FocusGroup, nearest
from game.view.widgets.widgets import Button

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


def test_the_focus_stays_on_what_is_still_there_and_else_goes_where_it_is_told() -> None:
    first, second, third, fourth = (Button(label, lambda: None) for label in "abcd")
    group = FocusGroup([first, second], second)
    group.regroup([third, second])
    assert (group.widgets, group.focused) == ([third, second], second)
    group.regroup([first, third, fourth], fourth)
    assert group.focused is fourth
    group.regroup([first, third])
    assert group.focused is first


def test_of_what_scrolls_only_what_is_seen_is_led_to_from_elsewhere() -> None:
    """Found in house rules: to the right of a button lay a card of which two pixels were seen above it."""
    card, left, right = (Button(label, lambda: None) for label in "abc")
    card.rect, card.clip = Rect(100, 0, 200, 203), Rect(0, 0, 300, 202)
    left.rect, right.rect = Rect(0, 200, 90, 60), Rect(280, 200, 90, 60)
    group = FocusGroup([card, left, right], left)
    assert group.towards(RIGHT) is right
    assert group.towards(UP) is card


def test_what_scrolls_with_it_comes_before_a_bar_that_is_nearer() -> None:
    first, hidden, bar = (Button(label, lambda: None) for label in "abc")
    for each, top in ((first, 0), (hidden, 210)):
        each.rect, each.clip = Rect(0, top, 200, 200), Rect(0, 0, 300, 205)
    bar.rect = Rect(0, 220, 200, 40)
    group = FocusGroup([first, hidden, bar], first)
    assert group.towards(DOWN) is hidden
    group.focused = bar
    assert group.towards(UP) is first
