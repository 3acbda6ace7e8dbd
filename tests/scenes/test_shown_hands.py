"""A hand that a doubt shows to the doubter alone, as cards (H-3)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.actions import Action
from game.engine.notation.action_text import parse_action
from game.phones.messages.table_shown import HandSeen
from game.phones.phone_sight import PhoneSight
from game.scenes.pause.shown_hand_scene import ShownHandScene
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.devices import LEFT_KEYS, NUMBER_KEYS, RIGHT_KEYS
from game.show.handover import Curtain
from game.show.seating import Corners
from game.store.settings_file import Settings
from game.variants import find_variant
from game.words.catalogue import Catalogue
from game.words.marks import plain
from tests.harness.couch import couch
from tests.harness.seen import Writing
from tests.harness.table import Table
from tests.harness.written import Position, match_at

HELD = "R1 B4 G7"
PILE = "B7 R9 G9 R0 Y0 G4 G5 R+2 B+2 Y+2 R2"
LAID: Position = {
    "hands": ["B9 G3 Y8", "B8 G1", HELD],
    "discard": "R5 W+4",
    "draw": PILE,
    "turn": 0,
    "called": "G",
    "facing": 4,
    "doubtable": "R",
    "doubt_holds": True,
    "laid_by": 2,
}
IN_VAIN: Position = {**LAID, "hands": ["B9 G3 Y8", "B8 G1", "Y1 B4 G7"], "doubt_holds": False}
DOUBT = Action("doubt")


def codes(scene: ShownHandScene) -> list[str]:
    deck = find_variant("classic").table(2).deck
    return sorted(deck.codes[card] for card in scene.cards)


@pytest.mark.parametrize("speed", ["NORMAL", "OFF"])
def test_who_doubts_alone_at_a_screen_sees_the_cards_until_they_go_on(
    tmp_path: Path, speed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(
        tmp_path, position=LAID, settings=Settings(speed=speed, think="OFF"), draw4="doubt"
    )
    assert table.viewpoint.do(DOUBT) is None
    table.wait(3000)
    shown = table.top
    assert isinstance(shown, ShownHandScene)
    assert codes(shown) == sorted(HELD.split())
    writing = Writing(monkeypatch)
    table.stack.draw(table.kit.window.surface)
    assert {"Jun's hand", "Only you see these cards."} < {line for line, _ in writing.texts}
    assert shown.verdict == "Red was in force. Jun held red, and has to draw 4 cards."
    now = table.scene.host.now
    table.wait(2000)
    assert table.top is shown
    assert table.scene.host.now == now  # the match waits
    table.press(pygame.K_RETURN)
    assert table.top is table.scene


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_before_the_doubt_stands_what_a_wrong_one_costs_off_the_cards_faced(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    wishes = Settings(speed="OFF", think="OFF", guides={"classic": ["skipped"]})
    table = Table(tmp_path, size, position=LAID, settings=wishes, draw4="doubt")
    table.wait(200)
    assert table.caption() == "If wrong, two more:"
    (mark,) = table.boxes("facing")
    (doubt,) = table.boxes("choices")[:1]
    assert not doubt.colliderect(mark)
    table.press(pygame.K_v)
    assert table.done_by() == ["doubt"]


def test_a_doubt_in_vain_says_what_it_costs_the_doubter(tmp_path: Path) -> None:
    table = Table(tmp_path, position=IN_VAIN, settings=Settings(think="OFF"), draw4="doubt")
    assert table.viewpoint.do(DOUBT) is None
    table.wait(3000)
    shown = table.top
    assert isinstance(shown, ShownHandScene)
    assert shown.verdict == "Red was in force. Jun held no red: you have to draw 6 cards."
    table.stack.draw(table.kit.window.surface)
    assert shown.card.contains(shown.placed["verdict"])


def test_nobody_is_shown_a_hand_that_somebody_else_has_doubted(tmp_path: Path) -> None:
    position = {**LAID, "turn": 1, "laid_by": 2}
    table = Table(
        tmp_path, position=position, settings=Settings(speed="OFF", think="OFF"), draw4="doubt"
    )
    assert table.scene.host.runner.submit(1, DOUBT) is None
    table.wait(500)
    assert table.top is table.scene


@pytest.mark.parametrize(("position", "stays"), [(LAID, True), (IN_VAIN, False)])
def test_where_the_screen_is_handed_on_the_curtain_falls_after_the_look_alone(
    tmp_path: Path, position: Position, stays: bool
) -> None:
    people = tuple(Seat(name, name.lower()) for name in ("Ada", "Ruth", "Jun"))
    table = Table(tmp_path, settings=Settings(speed="NORMAL", think="OFF"))
    table.share(Plan("classic", people, {"draw4": "doubt"}, 3), None, position)
    table.wait(1000)
    table.press(pygame.K_RETURN)
    table.wait(1000)
    assert table.scene.turns is not None
    handover = table.scene.turns.handover
    assert (handover.curtain, handover.shown.seat) == (Curtain.OPEN, 0)
    assert handover.shown.viewpoint.do(DOUBT) is None
    table.wait(3000)
    shown = table.top
    assert isinstance(shown, ShownHandScene)
    assert (shown.covered, handover.curtain) == (False, Curtain.OPEN)
    assert shown.sentence == "Only Ada may look."
    table.press(pygame.K_RETURN)
    table.wait(6000)
    assert (handover.curtain is Curtain.OPEN) == stays
    assert (handover.shown.seat == 0) == stays


def test_at_corners_the_cards_lie_covered_until_the_doubter_looks_by_a_device_of_their_own(
    tmp_path: Path,
) -> None:
    used = [LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS]
    with couch(tmp_path, used, position=LAID, options={"draw4": "doubt"}) as made:
        assert made.scene.host.runner.submit(0, DOUBT) is None
        made.wait(1000)
        shown = made.top
        assert isinstance(shown, ShownHandScene)
        assert shown.covered
        assert shown.sentence == "Only Ada may look. Everybody else, look away!"
        made.do(1, "confirm")
        assert shown.covered
        assert "verdict" not in shown.placed
        made.do(0, "confirm")
        assert not shown.covered
        assert "verdict" in shown.placed
        made.do(2, "confirm")
        assert made.top is shown
        made.do(0, "confirm")
        assert made.top is made.scene


@pytest.mark.parametrize("bots", [0, 1])
def test_at_corners_with_open_hands_nobody_looks_away_from_what_all_see(
    tmp_path: Path, bots: int
) -> None:
    """The hand of a bot lies open to nobody, though those of the people do."""
    used, rules = [LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS][: 3 - bots], {"draw4": "doubt"}
    with couch(
        tmp_path, used, position=LAID, options=rules, bot_count=bots, corners=Corners.OPEN
    ) as made:
        made.wait(300)
        assert made.scene.host.runner.submit(0, DOUBT) is None
        made.wait(1000)
        shown = made.top
        assert isinstance(shown, ShownHandScene)
        assert (shown.covered, bool(shown.sentence)) == (bots == 1, bots == 1)
        if not bots:
            assert "verdict" in shown.placed
            assert shown.verdict == "Red was in force. Jun held red, and has to draw 4 cards."
            made.stack.draw(made.kit.window.surface)
            made.do(0, "confirm")
            assert made.top is made.scene


def test_a_hand_that_a_stand_in_has_doubted_stops_the_table_for_nobody(tmp_path: Path) -> None:
    used = [LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS]
    with couch(tmp_path, used, position=LAID, options={"draw4": "doubt"}) as made:
        played = made.scene.host
        played.absences.limit = 60_000
        played.absences.leave(0)
        played.absences.advance(0)
        assert played.absences.played == {0}
        assert played.runner.submit(0, DOUBT) is None
        made.wait(1000)
        assert made.top is made.scene


def test_a_phone_is_shown_the_cards_for_two_turns_and_no_other_phone_is(words: Catalogue) -> None:
    seats = tuple(Seat(name, name.lower()) for name in ("Ada", "Ruth", "Jun"))
    plan = Plan("classic", seats, {"draw4": "doubt"}, 3)
    host = Host(plan, match_at("classic", IN_VAIN, plan.options, [each.name for each in seats]))
    sights = [PhoneSight(Viewpoint(host, seat), words, seats, ()) for seat in range(3)]
    assert [sight.shown().seen for sight in sights] == [None] * 3
    assert host.runner.submit(0, DOUBT) is None
    seen = [sight.shown().seen for sight in sights]
    assert seen[1:] == [None, None]
    assert isinstance(seen[0], HandSeen)
    assert sorted(card.code for card in seen[0].cards) == ["B4", "G7", "Y1"]
    assert seen[0].title == "Jun's hand"
    told = "Red was in force. Jun held no red: you have to draw 6 cards. Only you see these cards."
    assert plain(seen[0].text) == told
    vocabulary, deck = host.variant.info.vocabulary, host.match.table.deck
    assert host.runner.submit(1, parse_action("play G1", deck, vocabulary)) is None
    assert sights[0].shown().seen is None
