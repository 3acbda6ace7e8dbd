"""The phones at this screen's table: who has come in with one, which seat it plays, and what it is told.

`Phones.let_in` lets phones in, `update` does what has arrived and sends what has changed; it is called once a
frame, and whenever a phone has said something. A seat is a viewpoint on the host, as with any other device.
"""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Protocol

from game.engine.cards import UNKNOWN
from game.engine.notation.action_text import parse_action
from game.engine.notation.card_text import NotationError
from game.engine.problems import Phrase, Problem
from game.phones.messages import (
    VERSION,
    Act,
    Closed,
    Hello,
    Leave,
    Message,
    OfferedFace,
    Refused,
    Seated,
    Shown,
    Sit,
    Watch,
    Welcome,
    write,
)
from game.phones.networks import private_addresses
from game.phones.page_files import PageFile
from game.phones.phone_sight import PhoneSight
from game.phones.server import PORT, Arrived, PhoneServer
from game.session.host import Host
from game.session.plan import Seat
from game.session.viewpoint import ONLOOKER, Viewpoint
from game.words.catalogue import Catalogue

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""The letters of a table's code: none can be taken for another."""
CODE = 4
WRONG, WRONG_OF_ALL, FORGOTTEN = 12, 60, 60.0
"""So many wrong codes of one address, or of all, in so many seconds shut the door for that time to it, or to
all."""
MOST_VISITORS = 24
"""Phones at a time that have come in and have no seat."""
MOST_AT_ONCE = 16
"""Messages that are read in a frame; the others wait for the next."""
AWAY = 2.5
"""Seconds after which a phone that is gone is said to be away."""
HELD = 20.0
"""Seconds for which its seat is held, before the table is asked."""
CLOCKS = 0.25
"""Seconds between two looks at a table whose rules go by the clock."""
PAGE_WORDS = "phone-page-"
"""The ids of the page's own texts begin with this."""
BLANKS = {name: f"{{{name}}}" for name in ("name", "card", "count", "place")}
"""What the page itself puts into its texts."""


class News(Enum):
    """What the table has to know of a phone, besides actions."""

    GOES_ON = auto()
    """Whoever has it wants to go on after a round."""
    STAYS_AWAY = auto()
    """Its seat has been held for long enough."""
    IS_BACK = auto()


class NoPhones(Problem):
    """Phones cannot be let in; `phrase` says what was tried and what to do."""


class Door(Protocol):
    """A screen at which somebody who comes with a phone can sit down."""

    @property
    def title(self) -> str:
        """The name of the game that is to be played."""
        ...

    @property
    def free(self) -> bool:
        """Whether there is room for one more."""
        ...

    def faces(self) -> Sequence[tuple[str, str, bool]]:
        """Return the portraits to choose from: each with a name, and whether somebody here has it."""
        ...

    def come_in(self, number: int, name: str, portrait: str) -> Seat | None:
        """Let the person with this phone sit down; return who they are now, or None if there is no room."""
        ...

    def go(self, number: int) -> None:
        """Let the person with this phone leave the seat."""
        ...


@dataclass(eq=False)
class PhoneGuest:
    """A person with a phone. `line` is the connection, None while there is none (since `gone`, in seconds)."""

    number: int
    seat: Seat
    secret: str = field(repr=False)
    line: int | None
    gone: float = 0.0
    missed: bool = False
    """Whether the table has been asked what is to become of the seat."""
    sight: PhoneSight | None = None
    sent: Shown | None = None


