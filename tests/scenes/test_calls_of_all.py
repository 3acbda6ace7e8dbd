"""Calls of people who are not in turn, where the screen is handed on: by key, click, stick and own device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.engine.actions import Action
from game.scenes.pause.pause_scene import PauseScene
from game.session.plan import Plan, Seat
from game.session.together.refusals import MOST
from game.show.devices import KEYS, LEFT_KEYS, MOUSE, Device, pad
from game.show.handover import REST, Curtain
from game.show.offers.offer import AT_ONCE
from game.show.seating import Seating
from game.store.settings_file import Settings
from game.view.calls.caller_list import CallerList
from game.view.input.intents import Intent, Kind
from game.view.input.key_zones import USUAL_PLACES
from tests.harness import events
from tests.harness.program import Point
from tests.harness.table import Table
from tests.harness.written import Position

PEOPLE = tuple(Seat(name, name.lower()) for name in ("Ada", "Ruth", "Jun"))
MILO = Seat("Milo", "milo", "greedy")
LB, RB = pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
DOWN = pygame.CONTROLLER_BUTTON_DPAD_DOWN
TURN: Position = {"hands": ["R5 G9 Y3", "R7 Y2 B9", "R1 G2 Y4"], "discard": "R3", "turn": 0}
UNCALLED: Position = {
    "hands": ["R5 G9 Y3", "R7 Y2 B9", "R1"],
    "discard": "R3",
    "turn": 0,
    "uncalled": 2,
}
"""Ada is in turn, and Jun is down to one card without having called UNO."""
OWED: Position = {"hands": ["R5 G9", "R7 Y2 B9", "R1 G2 Y4"], "discard": "R3", "turn": 0}
"""Ada is about to have one card left."""


@pytest.fixture
def couch(tmp_path: Path) -> Callable[..., Table]:
    def made(
        position: Position,
        *seats: Seat,
        devices: dict[int, Device] | None = None,
        game: str = "oono",
        moving: bool = False,
    ) -> Table:
        wishes = Settings(speed="NORMAL" if moving else "OFF", guides={game: ["skipped"]})
        table = Table(tmp_path, game=game, settings=wishes)
        own = Seating({seat: frozenset({device}) for seat, device in (devices or {}).items()})
        table.share(Plan(game, seats or PEOPLE, {}, 3), own, position)
        table.frame()
        return table

    return made


def lifted(table: Table) -> Table:
    """The table once the person in turn has lifted the curtain with their own device."""
    table.frame(REST)
    for device in table.devices() or {KEYS}:
        if device.is_pad:
            tap(table, device, A)
        elif device == MOUSE:
            table.click((640, 360))
        else:
            table.press(pygame.K_RETURN)
    for _ in range(100):
        if table.scene.turns.handover.curtain is Curtain.OPEN:  # type: ignore[union-attr]
            return table
        table.frame(20)
    raise AssertionError("the curtain does not rise")


def tap(table: Table, device: Device, *buttons: int) -> None:
    for button in buttons:
        table.post(events.pad_button(button, pad=device.number))
        table.post(events.pad_button(button, False, pad=device.number))


def opened(table: Table, seat: int) -> CallerList:
    return table.call_lists()[seat]


def item(table: Table, seat: int, label: str) -> Point:
    return next(each.rect.center for each in opened(table, seat).items if each.label == label)


def refused(table: Table) -> list[tuple[int, str]]:
    """The seats at which an answer with a clause is shown, each with the clause."""
    return [(each.seat, each.clause) for each in table.explained()]


def test_ruth_calls_uno_in_adas_turn_by_key_and_is_told_why_not(
    couch: Callable[..., Table],
) -> None:
    table = lifted(couch(TURN))
    table.press(pygame.K_2)
    assert [each.label for each in opened(table, 1).items] == ["UNO!", "Challenge", "Make a face"]
    assert not table.match.log
    table.press(pygame.K_u)
    assert not table.call_lists()
    assert refused(table) == [(1, "O-16")]
    assert not table.match.log
    assert table.ear.heard[-1] == "refuse"


def test_ruth_calls_uno_in_adas_turn_by_click(couch: Callable[..., Table]) -> None:
    table = lifted(couch(TURN))
    table.click(table.portrait(1))
    table.click(item(table, 1, "UNO!"))
    assert refused(table) == [(1, "O-16")]
    assert not table.call_lists()


def test_whoever_is_in_turn_calls_from_the_list_as_well(couch: Callable[..., Table]) -> None:
    table = lifted(couch(OWED))
    table.press(pygame.K_1, pygame.K_u)
    assert table.done_by(0) == ["uno"]
    assert not refused(table)


def test_a_challenge_in_anothers_turn_is_made_by_keys(couch: Callable[..., Table]) -> None:
    table = lifted(couch(UNCALLED))
    table.press(pygame.K_2, pygame.K_c)
    assert [each.label for each in opened(table, 1).items] == ["Ada", "Jun"]
    assert [each.key for each in opened(table, 1).items] == ["1", "3"]
    table.press(pygame.K_3)
    assert table.match.log[-1].seat == 1
    assert table.match.log[-1].action == Action("challenge", seat=2)
    assert len(table.match.state.hands[2]) == 3
    assert table.seat == 0


def test_a_challenge_in_anothers_turn_is_made_by_clicks(couch: Callable[..., Table]) -> None:
    table = lifted(couch(UNCALLED))
    table.click(table.portrait(1))
    table.click(item(table, 1, "Challenge"))
    table.click(table.portrait(2))
    assert table.match.log[-1].action == Action("challenge", seat=2)


def test_the_list_is_the_same_whatever_could_be_called(couch: Callable[..., Table]) -> None:
    """Every pixel of it: the hands are alike for Ada, and only in one of them somebody can be challenged."""

    def seen(position: Position) -> list[bytes]:
        table = lifted(couch(position))
        found = []
        for code in (pygame.K_2, pygame.K_c):
            table.press(code)
            found.append(table.pixels())
        return found

    assert seen(UNCALLED) == seen({**UNCALLED, "uncalled": "none"})


@pytest.mark.parametrize("challenger", [1, 2])
def test_a_pad_of_somebody_not_in_turn_challenges(
    couch: Callable[..., Table], challenger: int
) -> None:
    other = 3 - challenger
    hands = ["R5 G9 Y3", "R7 Y2 B9", "R7 Y2 B9"]
    hands[other] = "R1"
    position = {**UNCALLED, "hands": hands, "uncalled": other}
    devices = {0: KEYS, 1: pad(7), 2: pad(8)}
    table = lifted(couch(position, devices=devices))
    tap(table, devices[challenger], RB)
    asked = opened(table, challenger)
    assert [each.label for each in asked.items] == ["Ada", PEOPLE[other].name]
    tap(table, devices[other], A, B)  # another's list
    assert not table.match.log
    tap(table, devices[challenger], DOWN, A)
    assert table.match.log[-1].seat == challenger
    assert table.match.log[-1].action == Action("challenge", seat=other)
    tap(table, devices[challenger], LB)
    assert refused(table)[-1] == (challenger, "O-16")


def test_a_zone_of_keys_calls_in_anothers_turn(couch: Callable[..., Table]) -> None:
    table = lifted(couch(UNCALLED, devices={0: MOUSE, 1: LEFT_KEYS}))

    def key(name: str) -> None:
        table.post(*events.key_at(USUAL_PLACES[LEFT_KEYS][name][0]))

    key("call_1")
    assert refused(table) == [(1, "O-16")]
    key("call_2")
    key("back")
    assert not table.call_lists()
    key("call_2")
    key("down")
    key("confirm")
    assert table.match.log[-1].action == Action("challenge", seat=2)


def test_two_people_call_at_once_each_with_a_pad(couch: Callable[..., Table]) -> None:
    table = lifted(couch(UNCALLED, devices={0: KEYS, 1: pad(7), 2: pad(8)}))
    tap(table, pad(7), RB)
    tap(table, pad(8), RB)
    assert set(table.call_lists()) == {1, 2}
    tap(table, pad(7), DOWN, A)
    assert table.match.log[-1].seat == 1
    assert set(table.call_lists()) == {2}


def test_the_person_in_turn_plays_on_while_a_list_is_open(couch: Callable[..., Table]) -> None:
    table = lifted(couch(TURN, devices={1: pad(7)}))
    tap(table, pad(7), RB)
    table.press(pygame.K_3)
    assert set(table.call_lists()) == {1, 2}
    table.click(table.spot(table.slot("R5")))
    assert table.done_by(0) == ["play"]


def test_nobody_calls_for_one_who_has_a_device_of_their_own(couch: Callable[..., Table]) -> None:
    table = lifted(couch(TURN, devices={1: pad(7)}))
    table.press(pygame.K_2)
    table.click(table.portrait(1))
    assert not table.call_lists()
    table.press(pygame.K_3)
    assert set(table.call_lists()) == {2}
    tap(table, pad(7), A)
    assert set(table.call_lists()) == {2}


def test_a_bot_has_no_list(couch: Callable[..., Table]) -> None:
    table = lifted(couch(TURN, PEOPLE[0], PEOPLE[1], MILO))
    table.press(pygame.K_3)
    table.click(table.portrait(2))
    assert not table.call_lists()
    table.press(pygame.K_2, pygame.K_c)
    assert [each.label for each in opened(table, 1).items] == ["Ada", "Milo"]


def test_the_tenth_person_has_the_nought(couch: Callable[..., Table]) -> None:
    people = tuple(Seat(f"P{number}", "ada") for number in range(10))
    hands = ["R5 G9 Y3", *[f"{colour}{figure}" for colour in "BGY" for figure in (1, 2, 4)]]
    table = lifted(couch({**TURN, "hands": hands}, *people))
    table.press(pygame.K_0)
    assert set(table.call_lists()) == {9}
    table.press(pygame.K_2)
    assert set(table.call_lists()) == {1}
    table.press(pygame.K_2)
    assert not table.call_lists()


def test_a_pad_that_is_handed_round_points_at_a_portrait(couch: Callable[..., Table]) -> None:
    table = lifted(couch(TURN))
    face, middle = table.portrait(1), table.middle_area().center
    scale = table.kit.space.scale
    x, y = face[0] - middle[0] * scale, face[1] - middle[1] * scale
    far = max(abs(x), abs(y))
    for share in (1.0, 0.0):
        table.post(
            events.pad_axis(pygame.CONTROLLER_AXIS_RIGHTX, round(32000 * share * x / far)),
            events.pad_axis(pygame.CONTROLLER_AXIS_RIGHTY, round(32000 * share * y / far)),
        )
    assert set(table.call_lists()) == {1}
    table.pad(A)
    assert refused(table) == [(1, "O-16")]


def test_nothing_is_called_while_the_curtain_is_not_open(couch: Callable[..., Table]) -> None:
    """Not while it falls, hangs or rises; then the call that was owed meanwhile still is."""
    position = {**TURN, "hands": ["R5 G9", "R7 Y2 B9", "R1 G2 Y4"]}
    devices = {2: pad(8)}
    table = lifted(couch(position, devices=devices, moving=True))
    table.press(pygame.K_2)
    assert table.call_lists()
    played = table.match.table.deck.index["R5"]
    assert table.viewpoint.do(Action("play", (played,))) is None
    assert table.scene.turns is not None
    handover, seen = table.scene.turns.handover, set()
    for _ in range(400):
        table.frame(20)
        seen.add(handover.curtain)
        if handover.curtain is Curtain.HANGING and handover.shown.seat == 1:
            break
        if handover.curtain is Curtain.FALLING:
            tap(table, pad(8), RB)
            table.press(pygame.K_2)
            assert not table.call_lists()
    before = table.scene.host.now
    tap(table, pad(8), RB)
    table.press(pygame.K_2)
    table.click(table.portrait(0))
    assert handover.curtain is Curtain.RISING, "a click of the next player lifts it"
    tap(table, pad(8), RB)
    table.press(pygame.K_2)
    assert not table.call_lists()
    assert len(table.match.log) == 1
    assert table.scene.host.now == before
    assert Curtain.FALLING in seen
    for _ in range(100):
        if handover.curtain is Curtain.OPEN:
            break
        table.frame(20)
    tap(table, pad(8), RB)
    assert set(table.call_lists()) == {2}
    tap(table, pad(8), A)  # whoever moved last has the focus
    assert table.match.log[-1].action == Action("challenge", seat=0)


def test_a_pause_closes_the_lists(couch: Callable[..., Table]) -> None:
    table = lifted(couch(TURN))
    table.press(pygame.K_2)
    table.press(pygame.K_F10)
    assert isinstance(table.top, PauseScene)
    assert not table.call_lists()


def test_a_game_without_calls_has_no_keys_at_its_portraits(couch: Callable[..., Table]) -> None:
    table = lifted(couch(TURN, game="classic"))
    table.press(pygame.K_2)
    assert not table.call_lists()


def test_who_share_a_pad_turn_by_turn_are_asked_who_calls(couch: Callable[..., Table]) -> None:
    table = lifted(couch(UNCALLED, devices=dict.fromkeys(range(3), pad(7))))
    tap(table, pad(7), RB)
    assert [each.label for each in opened(table, 0).items] == ["Ada", "Ruth", "Jun"]
    tap(table, pad(7), B)
    assert not table.call_lists()
    tap(table, pad(7), RB, DOWN, A)
    assert [each.label for each in opened(table, 1).items] == ["Ada", "Jun"]
    tap(table, pad(7), DOWN, A)
    assert table.match.log[-1].seat == 1
    assert table.match.log[-1].action == Action("challenge", seat=2)
    tap(table, pad(7), LB, A)  # whoever is in turn is named first
    assert refused(table)[-1] == (0, "O-16")


def test_a_shared_pad_plays_and_lifts_for_each_of_its_people(couch: Callable[..., Table]) -> None:
    table = lifted(couch(TURN, devices={0: pad(7), 1: pad(7), 2: pad(8)}))
    table.post(*events.key(pygame.K_RETURN))
    tap(table, pad(8), A)
    assert not table.match.log  # neither the keys nor the other pad
    tap(table, pad(7), A)
    assert table.match.log[-1].seat == 0
    assert table.scene.turns is not None
    handover = table.scene.turns.handover
    for _ in range(100):
        if handover.curtain is Curtain.HANGING:
            break
        table.frame(20)
    assert handover.shown.seat == 1
    table.frame(REST)
    tap(table, pad(8), A)
    assert handover.curtain is Curtain.HANGING
    lifted(table)
    assert table.seat == 1


TIMED: Position = {"hands": ["2S 3H 7D", "4S 5H 8D", "6S 9H KD"], "discard": "2H", "turn": 0}


@pytest.mark.parametrize("by_pad", [False, True])
def test_calls_that_name_something_are_asked_for_it_as_well(
    couch: Callable[..., Table], by_pad: bool
) -> None:
    """A game whose calls name suits, cards, words and mistakes, one of which is ended by another."""
    devices = {1: pad(7)} if by_pad else {}
    table = lifted(couch(TIMED, devices=devices, game="callout"))
    info = table.scene.host.variant.info
    if not by_pad:
        table.press(pygame.K_2)
        assert {each.command for each in opened(table, 1).items} >= {
            "one",
            "accuse",
            "say",
            "time out",
        }
        assert len(opened(table, 1).items) == len(info.offered) - 1  # cards and suits are one

    def call(word: str) -> list[str]:
        """Begin a call, and return what it asks for."""
        for seat in table.call_lists():
            table.close_call_list(seat)
        if by_pad:
            table.scene.handle(Intent(Kind.COMMAND, pad(7), command=word))
        else:
            table.press(pygame.K_2)
            table.click(item(table, 1, words[word]))
        return [each.label for each in opened(table, 1).items] if table.call_lists() else []

    words = {
        "call": "Call", "accuse": "Accuse", "say": "Talk", "time out": "Time out", "one": "One!",
    }  # fmt: skip
    assert call("accuse") == ["Ada", "Jun"]
    if by_pad:
        tap(table, pad(7), A)
    else:
        table.press(pygame.K_3)
    assert len(opened(table, 1).items) == AT_ONCE + 1  # the last one is for the others
    named = call("call")
    suits = table.match.table.deck.suits
    cards = next(verb.cards for verb in info.offered if verb.cards)
    assert len(named) == AT_ONCE + 1
    if by_pad:
        tap(table, pad(7), *(DOWN for _ in range(AT_ONCE)), A)
    else:
        table.press(pygame.K_7)
    rest = [each.label for each in opened(table, 1).items]
    assert len({*named[:AT_ONCE], *rest}) == len(suits) + len(cards)
    assert call("say")
    if by_pad:
        tap(table, pad(7), A)
    else:
        table.press(pygame.K_1)
    assert table.match.log[-1].action.verb == "say"
    assert table.match.log[-1].seat == 1
    assert not table.call_lists()
    assert call("time out") == []
    assert table.match.log[-1].action.verb == "time out"
    words["time out"] = "Time in"
    assert call("time out") == []
    assert table.match.log[-1].action.verb == "time in"


def test_a_refusal_too_many_is_told_without_a_sound(couch: Callable[..., Table]) -> None:
    table = lifted(couch(TURN))
    for _ in range(MOST + 1):
        table.wait(6000 // (MOST + 1))
        table.press(pygame.K_2, pygame.K_u)
    assert table.ear.heard.count("refuse") == MOST
    table.wait(20000)
    assert not refused(table)
    table.press(pygame.K_2, pygame.K_u)
    assert table.ear.heard.count("refuse") == MOST
    assert refused(table) == [(1, "O-16")]


@pytest.mark.parametrize(
    "size", [(1440, 2560), (720, 1280), (2560, 1080), (960, 1000), (1920, 1080)]
)
def test_a_list_has_its_place_before_the_table_is_drawn(
    couch: Callable[..., Table], size: Point
) -> None:
    """So the first picture of a window is the one that stays: recent moves give way to the list at once."""
    table = lifted(couch(TURN))
    table.press(pygame.K_2)
    table.press(pygame.K_1)
    table.resize(size)
    table.frame()
    assert table.call_lists()
    assert table.pixels() == table.pixels()
