"""Several people with devices of their own at one table: what is done in one frame stays in its order."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game.scenes.pause.lost_device_scene import LostDeviceScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.session.plan import Plan, Seat
from game.show import devices
from game.show.devices import KEYS, LEFT_KEYS, MOUSE, RIGHT_KEYS, Device
from game.show.seating import Hands, Seating
from game.view.input.intents import Intent, Kind
from tests.harness.events import key, key_at, pad_button, pad_gone, post
from tests.harness.pads import VirtualPad
from tests.harness.program import still
from tests.harness.table import Table
from tests.harness.written import Position

RIGHT, LEFT = pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_LEFT
UP, A = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_A
PLAN = Plan("classic", tuple(Seat(name, name.lower()) for name in ("Ada", "Jun", "Ruth")), {}, 2)


class Couch(NamedTuple):
    """Two pads plugged in, and three people at a table: pad, pad, keys."""

    table: Table
    pads: tuple[VirtualPad, VirtualPad]
    devices: tuple[Device, Device, Device]

    def press(self, device: Device, code: int) -> None:
        """Press a key, or a button of a pad, and let it go, behind what has been done before in this frame."""
        if device == KEYS:
            post(*key(code))
        else:
            self.pads[self.devices.index(device)].press(code)


@pytest.fixture
def couch(tmp_path: Path) -> Iterator[Couch]:
    table = Table(tmp_path, settings=still())
    table.kit.input.pads.open()
    with VirtualPad() as one, VirtualPad() as two:
        table.frames(2)
        used = (devices.pad(one.instance), devices.pad(two.instance), KEYS)
        table.sit(PLAN, used)
        table.frames(3)
        yield Couch(table, (one, two), used)


def test_intents_of_one_frame_keep_their_order_and_say_their_device(couch: Couch) -> None:
    one, two = couch.pads
    reader = couch.table.kit.input
    one.press(RIGHT)
    post(*key(pygame.K_LEFT))
    two.press(UP)
    one.press(A)
    post(*key(pygame.K_RETURN))
    two.press(LEFT)
    told = [(each.device, each.kind, each.direction) for each in reader.read(pygame.event.get())]
    first, second, keys = couch.devices
    assert told == [
        (first, Kind.NAVIGATE, (1, 0)),
        (keys, Kind.NAVIGATE, (-1, 0)),
        (second, Kind.NAVIGATE, (0, -1)),
        (first, Kind.CONFIRM, (0, 0)),
        (keys, Kind.CONFIRM, (0, 0)),
        (second, Kind.NAVIGATE, (-1, 0)),
    ]


def test_a_stick_that_points_is_told_before_what_was_done_after_it(couch: Couch) -> None:
    one, two = couch.pads
    one.axis(pygame.CONTROLLER_AXIS_RIGHTX, 1.0)
    pygame.event.pump()
    two.press(A)
    post(*key(pygame.K_RETURN))
    told = couch.table.kit.input.read(pygame.event.get())
    first, second, keys = couch.devices
    assert [(each.device, each.kind) for each in told] == [
        (first, Kind.AIM),
        (second, Kind.CONFIRM),
        (keys, Kind.CONFIRM),
    ]
    assert told[0].amount == pytest.approx(90)


def test_each_pad_repeats_what_is_held_on_it_alone(couch: Couch) -> None:
    one, two = couch.pads
    reader = couch.table.kit.input
    one.button(RIGHT, True)
    pygame.event.pump()
    reader.read(pygame.event.get())
    two.press(LEFT)  # let go at once: it must not end what the other pad holds
    reader.read(pygame.event.get())
    assert reader.due() is not None
    one.button(RIGHT, False)
    reader.read(pygame.event.get())
    assert reader.due() is None


def test_what_is_done_in_one_frame_reaches_everybodys_own_seat(couch: Couch) -> None:
    one, two = couch.pads
    table = couch.table
    reached: list[tuple[int, Kind]] = []
    for each in table.people:

        def told(intent: Intent, seat: int = each.seat) -> None:
            reached.append((seat, intent.kind))

        each.tell_intents(told)
    before = [each.focus() for each in table.people]
    two.press(RIGHT)
    post(*key(pygame.K_RIGHT))
    one.press(RIGHT)
    two.press(RIGHT)
    table.frames(1)
    assert reached == [
        (1, Kind.NAVIGATE),
        (2, Kind.NAVIGATE),
        (0, Kind.NAVIGATE),
        (1, Kind.NAVIGATE),
    ]
    after = [each.focus() for each in table.people]
    assert all(a != b for a, b in zip(before, after, strict=True))
    used = [each.device_used() for each in table.people]
    assert used == list(couch.devices)


def test_each_seat_plays_its_own_cards_with_its_own_device(couch: Couch) -> None:
    """Everybody presses at once: only whoever is in turn plays, and then the next."""
    table = couch.table
    played = []
    for _ in range(60):
        if table.scene.host.over or len(played) >= 6:
            break
        log = len(table.match.log)
        turn = table.match.state.turn
        person = table.people[turn]
        person.focus_on_playable()
        for device in couch.devices:
            couch.press(device, pygame.K_RETURN if device == KEYS else A)
            table.frames(1)
            if len(table.match.log) > log:
                break
        if person.suits_asked() is not None:
            couch.press(couch.devices[turn], pygame.K_RETURN if turn == 2 else A)
            table.frames(1)
        if len(table.match.log) > log:
            played.append(table.match.log[-1].seat)
            assert played[-1] == turn
    assert set(played) == {0, 1, 2}


def test_prompts_are_those_of_the_seats_own_device(couch: Couch) -> None:
    caps = [each.key_of for each in couch.table.people]
    assert [cap("draw") for cap in caps] == ["pad-x", "pad-x", "D"]
    couch.table.point((3, 3))
    assert couch.table.kit.input.device == MOUSE
    assert [cap("draw") for cap in caps] == ["pad-x", "pad-x", "D"]


def test_a_device_that_is_nobodys_does_nothing_at_the_table(couch: Couch) -> None:
    before = [each.focus() for each in couch.table.people]
    couch.table.point((640, 620))
    assert [each.focus() for each in couch.table.people] == before


def test_only_the_pad_of_somebody_who_plays_is_missed(couch: Couch) -> None:
    table = couch.table
    with VirtualPad() as other:
        table.frames(2)
        other.unplug()
        table.frames(2)
    assert table.top is table.scene
    couch.pads[1].unplug()
    table.frames(2)
    assert isinstance(table.top, LostDeviceScene)


def test_zones_are_in_use_at_their_table_and_in_the_menus_above_it(tmp_path: Path) -> None:
    table = Table(tmp_path, settings=still())
    reader = table.kit.input
    table.sit(PLAN, (LEFT_KEYS, RIGHT_KEYS, MOUSE))
    table.frames(3)
    assert reader.zones.used == {LEFT_KEYS, RIGHT_KEYS}
    before = [each.focus() for each in table.people]
    table.post(*key_at(pygame.KSCAN_L), *key_at(pygame.KSCAN_KP_6))
    after = [each.focus() for each in table.people]
    assert [a != b for a, b in zip(before, after, strict=True)] == [False, True, False]
    table.press(pygame.K_ESCAPE)  # nobody's key, and so everybody's
    pause = table.top
    assert isinstance(pause, PauseScene)
    focused = pause.group.focused
    table.post(*key_at(pygame.KSCAN_S))
    assert pause.group.focused is not focused
    table.post(*key_at(pygame.KSCAN_SEMICOLON))
    assert table.top is table.scene
    table.stack.ways.title()
    table.frames(2)
    assert reader.zones.used == frozenset()


def test_calls_and_lists_by_a_zone_alone(tmp_path: Path) -> None:
    """A person plays OONO with one hand on the keys: whom to challenge, and what has no key of its own."""
    table = Table(tmp_path, settings=still())
    names = ("Ada", "Jun", "Ruth", "Milo")
    policies = ("", "greedy", "greedy", "greedy")
    seats = [Seat(name, name.lower(), policy) for name, policy in zip(names, policies, strict=True)]
    down: Position = {"hands": ["R1 G7", "R2 G8", "R3", "G9 Y8"], "discard": "R6", "uncalled": 2}
    table.sit(Plan("oono", tuple(seats), {}, 2), [RIGHT_KEYS], down)
    table.frames(3)
    assert [table.key_of(name) for name in ("uno", "challenge", "more", "draw")] == [
        "M",
        ",",
        "Y",
        "P",
    ]

    table.post(*key_at(pygame.KSCAN_COMMA))
    asked = table.seats_asked()
    assert asked is not None
    table.post(*key_at(pygame.KSCAN_L))
    assert table.seats_asked().focus != asked.focus
    table.post(*key_at(pygame.KSCAN_SEMICOLON))
    assert table.seats_asked() is None

    table.post(*key_at(pygame.KSCAN_Y))
    panel = table.panel()
    assert panel is not None
    assert [item.label for item in panel.items] == [
        "Rules", "Hint", "Sort the hand", "Why not?", "Recent moves", "Play all identical",
    ]  # fmt: skip
    table.post(*key_at(pygame.KSCAN_U))  # neither in the list nor for it
    assert table.panel() is panel
    table.post(*key_at(pygame.KSCAN_O))
    assert isinstance(table.top, RuleBookScene)
    table.post(*key_at(pygame.KSCAN_SEMICOLON))
    assert table.top is table.scene


def test_nobody_gets_the_pad_of_others_who_have_theirs_back(tmp_path: Path) -> None:
    """A pad that nobody had heard of may be known by the number of one that was gone just then."""
    table = Table(tmp_path, settings=still())
    one, other = devices.pad(0), devices.pad(1)
    own = {0: frozenset({other}), 1: frozenset({one}), 2: frozenset({other})}
    number = table.kit.input.pads.number
    assert number(one.number) == 1
    table.post(pad_gone(one.number))
    table.stack.ways.table(PLAN, Seating(own, Hands.CORNERS))
    table.frames(2)
    assert number(other.number) == number(one.number)
    table.post(pad_button(pygame.CONTROLLER_BUTTON_X, pad=one.number))
    table.post(pad_gone(other.number))
    table.frames(2)
    missing = table.top
    assert isinstance(missing, LostDeviceScene)
    assert missing.lost == [0, 2]
    assert missing.seating.owners_of(one) == [1]
