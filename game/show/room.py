"""A room: the local seats at one screen on one host's match, and the soundscape that they share."""

from __future__ import annotations

from collections.abc import Sequence

from game.session.host import Host
from game.show.devices import Device
from game.show.local_seat import LocalSeat
from game.show.soundscape import Sounds, Soundscape
from game.show.tween import Speed


class Room:
    """The local seats at one screen. Sounds follow what is shown to the first.

    Raises ValueError if there is no seat.
    """

    def __init__(self, host: Host, seats: Sequence[LocalSeat], sound: Sounds) -> None:
        if not seats:
            raise ValueError("a room needs somebody in it")
        self.host = host
        self.seats = tuple(seats)
        plan = host.plan
        voices = {n: seat.portrait for n, seat in enumerate(plan.seats) if not seat.person}
        people = [local.seat for local in self.seats if local.seat >= 0]
        self.soundscape = Soundscape(sound, people, voices, host.variant.info.vocabulary)
        first = self.seats[0].showing
        first.listeners.insert(0, self.soundscape.hear)
        first.landings.append(self.soundscape.land)

    def seat_of(self, device: Device) -> LocalSeat | None:
        """Return the local seat that plays with a device, or None."""
        return next((local for local in self.seats if local.plays_with(device)), None)

    @property
    def busy(self) -> bool:
        """Whether anything still moves at any seat."""
        return any(local.showing.director.busy for local in self.seats)

    def pace(self, motion: Speed, think: int, fair: int, slowing: float) -> None:
        """Change the speed of movement, and the pace of the host (see `Host.pace`)."""
        for local in self.seats:
            local.showing.director.speed = motion
        self.host.pace(think, fair, slowing)

    def update(self, dt: int) -> None:
        """Let `dt` ms of real time pass for the host, and sound the warnings that are due."""
        first = self.seats[0]
        if not first.showing.director.busy:
            self.soundscape.warn(first.viewpoint.warned)
        self.host.update(dt)
