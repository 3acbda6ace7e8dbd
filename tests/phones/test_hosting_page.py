"""Hosting on the page of a phone: what is offered, what it asks for, and what is asked twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.phones.hosting import Hosting, Order
from game.show.sight.host_sight import HostDeed
from game.words.catalogue import Catalogue
from tests.phones.browser import Browser, Tab, chromium, needs_browser
from tests.phones.page_states import Desk, hosting, staged, waits_as_host

pytestmark = needs_browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as found:
        yield found


def inside(tab: Tab, row: int, deed: str) -> None:
    """Press a button in a row of those who are here."""
    items = f"document.querySelectorAll('#host-people li')[{row}]"
    tab.ask(
        f"[...{items}.querySelectorAll('button')].find((b) => b.textContent.startsWith('{deed}')).click()"
    )


def test_a_host_asks_for_what_is_offered_and_removes_only_by_a_second_press(
    words: Catalogue, browser: Browser
) -> None:
    with staged(words, browser, "classic") as stage:
        tab = hosting(stage)
        desk = stage.phones.desk
        assert isinstance(desk, Desk)
        tab.press("Deal")
        tab.until(lambda: desk.orders == [Order(HostDeed.DEAL)])
        inside(tab, 1, "Bot")
        name = desk.sight(1).rows[1].name
        tab.until(lambda: desk.orders[1:] == [Order(HostDeed.BOT, 1, name)])
        inside(tab, 3, "Remove")
        name = desk.sight(1).rows[3].name
        tab.button(f"Really remove {name}?")
        assert len(desk.orders) == 2
        inside(tab, 3, "Really")
        tab.until(lambda: desk.orders[2:] == [Order(HostDeed.REMOVE, 3, name)])
        desk.refuses = words("phone.host_too_late")
        tab.press("Pause")
        tab.until(
            lambda: "any more" in tab.ask("document.getElementById('host-refused').textContent")
        )
        # Whoever may not host any more has no such button, and nothing open.
        stage.phones.desk = None
        stage.phones._say(stage.guest.line or 0, Hosting([], []))
        tab.until(lambda: tab.ask("document.getElementById('menu-host').hidden"))
        assert not tab.ask("document.getElementById('host').open")
        tab.close()


def test_a_host_who_waits_for_cards_can_deal(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = waits_as_host(stage)
        desk = stage.phones.desk
        assert isinstance(desk, Desk)
        tab.press("Host the table")
        tab.press("Deal")
        tab.until(lambda: desk.orders == [Order(HostDeed.DEAL)])
        tab.close()
