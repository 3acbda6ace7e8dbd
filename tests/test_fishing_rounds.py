"""Whole rounds of Fishing (tests/fishing): by mouse, keys or pad in a window, in corners, on phones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.actions import Action
from game.engine.match import Match
from game.engine.notation.positions import read_position
from game.engine.rng import Rng
from game.phones.messages.from_phones import Act
from game.phones.phone_actions import do
from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.devices import KEYS, MOUSE, RIGHT_KEYS
from game.store.language_files import load_words
from game.view.speech.occupancy import OPEN_CARDS
from game.words.catalogue import Catalogue
from tests.fishing.addition import added
from tests.fishing.game import GAME, FishingState
from tests.harness import desktop
from tests.harness.corner_turns import take_turn
from tests.harness.couch import PAD, couch
from tests.harness.desktop import Desktop, moved_on, needs_screen, ready
from tests.harness.pads import VirtualPad
from tests.harness.seat_sight import lying_on
from tests.harness.table import Table
from tests.harness.written import Position
from tests.phones import test_whole_rounds as whole_rounds
from tests.phones.blind_play import hand
from tests.phones.browser import chromium
from tests.phones.table_of_phones import open_phones

OWN_TURNS = 24
"""Of a round with two players."""
SEVENS: Position = {
    "hands": ["7H KS", "3D 5D"],
    "pool": "3H 4H AD 2D 9C KC",
    "caught": ["", "9S 9D"],
    "draw": "QC 5S 6S 8S",
    "turn": 0,
}


@pytest.fixture(autouse=True, scope="module")
def with_the_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with added(tmp_path_factory.mktemp("assets")):
        yield


def wish(table: Table) -> Action:
    """What a sensible player does now."""
    state = table.match.state
    return max(GAME.legal(state, 0), key=lambda each: GAME.adviser.appeal(state, 0, each))


def text(table: Table) -> list[str]:
    """What the person has done, in the notation."""
    return [GAME.text(table.match.state, each.action) for each in table.match.log if each.seat == 0]


def click_open(table: Table, card: int) -> None:
    """Click one of the open cards."""
    state = table.match.state
    assert isinstance(state, FishingState)
    box = lying_on(table.top).boxes(OPEN_CARDS)[state.pool.index(card)]
    scale = table.kit.space.scale
    table.click((round(box.centerx * scale), round(box.centery * scale)))
    table.frames(2)


def by_mouse(table: Table, action: Action) -> None:
    """Click the card, and then the cards that it catches, or that it is to be laid down."""
    table.click(table.spot(table.held().index(action.cards[0])))
    table.frames(2)
    panel = table.panel()
    if panel is not None and not action.taken:
        table.click(panel.items[0].rect.center)
        table.frames(2)
    for card in action.taken:
        if table.panel() is not None:
            click_open(table, card)
    panel = table.panel()
    if panel is not None:  # others contain what is marked as well
        table.click(panel.items[0].rect.center)
        table.frames(2)


def reach(table: Table, card: int, right: Callable[[], None]) -> None:
    """Move the focus to a card of the hand."""
    for _ in range(9):
        focus = table.focus()
        if focus is not None and table.held()[focus] == card:
            return
        right()
        table.frames(2)
    raise AssertionError("the card is not reached")


def by_keys(table: Table, action: Action) -> None:
    """Choose the card, and the first thing that it catches, or that it is laid down."""
    reach(table, action.cards[0], lambda: table.press(pygame.K_RIGHT))
    table.press(pygame.K_RETURN)
    table.frames(2)
    if table.panel() is not None:
        if action.taken:
            table.press(pygame.K_RIGHT)
        table.press(pygame.K_RETURN)
        table.frames(2)


def by_pad(pad: VirtualPad) -> Callable[[Table, Action], None]:
    """The same; on a pad each of the first ways is a direction of the cross."""

    def play(table: Table, action: Action) -> None:
        reach(table, action.cards[0], lambda: pad.press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT))
        pad.press(pygame.CONTROLLER_BUTTON_A)
        table.frames(2)
        if table.panel() is not None:
            first, second = pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_UP
            pad.press(second if action.taken else first)
            table.frames(2)

    return play


def play_a_round(table: Table, play: Callable[[Table, Action], None]) -> None:
    """Take every turn of the person's in such a way; bots take theirs."""
    turns = 0
    while table.my_turn():
        before = len(text(table))
        play(table, wish(table))
        assert len(text(table)) == before + 1, (text(table)[before:], table.panel())
        assert table.panel() is None
        turns += 1
    assert turns == OWN_TURNS
    assert table.match.over
    assert sum(" pool " in each for each in text(table)) > 5


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path / "home", game="fishing", players=2, seed=3)


