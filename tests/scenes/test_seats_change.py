"""Seats that change hands in the middle of a match: a pad goes, a bot plays on, a person comes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.scenes.base.party.party_room import dealt_anew, party_of
from game.scenes.base.scene_stack import Scene
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.pause.lost_device_scene import LostDeviceScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.pause.who_plays_scene import WhoPlaysScene
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.table.table_scene import TableScene
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.show.devices import KEY_ZONES, KEYS, LEFT_KEYS, MOUSE, Device, pad
from game.show.handover import Curtain
from game.show.seating import Hands, Seating
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.widgets import Button
from tests.harness import events
from tests.harness.corner_sight import corners_at
from tests.harness.pads import VirtualPad
from tests.harness.program import Program
from tests.harness.seat_sight import moves_told

SEATS = (
    Seat("Ada", "ada", colour="rose"),
    Seat("Milo", "milo", "greedy"),
    Seat("Jun", "jun", colour="green"),
)
A, RIGHT = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_RIGHT


def at_table(
    folder: Path,
    hands: Hands,
    game: str = "classic",
    devices: tuple[Device, Device] = (MOUSE, pad(7)),
) -> Program:
    program = Program(folder)
    program.kit.settings.guides = {game: ["skipped"]}
    own = {0: frozenset({devices[0]}), 2: frozenset({devices[1]})}
    program.stack.ways.table(Plan(game, SEATS, {}, 3), Seating(own, hands))
    program.frames(3)
    return program


def host(scene: Scene) -> Host:
    assert isinstance(scene, TableScene | CornersScene)
    return scene.host


def lose(program: Program, number: int = 7) -> LostDeviceScene:
    program.post(events.pad_gone(number))
    assert isinstance(program.top, LostDeviceScene)
    return program.top


@pytest.fixture(params=[Hands.TURN_BY_TURN, Hands.CORNERS], ids=["turns", "corners"])
def hands(request: pytest.FixtureRequest) -> Hands:
    found: Hands = request.param
    return found


def test_a_pad_that_goes_stops_the_game_and_a_bot_can_play_on(tmp_path: Path, hands: Hands) -> None:
    program = at_table(tmp_path, hands)
    match = host(program.top).match
    held = [list(hand) for hand in match.state.hands]
    lost = lose(program)
    now = match.state.now
    program.wait(2000)
    assert match.state.now == now
    program.click(lost.bot)
    played_on = host(program.top)
    assert played_on.match is match
    assert [list(hand) for hand in match.state.hands] == held
    assert played_on.plan.seats[2] == SEATS[2]._replace(bot=played_on.plan.seats[2].bot)
    assert played_on.plan.people == (0,)
    assert [(each.seat, bool(each.bot)) for each in played_on.course.sat_down] == [(2, True)]
    assert match.table.names[2] == "Jun"


def test_another_device_takes_the_seat_by_a_press(tmp_path: Path, hands: Hands) -> None:
    program = at_table(tmp_path, hands)
    match = host(program.top).match
    lose(program)
    program.post(events.pad_button(A, pad=9), events.pad_button(A, False, pad=9))
    scene = program.top
    assert host(scene).match is match
    assert isinstance(scene, TableScene | CornersScene)
    owned = {local.seat: local.devices for local in scene.room.seats if local.seat >= 0}
    assert owned == {0: frozenset({MOUSE}), 2: frozenset({pad(9)})}


def test_a_device_that_somebody_has_cannot_be_taken(tmp_path: Path, hands: Hands) -> None:
    program = at_table(tmp_path, hands, devices=(LEFT_KEYS, pad(7)))
    lose(program)
    program.post(*events.key_at(pygame.KSCAN_W, pygame.K_w))
    assert isinstance(program.top, LostDeviceScene)


def test_the_pad_that_comes_back_plays_on_at_once(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.kit.input.pads.open()
    with VirtualPad() as first:
        program.frames(3)
        (device,) = program.kit.input.pads.devices
        own = {0: frozenset({MOUSE}), 2: frozenset({device})}
        plan = Plan("classic", SEATS, {}, 3)
        program.stack.ways.table(plan, Seating(own, Hands.TURN_BY_TURN))
        match = host(program.top).match
        first.unplug()
        program.frames(3)
    assert isinstance(program.top, LostDeviceScene)
    with VirtualPad():
        program.frames(3)
        scene = program.top
        assert host(scene).match is match
        (back,) = program.kit.input.pads.devices
        assert isinstance(scene, TableScene)
        assert scene.room.owned() == {MOUSE, back}


def test_a_pad_that_goes_under_the_menu_is_asked_about_when_the_game_goes_on(
    tmp_path: Path, hands: Hands
) -> None:
    program = at_table(tmp_path, hands)
    program.press(pygame.K_F10)
    assert isinstance(program.top, PauseScene)
    program.post(events.pad_gone(7))
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, LostDeviceScene)


def row_of(program: Program, name: str) -> tuple[WhoPlaysScene, ChoiceRow]:
    """Open the list of who plays through the menu, and go to somebody's row."""
    program.press(pygame.K_F10)
    return row_in_menu(program, name)


