"""Whoever plays the matches of transcripts: the action least taken so far, so that everything comes up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from game.engine.actions import NEXT_ROUND, TABLE, Action
from game.engine.cards import NO_SUIT
from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.variant import Variant
from game.engine.verbs import Names, Verb

SOON = (300, 700, 1100, 1900)
"""ms from one action to the next, where a game goes by the clock."""
ODD = 8
"""Once in so many actions somebody errs, comes late, or lets the time run out."""
KEPT = 8
"""Calls that are kept in mind, to be made late."""
HIGHEST = 15
"""Numbers that are tried are below it."""

Done = tuple[int, Action]
"""An action and who takes it."""


@dataclass(slots=True)
class EvenPlayer:
    """Plays a match in all seats: of what is allowed, what was taken least so far; ties by the seed."""

    variant: Variant[Any]
    rng: Rng
    taken: Counter[str] = field(default_factory=Counter)
    missed: list[Done] = field(default_factory=list)
    """Calls that could have been made before, the latest last: made now, they come late."""

    def moment(self, state: State) -> int:
        """Return when the next action is taken, in game ms: mostly soon, in time or just too late."""
        if not self.variant.info.timed or state.over:
            return state.now
        soon = state.now + self.rng.choice(SOON)
        runs_out = self.variant.out_of_turn.deadline(state)
        if runs_out is None or self.rng.below(ODD):
            return soon
        return max(state.now, runs_out - self.rng.below(2))

    def choose(self, match: Match, now: int) -> Done:
        """Return what is done next."""
        state = match.state
        if state.over:
            return TABLE, NEXT_ROUND
        found = [] if self.rng.below(ODD) else self._odd(state, now)
        found = found or self._sensible(state, now)
        if not found:
            raise ValueError(f"nobody can do anything after action {len(match.log)}")
        counts = [self.taken[self.variant.text(state, action)] for _, action in found]
        least = min(counts)
        chosen = self.rng.choice(
            [each for each, count in zip(found, counts, strict=True) if count == least]
        )
        self.taken[self.variant.text(state, chosen[1])] += 1
        return chosen

    def _sensible(self, state: State, now: int) -> list[Done]:
        """Return the turn actions, or half of the time the calls, where there are both."""
        variant, out_of_turn = self.variant, self.variant.out_of_turn
        turns: list[Done] = []
        calls: list[Done] = []
        for seat in range(state.players):
            view = state.seen_from(seat)
            turns += [(seat, each) for each in variant.legal(view, seat)]
            calls += [(seat, each) for each in out_of_turn.calls(view, seat, now)]
            calls += [(seat, each) for each in out_of_turn.offers(view, seat, now)]
            calls += [(seat, each) for each in variant.jumps(view, seat)]
        calls = self._accepted(state, calls, now)
        self.missed = [*self.missed, *calls][-KEPT:]
        if turns and calls:
            return calls if self.rng.below(2) else turns
        return turns or calls

    def _odd(self, state: State, now: int) -> list[Done]:
        """Return calls that come late, mistakes of the careless, or whatever else is accepted."""
        seats, kind = range(state.players), self.rng.below(3)
        if kind == 0:
            found = self.missed
        elif kind == 1:
            slips = self.variant.out_of_turn.slips
            found = [(seat, each) for seat in seats for each in slips(state.seen_from(seat), seat)]
        else:
            found = [
                (seat, tried(verb, state, seat, self.rng))
                for seat in seats
                for verb in self.variant.info.verbs
                if verb.used(state.table.options)
            ]
        return self._accepted(state, found, now)

    def _accepted(self, state: State, found: list[Done], now: int) -> list[Done]:
        """Return those of some actions that are accepted now, none twice."""
        return [
            (seat, each)
            for seat, each in dict.fromkeys(found)
            if self.variant.check(state, seat, each, now) is None
        ]


def tried(verb: Verb, state: State, seat: int, rng: Rng) -> Action:
    """Return an action of a verb, allowed or not, as somebody in this seat might try it."""
    table = state.table
    match verb.names:
        case Names.CARDS | Names.PLAY:
            return _with_cards(verb, state, seat, rng)
        case Names.SUIT:
            return Action(verb.word, suit=rng.below(len(table.deck.suits)))
        case Names.SEAT | Names.SEAT_OR_ALL:
            return Action(verb.word, seat=rng.below(table.players))
        case Names.SEAT_AND_WORD:
            return Action(verb.word, seat=rng.below(table.players), text=rng.choice(verb.words))
        case Names.NUMBER:
            return Action(verb.word, number=rng.below(HIGHEST))
        case Names.TEXT:
            return Action(verb.word, text=table.names[rng.below(table.players)])
        case Names.NOTHING:
            return Action(verb.word)


def _with_cards(verb: Verb, state: State, seat: int, rng: Rng) -> Action:
    """Return an action with a card, sometimes with two; one that is played for a suit names that."""
    deck = state.table.deck
    cards = tuple(_card(verb, state, seat, rng) for _ in range(1 if rng.below(4) else 2))
    wild = verb.names is Names.PLAY and deck.suit[cards[-1]] == NO_SUIT
    return Action(
        verb.word, cards, rng.below(len(deck.suits)) if wild and rng.below(4) else NO_SUIT
    )


def _card(verb: Verb, state: State, seat: int, rng: Rng) -> int:
    """Return a card that the verb may name; of those in the hand, mostly one of these."""
    hand = [card for card in state.hands[seat] if not verb.cards or card in verb.cards]
    if hand and rng.below(4):
        return rng.choice(hand)
    return rng.choice(verb.cards or range(len(state.table.deck.faces)))
