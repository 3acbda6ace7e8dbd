"""The menu of a phone has the rules that are not as written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.option_values import Value
from game.words.catalogue import Catalogue
from game.words.option_words import rules_in_force
from tests.harness.written import Position
from tests.phones.browser import Browser, chromium, needs_browser
from tests.phones.page_states import shows, staged

FIRST: Position = {"hands": ["R5 R2 G9", "R7 G1 Y9", "R1 Y8"], "discard": "R3"}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as found:
        yield found


@needs_browser
@pytest.mark.parametrize(
    ("options", "count"), [({}, 0), ({"seven_zero": True, "draw4": "doubt", "rounds": 3}, 2)]
)
def test_the_menu_has_the_rules_that_were_changed(
    words: Catalogue, browser: Browser, options: dict[str, Value], count: int
) -> None:
    with staged(words, browser, "classic") as stage:
        tab = stage.sit()
        host = stage.place(FIRST, options)
        shows(stage, tab)
        tab.press("Menu")
        names = "[...document.querySelectorAll('#menu-rules li > span:first-child')]"
        told = tab.ask(f"{names}.map((each) => each.textContent)")
        assert told == rules_in_force(words, host.variant.info, host.match.table.options)
        assert len(told) == count
        key = "phone-page-rules_others" if count else "phone-page-rules_written"
        assert tab.ask("document.getElementById('menu-written').textContent") == words(key)
        tab.close()
