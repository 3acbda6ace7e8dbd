"""A match that was left goes on: its people are waited for at once, and nobody gets a hand but their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.state import State
from game.phones import reception
from game.phones.phones import Phones
from game.scenes.base.party.party_room import wake_party
from game.scenes.base.phone_door import phones_of
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.pause.coming_back_scene import Comes, ComingBackScene
from game.scenes.pause.lost_device_scene import LostDeviceScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import ONLOOKER
from game.show.devices import LEFT_KEYS, MOUSE, RIGHT_KEYS, Device, pad, phone
from game.show.seating import Hands, Seating
from game.view.widgets.choice_row import ChoiceRow
from tests.harness import events
from tests.harness.program import Program
from tests.harness.redealt import Frame, Redealt, seats
from tests.harness.some import some
from tests.phones.table_of_phones import HOME
from tests.scenes.test_phones import Phone, go_on
from tests.scenes.test_private import a_room, compare, worlds
from tests.scenes.test_ready import sit_down
from tests.scenes.test_seats_change import host

A = pygame.CONTROLLER_BUTTON_A
ADA, JUN, RUTH, MILO = (
    Seat("Ada", "ada", colour="rose"),
    Seat("Jun", "jun", colour="green"),
    Seat("Ruth", "ruth", colour="sky"),
    Seat("Milo", "milo", "greedy"),
)
PEOPLE = (ADA, JUN, RUTH, MILO)


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])


def at_title(folder: Path, *devices: Device, hands: Hands = Hands.CORNERS) -> Program:
    """A program whose match was left; Ada, Jun and Ruth played it with these devices."""
    program = Program(folder)
    program.kit.settings.guides = {"classic": ["skipped"]}
    own = {seat: frozenset({each}) for seat, each in enumerate(devices)}
    program.stack.ways.table(Plan("classic", PEOPLE, {}, 3), Seating(own, hands))
    program.frames(3)
    program.stack.ways.title()
    return program


def continued(program: Program) -> ComingBackScene:
    title = program.top
    assert isinstance(title, TitleScene)
    assert title.go_on is not None
    program.click(title.go_on)
    assert isinstance(program.top, ComingBackScene)
    return program.top


def press(program: Program, number: int) -> None:
    program.post(events.pad_button(A, pad=number), events.pad_button(A, False, pad=number))


def told(scene: ComingBackScene) -> dict[str, str]:
    """What stands in each row, by the name."""
    return {row.label: row.value for row in scene.rows}


def row(scene: ComingBackScene, name: str) -> ChoiceRow:
    return next(each for each in scene.rows if each.label == name)


def owned(program: Program) -> dict[int, Device | None]:
    """Who plays with what at the table that is open."""
    scene = program.top
    assert isinstance(scene, TableScene | CornersScene)
    seating = program.stack.ways._playing.seating  # type: ignore[attr-defined]
    return {seat: seating.own(seat) for seat in scene.host.plan.people}


def test_everybody_is_waited_for_at_once_and_takes_the_own_seat(tmp_path: Path) -> None:
    program = at_title(tmp_path, MOUSE, LEFT_KEYS, RIGHT_KEYS)
    scene = continued(program)
    words = program.kit.words
    assert scene.asks[0] == words("ui.back.waiting", names="Jun and Ruth")
    assert not scene.play.enabled
    # Ruth is quicker, though Jun is asked first: these keys are hers this evening.
    program.post(*events.key_at(pygame.KSCAN_L, pygame.K_l))
    assert scene.missing == [1]
    program.post(*events.key_at(pygame.KSCAN_W, pygame.K_w))
    assert scene.asks[0] == words("ui.back.all")
    assert program.focused is scene.play
    program.press(pygame.K_RETURN)
    assert owned(program) == {0: MOUSE, 1: LEFT_KEYS, 2: RIGHT_KEYS}


def test_who_has_taken_the_wrong_seat_gets_another_by_the_next_press(tmp_path: Path) -> None:
    program = at_title(tmp_path, MOUSE, pad(3), pad(4))
    program.kit.party = None  # another evening
    (program.kit.places.data / "party.json").unlink()
    scene = continued(program)
    press(program, 7)
    assert told(scene)["Ruth"] == program.kit.words("ui.back.press")
    while scene.awaited[-1].comes is not Comes.OWN or scene.missing != [1, 2]:
        program.click(row(scene, "Jun"))  # a bot, anybody, and Jun again
    press(program, 7)
    assert scene.missing == [1]
    press(program, 8)
    program.click(scene.play)
    assert owned(program) == {0: MOUSE, 1: pad(8), 2: pad(7)}


def test_a_pad_that_is_new_takes_no_seat_of_somebody_with_keys(tmp_path: Path) -> None:
    program = at_title(tmp_path, MOUSE, LEFT_KEYS, pad(4))
    scene = continued(program)
    press(program, 7)  # Ruth's, though Jun is asked first
    assert scene.missing == [1]
    press(program, 7)
    assert scene.missing == [1]
    assert [each.comes for each in scene.awaited] == [Comes.OWN] * 2
    program.post(*events.key_at(pygame.KSCAN_W, pygame.K_w))
    program.press(pygame.K_RETURN)
    assert owned(program) == {0: MOUSE, 1: LEFT_KEYS, 2: pad(7)}


def test_the_host_puts_bots_in_by_one_press_each_and_starts(tmp_path: Path) -> None:
    program = at_title(tmp_path, MOUSE, pad(3), pad(4))
    scene = continued(program)
    program.click(scene.play)
    assert program.top is scene  # it says whom it waits for
    program.click(row(scene, "Jun"))
    program.click(row(scene, "Ruth"))
    assert set(told(scene).values()) == {program.kit.words("ui.back.bot")}
    program.click(scene.play)
    assert host(program.top).plan.people == (0,)
    assert owned(program) == {0: MOUSE}


def test_escape_opens_the_menu_and_forgets_nothing(tmp_path: Path) -> None:
    program = at_title(tmp_path, MOUSE, pad(3), pad(4))
    scene = continued(program)
    press(program, 3)
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, PauseScene)
    program.press(pygame.K_ESCAPE)
    assert program.top is scene
    assert scene.missing == [2]


def test_a_pad_that_goes_is_waited_for_again(tmp_path: Path) -> None:
    program = at_title(tmp_path, MOUSE, pad(3), pad(4))
    scene = continued(program)
    press(program, 3)
    assert scene.missing == [2]
    program.post(events.pad_gone(3))
    assert scene.missing == [1, 2]


def test_a_hand_lies_covered_as_long_as_its_person_has_not_come(tmp_path: Path) -> None:
    program = Program(tmp_path)
    others = [Seat("Jun", "jun", "greedy"), Seat("Ruth", "ruth", "greedy")]
    seats = (ADA, *others)
    own = Seating({0: frozenset({pad(3)})})
    program.stack.ways.table(Plan("oono", seats, {}, 3), own)
    program.frames(3)
    table = program.top
    assert isinstance(table, TableScene)
    table.hurry()
    assert not table.room.seats[0].own.covered
    program.stack.ways.title()
    scene = continued(program)
    below = program.stack._scenes[-2]
    assert isinstance(below, TableScene)
    assert below.room.seats[0].own.covered
    press(program, 3)
    program.click(scene.play)
    again = program.top
    assert isinstance(again, TableScene)
    assert not again.room.seats[0].own.covered


def secrets_of(program: Program) -> dict[int, str]:
    assert program.kit.phones is not None
    return {number: guest.secret for number, guest in program.kit.phones.guests.items()}


def of_phones(folder: Path, *, gone: bool = True) -> tuple[Program, dict[int, str], list[Phone]]:
    """A match of Ada's mouse and of the phones of Jun and Ruth, which was left for the title."""
    program = Program(folder)
    program.kit.settings.guides = {"classic": ["skipped"]}
    program.stack.ways.party("classic")
    phones_of(program.kit).let_in([HOME], 0)
    program.stack.ways.phones()
    clients = [sit_down(program, seat.name, seat.portrait) for seat in (JUN, RUTH)]
    secrets = secrets_of(program)
    own = {0: frozenset({MOUSE}), 1: frozenset({phone(1)}), 2: frozenset({phone(2)})}
    program.stack.ways.table(Plan("classic", PEOPLE, {}, 3), Seating(own, Hands.CORNERS))
    program.frames(3)
    program.stack.ways.title()
    for client in clients if gone else ():
        client.close()
        go_on(program, lambda: True)
    if gone:
        guests = phones_of(program.kit).guests
        go_on(program, lambda: all(each.line is None for each in guests.values()))
    return program, secrets, clients


