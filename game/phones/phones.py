"""The phones at this screen's table: who has come in with one, which seat it plays, and what it is told.

`Phones.let_in` lets phones in, `update` does what has arrived and sends what has changed; it is called once a
frame, and whenever a phone has said something. A seat is a viewpoint on the host, as with any other device.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import islice
from math import ceil

from game.phones import phone_actions
from game.phones.hosting import Order, hosting
from game.phones.inbox import Arrived
from game.phones.messages.from_phones import (
    Act,
    AskRule,
    Hello,
    Leave,
    React,
    Said,
    Sit,
    Touch,
    Watch,
)
from game.phones.messages.to_phones import Alert, Reacted, Refused
from game.phones.news import News
from game.phones.phone_people import HELD, Onlooker, PhonePlayer
from game.phones.reception import Reception
from game.phones.table_updates import CLOCKS
from game.session.evening.evening import EveningTold
from game.session.host import Host
from game.session.reactions import FaceMade
from game.session.together.absence import Absent
from game.session.viewpoint import ONLOOKER
from game.words.marks import plain
from game.words.sentences import Sentences

MOST_AT_ONCE = 16
"""Messages that are read in a frame; the others wait for the next."""


class Phones(Reception):
    """The phones at one table, in a match that is played or in none."""

    def play(
        self, host: Host | None, seats: Mapping[int, int], replaced: Collection[int] = ()
    ) -> None:
        """Show the host's match to the phones; `seats` are the numbers of the seats by those of the phones.

        Bots have the seats of those who are `replaced`: these are told, and back with a touch of the phone.
        """
        for each in (*self.guests.values(), *self._onlookers.values()):
            each.stop()
        if self._host is not None:
            self._host.forget(self)
            self._host.reactions.unsubscribe(self._reacted)
            self._host.absences.unsubscribe(self._absent)
        left = self._host is not None and host is None
        self._host = host
        self._updates.begin(host)
        self._seats = dict(seats) if host is not None else {}
        before, self._replaced = self._replaced, frozenset(replaced) - self._seats.keys()
        if host is None:
            for guest in self.guests.values() if left else ():
                self._seat(guest)  # its table is gone
            return
        host.wait_for(self)
        host.reactions.subscribe(self._reacted)
        host.absences.subscribe(self._absent)
        for number, guest in self.guests.items():
            # Who has no seat in this match keeps the one in the party, and sees what everybody may.
            guest.sight = self._updates.sight(self._seats.get(number, ONLOOKER))
        for each in self._onlookers.values():
            each.sight = self._updates.sight(ONLOOKER)
        for number in self._replaced - before:
            self.tell(number, self._words()("phone.replaced"))
        self.tell_who_waits()

    def tell_evening(self, told: EveningTold) -> None:
        """Show how the evening stands to which the match belongs that is over, until another one is shown."""
        self._updates.evening = told

    @property
    def blocks(self) -> bool:
        """Whether game time stands still: while a phone is away from a table whose rules go by the clock.

        It does not for somebody for whom a bot plays.
        """
        host = self._host
        return host is not None and host.timed and bool(set(self.away) - host.absences.away)

    @property
    def away(self) -> list[int]:
        """The seats whose phones are gone."""
        now = self._now()
        return [
            self._seats[number]
            for number, guest in self.guests.items()
            if number in self._seats and guest.is_away(now)
        ]

    def held(self, number: int) -> float | None:
        """Return for how many seconds the seat of a phone that is away is held; None if it is not away."""
        guest = self.guests.get(number)
        return None if guest is None else guest.held(self._now())

    def has_parted(self, number: int) -> bool:
        """Whether the person with a phone has given up the seat in the match that is shown."""
        guest = self.guests.get(number)
        return guest is not None and guest.parted

    def is_here(self, number: int) -> bool:
        """Whether a phone is connected, and somebody's own."""
        guest = self.guests.get(number)
        return guest is not None and guest.line is not None

    def miss(self, number: int) -> None:
        """Take note that a bot has the seat of a phone: the table hears of it as soon as it is back."""
        guest = self.guests.get(number)
        if guest is not None and guest.line is None:
            guest.missed = True

    def delay(self, number: int) -> int | None:
        """Return how many ms a message takes to a phone and back; None if it is not known."""
        guest = self.guests.get(number)
        return None if guest is None or guest.line is None else self._delay(guest.line)

    def _reacted(self, made: FaceMade) -> None:
        for line in [*self._lines(), *self._onlookers]:
            self._say(line, Reacted(*made))

    def _absent(self, seat: int, what: Absent) -> None:
        """Tell somebody that it is their turn, that a bot plays for them, or what it has played."""
        words, host = self._words(), self._host
        if host is None:
            return
        left = host.absences.left(seat) or 0
        said = words(f"phone.absent_{what.value}", count=ceil(left / 1000))
        if what in (Absent.BACK, Absent.DONE):
            done, once = host.absences.while_away.of(seat), what is Absent.DONE
            sentences = Sentences(words, host.match.table, lambda: seat)
            meanwhile = sentences.meanwhile(seat, *done, once=once)
            said = said if meanwhile is None else plain(meanwhile)
        for line, guest in self._lines().items():
            if self._seats.get(guest.number) == seat:
                self._say(line, Alert(said))

    def tell(self, number: int, sentence: str) -> None:
        """Let somebody notice something on their phone, if it is connected."""
        guest = self.guests.get(number)
        if guest is not None and guest.line is not None:
            self._say(guest.line, Alert(sentence))

    def send_away(self, number: int) -> None:
        """Take the seat from a phone."""
        guest = self.guests.pop(number, None)
        if guest is None:
            return
        self._seats.pop(number, None)
        guest.stop()
        if guest.line is not None:
            self._dismiss(guest.line, "left")

    def update(self) -> bool:
        """Do what has arrived, and tell every phone what has changed; return whether anybody came or went."""
        server = self._server
        if server is None:
            return False
        changed = False
        come = list(islice(iter(server.inbox.take, None), MOST_AT_ONCE))
        host = self._host
        if host is not None:
            out_of_turn = host.variant.out_of_turn
            come = out_of_turn.in_order(host.match.state, come, self._seat_acting)
        for arrived in come:
            changed |= self._take(arrived)
        now = self._now()
        # While something lies over the table nobody there could be asked, or take a place again.
        for number, guest in () if self._covered else self.guests.items():
            guest.note_time(now)
            if guest.untold and guest.line is not None and self.at_table:
                guest.untold = False
                self._news.append((number, News.IS_BACK))
        self._obey()
        self._show()
        self._tell_hosts()
        return changed

    def _seat_acting(self, arrived: Arrived) -> int | None:
        """Return the seat for which a message does something in the match; None for any other message."""
        guest = self._lines().get(arrived.line)
        acts = guest is not None and isinstance(arrived.said, Act)
        return self._seats.get(guest.number) if guest is not None and acts else None

    def call_back(self, number: int) -> None:
        """Let the table hear once more that a phone is there, whose seat it could not give back before."""
        guest = self.guests.get(number)
        if guest is not None:
            guest.untold = True

    def happened(self) -> list[tuple[int, News]]:
        """Return what the table has to know of phones, by their numbers, once."""
        told, self._news = self._news, []
        return told

    @property
    def due(self) -> int | None:
        """In how many ms `update` has something to do by itself; None for never."""
        if self._server is None:
            return None
        seen = (each.sight for each in (*self._lines().values(), *self._onlookers.values()))
        if self._server.inbox or any(sight is not None and sight.changed for sight in seen):
            return 0
        if any(guest.line is None for guest in self.guests.values()):
            return 250
        return round(CLOCKS * 1000) if self._host is not None and self._host.timed else None

    def _take(self, arrived: Arrived) -> bool:
        line, said, peer = arrived
        guest = self._lines().get(line)
        if said is None:
            self._greeted.discard(line)
            watched = self._onlookers.pop(line, None)
            if watched is not None:
                watched.stop()
            if guest is not None:
                guest.lose(self._now())
            return guest is not None
        own = None if guest is None else self._seats.get(guest.number)
        if own is not None and self._host is not None and not isinstance(said, Hello | Leave):
            away = own in self._host.absences.away
            if not away or isinstance(said, Act) or _plays_again(said):
                self._host.absences.touch(own)
        if guest is not None and guest.number in self._replaced and _plays_again(said):
            guest.untold = True  # the table gives the seat back
        match said:
            case Hello():
                known = guest is not None or line in self._greeted or line in self._onlookers
                return not known and self._greet(line, said, peer)
            case Act():
                if guest is not None:
                    self._act(guest, said)
            case AskRule(clause) if self._host is not None and (guest or line in self._onlookers):
                table = self._host.match.state.table
                self._say(line, phone_actions.rule_told(self._words(), table, clause))
            case React(face):
                if guest is not None and self._host is not None:
                    self._host.reactions.make(self._seats.get(guest.number, -1), face, self._now())
            case Order():
                if guest is not None:
                    self._orders.append((guest, said))
            case Leave():
                if guest is not None:
                    self._leave(guest)
                    return True
            case Sit():
                return line in self._greeted and self._sit(line, said)
            case Watch():
                if line in self._greeted:
                    self._greeted.discard(line)
                    self._onlookers[line] = Onlooker(sight=self._updates.sight(ONLOOKER))
        return False

    def _leave(self, guest: PhonePlayer) -> None:
        if guest.number in self._seats:
            host = self._host
            if host is not None and host.over and host.plan.together:
                # Nobody is asked about the seat before the next round, and the others wait no longer.
                host.absences.leave(self._seats[guest.number])
            if guest.line is not None:
                self._dismiss(guest.line, "left")
            guest.lose(self._now() - HELD)
            guest.parted = True
            self.parts(guest.number, guest.seat.name)
            for each in (*self._lines().values(), *self._onlookers.values()):
                if each.sight is not None and each is not guest:
                    each.sight.parted(guest.seat.name)
            if self.usual_door is not None:
                self.usual_door.go(guest.number)
        else:
            if self.door is not None:
                self.door.go(guest.number)
            if self.usual_door is not None and self.usual_door is not self.door:
                self.usual_door.go(guest.number)
            self.send_away(guest.number)

    def _act(self, guest: PhonePlayer, said: Act) -> None:
        sight, host, words = guest.sight, self._host, self._words()
        if guest.line is None or sight is None or host is None or guest.number not in self._seats:
            return
        if sight.viewpoint.over:
            if said.action == "go on":
                host.readiness.take([self._seats[guest.number]])
                if not host.plan.together:
                    self._news.append((guest.number, News.GOES_ON))
            return
        if self.paused:
            self._say(guest.line, Refused(words("phone.paused")))
            return
        refused = phone_actions.do(said, sight, words)
        if refused is not None:
            self._say(guest.line, refused)
            guest.sent = None

    def _obey(self) -> None:
        """Do what hosts have asked for, once everything else that has arrived is done."""
        orders, self._orders = self._orders, []
        for guest, order in orders:
            desk, line = self.desk, guest.line
            why = self._words()("phone.no_host") if desk is None else desk.do(guest.number, order)
            if why and line is not None:
                self._say(line, Refused(why))

    def _tell_hosts(self) -> None:
        """Tell phones what they may do as hosts, wherever that has changed."""
        desk = self.desk
        if desk is None:
            return
        for line, guest in self._lines().items():
            before, guest.hosting = guest.hosting, desk.sight(guest.number)
            if before != guest.hosting:
                self._say(line, hosting(guest.hosting, desk, self._words()))

    @property
    def _sitting_out(self) -> dict[Onlooker, str]:
        """Those of the party who sit out the match that it plays, with their names."""
        others = (each for n, each in self.guests.items() if n not in self._seats)
        return {each: each.seat.name for each in others if self.sits_out(each.number)}

    def _show(self) -> None:
        """Send the table to every phone for which it has changed."""
        here: list[tuple[int, Onlooker, int]] = [
            (line, guest, -1 if (delay := self.delay(guest.number)) is None else delay)
            for line, guest in self._lines().items()
        ]
        here += [(line, each, -1) for line, each in self._onlookers.items()]
        changes = self._updates.changes(
            here,
            self.away,
            paused=self.paused,
            now=self._now(),
            cloth=self.cloth,
            replaced=[self.guests[n] for n in self._replaced if n in self.guests],
            out=self._sitting_out,
        )
        for line, shown in changes:
            self._say(line, shown)


def _plays_again(said: Said | None) -> bool:
    """Return whether somebody whose seat a bot has wishes to have it back."""
    return isinstance(said, React) or (isinstance(said, Touch) and not said.aside)
