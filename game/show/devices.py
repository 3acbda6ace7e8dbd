"""Input devices: each intent carries the device it came from, which decides whose it is."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple


class DeviceKind(Enum):
    """The kinds of devices; `WINDOW` is the source of what no person did."""

    MOUSE = auto()
    KEYS = auto()
    PAD = auto()
    PHONE = auto()
    WINDOW = auto()


class Device(NamedTuple):
    """One device. `number` tells pads apart (SDL's instance id), phones, and zones of the keyboard.

    The number 0 is all of the keyboard.
    """

    kind: DeviceKind
    number: int = 0

    @property
    def is_pad(self) -> bool:
        """Whether it is a game pad."""
        return self.kind is DeviceKind.PAD

    @property
    def is_phone(self) -> bool:
        """Whether it is a phone, which shows the hand of whoever plays with it."""
        return self.kind is DeviceKind.PHONE

    @property
    def is_awaited(self) -> bool:
        """Whether it stands for a device that its people have yet to choose."""
        return self.is_pad and self.number < 0


MOUSE = Device(DeviceKind.MOUSE)
KEYS = Device(DeviceKind.KEYS)
LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS = KEY_ZONES = tuple(
    Device(DeviceKind.KEYS, n) for n in (1, 2, 3)
)
"""Three zones of the keyboard, each for one person; `KEYS` is the whole of it."""
PHONES = Device(DeviceKind.PHONE)
"""Stands for every phone, as where they are shown as one."""
WINDOW = Device(DeviceKind.WINDOW)


def awaited(number: int) -> Device:
    """Return what stands for a device that is yet to be chosen; the numbers (from 0) tell them apart."""
    return Device(DeviceKind.PAD, -1 - number)


def pad(number: int) -> Device:
    """Return the pad with this instance id."""
    return Device(DeviceKind.PAD, number)


def phone(number: int) -> Device:
    """Return the phone with this number."""
    return Device(DeviceKind.PHONE, number)
