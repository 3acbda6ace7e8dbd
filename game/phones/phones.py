"""The phones at this screen's table: who has come in with one, which seat it plays, and what it is told.

`Phones.let_in` lets phones in, `update` does what has arrived and sends what has changed; it is called once a
frame, and whenever a phone has said something. A seat is a viewpoint on the host, as with any other device.
"""

from __future__ import annotations

import errno
import hmac
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import islice

from game.engine.problems import Phrase, Problem
from game.phones import phone_actions
from game.phones.door import Door, other_code, seated, welcome
from game.phones.inbox import Arrived
from game.phones.lines import Lines, Serve
from game.phones.messages import (
    VERSION,
    Act,
    AskRule,
    Closed,
    Hello,
    Leave,
    Message,
    React,
    Reacted,
    Refused,
    RuleTold,
    Shown,
    Sit,
    Watch,
    write,
)
from game.phones.networks import private_addresses
from game.phones.news import News
from game.phones.page_files import PageFile
from game.phones.phone_people import HELD, Onlooker, PhonePlayer, hash_of
from game.phones.rule_words import clause_text
from game.phones.server import PORT, PhoneServer
from game.phones.table_code import Guesses, new_code
from game.phones.table_updates import CLOCKS, TableUpdates
from game.session.host import Host
from game.session.plan import Seat
from game.session.reactions import FaceMade
from game.session.viewpoint import ONLOOKER
from game.words.catalogue import Catalogue
from game.words.marks import Worded
from game.words.people_texts import NAME, fault, tidy

MOST_VISITORS = 24
"""Phones at a time that have come in and have no seat."""
MOST_AT_ONCE = 16
"""Messages that are read in a frame; the others wait for the next."""


class NoPhones(Problem):
    """Phones cannot be let in; `phrase` says what was tried and what to do."""


