"""Names at their longest on a phone: whole on every page, and over nothing else."""

from __future__ import annotations

import json
from itertools import product

import pytest

from game.words.catalogue import Catalogue
from tests.harness.some import some
from tests.phones.browser import Tab, chromium, needs_browser
from tests.phones.page_faults import faults
from tests.phones.page_states import at_table, over, own_turn, staged, waits

pytestmark = needs_browser
SIZES = ((390, 844), (360, 640), (844, 390))
NAMES = ("Maximiliane-Josefine", "W" * 20)

AMISS = """(() => {
  const seen = [...document.querySelectorAll('#line, #players .name, #end-title, #standing .who')]
    .filter((each) => each.checkVisibility() && each.textContent)
  const cut = seen.filter((each) => each.scrollWidth > each.clientWidth + 1)
  const boxes = (found) => [...document.querySelectorAll(found)].filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect())
  const over = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 2 && other.top < one.bottom - 2
  const names = boxes('#players .name')
  const counts = boxes('#players .count')
  const pairs = names.filter((name, at) => counts.some((count) => over(name, count))
    || names.some((other, place) => place > at && over(name, other)))
  return JSON.stringify([cut.map((each) => each.textContent), pairs.length])
})()"""


def amiss(tab: Tab) -> list[object]:
    """The names that are cut, and how many lie over the count or the name of somebody."""
    found: list[object] = json.loads(tab.ask(AMISS))
    return found


@pytest.mark.parametrize(
    ("game", "name"), [*product(("classic", "tricks"), NAMES), ("callout", NAMES[0])]
)
def test_a_name_is_whole_and_over_nothing(words: Catalogue, game: str, name: str) -> None:
    with chromium(lambda: None) as browser, staged(words, browser, game, name) as stage:
        for people in some([4] if game == "tricks" else [5, 8]):
            tab = at_table(waits if game == "tricks" else own_turn, people)(stage)
            for width, height in some(SIZES):
                tab.size(width, height)
                tab.settle()
                assert amiss(tab) == [[], 0], (people, width, height)
                assert faults(tab) == [], (people, width, height)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_whole_where_a_round_has_ended(words: Catalogue, name: str) -> None:
    with chromium(lambda: None) as browser, staged(words, browser, "attack", name) as stage:
        tab = over(stage)
        for width, height in some(SIZES):
            tab.size(width, height)
            tab.settle()
            assert amiss(tab) == [[], 0], (width, height)
            assert faults(tab) == [], (width, height)


MIDDLES = """[...document.querySelectorAll('#standing .row')].map((row) => {
  const [one, other] = [row, row.querySelector('.portrait')].map((each) => each.getBoundingClientRect())
  return Math.abs(one.top + one.bottom - other.top - other.bottom) / 2
})"""


def test_a_face_is_in_the_middle_of_its_line_in_the_standing(words: Catalogue) -> None:
    with chromium(lambda: None) as browser, staged(words, browser, "attack") as stage:
        tab = over(stage)
        tab.settle()
        assert all(off <= 1 for off in some(tab.ask(MIDDLES)))
