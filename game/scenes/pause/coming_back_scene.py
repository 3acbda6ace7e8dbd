"""A match that was left goes on: its people are waited for all at once, and each takes their own seat."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

from game.phones.messages.to_phones import OfferedFace
from game.scenes.base.party.seats_again import leave_to_bots, usual_devices
from game.scenes.base.phone_door import is_here, phones_of
from game.scenes.base.scene_stack import Stack
from game.scenes.pause.people_list import PeopleList
from game.session.host import Host
from game.session.plan import Seat
from game.show.devices import Device, phone
from game.show.seating import Hands, Seating
from game.show.sight.host_sight import HostDeed, HostRow, HostSight
from game.store.bot_files import USUAL_BOT
from game.view.base.scene_kit import SceneKit
from game.view.input.device_names import device_name
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.widgets import Button
from game.words.named_things import Several


class Comes(Enum):
    """Who is to play on from a seat."""

    OWN = auto()
    """Its person: by their phone's secret, or by a press."""
    BOT = auto()
    ANYBODY = auto()
    """Whoever presses a button or scans the code: the host has given it away by name."""


SETTLED = {HostDeed.WAIT: Comes.OWN, HostDeed.BOT: Comes.BOT, HostDeed.GIVE: Comes.ANYBODY}
"""Who is to play on by what a host asks for by phone."""


@dataclass(eq=False)
class Awaited:
    """The seats of those who played with one device, which is a phone, or is yet to be chosen."""

    seats: tuple[int, ...]
    device: Device
    comes: Comes = Comes.OWN
    taken: Device | None = None
    """What they play with now, if that was chosen here."""

    @property
    def by_press(self) -> bool:
        """Whether whoever presses a button takes it."""
        own = self.comes is Comes.OWN and self.device.is_awaited
        return self.taken is None and (own or self.comes is Comes.ANYBODY)


