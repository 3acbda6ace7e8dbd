"""Who sits at this screen, with which devices, and how hands are kept from the others' eyes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from game.show.devices import Device


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

    def given(self, seat: int, device: Device | None) -> Seating:
        """Return this seating with one device for a seat, whoever had it before, or with none for it."""
        kept = {s: own - {device} for s, own in self.devices.items() if s != seat}
        if device is not None:
            kept[seat] = frozenset({device})
        return replace(self, devices={s: own for s, own in kept.items() if own})

    def owner_of(self, device: Device) -> int | None:
        """Return the seat whose own a device is, or None."""
        return next((seat for seat, own in self.devices.items() if device in own), None)

    def of(self, seat: int) -> frozenset[Device] | None:
        """Return the devices of a seat; None if it is played with any."""
        return self.devices.get(seat) or None


ALONE = Seating()
"""One person who plays with every device, or who watches bots."""
