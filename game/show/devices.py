"""The devices that people play with, by which an intent finds its seat."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple


class DeviceKind(Enum):
    """What a device is; `WINDOW` stands for what comes from no person."""

    MOUSE = auto()
    KEYS = auto()
    PAD = auto()
    WINDOW = auto()


class Device(NamedTuple):
    """One device: the mouse, a zone of the keys, or a pad by its number (SDL's instance id)."""

    kind: DeviceKind
    number: int = 0

    @property
    def is_pad(self) -> bool:
        """Whether it is a game pad."""
        return self.kind is DeviceKind.PAD


MOUSE = Device(DeviceKind.MOUSE)
KEYS = Device(DeviceKind.KEYS)
WINDOW = Device(DeviceKind.WINDOW)


def pad(number: int) -> Device:
    """The pad with this number."""
    return Device(DeviceKind.PAD, number)