@dataclass(eq=False)
class _Onlooker:
    """A phone that only watches."""

    sight: PhoneSight | None = None
    sent: Shown | None = None


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
        self._words, self._files, self._phrases = words, files, phrases
        self._wake, self._now = wake, now
        self._server: PhoneServer | None = None
        self.code = ""
        self.find: Callable[[], Sequence[str]] = lambda: private_addresses()
        """Finds the addresses at which phones are let in."""
        self._door: Door | None = None
        self.paused = False
        """Whether the game stands still, so that nothing may be done."""
        self.guests: dict[int, PhoneGuest] = {}
        self._onlookers: dict[int, _Onlooker] = {}
        self._greeted: set[int] = set()
        self._wrong: list[tuple[float, str]] = []
        self._host: Host | None = None
        self._people: Sequence[Seat] = ()
        self._seats: dict[int, int] = {}
        self._looked = 0.0
        self.cloth: Callable[[str], Sequence[str]] = lambda game: ()
        """The colours of a game's table, as CSS writes them."""
        self._told: tuple[tuple[int, ...], bool] = ((), False)
        self._news: list[tuple[int, News]] = []

    # --- opening and closing

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

    def let_in(self, addresses: Sequence[str] | None = None, port: int = PORT) -> None:
        """Let phones come in. Raises NoPhones."""
        if self._server is not None:
            return
        found = list(self.find() if addresses is None else addresses)
        if not found:
            raise NoPhones(Phrase("problem.phones-no-network"))
        server = PhoneServer(self._files, self._wake)
        try:
            server.listen(found, port)
        except OSError as error:
            detail = error.strerror or str(error)
            raise NoPhones(
                Phrase("problem.phones-no-server", address=found[0], detail=detail)
            ) from None
        self._server = server
        self.code = "".join(secrets.choice(LETTERS) for _ in range(CODE))

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
        for guest in self.guests.values():
            if guest.line is not None:
                guest.line, guest.gone = None, self._now()

    @property
    def door(self) -> Door | None:
        """Where one can sit down now; None if nowhere."""
        return self._door

    @door.setter
    def door(self, door: Door | None) -> None:
        self._door = door
        self.tell_who_waits()

    def tell_who_waits(self) -> None:
        """Tell the phones that have come in, but have no seat, which seats there are now."""
        for line in self._greeted:
            self._welcome(line)

    def _lines(self) -> dict[int, PhoneGuest]:
        """Return who is there now, by their connections."""
        return {each.line: each for each in self.guests.values() if each.line is not None}

    # --- the match

    def play(self, host: Host | None, seats: Mapping[int, int]) -> None:
        """Show the host's match to the phones; `seats` are the numbers of the seats by those of the phones."""
        self._stop_watching()
        left = self._host is not None and host is None
        self._host = host
        self._seats = dict(seats) if host is not None else {}
        if host is None:
            for seated in self.guests.values() if left else ():
                self._seat(seated)  # its table is gone
            return
        host.wait_for(self)
        self._people = host.plan.seats
        for number in [each for each in self.guests if each not in self._seats]:
            self.send_away(number)
        for number, seat in self._seats.items():
            guest = self.guests.get(number)
            if guest is not None:
                guest.sight = self._sight(host, seat)
        for each in self._onlookers.values():
            each.sight = self._sight(host, ONLOOKER)

    def _sight(self, host: Host, seat: int) -> PhoneSight:
        return PhoneSight(Viewpoint(host, seat), self._words(), self._people, self._phrases())

    def _stop_watching(self) -> None:
        watching: list[PhoneGuest | _Onlooker] = [*self.guests.values(), *self._onlookers.values()]
        for each in watching:
            if each.sight is not None:
                each.sight.close()
            each.sight = each.sent = None
        if self._host is not None:
            self._host.forget(self)

    @property
    def blocks(self) -> bool:
        """Whether game time stands still: while a phone is away from a table whose rules go by the clock."""
        return self._host is not None and self._host.timed and bool(self.away)

    @property
    def away(self) -> list[int]:
        """The seats whose phones are gone."""
        return [
            self._seats[number]
            for number, guest in self.guests.items()
            if number in self._seats and self.is_away(guest)
        ]

    def is_away(self, guest: PhoneGuest) -> bool:
        """Whether a phone has been gone for longer than a page takes to load."""
        return guest.line is None and self._now() - guest.gone > AWAY

    def held(self, number: int) -> float | None:
        """Return for how many seconds the seat of a phone that is away is held; None if it is not away."""
        guest = self.guests.get(number)
        if guest is None or not self.is_away(guest):
            return None
        return max(0.0, guest.gone + HELD - self._now())

    def delay(self, number: int) -> int | None:
        """Return how many ms a message takes to a phone and back; None if it is not known."""
        guest = self.guests.get(number)
        if guest is None or guest.line is None or self._server is None:
            return None
        found = self._server.delay(guest.line)
        return None if found is None else round(found * 1000)

    def send_away(self, number: int) -> None:
        """Take the seat from a phone."""
        guest = self.guests.pop(number, None)
        if guest is None:
            return
        self._seats.pop(number, None)
        if guest.sight is not None:
            guest.sight.close()
        if guest.line is not None:
            self._dismiss(guest.line, "left")

    # --- what arrives

    def update(self) -> bool:
        """Do what has arrived, and tell every phone what has changed; return whether anybody came or went."""
        server = self._server
        if server is None:
            return False
        changed = False
        for _ in range(MOST_AT_ONCE):
            if server.arrived.empty():
                break
            changed |= self._take(server.arrived.get())
        # While something lies over the table nobody there could be asked.
        covered = self.paused and self._host is not None
        for number, guest in () if covered else self.guests.items():
            if guest.line is None and not guest.missed and self._now() - guest.gone >= HELD:
                guest.missed = True
                self._news.append((number, News.STAYS_AWAY))
        self._show()
        return changed

    def happened(self) -> list[tuple[int, News]]:
        """Return what the table has to know of phones, by their numbers, once."""
        told, self._news = self._news, []
        return told

    @property
    def due(self) -> int | None:
        """In how many ms `update` has something to do by itself; None for never."""
        if self._server is None:
            return None
        if not self._server.arrived.empty():
            return 0
        if any(guest.line is None for guest in self.guests.values()):
            return 250
        return round(CLOCKS * 1000) if self._host is not None and self._host.timed else None

    def _take(self, arrived: Arrived) -> bool:
        line, said, peer = arrived
        lines = self._lines()
        if said is None:
            self._greeted.discard(line)
            watched = self._onlookers.pop(line, None)
            if watched is not None and watched.sight is not None:
                watched.sight.close()
            guest = lines.get(line)
            if guest is not None:
                guest.line, guest.gone = None, self._now()
            return guest is not None
        match said:
            case Hello():
                known = line in lines or line in self._greeted or line in self._onlookers
                return not known and self._greet(line, said, peer)
            case Act():
                if line in lines:
                    self._act(lines[line], said)
            case Leave():
                if line in lines:
                    self._leave(lines[line])
                    return True
            case Sit():
                return line in self._greeted and self._sit(line, said)
            case Watch():
                if line in self._greeted:
                    self._greeted.discard(line)
                    sight = None if self._host is None else self._sight(self._host, ONLOOKER)
                    self._onlookers[line] = _Onlooker(sight)
        return False

    def _greet(self, line: int, said: Hello, peer: str) -> bool:
        if said.version != VERSION:
            self._dismiss(line, "version")
            return False
        if said.secret:
            for guest in self.guests.values():
                if hmac.compare_digest(guest.secret.encode(), said.secret.encode()):
                    return self._come_back(guest, line)
            self._dismiss(line, "secret")
            return False
        now = self._now()
        self._wrong = [each for each in self._wrong if now - each[0] < FORGOTTEN]
        own = sum(other == peer for _, other in self._wrong)
        shut = own >= WRONG or len(self._wrong) >= WRONG_OF_ALL
        good = hmac.compare_digest(said.code.strip().upper().encode(), self.code.encode())
        if shut or not good:
            if not shut:
                self._wrong.append((now, peer))
            self._dismiss(line, "code")
            return False
        if len(self._greeted) + len(self._onlookers) >= MOST_VISITORS:
            self._dismiss(line, "full")
            return False
        self._know(line)
        self._greeted.add(line)
        self._welcome(line)
        return False

    def _welcome(self, line: int) -> None:
        door, words = self.door, self._words()
        title = door.title if door else ""
        faces = [OfferedFace(*each) for each in door.faces()] if door else []
        free = door is not None and door.free
        self._say(line, Welcome(title, faces, free, words.language, self._page_words()))

    def _page_words(self) -> dict[str, str]:
        words = self._words()
        names = [key for key in words.ids() if key.startswith(PAGE_WORDS)]
        return {key.removeprefix(PAGE_WORDS): words(key, **BLANKS) for key in names}

    def _come_back(self, guest: PhoneGuest, line: int) -> bool:
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
        name = "".join(each for each in said.name if each.isprintable()).strip()
        number = max(self.guests, default=0) + 1
        self._greeted.discard(line)
        seat = door.come_in(number, name, said.portrait) if door is not None else None
        if seat is None:
            self._greeted.add(line)
            self._welcome(line)
            return False
        guest = self.guests[number] = PhoneGuest(number, seat, secrets.token_urlsafe(24), line)
        if self._host is not None and number in self._seats:  # a seat in the middle of a match
            guest.sight = self._sight(self._host, self._seats[number])
        self._seat(guest)
        self.tell_who_waits()
        return True

    def _seat(self, guest: PhoneGuest) -> None:
        seat, words = guest.seat, self._page_words()
        if guest.line is not None:
            waits = guest.number not in self._seats
            self._say(
                guest.line,
                Seated(
                    guest.secret, seat.name, seat.portrait, seat.colour, words, round(HELD), waits
                ),
            )

    def _leave(self, guest: PhoneGuest) -> None:
        if guest.number in self._seats:
            if guest.line is not None:
                self._dismiss(guest.line, "left")
            guest.line, guest.gone = None, self._now() - HELD
        else:
            if self.door is not None:
                self.door.go(guest.number)
            self.send_away(guest.number)

    def _act(self, guest: PhoneGuest, said: Act) -> None:
        sight, words = guest.sight, self._words()
        if guest.line is None or sight is None or self._host is None:
            return
        seen = sight.viewpoint
        if seen.over:
            if said.action == "go on":
                self._news.append((guest.number, News.GOES_ON))
            return
        if self.paused:
            self._say(guest.line, Refused(words("phone.paused")))
            return
        try:
            action = parse_action(said.action, seen.table.deck, seen.variant.info.vocabulary)
        except NotationError:
            self._say(guest.line, Refused(words("phone.not_understood")))
            return
        hand = seen.observation.state.hands[seen.seat]
        if (
            action.verb == "play"
            and UNKNOWN not in hand
            and any(c not in hand for c in action.cards)
        ):
            self._say(guest.line, Refused(words("phone.too_late")))
            return
        refusal = self._host.offer(seen.seat, action, said.number)
        if refusal is not None:
            self._say(guest.line, Refused(*sight.told(refusal, action)))
            guest.sent = None

    # --- what is told

    def _show(self) -> None:
        """Send the table to every phone for which it has changed."""
        timed = self._host is not None and self._host.timed
        again = timed and self._now() - self._looked > CLOCKS
        if again:
            self._looked = self._now()
        told = (tuple(self.away), self.paused)
        again |= told != self._told
        self._told = told
        at: list[tuple[int, PhoneGuest | _Onlooker]] = [
            *self._lines().items(),
            *self._onlookers.items(),
        ]
        for line, each in at:
            if each.sight is None or not (again or each.sight.changed or each.sent is None):
                continue
            each.sight.changed = False
            shown = each.sight.shown(told[0], paused=self.paused)
            shown.cloth = self.cloth(shown.game)
            if isinstance(each, PhoneGuest):
                shown.delay = -1 if (delay := self.delay(each.number)) is None else delay
            if each.sent is None or not _alike(each.sent, shown):
                each.sent = shown
                self._say(line, shown)

    def _say(self, line: int, message: Message) -> None:
        if self._server is not None:
            self._server.send(line, write(message), replaces=isinstance(message, Shown))

    def _know(self, line: int) -> None:
        if self._server is not None:
            self._server.know(line)

    def _dismiss(self, line: int, why: str) -> None:
        self._say(line, Closed(why))
        if self._server is not None:
            self._server.end(line)


def _alike(before: Shown, now: Shown) -> bool:
    """Whether nothing but the time on clocks, and the delay of the phone, is different."""
    clocks = [(c.label, c.whole, c.stands) for c in before.clocks]
    if clocks != [(c.label, c.whole, c.stands) for c in now.clocks]:
        return False
    was = before.clocks
    late = before.delay
    before.clocks, before.delay = now.clocks, now.delay
    same = before == now
    before.clocks, before.delay = was, late
    return same
