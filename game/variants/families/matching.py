"""Base classes of games in which a turn is to play a card that matches the top card, or to draw.

`Matching` is the base of all; in a `Keeping` game the card just drawn may be played at once, or kept.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, TypeVar

from game.engine.actions import DRAW, PASS, Action, Refusal, refuse
from game.engine.cards import NO_SUIT, UNKNOWN, Deck
from game.engine.events import Event
from game.engine.notation.card_text import NotationError
from game.engine.notation.position_keys import Constraint
from game.engine.state import PLAY, State
from game.engine.table_facts import PileFacts
from game.engine.tells import Tells
from game.engine.variant import Variant, outside_play, seats_with
from game.engine.verbs import Verb
from game.variants.families.shedding import (
    DrawnState,
    ShedState,
    blocked,
    face,
    pass_turn,
    pile_facts,
    reverse,
    shed_moments,
    shed_readings,
    take,
    take_one,
)
from game.variants.families.shedding_positions import NOT_BLOCKED, NOT_EMPTIED

PASS_VERB = Verb("pass", turn=True, key="k", button="lt")
"""The verb for keeping the card just drawn."""

S = TypeVar("S", bound=ShedState)
D = TypeVar("D", bound=DrawnState)


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
        if action not in plays:
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


class KeepingTells(Tells):
    """What actions tell where the card just drawn may be played."""

    def evidence(
        self, view: State, seat: int, action: Action, faces: Iterable[int]
    ) -> dict[int, float] | None:
        """Return nothing for a card that is kept: that is about the card drawn alone, and rarely happens."""
        return None if action == PASS else super().evidence(view, seat, action, faces)

    def suppose(self, supposed: State, seat: int, hand: list[int]) -> None:
        """Let the seat hold these and unknown cards in a copy of a view, the one drawn last being the last.

        As many as it holds: what one likes to play depends on how close anybody is to winning.
        """
        unknown = len(supposed.hands[seat]) - len(hand)
        super().suppose(supposed, seat, [UNKNOWN] * unknown + hand)
        assert isinstance(supposed, DrawnState)
        if supposed.drawn_at >= 0:
            supposed.drawn_at = len(supposed.hands[seat]) - 1


def drawn_on(on_card: Sequence[PlayRow], on_suit: Sequence[PlayRow] = ()) -> Constraint:
    """Return the constraint of the card just drawn: it may be played, on the top card or the called suit."""

    def check(state: DrawnState) -> None:
        if state.drawn_at < 0:
            return
        if not state.table.options["play_drawn"]:
            raise NotationError("what is drawn may not be played without the option play_drawn")
        if state.phase != PLAY or state.facing:
            raise NotationError("a card to be played is drawn in play, by who faces no cards")
        row = on_suit[state.called] if state.called >= 0 else on_card[state.discard[-1]]
        if state.drawn not in row:
            code = state.table.deck.codes[state.drawn]
            raise NotationError(f"{code} does not match, so that the turn has passed")

    return Constraint("drawn", check)


class Keeping(Matching[D]):
    """A game in which one plays if one can, and may play the card just drawn, by the option `play_drawn`.

    Draws may be faced; then, or with an option `voluntary_draw`, one may take cards instead of playing.
    """

    drawn_clause: ClassVar[str]
    """The clause of the card just drawn."""

    must_clause: ClassVar[str]
    """The clause by which one has to play."""

    def make_tells(self) -> Tells:
        """Return the inferences of games in which a card drawn may be played."""
        return KeepingTells(self, self.adviser)

    def legal(self, state: D, seat: int) -> list[Action]:
        """The cards that go; drawing where one may; the drawn card and keeping it."""
        if seat != state.turn or state.phase != PLAY:
            return []
        # As row() has it: a search spends most of its time here.
        if state.facing:
            row = self.answers(state)
        else:
            called = state.called
            row = self.on_suit[called] if called >= 0 else self.on_card[state.discard[-1]]
        drawn_at = state.drawn_at
        if drawn_at >= 0:
            return [*row.get(state.hands[seat][drawn_at], ()), PASS]
        found = row.plays(state.hands[seat])
        if not found or state.facing or state.table.options.get("voluntary_draw"):
            found.append(DRAW)
        return found

    def check_play(self, state: D, seat: int, action: Action) -> Refusal | None:
        """The drawn card alone may be played, once there is one."""
        if state.drawn_at >= 0 and action.cards[0] != state.drawn:
            return refuse(self.drawn_clause, "only-the-drawn", card=state.drawn)
        return self.check_card(state, seat, action)

    def check_draw(self, state: D, seat: int) -> Refusal | None:
        """Not twice, and not instead of a card that goes, unless draws are faced."""
        if state.drawn_at >= 0:
            return refuse(self.drawn_clause, "only-the-drawn", card=state.drawn)
        if state.facing or state.table.options.get("voluntary_draw"):
            return None
        card = self.row(state).first(state.hands[seat])
        return None if card == UNKNOWN else refuse(self.must_clause, "must-play", card=card)

    def check_pass(self, state: D) -> Refusal | None:
        """Return the refusal of keeping anything but the card just drawn."""
        return None if state.drawn_at >= 0 else refuse(self.drawn_clause, "nothing-drawn")

    def draw(self, state: D, seat: int, emit: list[Event] | None) -> bool:
        """Take the cards faced, which ends that, or one that may go at once; whether this blocks the round.

        A turn that brings no card counts towards a blocked round (G-4).
        """
        if state.facing:
            count = state.facing
            face(state, 0, emit)
            taken = take(state, seat, count, emit) > 0
        else:
            taken = take_one(state, seat, emit)
            if taken and state.table.options["play_drawn"]:
                hand = state.hands[seat]
                if hand[-1] in self.row(state):
                    state.drawn_at = len(hand) - 1
                    return False
        if not taken:
            state.idle += 1
            if blocked(state):
                return True
        pass_turn(state, seat, 1, emit)
        return False

    def keep(self, state: D, seat: int, emit: list[Event] | None) -> None:
        """Keep the card just drawn; the turn passes."""
        state.drawn_at = -1
        pass_turn(state, seat, 1, emit)
