"""The page of the phones in a real browser: what is pressed is found by what a screen reader reads."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.actions import Action
from game.phones import reception
from game.phones.phones import Phones
from game.session.host import Host
from game.show.offers.offer import AT_ONCE
from game.variants import VARIANTS
from game.words.catalogue import Catalogue
from tests.phones.blind_play import hand, play_blind
from tests.phones.browser import Browser, Tab, chromium, needs_browser
from tests.phones.page_faults import faults
from tests.phones.table_of_phones import Client, deal, open_phones

pytestmark = needs_browser
GAMES = [variant.info.id for variant in VARIANTS]
FRAME = 16
"""ms of game time between two looks at the phones."""
SIZES = ((390, 844), (844, 390), (320, 568))
SAID = "['assertive', 'polite'].map((each) => document.getElementById(each))"
"""The parts of the page that are read aloud, in its own language."""


class Evening:
    """A table that is open to phones, and what the program does between two frames."""

    def __init__(self, phones: Phones, browser: Browser) -> None:
        self.phones, self.browser = phones, browser
        self.host: Host | None = None
        self.plays = True
        self.tabs: list[Tab] = []
        self.breaks = False
        """Whether the line is broken on purpose, of which browsers complain."""
        browser.meanwhile = self.go_on

    def go_on(self) -> None:
        self.phones.update()
        if self.host is not None and self.plays and not self.host.over:
            self.host.ponder()
            self.host.update(FRAME)

    def phone(self, *, code: bool = True) -> Tab:
        # Cards that fly would be looked at halfway.
        tab = self.browser.phone(*SIZES[0], ("prefers-reduced-motion", "reduce"))
        self.tabs.append(tab)
        tab.open(self.phones.link() if code else f"http://{self.phones.addresses[0]}/")
        return tab

    def check(self) -> None:
        """Nothing was complained of, and nothing was asked for but what the program itself serves."""
        address = self.phones.addresses[0]
        for tab in self.tabs:
            assert tab.asked
            own = (f"http://{address}/", f"ws://{address}/table")
            assert [each for each in tab.asked if not each.startswith(own)] == []
            assert tab.complaints == [] or self.breaks

    def deal(self, game: str, seed: int = 1, **options: Any) -> Host:
        self.host = deal(self.phones, game, 1, options, seed)
        self.host.pace(0, 0, 1.0)
        return self.host

    @property
    def sight(self) -> Any:
        sight = self.phones.guests[1].sight
        assert sight is not None
        return sight.viewpoint


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as found:
        yield found


@pytest.fixture
def evening(words: Catalogue, browser: Browser) -> Iterator[Evening]:
    with open_phones(words) as phones:
        made = Evening(phones, browser)
        yield made
        browser.meanwhile = lambda: None
        made.check()


def test_one_tap_is_enough_to_sit_down(evening: Evening) -> None:
    tab = evening.phone()
    tab.press("Sit down")
    tab.until(lambda: evening.phones.guests)
    assert evening.phones.guests[1].seat.portrait == "ruth"
    assert evening.phones.guests[1].seat.name == "Ruth"
    host = evening.deal(GAMES[0])
    assert len(hand(tab)) == len(host.match.state.hands[0])
    tab.close()


def test_who_writes_no_name_says_none(evening: Evening) -> None:
    tab = evening.phone()
    tab.button("Sit down")
    tab.ask(
        "window.said = []; WebSocket.prototype.send = new Proxy(WebSocket.prototype.send,"
        " { apply: (send, line, [text]) => { said.push(text); return send.call(line, text) } }); 0"
    )
    tab.press("Sit down")
    tab.until(lambda: evening.phones.guests)
    (sat,) = [each for each in map(json.loads, tab.ask("said")) if each["type"] == "sit"]
    assert (sat["name"], sat["portrait"]) == ("", "ruth")
    tab.close()


def test_the_code_can_be_typed_and_is_in_no_address_that_is_sent(evening: Evening) -> None:
    tab = evening.phone(code=False)
    tab.until(lambda: tab.ask("document.activeElement?.id") == "code-letters")
    tab.call("Input.insertText", text="????" if evening.phones.code == "2222" else "2222")
    tab.until(lambda: tab.ask("document.activeElement?.getAttribute('aria-invalid')") == "true")
    tab.call("Input.insertText", text=evening.phones.code.lower())
    tab.button("Sit down")
    assert evening.phones.code not in tab.ask(
        "performance.getEntries().map((each) => each.name).join()"
    )
    tab.close()


def test_another_name_and_portrait_can_be_chosen(evening: Evening) -> None:
    tab = evening.phone()
    tab.button("Sit down")
    tab.call(
        "DOM.focus", backendNodeId=tab.find(lambda node: node.role == "textbox", "name").element
    )
    tab.call("Input.insertText", text="Ida")
    tab.ask("document.querySelector('.face:nth-child(2) input').click()")
    tab.press("Sit down")
    tab.until(lambda: evening.phones.guests)
    seat = evening.phones.guests[1].seat
    assert (seat.name, seat.portrait) == ("Ida", "jun")
    tab.close()


def secret_in(tab: Tab) -> str:
    """The secret of the one seat that a browser keeps."""
    (seat,) = json.loads(tab.ask("localStorage.getItem('seats')")).values()
    secret: str = seat["secret"]
    return secret


def on_screen(evening: Evening, tab: Tab) -> None:
    """Wait until the page shows the table as it is now."""
    number = str(evening.sight.observation.number)
    tab.until(lambda: tab.ask("document.getElementById('table').dataset.number") == number)


def fits(tab: Tab) -> None:
    """Nothing is cut, and hand and buttons are in the first screen: upright and across, in large text too."""
    for percent in (200, 100):
        tab.write_large(percent)
        for size in SIZES:
            tab.size(*size)
            tab.settle()
            assert faults(tab) == [], (size, percent)
    tab.size(*SIZES[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits_and_a_card_is_played_by_its_name_alone(evening: Evening, game: str) -> None:
    tab = evening.phone()
    tab.press("Sit down")
    tab.until(lambda: evening.phones.guests)
    entries = evening.deal(game).match.log
    for turn in range(12):
        evening.plays = True
        tab.until(lambda: evening.sight.in_turn)
        # Who sees nothing is slow: the game by the clock waits for the test.
        evening.plays = False
        on_screen(evening, tab)
        if not turn:
            assert "Your turn" in tab.named("heading")
            fits(tab)
        before = len(entries)
        card = play_blind(tab)
        if [node for node in tab.nodes() if node.role == "dialog"]:
            tab.press(tab.named("button")[0])
        tab.until(lambda before=before: len(entries) > before)
        assert entries[before].seat == 0
        if card:
            assert entries[before].action.verb == "play"
            break
    else:
        pytest.fail("no card has been played")
    tab.close()


def seated(evening: Evening, game: str = GAMES[0], **options: Any) -> Tab:
    """A phone with a hand, whose turn it is; the bot waits."""
    tab = evening.phone()
    tab.press("Sit down")
    tab.until(lambda: evening.phones.guests)
    evening.deal(game, **options)
    tab.until(lambda: evening.sight.in_turn)
    evening.plays = False
    tab.find(lambda node: node.role == "heading" and node.name == "Your turn", "own turn")
    return tab


def test_after_a_reload_the_hand_is_there_again(evening: Evening) -> None:
    tab = seated(evening)
    before = hand(tab)
    secret = secret_in(tab)
    tab.reload()
    tab.find(lambda node: node.role == "heading" and node.name == "Your turn", "own turn")
    assert hand(tab) == before
    assert len(evening.phones.guests) == 1
    assert secret not in tab.ask(
        "location.href + performance.getEntries().map((each) => each.name).join()"
    )
    tab.close()


def test_another_code_in_the_address_takes_nobodys_seat(evening: Evening) -> None:
    """A page that has opened ours can change what stands behind the #, and once did so with the seat."""
    tab = seated(evening)
    before = hand(tab)
    secret = secret_in(tab)
    for number in range(20):
        tab.ask(f"location.hash = 'XXX{number}'")
        tab.settle()
    assert secret_in(tab) == secret
    assert hand(tab) == before
    assert len(evening.phones.guests) == 1
    other = evening.phone()  # of the same address, with the right code
    other.button("Sit down")
    other.close()
    tab.close()


