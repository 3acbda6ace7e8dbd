"""What phones that may host ask for is done here, as on the big screen: `PartyDesk`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.phones.hosting import Order
from game.scenes.base.guest_list import read_roster, stand_ins
from game.scenes.base.party.guest_chairs import GuestChairs
from game.scenes.base.party.party_match import PartyMatch
from game.scenes.base.party.party_room import door_of, party_of, send_away
from game.scenes.base.phone_door import is_here, phones_of
from game.scenes.base.scene_stack import Scene, Stack
from game.session.host import Host
from game.show.devices import Device, phone
from game.show.party import Party
from game.show.sight.host_sight import (
    NO_HOST,
    HostDeed,
    HostRow,
    HostSight,
    match_sight,
    room_sight,
)
from game.view.base.scene_kit import SceneKit
from game.view.input.device_names import device_name
from game.view.input.intents import Intent, Kind

MOST_OVER = 8
"""So many screens over a table are left one after the other; else the table is opened anew."""


class PartyDesk:
    """The desk of the party, which knows who may host: in the room, and in the match that is `playing`.

    `at_table` returns the host of the table that is open; None while there is none.
    """

    def __init__(
        self, kit: SceneKit, stack: Stack, playing: PartyMatch, at_table: Callable[[], Host | None]
    ) -> None:
        self._kit, self._stack, self._playing = kit, stack, playing
        self._at_table = at_table

    @property
    def _party(self) -> Party:
        return party_of(self._kit)

    @property
    def _match(self) -> Host | None:
        """The match that the party plays; None while it plays none."""
        return self._at_table() if self._playing.together else None

    def device(self, row: HostRow) -> str:
        """Return what players call the device of somebody, or that they have left with it."""
        words, pads, left = self._kit.words, self._kit.input.pads, self._playing.left
        return device_name(words, pads, row.device, left) if row.device else words("device.any")

    def sight(self, number: int) -> HostSight:
        """Return what the phone with this number may do now: nothing if it may not host."""
        if not self._party.may_host(number):
            return NO_HOST
        own, host, plan = phone(number), self._match, self._party.plan
        if host is None:
            taken = max(plan.chairs.taken, default=-1) + 1
            places = range(min(taken + 1, len(plan.chairs)))
            return room_sight(plan, places, own, self._deal)
        gathering = self._stack.gathering()
        if gathering is not None and gathering.gathers is not None:
            return gathering.gathers.host_sight(own)
        seating, held = self._playing.seating, self._playing.held
        return match_sight(host, seating, held, own, self._ways, partial(is_here, self._kit))

    @property
    def _dealing(self) -> Scene | None:
        """What deals to the party; None where nothing is dealt, and while somebody plays alone."""
        alone = self._at_table() is not None and not self._playing.together
        return None if alone else self._stack.dealing()

    @property
    def _deal(self) -> tuple[HostDeed, ...]:
        return () if self._dealing is None else (HostDeed.DEAL,)

    @property
    def _ways(self) -> tuple[HostDeed, ...]:
        """What can be done with a match."""
        host = self._match
        if host is None or host.over:
            return self._deal
        return (HostDeed.PAUSE if self._stack.top.plays else HostDeed.GO_ON,)

    def do(self, number: int, order: Order) -> str:
        """Do what the phone with this number asks for; return why that is not done, in a sentence, or ""."""
        words = self._kit.words
        if not self._party.may_host(number):
            return words("phone.no_host")
        if not self.sight(number).offers(order.deed, order.place, order.name):
            return words("phone.host_too_late")
        gathering = self._stack.gathering() if self._match is not None else None
        if gathering is not None and gathering.gathers is not None:
            # What lies over it holds by now.
            if order.place >= 0 or self._stack.uncover(gathering):
                gathering.gathers.settle(order.deed, order.place)
        elif order.place < 0:
            self._with_table(number, order.deed)
        elif self._match is None:
            self._with_chair(order)
        else:
            self._with_seat(self._match, order)
        self._kit.sound.play("press")
        return ""

    def _with_table(self, number: int, deed: HostDeed) -> None:
        host, dealing = self._match, self._dealing
        if deed is HostDeed.DEAL and dealing is not None:
            # What was set up above it holds by now.
            deals = dealing.deals if self._stack.uncover(dealing) else None
            if deals is not None:
                deals()
        elif deed is HostDeed.PAUSE and host is not None:
            place = next(iter(self._party.plan.places_of(phone(number))))
            why = self._kit.words("ui.pause.by_phone", name=self._party.chairs[place].name)
            self._stack.ways.pause(host.plan, why, host)
        elif deed is HostDeed.GO_ON and host is not None:
            self._go_on(host)

    def _go_on(self, host: Host) -> None:
        """Leave what lies over the table as anybody at the screen would, or open the table anew."""
        for _ in range(MOST_OVER):
            if self._stack.top.plays:
                return
            self._stack.top.handle(Intent(Kind.BACK))
        if not self._stack.top.plays:
            self._stack.ways.reseat(host, self._playing.seating)

    def _with_chair(self, order: Order) -> None:
        """Change a chair of the room."""
        kit, plan = self._kit, self._party.plan
        if order.deed is HostDeed.REMOVE:
            plan.leave(order.place)
        else:
            guests = GuestChairs(kit.words, plan, read_roster(kit), "")
            guests.seat(order.place, guests.offered(order.place)[0])
        send_away(kit)
        self._party.changed()
        phones_of(kit).tell_who_waits()
        door_of(kit).came(order.place)

    def _with_seat(self, host: Host, order: Order) -> None:
        """Change who plays a seat of the match; a bot is away again as soon as its person is back."""
        seat, device = order.place, self._playing.seating.own(order.place)
        if order.deed is HostDeed.BOT:
            if device is not None and device.is_phone:
                phones_of(self._kit).miss(device.number)
            host.absences.leave(seat)
        elif order.deed is HostDeed.REMOVE:
            self._remove(host, seat, device)
        elif host.plan.seats[seat].person:
            host.absences.touch(seat)
        else:
            phones_of(self._kit).call_back(self._playing.held[seat].number)

    def _remove(self, host: Host, seat: int, device: Device | None) -> None:
        """Let a bot play on for somebody who leaves the room; a pause lasts on."""
        paused = not self._stack.top.plays and not host.over
        place = self._party.place_of(host.plan.seats[seat])
        if device is not None and device.is_phone:
            door_of(self._kit).go(device.number)
        elif place is not None:
            self._party.plan.leave(place)
        if host.over and host.match.over:
            host.absences.leave(seat)  # the others wait no longer; nothing more is played
        else:
            bot, _ = stand_ins(self._kit.words, host.guests)[0]
            host.seat_bot(seat, bot)
            self._stack.ways.reseat(host, self._playing.seating.given(seat, None))
            if paused:
                self._stack.ways.pause(host.plan, "", host)
        if device is not None and device.is_phone:
            phones_of(self._kit).send_away(device.number)
        self._party.changed()