def row_in_menu(program: Program, name: str) -> tuple[WhoPlaysScene, ChoiceRow]:
    """Open the list of who plays from the menu that is open, and go to somebody's row."""
    menu = program.top
    assert isinstance(menu, PauseScene)
    wanted = program.kit.words("ui.pause.who_plays")
    buttons = [each for each in menu.group.widgets if isinstance(each, Button)]
    program.click(next(each for each in buttons if each.label == wanted))
    who = program.top
    assert isinstance(who, WhoPlaysScene)
    row = next(each for each in who.rows if each.label == name)
    program.walk(row)
    return who, row


def test_two_presses_swap_who_plays_two_seats(tmp_path: Path, hands: Hands) -> None:
    program = at_table(tmp_path, hands)
    match, words = host(program.top).match, program.kit.words
    held = [list(hand) for hand in match.state.hands]
    who, row = row_of(program, "Jun")
    program.press(pygame.K_b)
    assert row.marked
    assert who.asks[1] == words("ui.who_plays.swap_with", name="Jun")
    program.walk(who.rows[0])
    program.press(pygame.K_b)
    assert (who.seating.own(0), who.seating.own(2)) == (pad(7), MOUSE)
    assert not row.marked
    program.press(pygame.K_ESCAPE)
    scene = program.top
    assert isinstance(scene, TableScene | CornersScene)
    owned = {local.seat: local.devices for local in scene.room.seats if local.seat >= 0}
    assert owned == {0: frozenset({pad(7)}), 2: frozenset({MOUSE})}
    assert [list(hand) for hand in match.state.hands] == held


def test_two_clicks_swap_a_person_and_a_bot(tmp_path: Path, hands: Hands) -> None:
    program = at_table(tmp_path, hands)
    who, row = row_of(program, "Jun")
    bot = next(at for at, seat in enumerate(who.host.plan.seats) if seat.bot)
    program.click(row.rect.center, button=3)
    program.click(row.rect.center, button=3)  # not this one
    assert not row.marked
    program.click(row.rect.center, button=3)
    program.click(who.rows[bot].rect.center, button=3)
    assert who.sits[2]
    assert not who.sits[bot]
    assert not {"jun", who.host.plan.seats[bot].portrait} & {each.portrait for each in who.faces()}
    program.press(pygame.K_ESCAPE)
    plan = host(program.top).plan
    assert plan.people == tuple(sorted({0, bot}))
    seating = program.stack.ways._playing.seating  # type: ignore[attr-defined]
    assert seating.own(bot) == pad(7)