def test_a_lost_line_covers_the_cards_and_comes_back_by_itself(evening: Evening) -> None:
    evening.breaks = True
    tab = seated(evening)
    before = hand(tab)
    address = evening.phones.addresses[0]
    port = int(address.rpartition(":")[2])
    server = evening.phones._server
    assert server is not None
    server.close()
    tab.find(lambda node: node.name == "Back in a moment", "a cover")
    tab.find(lambda node: node.name.startswith("Held for "), "a countdown")
    assert not [name for name in tab.named("button") if name in before]
    assert tab.ask("getComputedStyle(document.getElementById('hand')).visibility") == "hidden"
    server.listen([address.rpartition(":")[0]], port)
    assert evening.phones.addresses == [address]
    tab.until(lambda: tab.ask("document.getElementById('cover').hidden"))
    assert hand(tab) == before
    tab.close()


def test_a_page_from_before_an_update_loads_itself_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.breaks = True
    tab = seated(evening)
    before = hand(tab)
    monkeypatch.setattr(reception, "VERSION", reception.VERSION + 1)
    address = evening.phones.addresses[0].rpartition(":")
    server = evening.phones._server
    assert server is not None
    server.close()
    server.listen([address[0]], int(address[2]))
    tab.find(lambda node: node.name == "This page is out of date", "a cover")
    assert not [name for name in tab.named("button") if name in before]
    monkeypatch.undo()  # what is loaded now is the page of this program
    tab.press("Reload")
    tab.find(lambda node: node.role == "heading" and node.name == "Your turn", "own turn")
    assert hand(tab) == before
    tab.close()


