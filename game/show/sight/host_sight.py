"""What a host sees of a party: who is here, what they play with, and what can be done with each.

The big screen has lists of its own for it; a phone that may host is shown this, and asks for the same deeds.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from game.session.host import Host
from game.show.devices import Device
from game.show.seating import Seating
from game.show.seating_plan import SeatingPlan


class HostDeed(Enum):
    """What a host can do; the values are what phones call it."""

    PAUSE = "pause"
    GO_ON = "go_on"
    DEAL = "deal"
    """Deals the first cards, the next round, or another match."""
    REMOVE = "remove"
    """Lets somebody leave the room; in a match a bot plays on."""
    BOT = "bot"
    """Lets a bot sit on a free chair, or play for somebody until they touch their device."""
    SEAT = "seat"
    """Lets somebody play again for whom a bot does."""
    WAIT = "wait"
    """Waits again for somebody to come back to their seat."""
    GIVE = "give"
    """Gives the seat of somebody who is waited for to whoever takes it."""


@dataclass(frozen=True, slots=True)
class HostRow:
    """Somebody in the room, or a free chair (`name` is "").

    `place` is the chair, or the seat of the match. `device` is what a person plays with, None for a bot and
    for who has none. `stands_in` is whether a bot plays for them just now. Of who is waited for it stands in
    words who plays the seat (`comes`); those who share a device are `called` by all of their names.
    """

    place: int
    name: str
    portrait: str
    colour: str
    person: bool
    device: Device | None = None
    stands_in: bool = False
    deeds: tuple[HostDeed, ...] = ()
    comes: str = ""
    called: str = ""


@dataclass(frozen=True, slots=True)
class HostSight:
    """What can be done with the table, and with whom of those who are here; nothing for who is no host."""

    deeds: tuple[HostDeed, ...] = ()
    rows: tuple[HostRow, ...] = ()

    def offers(self, deed: HostDeed, place: int, name: str) -> bool:
        """Whether this can be done now; with somebody, if they still are who is called so."""
        if place < 0:
            return deed in self.deeds
        named = (row for row in self.rows if (row.place, row.name) == (place, name))
        return any(deed in row.deeds for row in named)


class Gathering(Protocol):
    """Where the people of a match are waited for: who plays what seat is settled there, by phone as well."""

    def host_sight(self, own: Device) -> HostSight:
        """Return who is waited for, as the host sees it who plays with their `own` device."""
        ...

    def settle(self, deed: HostDeed, place: int) -> None:
        """Do what a host asks for with whoever plays a seat, or with the table (`place` is −1)."""
        ...


NO_HOST = HostSight()
"""What is seen by who may not host."""


def room_sight(
    plan: SeatingPlan, places: Collection[int], own: Device, deeds: tuple[HostDeed, ...]
) -> HostSight:
    """Return what is seen of the chairs of a room by the host who plays with their `own` device."""
    rows = []
    for place in places:
        chair, device = plan.chairs[place], plan.devices.get(place)
        may: tuple[HostDeed, ...] = (HostDeed.REMOVE,)
        if chair.closed:
            may = (HostDeed.BOT,)
        elif device == own:
            may = ()
        name = "" if chair.closed else chair.name
        rows.append(
            HostRow(place, name, chair.portrait, chair.colour, chair.person, device, deeds=may)
        )
    return HostSight(deeds, tuple(rows))


def match_sight(
    host: Host,
    seating: Seating,
    held: Mapping[int, Device],
    own: Device,
    deeds: tuple[HostDeed, ...],
    here: Callable[[Device], bool],
) -> HostSight:
    """Return what is seen of the seats of a match by a host.

    `held` are the seats that bots have for people with phones, and `here` says whether such a phone is.
    """
    rows = []
    for number, seat in enumerate(host.plan.seats):
        device = seating.own(number) if seat.person else held.get(number)
        away = number in host.absences.away
        may: tuple[HostDeed, ...] = ()
        if seat.person and device != own:
            back = not away or device is None or not device.is_phone or here(device)
            first = (HostDeed.SEAT,) if away and back else () if away else (HostDeed.BOT,)
            may = (*first, HostDeed.REMOVE)
        elif not seat.person and device is not None and here(device):
            may = (HostDeed.SEAT,)
        rows.append(
            HostRow(number, seat.name, seat.portrait, seat.colour, seat.person, device, away, may)
        )
    return HostSight(deeds, tuple(rows))
