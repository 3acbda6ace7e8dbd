"""Hands of any size on the page: every index is to be seen, a finger that slides picks, buttons leave room."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from game.words.catalogue import Catalogue
from tests.harness.written import Position
from tests.phones.browser import Browser, Tab, chromium, needs_browser
from tests.phones.page_states import Stage, at, at_table, own_turn, staged, stepped

pytestmark = needs_browser
SIZES = ((360, 640), (390, 844), (844, 390))
OTHERS = ["G9 B2", "Y4 Y8 B1"]
BIG: Position = {
    "hands": ["R0 R1 R2 R4 R5 R6 R7 R9 Y1 Y2 Y5 Y8 G0 G3 G4 G6 G7 B2 B4 B5 B8 B9 W", *OTHERS],
    "discard": "R3",
}  # fmt: skip
SEVEN: Position = {"hands": ["R0 R1 R2 Y4 G5 B6 B7", *OTHERS], "discard": "R3"}
INDICES = """JSON.stringify([...document.querySelectorAll('#cards li')].map((item) => {
  // The corner in which the index of a card stands, and whose four points are to be seen.
  const width = parseFloat(getComputedStyle(document.getElementById('cards')).getPropertyValue('--width'))
  const box = item.querySelector('.face').getBoundingClientRect()
  const seen = [[0.1, 0.1], [0.28, 0.1], [0.1, 0.38], [0.28, 0.38]].map(([x, y]) =>
    document.elementFromPoint(box.left + x * width, box.top + y * width)?.closest('li') === item)
  return [seen.every(Boolean), width]
}))"""
BOXES = """JSON.stringify((() => {
  const rail = document.getElementById('rail')
  const cards = [...document.querySelectorAll('#cards .face')].map((each) => each.getBoundingClientRect())
  const buttons = [...rail.querySelectorAll('button')].map((each) => each.getBoundingClientRect())
  const table = document.getElementById('table')
  return {
    rail: [rail.getBoundingClientRect().top, rail.getBoundingClientRect().height],
    cards: [Math.min(...cards.map((each) => each.left)), Math.max(...cards.map((each) => each.right)),
            Math.max(...cards.map((each) => each.bottom))],
    buttons: [Math.min(...buttons.map((each) => each.top)), Math.max(...buttons.map((each) => each.bottom))],
    scrolls: table.scrollHeight > table.clientHeight,
    side: parseFloat(getComputedStyle(rail, '::before').width) || 0,
  }
})())"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as found:
        yield found


def laid_out(tab: Tab, size: tuple[int, int]) -> dict[str, Any]:
    tab.size(*size, pixels=1)
    tab.settle()
    found: dict[str, Any] = json.loads(tab.ask(BOXES))
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_of_23_cards_every_index_is_seen_without_scrolling(
    words: Catalogue, browser: Browser, size: tuple[int, int]
) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at(BIG)(stage)
        assert not laid_out(tab, size)["scrolls"]
        indices = json.loads(tab.ask(INDICES))
        assert len(indices) == 23
        assert all(seen for seen, _ in indices)
        assert all(width >= 76 for _, width in indices)
        tab.close()


@pytest.mark.parametrize("game", ["classic", "oono"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_seven_cards_are_whole(
    words: Catalogue, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    with staged(words, browser, game) as stage:
        tab = at(SEVEN)(stage)
        box = laid_out(tab, size)
        assert box["cards"][0] >= 0
        assert box["cards"][1] <= size[0]
        assert box["cards"][2] <= box["rail"][0]
        assert all(seen for seen, _ in json.loads(tab.ask(INDICES)))
        tab.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_in_the_auction_the_hand_is_whole(
    words: Catalogue, browser: Browser, size: tuple[int, int]
) -> None:
    with staged(words, browser, "tricks") as stage:
        tab = at_table(lambda shown: shown.turn and stepped(shown))(stage)
        box = laid_out(tab, size)
        assert len(json.loads(tab.ask(INDICES))) == 6
        assert box["cards"][2] <= box["rail"][0]
        tab.close()


@pytest.mark.parametrize("game", ["classic", "callout", "tricks"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_buttons_take_a_third_of_the_screen_at_most(
    words: Catalogue, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    with staged(words, browser, game) as stage:
        tab = at_table(own_turn)(stage)
        box = laid_out(tab, size)
        if box["side"]:  # left and right of the table
            assert 2 * box["side"] <= size[0] / 3 + 1
        else:
            assert box["rail"][1] <= size[1] / 3
        assert box["buttons"][0] >= 0
        assert box["buttons"][1] <= size[1]
        tab.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_of_ten_players_every_count_stands_free(
    words: Catalogue, browser: Browser, size: tuple[int, int]
) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at_table(lambda shown: not shown.over, 10)(stage)
        laid_out(tab, size)
        covered = tab.ask(
            """[...document.querySelectorAll('.player')].filter((each) => {
              const face = each.querySelector('.portrait').getBoundingClientRect()
              const count = each.querySelector('.count').getBoundingClientRect()
              return count.left < face.right && count.right > face.left
                && count.top < face.bottom && count.bottom > face.top
            }).length + 100 * document.querySelectorAll('.player').length"""
        )
        assert covered == 900
        tab.close()


def slide(tab: Tab, stage: Stage, first: int, last: int, *, lift: bool = True) -> None:
    """Put a finger on the index of a card, and let it slide to that of another one."""
    points = json.loads(
        tab.ask(
            f"""JSON.stringify([{first}, {last}].map((place) => {{
              const box = document.querySelectorAll('#cards li')[place].getBoundingClientRect()
              return [box.left + 14, box.top + 16]
            }}))"""
        )
    )
    (x, y), (to_x, to_y) = points
    touch = "Input.dispatchTouchEvent"
    tab.call(touch, type="touchStart", touchPoints=[{"x": x, "y": y}])
    for step in range(1, 9):
        part = step / 8
        point = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        tab.call(touch, type="touchMove", touchPoints=[point])
    if lift:
        tab.lift()


RAISED = (
    "[...document.querySelectorAll('#cards li')].findIndex((e) => e.classList.contains('raised'))"
)
LOOKED = (
    "[...document.querySelectorAll('#cards li')].findIndex((e) => e.classList.contains('looked'))"
)


def test_a_finger_that_slides_picks_what_it_leaves(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at(BIG)(stage)
        tab.size(360, 640, pixels=1)
        tab.settle()
        slide(tab, stage, 1, 5, lift=False)
        tab.until(lambda: tab.ask(LOOKED) == 5)
        assert tab.ask(RAISED) == -1
        tab.lift()
        tab.until(lambda: tab.ask(RAISED) == 5)
        assert tab.ask(LOOKED) == -1
        # It plays nothing, and over the rows it goes as well.
        slide(tab, stage, 1, 5)
        tab.until(lambda: tab.ask(RAISED) == 5)
        slide(tab, stage, 20, 22)
        tab.until(lambda: tab.ask(RAISED) == 22)
        assert stage.guest.sent is not None
        assert len(stage.shown.hand) == 23
        # What does not go says why.
        slide(tab, stage, 1, 18)
        tab.until(lambda: tab.ask("document.getElementById('refusal').checkVisibility()"))
        assert tab.ask(RAISED) == -1
        tab.close()
