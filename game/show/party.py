"""The party: the people who stay for an evening, whatever is played. What changes is the game.

A `Party` outlives matches, screens and the program (`kept`, `taken_up`). Seats of a match are found again by
their names, or else by their colours, which partners share at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from game.session.chairs import Chair, Chairs
from game.session.evening.points import paid
from game.session.outcome import SeatResult
from game.session.plan import Seat
from game.show.devices import Device, DeviceKind, phone
from game.show.seating import Corners, Hands, Seating
from game.show.seating_plan import SeatingPlan
from game.store.kept_party import KeptChair, KeptParty

PLACES = 10
"""The chairs of the room: as many as the largest game seats."""


class Party:
    """Who has come, on the chairs of a `plan`; `game` is what was chosen last ("" at first).

    `secrets` are the hashes of the phones' secrets, by the phones' numbers; `code`, `port` and `table` are
    those by which phones come in, "" and 0 while they may not.
    """

    def __init__(self, chairs: Chairs) -> None:
        self.plan = SeatingPlan(chairs)
        self.game = ""
        self.secrets: dict[int, str] = {}
        self.hosts: set[int] = set()
        """The numbers of the phones that may host."""
        self.code, self.port, self.table = "", 0, ""
        self._resting: set[str] = set()
        """The names of those who sit out the match that was dealt last."""
        self.changed: Callable[[], None] = lambda: None
        """Called after each change that is to be kept."""

    @property
    def chairs(self) -> Chairs:
        """The chairs of the room."""
        return self.plan.chairs

    def __bool__(self) -> bool:
        return bool(self.chairs.people)

    def may_host(self, number: int) -> bool:
        """Whether the person with this phone is here, and may host by it."""
        return number in self.hosts and bool(self.plan.places_of(phone(number)))

    def let_host(self, number: int, *, on: bool) -> None:
        """Let a phone host, or not any more."""
        (self.hosts.add if on else self.hosts.discard)(number)
        self.changed()

    def place_of(self, seat: Seat) -> int | None:
        """Return the chair of whoever plays a seat, None if it is nobody's."""
        people = self.chairs.people
        named = (p for p in people if self.chairs[p].name == seat.name)
        # Somebody may have another name at a table that has gone on from before; partners have one colour.
        coloured = (p for p in people if self.chairs[p].colour == seat.colour)
        return next(named, next(coloured, None))

    def follow(self, seats: Sequence[Seat], seating: Seating, left: Collection[int] = ()) -> None:
        """Take over who plays with what at a table, and who has come to it, but for those who have `left`."""
        for number, seat in enumerate(seats):
            own = seating.own(number)
            if not seat.person or not seat.colour or (own is not None and own.is_awaited):
                continue
            if number in left:
                continue
            place = self.place_of(seat)
            if place is None and own is not None:
                places = self.plan.places_of(own)
                place = places[0] if places else self._make_room(seat)
            known = place is None or self.plan.devices.get(place) in (seating.of(number) or ())
            if place is not None and own is not None and not known:
                self.plan.share(place, own)
        self.changed()

    def _make_room(self, seat: Seat) -> int | None:
        """Give a free chair to somebody who has come to a table."""
        place = next((p for p in self.chairs.offered if self.chairs[p].closed), None)
        if place is not None:
            self.chairs.seat_person(place)
            self.chairs.name(place, seat.name)
            self.chairs.dress(place, seat.portrait, seat.colour)
        return place

    def dealt(self) -> None:
        """Take note of who sits out the match that is dealt."""
        resting = self.plan.resting
        self._resting = {self.chairs[place].name for place in resting}
        for place in resting:
            self.chairs.count(place, rested=1)
        self.changed()

    def count(self, results: Sequence[SeatResult], places: Sequence[int]) -> None:
        """Give everybody the points that their place in the match pays, and those who sat it out the mean.

        `places` are those of the seats in the match, from 1.
        """
        found = {
            self.place_of(each.seat): places[number]
            for number, each in enumerate(results)
            if each.seat.person
        }
        found.pop(None, None)
        resting = [p for p in self.chairs.people if self.chairs[p].name in self._resting]
        for place, points in paid(found, resting).items():
            if place is not None:
                self.chairs.count(place, points=points)
        self.changed()

    def kept(self, now: float) -> KeptParty:
        """Return what is kept of it at a time, in seconds since 1970."""
        plan, chairs = self.plan, self.chairs
        rows = []
        for place in range(len(chairs)):
            chair, own = chairs[place], plan.devices.get(place)
            number = own.number if own is not None and own.is_phone else 0
            secret = self.secrets.get(number, "")
            rows.append(
                KeptChair(
                    chair.name,
                    chair.portrait,
                    chair.colour,
                    chair.person,
                    chair.bot,
                    _name(own) if own else "",
                    secret,
                    chair.rested,
                    chair.points,
                    chair.member,
                    hosts=bool(secret) and number in self.hosts,
                    left=chair.left,
                )
            )
        hands = plan.hands.name if plan.hands else ""
        return KeptParty(
            rows,
            self.game,
            hands,
            plan.corners.value,
            self.code,
            self.port,
            self.table,
            round(now, 1),
        )

    @classmethod
    def taken_up(cls, kept: KeptParty, offered: Collection[Device]) -> Party:
        """Return the party that was kept; devices that are `offered` are given again, and phones."""
        chairs = [
            Chair(
                c.name,
                c.portrait,
                c.colour,
                c.person,
                c.bot,
                c.points,
                c.rested,
                c.member,
                c.left,
            )
            for c in kept.chairs
        ]
        party = cls(Chairs(chairs))
        party.game, party.code, party.port = kept.game, kept.code, kept.port
        party.table = kept.table
        known: Mapping[str, Device] = {_name(each): each for each in offered}
        for place, chair in enumerate(kept.chairs):
            own = known.get(chair.device)
            if chair.secret and chair.device.startswith(DeviceKind.PHONE.name):
                own = phone(max(party.secrets, default=0) + 1)
                party.secrets[own.number] = chair.secret
                if chair.hosts:
                    party.hosts.add(own.number)
            if own is not None and chair.person:
                party.plan.share(place, own)
        plan = party.plan
        plan.hands = next((each for each in Hands if each.name == kept.hands), None)
        plan.corners = next((each for each in Corners if each.value == kept.corners), plan.corners)
        return party


def _name(device: Device) -> str:
    """Return what a device is called where it is kept."""
    return f"{device.kind.name} {device.number}"
