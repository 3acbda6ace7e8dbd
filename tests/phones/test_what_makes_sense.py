"""How it stands with the buttons of a phone: due, done, or of no sense now."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.notation.action_text import parse_action
from game.engine.rng import Rng
from game.phones.messages.table_shown import PageButton
from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.tools.soak import random_action
from game.variants import VARIANTS
from game.words.catalogue import Catalogue
from tests.harness.written import Position, match_at
from tests.phones.browser import Browser, Tab, chromium, needs_browser
from tests.phones.page_states import Stage, shows, staged

PEOPLE = tuple(Seat(name, name.lower()) for name in ("Ruth", "Jun", "Milo"))
TWO_LEFT: Position = {"hands": ["R5 G9", "B2 Y4 R9", "Y8 B1 R2"], "discard": "R3"}
STUCK: Position = {**TWO_LEFT, "hands": ["B5 G9", "B2 Y4 R9", "Y8 B1 R2"], "draw": "R1 R4 R6 R7"}
CALL = {"call": True}
STATES = "due", "dim", "made"


def states(buttons: list[PageButton]) -> dict[str, str]:
    """By the kinds of buttons what is said of each, "" if nothing is."""
    return {b.kind: " ".join(each for each in STATES if getattr(b, each)) for b in buttons}


class Watched:
    """A match of three people, of whom each has a phone."""

    def __init__(self, words: Catalogue, position: Position, **options: object) -> None:
        chosen = {**CALL, **options}
        match = match_at("classic", position, chosen)  # type: ignore[arg-type]
        self.host = Host(Plan("classic", PEOPLE, dict(match.table.options), 1), match)
        self.sights = [PhoneSight(Viewpoint(self.host, n), words, PEOPLE, ()) for n in range(3)]

    def does(self, seat: int, text: str) -> None:
        match = self.host.match
        action = parse_action(text, match.table.deck, self.host.variant.info.vocabulary)
        assert self.host.runner.submit(seat, action) is None

    def states(self, seat: int) -> dict[str, str]:
        return states(list(self.sights[seat].shown().buttons))


def test_the_call_is_due_with_two_cards_in_turn_and_then_done(words: Catalogue) -> None:
    watched = Watched(words, TWO_LEFT)
    assert watched.states(0) == {"draw": "", "one": "due", "challenge": "dim"}
    watched.does(0, "one")
    assert watched.states(0) == {"draw": "", "one": "made", "challenge": "dim"}
    assert watched.states(1) == {"draw": "dim", "one": "dim", "challenge": "dim"}


def test_who_can_play_nothing_has_nothing_to_call(words: Catalogue) -> None:
    assert Watched(words, STUCK).states(0)["one"] == ""


def test_a_challenge_makes_sense_for_the_others_until_the_next_card(
    words: Catalogue,
) -> None:
    """Whether the last card was called is for people to notice: it looks the same after a call."""
    for called in (True, False):
        watched = Watched(words, TWO_LEFT)
        if called:
            watched.does(0, "one")
        watched.does(0, "play R5")
        assert [watched.states(seat)["challenge"] for seat in range(3)] == ["dim", "", ""]
        watched.does(1, "play R9")
        assert [watched.states(seat)["challenge"] for seat in range(3)] == ["dim", "dim", "dim"]


def test_after_one_has_drawn_there_is_no_more_to_draw(words: Catalogue) -> None:
    watched = Watched(words, STUCK, play_drawn=True)
    assert watched.states(0)["draw"] == ""
    watched.does(0, "draw")
    assert watched.host.match.state.turn == 0
    assert watched.states(0)["draw"] == "dim"
    watched.does(0, "pass")
    assert [watched.states(seat)["draw"] for seat in range(3)] == ["dim", "", "dim"]


@pytest.mark.parametrize("game", [each.info.id for each in VARIANTS if each.info.timed])
def test_by_the_clock_no_button_looks_as_if_it_made_no_sense(game: str, words: Catalogue) -> None:
    host = Host(Plan(game, PEOPLE, {}, 1))
    sight, luck = PhoneSight(Viewpoint(host, 0), words, PEOPLE, ()), Rng(1)
    for _ in range(60):
        seat, action = random_action(host.variant, host.match.state, host.now, luck)
        if host.runner.submit(seat, action) is not None or host.over:
            break
        assert not any(button.dim or button.made for button in sight.shown().buttons)
    assert len(host.match.log) > 20
    sight.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as found:
        yield found


def looks(tab: Tab, label: str) -> list[str]:
    """The marks of the button with a label on the page."""
    found: list[str] = tab.ask(
        "[...document.querySelectorAll('#buttons button')].filter((each) =>"
        f" each.querySelector('.label').textContent === {label!r}).flatMap((each) =>"
        " [...each.classList, each.getAttribute('aria-disabled') ?? ''])"
    )
    return [each for each in found if each in ("due", "idle", "made", "true")]


@needs_browser
def test_the_page_shows_how_it_stands_with_them(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = stage.sit()
        stage.place(TWO_LEFT, CALL)
        shows(stage, tab)
        tab.until(lambda: looks(tab, "One!") == ["due"])
        assert (looks(tab, "Draw"), looks(tab, "Challenge")) == ([], ["idle", "true"])
        refused(stage, tab, "Challenge")
        tab.press("One! Call now")
        tab.until(lambda: looks(tab, "One!") == ["made"])
        tab.close()


def refused(stage: Stage, tab: Tab, label: str) -> None:
    """What makes no sense can be pressed all the same: the phone then asks whom it is about."""
    tab.press(label)
    tab.until(lambda: tab.ask("document.getElementById('sheet').open"))
    assert stage.shown.turn
    tab.press("Back")
    tab.until(lambda: not tab.ask("document.getElementById('sheet').open"))