def test_a_round_by_mouse_alone(table: Table) -> None:
    play_a_round(table, by_mouse)


def test_a_round_by_keys_alone(table: Table) -> None:
    play_a_round(table, by_keys)


def test_a_round_by_a_pad_alone(table: Table) -> None:
    table.kit.input.pads.open()
    with VirtualPad() as pad:
        table.frames(2)
        play_a_round(table, by_pad(pad))


def test_a_round_from_corners(tmp_path: Path) -> None:
    luck = Rng(3)
    with couch(tmp_path / "home", (KEYS, MOUSE, PAD, RIGHT_KEYS), game="fishing", seed=2) as made:
        for _ in range(4 * 12):
            take_turn(made, made.match.state.turn, luck)
        assert made.match.over
        assert {entry.seat for entry in made.match.log} == set(range(4))


def test_a_corner_tells_what_has_been_caught(tmp_path: Path) -> None:
    with couch(tmp_path / "home", (KEYS, PAD), game="fishing", position=SEVENS) as made:
        assert made.drawn(1).account == ("2 cards caught · 0 total", "2 cards caught")


def at_phone(position: Position | None = None) -> tuple[Host, PhoneSight]:
    """A phone at the game's table for two, and the match."""
    seats = (Seat("Ada", "ada"), Seat("Ruth", "ruth"))
    state = read_position(GAME, GAME.table(2), position) if position is not None else None
    match = None if state is None else Match.from_state(GAME, state)
    host = Host(Plan("fishing", seats, {}, 1), match)
    return host, PhoneSight(Viewpoint(host, 0), load_words(), seats, ())


def test_a_phone_is_shown_the_open_cards_and_what_has_been_caught() -> None:
    _, sight = at_phone(SEVENS)
    shown = sight.shown()
    assert shown.middle.kind == "open"
    assert [each.code for each in shown.middle.laid] == ["3H", "4H", "AD", "2D", "9C", "KC"]
    assert [each.account for each in shown.players] == [
        "2 cards caught · 0 total",
        "0 cards caught · 0 total",
    ]
    (seven,) = [each for each in shown.hand if each.code == "7H"]
    assert seven.asked == load_words()("table.pick_taken")
    assert [each.action for each in seven.plays] == [
        "play 7H",
        "play 7H pool 4H 2D AD",
        "play 7H pool 3H 4H",
    ]


def test_a_round_with_phones() -> None:
    words = load_words()
    seats = (Seat("Ada", "ada"), Seat("Ruth", "ruth"))
    host = Host(Plan("fishing", seats, {}, 4))
    sights = [PhoneSight(Viewpoint(host, seat), words, seats, ()) for seat in range(2)]
    catches = 0
    while not host.match.over:
        sight = sights[host.match.state.turn]
        shown = sight.shown()
        action = max(
            (each for held in shown.hand for each in held.plays), key=lambda each: len(each.action)
        ).action
        assert do(Act(shown.number, action), sight, words) is None
        catches += " pool " in action
    assert len(host.match.log) == 48
    assert catches > 10


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Desktop]:
    with desktop.screen(1280, 800) as display:
        running = Desktop(display, tmp_path / "home", "FAST", "tests.fishing", "watched")
        yield running
        running.close()


