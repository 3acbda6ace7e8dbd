"""Every byte that goes to each phone of a table, and when: a match that phones play, and its twins.

`play` plays a match in which every seat is a phone's and two phones look on, and returns what was said by whom
in which frame. A `World` says it again: from a moment on, with the true cards, or with others dealt to wherever
a seat cannot see them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from game.engine.actions import TABLE, Action
from game.engine.events import Event, redact
from game.engine.match import Entry
from game.engine.notation.action_text import format_action
from game.engine.observe import observe
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.variant import Variant
from game.phones.inbox import Arrived, Inbox
from game.phones.messages.from_phones import Act, Hello, Sit, Watch
from game.phones.messages.to_phones import VERSION
from game.phones.phones import Phones
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.store.bot_files import load_roster
from game.words.catalogue import Catalogue
from tests.conformance.hidden_cards import hidden_lists
from tests.phones.table_of_phones import Sofa

FRAME = 40
"""ms of a frame."""
LOOKS = 6
"""Frames after which somebody looks again whether there is something to do."""
LONGEST = 60_000
"""Frames of a match at most."""
ONLOOKERS = 2
NEAR = 14
"""Cards at either end of a pile that are drawn or dealt next."""
Line = int
"""The number of a connection: those of the seats in their order from 1 on, then those of the onlookers."""


class Wire:
    """Stands for the server: takes down every byte that is sent, by connection, with the frame."""

    def __init__(self) -> None:
        self.inbox = Inbox()
        self.port, self.addresses = 1, ["127.0.0.1"]
        self.frame = 0
        self.sent: dict[Line, list[tuple[int, bytes]]] = defaultdict(list)

    def listen(self, addresses: Sequence[str], port: int) -> None:
        """Do nothing: nobody comes from outside."""

    def send(self, line: Line, data: bytes, *, replaces: bool = False) -> None:
        self.sent[line].append((self.frame, data))

    def end(self, line: Line) -> None:
        self.sent[line].append((self.frame, b""))

    def know(self, line: Line) -> None:
        """Do nothing: all are known."""

    def delay(self, line: Line) -> float | None:
        return 0.02

    def close(self) -> None:
        """Do nothing."""


@dataclass
class Spoken:
    """What was said in each frame of a match, and where the match was then: actions done, and game ms."""

    plan: Plan
    log: list[Entry]
    said: list[list[tuple[Line, Act]]] = field(default_factory=list)
    went_on: set[int] = field(default_factory=set)
    """The frames in which the next round was dealt."""
    done: list[int] = field(default_factory=list)
    now: list[int] = field(default_factory=list)
    sent: dict[Line, list[tuple[int, bytes]]] = field(default_factory=dict)


class World:
    """A table of phones under way, from the first `done` actions of a log on, at `now` in game ms.

    With a `state` the match goes on from that instead.
    """

    def __init__(
        self,
        words: Catalogue,
        plan: Plan,
        log: Sequence[Entry] = (),
        now: int = 0,
        state: State | None = None,
    ) -> None:
        self.host = Host(plan)
        for entry in log:
            self._let_pass(entry.now)
            assert self.host.runner.submit(entry.seat, entry.action) is None
        self._let_pass(now)
        if state is not None:
            self.host.match.state = state
        self.wire = Wire()
        with_wire = Phones(
            lambda: words, {}, lambda: ("Good play", "hello"), lambda: None, self._seconds
        )
        with_wire.serve = lambda files, wake: self.wire
        with_wire.let_in(self.wire.addresses)
        with_wire.code, with_wire.door = "ABCD", Sofa()
        self.phones = with_wire
        self.players = len(plan.seats)
        self.frame = 0
        self.events: list[Event] = []
        """The events of the last frame, as the table knows them."""
        self.host.subscribe(lambda _entry, events: self.events.extend(events))
        for line in self.lines:
            self._hear(line, Hello(VERSION, "ABCD"))
            seated = line <= self.players
            self._hear(line, Sit(plan.seats[line - 1].name, "") if seated else Watch())
        self.wire.sent.clear()  # secrets, which differ wherever somebody sits down
        with_wire.play(self.host, {number: number - 1 for number in range(1, self.players + 1)})
        with_wire.update()

    def _let_pass(self, until: int) -> None:
        """Let game time pass, in which nobody does anything by themselves."""
        self.host.runner.update(max(0, until - self.host.runner.now))

    def _seconds(self) -> float:
        return self.frame * FRAME / 1000

    def _hear(self, line: Line, said: Any) -> None:
        self.wire.inbox.put(Arrived(line, said, "127.0.0.1"))
        self.phones.update()

    @property
    def lines(self) -> range:
        """The connections of the seats, then of the onlookers."""
        return range(1, self.players + ONLOOKERS + 1)

    def step(self, said: Sequence[tuple[Line, Act]], *, goes_on: bool = False) -> None:
        """Let a frame pass in which this is said."""
        self.events = []
        self.frame += 1
        self.wire.frame = self.frame
        for line, act in said:
            self.wire.inbox.put(Arrived(line, act, "127.0.0.1"))
        self.host.update(FRAME)
        self.phones.update()
        if goes_on:
            self.host.next_round()
            self.phones.update()

    def known(self, line: Line) -> tuple[Any, ...]:
        """What whoever holds a phone may know by the rules: actions, the observation, events of the frame."""
        seat = line - 1 if line <= self.players else TABLE
        match = self.host.match
        seen = observe(match.variant, match.state, seat, self.host.now, match.number)
        return len(match.log), match.log[-1:], seen, redact(self.events, seat)


class Person:
    """Plays a phone's seat by the policy of a bot, and says nonsense now and then."""

    def __init__(self, variant: Variant[Any], seat: int, luck: Random) -> None:
        self.variant, self.seat, self.luck = variant, seat, luck
        self.bot = load_roster()["greedy"].bot(variant)
        self.rng = Rng(luck.randrange(1 << 30))
        self.waits: tuple[int, int, Action] | None = None
        """The frame in which a turn is taken, the number of what it answers, and the action."""
        self.calls: list[tuple[int, Action]] = []
        self.asked = -1

    def says(self, host: Host, frame: int) -> Iterator[Act]:
        """Yield what the person says in a frame."""
        match, luck = host.match, self.luck
        if match.state.over:
            self.waits = None
            return
        if luck.random() < 0.01:
            yield Act(luck.choice((match.number, match.number, -1)), self.nonsense(host))
        if self.asked != len(match.log) and not self.calls:
            self.asked = len(match.log)
            if self.seat in self.variant.out_of_turn.callers(match.state):
                reaction = self.bot.react(match.observe(self.seat, host.now), self.rng)
                if reaction is not None:
                    self.calls.append((frame + 1 + reaction.delay // FRAME, reaction.action))
        for due in [each for each in self.calls if each[0] <= frame]:
            self.calls.remove(due)
            yield Act(match.number, self.text(host, due[1]))
        if self.waits is not None and self.waits[1] == match.number:
            if self.waits[0] <= frame:
                yield Act(match.number, self.text(host, self.waits[2]))
                self.waits = None
        elif frame % LOOKS == self.seat:
            seen = match.observe(self.seat, host.now)
            if seen.legal:
                action = self.bot.decide(seen, 4, self.rng)
                self.waits = frame + luck.randint(0, 25), match.number, action

    def text(self, host: Host, action: Action) -> str:
        """An action in the notation."""
        return format_action(action, host.match.table.deck, self.variant.info.vocabulary)

    def nonsense(self, host: Host) -> str:
        """What is most probably refused."""
        luck, table = self.luck, host.match.table
        card = luck.choice(table.deck.codes)
        verb = luck.choice(list(self.variant.info.vocabulary))
        other = luck.randrange(table.players)
        words = ("no-match", "uncalled-spade", "question", "too-slow", "misdeal")
        suit, cards = luck.choice(table.deck.suits), f"{card} {luck.choice(table.deck.codes)}"
        named = (
            card,
            cards,
            other,
            f"{other} {luck.choice(words)}",
            suit,
            "12",
            "all",
            f"{card} as {suit}",
        )
        plain = (f"play {card}", f"play {card} {card}", verb, "go on", "")
        return luck.choice((*plain, *(f"{verb} {each}" for each in named)))


def play(words: Catalogue, plan: Plan, luck: Random, longest: int = LONGEST) -> Spoken:
    """Play a match to its end with every seat at a phone; return what was said, and all that was heard."""
    world = World(words, plan)
    variant = world.host.variant
    people = [Person(variant, seat, luck) for seat in range(len(plan.seats))]
    spoken = Spoken(plan, world.host.match.log)
    while not world.host.match.over and world.frame < longest:
        said = [
            (each.seat + 1, act) for each in people for act in each.says(world.host, world.frame)
        ]
        over = world.host.over
        if over:
            said.append((1, Act(0, "go on")))
        spoken.done.append(len(world.host.match.log))
        spoken.now.append(world.host.now)
        spoken.said.append(said)
        if over:
            spoken.went_on.add(world.frame)
        world.step(said, goes_on=over)
        if over:
            assert 0 in world.host.readiness.ready
    spoken.sent = world.wire.sent
    return spoken


def at(words: Catalogue, spoken: Spoken, frame: int, state: State | None = None) -> World:
    """The table of a match in a frame; with a `state` its hidden cards are those."""
    log = spoken.log[: spoken.done[frame]]
    return World(words, spoken.plan, log, spoken.now[frame], state)


def dealt_anew(state: State, seat: int, soon: Sequence[Entry], luck: Random) -> State:
    """Another state that looks the same from a seat, in which others can still do what they did `soon` after.

    Now and then all that is hidden is dealt anew; else the cards stay that were played, and those that come
    next.
    """
    world = state.clone()
    zones = hidden_lists(world, seat)
    kept: dict[int, list[int]] = defaultdict(list)
    if luck.random() < 0.75:
        for entry in soon:
            kept[entry.seat] += entry.action.cards
    places = []
    for zone in zones:
        owner = next((n for n, hand in enumerate(world.hands) if hand is zone), None)
        near = NEAR if kept and owner is None else 0
        wanted = list(kept.get(owner, ())) if owner is not None else []
        for place, card in enumerate(zone):
            if card in wanted:
                wanted.remove(card)
            elif near <= place < len(zone) - near:
                places.append((zone, place))
    cards = [zone[place] for zone, place in places]
    luck.shuffle(cards)
    for (zone, place), card in zip(places, cards, strict=True):
        zone[place] = card
    world.rng = luck.getrandbits(60)
    return world


def plan_of(variant: Variant[Any], players: int, seed: int, **options: Any) -> Plan:
    """A match in which everybody is a person with a phone."""
    seats = tuple(Seat(f"Phone {n}", "milo", "", "rose") for n in range(players))
    return Plan(variant.info.id, seats, options, seed)
