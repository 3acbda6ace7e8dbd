"""After a round nobody's tap ends it for the others: each person with a device of their own is ready by it."""

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
from game.scenes.result.details_scene import DetailsScene
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.result.together_end import TogetherEnd
from game.scenes.seating.seating_scene import SeatingScene
from game.scenes.table.table_scene import TableScene
from game.session.plan import Plan, Seat
from game.session.together.absence import Absent
from game.session.together.readiness import COUNTDOWN, SHOWN
from game.show.devices import KEYS, MOUSE, Device, pad, phone
from game.show.seating import Hands, Seating
from game.store.settings_file import Settings
from game.view.moments.finale_view import FinaleView
from game.view.widgets.widgets import Button
from tests.harness import events
from tests.harness.program import Program
from tests.harness.seen import Writing, overlapping
from tests.harness.some import some
from tests.phones.table_of_phones import HOME
from tests.scenes.test_phones import Phone, go_on
from tests.scenes.test_seats_change import host, to_the_result

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
SEATS = (
    Seat("Ada", "ada", colour="rose"),
    Seat("Jun", "jun", colour="green"),
    Seat("Ruth", "ruth", colour="sky"),
    Seat("Milo", "milo", "greedy"),
)


def at_end(
    folder: Path,
    *devices: frozenset[Device],
    hands: Hands = Hands.CORNERS,
    size: tuple[int, int] = (1280, 720),
    text: float = 1.0,
) -> tuple[Program, TogetherEnd]:
    program = Program(folder, size, settings=Settings(speed="OFF", think="OFF", text_scale=text))
    end = played_out(program, devices, 1, hands)
    assert isinstance(end, TogetherEnd)
    return program, end


def at_result(
    folder: Path, *devices: frozenset[Device], hands: Hands = Hands.CORNERS
) -> tuple[Program, ResultScene]:
    program = Program(folder)
    result = played_out(program, devices, 2, hands)
    assert isinstance(result, ResultScene)
    return program, result


def played_out(
    program: Program, devices: tuple[frozenset[Device], ...], rounds: int, hands: Hands
) -> EndScene | ResultScene:
    """Let everybody play a round of a match, and return what is shown of its end."""
    program.kit.settings.guides = {"classic": ["skipped"]}
    seats = (*SEATS[: len(devices)], SEATS[-1])
    own = {seat: each for seat, each in enumerate(devices) if each}
    program.stack.ways.table(Plan("classic", seats, {"rounds": rounds}, 3), Seating(own, hands))
    result = to_the_result(program, host(program.top))
    program.wait(500)
    return result


def press(program: Program, number: int) -> None:
    program.post(events.pad_button(A, pad=number), events.pad_button(A, False, pad=number))


THREE = (frozenset({MOUSE, KEYS}), frozenset({pad(7)}), frozenset({pad(8)}))