@pytest.fixture
def left(tmp_path: Path) -> Iterator[tuple[Program, dict[int, str]]]:
    program, secrets, _ = of_phones(tmp_path)
    yield program, secrets
    phones_of(program.kit).close()


def comes_back(program: Program, secret: str) -> Phone:
    client = Phone(program)
    client.hello(secret=secret)
    client.hears("seated")
    program.frames(3)
    return client


def test_phones_that_are_there_need_no_press(tmp_path: Path) -> None:
    program, _, clients = of_phones(tmp_path, gone=False)
    title = program.top
    assert isinstance(title, TitleScene)
    assert title.go_on is not None
    program.click(title.go_on)
    assert isinstance(program.top, PauseScene)  # there is nobody to be waited for
    program.press(pygame.K_ESCAPE)
    assert {each.hears("table")["seat"] for each in clients} == {1, 2}
    phones_of(program.kit).close()


def test_a_phone_has_its_seat_by_its_secret(left: tuple[Program, dict[int, str]]) -> None:
    program, secrets = left
    scene = continued(program)
    words = program.kit.words
    assert set(told(scene).values()) == {words("ui.back.phone")}
    ruth = comes_back(program, secrets[2])
    assert told(scene)["Ruth"] == words("ui.back.here")
    assert scene.missing == [1]
    comes_back(program, secrets[1])
    program.click(scene.play)
    assert owned(program) == {0: MOUSE, 1: phone(1), 2: phone(2)}
    hand = ruth.hears("table")
    while hand["seat"] != 2:
        hand = ruth.hears("table")
    assert len(hand["hand"]) == 7