def test_a_seat_goes_to_a_bot_and_comes_back_through_the_menu(tmp_path: Path, hands: Hands) -> None:
    program = at_table(tmp_path, hands)

    def change(name: str, step: int) -> WhoPlaysScene:
        who, _ = row_of(program, name)
        program.press(pygame.K_RIGHT if step > 0 else pygame.K_LEFT)
        return who

    who = change("Jun", 1)
    program.click(who.done)
    assert host(program.top).plan.people == (0,)
    who = change("Jun", -1)
    if hands is Hands.CORNERS:
        program.click(who.done)
        assert program.top is who  # everybody needs a device
        program.post(events.pad_button(A, pad=9), events.pad_button(A, False, pad=9))
    program.click(who.done)
    scene = program.top
    assert host(scene).plan.people == (0, 2)
    assert [each.bot == "" for each in host(scene).course.sat_down] == [False, True]
    who = change("Milo", -1)
    if hands is Hands.CORNERS:
        program.post(events.pad_button(A, pad=11), events.pad_button(A, False, pad=11))
    program.click(who.done)
    assert host(program.top).plan.people == (0, 1, 2)
    assert host(program.top).plan.seats[1].colour not in ("", "rose", "green")


def test_what_was_chosen_holds_whichever_way_the_list_is_left(tmp_path: Path, hands: Hands) -> None:
    program = at_table(tmp_path, hands)
    row_of(program, "Jun")
    program.press(pygame.K_RIGHT)
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, TableScene | CornersScene)
    played = host(program.top)
    assert played.plan.people == (0,)
    row_of(program, "Jun")
    program.press(pygame.K_LEFT)
    program.press(pygame.K_ESCAPE)
    # At corners nobody plays without a device, so that a bot keeps the seat.
    assert played.plan.people == ((0,) if hands is Hands.CORNERS else (0, 2))


def test_a_list_in_which_nothing_was_chosen_leads_back_to_the_menu(
    tmp_path: Path, hands: Hands
) -> None:
    program = at_table(tmp_path, hands)
    row_of(program, "Jun")
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, PauseScene)


def test_somebody_joins_between_two_rounds_by_taking_a_bots_seat(tmp_path: Path) -> None:
    program = Program(tmp_path)
    plan = Plan("classic", SEATS, {"rounds": 2}, 3)
    program.stack.ways.table(plan, Seating({}, Hands.TURN_BY_TURN))
    played = host(program.top)
    result = to_the_result(program, played)
    scores = list(played.match.state.scores)
    program.click(result.back)
    who, _ = row_in_menu(program, "Milo")
    program.press(pygame.K_LEFT)
    program.click(who.done)
    for _ in range(200):
        if isinstance(program.top, EndScene | ResultScene):
            break
        program.frame(100)
    again = program.top
    assert isinstance(again, EndScene | ResultScene)
    program.click(again.on)
    scene = program.top
    assert isinstance(scene, TableScene)
    assert scene.host is played
    assert scene.host.plan.people == (0, 1, 2)
    assert list(played.match.state.scores) == scores
    assert scene.turns is not None
    program.frame()
    assert scene.turns.handover.curtain is Curtain.HANGING


def test_a_rematch_keeps_everybody_and_their_devices(tmp_path: Path, hands: Hands) -> None:
    program = at_table(tmp_path, hands)
    before = program.top
    assert isinstance(before, TableScene | CornersScene)
    program.stack.ways.rematch(before.host.plan.anew(9))
    scene = program.top
    assert isinstance(scene, TableScene | CornersScene)
    assert scene is not before
    assert type(scene) is type(before)
    assert scene.host.plan == before.host.plan.anew(9)
    assert scene.room.owned() == before.room.owned()


def test_another_deal_is_for_those_before_where_the_rules_take_no_more(tmp_path: Path) -> None:
    """Partners are four or six; a fifth person who has come sits out, and nothing raises."""
    program = Program(tmp_path)
    party = party_of(program.kit)
    for number in range(5):
        place = party.chairs.offered[0] if number >= len(party.chairs.people) else number
        party.chairs.seat_person(place)
        party.plan.give(place, pad(number + 1))
    four = party.plan.seats()[:4]
    plan = Plan("classic", four, {"partners": True}, 3)
    own = {number: frozenset({pad(number + 1)}) for number in range(4)}
    seating = Seating(own, Hands.CORNERS)
    assert len(party.chairs.people) == 5
    assert dealt_anew(program.kit, plan, seating) == (plan, seating)
    alone = replace(plan, options={})
    assert len(dealt_anew(program.kit, alone, seating)[0].seats) == 5


