"""Who lets turns pass at a table of several is nudged, and a bot plays for them until they touch something."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.phones import reception
from game.phones.phones import Phones
from game.scenes.base.phone_door import phones_of
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.table.table_scene import TableScene
from game.session.controllers import BotSeat, Human
from game.session.host import Host
from game.session.plan import Plan
from game.session.together.absence import LAST, TURNS
from game.show.devices import KEYS, MOUSE, pad, phone
from game.show.handover import Curtain
from game.show.seating import Hands, Seating
from game.view.base.space import LARGE_TEXT
from game.words.marks import plain
from game.words.sentences import Sentences
from tests.harness import events
from tests.harness.corner_sight import corners_at
from tests.harness.program import Program
from tests.harness.seat_sight import moves_told
from tests.harness.seen import Writing
from tests.harness.some import some
from tests.phones.table_of_phones import HOME
from tests.scenes.test_phones import Phone, go_on
from tests.scenes.test_ready import SEATS, THREE, sit_down
from tests.scenes.test_seats_change import host

A, LEFT = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_LEFT
LIMIT = 60_000
SLACK = 4000
"""ms for cards that are still in the air."""


def at_corners(folder: Path, away: int = 60, text: float = 1.0) -> Program:
    program = Program(folder)
    program.kit.settings.text_scale = text
    program.kit.resize()
    program.kit.settings.guides = {"classic": ["skipped"]}
    program.kit.settings.away = away
    own = dict(enumerate(THREE))
    program.stack.ways.table(Plan("classic", SEATS, {}, 3), Seating(own, Hands.CORNERS))
    program.wait(6000)
    wait_for_person(program)
    return program


def wait_for_person(program: Program) -> int:
    """Wait until a person is to act; return their seat."""
    played = host(program.top)
    for _ in range(200):
        turn = played.match.state.turn
        if turn in played.plan.people and turn not in played.absences.away:
            return turn
        program.frame(100)
    raise AssertionError("nobody is waited for")


def said(program: Program) -> list[str]:
    """What is said at the seats of the corners now."""
    assert isinstance(program.top, CornersScene)
    return [each.text for each in program.top.speech.notices.shown]


def test_a_bot_takes_the_turn_of_who_does_nothing_and_all_are_told(tmp_path: Path) -> None:
    program = at_corners(tmp_path)
    played, words = host(program.top), program.kit.words
    seat, done = wait_for_person(program), len(host(program.top).match.log)
    name = SEATS[seat].name
    played.absences.touch(seat)
    program.wait(LIMIT // 2 + 500)
    assert words("table.absent_nudged", name=name) in said(program)
    assert len(played.match.log) == done
    program.wait(LIMIT // 2 - LAST)
    warned = words("table.absent_warned", name=name, count=LAST // 1000)
    assert warned in said(program)
    assert len(played.match.log) == done
    program.wait(LAST + SLACK)
    told = words("table.absent_played", name=name)
    assert told in moves_told(program.top)  # type: ignore[arg-type]
    assert played.match.log[done].seat == seat
    assert played.plan.people == (0, 1, 2)
    assert isinstance(played.runner.controllers[seat], Human)


def test_a_touch_of_ones_own_device_shows_that_one_is_there(tmp_path: Path) -> None:
    program = at_corners(tmp_path)
    played, done = host(program.top), len(host(program.top).match.log)
    for _ in range(4):
        program.wait(LIMIT // 2 - 1000)
        for number in (7, 8):
            at = program.kit.input.pads[number].device.number
            program.post(events.pad_button(LEFT, pad=at), events.pad_button(LEFT, False, pad=at))
        program.press(pygame.K_LEFT)
    assert len(played.match.log) == done


def test_after_three_turns_a_bot_stays_until_a_touch(tmp_path: Path) -> None:
    program = at_corners(tmp_path)
    played = host(program.top)
    for _ in range(TURNS):
        assert played.absences.away == set()
        while (turn := wait_for_person(program)) != 1:
            played.runner.submit(turn, played.match.observe(turn).legal[0])
            program.wait(2000)
        program.wait(LIMIT + SLACK)
        assert not played.over
    assert played.absences.away == {1}
    assert isinstance(played.runner.controllers[1], BotSeat)
    badges = program.top.badges  # type: ignore[attr-defined]
    assert badges.content[1] == {1}
    program.post(events.pad_button(LEFT, pad=7), events.pad_button(LEFT, False, pad=7))
    assert isinstance(played.runner.controllers[1], Human)
    assert program.kit.words("table.absent_back", name="Jun") in moves_told(program.top)  # type: ignore[arg-type]


def test_who_is_back_is_told_what_the_bot_has_played(tmp_path: Path) -> None:
    program = at_corners(tmp_path)
    played = host(program.top)
    played.absences.leave(1)
    seen = []
    while not seen or played.match.state.turn == 1:
        turn = played.match.state.turn
        if turn == 1:
            seen.append(played.match.observe(1).legal)
            program.wait(3000)
        else:
            played.runner.submit(turn, played.match.observe(turn).legal[0])
            program.wait(2000)
        assert not played.over
    done = played.absences.while_away.of(1)
    assert done.played or done.drew
    told = Sentences(program.kit.words, played.match.table).meanwhile(1, *done)
    assert told is not None
    assert plain(told).startswith("While Jun was away: ")  # several look at the screen
    program.post(events.pad_button(LEFT, pad=7), events.pad_button(LEFT, False, pad=7))
    assert told in said(program)
    assert told in moves_told(program.top)  # type: ignore[arg-type]


def test_a_pause_and_an_open_rule_book_stop_the_wait(tmp_path: Path) -> None:
    program = at_corners(tmp_path)
    played, done = host(program.top), len(host(program.top).match.log)
    program.press(pygame.K_F10)
    assert isinstance(program.top, PauseScene)
    program.wait(3 * LIMIT)
    program.press(pygame.K_ESCAPE)
    program.stack.ways.rules("classic")
    program.wait(3 * LIMIT)
    program.press(pygame.K_ESCAPE)
    program.wait(LIMIT // 2)
    assert len(played.match.log) == done


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_that_somebody_is_away_hides_no_face_in_large_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    program = at_corners(tmp_path, text=text)
    scene = program.top
    assert isinstance(scene, CornersScene)
    scene.host.absences.away.add(1)
    writing = Writing(monkeypatch)
    program.resize((1280, 740))
    program.picture()
    face = program.kit.rect(corners_at(scene)[1].box().portrait)
    told = [rect for line, rect in writing.texts if line == program.kit.words("table.away")]
    for written in some(told):
        assert face.colliderect(written) is (text < LARGE_TEXT)


@pytest.mark.parametrize("away", [0, 300])
def test_how_long_is_waited_can_be_set(tmp_path: Path, away: int) -> None:
    program = at_corners(tmp_path, away)
    played, done = host(program.top), len(host(program.top).match.log)
    program.wait(4 * LIMIT)
    assert len(played.match.log) == done


def test_who_plays_with_bots_alone_is_never_away(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.kit.settings.guides = {"classic": ["skipped"]}
    seats = (SEATS[0], SEATS[3])
    program.stack.ways.table(Plan("classic", seats, {}, 3))
    played = host(program.top)
    program.wait(3 * LIMIT)
    assert [each.seat for each in played.match.log if each.seat == 0] == []


def test_who_is_ready_after_a_round_is_back(tmp_path: Path) -> None:
    program = at_corners(tmp_path)
    played = host(program.top)
    played.absences.away.update({1, 2})
    while not played.over:
        turn = played.match.state.turn
        played.runner.submit(turn, played.match.observe(turn).legal[0])
    go_on(program, lambda: not isinstance(program.top, CornersScene))
    program.wait(500)
    assert played.readiness.waiting == [0]
    program.post(events.pad_button(A, pad=7), events.pad_button(A, False, pad=7))
    assert played.absences.away == {2}
    assert played.readiness.ready == {1}


@pytest.fixture
def phones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Program, Phones]]:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    program = Program(tmp_path)
    program.kit.settings.guides = {"classic": ["skipped"]}
    program.stack.ways.party("classic")
    found = phones_of(program.kit)
    found.let_in([HOME], 0)
    program.stack.ways.phones()
    yield program, found
    found.close()


def hears_table(client: Phone, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next table that is as it is wanted."""
    while True:
        shown = client.hears("table")
        if wanted(shown):
            return shown


