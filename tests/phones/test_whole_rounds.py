"""Whole rounds on the page in a real browser, by the accessibility tree alone: from coming in to the scores.

`ALL_FOR_ONE_PHONES=10` lets ten phones play at once instead of three.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.engine.match import Match
from game.engine.rng import Rng
from game.phones.news import News
from game.scenes.base.phone_door import phones_of
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.session.viewpoint import Viewpoint
from game.show.devices import phone
from game.variants import VARIANTS, find_variant
from game.words.catalogue import Catalogue
from tests.harness.couch import PAD, Couch, couch
from tests.phones.blind_play import hand, play_blind
from tests.phones.browser import Browser, Tab, chromium, needs_browser
from tests.phones.table_of_phones import HOME, Sofa, deal, open_phones
from tests.scenes.test_corners_in_every_game import take_turn

pytestmark = needs_browser
GAMES = [variant.info.id for variant in VARIANTS]
PHONES = int(os.environ.get("ALL_FOR_ONE_PHONES", "3"))
ROUNDS_OF_MANY = ["classic"] if PHONES == 3 else GAMES
"""The games of which many phones play a round: all where more phones are asked for."""
SHORTER = {"callout": {"mistakes": "refused", "turn_seconds": 0}}
"""What somebody who has to listen to the page first chooses at the set-up."""
SEEDS = {"callout": 12}
"""Deals with which a round is short."""
FRAME = 16
STEP = 64
"""ms of game time between two looks at the phones."""
LISTENS = 2048
"""ms for which somebody listens on their own turn; others call and accuse meanwhile."""
LONGEST = 400
"""Turns within which a round must end."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as found:
        yield found
        found.meanwhile = lambda: None


def ended(tab: Tab) -> str:
    """Wait until the page says who has won; return what it says."""
    return tab.find(
        lambda node: node.role == "heading" and node.name.endswith("won!"), "an end"
    ).name


def get_ready(tab: Tab) -> None:
    """Press what lets the next round, or what comes after the match, begin."""
    tab.press_node(
        tab.find(lambda node: node.role == "button" and node.name.startswith("Ready"), "way on")
    )


def join(browser: Browser, link: str) -> Tab:
    """Open the page, and press what a screen reader calls "Sit down"."""
    tab = browser.phone(390, 844, ("prefers-reduced-motion", "reduce"))
    tab.open(link)
    tab.press("Sit down")
    return tab


def shows(tab: Tab, number: int) -> bool:
    """Whether the page shows the table with this number."""
    return bool(tab.ask("document.getElementById('table').dataset.number") == str(number))


def said_at_once(tab: Tab) -> list[str]:
    """What is read out at once now."""
    return [n.name for n in tab.nodes() if n.live == "assertive" and n.role == "StaticText"]


def turn(tab: Tab, done: Callable[[], bool]) -> str:
    """Do what the turn asks for, and answer the dialogs that it opens; draw if a card does not go.

    Return the card that was played, or "".
    """
    card = play_blind(tab)
    if [node for node in tab.nodes() if node.role == "dialog"]:
        tab.press(tab.named("button")[0])

    def refused() -> bool:
        return any(not each.startswith(("Your turn", "You face")) for each in said_at_once(tab))

    tab.until(lambda: done() or refused())
    if not done():
        tab.press(next(name for name in tab.named("button") if name.startswith(("Draw", "Take "))))
        tab.until(done)
        card = ""
    return card


def turn_is_new(match: Match) -> bool:
    """Whether somebody else has had a turn since the seat's own last action.

    If nobody has, the turn was told when it went on, and a call made since has taken that away.
    """
    verbs = match.variant.info.turn_verbs
    for entry in reversed(match.log):
        if entry.seat == 0:
            return False
        if entry.action.verb in verbs:
            return True
    return True


