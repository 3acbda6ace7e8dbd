"""Small faces that people make at each other: how often, when never, who answers, what phones see."""

from __future__ import annotations

from game.session.reactions import ANSWERS, FACES, LATER, PAUSE, FaceMade, Reactions
from game.show.feelings import CALM, MADE, Feelings
from game.store.platform_folders import assets
from game.words.catalogue import Catalogue
from tests.harness.some import some
from tests.phones.browser import chromium, needs_browser
from tests.phones.page_faults import faults
from tests.phones.page_states import at_table, own_turn, staged
from tests.phones.table_of_phones import deal, open_phones, sit_down


def table(*, guests: tuple[int, ...] = (2,), clocked: bool = False) -> Reactions:
    """A table of three seats, in some of which guests sit."""
    return Reactions(3, lambda seat: seat in guests, lambda: clocked)


def test_a_face_is_told_and_the_next_guest_answers() -> None:
    reactions, heard = table(), list[FaceMade]()
    reactions.subscribe(heard.append)
    assert reactions.make(0, "sad", 10.0)
    assert heard == [FaceMade(0, "sad"), FaceMade(2, "worried", LATER)]
    assert set(ANSWERS) | {"calm"} == set(FACES)


def test_one_seat_makes_one_face_in_four_seconds() -> None:
    reactions = table(guests=())
    assert reactions.make(0, "happy", 10.0)
    assert not reactions.make(0, "wry", 10.0 + PAUSE - 0.1)
    assert reactions.make(1, "wry", 11.0)  # another one may
    assert reactions.make(0, "wry", 10.0 + PAUSE)


def test_none_is_made_against_the_clock_where_they_are_off_or_by_nobody() -> None:
    assert not table(clocked=True).make(0, "happy", 1.0)
    off = table()
    off.allowed = False
    assert not off.make(0, "happy", 1.0)
    assert not table().make(-1, "happy", 1.0)
    assert not table().make(3, "happy", 1.0)
    assert not table().make(0, "../happy", 1.0)


def test_a_portrait_looks_so_for_a_while_and_the_answer_comes_later() -> None:
    feelings = Feelings(3, lambda seat, occasion: None)
    feelings.react(0, "wry")
    feelings.react(2, "happy", LATER)
    assert feelings.looks == {0: "wry"}
    assert feelings.due is not None
    feelings.advance(LATER)
    assert feelings.looks == {0: "wry", 2: "happy"}
    feelings.react(0, "calm")
    feelings.advance(1)
    assert feelings.looks == {2: "happy"}
    feelings.advance(MADE)
    assert feelings.looks == {}


def test_everybody_has_a_picture_of_every_face() -> None:
    portraits = assets() / "portraits"
    usual = {each.name for each in portraits.glob("*.svg")}
    assert len(FACES) == 8
    for face in some(FACES):
        if face != CALM:
            assert {each.name for each in (portraits / face).glob("*.svg")} == usual, face


def test_phones_hear_of_each_face_and_an_onlooker_makes_none(words: Catalogue) -> None:
    with open_phones(words) as phones:
        ruth, jun = sit_down(phones, "Ruth", "Jun")
        deal(phones, "classic", bots=0)
        assert ruth.hears("table")["faces"] == list(FACES)
        jun.say("react", face="surprised")
        told = ruth.hears("reacted")
        assert (told["seat"], told["face"], told["after"]) == (1, "surprised", 0)
        assert jun.hears("reacted")["seat"] == 1
        for client in (ruth, jun):
            client.close()


def test_in_a_game_by_the_clock_there_are_none_until_the_round_is_over(words: Catalogue) -> None:
    with open_phones(words) as phones:
        (ruth,) = sit_down(phones, "Ruth")
        host = deal(phones, "callout")
        assert ruth.hears("table")["faces"] == []
        heard: list[FaceMade] = []
        host.reactions.subscribe(heard.append)
        ruth.say("react", face="happy")
        ruth.say("rule", clause="L-1")
        ruth.hears("rule")  # what was said before has been read by then
        assert not heard
        ruth.close()


LONG = """(() => {
  const later = window.setTimeout
  window.setTimeout = (work, ms) => later(work, ms >= 1800 ? 600000 : ms)
  const now = performance.now()
  performance.now = () => now
})()"""
"""Faces fly on and on, and none can be made anew: a busy machine may look for them late."""


@needs_browser
def test_the_page_makes_one_and_shows_those_of_others(words: Catalogue) -> None:
    with chromium(lambda: None) as browser, staged(words, browser, "classic") as stage:
        tab = at_table(own_turn)(stage)
        host = stage.phones._host
        assert host is not None
        tab.ask(LONG)
        tab.press("Make a face")
        tab.press("wry")
        tab.until(lambda: tab.ask("document.querySelector('.flies')?.src.includes('/wry/ruth')"))
        tab.press("Make a face")
        assert tab.ask("document.querySelector('.look').disabled")
        host.reactions.make(1, "happy", 100.0)
        tab.until(lambda: tab.ask("[...document.querySelectorAll('.flies')].length > 1"))
        tab.until(lambda: tab.nodes() and any("Jun: happy" in each for each in tab.heard))
        # Whoever wants none sees none, and makes none.
        tab.press("Menu")
        tab.press("Faces that others make")
        tab.press("Back")
        assert tab.ask("document.getElementById('react').hidden")
        tab.close()


ROWS = """[...Map.groupBy([...document.querySelectorAll('#react .look')],
  (each) => Math.round(each.getBoundingClientRect().top)).values()].map((row) => row.length)"""


@needs_browser
def test_no_face_stands_alone_in_its_row(words: Catalogue) -> None:
    with chromium(lambda: None) as browser, staged(words, browser, "classic") as stage:
        tab = at_table(own_turn)(stage)
        tab.press("Make a face")
        for width, height in some(
            [(320, 640), (360, 640), (390, 844), (430, 900), (640, 360), (844, 390)]
        ):
            tab.size(width, height)
            tab.settle()
            assert tab.ask(ROWS) in ([8], [4, 4]), (width, height)
            assert faults(tab) == [], (width, height)
