"""People with phones come into a match that runs, and play on for its bots: who, when, and in whose seat."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.phones import reception
from game.scenes.base.party.party_room import party_of
from game.scenes.base.phone_door import phones_of
from game.scenes.pause.lost_device_scene import LostDeviceScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.pause.who_plays_scene import WhoPlaysScene
from game.scenes.seating.phones_scene import PhonesScene
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.show.devices import MOUSE, pad, phone
from game.show.seating import Hands, Seating
from tests.harness.program import Program
from tests.harness.seat_sight import moves_told
from tests.harness.seen import Writing
from tests.phones.table_of_phones import HOME
from tests.scenes.test_coming_back import heard
from tests.scenes.test_phones import Phone, asked_who_plays_on, go_on
from tests.scenes.test_seats_change import host, to_the_result

ADA, JUN, RUTH = (
    Seat("Ada", "ada", colour="rose"),
    Seat("Jun", "jun", colour="green"),
    Seat("Ruth", "ruth", "greedy"),
)
MILO = Seat("Milo", "milo", "greedy")


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """Ada and Jun play with two bots; no phone may come in yet."""
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    program = Program(tmp_path)
    program.kit.settings.guides = {"classic": ["skipped"]}
    assert program.kit.input.pads[7]  # it is plugged in from now on
    own = {0: frozenset({MOUSE}), 1: frozenset({pad(7)})}
    plan = Plan("classic", (ADA, JUN, RUTH, MILO), {"rounds": 2}, 3)
    program.stack.ways.table(plan, Seating(own, Hands.CORNERS))
    program.frames(3)
    yield program
    if program.kit.phones is not None:
        program.kit.phones.close()


def open_to_phones(program: Program) -> Host:
    """Let phones in as the match runs, and close the card with the code; return the host."""
    program.stack.ways.phones()
    assert isinstance(program.top, PhonesScene)
    program.press(pygame.K_ESCAPE)
    return host(program.top)


def greeted(program: Program) -> tuple[Phone, dict[str, Any]]:
    """A phone that has come in, and what it is offered."""
    client = Phone(program)
    client.hello(code=phones_of(program.kit).code)
    return client, client.hears("welcome")


def joins(welcome: dict[str, Any]) -> list[str]:
    """The portraits of the bots for whom one may play on."""
    return [face["portrait"] for face in welcome["faces"] if face["joins"]]


def test_phones_that_are_let_in_as_a_match_runs_are_shown_it(program: Program) -> None:
    played = open_to_phones(program)
    client, welcome = greeted(program)
    assert set(joins(welcome)) == {"ruth", "milo"}
    client.say("watch")
    assert client.hears("table")["seat"] == -1
    other, _ = greeted(program)
    other.say("sit", name="Late", portrait="zoe")
    assert other.hears("seated")["name"] == "Late"
    assert played.plan.people == (0, 1)


def sit(client: Phone, name: str, portrait: str, **more: Any) -> dict[str, Any]:
    client.say("sit", name=name, portrait=portrait, **more)
    return client.hears("seated")


def under_the_menu(program: Program) -> None:
    program.press(pygame.K_F10)
    assert isinstance(program.top, PauseScene)


def test_nobody_gets_the_hand_that_was_promised_to_somebody_who_has_left(program: Program) -> None:
    played = open_to_phones(program)
    under_the_menu(program)
    first, _ = greeted(program)
    sit(first, "First", "milo")
    first.say("leave")
    first.hears("closed")
    other, welcome = greeted(program)
    assert "milo" in joins(welcome)  # it is free again
    sit(other, "Other", "zoe")
    program.press(pygame.K_ESCAPE)
    program.frames(5)
    assert played.plan.people == (0, 1)
    assert other.hears("table")["seat"] == -1


def test_no_number_of_a_phone_is_given_twice(program: Program) -> None:
    open_to_phones(program)
    phones = phones_of(program.kit)
    first, _ = greeted(program)
    sit(first, "First", "zoe")
    first.say("leave")
    first.hears("closed")
    other, _ = greeted(program)
    sit(other, "Other", "zoe")
    assert list(phones.guests) == [2]
    phones.expect(7, Seat("Kept", "nora"), "hash")
    third, _ = greeted(program)
    sit(third, "Third", "theo")
    assert list(phones.guests) == [2, 7, 8]


def test_who_drops_in_is_called_like_nobody_at_the_table(program: Program) -> None:
    played = open_to_phones(program)
    client, _ = greeted(program)
    sit(client, "Ruth", "milo")
    go_on(program, lambda: 3 in played.plan.people)
    assert played.plan.seats[3].name == "Ruth 2"


def test_whoever_is_second_to_ask_for_a_bots_seat_is_asked_again(program: Program) -> None:
    played = open_to_phones(program)
    first, _ = greeted(program)
    second, _ = greeted(program)
    under_the_menu(program)
    sit(first, "First", "milo", joins=True)
    second.hears("welcome")
    second.say("sit", name="Second", portrait="milo", joins=True)
    again = second.hears("welcome")
    assert joins(again) == ["ruth"]
    assert len(phones_of(program.kit).guests) == 1
    sit(second, "Second", "ruth", joins=True)
    program.press(pygame.K_ESCAPE)
    go_on(program, lambda: played.plan.people == (0, 1, 2, 3))
    assert [seat.name for seat in played.plan.seats[2:]] == ["Second", "First"]


def test_a_bot_ends_its_turn_before_somebody_plays_on_for_it(program: Program) -> None:
    played = open_to_phones(program)
    client, _ = greeted(program)
    under_the_menu(program)
    while played.match.state.turn != 2:
        turn = played.match.state.turn
        played.runner.submit(turn, played.match.observe(turn).legal[0])
    sit(client, "Late", "ruth")
    done = len(played.match.log)
    program.press(pygame.K_ESCAPE)
    go_on(program, lambda: not played.plan.seats[2].bot)
    (change,) = played.course.sat_down
    assert change.seat == 2
    assert change.number > done
    assert played.match.log[done].seat == 2


def test_the_table_says_who_has_left_by_phone(program: Program) -> None:
    played = open_to_phones(program)
    client, _ = greeted(program)
    sit(client, "Late", "milo")
    go_on(program, lambda: 3 in played.plan.people)
    client.say("leave")
    client.hears("closed")
    said = program.kit.words("table.parted", name="Late")
    go_on(program, lambda: said in moves_told(program.top))  # type: ignore[arg-type]
    assert said in moves_told(program.top)  # type: ignore[arg-type]


def sits(welcome: dict[str, Any], portrait: str) -> str:
    """What one would do by sitting down with a portrait."""
    (face,) = [face for face in welcome["faces"] if face["portrait"] == portrait]
    return str(face["sits"])


def test_the_seat_of_somebody_who_has_left_is_offered_from_the_next_round_on(
    program: Program,
) -> None:
    played = open_to_phones(program)
    first, _ = greeted(program)
    sit(first, "First", "milo")
    go_on(program, lambda: 3 in played.plan.people)
    first.hears("table")
    first.say("leave")
    first.hears("closed")
    _, welcome = greeted(program)
    assert "milo" not in joins(welcome)  # it is not a bot's yet
    go_on(program, lambda: asked_who_plays_on(program))
    program.press(pygame.K_RETURN)  # a bot plays for now
    go_on(program, lambda: 3 not in played.plan.people)
    _, welcome = greeted(program)
    assert joins(welcome) == ["ruth"]  # there is a bot whose hand is nobody's
    second, _ = greeted(program)
    sit(second, "Second", "ruth", joins=True)
    go_on(program, lambda: 2 in played.plan.people)
    program.stack.ways.who_plays(played)
    who = program.top
    assert isinstance(who, WhoPlaysScene)
    assert who.faces() == []  # nor is the hand to be had there
    program.press(pygame.K_ESCAPE)
    third, welcome = greeted(program)
    assert joins(welcome) == ["milo"]
    assert sits(welcome, "milo") == program.kit.words("phone.sit_round", name="First")
    sit(third, "Third", "milo", joins=True)
    _, later = greeted(program)
    assert "milo" not in joins(later)
    program.frames(5)
    held = list(played.match.state.hands[3])
    while not played.over:
        turn = played.match.state.turn
        played.runner.submit(turn, played.match.observe(turn).legal[0])
        assert 3 not in played.plan.people
        shown = heard(third)
        assert not [each for each in shown if each.get("hand") or each.get("seat", -1) != -1]
        assert not any(each.get("out") for each in shown)  # there is a seat from the next round on
    assert held
    to_the_result(program, played)
    played.readiness.take(played.plan.people)
    go_on(program, lambda: 3 in played.plan.people)
    assert played.match.state.round == 2
    assert played.plan.seats[3].name == "Third"


def test_no_stranger_is_offered_a_seat_that_waits_for_its_person(program: Program) -> None:
    played = open_to_phones(program)
    under_the_menu(program)
    first, _ = greeted(program)
    sit(first, "First", "milo")
    program.stack.ways.who_plays(played)
    who = program.top
    assert isinstance(who, WhoPlaysScene)
    assert [face.portrait for face in who.faces()] == ["ruth"]
    program.walk(who.rows[3])
    while who.sits[3]:  # the host gives it to a person here
        program.press(pygame.K_LEFT)
    assert [face.portrait for face in who.faces()] == ["ruth", "milo"]


def test_leaving_the_list_gives_a_person_the_device_of_before(program: Program) -> None:
    played = open_to_phones(program)
    program.stack.ways.who_plays(played)
    who = program.top
    assert isinstance(who, WhoPlaysScene)
    program.walk(who.rows[1])
    program.press(pygame.K_RIGHT)
    program.press(pygame.K_LEFT)
    assert not who.waiting
    assert who.seating.own(1) == pad(7)
    program.press(pygame.K_ESCAPE)
    assert program.top is not who
    assert played.plan.people == (0, 1)
    assert who.seating.own(1) == pad(7)


def listed(program: Program, played: Host) -> WhoPlaysScene:
    """The list of who plays, opened at the table."""
    program.stack.ways.who_plays(played)
    assert isinstance(program.top, WhoPlaysScene)
    return program.top


def give_to_a_bot(program: Program, played: Host, seat: int) -> None:
    """Give a seat to a bot in the list, and leave it."""
    who = listed(program, played)
    program.walk(who.rows[seat])
    while not who.sits[seat]:
        program.press(pygame.K_RIGHT)
    row = who.rows[seat]
    assert row.labels[row.chosen].startswith("Bot: ")
    program.press(pygame.K_ESCAPE)
    assert played.plan.seats[seat].bot


def on_a_phone(program: Program, played: Host) -> tuple[Phone, int]:
    """Somebody who plays on for a bot by phone, as soon as they do, and their seat."""
    client, _ = greeted(program)
    sit(client, "First", "milo")
    go_on(program, lambda: 3 in played.plan.people)
    return client, 3


def test_a_phone_whose_seat_a_bot_has_gets_it_back_by_the_list(program: Program) -> None:
    played = open_to_phones(program)
    _, seat = on_a_phone(program, played)
    give_to_a_bot(program, played, seat)
    who = listed(program, played)
    program.walk(who.rows[seat])
    while who.sits[seat]:
        program.press(pygame.K_LEFT)
    assert not who.waiting
    own = who.seating.own(seat)
    assert own is not None
    assert own.is_phone
    program.press(pygame.K_ESCAPE)
    assert phones_of(program.kit).guests[own.number].sight is not None
    assert played.plan.seats[seat].name == "First"
    assert program.stack.top.phones == {own.number: seat}  # type: ignore[attr-defined]


def test_a_phone_that_is_gone_is_not_given_back(program: Program) -> None:
    """The seat waits for whatever is pressed."""
    played = open_to_phones(program)
    client, seat = on_a_phone(program, played)
    (number,) = client.phones.guests
    who = listed(program, played)
    client.close()
    go_on(program, lambda: not client.phones.is_here(number))
    program.walk(who.rows[seat])
    while not who.sits[seat]:
        program.press(pygame.K_RIGHT)
    while who.sits[seat]:
        program.press(pygame.K_LEFT)
    assert who.waiting == [seat]


def test_who_comes_for_the_next_round_is_not_told_that_a_bot_has_replaced_them(
    program: Program,
) -> None:
    played = open_to_phones(program)
    first, seat = on_a_phone(program, played)
    first.say("leave")
    first.hears("closed")
    go_on(program, lambda: asked_who_plays_on(program))
    program.press(pygame.K_RETURN)
    go_on(program, lambda: seat not in played.plan.people)
    second, _ = greeted(program)
    sit(second, "Second", "ruth", joins=True)
    go_on(program, lambda: 2 in played.plan.people)
    later, _ = greeted(program)
    sit(later, "Later", "milo", joins=True)
    give_to_a_bot(program, played, 1)
    program.frames(20)
    told = []
    with suppress(AssertionError):  # there may be fewer
        for _ in range(8):
            told.append(later.hears())
    assert told
    assert program.kit.words("phone.replaced") not in [each.get("sentence") for each in told]


def test_the_list_says_who_has_left_by_phone(program: Program) -> None:
    played = open_to_phones(program)
    client, seat = on_a_phone(program, played)
    words = program.kit.words
    assert listed(program, played).rows[seat].value == words("device.phone")
    program.press(pygame.K_ESCAPE)
    client.say("leave")
    client.hears("closed")
    who = listed(program, played)  # before the table has asked who plays on
    assert not who.sits[seat]
    assert who.rows[seat].value == "Has left"
    assert [row.value for row in who.rows].count("Has left") == 1
    program.walk(who.rows[seat])
    program.press(pygame.K_RIGHT)
    assert who.rows[seat].value.startswith("Bot: ")
    program.press(pygame.K_LEFT)
    assert who.rows[seat].value != words("device.phone")


def test_who_is_replaced_by_a_bot_is_told_and_back_by_a_touch(program: Program) -> None:
    played = open_to_phones(program)
    client, seat = on_a_phone(program, played)
    give_to_a_bot(program, played, seat)
    words = program.kit.words
    assert client.hears("alert")["sentence"] == words("phone.replaced")
    shown = client.hears("table")
    assert shown["line"] == words("phone.away_line")
    assert not shown["hand"]
    client.say("touch", aside=True)  # the menu was closed
    program.frames(10)
    assert seat not in played.plan.people
    client.say("touch")
    go_on(program, lambda: seat in played.plan.people)
    assert moves_told(program.top)[-1] == "First is back."  # type: ignore[arg-type]
    assert not shown["out"]  # the seat waits for its person
    while not shown["hand"]:
        shown = client.hears("table")
    assert len(shown["hand"]) == len(played.match.state.hands[seat])
    assert shown["line"] != words("phone.away_line")


def test_a_touch_under_the_menu_counts_once_the_match_goes_on(program: Program) -> None:
    played = open_to_phones(program)
    client, seat = on_a_phone(program, played)
    give_to_a_bot(program, played, seat)
    under_the_menu(program)
    client.say("touch")
    go_on(program, lambda: any(guest.untold for guest in client.phones.guests.values()))
    program.frames(3)
    assert played.plan.seats[seat].bot
    program.press(pygame.K_ESCAPE)
    go_on(program, lambda: seat in played.plan.people)


def test_who_has_left_is_not_in_the_party_again_where_others_change_seats(program: Program) -> None:
    played = open_to_phones(program)
    client, seat = on_a_phone(program, played)
    party = party_of(program.kit)
    (number,) = client.phones.guests
    assert party.plan.places_of(phone(number))
    client.say("leave")
    client.hears("closed")
    assert not party.plan.places_of(phone(number))
    give_to_a_bot(program, played, 1)  # before the table has asked who plays on
    assert seat in played.plan.people
    assert not party.plan.places_of(phone(number))
    assert "First" not in [party.chairs[place].name for place in party.chairs.people]


def test_the_list_is_left_though_anothers_device_was_given_away(program: Program) -> None:
    played = open_to_phones(program)
    who = listed(program, played)
    program.walk(who.rows[0])
    program.press(pygame.K_RIGHT)
    program.walk(who.rows[2])
    while who.sits[2]:
        program.press(pygame.K_LEFT)
    assert who.waiting == [2]
    program.click(who.done)  # the mouse is pressed
    assert who.seating.own(2) == MOUSE
    program.walk(who.rows[0])
    while who.sits[0]:
        program.press(pygame.K_LEFT)
    assert who.waiting == [0]
    program.press(pygame.K_ESCAPE)
    assert program.top is not who
    assert played.plan.people == (1, 2)


def left_by_phone(program: Program) -> tuple[Host, int]:
    """A table, and the seat that somebody with a phone has given up there."""
    played = open_to_phones(program)
    client, seat = on_a_phone(program, played)
    client.say("leave")
    client.hears("closed")
    return played, seat


def test_who_has_left_by_phone_is_not_said_to_be_away(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table asked to wake a phone whose person had given up the seat, and could not get it again."""
    _, seat = left_by_phone(program)
    writing, words = Writing(monkeypatch), program.kit.words
    program.picture()
    seen = [line for line, _ in writing.seen]
    assert words("ui.who_plays.left") in seen
    assert words("table.away") not in seen
    go_on(program, lambda: asked_who_plays_on(program))
    lost = program.top
    assert isinstance(lost, LostDeviceScene)
    assert lost.lost == [seat]
    writing.clear()
    program.picture()
    seen = [line for line, _ in writing.seen]
    name = "First"
    for key in ("title_left", "who_left", "bot_left", "other"):
        assert words(f"ui.lost.{key}", name=name, count=1) in seen
    for key in ("title_phone", "who", "again_phone", "bot"):
        assert words(f"ui.lost.{key}", name=name, count=1) not in seen


def test_nobody_who_drops_in_looks_like_somebody_who_has_left(program: Program) -> None:
    """They got the chair, and with it the colour in which a bot or the table plays on for the other."""
    played, seat = left_by_phone(program)
    other, welcome = greeted(program)
    (portrait,) = joins(welcome)
    sit(other, "Other", portrait)
    go_on(program, lambda: any(each.name == "Other" for each in played.plan.seats))
    colours = [each.colour for each in played.plan.seats if each.colour]
    assert played.plan.seats[seat].name == "First"
    assert len(set(colours)) == len(colours) == 4


def test_who_comes_back_after_leaving_has_their_colour(program: Program) -> None:
    played, seat = left_by_phone(program)
    again, _ = greeted(program)
    sit(again, "First", played.plan.seats[seat].portrait)
    chairs = party_of(program.kit).chairs
    (place,) = [each for each in chairs.people if chairs[each].name == "First"]
    assert chairs[place].colour == played.plan.seats[seat].colour