class ComingBackScene(PeopleList):
    """Who is waited for, a row for each; the host can put in a bot, and lets the match go on.

    A phone has its seat by its secret alone, and what others press takes none that waits for a phone. Strangers
    are offered a seat only if the host gives it away here.
    """

    least_lines = 2

    def __init__(self, kit: SceneKit, stack: Stack, host: Host, seating: Seating) -> None:
        super().__init__(kit, stack, host, seating)
        self.gathers = self
        self._usual = usual_devices(kit, host.plan)
        devices = dict.fromkeys(
            own
            for seat in host.plan.people
            if (own := seating.own(seat)) is not None and (own.is_awaited or own.is_phone)
        )
        self.awaited = [Awaited(tuple(seating.owners_of(each)), each) for each in devices]
        """In the order in which those who press a button take a seat, the ones by phone among them."""
        rows = [
            ChoiceRow(self._names(each), self._labels(each), 0, partial(self._choose, each))
            for each in self.awaited
        ]
        self._row_of = dict(zip(map(id, self.awaited), rows, strict=True))
        words = kit.words
        self.play = Button(words("ui.back.play"), self._play, primary=True, shadow=False)
        self.menu = Button(words("ui.back.menu"), self.go_back, shadow=False)
        self.show(rows, {self.play: 0, self.phones: 0, self.menu: 0})
        self.group.focused = self.play  # a second press of one's button chooses nothing for others
        self._missed, self._back = self.missing, self._all_back
        self._gone = False
        self.play.enabled = not self._missed

    def _names(self, each: Awaited) -> str:
        names = Several(tuple(self.host.plan.seats[seat].name for seat in each.seats))
        return self.kit.words("ui.back.names", names=names)

    def _labels(self, each: Awaited) -> list[str]:
        """Return what can be chosen for somebody: that they come, a bot, or anybody."""
        words, kit = self.kit.words, self.kit
        own = words(f"ui.back.{'phone' if each.device.is_phone else 'press'}")
        anybody = words("ui.back.anybody")
        if each.taken is not None:
            own = anybody = device_name(words, kit.input.pads, each.taken)
        elif self._is_back(each):
            own = words("ui.back.here")
        return [own, words("ui.back.bot"), anybody]

    def _is_back(self, each: Awaited) -> bool:
        """Whether somebody's own phone is back."""
        return each.device.is_phone and is_here(self.kit, each.device)

    @property
    def _all_back(self) -> frozenset[Device]:
        """The phones of their own with which people are back."""
        return frozenset(each.device for each in self.awaited if self._is_back(each))

    def _meet(self) -> bool:
        """Let those play themselves whose phones have just come back; return whether there are any."""
        before, self._back = self._back, self._all_back
        come = [e for e in self.awaited if e.device in self._back - before and e.taken is None]
        for each in come:
            each.comes = Comes.OWN
        return bool(come)

    def _settled(self, each: Awaited) -> bool:
        """Whether nobody has to be waited for any more."""
        if each.comes is Comes.BOT or each.taken is not None:
            return True
        return each.comes is Comes.OWN and self._is_back(each)

    @property
    def missing(self) -> list[int]:
        """The seats of those who are waited for."""
        return sorted(s for each in self.awaited if not self._settled(each) for s in each.seats)

    def _choose(self, each: Awaited, at: int) -> None:
        """Let somebody be waited for, or a bot play, or anybody; what was chosen for them is free again."""
        each.comes = tuple(Comes)[at]
        if each.taken is not None:
            self._free(each)
            # Whoever took the wrong seat gets another one by the next press.
            self.awaited.remove(each)
            self.awaited.append(each)
        self._tell()

    def host_sight(self, own: Device) -> HostSight:
        """Return who is waited for, and what can be done, as the host sees it who has their `own` device."""
        rows = tuple(self._host_row(each, own) for each in self.awaited)
        return HostSight(() if self.missing else (HostDeed.GO_ON,), rows)

    def _host_row(self, each: Awaited, own: Device) -> HostRow:
        """Return the row of those who shared a device: by the first of them, called by all of their names."""
        first, chosen = each.seats[0], tuple(Comes).index(each.comes)
        seat, here = self.host.plan.seats[first], self._is_back(each)
        deeds = [HostDeed.BOT] if each.comes is not Comes.BOT else []
        if each.comes is not Comes.OWN or each.taken is not None:
            deeds.append(HostDeed.WAIT)
        if each.comes is not Comes.ANYBODY and not here and each.taken is None:
            deeds.append(HostDeed.GIVE)
        return HostRow(
            first,
            seat.name,
            seat.portrait,
            seat.colour,
            person=True,
            device=each.device,
            deeds=() if each.device == own else tuple(deeds),
            comes=self._labels(each)[chosen],
            called=self._names(each),
        )

    def settle(self, deed: HostDeed, place: int) -> None:
        """Do what a host asks for by phone, as the rows and the button here do it."""
        if deed is HostDeed.GO_ON:
            self._play()
            return
        each = next(each for each in self.awaited if each.seats[0] == place)
        self._choose(each, tuple(Comes).index(SETTLED[deed]))

    def _free(self, each: Awaited) -> None:
        taken, each.taken = each.taken, None
        if taken is not None and taken.is_phone:
            phones_of(self.kit).send_away(taken.number)

    def _tell(self) -> None:
        """Show who is here by now."""
        for each in self.awaited:
            row = self._row_of[id(each)]
            row.labels, row.chosen = self._labels(each), tuple(Comes).index(each.comes)
            row.marked = not self._settled(each)
        missed, self._missed = self._missed, self.missing
        self.play.enabled = not self._missed
        self.layout()
        if missed and not self._missed:
            self.kit.sound.play("turn")
            self.group.focus(self.kit, self.play)
        self._keep_door()
        self.dirty = True

    def update(self, dt: int) -> None:
        super().update(dt)
        if self._meet() or self.missing != self._missed:
            self._tell()

    def _play(self) -> None:
        """Go on with those who are here, and with bots."""
        self._meet()
        seating = self.seating
        for each in self.awaited:
            if each.comes is Comes.BOT:
                seating = leave_to_bots(self.host, seating, each.seats, USUAL_BOT)
                if self._is_back(each):
                    phones_of(self.kit).call_back(each.device.number)  # it hears of no table else
            elif each.taken is not None:
                seating = seating.exchanged(each.device, each.taken)
                each.taken = None
        self.stack.ways.reseat(self.host, seating)

    def go_back(self) -> None:
        """Open the menu."""
        self.stack.ways.pause(self.host.plan, "", self.host)

    def _let_phones_in(self) -> None:
        self.stack.ways.phones()

    def _keep_door(self) -> None:
        """Be the door for phones as long as a seat is anybody's; else they come in to the party."""
        phones, offers = self.kit.phones, self.free and not self._gone
        if phones is None or (not offers and phones.door is not self):
            return
        if offers != (phones.door is self):
            phones.door = self if offers else None
        else:
            phones.tell_who_waits()

    @property
    def _offered(self) -> list[Awaited]:
        """Whom somebody with a phone can play on for."""
        return [
            each
            for each in self.awaited
            if each.comes is Comes.ANYBODY and each.taken is None and len(each.seats) == 1
        ]

    @property
    def free(self) -> bool:
        """Whether there is room for one more."""
        return bool(self._offered)

    def faces(self) -> list[OfferedFace]:
        """Return who one can play on for: those alone whose seats the host has given away."""
        seats = [self.host.plan.seats[each.seats[0]] for each in self._offered]
        return [OfferedFace(seat.portrait, seat.name) for seat in seats]

    def come_in(self, number: int, name: str, portrait: str) -> Seat | None:
        """Let the person with this phone play on from a seat that was given away."""
        seats = self.host.plan.seats
        for each in self._offered:
            if seats[each.seats[0]].portrait == portrait:
                each.taken = phone(number)
                self.kit.sound.play("press")
                self._tell()
                return seats[each.seats[0]]
        return None

    def go(self, number: int) -> None:
        """Wait again for whoever takes the seat that somebody with a phone has left."""
        for each in self.awaited:
            if each.taken == phone(number):
                each.taken = None
                self._tell()

    def handle(self, intent: Intent) -> None:
        device = intent.device
        if device.is_phone:
            return
        if intent.kind in (Kind.PLUGGED, Kind.UNPLUGGED):
            for each in self.awaited:
                if each.taken == device and intent.kind is Kind.UNPLUGGED:
                    each.taken = None
            self._tell()
        elif intent.deliberate and self._takes(device):
            return
        elif intent.deliberate and self._is_spare(device):
            self.kit.sound.play("refuse")
        else:
            super().handle(intent)

    def _takes(self, device: Device) -> bool:
        """Give a device that nobody has to whoever is next; return whether somebody has it now."""
        each = self._next(device) if self._is_free(device) else None
        if each is None:
            return False
        each.taken = device
        self.kit.sound.play("press")
        self._tell()
        return True

    def _is_free(self, device: Device) -> bool:
        """Whether one can play with a device, and nobody does."""
        own = device.is_pad or device in self.seating.zones
        return own and device not in self._played and not self.seating.owners_of(device)

    @property
    def _played(self) -> list[Device]:
        """What has been chosen here."""
        return [each.taken for each in self.awaited if each.taken is not None]

    def _is_spare(self, device: Device) -> bool:
        """Whether nobody is to play with a device: who wants a seat by it would choose for others instead.

        Where nobody else has anything at this screen it is the host's.
        """
        here = self.seating.at_screen(self.host.plan.people)
        played = [
            seat for seat in here if not (own := self.seating.own(seat)) or not own.is_awaited
        ]
        return self._is_free(device) and bool(played or self._played)

    def _next(self, device: Device | None = None) -> Awaited | None:
        """Return who gets what is pressed next: whoever plays with it this evening, or the first who waits.

        What nobody has played with is rather somebody's whose own device is not here, as a pad that is new.
        """
        all_at_once = self.seating.hands is Hands.CORNERS
        shared = device is None or device.is_pad or not all_at_once  # only a pad, all at once
        waiting = [each for each in self.awaited if each.by_press]
        waiting = [each for each in waiting if shared or len(each.seats) < 2]
        if device is None:
            return next(iter(waiting), None)
        seat = self._usual.get(device)
        known = {at for each, at in self._usual.items() if each.is_phone or is_here(self.kit, each)}
        own = [each for each in waiting if seat in each.seats]
        strange = [each for each in waiting if known.isdisjoint(each.seats)]
        return next(iter([*own, *strange, *waiting]), None)

    def resume(self) -> None:
        self.kit.input.use_zones(self.seating.zones)
        self._tell()

    def close(self) -> None:
        self._gone = True
        for each in self.awaited:
            self._free(each)
        self._keep_door()

    @property
    def asks(self) -> tuple[str, str]:
        words, after = self.kit.words, self._next()
        names = Several(tuple(self.host.plan.seats[seat].name for seat in self._missed))
        title = words("ui.back.waiting", names=names) if names else words("ui.back.all")
        if after is None:
            return title, words(f"ui.back.{'phones' if self._missed else 'ready'}")
        theirs = Several(tuple(self.host.plan.seats[seat].name for seat in after.seats))
        return title, words("ui.back.next", names=theirs)
