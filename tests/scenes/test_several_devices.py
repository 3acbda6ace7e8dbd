"""Several people with devices of their own at one table: what is done in one frame stays in its order."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest
from pygame.event import Event

from game.scenes.pause.pause_scene import PauseScene
from game.scenes.table.table_scene import TableScene, local_seat
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.show import devices
from game.show.devices import KEYS, MOUSE, Device
from game.view.input.intents import Intent, Kind
from tests.scenes.house import House
from tests.view.pad_kit import VirtualPad

RIGHT, LEFT = pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_LEFT
UP, A = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_A
PLAN = Plan("classic", tuple(Seat(name, name.lower()) for name in ("Ada", "Jun", "Ruth")), {}, 2)


class Couch(NamedTuple):
    """A program with two pads plugged in, and three people at a table: pad, pad, keys."""

    house: House
    pads: tuple[VirtualPad, VirtualPad]
    table: TableScene

    @property
    def devices(self) -> list[Device]:
        return [devices.pad(self.pads[0].instance), devices.pad(self.pads[1].instance), KEYS]


@pytest.fixture
def couch(tmp_path: Path) -> Iterator[Couch]:
    house = House(tmp_path)
    house.kit.reader.pads.open()
    with VirtualPad() as one, VirtualPad() as two:
        house.steps(2)
        host = Host(PLAN)
        used = (devices.pad(one.instance), devices.pad(two.instance), KEYS)
        seats = [local_seat(house.kit, host, seat, [device]) for seat, device in enumerate(used)]
        table = TableScene(house.kit, house.app.stack, host, seats)
        house.app.stack.push(table)
        house.steps(3)
        yield Couch(house, (one, two), table)


def press(pad: VirtualPad, button: int) -> None:
    """Press and let go within the frame, behind what has been done before in it."""
    pad.button(button, True)
    pygame.event.pump()
    pad.button(button, False)
    pygame.event.pump()


def key(code: int) -> None:
    pygame.event.post(Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    pygame.event.post(Event(pygame.KEYUP, key=code, mod=0))


def test_intents_of_one_frame_keep_their_order_and_say_their_device(couch: Couch) -> None:
    one, two = couch.pads
    reader = couch.house.kit.reader
    press(one, RIGHT)
    key(pygame.K_LEFT)
    press(two, UP)
    press(one, A)
    key(pygame.K_RETURN)
    press(two, LEFT)
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
    press(two, A)
    key(pygame.K_RETURN)
    told = couch.house.kit.reader.read(pygame.event.get())
    first, second, keys = couch.devices
    assert [(each.device, each.kind) for each in told] == [
        (first, Kind.AIM),
        (second, Kind.CONFIRM),
        (keys, Kind.CONFIRM),
    ]
    assert told[0].amount == pytest.approx(90)


def test_each_pad_repeats_what_is_held_on_it_alone(couch: Couch) -> None:
    one, two = couch.pads
    reader = couch.house.kit.reader
    one.button(RIGHT, True)
    pygame.event.pump()
    reader.read(pygame.event.get())
    press(two, LEFT)  # let go at once: it must not end what the other pad holds
    reader.read(pygame.event.get())
    assert reader.due() is not None
    one.button(RIGHT, False)
    reader.read(pygame.event.get())
    assert reader.due() is None


def test_what_is_done_in_one_frame_reaches_everybodys_own_seat(couch: Couch) -> None:
    one, two = couch.pads
    table, house = couch.table, couch.house
    reached: list[tuple[int, Kind]] = []
    for controls in table.controls:
        seat, handle = controls.local.seat, controls.handle

        def told(intent: Intent, seat: int = seat, handle=handle) -> None:  # type: ignore[no-untyped-def]
            reached.append((seat, intent.kind))
            handle(intent)

        controls.handle = told  # type: ignore[method-assign]
    before = [controls.local.highlights.focus for controls in table.controls]
    press(two, RIGHT)
    key(pygame.K_RIGHT)
    press(one, RIGHT)
    press(two, RIGHT)
    house.steps(1)
    assert reached == [
        (1, Kind.NAVIGATE),
        (2, Kind.NAVIGATE),
        (0, Kind.NAVIGATE),
        (1, Kind.NAVIGATE),
    ]
    after = [controls.local.highlights.focus for controls in table.controls]
    assert all(a != b for a, b in zip(before, after, strict=True))
    used = [controls.local.used for controls in table.controls]
    assert used == couch.devices


def test_each_seat_plays_its_own_cards_with_its_own_device(couch: Couch) -> None:
    """Everybody presses at once: only whoever is in turn plays, and then the next."""
    table, house = couch.table, couch.house
    played = []
    for _ in range(60):
        if table.host.over or len(played) >= 6:
            break
        log = len(table.host.match.log)
        turn = table.host.match.state.turn
        controls = table.controls[turn]
        slot = controls.focus.first_playable() if controls.local.playable else None
        controls.focus.on(slot, on_pile=not controls.local.playable)
        for device in couch.devices:
            if device == KEYS:
                key(pygame.K_RETURN)
            else:
                press(couch.pads[couch.devices.index(device)], A)
            house.steps(1)
            if len(table.host.match.log) > log:
                break
        if controls.picker is not None:
            pad = None if turn == 2 else couch.pads[turn]
            key(pygame.K_RETURN) if pad is None else press(pad, A)
            house.steps(1)
        if len(table.host.match.log) > log:
            played.append(table.host.match.log[-1].seat)
            assert played[-1] == turn
    assert set(played) == {0, 1, 2}


def test_prompts_are_those_of_the_seats_own_device(couch: Couch) -> None:
    caps = [controls.view.keycaps for controls in couch.table.controls]
    assert [cap("draw") for cap in caps] == ["pad-x", "pad-x", "D"]
    couch.house.post([Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 1), buttons=(0, 0, 0))])
    assert couch.house.kit.reader.device == MOUSE
    assert [cap("draw") for cap in caps] == ["pad-x", "pad-x", "D"]


def test_a_device_that_is_nobodys_does_nothing_at_the_table(couch: Couch) -> None:
    before = [controls.local.highlights.focus for controls in couch.table.controls]
    couch.house.post([Event(pygame.MOUSEMOTION, pos=(640, 620), rel=(1, 1), buttons=(0, 0, 0))])
    assert [controls.local.highlights.focus for controls in couch.table.controls] == before


def test_only_the_pad_of_somebody_who_plays_is_missed(couch: Couch) -> None:
    house = couch.house
    with VirtualPad() as other:
        house.steps(2)
        other.unplug()
        house.steps(2)
    assert house.top is couch.table
    couch.pads[1].unplug()
    house.steps(2)
    assert isinstance(house.top, PauseScene)
