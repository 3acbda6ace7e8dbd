"""Every state of the phones' page, brought about in a browser: `STATES`, and `Stage`, on which they are set."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from game.engine.option_values import Value
from game.engine.rng import Rng
from game.phones.hosting import Order
from game.phones.messages.table_shown import Shown
from game.phones.messages.to_phones import OfferedFace
from game.phones.phone_people import PhonePlayer
from game.phones.phones import Phones
from game.scenes.base.guest_names import PORTRAITS, guest_name
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.together.readiness import SHOWN
from game.show.devices import phone
from game.show.sight.host_sight import HostDeed, HostRow, HostSight
from game.tools.soak import random_action
from game.variants import VARIANTS, find_variant
from game.words.catalogue import Catalogue
from game.words.people_texts import NAME, beginning
from tests.harness.written import Position, match_at
from tests.phones.browser import Browser, Tab
from tests.phones.table_of_phones import Client, Sofa, open_phones

GAMES = tuple(variant.info.id for variant in VARIANTS)
SEEDS, STEPS = 12, 600
"""So many deals, and actions in each, are looked through for a moment."""
STAYS = """(() => {
  const refusal = document.getElementById('refusal')
  new MutationObserver(() => { refusal.hidden = false }).observe(refusal, { attributes: true })
})()"""
"""Lets a refusal stay for longer than it is to be read."""
COLOURS = (
    "rose",
    "sky",
    "green",
    "violet",
    "indigo",
    "silver",
    "turquoise",
    "orchid",
    "sand",
    "lime",
)

Wanted = Callable[[Shown], bool]


class NoSuchState(Exception):
    """A game never comes to a state of the page."""


class Parlour(Sofa):
    """A table at which one can be anybody, and at which three have sat down already."""

    def __init__(self, words: Catalogue, title: str, name: str = "") -> None:
        super().__init__()
        self._words, self.title, self._name = words, title, name

    def faces(self) -> Sequence[OfferedFace]:
        faces = ("ada", *PORTRAITS)
        return [
            OfferedFace(
                f,
                beginning(self._name, NAME) or guest_name(self._words, f),
                f in ("ada", "jun", "milo"),
            )
            for f in faces
        ]


@dataclass
class Stage:
    """A table that is open to phones, with a browser that has one."""

    words: Catalogue
    browser: Browser
    phones: Phones
    game: str
    clients: list[Client] = field(default_factory=list)
    name: str = ""
    """What everybody is called, "" if as usual."""

    @property
    def info(self) -> Any:
        return find_variant(self.game).info

    @property
    def guest(self) -> PhonePlayer:
        """Who sits here."""
        return next(iter(self.phones.guests.values()))

    @property
    def shown(self) -> Shown:
        """The table as the phone was sent it last."""
        assert self.guest.sent is not None
        return self.guest.sent

    def open(self, *, code: bool = True) -> Tab:
        """Open the page, with the code or without."""
        tab = self.browser.phone(390, 844, ("prefers-reduced-motion", "reduce"))
        tab.open(self.phones.link() if code else f"http://{self.phones.addresses[0]}/")
        return tab

    def sit(self) -> Tab:
        """Open the page, and sit down."""
        tab = self.open()
        tab.press("Sit down")
        tab.until(lambda: self.phones.guests)
        return tab

    def watch(self) -> Tab:
        """Open the page, and watch."""
        tab = self.open()
        tab.press("Only watch")
        tab.find(lambda node: node.name == "You are watching", "a place to watch")
        return tab

    def deal(self, people: int, seed: int, options: Mapping[str, Value] | None = None) -> Host:
        """Deal to who sits here, and to bots that do not play; the game may have fewer seats."""
        people = min(people, self.info.max_players)
        guests = list(self.phones.guests.values())
        bots = [
            Seat(self.name or guest_name(self.words, face), face, "greedy", colour)
            for face, colour in zip(PORTRAITS[1:], COLOURS[1:], strict=False)
        ]
        own = [
            guest.seat._replace(colour=COLOURS[0], name=self.name or guest.seat.name)
            for guest in guests
        ]
        seats = (*own, *bots)[:people]
        host = Host(Plan(self.game, seats, dict(options or {}), seed))
        self.phones.play(host, {guest.number: at for at, guest in enumerate(guests)})
        return host

    def place(self, position: Position, options: Mapping[str, Value] | None = None) -> Host:
        """Go on from a position in the notation, in which the first hand is that of who sits here."""
        match = match_at(self.game, position, options)
        people = match.table.players
        host = Host(self.deal(people, 1, options).plan, match)
        for seat, each in enumerate(host.plan.seats):
            match.rename(seat, each.name)
        self.phones.play(
            host, {guest.number: at for at, guest in enumerate(self.phones.guests.values())}
        )
        return host

    def until(self, wanted: Wanted, people: int = 4) -> Host:
        """Play by chance until the table of the phone is as it is wanted. Raises NoSuchState."""
        for seed in range(SEEDS):
            host = self.deal(people, seed)
            guest = next(iter(self.phones.guests.values()), None)
            sight = guest.sight if guest else next(iter(self.phones._onlookers.values())).sight
            assert sight is not None
            luck = Rng(seed)
            for _ in range(STEPS):
                if wanted(sight.shown()):
                    return host
                if host.match.over:
                    break
                state, now = host.match.state, host.now
                seat, action = random_action(host.variant, state, now, luck)
                if host.runner.submit(seat, action) is not None:
                    break
        raise NoSuchState(self.game)


def shows(stage: Stage, tab: Tab) -> None:
    """Wait until the page shows the table as it is."""
    stage.phones.update()
    number = str(stage.shown.number)
    tab.until(lambda: tab.ask("document.getElementById('table').dataset.number") == number)


def at_table(wanted: Wanted, people: int = 4) -> Callable[[Stage], Tab]:
    """Return what brings a table about that is as it is wanted."""

    def made(stage: Stage) -> Tab:
        tab = stage.sit()
        stage.until(wanted, people)
        shows(stage, tab)
        return tab

    return made


def at(position: Position, **options: Value) -> Callable[[Stage], Tab]:
    """Return what brings a table about at a position, with options of the game."""

    def made(stage: Stage) -> Tab:
        tab = stage.sit()
        stage.place(position, options)
        shows(stage, tab)
        return tab

    return made


def seen(stage: Stage) -> Tab:
    """A doubt has shown a hand to who sits here."""
    tab = at(DOUBTFUL, draw4="doubt")(stage)
    tab.press("Doubt it")
    tab.until(lambda: tab.ask("document.getElementById('seen').open"))
    return tab


OTHERS = ["G9 B2", "Y4 Y8 B1"]
TWO_LEFT: Position = {"hands": ["R5 R7", *OTHERS], "discard": "R3"}
JUMP: Position = {
    "hands": ["R9 G1 W B2 Y5", *OTHERS],
    "discard": "R3 R9",
    "turn": 1,
    "laid_by": 2,
    "jump": True,
}
DOUBTFUL: Position = {
    "hands": ["R9 G1", "B2", "R1 R4 Y8 B1 G5 G6 G7 B7 B8 Y2"],
    "discard": "R3 W+4",
    "called": "B",
    "facing": 4,
    "doubtable": "R",
    "doubt_holds": True,
    "laid_by": 2,
}
MANY: Position = {
    "hands": [
        "R0 R1 R2 R4 R5 R6 R7 R9 Y1 Y2 Y3 Y5 Y8 G0 G3 G4 G6 G7 B2 B4 B5 B8 B9 W", *OTHERS
    ],
    "discard": "R3",
}  # fmt: skip


def own_turn(shown: Shown) -> bool:
    return shown.turn and len(shown.moves) > 3


def waits(shown: Shown) -> bool:
    return not shown.turn and not shown.over and len(shown.moves) > 5


def stepped(shown: Shown) -> bool:
    """Whether one of many numbers is to be chosen."""
    kinds = [button.kind for button in shown.buttons]
    return any(kinds.count(kind) > 3 for kind in kinds)


def decides(shown: Shown) -> bool:
    """Whether there is something to choose besides cards."""
    kinds = [button.kind for button in shown.buttons if not button.sheet]
    return not stepped(shown) and any(kinds.count(kind) > 1 for kind in kinds)


def tap_card(tab: Tab, place: int) -> None:
    """Touch the card at a place of the hand."""
    tab.ask(f"document.querySelectorAll('#cards .card')[{place}].click()")


def deciding(shown: Shown) -> bool:
    """Whether a card asks for a suit or a colour."""
    return shown.turn and any(len(card.plays) > 1 for card in shown.hand)


def choosing(stage: Stage) -> Tab:
    """A card is played that asks for a suit or a colour."""
    tab = at_table(deciding)(stage)
    place = next(at for at, card in enumerate(stage.shown.hand) if len(card.plays) > 1)
    tap_card(tab, place)
    tap_card(tab, place)
    tab.until(lambda: tab.ask("document.getElementById('sheet').open"))
    return tab


def several(stage: Stage) -> Tab:
    """Two equal cards are raised, which can be played together."""
    tab = at_table(lambda shown: shown.turn and any(card.together for card in shown.hand))(stage)
    code = next(card.code for card in stage.shown.hand if card.together)
    for place in [at for at, card in enumerate(stage.shown.hand) if card.code == code][:2]:
        tap_card(tab, place)
    return tab


def raised(stage: Stage) -> Tab:
    """A card is raised, and can be played."""
    tab = at_table(lambda shown: own_turn(shown) and any(card.plays for card in shown.hand))(stage)
    tap_card(tab, next(at for at, card in enumerate(stage.shown.hand) if card.plays))
    return tab


def refused(stage: Stage) -> Tab:
    """What was wanted is refused, with the reason, and the clause of the rules where there is one."""
    tab = at_table(own_turn)(stage)
    stays = [at for at, card in enumerate(stage.shown.hand) if card.goes is False]
    if stays:
        tap_card(tab, stays[0])
    else:  # where mistakes can be played, what comes too late is refused
        late = json.dumps({"sentence": stage.words("phone.too_late")})
        tab.ask(
            "(async () => (await import(document.querySelector('link[href$=\"/table.js\"]').href))"
            f".refuse({late}))()"
        )
    tab.until(lambda: tab.ask("document.getElementById('refusal').checkVisibility()"))
    tab.ask(STAYS)
    return tab


def sheet(place: int) -> Callable[[Stage], Tab]:
    """Return what opens the sheet of the call with this place among those that have one."""

    def made(stage: Stage) -> Tab:
        tab = at_table(own_turn)(stage)
        names = [button.label for button in stage.shown.buttons if button.sheet]
        if place >= len(names):
            raise NoSuchState(stage.game)
        tab.press(names[place])
        tab.until(lambda: tab.ask("document.getElementById('sheet').open"))
        return tab

    return made


def over(stage: Stage) -> Tab:
    """A round has ended, and the scores are shown."""
    return at_table(lambda shown: shown.over)(stage)


def joined(stage: Stage) -> Tab:
    """Somebody sits here, and somebody else with another phone."""
    tab = stage.sit()
    seated_elsewhere(stage)
    return tab


def ready(stage: Stage) -> Tab:
    """Who sits here is ready for the next round, the other phone is not, and has some seconds left."""
    tab = joined(stage)
    host = stage.until(lambda shown: shown.over)
    shows(stage, tab)
    host.readiness.advance(SHOWN)
    tab.find(lambda node: node.role == "button" and node.name.startswith("Ready"), "a button")
    tab.ask("document.querySelector('#buttons button').click()")
    tab.find(lambda node: node.role == "button" and node.name.startswith("Waiting for"), "a wait")
    return tab


def stood_in(stage: Stage) -> Tab:
    """A bot plays for who sits here, and the phone has said so."""
    tab = joined(stage)
    host = stage.until(own_turn)
    shows(stage, tab)
    host.absences.leave(0)
    tab.until(lambda: tab.ask("document.getElementById('refusal').checkVisibility()"))
    tab.ask(STAYS)
    return tab


def won(shown: Shown) -> bool:
    return shown.end is not None and shown.end.own


def seated_elsewhere(stage: Stage) -> None:
    """Let somebody sit down with another phone."""
    other = Client(stage.phones)
    stage.clients.append(other)
    other.hello(code=stage.phones.code)
    other.hears("welcome")
    other.say("sit", name="Ruth", portrait="ruth")
    other.hears("seated")


def watching(stage: Stage) -> Tab:
    """An onlooker's view of a table at which another phone sits."""
    seated_elsewhere(stage)
    tab = stage.watch()
    stage.until(waits)
    tab.find(lambda node: ", cards: " in node.name, "a player")
    return tab