@pytest.mark.parametrize("way", ["pause", "result"])
def test_again_in_the_menu_seats_everybody_as_before(
    tmp_path: Path, hands: Hands, way: str
) -> None:
    """Names, portraits, colours, bots, devices and how hands are seen; each plays on with their own device."""
    program = at_table(tmp_path, hands, "classic", (MOUSE, pad(7)))
    before = program.top
    assert isinstance(before, TableScene | CornersScene)
    plan, owned = before.host.plan, before.room.owned()
    shown = (corners_shown(before), {each.seat: each.devices for each in before.room.seats})
    if way == "pause":
        start = pygame.CONTROLLER_BUTTON_START
        program.post(events.pad_button(start, pad=7), events.pad_button(start, False, pad=7))
        pause = program.top
        assert isinstance(pause, PauseScene)
        program.click(button(pause, program.kit.words("ui.pause.new")))
        program.click(button(pause, program.kit.words("ui.pause.new")))
    else:
        result = to_the_result(program, before.host)
        assert result.on.label == program.kit.words("ui.result.again")
        program.click(result.on)
        program.frames(3)
        program.post(events.pad_button(A, pad=7), events.pad_button(A, False, pad=7))
        program.frame()
    scene = program.top
    assert isinstance(scene, TableScene | CornersScene)
    assert scene is not before
    assert scene.host.plan.seats == plan.seats
    assert scene.host.plan.options == plan.options
    assert scene.host.plan.seed != plan.seed
    assert scene.room.owned() == owned
    assert (corners_shown(scene), {each.seat: each.devices for each in scene.room.seats}) == shown
    program.frames(3)
    if isinstance(scene, CornersScene):
        at = corners_at(scene)[2].cursor()
        program.post(events.pad_button(RIGHT, pad=7), events.pad_button(RIGHT, False, pad=7))
        assert corners_at(scene)[2].cursor() == at + 1


def corners_shown(scene: TableScene | CornersScene) -> object:
    """Name, portrait and colour as each corner shows them, and how hands are seen."""
    if isinstance(scene, TableScene):
        return "turn by turn"
    contents = [corner.content() for corner in corners_at(scene).values()]
    return scene.seating, [(each.name, each.portrait, each.colour) for each in contents]


def button(scene: Scene, label: str) -> Button:
    """The button of a menu with this text."""
    assert isinstance(scene, PauseScene)
    return next(
        each for each in scene.group.widgets if isinstance(each, Button) and each.label == label
    )


def to_the_result(program: Program, played: Host) -> EndScene | ResultScene:
    """Let everybody do what they may, until the round is over and its result is shown."""
    while not played.over:
        turn = played.match.state.turn
        played.runner.submit(turn, played.match.observe(turn).legal[0])
    for _ in range(200):
        if isinstance(program.top, EndScene | ResultScene):
            return program.top
        program.frame(100)
    raise AssertionError("the result is not shown")


def test_what_happened_before_is_told_again_with_who_sat_down(tmp_path: Path) -> None:
    program = at_table(tmp_path, Hands.TURN_BY_TURN)
    played = host(program.top)
    played.runner.submit(
        played.match.state.turn, played.match.observe(played.match.state.turn).legal[0]
    )
    lost = lose(program)
    program.click(lost.bot)
    scene = program.top
    assert isinstance(scene, TableScene)
    log = moves_told(scene)
    assert log[-1] == "A bot plays for Jun now."
    assert len(log) > 1


def seat_given(program: Program, name: str, key: int) -> None:
    """Choose the next in the list of who plays a seat, in the direction of a key, and go on."""
    who, _ = row_of(program, name)
    program.press(key)
    program.click(who.done)


def test_who_is_back_after_a_bot_plays_again(tmp_path: Path) -> None:
    program = at_table(tmp_path, Hands.TURN_BY_TURN)
    said = []
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_LEFT):
        seat_given(program, "Jun", key)
        scene = program.top
        assert isinstance(scene, TableScene)
        said.append(moves_told(scene)[-1])
    assert said == ["A bot plays for Jun now.", "Jun is back."] * 2


