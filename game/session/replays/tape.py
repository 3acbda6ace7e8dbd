"""Tapes: a match that can be looked at after any of its actions, `tape.view(at, eyes)`.

A `Tape` plays a match again once and keeps what happened, and the state after every few actions, so that any
moment is found at once. It hands out only what its `Eyes` may see.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from game.engine.actions import TABLE, Action
from game.engine.cards import UNKNOWN
from game.engine.events import (
    NOBODY,
    Announced,
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    SuitCalled,
    redact,
)
from game.engine.match import Entry, Match
from game.engine.state import State
from game.engine.verbs import NEXT_ROUND, PLAY
from game.engine.zones import DRAW, HAND, PLAYED, TRICK
from game.session.course import SatDown, Step
from game.session.plan import Plan, TakingBack
from game.session.viewpoint import ONLOOKER

EVERY = 16
"""Actions between two states that are kept; more in a match so long that it would keep too many."""
MOST_KEPT = 256
"""States that are kept of a match; what lies between two is played again where it is asked for."""


class Eyes(NamedTuple):
    """Whose eyes a match is seen with: a seat's (ONLOOKER: a spectator's), or of one who sees `all` hands.

    `seat` then says who sits nearest.
    """

    seat: int
    all: bool = False


class Landmark(NamedTuple):
    """Something worth finding on the way through a match, after `at` actions; `seat` did it, or it happened to.

    `kind` is "draws" (with the `number` of cards), "skip", "turned", "suit", "caught", "last" (one card left)
    or "won".
    """

    at: int
    kind: str
    seat: int
    number: int = 0


class Happened(NamedTuple):
    """What one action brought about: its events and, for each of them, the clause that says so."""

    events: tuple[Event, ...]
    clauses: tuple[str, ...]


class LastTrick(NamedTuple):
    """A trick: its cards in the order they were played, by which seats, and who took it."""

    cards: tuple[int, ...]
    seats: tuple[int, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Round:
    """A round: it is dealt after `first` actions, and has come to its end, or as far as it has, after `last`.

    `turns` are the numbers of actions after each of its turn actions; `scores` those it began with, by seat,
    `gained` what it has brought each; `winners` are empty while it is played, and so is `gained`.
    """

    number: int
    first: int
    last: int
    turns: tuple[int, ...]
    marks: tuple[Landmark, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    gained: tuple[int, ...] = ()

    def turn_at(self, at: int) -> int:
        """Return how many turn actions of this round there have been after `at` actions."""
        return bisect_right(self.turns, at)


class Tape:
    """A match of a plan, as far as it has been played; `running` says that it is being played still.

    A place in it is the number of actions that have been done: 0 is the first deal, `length` the end. While a
    match runs, only one of `allowed` eyes may look: nobody sees there what a player still hides. Raises
    ValueError if the match cannot be played again.
    """

    def __init__(
        self,
        plan: Plan,
        match: Match,
        *,
        running: bool = False,
        began: float = 0,
        kept_as: str = "",
        sat_down: Iterable[SatDown] = (),
    ) -> None:
        self.plan = plan
        self.variant = match.variant
        self.table = match.table
        self.seed = match.seed
        self.running = running
        self.began = began
        """When it was dealt, in seconds since 1970; 0 where nobody knows."""
        self.kept_as = kept_as
        """The name of its log among the player's matches; "" where it has none."""
        self.sat_down = tuple(sat_down)
        """Who has sat down in its course, in order."""
        self.log: tuple[Entry, ...] = tuple(match.log)
        self._happened: list[Happened] = []
        self.steps: list[Step] = []
        """What each of its actions has done, for whoever may know it."""
        self._every = max(EVERY, ceil(len(self.log) / MOST_KEPT))
        self._kept: list[State] = []
        self._again = match.again
        self.ended = match.again()
        """The match as far as it has been played, for whoever may know it, and does not change it."""
        self._play(self.ended)
        self.rounds = self._rounds()
        self._firsts = [each.first for each in self.rounds]
        self._stops = [turn for each in self.rounds for turn in (each.first, *each.turns)]

    @property
    def length(self) -> int:
        """The number of actions."""
        return len(self.log)

    def _play(self, match: Match) -> None:
        self._kept.append(match.state.clone())
        self._note(match.opening, self._causes(match.state, None))
        causes = self._causes_of_next(match)
        luck = match.state.rng
        for entry, events in match.follow(self.log):
            self.steps.append(Step(entry, events, luck != match.state.rng))
            luck = match.state.rng
            self._note(events, causes)
            causes = self._causes_of_next(match)
            if len(match.log) % self._every == 0:
                self._kept.append(match.state.clone())

    def _causes_of_next(self, match: Match) -> list[str]:
        done = len(match.log)
        return self._causes(match.state, self.log[done].action) if done < self.length else []

    def _causes(self, state: State, action: Action | None) -> list[str]:
        return self.variant.causes(action, state.glimpse(ONLOOKER))

    def _note(self, events: list[Event], causes: list[str]) -> None:
        clauses = tuple(self.variant.clause(event, causes) for event in events)
        self._happened.append(Happened(tuple(events), clauses))

    def match(self, at: int) -> Match:
        """Return the match as it was after `at` actions, which may go on from there another way."""
        begun = self._again()
        for _ in begun.follow(self.log[:at]):
            pass
        return begun

    def state(self, at: int) -> State:
        """Return the whole state after `at` actions, for whoever may know it."""
        kept = at // self._every
        state = self._kept[kept].clone()
        for entry in self.log[kept * self._every : at]:
            self.variant.apply(state, entry.seat, entry.action, entry.now)
        return state

    def view(self, at: int, eyes: Eyes) -> State:
        """Return what these eyes see after `at` actions."""
        self._check(eyes)
        return seen(self.state(at), eyes)

    def events(self, at: int, eyes: Eyes) -> list[Event]:
        """Return the events that led to a place, as these eyes saw them; to 0 those of the deal."""
        self._check(eyes)
        return as_seen(self._happened[at].events, eyes)

    def clauses(self, at: int) -> Sequence[str]:
        """Return the clause for each event that led to a place; "" where none is named."""
        return self._happened[at].clauses

    def entry(self, at: int) -> Entry | None:
        """Return the action that led to a place; None for the deal."""
        return self.log[at - 1] if at else None

    @property
    def allowed(self) -> list[Eyes]:
        """The eyes with which it may be looked at, the usual ones first."""
        people = self.plan.people
        own = people[0] if people else 0
        if not self.running:
            others = [Eyes((own + step) % self.table.players) for step in range(self.table.players)]
            return [Eyes(own, all=True), *others, Eyes(ONLOOKER)]
        if len(people) == 1:
            shown = self.plan.taking_back is TakingBack.PRACTICE
            return [*([Eyes(own, all=True)] if shown else []), Eyes(own), Eyes(ONLOOKER)]
        return [Eyes(ONLOOKER)]

    def _check(self, eyes: Eyes) -> None:
        if eyes not in self.allowed:
            raise ValueError(f"while the match is played nobody may look with {eyes}")

    def last_trick(self) -> LastTrick | None:
        """Return the trick that was taken last in the last round, which everybody has seen, or None."""
        played: list[int] = []
        found: LastTrick | None = None
        for at in range(self.rounds[-1].first, self.length + 1):
            for event in self._happened[at].events:
                match event:
                    case CardsMoved(_, src, dst) if dst.zone == TRICK:
                        played.append(src.seat)
                    case CardsMoved(cards, src, dst) if src.zone == TRICK:
                        found = LastTrick(cards, tuple(played[-len(cards) :]), dst.seat)
        return found

    def round_at(self, at: int) -> int:
        """Return the index in `rounds` of the round at a place."""
        return bisect_right(self._firsts, at) - 1

    def turn_after(self, at: int) -> int:
        """Return the next place behind a turn action, or the end."""
        return self._next(at, self._stops)

    def turn_before(self, at: int) -> int:
        """Return the last place behind a turn action before this one, or the beginning."""
        return max((stop for stop in self._stops if stop < at), default=0)

    def round_after(self, at: int) -> int:
        """Return where the next round begins, or the end."""
        return self._next(at, self._firsts)

    def round_before(self, at: int) -> int:
        """Return where this round begins or, at its beginning, the one before."""
        return max((first for first in self._firsts if first < at), default=0)

    def _next(self, at: int, stops: Iterable[int]) -> int:
        return min((stop for stop in stops if stop > at), default=self.length)

    def _rounds(self) -> tuple[Round, ...]:
        firsts = [0]
        firsts += [
            at
            for at, e in enumerate(self.log, 1)
            if e.action.verb == NEXT_ROUND.word and e.seat == TABLE
        ]
        found: list[Round] = []
        scores = tuple(self._kept[0].scores)
        for place, first in enumerate(firsts):
            last = firsts[place + 1] - 1 if place + 1 < len(firsts) else self.length
            numbers = [e.round for e in self._happened[first].events if isinstance(e, RoundBegan)]
            number = numbers[0] if numbers else self._kept[0].round + place
            ended = [e for e in self._happened[last].events if isinstance(e, RoundEnded)]
            winners = ended[0].winners if ended else ()
            gained = ended[0].round_scores if ended else ()
            turns = tuple(
                at
                for at in range(first + 1, last + 1)
                if self.log[at - 1].action.verb in self.variant.info.turn_verbs
            )
            marks = self._marks(first, last)
            marks += [Landmark(last, "won", seat) for seat in winners]
            found.append(Round(number, first, last, turns, tuple(marks), scores, winners, gained))
            if ended:
                scores = ended[0].scores
        return tuple(found)

    def _marks(self, first: int, last: int) -> list[Landmark]:
        found: list[Landmark] = []
        counts = [len(hand) for hand in self.state(first).hands]
        shedding = max(counts, default=0) and self.variant.info.family == "shedding"
        for at in range(first + 1, last + 1):
            entry, events = self.log[at - 1], self._happened[at].events
            if entry.action.verb == PLAY.word:
                found += _marked(at, entry.seat, events)
            for event in events:
                match event:
                    case Announced("right", seat):
                        found.append(Landmark(at, "caught", seat))
                    case CardsMoved(cards, src, dst):
                        if src.zone == HAND:
                            counts[src.seat] -= len(cards)
                            if shedding and counts[src.seat] == 1 and dst.zone in PLAYED:
                                found.append(Landmark(at, "last", src.seat))
                        if dst.zone == HAND:
                            counts[dst.seat] += len(cards)
        return found