def test_the_end_of_a_match_is_not_shown_at_the_table_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table counted its scores and named its winner before the scene of the end did."""
    draw, drawn = FinaleView.draw, []

    def counted(view: FinaleView, *of: Any) -> None:
        drawn.append(view)
        draw(view, *of)

    monkeypatch.setattr(FinaleView, "draw", counted)
    for rounds in (1, 2):
        program = Program(tmp_path / str(rounds))
        assert not drawn
        played_out(program, THREE, rounds, Hands.CORNERS)
    assert drawn  # the end of a round is


def test_the_next_round_begins_when_everybody_is_ready(tmp_path: Path) -> None:
    program, result = at_result(tmp_path, *THREE)
    program.click(result.on)
    press(program, 7)
    assert program.top is result
    assert result.strip is not None
    assert result.strip.sentence == program.kit.words("ui.result.waiting", names="Ruth")
    press(program, 7)  # the same person again
    program.frames(3)
    assert program.top is result
    press(program, 8)
    program.frames(2)
    assert isinstance(program.top, CornersScene)
    assert program.top.host.match.state.round == 2


def test_it_goes_on_without_those_who_are_not_ready_after_a_countdown(tmp_path: Path) -> None:
    program, result = at_result(tmp_path, *THREE)
    program.wait(SHOWN)
    press(program, 7)
    program.wait(COUNTDOWN - 1500)
    assert program.top is result
    assert result.strip is not None
    names = program.kit.words("ui.result.waiting_next", names="Ada and Ruth", seconds=2)
    assert result.strip.sentence == names
    program.wait(3000)
    assert isinstance(program.top, CornersScene)


def test_somebody_can_hold_it(tmp_path: Path) -> None:
    program, result = at_result(tmp_path, *THREE)
    program.wait(SHOWN)
    press(program, 7)
    assert result.strip is not None
    program.click(result.strip.button)
    program.wait(2 * COUNTDOWN)
    assert program.top is result
    assert result.strip.button.label == program.kit.words("ui.result.let_go")
    assert result.strip.sentence == program.kit.words("ui.result.held")
    program.click(result.strip.button)
    program.wait(COUNTDOWN + 500)
    assert isinstance(program.top, CornersScene)


def test_a_hold_is_said_as_one_by_another_result_of_the_round(tmp_path: Path) -> None:
    program, result = at_result(tmp_path, *THREE)
    assert result.strip is not None
    program.click(result.strip.button)
    program.stack.ways.reseat(result.host, Seating(dict(enumerate(THREE)), Hands.CORNERS))
    go_on(program, lambda: isinstance(program.top, ResultScene))
    again = program.top
    assert isinstance(again, ResultScene)
    assert again is not result
    assert again.strip is not None
    assert again.strip.button.label == program.kit.words("ui.result.let_go")
    assert again.strip.button.icon == "play"


def test_after_a_match_nobody_ends_it_for_the_others(tmp_path: Path) -> None:
    program, end = at_end(tmp_path, *THREE)
    assert not {end.restart, end.change} & set(end.group.widgets)
    assert end.back.label == program.kit.words("ui.result.menu")
    program.post(events.pad_button(B, pad=7), events.pad_button(B, False, pad=7))
    assert isinstance(program.top, PauseScene)
    program.press(pygame.K_ESCAPE)
    assert program.top is end
    program.click(end.back)
    assert isinstance(program.top, PauseScene)


def test_another_game_is_one_press_in_the_menu_and_everybody_stays(tmp_path: Path) -> None:
    program, end = at_end(tmp_path, *THREE)
    program.click(end.back)
    menu = program.top
    assert isinstance(menu, PauseScene)
    label = program.kit.words("ui.pause.another")
    buttons = [each for each in menu.group.widgets if isinstance(each, Button)]
    program.click(next(each for each in buttons if each.label == label))
    room = program.top
    assert isinstance(room, SeatingScene)
    assert len(room.seating_plan.chairs.people) == len(end.host.plan.people)


def test_the_end_of_a_match_of_several_is_a_scene_with_everybody_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, end = at_end(tmp_path, *THREE)
    writing = Writing(monkeypatch)
    program.picture()
    said = [text for text, _ in writing.seen]
    assert end.texts["headline"].text == "Ruth wins"
    assert "You" not in " ".join(said)
    assert {"Ada", "Jun", "Ruth", "Milo"} <= set(said)
    assert program.kit.words("ui.result.waiting", names="Ada, Jun and Ruth") in said
    assert [each.label for each in end.lively] == [
        program.kit.words("ui.result.again"),
        program.kit.words("ui.result.hold"),
    ]


def test_its_details_lead_back_to_it_and_nothing_is_counted_down_meanwhile(tmp_path: Path) -> None:
    program, end = at_end(tmp_path, *THREE)
    program.wait(SHOWN)
    press(program, 7)
    program.click(end.small[0])
    assert isinstance(program.top, DetailsScene)
    program.wait(2 * COUNTDOWN)
    program.click(program.top.back)
    assert program.top is end
    program.wait(COUNTDOWN - 1000)
    assert program.top is end
    program.wait(2000)
    assert isinstance(program.top, CornersScene)


def test_the_end_of_a_match_can_be_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program, end = at_end(tmp_path, *THREE)
    program.wait(SHOWN)
    press(program, 7)
    assert end.strip is not None
    program.click(end.strip.button)
    writing = Writing(monkeypatch)
    program.picture()
    said = " ".join(text for text, _ in writing.seen)
    assert all(program.kit.words(f"ui.result.{each}") in said for each in ("let_go", "held"))
    program.wait(2 * COUNTDOWN)
    assert program.top is end


def test_a_sentence_below_the_faces_is_in_their_middle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, end = at_end(tmp_path, *THREE, text=2.0)
    writing = Writing(monkeypatch)
    program.picture()
    faces, room = end.placed["ready", "faces"], end.placed["ready", "text"]
    assert room.top >= faces.bottom
    lines = [rect for _, rect in writing.seen if room.inflate(4, 4).contains(rect)]
    assert all(abs(line.centerx - faces.centerx) <= 2 for line in some(lines))


def test_with_one_device_for_all_whoever_has_it_goes_on(tmp_path: Path) -> None:
    shared = frozenset[Device]()
    program, end = at_end(tmp_path, shared, shared, hands=Hands.TURN_BY_TURN)
    assert end.strip is None
    assert end.on.label == program.kit.words("ui.end.rematch")
    before = end.host
    program.click(end.on)
    assert isinstance(program.top, TableScene)
    assert program.top.host is not before


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 540), (720, 1280), (2560, 1080)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_who_is_waited_for_is_told_in_every_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float
) -> None:
    program, end = at_end(tmp_path, *THREE, size=size, text=text)
    writing = Writing(monkeypatch)
    program.picture()
    waiting = program.kit.words("ui.result.waiting", names="Ada, Jun and Ruth")
    assert waiting in " ".join(said for said, _ in writing.seen)
    assert not writing.cut
    assert not overlapping(writing.seen, 2)
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(each.rect) for each in some(end.group.widgets))


def test_time_stands_still_under_the_menu(tmp_path: Path) -> None:
    program, result = at_result(tmp_path, *THREE)
    program.wait(SHOWN)
    press(program, 7)
    program.click(result.back)
    program.wait(2 * COUNTDOWN)
    program.press(pygame.K_ESCAPE)
    assert program.top is result
    program.wait(COUNTDOWN - 1000)
    assert program.top is result


def test_after_a_match_another_one_begins_when_everybody_is_ready(tmp_path: Path) -> None:
    program, end = at_end(tmp_path, *THREE)
    before = end.host
    program.click(end.on)
    press(program, 8)
    program.frames(2)
    assert program.top is end
    press(program, 7)
    program.frames(2)
    assert isinstance(program.top, CornersScene)
    assert program.top.host is not before


@pytest.mark.parametrize(
    "devices",
    [(frozenset({MOUSE, KEYS}),), (frozenset[Device](), frozenset[Device]())],
    ids=["one person", "one device for all"],
)
def test_who_speaks_for_all_goes_on_at_once(
    tmp_path: Path, devices: tuple[frozenset[Device], ...]
) -> None:
    program, result = at_result(tmp_path, *devices, hands=Hands.TURN_BY_TURN)
    assert result.strip is None
    assert result.on.label == program.kit.words("ui.result.next")
    program.click(result.on)
    assert isinstance(program.top, TableScene)


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


def sit_down(program: Program, name: str, portrait: str) -> Phone:
    client = Phone(program)
    client.hello(code=client.phones.code)
    client.hears("welcome")
    client.say("sit", name=name, portrait=portrait)
    client.hears("seated")
    return client


def hears_end(client: Phone, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next end of a round that is as it is wanted."""
    while True:
        end: dict[str, Any] | None = client.hears("table").get("end")
        if end is not None and wanted(end):
            return end