def test_the_seat_is_given_up_only_when_it_is_said_twice(evening: Evening) -> None:
    tab = seated(evening)
    tab.press("Menu")
    tab.press("Give up the seat")
    tab.button("Really give up the seat?")
    assert evening.phones.guests[1].line is not None
    tab.press("Back")
    tab.press("Menu")
    tab.press("Give up the seat")
    tab.press("Really give up the seat?")
    tab.find(lambda node: node.name == "You have no seat now", "an end")
    tab.close()


def test_the_page_waits_once_the_match_is_left(evening: Evening) -> None:
    tab = seated(evening)
    before = hand(tab)
    assert before
    assert tab.ask(f"{SAID}.map((each) => each.textContent).join('')")
    evening.host = None
    evening.phones.play(None, {})
    tab.find(lambda node: node.name == "You have a seat, Ruth", "a place to wait")
    assert not [name for name in tab.named("button") if name in before]
    tab.until(lambda: not tab.ask(f"{SAID}.map((each) => each.textContent).join('')"))
    tab.close()


def test_a_newer_phone_takes_the_seat_and_gives_it_back(evening: Evening) -> None:
    tab = seated(evening)
    before = hand(tab)
    newer = Client(evening.phones)
    newer.hello(secret=secret_in(tab))
    newer.hears("table")
    tab.press("Play here again")
    assert newer.hears("closed")["why"] == "moved"
    tab.until(lambda: tab.ask("document.getElementById('cover').hidden"))
    assert hand(tab) == before
    newer.close()
    tab.close()


def test_what_does_not_go_says_why_and_leaves_the_focus_where_it_is(evening: Evening) -> None:
    tab = seated(evening)
    card = next(name for name in hand(tab) if "not playable" in name)
    tab.press(card)
    tab.until(lambda: "match" in tab.ask("document.getElementById('assertive').textContent"))
    assert tab.ask("document.querySelector('.clause').checkVisibility()")
    assert tab.ask("document.activeElement.getAttribute('aria-label')") == card
    assert evening.host is not None
    assert all(entry.seat for entry in evening.host.match.log)
    tab.close()


def test_a_tap_does_what_was_to_be_seen_when_the_finger_came_down(evening: Evening) -> None:
    tab = seated(evening)
    host = evening.host
    assert host is not None
    tab.put_down("Draw")
    # Somebody else draws for the seat, and once more it is its turn: drawing would do again.
    assert host.runner.submit(0, Action("draw")) is None
    if evening.sight.in_turn:
        assert host.runner.submit(0, evening.sight.choices[0]) is None
    evening.plays = True
    tab.until(lambda: evening.sight.in_turn)
    evening.plays = False
    on_screen(evening, tab)
    done = len(host.match.log)
    tab.lift()
    tab.until(lambda: tab.ask("document.getElementById('refusal').checkVisibility()"))
    assert len(host.match.log) == done
    tab.tap("Draw")
    tab.until(lambda: len(host.match.log) > done)
    tab.close()


def test_a_tap_raises_a_card_and_another_plays_it(evening: Evening) -> None:
    tab = seated(evening)
    host = evening.host
    assert host is not None
    card = next(name for name in hand(tab) if ", playable" in name)
    tab.tap(card)
    tab.find(lambda node: node.name == card and node.pressed, "a raised card")
    done = len(host.match.log)
    tab.tap(card)
    tab.until(lambda: len(host.match.log) > done)
    assert host.match.log[-1].action.verb == "play"
    tab.close()


