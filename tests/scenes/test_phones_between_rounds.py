"""Who plays, asked in a match: people with phones see the seats of bots, and sit down on them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.actions import Action
from game.phones import reception
from game.phones.phones import Phones
from game.scenes.pause.who_plays_scene import WhoPlaysScene
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.seating.phones_scene import PhonesScene
from game.scenes.table.table_scene import TableScene
from game.session.host import Host
from game.session.plan import Plan
from game.show.devices import phone
from game.show.seating import Hands, Seating
from tests.harness.program import Program
from tests.harness.seat_sight import seen_at
from tests.phones.table_of_phones import HOME
from tests.scenes.test_phones import PATIENCE, Phone
from tests.scenes.test_seats_change import SEATS, host, row_in_menu, to_the_result


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """A match of two rounds after the first, at the list of who plays."""
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    program = Program(tmp_path)
    program.kit.settings.guides = {"classic": ["skipped"]}
    program.stack.ways.table(
        Plan("classic", SEATS, {"rounds": 2}, 3), Seating({}, Hands.TURN_BY_TURN)
    )
    result = to_the_result(program, host(program.top))
    program.click(result.back)
    row_in_menu(program, "Milo")
    yield program
    if program.kit.phones is not None:
        program.kit.phones.close()


def who_plays(program: Program) -> WhoPlaysScene:
    assert isinstance(program.top, WhoPlaysScene)
    return program.top


def let_in(program: Program) -> Phones:
    """Let phones in by the button, and close the card with the code again."""
    program.click(who_plays(program).phones)
    assert isinstance(program.top, PhonesScene)
    program.press(pygame.K_ESCAPE)
    assert program.kit.phones is not None
    return program.kit.phones


def come_in(program: Program) -> tuple[Phone, dict[str, Any]]:
    """A phone that has come in, and what it is offered."""
    client = Phone(program)
    client.hello(code=client.phones.code)
    return client, client.hears("welcome")


def sit_down(client: Phone, name: str = "") -> dict[str, Any]:
    client.say("sit", name=name, portrait="milo")
    return client.hears("seated")


def sitting(program: Program) -> list[bool]:
    """Which seats people play."""
    return [not bot for bot in who_plays(program).sits]


def next_round(program: Program, client: Phone) -> Host:
    """Play on with what was chosen, once the phone is ready as well; return the table's host."""
    program.click(who_plays(program).done)
    for _ in range(200):
        if isinstance(program.top, EndScene | ResultScene):
            break
        program.frame(100)
    again = program.top
    assert isinstance(again, EndScene | ResultScene)
    program.click(again.on)
    client.say("act", number=0, action="go on")
    until = time.monotonic() + PATIENCE
    while not isinstance(program.top, TableScene):
        assert time.monotonic() < until
        program.frame()
    return program.top.host


def test_somebody_takes_a_bots_seat_by_phone_between_two_rounds(program: Program) -> None:
    let_in(program)
    client, welcome = come_in(program)
    assert welcome["free"]
    assert [each["portrait"] for each in welcome["faces"]] == ["milo"]
    seated = sit_down(client)
    assert (seated["name"], seated["waits"]) == ("Milo", True)
    who = who_plays(program)
    assert sitting(program) == [True, True, True]
    assert who.rows[1].labels[who.rows[1].chosen] == program.kit.words("device.phone")
    scores = list(who.host.match.state.scores)
    played = next_round(program, client)
    assert played.plan.people == (0, 1, 2)
    assert played.plan.seats[1].colour == seated["colour"] != ""
    assert list(played.match.state.scores) == scores
    while played.match.state.turn != 1:
        seat = played.match.state.turn
        if played.runner.submit(seat, Action("draw")) is not None:
            assert played.runner.submit(seat, Action("pass")) is None
    shown = client.hears("table")
    while not shown["turn"] or shown["number"] < played.match.number:
        shown = client.hears("table")
    assert len(shown["hand"]) == len(played.match.state.hands[1])
    done = len(played.match.log)
    client.say("act", number=shown["number"], action="draw")
    client.hears("table")
    assert [each.seat for each in played.match.log[done:]] == [1]


def test_who_has_come_in_before_is_offered_the_seats_and_told_when_they_are_taken(
    program: Program,
) -> None:
    let_in(program)
    program.press(pygame.K_ESCAPE)
    waiting, welcome = come_in(program)
    assert welcome["free"]  # a place in the next match
    row_in_menu(program, "Milo")
    assert waiting.hears("welcome")["free"]
    other, _ = come_in(program)
    sit_down(other)
    assert not waiting.hears("welcome")["free"]


def test_who_leaves_again_gives_the_seat_back_to_the_bot(program: Program) -> None:
    let_in(program)
    client, _ = come_in(program)
    sit_down(client)
    client.say("leave")
    assert client.hears("closed")["why"] == "left"
    assert sitting(program) == [True, False, True]
    assert who_plays(program).seating.owners_of(phone(1)) == []


def test_a_phone_is_sent_away_where_the_table_decides_otherwise(program: Program) -> None:
    phones = let_in(program)
    client, _ = come_in(program)
    sit_down(client)
    program.walk(who_plays(program).rows[1])
    program.press(pygame.K_RIGHT)
    assert sitting(program) == [True, False, True]
    assert client.hears("closed")["why"] == "left"
    assert not phones.guests


def test_who_has_sat_down_plays_whichever_way_the_list_is_left(program: Program) -> None:
    let_in(program)
    client, _ = come_in(program)
    sit_down(client, "Grandma")
    played = who_plays(program).host
    program.press(pygame.K_ESCAPE)
    assert not isinstance(program.top, WhoPlaysScene)
    assert played.plan.people == (0, 1, 2)
    assert played.plan.seats[1].name == "Grandma"


def test_who_takes_a_bots_seat_is_called_by_the_own_name_everywhere(program: Program) -> None:
    let_in(program)
    client, _ = come_in(program)
    seated = sit_down(client, "Grandma")
    assert seated["name"] == "Grandma"
    assert who_plays(program).rows[1].label == "Grandma"
    played = next_round(program, client)
    table = program.top
    assert isinstance(table, TableScene)
    assert played.plan.seats[1].name == "Grandma"
    seen = seen_at(table)
    assert seen.plate_name(1) == "Grandma"
    assert "Grandma plays for Milo now." in seen.listed_moves()
    shown = client.hears("table")
    while shown["seat"] != 1:  # at the list one has watched as an onlooker does
        shown = client.hears("table")
    mine = next(each for each in shown["players"] if each["seat"] == 1)
    assert mine["name"] == "You"


def test_nobody_is_called_like_somebody_at_the_table(program: Program) -> None:
    let_in(program)
    client, _ = come_in(program)
    assert sit_down(client, "aDa")["name"] == "aDa 2"


def test_the_name_is_given_back_with_the_seat(program: Program) -> None:
    let_in(program)
    client, _ = come_in(program)
    sit_down(client, "Grandma")
    client.say("leave")
    client.hears("closed")
    who = who_plays(program)
    assert who.rows[1].label == "Milo"
    other, _ = come_in(program)
    assert sit_down(other)["name"] == "Milo"
    assert next_round(program, other).plan.seats[1].name == "Milo"
