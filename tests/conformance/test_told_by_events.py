"""Events are complete: a table that is updated by events alone always equals the state.

A table is kept by the events alone, once with every face and once as each seat sees it. After every action it
must be the state, and the seat's view.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

import pytest

from game.engine.actions import Action
from game.engine.cards import UNKNOWN
from game.engine.events import (
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    HandShown,
    MatchEnded,
    Place,
    RoundBegan,
    RoundEnded,
    SuitCalled,
    TurnChanged,
    redact,
)
from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.variant import Variant
from game.tools.soak import random_action, random_table
from game.variants import VARIANTS

STEPS = 400


def _tables() -> list[Any]:
    return [
        pytest.param(variant, players, id=f"{variant.info.id}-{players}")
        for variant in VARIANTS
        for players in (variant.info.min_players, variant.info.min_players + 2)
    ]


class Told:
    """A table updated by events alone: cards by place, the turn, the called suit, cards to be drawn."""

    def __init__(self, deck: list[int], stock: str) -> None:
        self.deck, self.stock = deck, stock
        self.places: dict[Place, Counter[int]] = defaultdict(Counter)
        self.turn = -1
        self.direction = 1
        self.facing = 0
        self.called = -1

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case RoundBegan():
                    self.places.clear()
                    self.places[Place(self.stock)] = Counter(self.deck)
                    self.direction, self.facing, self.called = 1, 0, -1
                case CardsMoved(cards, src, dst):
                    self.places[src].subtract(cards)
                    self.places[dst].update(cards)
                    assert min(self.places[src].values()) >= 0, event
                    if dst.zone == "discard":
                        self.called = -1
                case TurnChanged(seat):
                    self.turn = seat
                case DirectionChanged(direction):
                    self.direction = direction
                case FacingChanged(number):
                    assert number != self.facing, event
                    self.facing = number
                case SuitCalled(_, suit):
                    self.called = suit

    def cards(self, zone: str, seat: int = -1) -> Counter[int]:
        return +self.places[Place(zone, seat)]


class Shown:
    """The own hand of a seat, by what it is shown of the events."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hand: Counter[int] = Counter()

    def see(self, events: list[Event]) -> None:
        own = Place("hand", self.seat)
        for event, seen in zip(events, redact(events, self.seat), strict=True):
            if isinstance(event, RoundBegan):
                self.hand.clear()
            elif isinstance(event, CardsMoved) and isinstance(seen, CardsMoved):
                if event.src == event.dst == own:
                    # Looked at where it lay: until now not a card of it was seen.
                    assert self.hand == Counter({UNKNOWN: len(event.cards)})
                    self.hand = Counter(seen.cards)
                    continue
                if event.src == own:
                    self.hand.subtract(
                        card if self.hand[card] > 0 else UNKNOWN for card in event.cards
                    )
                if event.dst == own:
                    self.hand.update(seen.cards)


def _something(variant: Variant[Any], state: State, now: int, rng: Rng) -> tuple[int, Action]:
    """Something that is allowed now; where mistakes can be played, one of them every now and then."""
    seat = state.turn
    slips = [] if state.over else variant.out_of_turn.slips(state, seat)
    if slips and rng.below(4) == 0:
        return seat, rng.choice(slips)
    return random_action(variant, state, now, rng)


def _compare(told: Told, state: State, variant: Variant[Any]) -> None:
    for seat, hand in enumerate(state.hands):
        assert told.cards("hand", seat) == Counter(hand)
    for name, zone in (("draw", "draw"), ("discard", "discard"), ("trick", "trick")):
        if hasattr(state, name):
            assert told.cards(zone) == Counter(getattr(state, name)), name
    for name in ("aside", "taken"):
        for seat, cards in enumerate(getattr(state, name, ())):
            assert told.cards(name, seat) == Counter(cards), name
    if hasattr(state, "centre"):
        assert told.cards("centre") == Counter(state.centre)
        assert not told.cards("deck")
    facts = variant.facts(state)
    assert told.facing == facts.facing
    if hasattr(state, "direction"):
        assert told.direction == state.direction
        if (
            not variant.info.mistakes_can_be_played
        ):  # else a play may be undone, and an older call holds again
            assert told.called == state.called
    if not state.over:
        assert told.turn in (state.turn, -1)


@pytest.mark.parametrize(("variant", "players"), _tables())
@pytest.mark.parametrize("seed", range(3))
def test_the_events_tell_all_that_happens(variant: Variant[Any], players: int, seed: int) -> None:
    table = random_table(variant, players, Rng(seed + 40))
    match = Match(variant, table, seed)
    told = Told(table.deck.cards(), "draw" if hasattr(match.state, "draw") else "deck")
    shown = [Shown(seat) for seat in range(players)]
    rng, now = Rng(seed), 0
    events: Any = match.opening
    for _ in range(STEPS):
        told.hear(events)
        _compare(told, match.state, variant)
        for each in shown:
            each.see(events)
            if not match.state.over:
                view = match.observe(each.seat).state
                assert +each.hand == Counter(view.hands[each.seat]), each.seat
        if match.over:
            break
        now += rng.below(2500)
        seat, action = _something(variant, match.state, now, rng)
        events = match.submit(seat, action, now)
        assert isinstance(events, list)
        _check_end(events, match)


def _check_end(events: list[Event], match: Match) -> None:
    """Check the event of a round's end."""
    state = match.state
    ended = [event for event in events if isinstance(event, RoundEnded)]
    assert len(ended) == state.over
    if not ended:
        return
    shown = [event for event in events if isinstance(event, HandShown)]
    assert shown == [HandShown(seat, tuple(hand)) for seat, hand in enumerate(state.hands)]
    assert ended[0].round_scores == tuple(state.round_scores)
    assert ended[0].scores == tuple(state.scores)
    over = [event for event in events if isinstance(event, MatchEnded)]
    assert over == ([MatchEnded(tuple(state.winners), tuple(state.scores))] if match.over else [])
    if not match.over:
        assert ended[0].winners == tuple(state.winners)


@pytest.mark.parametrize(("variant", "players"), _tables())
def test_nobody_has_to_listen(variant: Variant[Any], players: int) -> None:
    """A search plays without events: whatever is done comes to the same."""
    match = Match(variant, random_table(variant, players, Rng(50)), 60)
    silent = variant.begin(match.table, 60)
    rng, now = Rng(7), 0
    for _ in range(STEPS):
        assert silent == match.state
        if match.over:
            return
        now += rng.below(2500)
        seat, action = _something(variant, match.state, now, rng)
        assert isinstance(match.submit(seat, action, now), list)
        variant.apply(silent, seat, action, now)


@pytest.mark.parametrize(("variant", "players"), _tables())
def test_the_cards_that_are_counted_make_the_score(variant: Variant[Any], players: int) -> None:
    """Of a round: whatever is shown beside a score adds up to it, unless a bid has failed."""
    match = Match(variant, random_table(variant, players, Rng(70)), 80)
    rng, now, rounds = Rng(8), 0, 0
    while not match.over and rounds < 3 and len(match.log) < 4000:
        now += 300
        seat, action = random_action(variant, match.state, now, rng)
        match.submit(seat, action, now)
        state = match.state
        if not state.over or action.verb == "next round":
            for seat in range(players):
                assert variant.tally(state, seat).counted == ()
            continue
        rounds += 1
        for seat in range(players):
            tally = variant.tally(match.observe(seat).state, seat)
            total = sum(points for _, points in tally.counted)
            if tally.counted and not tally.failed:
                assert total == state.round_scores[seat]
    assert rounds
