"""Who comes in with a phone: by the code, or by the secret of a seat; who sits down, and who comes back."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable, Mapping, Sequence

from game.phones.door import Door, other_code, seated, welcome
from game.phones.hosting import HostDesk, Order
from game.phones.messages.from_phones import Hello, Sit
from game.phones.messages.to_phones import VERSION, Closed, Refused, write
from game.phones.networks import private_addresses
from game.phones.news import News
from game.phones.page_files import PageFile
from game.phones.phone_lines import NoPhones, PhoneLines
from game.phones.phone_people import Onlooker, PhonePlayer, hash_of
from game.phones.server import PORT
from game.phones.table_code import Guesses, new_code
from game.phones.table_updates import TableUpdates
from game.session.host import Host
from game.session.plan import Seat
from game.session.viewpoint import ONLOOKER
from game.show.sight.host_sight import NO_HOST
from game.words.catalogue import Catalogue
from game.words.marks import Worded
from game.words.people_texts import NAME, fault, tidy

MOST_VISITORS = 24
"""Phones at a time that have come in and have no seat."""


class Reception(PhoneLines):
    """The phones that have come in at one table, and their seats, in a match that is played or in none.

    `words` returns the catalogue of the language that is spoken; `wake` is called, in another thread, when
    there is something to do. `now` returns seconds.
    """

    def __init__(
        self,
        words: Callable[[], Catalogue],
        files: Mapping[str, PageFile],
        phrases: Callable[[], Sequence[str]],
        wake: Callable[[], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(files, wake)
        self._words, self._now = words, now
        self.table = secrets.token_urlsafe(9)
        """The id of the table, by which a phone knows where its seat is. It is not the code, and no secret."""
        self.find: Callable[[], Sequence[str]] = lambda: private_addresses()
        """Finds the addresses at which phones are let in."""
        self.cloth: Callable[[str], Sequence[str]] = lambda game: ()
        """The colours of a game's table, as CSS writes them."""
        self.paused = False
        """Whether the game stands still, so that nothing may be done."""
        self.desk: HostDesk | None = None
        """Where phones that may host ask for deeds."""
        self._guesses = Guesses()
        self._door: Door | None = None
        self.usual_door: Door | None = None
        """Where one can sit down while no screen has a door of its own."""
        self.came: Callable[[], None] = lambda: None
        """Called when somebody has a seat who had none."""
        self.greets: Callable[[str], None] = lambda name: None
        """Called with the name of somebody who has come in."""
        self.parts: Callable[[int, str], None] = lambda number, name: None
        """Called with the number and the name of somebody who leaves a seat in the match."""
        self.sits_out: Callable[[int], bool] = lambda number: True
        """Called with the number of a phone without a seat in the match; returns whether it is told so."""
        self.guests: dict[int, PhonePlayer] = {}
        self._newest = 0
        """The highest number that a phone has had. None has that of another: seats are known by it."""
        self._onlookers: dict[int, Onlooker] = {}
        self._greeted: set[int] = set()
        self._host: Host | None = None
        self._seats: dict[int, int] = {}
        """The numbers of the seats in the match by those of the phones."""
        self._replaced: frozenset[int] = frozenset()
        """The numbers of the phones whose seats bots have."""
        self._updates = TableUpdates(words, phrases)
        self._news: list[tuple[int, News]] = []
        self._orders: list[tuple[PhonePlayer, Order]] = []
        """What hosts have asked for, and is yet to be done."""

    def expect(self, number: int, seat: Seat, digest: str) -> None:
        """Hold a seat for whoever had it before the program ended: the hash of their secret is known."""
        self._newest = max(self._newest, number)
        if number not in self.guests:
            guest = PhonePlayer(number, seat, "", None, self._now(), missed=True, digest=digest)
            self.guests[number] = guest

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
        try:
            self._listen(list(self.find() if addresses is None else addresses), port)
        except NoPhones as problem:
            self.trouble = problem.phrase
            raise
        self.trouble = None
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
    def at_table(self) -> bool:
        """Whether a match is shown to phones."""
        return self._host is not None

    @property
    def _covered(self) -> bool:
        """Whether something lies over the table."""
        return self.paused and self._host is not None

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
            # What covers the table may be the question about this very phone, but need not be.
            self._news.append((guest.number, News.IS_BACK))
            guest.untold = self._covered or not self.at_table
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
        self._newest = number = self._newest + 1
        self._greeted.discard(line)
        offered = () if door is None else door.faces()
        joins = any(face.joins and face.portrait == said.portrait for face in offered)
        there = joins or not said.joins  # else somebody else was quicker
        seat = door.come_in(number, name, said.portrait) if door is not None and there else None
        if seat is None:
            self._greeted.add(line)
            self._welcome(line)
            return False
        guest = self.guests[number] = PhonePlayer(number, seat, secrets.token_urlsafe(24), line)
        # Perhaps a seat in the middle of a match, or one from the next match on.
        guest.sight = self._updates.sight(self._seats.get(number, ONLOOKER))
        # It may be a seat that a bot has in the match by now, which the table gives them.
        guest.untold = self.at_table
        self._seat(guest)
        self.came()
        self.greets(seat.name)
        self.tell_who_waits()
        return True

    def _seat(self, guest: PhonePlayer) -> None:
        if guest.line is not None:
            waits = guest.number not in self._seats
            guest.hosting = NO_HOST
            self._say(guest.line, seated(guest, self._words(), self.table, waits=waits))