def test_phones_are_ready_each_by_itself_and_told_who_is_missing(
    phones: tuple[Program, Phones],
) -> None:
    program, _ = phones
    clients = [sit_down(program, *each) for each in (("Ada", "ada"), ("Jun", "jun"))]
    own = {0: frozenset({phone(1)}), 1: frozenset({phone(2)})}
    seats = (*SEATS[:2], SEATS[-1])
    plan = Plan("classic", seats, {"rounds": 2}, 3)
    program.stack.ways.table(plan, Seating(own, Hands.CORNERS))
    played = host(program.top)
    while not played.over:
        turn = played.match.state.turn
        played.runner.submit(turn, played.match.observe(turn).legal[0])
    hears_end(clients[0], lambda end: not end.get("ready"))
    table = program.top
    clients[0].say("act", number=0, action="go on")  # while the end is still told on the screen
    end = hears_end(clients[0], lambda end: end.get("ready", False))
    assert end["waits"] == program.kit.words("phone.waiting", names="Jun")
    assert end["next"] == program.kit.words("phone.next_round", round=2)
    assert {each["name"]: each.get("ready", False) for each in end["standing"]} == {
        "You": True,
        "Jun": False,
        "Milo": False,
    }
    assert not hears_end(clients[1], lambda end: "waits" in end).get("ready")
    program.wait(200)
    assert program.top is table  # nobody else's end was cut short
    go_on(program, lambda: isinstance(program.top, ResultScene))
    program.wait(300)
    assert played.match.state.over
    clients[1].say("act", number=0, action="go on")
    go_on(program, lambda: played.match.state.round == 2)
    assert isinstance(program.top, TableScene)


