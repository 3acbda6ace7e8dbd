"""One true thing of everybody at the end of an evening, by its matches' logs: `praises(counted(matches))`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.engine.actions import Action
from game.engine.events import (
    Announced,
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    SuitCalled,
    TurnChanged,
)
from game.engine.match import Match
from game.engine.verbs import PLAY
from game.engine.zones import DECK, DRAW, HAND, PLAYED, TAKEN, TRICK
from game.session.course import SatDown, played_by_person

LEAST: Mapping[str, float] = {
    "handed": 4, "skipped": 2, "turned": 2, "suits": 2, "caught": 1, "called": 3000, "jumped": 1, "swept": 3,
    "rounds": 2, "won": 1, "second": 1, "took": 4, "held": 10, "quick": 0, "thought": 10_000,
    "played": 10, "drew": 8,
}  # fmt: skip
"""What can be told of whoever has most of it, with how much of it there must be; the more telling come first.

handed: cards that others had to draw for a play of theirs; skipped: turns that others lost for one; turned:
changes of direction; suits: suits and colours called; caught: accusations that were right; called: ms in which
a call was made that the rules required (the least, and at most so many); jumped: cards played out of turn;
swept, rounds, won, second: so many taken, won, and second places; took: cards drawn in one go; held: cards in
the hand at once; quick: ms of a turn on average (the least); thought: ms of the longest turn; played, drew:
cards in all. What is held counts once something was drawn, since all are dealt alike.
"""
HIGHEST = frozenset({"took", "held", "thought"})
"""Those that are the greatest of all, not the sum."""
QUICK, ENOUGH_TURNS = "quick", 5
"""Of fewer turns nobody is the quickest."""
CALLED = "called"
FASTEST = frozenset({QUICK, CALLED})
"""Those that are the least of all, which says nothing of somebody alone."""
PLAYED_CARDS, RESTED = "cards", "company"
"""What is told of somebody who has most of nothing: how many cards they played, or how often they sat out."""


@dataclass(slots=True)
class PlayedOfEvening:
    """A match that is over: `members` are the numbers of people by seat, `places` are by seat.

    `sat_down` is everybody who sat down in its course; `resting` are the numbers of those who sat out.
    """

    match: Match
    members: Mapping[int, int]
    places: Sequence[int]
    sat_down: Sequence[SatDown] = ()
    resting: Sequence[int] = ()


@dataclass(slots=True)
class Counts:
    """What somebody has done in all matches: by the kinds of LEAST, the ms of turns and calls, and rests."""

    of: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    rested: int = 0
    calls: list[int] = field(default_factory=list)

    def highest(self, kind: str, value: int) -> None:
        """Take note of a value of which the highest counts."""
        self.of[kind] = max(self.of[kind], value)

    def value(self, kind: str) -> float | None:
        """Return how much there is of a kind, more being better; None for too little."""
        if kind == QUICK:
            return -self.average if len(self.turns) >= ENOUGH_TURNS else None
        if kind == CALLED:
            fastest = min(self.calls, default=None)
            return -fastest if fastest is not None and fastest <= LEAST[CALLED] else None
        found = self.of[kind]
        return found if found >= LEAST[kind] else None

    @property
    def average(self) -> float:
        """The ms of a turn on average."""
        return sum(self.turns) / max(1, len(self.turns))


class Praise(NamedTuple):
    """What is told of somebody: its kind, how much it is, and the numbers of others who have as much."""

    kind: str
    amount: float
    level: tuple[int, ...] = ()


def counted(matches: Iterable[PlayedOfEvening]) -> dict[int, Counts]:
    """Return what everybody has done, by their numbers. What bots did for somebody who was away is theirs."""
    found: dict[int, Counts] = {}
    for each in matches:
        for member in (*each.members.values(), *each.resting):
            found.setdefault(member, Counts())
        for member in each.resting:
            found[member].rested += 1
        _MatchCount(each, found).count()
    return found


class _MatchCount:
    """Plays a match again, and adds what it finds to the counts of those who did it."""

    def __init__(self, played: PlayedOfEvening, counts: Mapping[int, Counts]) -> None:
        self._played, self._counts = played, counts
        self._again = played.match.again()
        self._began: dict[int, int] = {}
        """When the turn of a seat began, in ms."""
        self._due: dict[tuple[int, str], tuple[int, Action]] = {}
        """Since when a seat owes a call, in ms, and which, by its verb."""
        self._facing = self._at = 0

    def _own(self, seat: int) -> Counts:
        """Return the counts of who plays a seat now; those of bots go nowhere."""
        played = self._played
        if seat in played.members and played_by_person(played.sat_down, seat, self._at):
            return self._counts[played.members[seat]]
        return Counts()

    def count(self) -> None:
        """Go through the whole match."""
        self._note_turns(self._again.opening, 0)
        self._note_due(0)
        turns = self._again.variant.info.turn_verbs
        steps = self._again.follow(self._played.match.log)
        for entry in self._played.match.log:
            self._note_due(entry.now)  # what is too late by now is owed no more
            _, events = next(steps)
            began = self._began.pop(entry.seat, None) if entry.action.verb in turns else None
            if began is not None:
                thought = entry.now - began
                self._own(entry.seat).turns.append(thought)
                self._own(entry.seat).highest("thought", thought)
            since, owed = self._due.get((entry.seat, entry.action.verb), (0, None))
            if owed is not None and set(entry.action.cards) <= set(owed.cards):
                self._own(entry.seat).calls.append(entry.now - since)
            self._effects(entry.seat, events, plays=entry.action.verb == PLAY.word)
            self._note_turns(events, entry.now)
            self._note_due(entry.now)
            self._at += 1
        for seat, place in enumerate(self._played.places):
            self._own(seat).of["won"] += place == 1
            self._own(seat).of["second"] += place == 2

    def _note_turns(self, events: Iterable[Event], now: int) -> None:
        for event in events:
            if isinstance(event, TurnChanged):
                self._began[event.seat] = now

    def _note_due(self, now: int) -> None:
        """Take note of the calls that the rules require now, each from when they first did."""
        again = self._again
        offered = {verb.word for verb in again.variant.info.offered}
        due = again.variant.out_of_turn.due(again.state, now)
        owed = {(seat, call.verb): call for seat, call in due if call.verb in offered}
        began = {each: self._due[each][0] if each in self._due else now for each in owed}
        self._due = {each: (began[each], call) for each, call in owed.items()}

    def _effects(self, seat: int, events: Sequence[Event], *, plays: bool) -> None:
        own, handed = self._own(seat), 0
        dealt = any(isinstance(event, RoundBegan) for event in events)
        taken: Counter[int] = Counter()
        for event in events:
            match event:
                case FacingChanged(number):
                    handed += max(0, number - self._facing) if plays else 0
                    self._facing = number
                case SeatSkipped(other) if plays and other != seat:
                    own.of["skipped"] += 1
                case DirectionChanged() if plays:
                    own.of["turned"] += 1
                case SuitCalled(caller):
                    self._own(caller).of["suits"] += 1
                case Announced("right", accuser):
                    self._own(accuser).of["caught"] += 1
                case Announced("jump", jumper):
                    self._own(jumper).of["jumped"] += 1
                case RoundEnded(winners):
                    for winner in winners:
                        self._own(winner).of["rounds"] += 1
                case CardsMoved() if not dealt:
                    self._moved(event, taken)
        handed = handed or sum(n for to, n in taken.items() if plays and to != seat)
        own.of["handed"] += handed
        for to, number in taken.items():
            self._own(to).of["drew"] += number
            self._own(to).highest("took", number)
            self._own(to).highest("held", len(self._again.state.hands[to]))

    def _moved(self, event: CardsMoved, taken: Counter[int]) -> None:
        cards, src, dst = len(event.cards), event.src, event.dst
        if src.zone in (DRAW, DECK) and dst.zone == HAND:
            taken[dst.seat] += cards
        elif src.zone == HAND and dst.zone in PLAYED:
            self._own(src.seat).of["played"] += cards
        elif (src.zone, dst.zone) == (TRICK, TAKEN):
            self._own(dst.seat).of["swept"] += 1


class _Best(NamedTuple):
    """A kind: who has most of it, how much, and how far the next one is behind, as a share."""

    kind: str
    members: tuple[int, ...]
    ahead: float


def praises(counts: Mapping[int, Counts]) -> dict[int, Praise]:
    """Return one true thing of everybody, by their numbers.

    No two are told the same, as long as there is something that each has most of, alone or with others: what
    somebody is furthest ahead in comes first. Of who has most of nothing it is told how much they played.
    """
    best = {each.kind: each for each in _best(counts)}
    chosen: dict[str, int] = {}

    def place(member: int, tried: set[str]) -> bool:
        """Find a kind for somebody, for which others may have to take another one."""
        own = (each for each in best.values() if member in each.members)
        for each in sorted(own, key=lambda each: -each.ahead):
            if each.kind in tried:
                continue
            tried.add(each.kind)
            if each.kind not in chosen or place(chosen[each.kind], tried):
                chosen[each.kind] = member
                return True
        return False

    for member in sorted(counts):
        place(member, set())
    found = {member: _plain(each) for member, each in counts.items()}
    for kind, member in chosen.items():
        value = counts[member].value(kind) or 0.0
        level = tuple(sorted(set(best[kind].members) - {member}))
        found[member] = Praise(kind, abs(value), level)
    return found


def _best(counts: Mapping[int, Counts]) -> Iterator[_Best]:
    for kind in LEAST:
        values = {m: value for m, each in counts.items() if (value := each.value(kind)) is not None}
        if not values or (kind in FASTEST and len(values) == 1):
            continue
        most = max(values.values())
        members = tuple(sorted(m for m, value in values.items() if value == most))
        if len(members) == len(counts) > 1:
            continue  # what all have alike says nothing of anybody
        behind = max((value for value in values.values() if value < most), default=0.0)
        share = (most - behind) / max(abs(most), abs(behind)) if len(members) == 1 and most else 0.0
        yield _Best(kind, members, share)


def _plain(counts: Counts) -> Praise:
    """Return what is told of somebody who has most of nothing."""
    cards = counts.of["played"]
    return Praise(PLAYED_CARDS, cards) if cards else Praise(RESTED, counts.rested)