def test_phones_find_their_seats_after_the_program_has_ended(
    tmp_path: Path, left: tuple[Program, dict[int, str]]
) -> None:
    program, secrets = left
    program.stack.clear()
    phones_of(program.kit).close()
    again = Program(tmp_path)
    wake_party(again.kit)
    scene = continued(again)
    assert set(told(scene).values()) == {again.kit.words("ui.back.phone")}
    comes_back(again, secrets[2])
    comes_back(again, secrets[1])
    again.click(scene.play)
    seating = again.stack.ways._playing.seating  # type: ignore[attr-defined]
    named = {again.kit.phones.guests[n].seat.name: s for n, s in seating.phones.items()}  # type: ignore[union-attr]
    assert named == {"Jun": 1, "Ruth": 2}
    phones_of(again.kit).close()


def test_a_press_takes_no_seat_that_waits_for_a_phone(left: tuple[Program, dict[int, str]]) -> None:
    program, _ = left
    scene = continued(program)
    press(program, 7)
    program.post(*events.key_at(pygame.KSCAN_W, pygame.K_w))
    assert scene.missing == [1, 2]


def heard(client: Phone) -> list[dict[str, object]]:
    """All that has been said to a phone and was not read yet."""
    found = []
    while True:
        client.program.frame()
        try:
            found.append(json.loads(client.socket.recv(timeout=0.05)))
        except TimeoutError:
            return found


def stranger(program: Program) -> tuple[Phone, list[str]]:
    """A phone that has come in by the code, and whose seats in the match it is offered."""
    client = Phone(program)
    client.hello(code=phones_of(program.kit).code)
    welcome = client.hears("welcome")
    return client, [face["portrait"] for face in welcome["faces"] if not face["taken"]]


def test_a_stranger_is_neither_offered_nor_shown_a_hand_that_waits(
    left: tuple[Program, dict[int, str]],
) -> None:
    program, _ = left
    scene = continued(program)
    client, offered = stranger(program)
    assert phones_of(program.kit).door is not scene
    client.say("sit", name="Stranger", portrait="ruth")
    assert client.hears("seated")["name"] == "Stranger"
    said = heard(client)
    assert not [each for each in said if each.get("seat", -1) != -1 or each.get("hand")]
    assert scene.missing == [1, 2]
    program.click(row(scene, "Jun"))
    program.click(row(scene, "Ruth"))  # bots hold their seats
    program.click(scene.play)
    program.frames(5)
    assert host(program.top).plan.people == (0,)
    said = heard(client)
    assert said
    assert not [each for each in said if each.get("seat", -1) != -1 or each.get("hand")]
    other, offered = stranger(program)
    assert "ruth" not in [f for f in offered if f in ("jun", "ruth") and _joins(other, f)]


