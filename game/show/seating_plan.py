"""Who plays with what before the deal: the devices of the people on the chairs."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy

from game.session.chairs import Chairs
from game.session.plan import Seat
from game.show.devices import KEY_ZONES, KEYS, MOUSE, Device
from game.show.seating import Corners, Hands, Seating


class SeatingPlan:
    """The devices by the places of their chairs; a person without one plays with what nobody has taken.

    A game seats at least `least` and at most `most`: of more people some sit out, by turns.
    """

    def __init__(self, chairs: Chairs, least: int = 2, most: int = 10) -> None:
        self.chairs = chairs
        self.least, self.most = least, most
        self.hands: Hands | None = None
        """How hands are to be seen; None for what suits the devices."""
        self.corners = Corners.ONE
        self._devices: dict[int, Device] = {}

    def between(self, least: int, most: int) -> SeatingPlan:
        """Return what it is for a game that seats so many: the same people on the same chairs, by this one."""
        other = copy(self)
        other.least, other.most = least, most
        return other

    @property
    def devices(self) -> Mapping[int, Device]:
        """The devices by the places of their chairs."""
        return self._devices

    def places_of(self, device: Device) -> list[int]:
        """The chairs of those who play with a device: none, one, or several who share it."""
        return sorted(place for place, own in self._devices.items() if own == device)

    @property
    def zones(self) -> tuple[Device, ...]:
        """The zones of keys that count as devices: none while somebody plays with the whole keyboard."""
        return () if self.places_of(KEYS) else KEY_ZONES

    def is_new(self, device: Device) -> bool:
        """Whether a device is somebody's own, as pads and zones of keys are, and nobody plays with it yet."""
        return (device.is_pad or device in self.zones) and not self.places_of(device)

    def is_shared(self, device: Device) -> bool:
        """Whether several people play with a device."""
        return len(self.places_of(device)) > 1

    @property
    def people(self) -> list[int]:
        """The chairs of the people who play the next match: those who sat out most come first."""
        chairs = self.chairs
        return sorted(sorted(chairs.people, key=lambda place: -chairs[place].rested)[: self.most])

    @property
    def playing(self) -> list[int]:
        """The chairs that are seats of the next match, in clockwise order: bots have what people leave."""
        people = self.people
        return sorted([*people, *self.chairs.bots[: self.most - len(people)]])

    @property
    def resting(self) -> list[int]:
        """The chairs of people who sit out the next match."""
        playing = self.people
        return [place for place in self.chairs.people if place not in playing]

    @property
    def missing(self) -> int:
        """How many more have to sit down before cards can be dealt."""
        return max(0, self.least - len(self.playing))

    def _own(self) -> dict[int, Device]:
        """The devices of those who play the next match."""
        people = self.people
        return {place: own for place, own in self._devices.items() if place in people}

    @property
    def waiting(self) -> list[int]:
        """The chairs of people who have no device of their own."""
        return [place for place in self.chairs.people if place not in self._devices]

    @property
    def lacking(self) -> list[int]:
        """The chairs of those among the players who have no device of their own."""
        return [place for place in self.people if place not in self._devices]

    def sit_down(self, device: Device) -> int | None:
        """Give a device to a person without one, or who sits down for it; return the chair, or None."""
        place = next(iter([*self.waiting, *self.chairs.offered]), None)
        if place is not None:
            self.give(place, device)
        return place

    def give(self, place: int, device: Device) -> None:
        """Let a person play with a device on this chair; those whose it was have none any more."""
        for before in self.places_of(device):
            del self._devices[before]
        self.share(place, device)

    def share(self, place: int, device: Device) -> None:
        """Let a person play with a device on this chair, together with those whose it is."""
        self.chairs.seat_person(place)
        self._devices[place] = device

    def take_keys(self, place: int, zone: Device) -> None:
        """Let a person play with a zone of keys; who had the whole keyboard has another zone from then on."""
        whole = [each for each in self.places_of(KEYS) if each != place]
        self.share(place, zone)
        free = (each for each in KEY_ZONES if not self.places_of(each))
        for each in whole:
            del self._devices[each]
        for each, other in zip(whole, free, strict=False):
            self._devices[each] = other

    def drop(self, place: int) -> None:
        """Take the device from a person, who stays."""
        self._devices.pop(place, None)

    def leave(self, place: int) -> None:
        """Leave a chair free, and the device."""
        self.drop(place)
        self.chairs.close(place)

    def seat_bot(self, place: int, bot: str) -> None:
        """Put a bot on a chair; the device of whoever sat there is free."""
        self.drop(place)
        self.chairs.seat_bot(place, bot)

    def swap(self, place: int, other: int) -> None:
        """Let two chairs change places, with people and devices."""
        self.chairs.swap(place, other)
        mine, yours = self._devices.pop(place, None), self._devices.pop(other, None)
        if mine is not None:
            self._devices[other] = mine
        if yours is not None:
            self._devices[place] = yours

    def chosen_hands(self, *, timed: bool) -> Hands:
        """How hands are seen: all at once with phones, by the clock, or if everybody has a device."""
        devices = self._own().values()
        if timed or any(device.is_phone for device in devices):
            return Hands.CORNERS
        if self.hands is not None:
            return self.hands
        several = len(self.people) > 1
        shared = any(map(self.is_shared, devices))
        return Hands.TURN_BY_TURN if not several or self.lacking or shared else Hands.CORNERS

    def trouble(self, *, timed: bool) -> str:
        """Return why the devices do not do: "needed", "alone" or "two" (see the messages), or ""."""
        if len(self.people) < 2 or self.chosen_hands(timed=timed) is Hands.TURN_BY_TURN:
            return ""
        shared = set(filter(self.is_shared, self._own().values()))
        if self.lacking or (timed and shared):
            return "needed"
        if any(not device.is_pad for device in shared):
            return "alone"
        return "two" if any(len(self.places_of(device)) > 2 for device in shared) else ""

    def seats(self) -> tuple[Seat, ...]:
        """The seats of the next match, in clockwise order."""
        return self.chairs.seats(self.playing)

    def seating(self, *, timed: bool) -> Seating:
        """The seating of the match, by the numbers of its seats."""
        numbers = {place: number for number, place in enumerate(self.playing)}
        desk = [own for own in self._own().values() if own in (MOUSE, *KEY_ZONES, KEYS)]
        both = frozenset({MOUSE, KEYS})  # who alone sits at the desk plays with all that is on it
        devices = {
            numbers[place]: both if desk == [own] and own in both else frozenset({own})
            for place, own in self._own().items()
        }
        return Seating(devices, self.chosen_hands(timed=timed), self.corners)
