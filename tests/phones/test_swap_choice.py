"""Whom to swap hands with, as the phone of somebody with a 7 asks it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.actions import Action
from game.words.catalogue import Catalogue
from tests.harness.written import Position
from tests.phones.browser import Browser, chromium, needs_browser
from tests.phones.page_states import shows, staged, tap_card

SEVEN: Position = {
    "hands": ["R5 R2 G9", "R7 G1 Y9", "R1 Y8", "B1 B2 B4 Y2"],
    "discard": "R3",
    "turn": 1,
}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as found:
        yield found


@needs_browser
@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_stands_with_their_cards_from_the_next_player_on(
    words: Catalogue, browser: Browser, seat: int
) -> None:
    with staged(words, browser, "classic") as stage:
        tab = stage.sit()
        hands = [*SEVEN["hands"][1 - seat :], *SEVEN["hands"][: 1 - seat]]
        host = stage.place({**SEVEN, "hands": hands, "turn": seat}, {"seven_zero": True})
        stage.phones.play(host, {stage.guest.number: seat})
        shows(stage, tab)
        place = next(at for at, card in enumerate(stage.shown.hand) if card.code == "R7")
        tap_card(tab, place)
        tap_card(tab, place)
        tab.until(lambda: tab.ask("document.getElementById('sheet').open"))
        others = [(seat + step) % 4 for step in (1, 2, 3)]
        names, state = [each.name for each in host.plan.seats], host.match.state
        asked = [f"{names[each]}, cards: {len(state.hands[each])}" for each in others]
        assert (
            tab.ask(
                "[...document.querySelectorAll('#sheet-items button')]"
                ".map((each) => each.getAttribute('aria-label'))"
            )
            == asked
        )
        tab.close()


@needs_browser
def test_what_is_asked_goes_when_a_bot_has_played_instead(
    words: Catalogue, browser: Browser
) -> None:
    """Somebody was away for long, and a tap was refused then with "The cards have changed"."""
    with staged(words, browser, "classic") as stage:
        tab = stage.sit()
        host = stage.place({**SEVEN, "turn": 1}, {"seven_zero": True})
        stage.phones.play(host, {stage.guest.number: 1})
        shows(stage, tab)
        place = next(at for at, card in enumerate(stage.shown.hand) if card.code == "R7")
        tap_card(tab, place)
        tap_card(tab, place)
        tab.until(lambda: tab.ask("document.getElementById('sheet').open"))
        assert host.runner.submit(1, Action("draw")) is None
        shows(stage, tab)
        tab.until(lambda: not tab.ask("document.getElementById('sheet').open"))
        tab.close()