def is_away(seat: int) -> Callable[[dict[str, Any]], bool]:
    """Whether the others see that somebody is away."""
    return lambda shown: [each["seat"] for each in shown["players"] if each["away"]] == [seat]


def of_two_phones(program: Program) -> tuple[list[Phone], Host]:
    clients = [sit_down(program, *each) for each in (("Ada", "ada"), ("Jun", "jun"))]
    own = {0: frozenset({phone(1)}), 1: frozenset({phone(2)})}
    seats = (*SEATS[:2], SEATS[-1])
    program.stack.ways.table(Plan("classic", seats, {}, 3), Seating(own, Hands.CORNERS))
    program.wait(6000)
    wait_for_person(program)
    return clients, host(program.top)


def test_a_phone_is_told_that_it_is_its_turn_and_that_a_bot_plays(
    phones: tuple[Program, Phones],
) -> None:
    program, _ = phones
    clients, played = of_two_phones(program)
    seat, words = wait_for_person(program), program.kit.words
    program.wait(LIMIT // 2)
    assert clients[seat].hears("alert")["sentence"] == words("phone.absent_nudged", count=30)
    program.wait(LIMIT // 2 + SLACK)
    last = LAST // 1000
    assert clients[seat].hears("alert")["sentence"] == words("phone.absent_warned", count=last)
    soon = hears_table(clients[seat], lambda shown: shown["stands_in"] >= 0)
    assert LAST - 1000 < soon["stands_in"] <= LAST
    assert clients[seat].hears("alert")["sentence"] == words("phone.absent_played")
    done = played.absences.while_away.of(seat)
    sentences = Sentences(words, played.match.table, lambda: seat)
    meanwhile = sentences.meanwhile(seat, *done, once=True)
    assert meanwhile is not None
    assert clients[seat].hears("alert")["sentence"] == plain(meanwhile)
    assert hears_table(clients[seat], lambda shown: not shown["turn"])["stands_in"] == -1
    told = words("table.absent_played", name=SEATS[seat].name)
    hears_table(clients[1 - seat], lambda shown: told in shown["moves"])
    for _ in range(TURNS - 1):
        other = wait_for_person(program)
        while other != seat:
            played.runner.submit(other, played.match.observe(other).legal[0])
            program.wait(2000)
            other = wait_for_person(program)
        program.wait(LIMIT + SLACK)
        if played.over:
            pytest.fail("the round is too short for this")
    assert played.absences.away == {seat}
    assert hears_table(clients[1 - seat], is_away(seat))
    away = hears_table(clients[seat], is_away(seat))
    assert away["line"] == words("phone.away_line")
    clients[seat].say("touch", aside=True)  # in its menu
    clients[seat].say("rule", clause="C-5")
    clients[seat].hears("rule")
    program.frames(3)
    assert played.absences.away == {seat}
    clients[seat].say("touch")
    go_on(program, lambda: not played.absences.away)
    back = hears_table(
        clients[1 - seat], lambda shown: not any(p["away"] for p in shown["players"])
    )
    assert any(plain(move).startswith(f"While {SEATS[seat].name} was") for move in back["moves"])
    assert played.plan.people == (0, 1)


def test_a_touch_of_a_phone_begins_the_wait_anew(phones: tuple[Program, Phones]) -> None:
    program, _ = phones
    clients, played = of_two_phones(program)
    seat, done = wait_for_person(program), len(played.match.log)
    for _ in range(3):
        program.wait(LIMIT // 2 + 5000)
        clients[seat].say("touch")
        clients[seat].hears("here")
        program.frames(3)
    assert len(played.match.log) == done


def test_turn_by_turn_the_curtain_stops_the_wait(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.kit.settings.guides = {"classic": ["skipped"]}
    own = {0: frozenset({MOUSE, KEYS}), 1: frozenset({pad(7)})}
    plan = Plan("classic", SEATS[:2], {}, 3)
    program.stack.ways.table(plan, Seating(own, Hands.TURN_BY_TURN))
    played = host(program.top)
    program.wait(3 * LIMIT)
    assert not played.match.log
    assert isinstance(program.top, TableScene)


def test_turn_by_turn_the_curtain_calls_nobody_who_is_away(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.kit.settings.guides = {"classic": ["skipped"]}
    own = {0: frozenset({MOUSE, KEYS}), 1: frozenset({pad(7)}), 2: frozenset({pad(8)})}
    plan = Plan("classic", SEATS[:3], {}, 3)
    program.stack.ways.table(plan, Seating(own, Hands.TURN_BY_TURN))
    played, table = host(program.top), program.top
    assert isinstance(table, TableScene)
    assert table.turns is not None
    turn = played.match.state.turn
    played.absences.leave(turn)
    played.absences.advance(0)
    program.wait(20_000)
    assert played.match.log[0].seat == turn
    assert table.turns.handover.curtain is Curtain.HANGING
    assert table.turns.handover.shown.seat not in played.absences.away


def test_turn_by_turn_the_moves_tell_by_name_what_a_bot_has_played(tmp_path: Path) -> None:
    """Whose hand is shown is another's, or a curtain hangs: it is told to everybody."""
    program = Program(tmp_path)
    program.kit.settings.guides = {"classic": ["skipped"]}
    own = {0: frozenset({MOUSE, KEYS}), 1: frozenset({pad(7)}), 2: frozenset({pad(8)})}
    program.stack.ways.table(Plan("classic", SEATS[:3], {}, 3), Seating(own, Hands.TURN_BY_TURN))
    played, table = host(program.top), program.top
    assert isinstance(table, TableScene)
    turn = played.match.state.turn
    played.absences.leave(turn)
    played.absences.advance(0)
    program.wait(20_000)
    done = played.absences.while_away.of(turn)
    assert done.played or done.drew
    assert table.turns is not None
    assert table.turns.handover.curtain is Curtain.HANGING
    played.absences.touch(turn)
    told = Sentences(program.kit.words, played.match.table).meanwhile(turn, *done)
    assert told is not None
    assert plain(told).startswith(f"While {SEATS[turn].name} was away: ")
    assert told in moves_told(table)


def test_with_everybody_away_the_curtain_says_that_bots_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing = Writing(monkeypatch)
    program = Program(tmp_path)
    own = {0: frozenset({MOUSE, KEYS}), 1: frozenset({pad(7)}), 2: frozenset({pad(8)})}
    program.stack.ways.table(Plan("classic", SEATS[:3], {}, 3), Seating(own, Hands.TURN_BY_TURN))
    played, words = host(program.top), program.kit.words
    for seat in played.plan.people:
        played.absences.leave(seat)
    program.frames(2)
    table = program.top
    assert isinstance(table, TableScene)
    assert table.turns is not None
    shown = SEATS[table.turns.handover.called.seat].name
    writing.clear()
    program.picture()
    told = [line for line, _ in writing.texts]
    assert words("couch.away", name=shown) in told
    assert words("couch.away_note", name=shown) in told
    assert told.count(words("table.away")) == 3
    assert words("couch.covered") not in told