def test_a_person_plays_for_a_bot_at_first(tmp_path: Path) -> None:
    program = at_table(tmp_path, Hands.TURN_BY_TURN)
    seat_given(program, "Milo", pygame.K_LEFT)
    scene = program.top
    assert isinstance(scene, TableScene)
    assert moves_told(scene)[-1] == "A person plays for Milo now."


def test_a_person_comes_back_sharing_anothers_device(tmp_path: Path) -> None:
    program = at_table(tmp_path, Hands.TURN_BY_TURN)
    shared = next(iter(program.stack.ways._playing.seating.devices[0]))  # type: ignore[attr-defined]
    who, row = row_of(program, "Milo")
    for _ in range(len(row.labels)):
        if row.value.endswith("with Ada"):
            break
        program.press(pygame.K_LEFT)
    program.click(who.done)
    table = program.top
    assert isinstance(table, TableScene)
    assert [local.seat for local in table.room.owners_of(shared)] == [0, 1]


def test_those_who_shared_a_lost_pad_go_on_together(tmp_path: Path, hands: Hands) -> None:
    program = Program(tmp_path)
    shared = {0: frozenset({pad(7)}), 2: frozenset({pad(7)})}
    program.stack.ways.table(Plan("classic", SEATS, {}, 3), Seating(shared, hands))
    program.frame()
    program.post(events.pad_gone(7))
    lost = program.top
    assert isinstance(lost, LostDeviceScene)
    assert lost.lost == [0, 2]
    all_at_once = hands is Hands.CORNERS
    assert lost._may_take(LEFT_KEYS) is not all_at_once  # all at once two share nothing but a pad
    program.post(events.pad_button(A, pad=9), events.pad_button(A, False, pad=9))
    table = program.top
    assert isinstance(table, TableScene | CornersScene)
    assert [local.seat for local in table.room.owners_of(pad(9))] == [0, 2]
    program.post(events.pad_gone(9))
    again = program.top
    assert isinstance(again, LostDeviceScene)
    program.click(again.bot)
    assert host(program.top).plan.people == ()


def pressed_e(program: Program) -> None:
    """Press a key of the left zone."""
    program.post(*events.key_at(pygame.KSCAN_E, pygame.K_e))


@pytest.mark.parametrize("hands", list(Hands), ids=lambda each: each.name)
def test_a_key_of_whoever_has_the_whole_keyboard_takes_nobodys_seat(
    tmp_path: Path, hands: Hands
) -> None:
    program = Program(tmp_path)
    program.kit.settings.guides = {"classic": ["skipped"]}
    own = {0: frozenset({MOUSE, KEYS}), 2: frozenset({pad(7)})}
    seating = Seating(own, hands)
    assert seating.zones == ()
    program.stack.ways.table(Plan("classic", SEATS, {}, 3), seating)
    program.frames(3)
    lost = lose(program)
    assert not [each for each in lost._unused if each in KEY_ZONES]
    pressed_e(program)
    assert program.top is lost
    program.post(events.pad_button(A, pad=8))
    assert isinstance(program.top, TableScene | CornersScene)
    assert lost.seating.owners_of(MOUSE) == [0]


def test_a_zone_of_keys_takes_a_seat_where_nobody_has_all_of_them(tmp_path: Path) -> None:
    program = at_table(tmp_path, Hands.CORNERS)
    lose(program)
    pressed_e(program)
    assert isinstance(program.top, CornersScene)
    assert program.top.seating.own(2) == LEFT_KEYS


def test_in_the_room_a_key_seats_nobody_else_while_somebody_has_the_whole_keyboard(
    tmp_path: Path,
) -> None:
    program = Program(tmp_path)
    program.stack.ways.party("classic")
    plan = party_of(program.kit).plan
    plan.give(0, KEYS)
    pressed_e(program)
    assert plan.chairs.people == [0]
    program.press(pygame.K_ESCAPE)  # it has opened the chair that had the focus
    plan.leave(0)
    pressed_e(program)
    assert plan.devices == {0: LEFT_KEYS}
