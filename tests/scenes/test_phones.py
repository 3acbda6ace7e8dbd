"""People with phones at the screens: they come in, sit down, play, stay away and come back."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.phones import reception, server
from game.phones.phone_people import HELD
from game.scenes.base.guest_names import PORTRAITS, guest_name
from game.scenes.base.party.party_room import wake_party
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.pause.coming_back_scene import ComingBackScene
from game.scenes.pause.lost_device_scene import LostDeviceScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.together_end import TogetherEnd
from game.scenes.seating.phones_scene import PhonesScene
from game.scenes.seating.seating_scene import SeatingScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.session.viewpoint import ONLOOKER
from game.show.devices import KEY_ZONES, phone
from game.show.seating import Hands, Seating
from game.store.settings_file import Settings
from game.tools.shot_scripts import plan
from game.view.base.fonts import BOLD
from game.view.base.paint import Paint
from game.view.input.intents import Intent, Kind
from tests.harness import events
from tests.harness.corner_sight import corners_at
from tests.harness.program import Program
from tests.harness.seat_sight import moves_told
from tests.harness.seen import Writing
from tests.phones.table_of_phones import HOME, Client

PATIENCE = 120.0


class Phone(Client):
    """A phone that talks to a program whose main loop goes on while the phone listens."""

    def __init__(self, program: Program) -> None:
        assert program.kit.phones is not None
        super().__init__(program.kit.phones)
        self.program = program

    def hears(self, kind: str = "") -> dict[str, Any]:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.program.frame()
            self.program.stack.ponder()
            try:
                message: dict[str, Any] = json.loads(self.socket.recv(timeout=0.005))
            except TimeoutError:
                continue
            if kind in ("", message["type"]):
                return message
        raise AssertionError(f"nothing heard of {kind}")


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path)
    program.stack.ways.setup("classic")
    setup = program.top
    assert isinstance(setup, SetupScene)
    program.walk(setup.people, most=90)
    program.press(pygame.K_RETURN)
    seating = program.top
    assert isinstance(seating, SeatingScene)
    seating.table.seat_guests(list(PORTRAITS[:3]), "")
    seating.resume()
    program.click(seating.phones)
    assert isinstance(program.top, PhonesScene)
    yield program
    assert program.kit.phones is not None
    program.kit.phones.close()


def come_in(program: Program, name: str = "", portrait: str = "ada") -> Phone:
    """A phone that has come in and sat down."""
    client = Phone(program)
    client.hello(code=client.phones.code)
    client.hears("welcome")
    client.say("sit", name=name, portrait=portrait)
    client.hears("seated")
    return client


def seating(program: Program) -> SeatingScene:
    assert isinstance(program.top, SeatingScene)
    return program.top


def dealt(program: Program) -> Any:
    """Close the card with the code and deal; return the table."""
    program.press(pygame.K_ESCAPE)
    program.click(seating(program).deal)
    program.wait(4000)
    return program.top


def go_on(program: Program, done: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until
        program.frame()
        program.stack.ponder()  # a guest who searches thinks between frames, as in the main loop
        time.sleep(0.001)


def test_phones_may_come_in_only_once_somebody_wants_that(tmp_path: Path) -> None:
    program = Program(tmp_path)
    assert program.kit.phones is None


def test_who_comes_in_sits_down_as_who_they_are(program: Program) -> None:
    come_in(program)
    come_in(program, "Grandma", "sana")
    come_in(program, "Ruth", "ruth")
    program.press(pygame.K_ESCAPE)
    seating_plan = seating(program).seating_plan
    people = [
        (c.name, c.portrait) for c in (seating_plan.chairs[p] for p in seating_plan.chairs.people)
    ]
    assert people == [("Ada", "ada"), ("Grandma", "sana"), ("Ruth", "ruth")]
    assert set(seating_plan.devices.values()) == {phone(1), phone(2), phone(3)}
    bots = [seating_plan.chairs[place] for place in seating_plan.chairs.bots]
    assert len(bots) == 3
    assert not {bot.name for bot in bots} & {"Ada", "Grandma", "Ruth"}
    assert not {bot.portrait for bot in bots} & {"ada", "sana", "ruth"}


def test_who_is_slower_to_take_a_face_is_called_as_the_one_they_get(program: Program) -> None:
    come_in(program, "Mum", "ada")
    client = Phone(program)
    client.hello(code=client.phones.code)
    client.hears("welcome")
    client.say("sit", name="", portrait="ada")
    seat = client.hears("seated")
    assert seat["portrait"] != "ada"
    assert seat["name"] == guest_name(program.kit.words, seat["portrait"])


def test_who_comes_back_to_a_chair_by_its_face_alone_keeps_the_name(program: Program) -> None:
    come_in(program, "Grandma", "sana")
    program.press(pygame.K_ESCAPE)
    plan = seating(program).seating_plan
    (place,) = plan.places_of(phone(1))
    plan.drop(place)  # as of a pad that was unplugged
    client = come_in(program, "", "sana")
    assert client.phones.guests[2].seat.name == "Grandma"
    assert plan.places_of(phone(2)) == [place]


def test_whoever_leaves_on_the_phone_leaves_the_chair(program: Program) -> None:
    ruth = come_in(program, "Ruth", "ruth")
    ruth.say("leave")
    assert ruth.hears("closed")["why"] == "left"
    assert not seating_devices(program)


def seating_devices(program: Program) -> list[object]:
    program.press(pygame.K_ESCAPE)
    return list(seating(program).seating_plan.devices.values())


def test_a_phone_gets_the_chair_of_somebody_without_a_device_once_no_other_is_left(
    program: Program,
) -> None:
    come_in(program, "Ruth", "ruth")
    program.press(pygame.K_ESCAPE)
    plan = seating(program).seating_plan
    ada = next(place for place in range(len(plan.chairs)) if plan.chairs[place].closed)
    plan.chairs.seat_person(ada)
    others = [face for face in PORTRAITS if face != "ruth"]
    for number in range(len(plan.chairs) - 2):
        come_in(program, f"Guest {number}", others[number])
        assert plan.waiting == [ada]
    come_in(program, "Zora", others[-1])
    assert plan.waiting == []
    assert (plan.chairs[ada].name, plan.chairs[ada].portrait) == ("Zora", others[-1])
    late = Phone(program)
    late.hello(code=late.phones.code)
    assert late.hears("welcome")["free"] is False


def test_a_phone_whose_chair_is_taken_at_the_screen_is_sent_away(program: Program) -> None:
    ruth = come_in(program, "Ruth", "ruth")
    program.press(pygame.K_ESCAPE)
    scene = seating(program)
    (place,) = scene.seating_plan.places_of(phone(1))
    program.walk(scene.cards[place], most=60)
    program.press(pygame.K_d)
    assert ruth.hears("closed")["why"] == "left"


def test_a_round_is_played_on_phones_alone(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "A_SECOND", 1000)  # nobody's fingers are as fast
    phones = [come_in(program), come_in(program, "Jun", "jun")]
    program.press(pygame.K_ESCAPE)
    seating_plan = seating(program).seating_plan
    for place in seating_plan.chairs.bots:
        seating_plan.leave(place)
    seating(program).resume()
    program.click(seating(program).deal)
    program.wait(4000)
    table = program.top
    assert isinstance(table, TableScene)
    assert table.host.plan.people == (0, 1)
    match = table.host.match
    while not table.host.over:
        client, done = phones[match.state.turn], len(match.log)
        shown = client.hears("table")
        while shown["number"] < match.number:
            shown = client.hears("table")
        assert shown["turn"]
        cards = [card for card in shown["hand"] if card["goes"]]
        other = next(each for each in reversed(shown["buttons"]) if each.get("action"))
        action = (cards[0]["plays"][0] if cards else other)["action"]
        client.say("act", number=shown["number"], action=action)
        go_on(program, lambda done=done: len(match.log) > done)  # type: ignore[misc]
    assert table.host.over
    go_on(program, lambda: isinstance(program.top, TogetherEnd))
    for client in phones:
        client.say("act", number=0, action="go on")
    go_on(program, lambda: not isinstance(program.top, TogetherEnd))


def asked_who_plays_on(program: Program) -> bool:
    """Let those who are there play; return whether the table asks who plays on for somebody who is not."""
    top, phones = program.top, program.kit.phones
    if isinstance(top, LostDeviceScene):
        return True
    if isinstance(top, TableScene | CornersScene) and phones is not None:
        match = top.host.match
        turn = match.state.turn
        if turn in top.host.plan.people and turn not in phones.away:
            top.host.runner.submit(turn, match.observe(turn).legal[0])
    return False


def test_people_with_other_devices_play_beside_phones(program: Program) -> None:
    come_in(program, "Ruth", "ruth")
    program.press(pygame.K_ESCAPE)
    program.post(*events.key_at(pygame.KSCAN_E, pygame.K_e))
    scene = seating(program)
    assert set(scene.seating_plan.devices.values()) == {phone(1), KEY_ZONES[0]}
    program.click(scene.deal)
    program.wait(4000)
    table = program.top
    assert isinstance(table, CornersScene)
    assert table.seating.hands is Hands.CORNERS
    (corner,) = corners_at(table)
    (other,) = table.seating.phones.values()
    assert {corner, other} == set(table.host.plan.people)


def test_the_table_is_asked_about_a_phone_that_stays_away(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    come_in(program)
    ruth = come_in(program, "Ruth", "ruth")
    table = dealt(program)
    phones = program.kit.phones
    assert phones is not None
    secret = phones.guests[2].secret
    ruth.close()
    go_on(program, lambda: phones.guests[2].line is None)
    now = time.monotonic() + HELD + 1
    monkeypatch.setattr(phones, "_now", lambda: now)
    go_on(program, partial(asked_who_plays_on, program))
    assert phones.paused or program.frame()
    again = Phone(program)
    again.hello(secret=secret)
    again.hears("seated")
    go_on(program, lambda: isinstance(program.top, TableScene))
    assert program.top.host is table.host  # type: ignore[attr-defined]
    shown = again.hears("table")
    # A bot before her may have let her draw meanwhile.
    assert len(shown["hand"]) == len(table.host.match.state.hands[shown["seat"]])


def test_the_others_play_on_while_a_phone_is_away(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    come_in(program)
    ruth = come_in(program, "Ruth", "ruth")
    table, phones = dealt(program), program.kit.phones
    assert phones is not None
    match = table.host.match
    seat = next(at for at, each in enumerate(table.host.plan.seats) if each.name == "Ruth")
    while match.state.turn == seat or match.state.turn not in table.host.plan.people:
        if match.state.turn == seat:
            table.host.runner.submit(seat, match.observe(seat).legal[0])
        program.wait(100)
    ruth.close()
    go_on(program, lambda: phones.guests[2].line is None)
    words, now = program.kit.words, time.monotonic()
    monkeypatch.setattr(phones, "_now", lambda: now + 5.5)
    program.frames(3)
    assert words("table.phone_lost", name="Ruth", count=15) in moves_told(table)
    writing = Writing(monkeypatch)
    program.picture()
    assert words("table.phone_away", count=15) in [line for line, _ in writing.texts]
    monkeypatch.setattr(phones, "_now", lambda: now + HELD + 1)
    program.frames(5)
    program.picture()
    assert words("table.away") in [line for line, _ in writing.texts]
    assert program.top is table
    done, other = len(match.log), match.state.turn
    table.host.runner.submit(other, match.observe(other).legal[0])
    assert len(match.log) > done
    go_on(program, partial(asked_who_plays_on, program))
    assert match.state.turn == seat


def test_the_host_can_turn_faces_off(program: Program) -> None:
    program.kit.settings.reactions = False
    come_in(program)
    ruth = come_in(program, "Ruth", "ruth")
    table = dealt(program)
    assert ruth.hears("table")["faces"] == []
    assert not table.host.reactions.make(1, "happy", 1.0)
    ruth.close()


def test_a_face_that_a_phone_makes_is_seen_at_the_table(program: Program) -> None:
    come_in(program)
    ruth = come_in(program, "Ruth", "ruth")
    table = dealt(program)
    seat = ruth.hears("table")["seat"]
    ruth.say("react", face="wry")
    go_on(program, lambda: table.room.feelings.looks.get(seat) == "wry")
    assert table.room.feelings.looks[seat] == "wry"
    ruth.close()


def test_a_phone_that_stays_away_is_spoken_of_as_a_phone(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    come_in(program)
    ruth = come_in(program, "Ruth", "ruth")
    dealt(program)
    phones = program.kit.phones
    assert phones is not None
    ruth.close()
    go_on(program, lambda: phones.guests[2].line is None)
    now = time.monotonic() + HELD + 1
    monkeypatch.setattr(phones, "_now", lambda: now)
    go_on(program, partial(asked_who_plays_on, program))
    writing = Writing(monkeypatch)
    program.top.dirty = True
    program.picture()
    said = [line for line, _ in writing.seen]
    assert "Ruth's phone is away" in said
    assert "Wake the phone" in said
    assert not [each for each in said if "Plug" in each or "disconnected" in each]
    assert writing.cut == []


def test_a_phone_without_a_seat_at_this_table_is_not_asked_about(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.stack.ways.table(plan("classic", 3))
    table = program.top
    program.top.handle(Intent(Kind.UNPLUGGED, phone(2)))  # it had one in an earlier match
    program.frame()
    assert program.top is table


def test_a_phone_that_stays_away_under_the_menu_is_asked_about_when_the_game_goes_on(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    come_in(program)
    ruth = come_in(program, "Ruth", "ruth")
    dealt(program)
    program.press(pygame.K_F10)
    assert isinstance(program.top, PauseScene)
    phones = program.kit.phones
    assert phones is not None
    ruth.close()
    go_on(program, lambda: phones.guests[2].line is None)
    now = time.monotonic() + HELD + 1
    monkeypatch.setattr(phones, "_now", lambda: now)
    program.frames(3)
    assert isinstance(program.top, PauseScene)
    program.press(pygame.K_ESCAPE)
    go_on(program, partial(asked_who_plays_on, program))


def test_a_bot_plays_on_for_a_phone_that_stays_away(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    come_in(program)
    ruth = come_in(program, "Ruth", "ruth")
    dealt(program)
    phones = program.kit.phones
    assert phones is not None
    secret = phones.guests[2].secret
    ruth.close()
    go_on(program, lambda: phones.guests[2].line is None)
    now = time.monotonic() + HELD + 1
    monkeypatch.setattr(phones, "_now", lambda: now)
    go_on(program, partial(asked_who_plays_on, program))
    program.press(pygame.K_RETURN)
    table = program.top
    assert isinstance(table, TableScene)
    assert len(table.host.plan.people) == 1
    again = Phone(program)
    again.hello(secret=secret)
    again.hears("seated")
    go_on(program, lambda: len(table.host.plan.people) == 2)  # the seat is hers at once
    assert program.top.host is table.host  # type: ignore[attr-defined]
    (own,) = [seat for seat in table.host.plan.seats if seat.name == "Ruth"]
    assert own.person
    shown = again.hears("table")
    while shown["seat"] != table.host.plan.seats.index(own):
        shown = again.hears("table")


def test_a_match_that_was_left_is_continued_on_phones(program: Program) -> None:
    come_in(program)
    come_in(program, "Ruth", "ruth")
    table = dealt(program)
    assert isinstance(table, TableScene)
    people = table.host.plan.people
    hands, missing = table.host.match.state.hands, set(people)
    devices = {seat: frozenset({phone(number)}) for number, seat in enumerate(people, 1)}
    taken_up = Seating.taken_up(Seating(devices, Hands.CORNERS).row(), people)
    program.stack.ways.reseat(table.host, taken_up)
    program.wait(500)
    scene = program.top
    assert isinstance(scene, ComingBackScene)
    came = []
    for row in scene.rows:
        assert not scene.free
        program.click(row)
        program.click(row)  # it is not known whose phone had the seat: the host gives it away
        again = Phone(program)
        again.hello(code=again.phones.code)
        (face,) = again.hears("welcome")["faces"]
        again.say("sit", name="", portrait=face["portrait"])
        again.hears("seated")
        came.append(again)
    program.click(scene.play)
    deck = table.host.match.table.deck
    for again in came:
        shown = again.hears("table")
        while shown["seat"] == ONLOOKER:
            shown = again.hears("table")
        missing.remove(shown["seat"])
        held = [deck.codes.index(card["code"]) for card in shown["hand"]]
        assert sorted(held) == sorted(hands[shown["seat"]])
    assert not missing


def test_who_comes_in_the_middle_of_a_match_may_play_on_for_a_bot(program: Program) -> None:
    come_in(program)
    come_in(program, "Ruth", "ruth")
    table = dealt(program)
    words, seats = program.kit.words, table.host.plan.seats
    bots = {seat.portrait: (at, seat.name) for at, seat in enumerate(seats) if seat.bot}
    assert bots
    late = Phone(program)
    late.hello(code=late.phones.code)
    faces = late.hears("welcome")["faces"]
    joins = {face["portrait"]: face["sits"] for face in faces if face["joins"]}
    assert joins == {face: words("phone.sit_now", name=name) for face, (_, name) in bots.items()}
    others = {face["sits"] for face in faces if not face["joins"]}
    assert others == {words("phone.sit_next")}
    portrait, (seat, bot) = next(iter(bots.items()))
    late.say("sit", name="Late", portrait=portrait)
    late.hears("seated")
    go_on(program, lambda: table.host.plan.seats[seat].person)
    assert table.host.plan.seats[seat].name == "Late"
    shown = late.hears("table")
    while shown["seat"] != seat:
        shown = late.hears("table")
    assert len(shown["hand"]) == len(table.host.match.state.hands[seat])
    told = moves_told(program.top)  # type: ignore[arg-type]
    assert words("couch.other_sits", name="Late", before=bot) in told
    again = Phone(program)
    again.hello(code=again.phones.code)
    left = [face["portrait"] for face in again.hears("welcome")["faces"] if face["joins"]]
    assert set(left) == bots.keys() - {portrait}


def test_nobody_who_comes_in_is_offered_the_seat_of_a_person(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    come_in(program)
    ruth = come_in(program, "Ruth", "ruth")
    table, phones = dealt(program), program.kit.phones
    assert phones is not None
    ruth.say("leave")
    go_on(program, partial(asked_who_plays_on, program))
    program.press(pygame.K_RETURN)
    (seat,) = [at for at, each in enumerate(table.host.plan.seats) if each.name == "Ruth"]
    assert table.host.plan.seats[seat].bot
    late = Phone(program)
    late.hello(code=late.phones.code)
    faces = late.hears("welcome")["faces"]
    offered = [face["portrait"] for face in faces if face["joins"]]
    assert offered
    assert table.host.plan.seats[seat].portrait not in offered
    late.say("sit", name="Ruth", portrait="ruth")
    late.hears("seated")
    program.frames(5)
    assert table.host.plan.seats[seat].bot


def test_the_table_says_who_has_come_in(program: Program) -> None:
    come_in(program)
    come_in(program, "Ruth", "ruth")
    dealt(program)
    come_in(program, "Late", "zoe")
    said = program.kit.words("table.came", name="Late")
    go_on(program, lambda: said in moves_told(program.top))  # type: ignore[arg-type]
    assert said in moves_told(program.top)  # type: ignore[arg-type]


def test_who_comes_in_the_middle_of_a_match_watches_and_plays_the_next(program: Program) -> None:
    come_in(program)
    come_in(program, "Ruth", "ruth")
    table = dealt(program)
    people = table.host.plan.people
    late = come_in(program, "Late", "zoe")
    shown = late.hears("table")
    assert shown["seat"] == -1
    assert not shown["hand"]
    assert (
        shown["out"]
        == "You sit this match out, Late. Next time, whoever sat out gets a seat first."
    )
    late.say("act", number=shown["number"], action="draw")
    program.frames(5)
    assert not table.host.match.log or table.host.match.log[-1].seat >= 0
    assert table.host.plan.people == people
    program.stack.ways.rematch(table.host.plan.anew(7))
    program.wait(500)
    anew: Any = program.top
    assert len(anew.host.plan.people) == 3
    (seat,) = [n for n, each in enumerate(anew.host.plan.seats) if each.name == "Late"]
    while shown["seat"] != seat:
        shown = late.hears("table")
    assert shown["hand"]
    assert not shown["out"]


def test_who_is_here_stays_through_title_setup_and_another_game(program: Program) -> None:
    first, second = come_in(program), come_in(program, "Ruth", "ruth")
    table = dealt(program)
    program.stack.ways.change_setup(table.host.plan.game)
    room = seating(program)
    assert [seat.name for seat in room.seating_plan.seats() if seat.person] == ["Ada", "Ruth"]
    program.press(pygame.K_ESCAPE)
    program.stack.ways.table(plan("classic", 3))  # alone, meanwhile
    program.frames(3)
    watched = first.hears("table")
    while watched["seat"] >= 0:
        watched = first.hears("table")
    assert not watched["out"]
    program.stack.ways.title()
    program.stack.ways.party("callout")
    room = seating(program)
    program.click(room.deal)
    program.wait(500)
    table = program.top
    assert table.host.plan.game == "callout"
    for client in (first, second):
        shown = client.hears("table")
        while shown["game"] != "callout":
            shown = client.hears("table")
        assert shown["hand"]


def test_six_people_at_a_game_for_four_sit_out_by_turns(program: Program) -> None:
    for name, face in zip(("", "", "", "", "", ""), ("ada", *PORTRAITS[3:8]), strict=True):
        come_in(program, name, face)
    program.press(pygame.K_ESCAPE)
    program.stack.ways.party("tricks")
    room = seating(program)
    plan = room.seating_plan
    assert "sit out this time" in room.deal.detail
    out = set()
    program.click(room.deal)
    program.wait(300)
    for seed in (11, 12, 13):
        host = program.top.host  # type: ignore[attr-defined]
        seated = {seat.name for seat in host.plan.seats}
        assert len(seated) == 4
        here = {plan.chairs[place].name for place in plan.chairs.people}
        assert len(here) == 6
        out |= here - seated
        program.stack.ways.rematch(host.plan.anew(seed))
        program.wait(300)
    assert out == here  # each of them sat out, and nobody had gone


def test_the_evening_goes_on_after_the_program_has_ended(program: Program, tmp_path: Path) -> None:
    phones = program.kit.phones
    assert phones is not None
    phones.close()  # the usual port may be taken by another program while this one is away
    phones.let_in(port=0)
    ruth = come_in(program, "Ruth", "ruth")
    code, port, secret = phones.code, phones.port, phones.guests[1].secret
    kept = (program.kit.places.data / "party.json").read_text()
    assert secret not in kept
    ruth.close()
    program.stack.clear()
    phones.close()
    again = Program(tmp_path)
    wake_party(again.kit)
    assert again.kit.phones is not None
    assert (again.kit.phones.code, again.kit.phones.port) == (code, port)
    assert again.kit.phones.table == phones.table
    back = Phone(again)
    back.hello(secret=secret)
    assert back.hears("seated")["name"] == "Ruth"
    again.stack.ways.party()
    room = again.top
    assert isinstance(room, SeatingScene)
    assert [seat.name for seat in room.seating_plan.seats() if seat.person] == ["Ruth"]
    assert set(room.seating_plan.devices.values()) == {phone(1)}
    again.kit.phones.close()
    program.kit.phones = again.kit.phones


def test_who_gives_up_the_seat_in_a_match_leaves_it_to_the_table(program: Program) -> None:
    come_in(program)
    ruth = come_in(program, "Ruth", "ruth")
    table = dealt(program)
    ruth.hears("table")
    ruth.say("leave")
    assert ruth.hears("closed")["why"] == "left"
    go_on(program, partial(asked_who_plays_on, program))
    assert program.kit.phones is not None
    lost = program.top
    assert isinstance(lost, LostDeviceScene)
    assert lost.lost == [program.kit.phones._seats[2]]
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, TableScene)
    assert program.top.host is table.host
    assert len(table.host.plan.people) == 1


def test_phones_wait_once_the_match_is_left(program: Program) -> None:
    ada = come_in(program)
    dealt(program)
    ada.hears("table")
    program.stack.ways.title()
    assert ada.hears("seated")["waits"]
    ada.say("leave")
    assert ada.hears("closed")["why"] == "left"


def test_one_switch_ends_all_phones(program: Program) -> None:
    ruth = come_in(program, "Ruth", "ruth")
    scene = program.top
    assert isinstance(scene, PhonesScene)
    program.frame()
    program.click(scene.switch)
    assert scene.phones.is_open  # asked twice, as somebody plays with one
    program.click(scene.switch)
    assert not scene.phones.is_open
    assert ruth.hears("closed")["why"] == "ended"


def written_of_phones(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> tuple[PhonesScene, Writing]:
    """The page that lets phones in, and what is written there."""
    program.stack.ways.phones()
    scene = program.top
    assert isinstance(scene, PhonesScene)
    program.wait(400)
    writing = Writing(monkeypatch)
    scene.dirty = True
    program.picture()
    return scene, writing


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (960, 1000), (960, 540)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_way_to_come_in_has_room_in_every_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float
) -> None:
    program = Program(tmp_path, size, settings=Settings(text_scale=text))
    scene, writing = written_of_phones(program, monkeypatch)
    below = {line for line, rect in writing.seen if scene.card.contains(rect)}
    assert pygame.Rect((0, 0), size).contains(scene.card)
    assert {scene.phones.addresses[0], *scene.phones.code} <= below
    assert writing.cut == []
    for button in (scene.done, scene.shown, scene.switch):
        wide = program.kit.fonts.width(button.label, button.size, BOLD)
        assert button.rect.w >= wide
    rects = [each.rect for each in scene.group.widgets]
    assert all(scene.card.contains(rect) for rect in rects)
    assert all(len(rect.collidelistall(rects)) == 1 for rect in rects)
    scene.phones.close()


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (960, 540)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_of_several_networks_each_has_its_address_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float
) -> None:
    """A phone in the second one was shown the first's alone."""
    homes = [HOME, "127.0.0.2", "127.0.0.3"]
    monkeypatch.setattr(reception, "private_addresses", lambda: homes)
    program = Program(tmp_path, size, settings=Settings(text_scale=text))
    scene, writing = written_of_phones(program, monkeypatch)
    below = " ".join(line for line, rect in writing.seen if scene.card.contains(rect))
    assert len(scene.phones.addresses) == len(homes)
    for each in scene.phones.addresses:
        assert below.count(each) == 1
    assert writing.cut == []
    assert pygame.Rect((0, 0), size).contains(scene.card)
    scene.phones.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_room_shows_the_address_below_the_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    program = Program(tmp_path, size)
    program.kit.lets_phones_in = True
    program.stack.ways.party()
    room = seating(program)
    program.wait(400)
    writing = Writing(monkeypatch)
    room.dirty = True
    program.picture()
    phones = program.kit.phones
    assert phones is not None
    address = phones.addresses[0]
    phones.close()
    assert address in [line for line, _ in writing.seen]
    assert writing.cut == []
    assert room.placed["panel"].contains(room.placed["address"])
    assert room.placed["address"].top >= room.placed["letter", 0].bottom


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (960, 540)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_room_says_why_phones_cannot_come_in_until_they_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float
) -> None:
    """It showed no code, and said nothing."""
    homes: list[str] = []
    monkeypatch.setattr(reception, "private_addresses", lambda: homes)
    program = Program(tmp_path, size, settings=Settings(text_scale=text))
    program.kit.lets_phones_in = True
    why = program.kit.words("problem.phones-no-network")
    soft, lines = Paint.soft_text, list[str]()

    def softly(paint: Paint, target: pygame.Surface, line: str, *how: Any, **also: Any) -> Any:
        lines.append(line)
        return soft(paint, target, line, *how, **also)

    monkeypatch.setattr(Paint, "soft_text", softly)
    for _ in range(2):
        lines.clear()
        program.stack.ways.party()
        room = seating(program)
        program.wait(400)
        writing = Writing(monkeypatch)
        room.dirty = True
        program.picture()
        lines += [line for line, _ in writing.seen]
        assert why in " ".join(lines)
        assert writing.cut == []
        program.press(pygame.K_ESCAPE)
    homes.append(HOME)
    program.stack.ways.party()
    assert seating(program).coming_in.code
    assert program.kit.phones is not None
    program.kit.phones.close()


def test_where_there_is_no_network_the_screen_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "private_addresses", list)
    program = Program(tmp_path)
    program.stack.ways.phones()
    scene = program.top
    assert isinstance(scene, PhonesScene)
    assert scene.phones.trouble is not None
    assert "Wi-Fi" in program.kit.words.phrase(scene.phones.trouble)
    program.picture()
    program.click(scene.done)
    assert program.top is not scene