def test_a_bid_is_found_step_by_step_and_heard(evening: Evening) -> None:
    tab = seated(evening, "tricks")
    host = evening.host
    assert host is not None
    bids = [each.number for each in evening.sight.choices if each.verb == "bid"]
    tab.press("Lower")  # there is nothing lower
    assert tab.button(f"Bid {bids[0]}")
    for _ in bids:
        tab.press("Higher")
    tab.button(f"Bid {bids[-1]}")
    tab.press("Lower")
    tab.until(lambda: tab.nodes() and tab.heard[-1] == f"Bid {bids[-2]}")
    assert tab.ask("document.activeElement.getAttribute('aria-label')") == "Lower"
    fits(tab)
    assert not host.match.log
    tab.tap(f"Bid {bids[-2]}")
    tab.until(lambda: host.match.log)
    assert host.match.log[0].action == Action("bid", number=bids[-2])
    on_screen(evening, tab)
    assert not evening.sight.in_turn
    assert tab.button("Not your turn yet")  # no card is to be chosen while others bid
    tab.close()


def test_equal_cards_are_raised_together_and_played_at_once(evening: Evening) -> None:
    tab = evening.phone()
    tab.press("Sit down")
    tab.until(lambda: evening.phones.guests)
    evening.plays = False

    def pairs(seed: int) -> list[int]:
        state = evening.deal("callout", seed).match.state
        return [
            card
            for card in set(state.hands[0])
            if state.hands[0].count(card) == 2 and state.turn == 0
        ]

    seed = next(seed for seed in range(200) if pairs(seed))
    card = pairs(seed)[0]
    host = evening.host
    assert host is not None
    # Names of cards stand between marks, behind the mark of their suit.
    code = host.match.table.deck.codes[card]
    shown = evening.phones.guests[1].sight.shown()
    plain = next(each.name[2:] for each in shown.hand if each.code == code).strip("\ue001\ue002")
    tab.until(lambda: [each for each in tab.named("button") if each.startswith(plain)])
    for each in [each for each in hand(tab) if each.startswith(plain)]:
        tab.press(each)
    tab.until(lambda: sum(node.pressed for node in tab.nodes()) == 2)
    tab.press(next(each for each in hand(tab) if each.startswith(plain)))
    tab.until(lambda: host.match.log)
    assert host.match.log[0].action == Action("play", (card, card))
    tab.close()


def test_an_onlooker_sees_the_table_and_no_buttons(evening: Evening) -> None:
    newcomer = Client(evening.phones)
    newcomer.hello(code=evening.phones.code)
    newcomer.hears("welcome")
    newcomer.say("sit", name="Ruth", portrait="ruth")
    newcomer.hears("seated")
    tab = evening.phone()
    tab.press("Only watch")
    tab.find(lambda node: node.name == "You are watching", "a place to watch")
    evening.deal(GAMES[0])
    tab.find(lambda node: node.name.startswith("Ruth, cards: "), "a player")
    assert [name for name in tab.named("button") if " left" not in name] == ["Menu"]
    sofa = evening.phones.door
    evening.phones.door = None
    tab.press("Menu")
    tab.press("Sit down")
    tab.find(lambda node: node.name == "No seat is free now. You can watch.", "nothing to sit on")
    # A seat is free now, as between rounds.
    evening.phones.door = sofa
    tab.press("Sit down")
    tab.until(lambda: len(evening.phones.guests) == 2)
    # The match goes on: it is watched by somebody who has a seat.
    out = "You sit this match out, Ruth. Next time, whoever sat out gets a seat first."
    tab.find(lambda node: node.name == out, "that one sits out")
    tab.find(lambda node: node.name.startswith("Ruth, cards: "), "a player")
    assert [name for name in tab.named("StaticText") if name == out]
    for size in SIZES:
        tab.size(*size)
        tab.settle()
        assert faults(tab) == [], size
    tab.press("Menu")
    tab.press("Give up the seat")
    tab.press("Really give up the seat?")
    tab.until(lambda: len(evening.phones.guests) == 1)
    newcomer.close()
    tab.close()


def test_six_things_to_call_come_at_once_and_all_others_behind_one_more(evening: Evening) -> None:
    tab = evening.phone()
    tab.press("Sit down")
    tab.until(lambda: evening.phones.guests)
    host = evening.deal("callout", 3)
    evening.plays = False

    def spades() -> list[str]:
        sheet = (
            "[...document.querySelectorAll('#sheet-items button')].map((each) => each.innerText)"
        )
        found: list[str] = tab.ask(sheet)
        return found

    tab.press("Call")
    tab.until(lambda: len(spades()) == AT_ONCE)
    first = spades()
    tab.press("More")
    tab.until(lambda: len(spades()) == 13 - AT_ONCE)
    assert not {*first} & {*spades()}
    tab.press("More")
    tab.until(lambda: spades() == first)
    tab.press(first[-1])
    tab.until(lambda: [each.action.verb for each in host.match.log] == ["call"])
    tab.close()
