"""The states of the phones' page in large text on small screens; pictures of all are taken by a command."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.rng import Rng
from game.tools.soak import random_action
from game.words.catalogue import Catalogue
from tests.phones.browser import Browser, chromium, needs_browser
from tests.phones.page_faults import faults
from tests.phones.page_states import DOUBTFUL, STATES, PageState, shows, staged

pytestmark = needs_browser
LARGE = 200
SIZES = ((320, 640), (844, 390))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as found:
        yield found


@pytest.mark.parametrize("state", STATES, ids=lambda state: f"{state.name}-{state.games[-1]}")
def test_nothing_is_cut_and_what_is_needed_is_in_sight(
    words: Catalogue, browser: Browser, state: PageState
) -> None:
    with staged(words, browser, state.games[-1]) as stage:
        tab = state.make(stage)
        tab.write_large(LARGE)
        for size in SIZES:
            tab.size(*size, pixels=1)
            tab.settle()
            assert faults(tab) == [], size
        tab.close()


def test_a_hand_that_was_shown_goes_with_the_round_at_the_latest(
    words: Catalogue, browser: Browser
) -> None:
    with staged(words, browser, "classic") as stage:
        tab = stage.sit()
        position = {**DOUBTFUL, "hands": ["R9 G1", "B2 B4", "R1 Y8"]}
        host = stage.place(position, {"draw4": "doubt"})
        shows(stage, tab)
        tab.press("Doubt it")
        tab.until(lambda: tab.ask(IS_OPEN))
        luck = Rng(1)
        played = 0
        while not host.match.over:
            seat, action = random_action(host.variant, host.match.state, host.now, luck)
            assert host.runner.submit(seat, action) is None
            played += 1
            if played == 3:  # it stays while others play
                shows(stage, tab)
                assert tab.ask(IS_OPEN)
        assert played > 3
        shows(stage, tab)
        assert not tab.ask(IS_OPEN)
        tab.close()


IS_OPEN = "document.getElementById('seen').open"


WIDEST = ("W" * 40, "ﷺ" * 20, "ص" * 40, "國" * 20, "_" * 40)
"""Names of one unbroken word, as long as one may be that is kept."""


@pytest.mark.parametrize("state", STATES, ids=lambda state: f"{state.name}-{state.games[-1]}")
def test_no_page_is_wider_than_its_window(
    words: Catalogue, browser: Browser, state: PageState
) -> None:
    name = WIDEST[STATES.index(state) % len(WIDEST)]
    with staged(words, browser, state.games[-1], name) as stage:
        tab = state.make(stage)
        for size in ((320, 640), (390, 844), (844, 390)):
            tab.size(*size, pixels=1)
            tab.settle()
            wide = [fault for fault in faults(tab) if fault.startswith(("wide", "outside"))]
            assert wide == [], size
        tab.close()
