"""Who plays each seat of a match under way: a person may leave a seat to a bot, and come back at any time."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from game.phones.door import Door
from game.phones.messages.to_phones import OfferedFace
from game.scenes.base.guest_list import stand_ins
from game.scenes.base.guest_names import name_apart
from game.scenes.base.party.party_room import party_of
from game.scenes.base.phone_door import is_here, phones_of
from game.scenes.base.programs_asked import ask_programs
from game.scenes.base.scene_stack import Stack
from game.scenes.pause.people_list import PeopleList
from game.session.host import Host
from game.session.plan import Seat
from game.show.devices import KEY_ZONES, KEYS, MOUSE, Device, DeviceKind, phone
from game.show.seating import Hands, Seating
from game.view.base.colours import PERSON_COLOURS
from game.view.base.scene_kit import SceneKit
from game.view.input.bindings import in_a_sentence
from game.view.input.device_names import device_name
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.widgets import Button
from game.words.named_things import Several

SWAPS = ("together", "draw")
"""The commands that choose a seat to swap: of the keyboard without the zones, and of all else."""


class WhoPlaysScene(PeopleList):
    """A row a seat; the match goes on with what was chosen, however the list is left.

    Whoever has come in with a phone, and has no seat, sees the seats of bots, and sits down on one of them: not
    on one that is `kept` for its person, unless it is given to a person here. `left` are the phones of those
    who have left for good.
    """

    least_lines = 3

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        host: Host,
        seating: Seating,
        kept: Collection[int] = (),
        left: Collection[Device] = (),
    ) -> None:
        super().__init__(kit, stack, host, seating)
        self._left = left
        self._before, self._kept = seating, kept
        words = kit.words
        offered = stand_ins(words, host.guests)
        self._bots = [id for id, _ in offered]
        self._names = [words("ui.who_plays.bot", name=name) for _, name in offered]
        self.sits = [seat.bot for seat in host.plan.seats]
        """The bot of each seat, "" for a person."""
        self._named: dict[int, str] = {}
        """What those are called who came in here with phones, by their seats."""
        rows = [
            ChoiceRow(
                seat.name, self._labels(number), self._chosen(number), partial(self._sit, number)
            )
            for number, seat in enumerate(host.plan.seats)
        ]
        self.done = Button(words("ui.seating.done"), self._done, primary=True, shadow=False)
        self.show(rows, {self.done: 300, self.phones: 240})
        self._first: int | None = None
        """The seat that is to be swapped with the next one that is chosen."""
        self._came: dict[int, int] = {}
        """The seats of those who came in here, by the numbers of their phones."""
        self._door_before: Door | None = None

    def _own(self, number: int) -> Device | None:
        """Return what a person plays with, if it is their own."""
        return self.seating.own(number)

    def _shareable(self, number: int) -> list[Device]:
        """Return the devices of others with which the person on a seat may play as well."""
        if self.host.timed:
            return []
        others = self.seating.given(number, None)
        devices = dict.fromkeys(each for _, own in sorted(others.devices.items()) for each in own)
        return [each for each in devices if not each.is_phone and others.may_share(each)]

    def _labels(self, number: int) -> list[str]:
        """Return the choices of a seat: the devices that can be shared, a person, and bots."""
        words, own = self.kit.words, self._own(number)
        person = words("ui.seating.person")
        if own is not None and own not in self._shareable(number) and not self.sits[number]:
            person = self._device_name(own)
        shared = []
        for device in self._shareable(number):
            others = [seat for seat in self.seating.owners_of(device) if seat != number]
            names = Several(tuple(map(self._name, others)))
            name = self._device_name(device)
            shared.append(words("ui.seating.shared_with", device=name, names=names))
        return [*shared, person, *self._names]

    def _device_name(self, device: Device) -> str:
        return device_name(self.kit.words, self.kit.input.pads, device, self._left)

    def _chosen(self, number: int) -> int:
        bot, own, shareable = self.sits[number], self._own(number), self._shareable(number)
        if bot:
            return len(shareable) + 1 + self._bots.index(bot)
        return shareable.index(own) if own in shareable else len(shareable)

    def _sit(self, number: int, at: int) -> None:
        shareable = self._shareable(number)
        bot = at - len(shareable) - 1
        self.sits[number] = self._bots[bot] if bot >= 0 else ""
        device = shareable[at] if at < len(shareable) else None
        self._send_away(number)
        self.seating = self.seating.given(number, device, shared=True)
        if device is None and bot < 0:
            self._give_back(number)
        self._tell()

    def _give_back(self, number: int) -> None:
        """Give a person what they play with in the match or the party, if nobody else does by now."""
        party = party_of(self.kit)
        place = party.place_of(self.host.plan.seats[number])
        own = None if place is None else party.plan.devices.get(place)
        for devices in (self._before.devices.get(number, ()), [] if own is None else [own]):
            if self.seating.of(number) is None:
                here = [each for each in devices if is_here(self.kit, each)]
                self.seating = self.seating.with_free(number, here)

    def _name(self, number: int) -> str:
        """Return what the person on a seat, or the bot, is called."""
        return self._named.get(number) or self.host.plan.seats[number].name

    def _tell(self) -> None:
        for number, row in enumerate(self.rows):
            row.label = self._name(number)
            row.labels, row.chosen = self._labels(number), self._chosen(number)
            row.marked = number == self._first
        self.layout()
        self.dirty = True
        if self._is_door:
            phones_of(self.kit).tell_who_waits()

    @property
    def waiting(self) -> list[int]:
        """The seats of people who need a device and have none."""
        if self.seating.hands is not Hands.CORNERS:
            return []
        return [n for n, bot in enumerate(self.sits) if not bot and self.seating.of(n) is None]

    def _done(self) -> None:
        if self.waiting:
            self.kit.sound.play("refuse")
            return
        before = [seat.bot for seat in self.host.plan.seats]
        new = {now for was, now in zip(before, self.sits, strict=True) if now and now != was}
        guests = [(self.host.guests[bot], "") for bot in sorted(new)]
        ask_programs(self.kit, self.stack, guests, self._change)

    def go_back(self) -> None:
        """Go back: what was chosen holds, but bots play on for those who have no device yet."""
        seats = self.host.plan.seats
        for number in self.waiting:  # a person whose device another one has by now is played for
            self.sits[number] = seats[number].bot or self._bots[0]
        self._tell()
        if self.seating == self._before and self.sits == [seat.bot for seat in seats]:
            self.stack.pop()
        else:
            self._done()

    def _change(self) -> None:
        """Give the seats to whom they were given here."""
        before = [seat.bot for seat in self.host.plan.seats]
        for number, (was, now) in enumerate(zip(before, self.sits, strict=True)):
            if was == now:
                continue
            if now:
                self.host.seat_bot(number, now)
            else:
                self.host.seat_person(number, self._colour(number), self._named.get(number, ""))
        self._came.clear()
        self._named.clear()
        self.stack.ways.reseat(self.host, self.seating)

    def _colour(self, number: int) -> str:
        """Return the colour of a person on a seat that a bot has now: the same, whoever else comes or goes."""
        seats = self.host.plan.seats
        free = [each for each in PERSON_COLOURS if each not in {seat.colour for seat in seats}]
        uncoloured = [at for at, seat in enumerate(seats) if not seat.colour]
        return dict(zip(uncoloured, free, strict=False)).get(number, "")

    @property
    def _is_door(self) -> bool:
        return self.kit.phones is not None and self.kit.phones.door is self

    def _open_door(self) -> None:
        if not self._is_door:
            phones = phones_of(self.kit)
            self._door_before, phones.door = phones.door, self

    def _let_phones_in(self) -> None:
        self._open_door()
        self.stack.ways.phones()

    @property
    def _free_seats(self) -> list[int]:
        """The seats on which somebody with a phone can sit down: those of bots, and of who has no device."""
        waiting, kept, seats = self.waiting, self._kept, self.host.plan.seats
        return [
            number
            for number, bot in enumerate(
                self.sits
            )  # a bot that has just got a person's hand keeps it
            if number in waiting or (bot and seats[number].bot and number not in kept)
        ]

    @property
    def free(self) -> bool:
        """Whether there is room for one more."""
        return bool(self._free_seats)

    def faces(self) -> list[OfferedFace]:
        """Return who one can play on for."""
        seats = self.host.plan.seats
        return [OfferedFace(seats[at].portrait, seats[at].name) for at in self._free_seats]

    def come_in(self, number: int, name: str, portrait: str) -> Seat | None:
        """Let the person with this phone play on from a seat, whose portrait stays what it is.

        A bot's seat is called as the person is from then on; who had lost the device keeps the name.
        """
        seats, free = self.host.plan.seats, self._free_seats
        place = next((at for at in free if seats[at].portrait == portrait), next(iter(free), None))
        if place is None:
            return None
        if seats[place].bot and name:
            others = [self._name(at) for at in range(len(seats)) if at != place]
            self._named[place] = name_apart(name, others)
        self.sits[place] = ""
        self.seating = self.seating.given(place, phone(number))
        self._came[number] = place
        self.kit.sound.play("press")
        self._tell()
        colour = seats[place].colour or self._colour(place)
        return seats[place]._replace(name=self._name(place), bot="", colour=colour)

    def go(self, number: int) -> None:
        """Give the seat of somebody who came in here, and leaves again, back to its bot."""
        place = self._came.pop(number, None)
        if place is not None:
            self._named.pop(place, None)
            self.sits[place] = self.host.plan.seats[place].bot
            self.seating = self.seating.given(place, None)
            self._tell()

    def _send_away(self, place: int) -> None:
        """Take a seat from whoever came in here with a phone."""
        for number in [each for each, at in self._came.items() if at == place]:
            del self._came[number]
            self._named.pop(place, None)
            phones_of(self.kit).send_away(number)

    @property
    def asks(self) -> tuple[str, str]:
        words, device = self.kit.words, self.kit.input.device
        text = words("ui.who_plays.device" if self.waiting else "ui.who_plays.about")
        if self._first is not None:
            text = words("ui.who_plays.swap_with", name=self._name(self._first))
        elif not self.waiting:
            keys = device.kind in (DeviceKind.MOUSE, DeviceKind.KEYS) and device not in KEY_ZONES
            key = self.kit.input.prompt(SWAPS[0] if keys else SWAPS[1], KEYS if keys else device)
            how = words("ui.who_plays.swap", key=in_a_sentence(key, words))
            text = words("ui.who_plays.about_and_swap", about=text, swap=how)
        return words("ui.pause.who_plays"), text

    def handle(self, intent: Intent) -> None:
        if intent.device.is_phone:  # whoever wants to go on waits for the table
            return
        if intent.deliberate and self._takes(intent.device):
            return
        if not self._asks_to_swap(intent):
            super().handle(intent)

    def _asks_to_swap(self, intent: Intent) -> bool:
        """Choose a seat to swap, or swap it with the one that was; return whether that is what is asked."""
        row = self.group.focused
        if intent.kind is Kind.PRESS and intent.button == 3:
            found = self.group.at(intent.pos)
            row = row if found is None else found
        elif intent.command not in SWAPS:
            return False
        if row in self.rows:
            self._swap(self.rows.index(row))
        return True

    def _swap(self, number: int) -> None:
        """Let whoever plays this seat play the one that was chosen before, and the other way round."""
        first, self._first = self._first, number if self._first is None else None
        if first is not None and first != number:
            at = {first: number, number: first}
            self.seating = self.seating.swapped(first, number)
            self.sits[first], self.sits[number] = self.sits[number], self.sits[first]
            self._came = {each: at.get(seat, seat) for each, seat in self._came.items()}
            self._named = {at.get(seat, seat): name for seat, name in self._named.items()}
        self.kit.sound.play("press")
        self._tell()

    def _takes(self, device: Device) -> bool:
        """Give a device that nobody has to the first person who waits for one; return whether it was given."""
        own = device.is_pad or device in self.seating.zones or device == MOUSE
        if not own or not self.waiting or self.seating.owners_of(device):
            return False
        self.seating = self.seating.given(self.waiting[0], device)
        self.kit.sound.play("press")
        self._tell()
        return True

    def resume(self) -> None:
        self.kit.input.use_zones(self.seating.zones)
        if self.kit.phones is not None:
            self._open_door()

    def close(self) -> None:
        for place in list(self._came.values()):  # nothing was changed here in the end
            self._send_away(place)
        if self._is_door:
            phones_of(self.kit).door = self._door_before