def sitting_out(stage: Stage) -> Tab:
    """The view of somebody of the party for whom the match has no seat."""
    seated_elsewhere(stage)
    stage.until(waits)
    tab = stage.sit()
    tab.find(lambda node: node.name.startswith("You sit this match out"), "that one sits out")
    return tab


def paused(stage: Stage) -> Tab:
    """The menu is open on the big screen."""
    tab = at_table(own_turn)(stage)
    stage.phones.paused = True
    tab.find(lambda node: node.role == "heading" and node.name == "Paused", "a pause")
    return tab


def menu(stage: Stage) -> Tab:
    """The menu of the page."""
    tab = at_table(own_turn)(stage)
    tab.press("Menu")
    tab.until(lambda: tab.ask("document.getElementById('menu').open"))
    return tab


class Desk:
    """Lets who sits here host: each deed is noted, and done to nobody."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.orders: list[Order] = []
        self.refuses = ""

    def sight(self, number: int) -> HostSight:
        deeds, faces = HostDeed, ("ada", *PORTRAITS[:5])
        names = [self._stage.name or guest_name(self._stage.words, face) for face in faces]
        looks = [(face, name) for face, name in zip(faces, names, strict=True)]
        rows = [
            HostRow(
                at, name, face, COLOURS[at], at != 4, phone(at + 1), at == 2, (deed, deeds.REMOVE)
            )
            for at, ((face, name), deed) in enumerate(
                zip(looks, [deeds.BOT, deeds.BOT, deeds.SEAT, deeds.BOT, deeds.SEAT], strict=False)
            )
        ]
        free = HostRow(5, "", "milo", COLOURS[5], False, None, deeds=(deeds.BOT,))
        return HostSight((deeds.PAUSE, deeds.DEAL), (*rows, free))

    def device(self, row: HostRow) -> str:
        return self._stage.words("device.phone")

    def do(self, number: int, order: Order) -> str:
        self.orders.append(order)
        return self.refuses


class WaitingDesk(Desk):
    """The same where the people of a match are waited for."""

    def sight(self, number: int) -> HostSight:
        deeds, words = HostDeed, self._stage.words
        told = [("phone", (deeds.BOT, deeds.GIVE)), ("anybody", (deeds.BOT, deeds.WAIT))]
        told.append(("bot", (deeds.WAIT, deeds.GIVE)))
        rows = [
            replace(row, deeds=own, comes=words(f"ui.back.{comes}"))
            for row, (comes, own) in zip(super().sight(number).rows[1:], told, strict=False)
        ]
        return HostSight((), tuple(rows))


def hosts(stage: Stage, kind: type[Desk] = Desk) -> Desk:
    """Let who sits here host from now on."""
    desk = stage.phones.desk = kind(stage)
    return desk


def waits_as_host(stage: Stage) -> Tab:
    """A host waits for the cards."""
    tab = seated(stage)
    hosts(stage)
    tab.button("Host the table")
    return tab


def waiting_as_host(stage: Stage) -> Tab:
    """A host looks at who is waited for."""
    return hosting(stage, WaitingDesk)


def hosting(stage: Stage, kind: type[Desk] = Desk) -> Tab:
    """A host looks at what can be done."""
    tab = at_table(own_turn)(stage)
    hosts(stage, kind)
    tab.until(lambda: not tab.ask("document.getElementById('menu-host').hidden"))
    tab.press("Menu")
    tab.press("Host the table")
    tab.until(lambda: tab.ask("document.getElementById('host').open"))
    return tab


def code(stage: Stage) -> Tab:
    """The code is asked for."""
    tab = stage.open(code=False)
    tab.until(lambda: tab.ask("document.activeElement?.id") == "code-letters")
    return tab


def wrong_code(stage: Stage) -> Tab:
    """Another code was typed."""
    tab = code(stage)
    tab.call("Input.insertText", text="????" if stage.phones.code == "2222" else "2222")
    tab.until(lambda: tab.ask("document.activeElement?.getAttribute('aria-invalid')") == "true")
    return tab


def joining(stage: Stage) -> Tab:
    """Somebody chooses who to be."""
    tab = stage.open()
    tab.button("Sit down")
    return tab


def name_refused(stage: Stage) -> Tab:
    """Somebody has typed a name that cannot be shown."""
    tab = joining(stage)
    tab.ask("document.getElementById('join-name').value = 'Ada\\u202e'")
    tab.press("Sit down")
    tab.until(lambda: tab.ask("document.getElementById('join-wrong').checkVisibility()"))
    return tab


def no_seat(stage: Stage) -> Tab:
    """There is no seat, and one can watch."""
    stage.phones.door = None
    tab = stage.open()
    tab.button("Only watch")
    return tab


def seated(stage: Stage) -> Tab:
    """Somebody waits for the cards."""
    tab = stage.sit()
    tab.find(lambda node: node.name.startswith("You have a seat"), "a place to wait")
    return tab


def closed(why: str) -> Callable[[Stage], Tab]:
    """Return what ends the line of a phone at a table, for a reason."""

    def made(stage: Stage) -> Tab:
        tab = at_table(own_turn)(stage)
        line = stage.guest.line
        assert line is not None
        stage.phones._dismiss(line, why)
        covered(tab)
        return tab

    return made


def off(stage: Stage) -> Tab:
    """Phones are let in no more."""
    tab = at_table(own_turn)(stage)
    stage.phones.close()
    covered(tab)
    return tab


def away(stage: Stage) -> Tab:
    """The line is lost, and the seat is held."""
    return cut_off(stage, at_table(own_turn)(stage))


def lost(stage: Stage) -> Tab:
    """An onlooker's line is lost."""
    return cut_off(stage, watching(stage))