def call(tab: Tab, match: Match, seen: Viewpoint, card: str) -> None:
    """Call what the rules ask for after a play: a suit, a spade by its name, and "One" at the end."""
    tab.until(lambda: shows(tab, seen.observation.number))
    if card.lower().startswith(("jack", "joker")):
        tab.press("Diamonds")
        tab.until(lambda: match.state.called >= 0)
    if " of spades" in card:
        before = len(match.log)
        tab.press("Call")
        tab.until(lambda: len(match.log) > before)
    nodes = tab.nodes()
    cards = [n for n in nodes if n.role == "button" and " of " in n.name.rpartition(", ")[2]]
    if not cards and not [n for n in nodes if (n.role, n.name) == ("heading", "Your turn")]:
        tab.press("One!")
        tab.until(lambda: seen.over)


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_played_by_who_sees_nothing(
    words: Catalogue, browser: Browser, game: str
) -> None:
    with open_phones(words) as phones:
        plays = True

        def go_on() -> None:
            phones.update()
            if host is not None and plays:
                go(STEP)

        def go(time: int) -> None:
            assert host is not None
            for _ in range(0, time, STEP):
                if not host.over:
                    host.ponder()
                    host.update(STEP)

        host = None
        browser.meanwhile = go_on
        tab = join(browser, phones.link())
        tab.until(lambda: phones.guests)
        plays = False
        host = deal(phones, game, 1, SHORTER.get(game), SEEDS.get(game, 1))
        host.pace(0, 0, 1.0)
        match, own = host.match, phones.guests[1].sight
        assert own is not None
        assert len(hand(tab)) == len(match.state.hands[0])
        for _ in range(LONGEST):
            plays = True
            tab.until(lambda: own.viewpoint.in_turn or host.over)
            if host.over:
                break
            plays = False
            if host.timed:
                go(LISTENS)
                if host.over:
                    break
            tab.until(lambda: shows(tab, own.viewpoint.observation.number))
            tab.find(lambda node: node.role == "heading" and node.name == "Your turn", "own turn")
            if turn_is_new(match):
                tab.until(lambda: any(each.startswith("Your turn") for each in said_at_once(tab)))
            before = len(match.log)
            card = turn(tab, lambda before=before: len(match.log) > before)
            if host.timed:
                call(tab, match, own.viewpoint, card)
        assert host.over
        told = ended(tab)
        tab.until(lambda: tab.nodes() and told in " ".join(tab.heard))
        assert any(each.startswith("Your turn") for each in tab.heard)
        assert any("Bot 0" in each for each in tab.heard)
        assert any(". Bot 0: " in node.name for node in tab.nodes())
        get_ready(tab)
        tab.until(lambda: (1, News.GOES_ON) in phones.happened())
        browser.meanwhile = lambda: None
        tab.close()


@pytest.mark.parametrize("game", ROUNDS_OF_MANY)
def test_phones_play_a_round_beside_a_pad_and_a_bot(
    tmp_path: Path, browser: Browser, game: str
) -> None:
    """Those phones for which there is no seat watch."""
    sitting = min(PHONES, find_variant(game).info.max_players - 2)
    used = (*(phone(number) for number in range(1, sitting + 1)), PAD)
    with couch(tmp_path, used, game=game, bot_count=1, seed=3, options=SHORTER.get(game)) as made:
        phones = phones_of(made.kit)
        phones.let_in([HOME], 0)
        try:
            phones.door = Sofa()
            _play_a_round(made, browser, sitting)
        finally:
            browser.meanwhile = lambda: None
            phones.close()


def _play_a_round(made: Couch, browser: Browser, sitting: int) -> None:
    phones = phones_of(made.kit)
    browser.meanwhile = phones.update
    tabs = []
    for number in range(sitting):
        tabs.append(join(browser, phones.link()))
        tabs[-1].until(lambda number=number: len(phones.guests) > number)
    for _ in range(PHONES - sitting):
        tabs.append(browser.phone(320, 568))
        tabs[-1].open(phones.link())
        tabs[-1].press("Only watch")
    host, match, luck = made.scene.host, made.match, Rng(5)
    phones.play(host, made.seating.phones)
    for _ in range(LONGEST * FRAME):
        if host.over:
            break
        seat = match.state.turn
        if seat < sitting:
            browser.meanwhile = phones.update
            if host.timed:  # others call and accuse meanwhile
                for _ in range(0, LISTENS, FRAME):
                    made.frame()
            if not host.over and match.state.turn == seat:
                sight = phones.guests[seat + 1].sight
                assert sight is not None
                _turn_on_page(tabs[seat], match, sight.viewpoint)
        elif seat == sitting:
            made.frame()
            if match.state.turn == seat and not host.over:
                take_turn(made, seat, luck)
        else:
            made.frame()
    assert host.over
    browser.meanwhile = made.frame
    for tab in tabs:
        ended(tab)
    tabs[0].until(lambda: isinstance(made.top, EndScene | ResultScene))
    for tab in tabs[:sitting]:
        get_ready(tab)
    # The others wait for whoever has the pad, as tests/scenes/test_ready.py plays to the end.
    tabs[0].until(lambda: host.readiness.waiting == [sitting])
    for tab in tabs:
        tab.close()


def _turn_on_page(tab: Tab, match: Match, seen: Viewpoint) -> None:
    before = len(match.log)
    # On a busy machine one of ten pages may be looking for its line, and its holder waits.
    tab.until(lambda: shows(tab, match.number) and "Try now" not in tab.named("button"))
    card = turn(tab, lambda: len(match.log) > before)
    if seen.timed:
        call(tab, match, seen, card)
