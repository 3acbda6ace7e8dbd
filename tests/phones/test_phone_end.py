"""What a phone says once a round is over: who won, with which card, and how everybody stands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.actions import Action
from game.phones.messages.table_shown import Ended
from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.together.readiness import COUNTDOWN, SHOWN
from game.session.viewpoint import ONLOOKER, Viewpoint
from game.words.catalogue import Catalogue
from game.words.marks import plain
from tests.harness.written import Position, match_at
from tests.phones.browser import Browser, chromium, needs_browser
from tests.phones.page_states import staged

PEOPLE = tuple(Seat(name, name.lower(), "", "rose") for name in ("Ruth", "Jun", "Milo"))
LAST: Position = {"hands": ["R5", "G9 B2", "Y4 Y8 B1"], "discard": "R3"}
"""Before the last card of the first seat."""


def ended(words: Catalogue, seat: int, game: str = "classic", **options: int) -> Ended:
    """How a round ends for a seat (−1: an onlooker) that the first one wins."""
    match = match_at(game, LAST, options)
    host = Host(Plan(game, PEOPLE, options, 1), match)
    sight = PhoneSight(Viewpoint(host, seat), words, PEOPLE, ())
    assert sight.shown().end is None
    assert host.runner.submit(0, Action("play", (match.table.deck.index["R5"],))) is None
    found = sight.shown().end
    assert found is not None
    sight.close()
    return found


def test_who_has_won_is_told_so_with_the_last_card(words: Catalogue) -> None:
    end = ended(words, 0)
    assert (end.title, end.own, end.card) == ("You won!", True, "R5")
    assert end.told.replace("\ue000R", "").strip("\ue001\ue002").startswith("Your last card was ")
    assert end.faces == [("ruth", "rose")]
    assert [(each.place, each.name, each.points, each.own) for each in end.standing] == [
        (1, "You", "1", True),
        (2, "Jun", "0", False),
        (2, "Milo", "0", False),
    ]
    assert {each.gained for each in end.standing} == {""}
    assert end.next == words("phone.next_match")


def test_others_are_told_who_won_and_their_place(words: Catalogue) -> None:
    end = ended(words, 1)
    assert (end.title, end.own, end.card) == ("Ruth won!", False, "R5")
    assert end.told == "Place 2 of 3"
    assert [each.name for each in end.standing if each.own] == ["You"]


@pytest.mark.parametrize(
    ("seat", "title", "told"),
    [
        (0, "You and Jun tied for the win!", "Your last card was red 5."),
        (1, "You and Ruth tied for the win!", "Ruth's last card was red 5."),
        (2, "Ruth and Jun tied for the win!", "Place 3 of 3"),
    ],
)
def test_who_shares_the_win_is_told_whose_the_last_card_was(
    words: Catalogue, seat: int, title: str, told: str
) -> None:
    level: Position = {**LAST, "scores": [0, 1, 0], "round": 2}
    match = match_at("classic", level, {"rounds": 2})
    sight = PhoneSight(
        Viewpoint(Host(Plan("classic", PEOPLE, {"rounds": 2}, 1), match), seat), words, PEOPLE, ()
    )
    card = Action("play", (match.table.deck.index["R5"],))
    assert sight.viewpoint.host.runner.submit(0, card) is None
    end = sight.shown().end
    assert end is not None
    assert (plain(end.title), plain(end.told)) == (title, told)
    assert end.own is (seat < 2)
    sight.close()


def test_a_partner_has_won_as_well_with_the_card_of_the_other(words: Catalogue) -> None:
    people = tuple(Seat(name, name.lower(), "", "rose") for name in ("Ruth", "Jun", "Milo", "Ada"))
    hands = ["R5", "G9 B2", "Y4 Y8 B1", "G1 G2"]
    match = match_at("classic", {"hands": hands, "discard": "R3"}, {"partners": True})
    host = Host(Plan("classic", people, dict(match.table.options), 1), match)
    sight = PhoneSight(Viewpoint(host, 2), words, people, ())
    assert host.runner.submit(0, Action("play", (match.table.deck.index["R5"],))) is None
    end = sight.shown().end
    assert end is not None
    assert end.title == "You and Ruth won!"
    assert plain(end.told) == "Ruth's last card was red 5."
    sight.close()


def test_partners_stand_together_and_take_one_place(words: Catalogue) -> None:
    """After a round of several, two against two: the pair that lost it is second, not third."""
    people = tuple(Seat(name, name.lower(), "", "rose") for name in ("Ruth", "Jun", "Milo", "Ada"))
    hands = ["R5", "G9 B2", "Y4 Y8 B1", "G1 G2"]
    match = match_at("classic", {"hands": hands, "discard": "R3"}, {"partners": True, "rounds": 5})
    sight = PhoneSight(
        Viewpoint(Host(Plan("classic", people, dict(match.table.options), 1), match), 1),
        words,
        people,
        (),
    )
    assert (
        sight.viewpoint.host.runner.submit(0, Action("play", (match.table.deck.index["R5"],)))
        is None
    )
    end = sight.shown().end
    assert end is not None
    assert [(each.place, each.name) for each in end.standing] == [
        (1, "Ruth"),
        (1, "Milo"),
        (2, "You"),
        (2, "Ada"),
    ]
    sight.close()


def test_an_onlooker_has_no_place(words: Catalogue) -> None:
    end = ended(words, ONLOOKER)
    assert (end.title, end.told, end.own) == ("Ruth won!", "", False)
    assert not any(each.own for each in end.standing)


def test_after_a_round_the_next_one_is_announced(words: Catalogue) -> None:
    end = ended(words, 0, rounds=3)
    assert end.next == words("phone.next_round", round=2)
    assert end.about == words("phone.end_round", round=1)


def test_while_the_next_round_is_held_that_is_said(words: Catalogue) -> None:
    host = Host(Plan("classic", PEOPLE, {"rounds": 3}, 1), match_at("classic", LAST, {"rounds": 3}))
    sight = PhoneSight(Viewpoint(host, 1), words, PEOPLE, ())
    assert host.runner.submit(0, Action("play", (host.match.table.deck.index["R5"],))) is None
    said = []
    for held in (False, True, False):
        host.readiness.hold(held)
        end = sight.shown().end
        assert end is not None
        said.append(end.next)
    comes = words("phone.next_round", round=2)
    assert said == [comes, words("phone.on_hold"), comes]
    sight.close()


def test_who_plays_with_bots_alone_chooses_at_the_screen(words: Catalogue) -> None:
    match = match_at("classic", LAST)
    seats = (PEOPLE[0], *(each._replace(bot="greedy") for each in PEOPLE[1:]))
    host = Host(Plan("classic", seats, {}, 1), match)
    sight = PhoneSight(Viewpoint(host, 0), words, seats, ())
    assert host.runner.submit(0, Action("play", (match.table.deck.index["R5"],))) is None
    end = sight.shown().end
    assert end is not None
    assert end.next == words("phone.next_choice")
    sight.close()


def test_each_is_told_who_is_ready_and_for_whom_the_others_wait(words: Catalogue) -> None:
    match = match_at("classic", LAST)
    host = Host(Plan("classic", PEOPLE, {}, 1), match)
    sights = [PhoneSight(Viewpoint(host, seat), words, PEOPLE, ()) for seat in (0, 1, ONLOOKER)]
    assert host.runner.submit(0, Action("play", (match.table.deck.index["R5"],))) is None
    host.readiness.advance(SHOWN)
    before = [sight.shown().end for sight in sights]
    host.readiness.take([1])
    after = [sight.shown().end for sight in sights]
    for was, now in zip(before, after, strict=True):
        assert was is not None
        assert now is not None
        assert (was.ready, was.waits, was.left) == (False, "", -1)
        assert [each.seat for each in was.standing if each.ready] == []
        assert now.left == COUNTDOWN
        assert [each.seat for each in now.standing if each.ready] == [1]
    waits = words("phone.waiting", names="Ruth and Milo")
    assert [now and (now.ready, now.waits) for now in after] == [
        (False, waits),
        (True, waits),
        (False, waits),
    ]
    for sight in sights:
        sight.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as found:
        yield found


@needs_browser
def test_the_page_shows_it_and_buzzes_once(words: Catalogue, browser: Browser) -> None:
    with staged(words, browser, "classic") as stage:
        tab = stage.sit()
        host = stage.place(LAST)
        tab.find(lambda node: node.role == "heading" and node.name == "Your turn", "own turn")
        tab.ask("navigator.vibrate = (times) => (window.buzzed ??= []).push(times.length)")
        card = next(node for node in tab.nodes() if ", playable" in node.name)
        tab.press_node(card)
        tab.press_node(card)
        tab.find(lambda node: node.role == "heading" and node.name == "You won!", "an end")
        assert host.over
        tab.until(lambda: tab.nodes() and any("You won!" in each for each in tab.heard))
        names = [node.name for node in tab.nodes()]
        assert "1. You: 1" in names
        assert names.index("1. You: 1") < names.index("2. Jun: 0")
        assert tab.ask("window.buzzed.filter((each) => each === 5).length") == 1
        assert not tab.ask("document.getElementById('cards').checkVisibility()")
        tab.press("Ready Next: chosen on the big screen")
        tab.button("Waiting for the others Next: chosen on the big screen")
        tab.close()