@needs_screen
def test_a_round_in_a_window_with_the_mouse(window: Desktop) -> None:
    for label, scene in (("Fishing", "SetupScene"), ("Deal", "TableScene")):
        window.click(window.widget(label))
        window.wait(scene, lambda now, scene=scene: now["scene"] == scene and now["still"])  # type: ignore[misc]
    ways = 0
    for _ in range(OWN_TURNS + 1):
        now = window.wait("the player's turn", ready)
        if now["scene"] in ("ResultScene", "EndScene"):
            break
        before = now["table"]["actions"]
        window.click(now["table"]["spots"][f"hand {now['table']['playable'][0]}"])

        def answered(now: dict[str, Any], before: int = before) -> bool:
            if now["scene"] != "TableScene" or now["table"]["actions"] > before:
                return True
            return bool(now["table"]["asked"])

        now = window.wait("an action or a question", answered)
        if now["scene"] == "TableScene" and now["table"]["actions"] == before:
            ways += 1
            window.click(now["table"]["asked"][1])
            window.wait("an action", moved_on(before))
    assert now["scene"] in ("ResultScene", "EndScene"), "the round does not end"
    assert ways > 3


@whole_rounds.pytestmark
def test_a_round_on_the_page_in_a_browser(words: Catalogue) -> None:
    with chromium(lambda: None) as browser:
        whole_rounds.test_a_round_is_played_by_who_sees_nothing(words, browser, "fishing")


FULL: Position = {
    "hands": ["10H KS", "3D 5D"],
    "pool": " ".join(f"{rank}{suit}" for rank in "A234" for suit in "SHCD").replace("3D", "9D"),
    "draw": "",
    "turn": 0,
}
"""A pool of which a ten can take more sets than are listed."""


def test_a_phone_marks_cards_where_there_are_too_many_ways() -> None:
    _, sight = at_phone(FULL)
    shown = sight.shown()
    ten, king = sorted(shown.hand, key=lambda each: each.code)
    assert [each.action for each in ten.plays] == ["play 10H"]
    assert sorted(each.action for each in ten.marks) == sorted(
        f"pool {code}" for code in str(FULL["pool"]).split()
    )
    assert king.marks == ()
    taken = "play 10H pool AS AH 2S 2H 4C"
    assert do(Act(shown.number, taken), sight, load_words()) is None


@whole_rounds.pytestmark
def test_cards_are_marked_on_the_page(words: Catalogue) -> None:
    with chromium(lambda: None) as browser, open_phones(words) as phones:
        browser.meanwhile = phones.update
        tab = whole_rounds.join(browser, phones.link())
        tab.until(lambda: phones.guests)
        people = [guest.seat for guest in phones.guests.values()]
        plan = Plan("fishing", (*people, Seat("Ruth", "ruth")), {}, 1)
        host = Host(plan, Match.from_state(GAME, read_position(GAME, GAME.table(2), FULL)))
        host.pace(0, 0, 1.0)
        phones.play(host, {number: at for at, number in enumerate(phones.guests)})
        ten = next(each for each in hand(tab) if each.startswith("10 of hearts"))
        tab.press(ten)
        tab.find(lambda node: node.name == ten and node.pressed, "a raised card")
        tab.press("Play 10 of hearts")
        # A card that is let go again is not taken.
        for name in ("4 of clubs", "3 of spades", "4 of spades", "3 of spades", "2 of hearts"):
            pressed = tab.button(name).pressed
            tab.press(name)
            tab.until(lambda name=name, was=pressed: tab.button(name).pressed != was)  # type: ignore[misc]
        tab.press("Take these")
        tab.until(lambda: host.match.log)
        done = GAME.text(host.match.state, host.match.log[0].action)
        assert sorted(done.split()) == sorted(["play", "10H", "pool", "2H", "4C", "4S"])