class Phones:
    """The phones at one table.

    `words` returns the catalogue of the language that is spoken; `wake` is called, in another thread, when
    `update` has something to do. `now` returns seconds.
    """

    def __init__(
        self,
        words: Callable[[], Catalogue],
        files: Mapping[str, PageFile],
        phrases: Callable[[], Sequence[str]],
        wake: Callable[[], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._words, self._files = words, files
        self._wake, self._now = wake, now
        self._server: Lines | None = None
        self.serve: Serve = PhoneServer
        """Makes what carries the talk, when phones are let in."""
        self.code = ""
        self.table = secrets.token_urlsafe(9)
        """The id of the table, by which a phone knows where its seat is. It is not the code, and no secret."""
        self.find: Callable[[], Sequence[str]] = lambda: private_addresses()
        """Finds the addresses at which phones are let in."""
        self._guesses = Guesses()
        self._door: Door | None = None
        self.usual_door: Door | None = None
        """Where one can sit down while no screen has a door of its own."""
        self.came: Callable[[], None] = lambda: None
        """Called when somebody has a seat who had none."""
        self.paused = False
        """Whether the game stands still, so that nothing may be done."""
        self.guests: dict[int, PhonePlayer] = {}
        self._onlookers: dict[int, Onlooker] = {}
        self._greeted: set[int] = set()
        self._host: Host | None = None
        self._seats: dict[int, int] = {}
        self._updates = TableUpdates(words, phrases)
        self.cloth: Callable[[str], Sequence[str]] = lambda game: ()
        """The colours of a game's table, as CSS writes them."""
        self._news: list[tuple[int, News]] = []

    @property
    def is_open(self) -> bool:
        """Whether phones may come in."""
        return self._server is not None

    @property
    def addresses(self) -> list[str]:
        """The addresses of the page, with their ports, the one to be shown first."""
        server = self._server
        return [f"{each}:{server.port}" for each in server.addresses] if server else []

    def link(self) -> str:
        """Return the address that opens the table at once; the code in it is never sent by a browser."""
        return f"http://{self.addresses[0]}/#{self.code}"

    @property
    def port(self) -> int:
        """The port at which phones come in; 0 while they may not."""
        return self._server.port if self._server is not None else 0

    def expect(self, number: int, seat: Seat, digest: str) -> None:
        """Hold a seat for whoever had it before the program ended: the hash of their secret is known."""
        if number not in self.guests:
            self.guests[number] = PhonePlayer(number, seat, "", None, self._now(), digest=digest)

    def let_in(
        self,
        addresses: Sequence[str] | None = None,
        port: int = PORT,
        code: str = "",
        table: str = "",
    ) -> None:
        """Let phones come in, by the `code` of a `table` if they know one. Raises NoPhones."""
        if self._server is not None:
            return
        found = list(self.find() if addresses is None else addresses)
        if not found:
            raise NoPhones(Phrase("problem.phones-no-network"))
        server = self.serve(self._files, self._wake)
        try:
            server.listen(found, port)
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:  # none of them is this computer's any more
                raise NoPhones(Phrase("problem.phones-no-network")) from None
            detail = error.strerror or str(error)
            raise NoPhones(
                Phrase("problem.phones-no-server", address=found[0], detail=detail)
            ) from None
        self._server = server
        self.code, self.table = code or new_code(), table or self.table

    def close(self) -> None:
        """Send every phone away, and let none come in any more. Seats stay as they are."""
        server, self._server = self._server, None
        if server is None:
            return
        for line in [*self._greeted, *self._onlookers, *self._lines()]:
            server.send(line, write(Closed("ended")))
        server.close()
        self._greeted.clear()
        self._onlookers.clear()
        for guest in self._lines().values():
            guest.lose(self._now())

    @property
    def door(self) -> Door | None:
        """Where one can sit down now; None if nowhere."""
        return self._door or self.usual_door

    @door.setter
    def door(self, door: Door | None) -> None:
        self._door = door
        self.tell_who_waits()

    def tell_who_waits(self) -> None:
        """Tell the phones that have come in, but have no seat, which seats there are now."""
        for line in self._greeted:
            self._welcome(line)

    def _lines(self) -> dict[int, PhonePlayer]:
        """Return who is there now, by their connections."""
        return {each.line: each for each in self.guests.values() if each.line is not None}

    def play(self, host: Host | None, seats: Mapping[int, int]) -> None:
        """Show the host's match to the phones; `seats` are the numbers of the seats by those of the phones."""
        for each in (*self.guests.values(), *self._onlookers.values()):
            each.stop()
        if self._host is not None:
            self._host.forget(self)
            self._host.reactions.unsubscribe(self._reacted)
        left = self._host is not None and host is None
        self._host = host
        self._updates.begin(host)
        self._seats = dict(seats) if host is not None else {}
        if host is None:
            for guest in self.guests.values() if left else ():
                self._seat(guest)  # its table is gone
            return
        host.wait_for(self)
        host.reactions.subscribe(self._reacted)
        for number, guest in self.guests.items():
            # Who has no seat in this match keeps the one in the party, and sees what everybody may.
            guest.sight = self._updates.sight(self._seats.get(number, ONLOOKER))
        for each in self._onlookers.values():
            each.sight = self._updates.sight(ONLOOKER)

    @property
    def blocks(self) -> bool:
        """Whether game time stands still: while a phone is away from a table whose rules go by the clock."""
        return self._host is not None and self._host.timed and bool(self.away)

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

    def delay(self, number: int) -> int | None:
        """Return how many ms a message takes to a phone and back; None if it is not known."""
        guest = self.guests.get(number)
        if guest is None or guest.line is None or self._server is None:
            return None
        found = self._server.delay(guest.line)
        return None if found is None else round(found * 1000)

    def _reacted(self, made: FaceMade) -> None:
        for line in [*self._lines(), *self._onlookers]:
            self._say(line, Reacted(*made))

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
        for arrived in come if self._host is None else self._host.in_order(come, self._seat_acting):
            changed |= self._take(arrived)
        # While something lies over the table nobody there could be asked.
        covered = self.paused and self._host is not None
        now = self._now()
        for number, guest in () if covered else self.guests.items():
            if guest.stays_away(now):
                self._news.append((number, News.STAYS_AWAY))
        self._show()
        return changed

    def _seat_acting(self, arrived: Arrived) -> int | None:
        """Return the seat for which a message does something in the match; None for any other message."""
        guest = self._lines().get(arrived.line)
        acts = guest is not None and isinstance(arrived.said, Act)
        return self._seats.get(guest.number) if guest is not None and acts else None

    def happened(self) -> list[tuple[int, News]]:
        """Return what the table has to know of phones, by their numbers, once."""
        told, self._news = self._news, []
        return told

    @property
    def due(self) -> int | None:
        """In how many ms `update` has something to do by itself; None for never."""
        if self._server is None:
            return None
        if self._server.inbox:
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
        match said:
            case Hello():
                known = guest is not None or line in self._greeted or line in self._onlookers
                return not known and self._greet(line, said, peer)
            case Act():
                if guest is not None:
                    self._act(guest, said)
            case AskRule(clause) if self._host is not None and (guest or line in self._onlookers):
                text = clause_text(self._words(), self._host.plan.game, clause)
                self._say(line, RuleTold(clause, text))
            case React(face):
                if guest is not None and self._host is not None:
                    self._host.reactions.make(self._seats.get(guest.number, -1), face, self._now())
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

    def _greet(self, line: int, said: Hello, peer: str) -> bool:
        if said.version != VERSION:
            self._dismiss(line, "version")
            return False
        if said.secret:
            digest = hash_of(said.secret)
            for guest in self.guests.values():
                if hmac.compare_digest(guest.digest, digest):
                    guest.secret = said.secret
                    return self._come_back(guest, line)
            self._dismiss(line, "secret")
            return False
        now = self._now()
        if not self._guesses.right(said.code, self.code, peer, now, said.page):
            wait = self._guesses.wait(peer, now, said.page)
            self._dismiss(line, other_code(self._words(), wait))
            return False
        if len(self._greeted) + len(self._onlookers) >= MOST_VISITORS:
            self._dismiss(line, "full")
            return False
        self._know(line)
        self._greeted.add(line)
        self._welcome(line)
        return False

    def _welcome(self, line: int) -> None:
        self._say(line, welcome(self.door, self._words(), self.table))

    def _come_back(self, guest: PhonePlayer, line: int) -> bool:
        if guest.line is not None:
            self._dismiss(guest.line, "moved")
        if guest.missed:
            self._news.append((guest.number, News.IS_BACK))
        self._know(line)
        guest.line, guest.sent, guest.missed = line, None, False
        self._seat(guest)
        return True

    def _sit(self, line: int, said: Sit) -> bool:
        door = self.door
        name = tidy(said.name)
        wrong = fault(name, NAME) if name else None  # without a name that of the portrait stands
        if wrong is not None:
            words = self._words()
            self._say(line, Refused(words("phone.name", why=Worded(words.phrase(wrong)))))
            return False
        number = max(self.guests, default=0) + 1
        self._greeted.discard(line)
        seat = door.come_in(number, name, said.portrait) if door is not None else None
        if seat is None:
            self._greeted.add(line)
            self._welcome(line)
            return False
        guest = self.guests[number] = PhonePlayer(number, seat, secrets.token_urlsafe(24), line)
        # Perhaps a seat in the middle of a match, or one from the next match on.
        guest.sight = self._updates.sight(self._seats.get(number, ONLOOKER))
        self._seat(guest)
        self.came()
        self.tell_who_waits()
        return True

    def _seat(self, guest: PhonePlayer) -> None:
        if guest.line is not None:
            waits = guest.number not in self._seats
            self._say(guest.line, seated(guest, self._words(), self.table, waits=waits))

    def _leave(self, guest: PhonePlayer) -> None:
        if guest.number in self._seats:
            if guest.line is not None:
                self._dismiss(guest.line, "left")
            guest.lose(self._now() - HELD)
            if self.usual_door is not None:
                self.usual_door.go(guest.number)
        else:
            if self.door is not None:
                self.door.go(guest.number)
            self.send_away(guest.number)

    def _act(self, guest: PhonePlayer, said: Act) -> None:
        sight, host, words = guest.sight, self._host, self._words()
        if guest.line is None or sight is None or host is None or guest.number not in self._seats:
            return
        if sight.viewpoint.over:
            if said.action == "go on":
                self._news.append((guest.number, News.GOES_ON))
            return
        if self.paused:
            self._say(guest.line, Refused(words("phone.paused")))
            return
        refused = phone_actions.do(said, sight, host, words)
        if refused is not None:
            self._say(guest.line, refused)
            guest.sent = None

    def _show(self) -> None:
        """Send the table to every phone for which it has changed."""
        here: list[tuple[int, Onlooker, int]] = [
            (line, guest, -1 if (delay := self.delay(guest.number)) is None else delay)
            for line, guest in self._lines().items()
        ]
        here += [(line, each, -1) for line, each in self._onlookers.items()]
        for line, shown in self._updates.changes(
            here, self.away, paused=self.paused, now=self._now(), cloth=self.cloth
        ):
            self._say(line, shown)

    def _say(self, line: int, message: Message) -> None:
        if self._server is not None:
            self._server.send(line, write(message), replaces=isinstance(message, Shown))

    def _know(self, line: int) -> None:
        if self._server is not None:
            self._server.know(line)

    def _dismiss(self, line: int, why: str | Closed) -> None:
        self._say(line, Closed(why) if isinstance(why, str) else why)
        if self._server is not None:
            self._server.end(line)
