"""Which way play goes, as the strip of players on a phone shows it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.notation.action_text import parse_action
from game.session.host import Host
from game.words.catalogue import Catalogue
from tests.harness.written import Position
from tests.phones.browser import Browser, Tab, chromium, needs_browser
from tests.phones.page_states import Stage, shows, staged

TURNS: Position = {"hands": ["Rrev R1 G2", "Rrev Y4 B1", "R5 Y8 B3"], "discard": "R3"}
"""The first two players have a Reverse each, the second of them once play has come round to them again."""
ARROWS = (
    "[...document.querySelectorAll('#players .player')].slice(1)"
    ".map((each) => getComputedStyle(each, '::before').rotate).join()"
)
ON, BACK = "45deg", "225deg"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as found:
        yield found


def play(stage: Stage, tab: Tab, host: Host, seat: int, text: str) -> bool:
    """Play a card; return whether the phone is told that play goes back."""
    action = parse_action(f"play {text}", host.match.table.deck, host.variant.info.vocabulary)
    assert host.runner.submit(seat, action) is None
    shows(stage, tab)
    return stage.shown.middle.back


@needs_browser
def test_the_arrows_between_players_turn_whenever_a_card_turns_play(
    words: Catalogue, browser: Browser
) -> None:
    with staged(words, browser, "classic") as stage:
        tab = stage.sit()
        host = stage.place(TURNS)
        shows(stage, tab)
        assert (stage.shown.middle.back, tab.ask(ARROWS)) == (False, ON)
        assert play(stage, tab, host, 0, "Rrev")
        assert tab.ask(ARROWS) == BACK
        assert host.match.state.turn == 2
        assert play(stage, tab, host, 2, "R5")
        assert tab.ask(ARROWS) == BACK
        assert not play(stage, tab, host, 1, "Rrev")
        assert tab.ask(ARROWS) == ON
        tab.close()
