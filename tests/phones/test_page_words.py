"""What the page says by itself: how to come in, which browsers do, rules, and what keeps it awake."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.actions import Action
from game.phones.phone_actions import rule_told
from game.phones.table_code import FORGOTTEN, WRONG, Guesses
from game.store.platform_folders import assets
from game.variants import find_variant
from game.words.catalogue import Catalogue
from game.words.rule_files import load_rules
from tests.phones.browser import Browser, Tab, chromium, needs_browser
from tests.phones.page_states import DOUBTFUL, Stage, at, at_table, code, own_turn, refused, staged
from tests.phones.table_of_phones import Client, open_phones

in_a_browser = needs_browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as found:
        yield found


def test_how_long_to_wait_after_too_many_wrong_codes() -> None:
    guesses = Guesses()
    for guess in range(WRONG):
        assert guesses.wait("here", float(guess), "page") == 0
        assert not guesses.right("XXXX", "2222", "here", float(guess), "page")
    # The first of them is forgotten a minute after it was said: one more is heard then.
    now = float(WRONG)
    assert guesses.wait("here", now, "page") == FORGOTTEN - now
    assert not guesses.right("2222", "2222", "here", now, "page")
    assert guesses.wait("here", FORGOTTEN + 0.5, "page") == 0
    assert guesses.right("2222", "2222", "here", FORGOTTEN + 0.5, "page")


def test_to_say_no_code_is_no_guess() -> None:
    guesses = Guesses()
    for _ in range(2 * WRONG):
        assert not guesses.right("", "2222", "here", 0.0, "page")
    assert guesses.right("2222", "2222", "here", 0.0, "page")


def test_a_phone_without_the_code_is_told_no_more_than_how_to_ask_for_it(words: Catalogue) -> None:
    with open_phones(words) as phones:
        client = Client(phones)
        client.hello(code="", page="page")
        heard = client.hears("closed")
        assert heard["why"] == "code"
        assert "wait" not in heard
        assert sorted(heard["words"]) == [
            "code_button",
            "code_title",
            "code_wait",
            "code_where",
            "code_wrong",
        ]
        client.close()


def test_every_clause_of_the_games_has_words(words: Catalogue) -> None:
    table = find_variant("classic").table(3)
    assert "colour" in rule_told(words, table, "C-5").text
    assert rule_told(words, table, "C-5").here == ""
    assert rule_told(words, table, "C-999").text == ""
    assert rule_told(words, table, "T-1").text == ""


def test_a_clause_that_is_changed_at_the_table_says_so_and_which_holds(words: Catalogue) -> None:
    changed = find_variant("classic").table(3, options={"seven_zero": True, "stacking": "same"})
    told = rule_told(words, changed, "H-5")
    assert told.here.startswith("Here: ")
    assert told.instead == ""
    assert any(
        rule_told(words, changed, clause.id).instead
        for section in load_rules(words.folders, "classic")
        for clause in section.clauses
    )


@in_a_browser
def test_the_code_is_asked_for_in_words(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = code(stage)
        tab.find(lambda node: node.name == "Table code", "a title")
        tab.find(lambda node: "on the big screen" in node.name, "from where")
        other = "3333" if stage.phones.code == "2222" else "2222"
        for _ in range(WRONG - 1):
            tab.call("Input.insertText", text=other)
            tab.find(lambda node: node.name.startswith("No table here"), "what is wrong")
            tab.ask("document.getElementById('code-wrong').textContent = ''")
        tab.call("Input.insertText", text=other)
        tab.find(lambda node: node.name.startswith("Too many tries: wait "), "a countdown")

        def wait() -> int:
            number = re.search(r"wait (\d+) s", shown(tab, "code-wrong"))
            assert number is not None
            return int(number[1])

        seconds = wait()
        assert 0 < seconds <= FORGOTTEN
        tab.until(lambda: wait() < seconds)
        assert tab.ask("document.getElementById('code-go').disabled")
        tab.close()


def shown(tab: Tab, element: str) -> str:
    text: str = tab.ask(f"document.getElementById('{element}').textContent")
    return text


@in_a_browser
@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=str)
def test_a_browser_that_is_too_old_is_told_which_do(
    words: Catalogue, browser: Browser, size: tuple[int, int]
) -> None:
    with staged(words, browser, "classic") as stage:
        tab = browser.phone(*size)
        tab.call(
            "Page.addScriptToEvaluateOnNewDocument",
            source="CSS.supports = (what) => !String(what).includes(':has')",
        )
        tab.open(stage.phones.link())
        tab.find(lambda node: node.name.startswith("This browser cannot show"), "a sentence")
        assert "Safari from iOS 15.4 on" in shown(tab, "old")
        tab.close()


@in_a_browser
def test_without_scripts_the_page_says_so(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = browser.phone(390, 844)
        tab.call("Emulation.setScriptExecutionDisabled", value=True)
        tab.open(stage.phones.link())
        tab.find(lambda node: node.name.startswith("The table needs JavaScript"), "a sentence")
        assert tab.named("button") == []
        tab.close()


@in_a_browser
def test_a_clause_opens_the_rule_in_words(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = refused(stage)
        name = next(each for each in tab.named("button") if each.startswith("Rule "))
        tab.press(name)
        text = rule_told(words, find_variant("classic").table(4), name.removeprefix("Rule ")).text
        assert text
        tab.until(lambda: shown(tab, "rule-text") == text)
        tab.find(lambda node: node.role == "dialog" and node.name == name, "a dialog")
        tab.press("Back")
        tab.until(lambda: not tab.ask("document.getElementById('rule').open"))
        tab.close()


@in_a_browser
def test_the_seat_is_the_first_thing_in_the_menu(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at_table(own_turn)(stage)
        tab.press("Menu")
        tab.until(lambda: tab.ask("document.getElementById('menu').open"))
        assert tab.named("button")[0] == "Give up the seat"
        tab.close()


def in_menu(stage: Stage, tab: Tab) -> str:
    """What the menu says of how the phone is kept awake, once it is."""
    tab.press("Menu")
    tab.until(lambda: "from your next touch" not in shown(tab, "awake-way"))
    return shown(tab, "awake-way")


@in_a_browser
def test_where_a_page_may_ask_the_screen_stays_on(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at_table(own_turn)(stage)
        assert tab.ask("isSecureContext")
        assert in_menu(stage, tab) == words("phone-page-awake_lock")
        tab.press("Keep the screen on")
        tab.until(lambda: shown(tab, "awake-way") == "")
        assert not tab.ask("document.querySelector('video')")
        tab.close()


@in_a_browser
def test_elsewhere_a_silent_video_plays_while_one_has_a_seat(
    words: Catalogue, browser: Browser
) -> None:
    with staged(words, browser, "classic") as stage:
        tab = browser.phone(390, 844)
        tab.call(
            "Page.addScriptToEvaluateOnNewDocument",
            source="Object.defineProperty(Navigator.prototype, 'wakeLock', { value: undefined })",
        )
        tab.open(stage.phones.link())
        tab.button("Sit down")
        tab.ask("document.body.click()")
        assert not tab.ask("document.querySelector('video')")
        tab.press("Sit down")
        tab.find(lambda node: node.name.startswith("You have a seat"), "a place to wait")
        tab.until(lambda: tab.ask("document.querySelector('video')?.paused") is False)
        state = "(({ muted, loop, playsInline }) => [muted, loop, playsInline])"
        assert tab.ask(f"{state}(document.querySelector('video'))") == [True, True, True]
        stage.until(own_turn)
        assert in_menu(stage, tab) == words("phone-page-awake_video")
        tab.press("Give up the seat")
        tab.press("Really give up the seat?")
        tab.until(lambda: tab.ask("document.querySelector('video').paused"))
        assert tab.complaints == []
        tab.close()


def test_the_videos_are_small() -> None:
    videos = [assets() / "phone" / name for name in ("awake.mp4", "awake.webm")]
    assert sum(map(size, videos)) < 20_000
    assert videos[0].read_bytes()[4:8] == b"ftyp"
    assert videos[1].read_bytes()[:4] == b"\x1aE\xdf\xa3"


def size(path: Path) -> int:
    return path.stat().st_size


NOTES = """(() => {
  window.notes = []
  const make = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () {
    const note = make.call(this)
    notes.push(note)
    return note
  }
})()"""


@in_a_browser
def test_sounds_of_ones_own_are_off_at_first(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = stage.sit()
        tab.ask(NOTES)
        host = stage.until(own_turn)
        tab.find(lambda node: node.role == "heading" and node.name == "Your turn", "own turn")
        assert tab.ask("notes.length") == 0
        tab.press("Menu")
        tab.press("Sounds on this phone")
        tab.until(lambda: tab.ask("notes.length") == 2)
        tab.press("Back")
        assert host.runner.submit(0, Action("draw")) is None
        while stage.guest.sight is not None and not stage.guest.sight.viewpoint.in_turn:
            host.update(50)
            host.ponder()
        tab.until(lambda: tab.ask("notes.length") > 2)
        tab.close()


@in_a_browser
def test_a_name_that_is_too_long_is_told_and_not_cut(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = stage.open()
        tab.button("Sit down")
        tab.ask("document.getElementById('join-name').focus()")
        family = "👨‍👩‍👧‍👦" * 10  # ten letters, each of them wide
        tab.call("Input.insertText", text=family)
        assert not tab.ask("document.getElementById('join-wrong').checkVisibility()")
        tab.call("Input.insertText", text="x")
        tab.until(lambda: shown(tab, "join-wrong").startswith("A name has 20 letters at most"))
        assert tab.ask("document.getElementById('join-name').value") == family + "x"
        tab.press("Sit down")
        tab.until(lambda: shown(tab, "join-wrong").startswith("That name cannot be used."))
        assert not stage.phones.guests
        tab.close()


@in_a_browser
def test_house_rules_stand_in_the_menu_and_a_clause_they_change_says_so(
    words: Catalogue, browser: Browser
) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at(DOUBTFUL, draw4="doubt", jump_in=True)(stage)
        tab.until(lambda: "If wrong, two more" in shown(tab, "rail"))
        tab.press("Menu")
        tab.until(lambda: "Jump in" in shown(tab, "menu-rules"))
        tab.press("Rule H-3")
        tab.until(lambda: shown(tab, "rule-here") != "")
        assert shown(tab, "rule-here").startswith("Here: ")
        tab.close()


@in_a_browser
def test_a_match_as_written_has_no_list_of_house_rules(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = at_table(own_turn)(stage)
        assert "If wrong" not in shown(tab, "rail")
        tab.press("Menu")
        tab.until(lambda: tab.ask("document.getElementById('menu').open"))
        assert shown(tab, "menu-rules") == ""
        tab.close()