def test_phones_are_told_that_the_countdown_stands_under_the_menu(
    phones: tuple[Program, Phones],
) -> None:
    program, _ = phones
    clients = [sit_down(program, *each) for each in (("Ada", "ada"), ("Jun", "jun"))]
    own = {0: frozenset({phone(1)}), 1: frozenset({phone(2)})}
    plan = Plan("classic", (*SEATS[:2], SEATS[-1]), {"rounds": 2}, 3)
    program.stack.ways.table(plan, Seating(own, Hands.CORNERS))
    result = to_the_result(program, host(program.top))
    program.wait(SHOWN + 500)
    clients[0].say("act", number=0, action="go on")
    hears_end(clients[1], lambda end: end.get("left", -1) > 0)
    result.go_back()
    assert isinstance(program.top, PauseScene)
    hears_end(clients[1], lambda end: end.get("left", -1) < 0)
    program.press(pygame.K_ESCAPE)
    assert program.top is result
    hears_end(clients[1], lambda end: end.get("left", -1) > 0)


def test_who_gives_up_the_seat_by_phone_is_waited_for_no_longer(
    phones: tuple[Program, Phones],
) -> None:
    program, _ = phones
    people = (("Ada", "ada"), ("Jun", "jun"), ("Ruth", "ruth"))
    clients = [sit_down(program, *each) for each in people]
    own = {seat: frozenset({phone(seat + 1)}) for seat in range(3)}
    plan = Plan("classic", SEATS, {"rounds": 2}, 3)
    program.stack.ways.table(plan, Seating(own, Hands.CORNERS))
    played = host(program.top)
    played.absences.away.add(2)
    result = to_the_result(program, played)
    program.wait(500)
    assert isinstance(result, ResultScene)
    told: list[tuple[int, Absent]] = []
    played.absences.subscribe(lambda seat, what: told.append((seat, what)))
    clients[2].say("leave")
    clients[2].hears("closed")
    assert played.absences.away == {2}
    clients[1].say("leave")
    clients[1].hears("closed")
    assert played.readiness.waiting == [0]
    assert program.top is result
    assert Absent.BACK not in {what for _, what in told}
    clients[0].say("act", number=0, action="go on")
    go_on(program, lambda: played.match.state.round == 2)
