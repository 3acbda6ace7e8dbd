"""Who sits at this screen, with which devices, and how hands are kept from the others' eyes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any

from game.show.devices import KEY_ZONES, KEYS, MOUSE, Device, DeviceKind, awaited

_MOUSE = [[MOUSE.kind.name, MOUSE.number]]


class Hands(Enum):
    """How several people at one screen see their hands."""

    TURN_BY_TURN = auto()
    """One hand at the bottom; the screen is handed on behind a curtain."""
    CORNERS = auto()
    """All at once: every hand lies face down, and its player opens it in a corner."""


class Corners(Enum):
    """Which corners may be open at a time."""

    ONE = "single"
    SEVERAL = "several"
    OPEN = "open"
    """Every corner is open, always: the table plays with open hands."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The devices of each seat that a person plays at this screen (none: with any), and how hands are seen."""

    devices: Mapping[int, frozenset[Device]] = field(default_factory=dict)
    hands: Hands = Hands.TURN_BY_TURN
    corners: Corners = Corners.SEVERAL

    def given(self, seat: int, device: Device | None, *, shared: bool = False) -> Seating:
        """Return this seating with one device for a seat, or with none for it.

        Whoever had the device before has it no more, unless it is `shared` with them.
        """
        lost = frozenset() if shared else frozenset({device})
        kept = {s: own - lost for s, own in self.devices.items() if s != seat}
        if device is not None:
            kept[seat] = frozenset({device})
        return replace(self, devices={s: own for s, own in kept.items() if own})

    def with_free(self, seat: int, devices: Iterable[Device]) -> Seating:
        """Return this seating with those of some devices for a seat that are nobody's."""
        free = frozenset(each for each in devices if not self.owners_of(each))
        return replace(self, devices={**self.devices, seat: free}) if free else self

    def swapped(self, one: int, other: int) -> Seating:
        """Return this seating with the devices of two seats exchanged."""
        at = {one: other, other: one}
        return replace(self, devices={at.get(s, s): own for s, own in self.devices.items()})

    def exchanged(self, device: Device, other: Device) -> Seating:
        """Return this seating with another device for everybody who plays with this one."""
        given = {
            seat: frozenset(other if each == device else each for each in own)
            for seat, own in self.devices.items()
        }
        return replace(self, devices=given)

    def at_screen(self, people: Collection[int]) -> list[int]:
        """Return the seats of those who have no phone, and see their hands on the screen if at all."""
        return [
            seat for seat in people if not any(own.is_phone for own in self.devices.get(seat, ()))
        ]

    @property
    def phones(self) -> dict[int, int]:
        """The seats that are played on phones, by the numbers of these."""
        return {
            device.number: seat
            for seat, own in self.devices.items()
            for device in own
            if device.is_phone
        }

    def owners_of(self, device: Device) -> list[int]:
        """Return the seats whose own a device is: none, one, or several who share it."""
        return sorted(seat for seat, own in self.devices.items() if device in own)

    @property
    def zones(self) -> tuple[Device, ...]:
        """The zones of keys that count as devices: none while somebody plays with the whole keyboard."""
        return () if self.owners_of(KEYS) else KEY_ZONES

    def played_with(self, device: Device, people: Collection[int]) -> list[int]:
        """Return for whom of these people a device speaks: its owners, or all who have none of their own."""
        owners = [seat for seat in self.owners_of(device) if seat in people]
        return owners or [seat for seat in people if not self.devices.get(seat)]

    def apart(self, people: Collection[int]) -> int:
        """Return how many of these people speak for themselves; those who share everything count as one."""
        return len({self.of(seat) for seat in people})

    def may_share(self, device: Device) -> bool:
        """Whether one more may play with a device that is somebody's own: all at once only two, with a pad."""
        if self.hands is Hands.TURN_BY_TURN:
            return True
        return device.is_pad and len(self.owners_of(device)) < 2

    def row(self) -> dict[str, Any]:
        """Return what a journal keeps of it."""
        devices = {
            str(seat): sorted([each.kind.name, each.number] for each in own)
            for seat, own in self.devices.items()
        }
        return {"hands": self.hands.name, "corners": self.corners.value, "devices": devices}

    @classmethod
    def taken_up(cls, row: Mapping[str, Any], people: Collection[int]) -> Seating:
        """Return the seating that a journal has kept, with a device to be chosen for each that there was.

        There is one mouse: it stays whose it was. Whatever is wrong in the row is left out.
        """
        kept = row.get("devices")
        devices: dict[int, frozenset[Device]] = {}
        chosen: dict[str, Device] = {repr(_MOUSE): MOUSE}
        for seat in people:
            own = kept.get(str(seat)) if isinstance(kept, Mapping) else None
            if isinstance(own, list) and own:
                key = repr(own)
                if _MOUSE[0] in own and len(own) > 1:
                    devices[seat] = frozenset({MOUSE, KEYS})
                    continue
                devices[seat] = frozenset({chosen.setdefault(key, awaited(len(chosen)))})
        of_hands = (each for each in Hands if each.name == row.get("hands"))
        hands = next(of_hands, Hands.TURN_BY_TURN)
        of_corners = (each for each in Corners if each.value == row.get("corners"))
        if hands is Hands.CORNERS:
            for seat in people:
                devices.setdefault(seat, frozenset({awaited(len(chosen) + seat)}))
        return cls(devices, hands, next(of_corners, Corners.SEVERAL))

    def own(self, seat: int) -> Device | None:
        """Return what a person plays with, the mouse before the keyboard; None if it is any."""
        own = self.devices.get(seat, frozenset())
        return MOUSE if MOUSE in own else next(iter(own), None)

    def of(self, seat: int) -> frozenset[Device] | None:
        """Return the devices of a seat; None if it is played with any."""
        return self.devices.get(seat) or None


def has_phones(row: Mapping[str, Any]) -> bool:
    """Whether somebody has played with a phone by what a journal has kept of a seating."""
    kept = row.get("devices")
    owned = kept.values() if isinstance(kept, Mapping) else ()
    devices = [each for own in owned if isinstance(own, list) for each in own]
    return any(isinstance(each, list) and DeviceKind.PHONE.name in each for each in devices)


ALONE = Seating()
"""One person who plays with every device, or who watches bots."""
