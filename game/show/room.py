"""A room: the local seats at one screen on one host's match, and the soundscape that they share."""

from __future__ import annotations

from collections.abc import Sequence

from game.session.host import Host
from game.show.devices import Device
from game.show.local_seat import LocalSeat
from game.show.soundscape import Sounds, Soundscape
from game.show.tween import Speed


class Room:
    """The local seats at one screen. Sounds follow what is shown to the first, until `listen` says another.

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
        self._heard = self.seats[0]
        self._hear(self._heard)

    def _hear(self, local: LocalSeat) -> None:
        local.showing.listeners.insert(0, self.soundscape.hear)
        local.showing.landings.append(self.soundscape.land)

    def listen(self, local: LocalSeat) -> None:
        """Let the sounds follow what is shown to this seat."""
        if local is not self._heard:
            self._heard.showing.listeners.remove(self.soundscape.hear)
            self._heard.showing.landings.remove(self.soundscape.land)
            self._heard = local
            self._hear(local)

    def close(self) -> None:
        """Stop following the match."""
        for local in self.seats:
            local.showing.close()

    def owned(self) -> frozenset[Device]:
        """Every device that is somebody's own."""
        return frozenset().union(*(local.devices or () for local in self.seats))

    def owners_of(self, device: Device) -> list[LocalSeat]:
        """Return the local seats whose own a device is: none, one, or several who share it."""
        return [s for s in self.seats if s.devices is not None and device in s.devices]

    def may_use(self, local: LocalSeat, device: Device) -> bool:
        """Return whether a device plays for a seat: it is its own, or nobody's and the seat has none."""
        owners = self.owners_of(device)
        return local in owners or (not owners and local.plays_with(device))

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
        if not self._heard.showing.director.busy:
            self.soundscape.warn(self._heard.viewpoint.warned)
        self.host.update(dt)

    def ponder(self) -> bool:
        """Let a bot think for a few ms; return whether it has more to think about."""
        return self.host.ponder()
