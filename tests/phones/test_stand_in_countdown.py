"""The phone of somebody who does nothing in their turn counts down until a bot takes it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.session.host import Host
from game.session.plan import Plan, Seat
from game.words.catalogue import Catalogue
from tests.harness.written import Position, match_at
from tests.phones.browser import Browser, chromium, needs_browser
from tests.phones.page_states import shows, staged

LIMIT, LEFT = 60_000, 12_000
FIRST: Position = {"hands": ["R5 G9", "B2 Y4", "Y8 B1"], "discard": "R3"}
BELOW = "document.getElementById('own-name').textContent"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as found:
        yield found


@needs_browser
def test_the_last_seconds_are_counted_until_a_touch(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = stage.sit()
        seats = (stage.guest.seat, Seat("Jun", "jun"), Seat("Milo", "milo", "greedy"))
        host = Host(Plan("classic", seats, {}, 1), match_at("classic", FIRST))
        host.absences.limit = LIMIT
        stage.phones.play(host, {stage.guest.number: 0})
        host.absences.advance(0)
        shows(stage, tab)
        assert tab.ask(BELOW) == "You"
        host.absences.advance(LIMIT - LEFT)
        tab.until(lambda: tab.ask(BELOW).startswith("A bot plays in 1"))
        first = tab.ask(BELOW)
        tab.until(lambda: tab.ask(BELOW) != first)
        assert int(tab.ask(BELOW).split()[-1]) < LEFT // 1000
        tab.press_node(tab.find(lambda node: node.name.startswith("Red 5"), "a card"))
        tab.until(lambda: tab.ask(BELOW) == "You")
        assert host.absences.left(0) == LIMIT
        assert not host.match.log
        tab.close()