def _joins(client: Phone, portrait: str) -> bool:
    door = client.phones.door
    assert door is not None
    return any(face.joins for face in door.faces() if face.portrait == portrait)


def test_a_seat_is_given_away_by_name_alone(left: tuple[Program, dict[int, str]]) -> None:
    program, _ = left
    scene = continued(program)
    client, _ = stranger(program)
    program.click(row(scene, "Ruth"))
    program.click(row(scene, "Ruth"))  # to anybody
    welcome = client.hears("welcome")
    assert [face["portrait"] for face in welcome["faces"]] == ["ruth"]
    client.say("sit", name="Zoe", portrait="ruth")
    assert client.hears("seated")["name"] == "Ruth"
    assert scene.missing == [1]
    press(program, 7)
    assert scene.missing == [1]  # Jun's waits for his phone
    program.click(row(scene, "Jun"))
    program.click(scene.play)
    assert owned(program) == {0: MOUSE, 2: phone(3)}


def test_who_had_a_seat_given_away_is_sent_away_where_that_is_undone(
    left: tuple[Program, dict[int, str]],
) -> None:
    program, _ = left
    scene = continued(program)
    client, _ = stranger(program)
    program.click(row(scene, "Ruth"))
    program.click(row(scene, "Ruth"))
    client.hears("welcome")
    client.say("sit", name="Zoe", portrait="ruth")
    client.hears("seated")
    program.click(row(scene, "Ruth"))  # Ruth herself again
    assert client.hears("closed")["why"] == "left"
    assert scene.missing == [1, 2]


def test_a_bot_gives_a_phones_seat_back_as_soon_as_it_is_there(
    left: tuple[Program, dict[int, str]],
) -> None:
    program, secrets = left
    scene = continued(program)
    program.click(row(scene, "Jun"))
    program.click(row(scene, "Ruth"))
    program.click(scene.play)
    played = host(program.top)
    assert played.plan.people == (0,)
    comes_back(program, secrets[2])
    go_on(program, lambda: played.plan.people == (0, 2))
    assert owned(program)[2] == phone(2)
    comes_back(program, secrets[1])  # whose chair the party has not kept meanwhile
    go_on(program, lambda: played.plan.people == (0, 1, 2))
    assert owned(program) == {0: MOUSE, 1: phone(1), 2: phone(2)}
    assert played.plan.seats[1].name == "Jun"


@pytest.mark.parametrize("choices", [1, 2], ids=["a bot", "anybody"])
def test_a_phone_that_comes_back_plays_whatever_was_chosen_meanwhile(
    left: tuple[Program, dict[int, str]], choices: int
) -> None:
    program, secrets = left
    scene = continued(program)
    program.click(row(scene, "Jun"))
    for _ in range(choices):
        program.click(row(scene, "Ruth"))
    comes_back(program, secrets[2])
    assert told(scene)["Ruth"] == program.kit.words("ui.back.here")
    assert told(scene)["Jun"] == program.kit.words("ui.back.bot")
    program.click(scene.play)
    assert owned(program) == {0: MOUSE, 2: phone(2)}


def test_a_bot_that_is_put_in_for_a_phone_that_is_there_leaves_at_once(
    left: tuple[Program, dict[int, str]],
) -> None:
    program, secrets = left
    scene = continued(program)
    comes_back(program, secrets[2])
    program.click(row(scene, "Jun"))
    program.click(row(scene, "Ruth"))
    program.click(scene.play)
    played = host(program.top)
    go_on(program, lambda: played.plan.people == (0, 2))
    assert owned(program) == {0: MOUSE, 2: phone(2)}


def left_to_bots(program: Program) -> None:
    """Let bots hold the seats of both phones, and leave the match for the title again."""
    scene = continued(program)
    program.click(row(scene, "Jun"))
    program.click(row(scene, "Ruth"))
    program.click(scene.play)
    assert host(program.top).plan.people == (0,)
    program.stack.ways.title()


