"""A room: everybody at this screen on one host's match, and the one soundscape that they all hear."""

from __future__ import annotations

from collections.abc import Sequence

from game.session.host import Host
from game.show.devices import Device
from game.show.local_seat import LocalSeat
from game.show.soundscape import Sounds, Soundscape
from game.show.tween import Speed


class Room:
    """The seats that are played, or watched from, at one screen, at least one. The first leads the sound."""

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
        """Whose device it is; None if it is nobody's."""
        return next((local for local in self.seats if local.plays_with(device)), None)

    @property
    def busy(self) -> bool:
        """Whether anything still moves for anybody."""
        return any(local.showing.director.busy for local in self.seats)

    def pace(self, motion: Speed, think: int, fair: int, slowing: float) -> None:
        """Go on at another pace: how fast things move, and the host's (see `Host.pace`)."""
        for local in self.seats:
            local.showing.director.speed = motion
        self.host.pace(think, fair, slowing)

    def update(self, dt: int) -> None:
        """Let `dt` ms pass in the game, unless somebody is still being shown what led up to now."""
        first = self.seats[0]
        if not first.showing.director.busy:
            self.soundscape.warn(first.viewpoint.warned)
        self.host.update(dt)
