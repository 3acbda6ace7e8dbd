"""A seat is found again by its phone, however the page was opened; and its cards are nobody else's to see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.words.catalogue import Catalogue
from tests.phones.blind_play import hand
from tests.phones.browser import Browser, Tab, chromium, needs_browser
from tests.phones.page_states import Stage, at_table, own_turn, staged
from tests.phones.table_of_phones import HOME

pytestmark = needs_browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as found:
        yield found


def has_hand(stage: Stage, tab: Tab, before: list[str]) -> None:
    """Wait until the page has its hand again."""
    tab.find(lambda node: node.role == "heading" and node.name == "Your turn", "own turn")
    assert hand(tab) == before
    assert len(stage.phones.guests) == 1


def test_a_code_that_is_scanned_again_leads_to_ones_own_seat(
    words: Catalogue, browser: Browser
) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at_table(own_turn)(stage)
        before = hand(tab)
        again = tab.another()
        again.open(stage.phones.link())
        has_hand(stage, again, before)
        # The tab that was there before says so, and can have it back.
        tab.find(lambda node: node.name == "Ruth plays on another phone", "a cover")
        assert not [name for name in tab.named("button") if name in before]
        tab.press("Play here again")
        has_hand(stage, tab, before)
        again.close()
        tab.close()


def test_a_tab_that_was_closed_is_not_missed(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at_table(own_turn)(stage)
        before = hand(tab)
        again = tab.another()
        tab.close()
        # By the bare address, without the code.
        again.open(f"http://{stage.phones.addresses[0]}/")
        has_hand(stage, again, before)
        again.close()


def test_a_page_comes_back_by_itself_once_phones_are_let_in_again(
    words: Catalogue, browser: Browser
) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at_table(own_turn)(stage)
        before, phones = hand(tab), stage.phones
        addresses, port = [HOME], phones.port
        for _ in range(2):
            phones.close()
            tab.find(lambda node: node.name == "Phones are off", "a cover")
            assert not [name for name in tab.named("button") if name in before]
            phones.let_in(addresses, port)
            has_hand(stage, tab, before)
        tab.close()


def test_a_code_that_is_old_leads_to_it_too(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at_table(own_turn)(stage)
        before = hand(tab)
        again = tab.another()
        tab.close()
        again.open(f"http://{stage.phones.addresses[0]}/#ZZZZ")
        has_hand(stage, again, before)
        again.close()


SAID = """
  window.said = []
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    said.push(text)
    return send.call(this, text)
  }"""
"""Notes what the page says."""


def test_at_another_table_nothing_is_said_of_it(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at_table(own_turn)(stage)
        secret = stage.guest.secret
        again = tab.another()
        tab.close()
        stage.phones.table = "another"
        stage.phones.guests.clear()
        again.call("Page.addScriptToEvaluateOnNewDocument", source=SAID)
        again.open(stage.phones.link())
        again.button("Sit down")
        said = again.ask("said.join()")
        assert '"hello"' in said
        assert secret not in said
        again.close()


def test_a_seat_that_was_given_up_is_forgotten(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at_table(own_turn)(stage)
        tab.press("Menu")
        tab.press("Give up the seat")
        tab.press("Really give up the seat?")
        tab.find(lambda node: node.name == "You have no seat now", "an end")
        assert tab.ask("localStorage.getItem('seats')") == "{}"
        tab.close()


SEEN = """[...document.querySelectorAll('#cards li')].filter((each) =>
  each.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length"""


def test_cards_are_covered_by_one_tap_and_stay_so(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at_table(own_turn)(stage)
        before = hand(tab)
        assert tab.ask(SEEN) == len(before)
        tab.press("Cover my cards")
        tab.until(lambda: tab.ask(SEEN) == 0)
        assert not set(tab.named("button")) & set(before)
        tab.reload()
        tab.find(lambda node: node.role == "heading" and node.name == "Your turn", "own turn")
        assert tab.ask(SEEN) == 0
        assert not set(tab.named("button")) & set(before)
        tab.press("Show my cards")
        tab.until(lambda: hand(tab) == before)
        assert tab.ask(SEEN) == len(before)
        tab.close()


def test_while_the_page_is_hidden_the_cards_are_covered(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at_table(own_turn)(stage)
        before = hand(tab)
        other = tab.another()
        browser.call("Target.activateTarget", targetId=other.target)
        tab.until(lambda: tab.ask("document.hidden"))
        assert tab.ask(SEEN) == 0
        browser.call("Target.activateTarget", targetId=tab.target)
        tab.until(lambda: tab.ask(SEEN) == len(before))
        assert hand(tab) == before
        other.close()
        tab.close()