def gone_on_at_title(program: Program) -> Host:
    title = program.top
    assert isinstance(title, TitleScene)
    assert title.go_on is not None
    program.click(title.go_on)
    assert isinstance(program.top, PauseScene)
    program.press(pygame.K_ESCAPE)
    return host(program.top)


def test_a_seat_that_a_bot_holds_is_given_back_after_the_title(
    left: tuple[Program, dict[int, str]],
) -> None:
    program, secrets = left
    left_to_bots(program)
    comes_back(program, secrets[2])  # at the title
    played = gone_on_at_title(program)
    go_on(program, lambda: played.plan.people == (0, 2))
    assert owned(program) == {0: MOUSE, 2: phone(2)}


def test_a_seat_that_a_bot_holds_is_given_back_after_the_program_has_ended(
    tmp_path: Path, left: tuple[Program, dict[int, str]]
) -> None:
    program, secrets = left
    left_to_bots(program)
    program.stack.clear()
    phones_of(program.kit).close()
    again = Program(tmp_path)
    again.kit.settings.guides = {"classic": ["skipped"]}
    wake_party(again.kit)
    played = gone_on_at_title(again)
    comes_back(again, secrets[2])
    go_on(again, lambda: played.plan.people == (0, 2))
    names = [played.plan.seats[seat].name for seat in played.plan.people]
    assert names == ["Ada", "Ruth"]
    phones_of(again.kit).close()


def test_who_has_left_for_good_is_known_after_the_title(
    left: tuple[Program, dict[int, str]],
) -> None:
    program, secrets = left
    scene = continued(program)
    program.click(row(scene, "Jun"))
    ruth = comes_back(program, secrets[2])
    program.click(scene.play)
    ruth.say("leave")
    assert ruth.hears("closed")["why"] == "left"
    playing = program.stack.ways._playing  # type: ignore[attr-defined]
    go_on(program, lambda: 2 in playing._left)
    assert isinstance(program.top, LostDeviceScene)
    program.press(pygame.K_RETURN)  # a bot
    before = dict(playing._left)
    assert set(before) == {2}
    program.stack.ways.title()
    gone_on_at_title(program)
    assert playing._left == before
    assert playing._held == {phone(1): 1}  # Jun's is held as before


def test_the_phone_of_somebody_of_the_same_name_gets_nothing(tmp_path: Path) -> None:
    program, _, _ = of_phones(tmp_path)
    program.stack.clear()
    phones_of(program.kit).close()
    (tmp_path / "data" / "party.json").unlink()  # another evening
    again = Program(tmp_path)
    again.kit.settings.guides = {"classic": ["skipped"]}
    again.stack.ways.party("classic")
    phones: Phones = phones_of(again.kit)
    phones.let_in([HOME], 0)
    again.stack.ways.phones()
    ruth = sit_down(again, "Ruth", "ruth")
    again.stack.ways.title()
    scene = continued(again)
    assert set(told(scene).values()) == {again.kit.words("ui.back.press")}
    again.click(row(scene, "Jun"))
    again.click(row(scene, "Ruth"))
    again.click(scene.play)
    again.frames(5)
    assert not [each for each in heard(ruth) if each.get("seat", -1) != -1 or each.get("hand")]
    phones.close()


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("hands", list(Hands), ids=lambda each: each.name.lower())
def test_nothing_of_a_hand_that_waits_is_drawn_or_heard(
    tmp_path: Path, people: int, hands: Hands
) -> None:
    plan = Plan("classic", seats(people, 3 - people), {}, 3)
    room = a_room(tmp_path, plan)
    for one, other, _ in some(worlds(plan, lambda state: ONLOOKER, does=False)):

        def play(room: Redealt, state: State) -> Iterator[Frame]:
            room.waited_for(state, hands)
            assert isinstance(room.top, ComingBackScene)
            for _ in range(4):
                room.frame(400)
                yield room.seen()
            press(room, 7)
            yield room.seen()
            room.press(pygame.K_DOWN, pygame.K_h, pygame.K_w, pygame.K_s)
            yield room.seen()

        compare(room, play, one, other)