def cut_off(stage: Stage, tab: Tab) -> Tab:
    server = stage.phones._server
    assert server is not None
    server.close()
    covered(tab)
    return tab


def covered(tab: Tab) -> None:
    tab.until(lambda: tab.ask("document.getElementById('cover').checkVisibility()"))


@dataclass(frozen=True)
class PageState:
    """A state of the page by its name, and what brings it about on a stage, in some games or in every one.

    `make` raises NoSuchState in a game that never comes to it.
    """

    name: str
    make: Callable[[Stage], Tab]
    games: tuple[str, ...] = GAMES


FIRST = GAMES[:1]
STATES = (
    PageState("code", code, FIRST),
    PageState("code-wrong", wrong_code, FIRST),
    PageState("joining", joining, FIRST),
    PageState("name-refused", name_refused, FIRST),
    PageState("no-seat", no_seat, FIRST),
    PageState("seated", seated, FIRST),
    PageState("watching-soon", Stage.watch, FIRST),
    PageState("turn", at_table(own_turn)),
    PageState("waits", at_table(waits)),
    PageState("raised", raised),
    PageState("refused", refused),
    PageState("choosing", choosing, ("classic", "oono")),
    PageState("several", several, ("callout",)),
    PageState("bidding", at_table(lambda shown: shown.turn and stepped(shown)), ("tricks",)),
    PageState("decides", at_table(lambda shown: shown.turn and decides(shown)), ("tricks",)),
    PageState(
        "faces",
        at_table(lambda shown: shown.turn and bool(shown.facing)),
        ("oono", "attack", "callout"),
    ),
    PageState("two-left", at(TWO_LEFT), ("oono",)),
    PageState("may-jump", at(JUMP, jump_in=True), ("classic", "oono")),
    PageState("seen", seen, ("classic", "oono")),
    PageState("due", at_table(lambda shown: any(b.due for b in shown.buttons)), ("callout",)),
    PageState("stopped", at_table(lambda s: any(clock.stands for clock in s.clocks)), ("callout",)),
    PageState("sheet-1", sheet(0)),
    PageState("sheet-2", sheet(1)),
    PageState("sheet-3", sheet(2)),
    PageState("many-players", at_table(waits, 10)),
    PageState("many-cards", at(MANY), ("classic", "oono")),
    PageState("over", over),
    PageState("ready", ready),
    PageState("stood-in", stood_in, FIRST),
    PageState("won", at_table(won)),
    PageState("over-many", at_table(lambda shown: shown.over, 10)),
    PageState("watching", watching),
    PageState("sitting-out", sitting_out),
    PageState("paused", paused, FIRST),
    PageState("menu", menu),
    PageState("hosting", hosting, FIRST),
    PageState("hosting-waits", waiting_as_host, FIRST),
    PageState("waits-as-host", waits_as_host, FIRST),
    PageState("away", away, FIRST),
    PageState("lost", lost, FIRST),
    *(PageState(why, closed(why), FIRST) for why in ("moved", "left", "full", "version")),
    PageState("ended", off, FIRST),
)


@contextmanager
def staged(words: Catalogue, browser: Browser, game: str, name: str = "") -> Iterator[Stage]:
    """A table of a game that is open to phones at this computer alone; all have this name, if there is one."""
    with open_phones(words) as phones:
        phones.door = Parlour(words, words(f"{game}.title"), name)
        stage = Stage(words, browser, phones, game, name=name)
        browser.meanwhile = phones.update
        try:
            yield stage
        finally:
            browser.meanwhile = lambda: None
            for client in stage.clients:
                client.close()
