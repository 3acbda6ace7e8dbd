"""The program with a table that is drawn at 60 frames a second while people play at it with phones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import monotonic, sleep

from game.phones.messages.to_phones import OfferedFace
from game.phones.networks import LOOPBACK
from game.phones.phones import Phones
from game.scenes.base.phone_door import phones_of
from game.scenes.table.table_scene import TableScene
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.show.devices import phone
from game.show.motion.tween import Speed
from game.show.seating import Hands, Seating
from game.store.settings_file import Settings
from game.tools.cards_in_air import CardJuggler
from game.tools.offscreen import FRAME, Offscreen, explained
from game.tools.phone_bench.virtual_phone import VirtualPhone
from game.variants import find_variant

SIZE = (1280, 720)
GUEST = "greedy"


class OpenChairs:
    """Lets everybody sit down, one after the other."""

    title = "Bench"
    free = True

    def faces(self) -> Sequence[OfferedFace]:
        """Return the portraits to choose from."""
        return [OfferedFace("ruth", "Ruth")]

    def come_in(self, number: int, name: str, portrait: str) -> Seat:
        """Let the person with this phone sit down."""
        return Seat(name or f"Phone {number}", portrait)

    def go(self, number: int) -> None:
        """Nobody leaves."""


class PhoneTable:
    """The program offscreen, which lets phones in at this computer alone; `frame` shows the next picture."""

    def __init__(self, speed: Speed) -> None:
        self.room = Offscreen(SIZE, Settings(faces_told=True, guides=explained(), speed=speed.name))
        self.phones: Phones = phones_of(self.room.kit)
        self.phones.let_in([LOOPBACK], 0)
        self.phones.door = OpenChairs()
        self._last = monotonic()
        self._juggler: CardJuggler | None = None

    @property
    def address(self) -> str:
        """Where the page is."""
        return self.phones.addresses[0]

    def come_in(self) -> VirtualPhone:
        """Let one more phone sit down."""
        client = VirtualPhone(self.address, self.frame)
        client.hello(code=self.phones.code)
        client.hears("welcome")
        client.say("sit", name="", portrait="ruth")
        client.hears("seated")
        return client

    def deal(self, game: str, bots: int, seed: int) -> Host:
        """Open the table of a new match for everybody with a phone, and so many bots."""
        guests = list(self.phones.guests.values())
        players = min(find_variant(game).info.max_players, len(guests) + bots)
        robots = [Seat(f"Bot {n}", "milo", GUEST) for n in range(players - len(guests))]
        plan = Plan(game, (*(guest.seat for guest in guests), *robots), {}, seed)
        devices = {
            seat: frozenset({phone(guest.number)}) for seat, guest in enumerate(guests[:players])
        }
        self.room.stack.ways.table(plan, Seating(devices, Hands.CORNERS))
        scene = self.room.top
        assert isinstance(scene, TableScene)
        return scene.host

    def juggle(self, cards: int) -> None:
        """Keep so many cards in the air from now on."""
        scene = self.room.top
        assert isinstance(scene, TableScene)
        scene.hurry()
        self._juggler = CardJuggler(scene.shown.local.showing.director, cards)

    def frame(self) -> float:
        """Let a frame's time pass and draw; return how many seconds that took."""
        start = monotonic()
        elapsed = min(250, max(1, round((start - self._last) * 1000)))
        self._last = start
        self.room.happen((), elapsed)
        if self._juggler is not None:
            self._juggler.advance()
        self.room.picture()
        return monotonic() - start

    def go_on(self, ms: int) -> None:
        """Let time pass without looking."""
        self.room.happen((), ms)
        self._last = monotonic()

    def rest(self, spent: float) -> None:
        """Sleep for what is left of a frame."""
        sleep(max(0.0, FRAME / 1000 - spent))

    def close(self) -> None:
        """Send everybody away."""
        self.phones.close()


@contextmanager
def phone_table(speed: Speed = Speed.OFF) -> Iterator[PhoneTable]:
    """The program with an open table for phones, which is closed in the end."""
    table = PhoneTable(speed)
    try:
        yield table
    finally:
        table.close()
