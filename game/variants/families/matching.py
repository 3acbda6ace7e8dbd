"""The base class of games in which a turn is to play a card that matches the top card, or to draw."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, TypeVar

from game.engine.actions import DRAW, PASS, Action, Refusal, refuse
from game.engine.cards import NO_SUIT, UNKNOWN, Deck
from game.engine.events import Event
from game.engine.notation.position_keys import Constraint
from game.engine.state import PLAY
from game.engine.table_facts import PileFacts
from game.engine.variant import Variant, outside_play, seats_with
from game.variants.families.shedding import (
    ShedState,
    pile_facts,
    reverse,
    shed_moments,
    shed_readings,
)
from game.variants.families.shedding_positions import NOT_BLOCKED, NOT_EMPTIED

S = TypeVar("S", bound=ShedState)


class PlayRow(dict[int, tuple[Action, ...]]):
    """The plays on one kind of top card, by card; cards that do not match are missing.

    `fits` are these cards.
    """

    __slots__ = ("fits",)

    def __init__(self, plays: Iterable[tuple[int, tuple[Action, ...]]]) -> None:
        super().__init__(plays)
        self.fits = set(self)

    def plays(self, hand: list[int]) -> list[Action]:
        """Return every play of a hand, none twice, in the order of the deck."""
        # A search spends a third of its time here. (A loop, for on Python 3.11 a comprehension costs a call.)
        fits = self.fits
        going = []
        for card in hand:
            if card in fits:
                going.append(card)
        going.sort()
        found: list[Action] = []
        last = UNKNOWN
        for card in going:
            if card != last:
                found += self[card]
                last = card
        return found

    def first(self, hand: list[int]) -> int:
        """The first card of this hand that fits; UNKNOWN if there is none."""
        fits = self.fits
        if fits.isdisjoint(hand):
            return UNKNOWN
        return next(card for card in hand if card in fits)


def colour_plays(deck: Deck) -> list[PlayRow]:
    """The plays that a colour deck allows, by what they would go on.

    A row is what lies on top: a face of the deck (a wild card there being one without a called
    colour), or after all faces a called colour. A card goes on its colour or its rank, a card
    without a colour on anything.
    """
    suit, rank = deck.suit, deck.rank
    cards = range(len(deck.faces))
    colours = range(len(deck.suits))
    plays = [
        tuple(Action("play", (card,), colour) for colour in colours)
        if suit[card] == NO_SUIT
        else (Action("play", (card,)),)
        for card in cards
    ]
    tops = [(suit[top], rank[top]) for top in cards] + [(colour, -1) for colour in colours]
    return [
        PlayRow(
            (card, plays[card])
            for card in cards
            if suit[card] == NO_SUIT or suit[card] == colour or rank[card] == value
        )
        for colour, value in tops
    ]


class Matching(Variant[S]):
    """A game in which a turn is to play a matching card, or to draw."""

    constraints: ClassVar[tuple[Constraint, ...]] = (NOT_BLOCKED, NOT_EMPTIED)

    misnamed: ClassVar[str] = "colour-not-yours"
    """The sentence for a card that is played with a suit it does not ask for."""

    on_card: ClassVar[Sequence[PlayRow]]
    """The plays on each face of the deck."""

    on_suit: ClassVar[Sequence[PlayRow]] = ()
    """The plays on each called suit or colour."""

    def top(self, view: S) -> int:
        """Return the top of the discard pile."""
        return view.discard[-1] if view.discard else -1

    def answers(self, state: S) -> PlayRow:
        """Return the plays that answer cards to be drawn."""
        raise NotImplementedError("in this game draws are never faced")

    def row(self, state: S) -> PlayRow:
        """Return the plays that match now."""
        if state.facing:
            return self.answers(state)
        called = state.called
        return self.on_suit[called] if called >= 0 else self.on_card[state.discard[-1]]

    def row_after(self, action: Action) -> PlayRow:
        """Return the plays that match a card when it has been played, where no draws are faced then."""
        return self.on_suit[action.suit] if action.suit >= 0 else self.on_card[action.cards[0]]

    @abstractmethod
    def mismatch(self, state: S, card: int) -> Refusal:
        """Return the refusal of a card that does not match."""

    def check(self, state: S, seat: int, action: Action, now: int) -> Refusal | None:
        """Return the refusal of a card by the clause that it breaks; `check_beside` has the rest."""
        if seat == state.turn and state.phase == PLAY:
            if action.verb == "play" and len(action.cards) == 1:
                return self.check_play(state, seat, action)
            if action == DRAW:
                return self.check_draw(state, seat)
            if action == PASS:
                return self.check_pass(state)
        return self.check_beside(state, seat, action)

    def check_beside(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Return the refusal of other actions: G-12 for those out of turn, G-13 for unknown ones."""
        refusal = outside_play(state, seat, action)
        if refusal is not None or state.phase != PLAY:
            return refusal
        if seat == state.turn or action.verb not in self.info.turn_verbs:
            return refuse("G-13", "unknown-here", verb=action.verb)
        return refuse("G-12", "not-in-turn", turn=state.turn)

    def check_play(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why the seat in turn may not play this card, or None."""
        return self.check_card(state, seat, action)

    def check_card(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why this card does not go, is not there, or is not played like this; or None."""
        card = action.cards[0]
        plays = self.row(state).get(card)
        if not plays:
            return self.mismatch(state, card)
        if card not in state.hands[seat]:
            return refuse("G-13", "not-in-hand", card=card)
        return self.check_way(state, seat, action, plays)

    def check_way(
        self, state: S, seat: int, action: Action, plays: Sequence[Action]
    ) -> Refusal | None:
        """Why a card of the hand that goes is not played like this, or None; `plays` are those of the card."""
        if action not in plays:
            card = action.cards[0]
            if action.seat >= 0:
                return refuse("G-13", "no-swap", card=card)
            wild = state.table.deck.suit[card] == NO_SUIT
            return refuse("G-13", "no-colour" if wild else self.misnamed, card=card)
        return None

    def check_draw(self, state: S, seat: int) -> Refusal | None:
        """Why the seat in turn may not draw, or None."""
        return None

    def check_pass(self, state: S) -> Refusal | None:
        """Why nothing may be kept, or None."""
        return refuse("G-13", "unknown-here", verb="pass")

    def turn_round(self, state: S, emit: list[Event] | None) -> int:
        """Reverse the direction; return how many seats on the turn goes, by `two_player_reverse` (G-9)."""
        reverse(state, emit)
        again = state.players == 2 and state.table.options["two_player_reverse"] == "again"
        return 2 if again else 1

    def finish(self, state: S, emit: list[Event] | None) -> None:
        """End the round. Only a blocked one has no empty hand (G-4)."""
        self.end_round(state, *self.result(state), emit, blocked=all(state.hands))

    def facts(self, view: S) -> PileFacts:
        """Return the direction of play, the called suit, and how many cards have to be drawn."""
        return pile_facts(view)

    def moments(self, view: S, seat: int) -> frozenset[str]:
        """Return `faces` if the seat has to draw cards or answer."""
        return shed_moments(view, seat)

    def readings(self, state: S, now: int) -> dict[str, Callable[[], Any]]:
        """The common ones, and those of piles."""
        return {**super().readings(state, now), **shed_readings(state)}

    def warned(self, state: S) -> list[int]:
        """Return the seats with one card."""
        return seats_with(1, map(len, state.hands))
