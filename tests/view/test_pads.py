"""Game pads, plugged in for real: SDL's own virtual controllers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pygame
import pytest

from game.scenes.routes import declared_games
from game.show import devices
from game.show.devices import KEYS, MOUSE, DeviceKind
from game.store.language_files import load_words
from game.view.input.bindings import TRIGGER_LEFT
from game.view.input.device_names import device_name
from game.view.input.input_reader import InputReader
from game.view.input.intents import Intent, Kind
from game.view.input.pads import FIRST, NEXT, Pads
from tests.harness import events
from tests.harness.clocks import Clock
from tests.harness.pads import VirtualPad


@pytest.fixture
def clock() -> Clock:
    return Clock(1000)


@pytest.fixture
def reader(clock: Clock) -> InputReader:
    pygame.display.init()
    pygame.event.get()
    reader = InputReader(lambda pos: pos, declared_games, clock)
    reader.pads.open()
    return reader


@pytest.fixture
def pad(reader: InputReader) -> Iterator[VirtualPad]:
    with VirtualPad() as pad:
        take(reader)
        assert len(reader.pads) == 1
        yield pad


def take(reader: InputReader) -> list[Intent]:
    return reader.read(pygame.event.get())


def press(reader: InputReader, pad: VirtualPad, number: int) -> list[Intent]:
    pad.button(number, True)
    found = take(reader)
    pad.button(number, False)
    return found + take(reader)


def test_every_button_is_read_once(reader: InputReader, pad: VirtualPad) -> None:
    (confirm,) = press(reader, pad, pygame.CONTROLLER_BUTTON_A)
    assert (confirm.kind, confirm.device) == (Kind.CONFIRM, devices.pad(pad.instance))
    (back,) = press(reader, pad, pygame.CONTROLLER_BUTTON_B)
    assert back.kind is Kind.BACK
    (draw,) = press(reader, pad, pygame.CONTROLLER_BUTTON_X)
    assert draw.command == "draw"
    (left,) = press(reader, pad, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert left.direction == (-1, 0)
    assert reader.prompt("confirm") == "pad-a"


def test_a_stick_steps_once_then_repeats_while_it_leans(
    reader: InputReader, pad: VirtualPad, clock: Clock
) -> None:
    pad.axis(pygame.CONTROLLER_AXIS_LEFTX, 0.3)
    assert take(reader) == []
    pad.axis(pygame.CONTROLLER_AXIS_LEFTX, 0.9)
    (step,) = take(reader)
    assert (step.kind, step.direction) == (Kind.NAVIGATE, (1, 0))
    pad.axis(pygame.CONTROLLER_AXIS_LEFTX, 0.45)  # not quite back
    assert take(reader) == []
    assert reader.due() == FIRST
    clock.now += FIRST
    assert [each.direction for each in take(reader)] == [(1, 0)]
    clock.now += 5 * NEXT
    assert len(take(reader)) == 1
    pad.axis(pygame.CONTROLLER_AXIS_LEFTX, 0.1)
    clock.now += 5 * NEXT
    assert take(reader) == []
    assert reader.due() is None


def test_a_stick_goes_the_way_it_leans_most(reader: InputReader, pad: VirtualPad) -> None:
    pad.axis(pygame.CONTROLLER_AXIS_LEFTX, 0.4)
    pad.axis(pygame.CONTROLLER_AXIS_LEFTY, -0.8)
    (step,) = take(reader)
    assert step.direction == (0, -1)


def test_the_cross_repeats_too(reader: InputReader, pad: VirtualPad, clock: Clock) -> None:
    pad.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN, True)
    assert len(take(reader)) == 1
    clock.now += FIRST
    assert [each.direction for each in take(reader)] == [(0, 1)]
    pad.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN, False)
    take(reader)
    clock.now += FIRST
    assert take(reader) == []


def test_a_trigger_is_a_button(reader: InputReader, pad: VirtualPad) -> None:
    reader.buttons.bind("draw", TRIGGER_LEFT)
    assert reader.buttons.label("draw") == "pad-lt"
    pad.axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, -1.0)
    take(reader)
    pad.axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1.0)
    assert [each.command for each in take(reader)] == ["draw"]
    pad.axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, -1.0)
    assert take(reader) == []


def test_a_button_is_caught_for_a_new_binding(reader: InputReader, pad: VirtualPad) -> None:
    reader.catch()
    (caught,) = press(reader, pad, pygame.CONTROLLER_BUTTON_Y)
    assert (caught.kind, caught.button) == (Kind.CAUGHT, pygame.CONTROLLER_BUTTON_Y)


def test_the_pad_in_use_is_missed_when_it_goes(reader: InputReader, pad: VirtualPad) -> None:
    press(reader, pad, pygame.CONTROLLER_BUTTON_DPAD_UP)
    pad.unplug()
    assert [each.kind for each in take(reader)] == [Kind.UNPLUGGED]
    assert reader.device.kind is DeviceKind.KEYS
    assert len(reader.pads) == 0
    with VirtualPad() as other:  # and another can take its place
        take(reader)
        assert press(reader, other, pygame.CONTROLLER_BUTTON_A)[0].kind is Kind.CONFIRM


def test_a_pad_that_lies_about_unused_is_not_missed(reader: InputReader, pad: VirtualPad) -> None:
    pad.unplug()
    assert [each.kind for each in take(reader)] == [Kind.UNPLUGGED]
    assert reader.device.kind is DeviceKind.MOUSE


def test_a_pad_that_is_plugged_in_is_told_of_once(reader: InputReader) -> None:
    with VirtualPad() as pad:
        (told,) = take(reader)
        assert (told.kind, told.device) == (Kind.PLUGGED, devices.pad(pad.instance))
        assert not told.deliberate
        assert reader.device.kind is DeviceKind.MOUSE
        assert take(reader) == []
        assert reader.pads.devices == [told.device]


def test_five_pads_at_once_have_numbers_and_get_them_back(reader: InputReader) -> None:
    with ExitStack() as plugs:
        pads = [plugs.enter_context(VirtualPad()) for _ in range(5)]
        plugged = [each.device for each in take(reader) if each.kind is Kind.PLUGGED]
        assert plugged == [devices.pad(pad.instance) for pad in pads] == reader.pads.devices
        assert [reader.pads.number(pad.instance) for pad in pads] == [1, 2, 3, 4, 5]
        for each in reversed(pads):
            each.press(pygame.CONTROLLER_BUTTON_A)
        told = [each.device for each in take(reader) if each.kind is Kind.CONFIRM]
        assert told == plugged[::-1]
        pads[1].unplug()
        pads[3].unplug()
        gone = [each.device for each in take(reader) if each.kind is Kind.UNPLUGGED]
        assert gone == [plugged[1], plugged[3]]
        assert [reader.pads.number(pad.instance) for pad in pads] == [1, 2, 3, 4, 5]
        back = [plugs.enter_context(VirtualPad()) for _ in range(3)]
        take(reader)
        assert [reader.pads.number(pad.instance) for pad in back] == [2, 4, 6]
        numbers = [reader.pads.number(device.number) for device in reader.pads.devices]
        assert numbers == [1, 2, 3, 4, 5, 6]


def test_a_pad_of_another_make_does_not_come_back_as_the_one_that_left(reader: InputReader) -> None:
    with ExitStack() as plugs:
        first, second = (plugs.enter_context(VirtualPad(product)) for product in (1, 2))
        take(reader)
        first.unplug()
        second.unplug()
        take(reader)
        back, other = (plugs.enter_context(VirtualPad(product)) for product in (2, 3))
        take(reader)
        assert [reader.pads.number(each.instance) for each in (back, other)] == [2, 1]
        late = plugs.enter_context(VirtualPad(1))
        take(reader)
        assert reader.pads.number(late.instance) == 3  # its number is another's now


def test_what_a_pad_holds_ends_with_it(reader: InputReader, pad: VirtualPad, clock: Clock) -> None:
    pad.button(pygame.CONTROLLER_BUTTON_DPAD_LEFT, True)
    take(reader)
    assert reader.due() is not None
    pad.unplug()
    take(reader)
    assert reader.due() is None


def test_a_pad_is_gone_until_anything_is_heard_from_it(
    reader: InputReader, pad: VirtualPad
) -> None:
    mine = devices.pad(pad.instance)
    assert reader.pads.devices == [mine]
    pad.unplug()
    take(reader)
    assert reader.pads.is_gone(mine)
    assert reader.pads.devices == []
    list(reader.read([events.pad_button(pygame.CONTROLLER_BUTTON_A, pad=pad.instance)]))
    assert not reader.pads.is_gone(mine)
    assert reader.pads.devices == [mine]


def test_players_know_devices_by_names(reader: InputReader, pad: VirtualPad) -> None:
    words = load_words()
    others = [device_name(words, reader.pads, each) for each in (MOUSE, KEYS)]
    assert others == ["Mouse", "Keyboard"]
    zones = [device_name(words, reader.pads, each) for each in devices.KEY_ZONES]
    assert zones == ["Left keys", "Right keys", "Number pad"]
    assert device_name(words, reader.pads, devices.pad(pad.instance)) == "Pad 1"
    pad.unplug()
    take(reader)
    assert device_name(words, reader.pads, devices.pad(pad.instance)) == "Pad 1"


def test_pads_that_nothing_was_heard_from_have_numbers_of_their_own() -> None:
    pads = Pads()
    assert [pads.number(instance) for instance in (7, 3, 7, 5)] == [1, 2, 1, 3]