def _marked(at: int, seat: int, events: Sequence[Event]) -> list[Landmark]:
    """Return the mark of a play by what it does: the strongest of its effects."""
    faced, drawn, kind = 0, 0, ""
    for event in events:
        match event:
            case FacingChanged(number):
                faced = max(faced, number)
            case CardsMoved(cards, src, dst) if src.zone == DRAW and dst.zone == HAND:
                drawn += len(cards)
            case SeatSkipped():
                kind = "skip"
            case DirectionChanged():
                kind = kind or "turned"
            case SuitCalled():
                kind = kind or "suit"
    if faced or drawn:
        return [Landmark(at, "draws", seat, faced or drawn)]
    return [Landmark(at, kind, seat)] if kind else []


def seen(state: State, eyes: Eyes) -> State:
    """Return what eyes see of a state; with all hands open each is as its own seat sees it."""
    view = state.seen_from(eyes.seat)
    if eyes.all:
        view.hands = [list(state.seen_from(seat).hands[seat]) for seat in range(state.players)]
    return view


def as_seen(events: Iterable[Event], eyes: Eyes) -> list[Event]:
    """Return the events as these eyes see them; with all hands open, whatever anybody sees."""
    if not eyes.all:
        return redact(events, eyes.seat)
    return [
        event._replace(cards=(UNKNOWN,) * len(event.cards))
        if isinstance(event, CardsMoved) and event.seen_by == NOBODY
        else event
        for event in events
    ]
