"""What the shedding games share: a draw pile, a discard pile, turns round the table.

Functions over a ShedState, for the games to call; none of them knows a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field
from typing import Any

from game.engine import notation
from game.engine.actions import Action, Refusal, refuse
from game.engine.cards import NO_SUIT, UNKNOWN, Deck
from game.engine.events import (
    EVERYONE,
    NOBODY,
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    Place,
    RoundBegan,
    Shuffled,
    SuitCalled,
    TurnChanged,
    only,
)
from game.engine.notation import Key
from game.engine.rng import Rng
from game.engine.state import PLAY, Covered, Laid, Open, State, slotted
from game.engine.variant import outside_play

DRAW_PILE = Place("draw")
DISCARD = Place("discard")
_TURNS = tuple(TurnChanged(seat) for seat in range(16))
_HANDS = tuple(Place("hand", seat) for seat in range(16))


def hand_of(seat: int) -> Place:
    """The place where a seat's hand is held."""
    return _HANDS[seat]


@slotted
class ShedState(State):
    """A state with piles. The last card of `draw` is the next one, the last of `discard` is on top.

    `called` is the suit or colour called for the card on top (−1: none); `facing` is how many cards the seat
    in turn is to draw; `idle` counts the turns in a row without a card played or drawn (G-4).
    """

    draw: Covered[list[int]] = field(default_factory=list)
    discard: Laid[list[int]] = field(default_factory=list)
    direction: Open[int] = 1
    called: Open[int] = NO_SUIT
    facing: Open[int] = 0
    idle: Open[int] = 0


@slotted
class DrawnState(ShedState):
    """A state in which the card just drawn may be played at once.

    `drawn_at` is its place in the hand of the seat in turn (−1: there is none). Everybody knows that there
    is one; which card it is, the hand tells to whoever sees it.
    """

    drawn_at: Open[int] = -1

    @property
    def drawn(self) -> int:
        """The card just drawn, which may be played; UNKNOWN also if there is none."""
        return self.hands[self.turn][self.drawn_at] if self.drawn_at >= 0 else UNKNOWN

    @drawn.setter
    def drawn(self, card: int) -> None:
        if card != UNKNOWN and card not in self.hands[self.turn]:
            code = self.table.deck.codes[card]
            raise ValueError(f"the card drawn, {code}, is not in the hand of seat {self.turn}")
        self.drawn_at = -1 if card == UNKNOWN else self.hands[self.turn].index(card)


def _rest(state: State) -> list[int]:
    cards = notation.unused(state)
    Rng(0).shuffle(cards)
    return cards


SHED_KEYS = (
    *notation.COMMON_KEYS,
    Key("discard", "discard", notation.HEAP, None),
    Key("draw", "draw", notation.PILE, _rest),
    Key("direction", "direction", notation.DIRECTION, lambda state: 1),
    Key("called", "called", notation.SUIT, lambda state: NO_SUIT),
    Key("facing", "facing", notation.COUNT, lambda state: 0),
    Key("idle", "idle", notation.COUNT, lambda state: 0),
)

DRAWN_KEY = Key("drawn", "drawn", notation.CARD, lambda state: UNKNOWN)


def shed_readings(state: ShedState) -> dict[str, Callable[[], Any]]:
    """The readings that only games with piles have."""
    codes = state.table.deck.codes
    return {
        "top": lambda: codes[state.discard[-1]] if state.discard else "",
        "stock": lambda: len(state.draw),
    }


# --- the deal


def deal_hands(state: ShedState, count: int, emit: list[Event] | None) -> None:
    """Shuffle the whole deck and deal `count` cards each, one at a time from the dealer's left."""
    players = state.table.players
    rng = Rng(state.rng)
    cards = state.table.deck.cards()
    rng.shuffle(cards)
    state.rng = rng.state
    state.draw = cards
    state.discard = []
    state.hands = [[] for _ in range(players)]
    state.called = NO_SUIT
    state.facing = 0
    state.idle = 0
    if emit is not None:
        emit.append(RoundBegan(state.round, state.dealer))
    for _ in range(count):
        for step in range(1, players + 1):
            seat = (state.dealer + step) % players
            card = cards.pop()
            state.hands[seat].append(card)
            if emit is not None:
                emit.append(CardsMoved((card,), DRAW_PILE, hand_of(seat), only(seat)))


def turn_up(state: ShedState, emit: list[Event] | None) -> int:
    """Turn the next card of the draw pile up onto the discard pile."""
    card = state.draw.pop()
    state.discard.append(card)
    if emit is not None:
        emit.append(CardsMoved((card,), DRAW_PILE, DISCARD, EVERYONE))
    return card


def bury(state: ShedState, emit: list[Event] | None) -> None:
    """Put the card just turned up back into the draw pile, at a random place."""
    card = state.discard.pop()
    rng = Rng(state.rng)
    state.draw.insert(rng.below(len(state.draw) + 1), card)
    state.rng = rng.state
    if emit is not None:
        emit.append(CardsMoved((card,), DISCARD, DRAW_PILE, EVERYONE))


def set_turn(state: State, seat: int, emit: list[Event] | None) -> None:
    """Give the turn to `seat`."""
    state.turn = seat
    if emit is not None:
        emit.append(TurnChanged(seat))


# --- what may be done


class Row(dict[int, tuple[Action, ...]]):
    """What may be played on one kind of top: the plays of each card that fits; no other card is in it."""

    __slots__ = ("_fits",)

    def __init__(self, plays: Iterable[tuple[int, tuple[Action, ...]]]) -> None:
        super().__init__(plays)
        self._fits = frozenset(self)

    def among(self, hand: list[int]) -> list[Action]:
        """Every play with a card of this hand, none twice."""
        found: list[Action] = []
        # The set does in one step what a loop over the hand does card by card: a search spends a
        # third of its time in here. Sorted, for the order of a set is nobody's promise (G-2).
        for card in sorted(self._fits.intersection(hand)):
            found += self[card]
        return found


def colour_plays(deck: Deck) -> list[Row]:
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
        Row(
            (card, plays[card])
            for card in cards
            if suit[card] == NO_SUIT or suit[card] == colour or rank[card] == value
        )
        for colour, value in tops
    ]


def not_in_turn(state: State, seat: int, action: Action, verbs: frozenset[str]) -> Refusal | None:
    """Why `seat`, which is not in turn, may not do this (G-12, G-13); None for the next round.

    `verbs` are the game's turn verbs.
    """
    refusal = outside_play(state, seat, action)
    if refusal is not None or state.phase != PLAY:
        return refusal
    if action.verb not in verbs:
        return refuse("G-13", "unknown-here", verb=action.verb)
    return refuse("G-12", "not-in-turn", turn=state.turn)


def face(state: ShedState, count: int, emit: list[Event] | None) -> None:
    """Let so many cards be drawn by the seat in turn."""
    if count != state.facing and emit is not None:
        emit.append(FacingChanged(count))
    state.facing = count


def reverse(state: ShedState, emit: list[Event] | None) -> None:
    """Let play run the other way."""
    state.direction = -state.direction
    if emit is not None:
        emit.append(DirectionChanged(state.direction))


# --- playing and drawing


def seat_after(state: ShedState, seat: int, steps: int = 1) -> int:
    """The seat `steps` further in the direction of play."""
    return (seat + state.direction * steps) % state.table.players


def pass_turn(state: ShedState, seat: int, steps: int, emit: list[Event] | None) -> None:
    """Give the turn to the seat `steps` further than this one in the direction of play."""
    state.turn = turn = (seat + state.direction * steps) % len(state.hands)
    if emit is not None:
        emit.append(_TURNS[turn])


def lay(
    state: ShedState, seat: int, cards: tuple[int, ...], suit: int, emit: list[Event] | None
) -> list[int]:
    """Move cards from a hand onto the discard pile, `suit` being called; what is left of the hand."""
    hand = state.hands[seat]
    for card in cards:
        hand.remove(card)
    state.discard += cards
    state.called = suit
    state.idle = 0
    if emit is not None:
        emit.append(CardsMoved(cards, hand_of(seat), DISCARD, EVERYONE))
        if suit != NO_SUIT:
            emit.append(SuitCalled(seat, suit))
    return hand


def take(state: ShedState, seat: int, count: int, emit: list[Event] | None) -> int:
    """Let a seat take `count` cards from the draw pile, or as many as there are (G-3); how many."""
    draw = state.draw
    if len(draw) < count:
        reshuffle(state, emit)
        draw = state.draw
        count = min(count, len(draw))
    if not count:
        return 0
    if count == 1:
        taken = [draw.pop()]
    else:
        taken = draw[: -count - 1 : -1]
        del draw[-count:]
    state.hands[seat] += taken
    state.idle = 0
    if emit is not None:
        emit.append(CardsMoved(tuple(taken), DRAW_PILE, hand_of(seat), only(seat)))
    return count


def draw(state: ShedState, seat: int, emit: list[Event] | None) -> bool:
    """Take the cards faced, which ends that, or one card; whether it was such a single one.

    A turn that brings no card counts towards a blocked round (G-4).
    """
    faced = state.facing
    face(state, 0, emit)
    if take(state, seat, faced or 1, emit):
        return not faced
    state.idle += 1
    return False


def reshuffle(state: ShedState, emit: list[Event] | None) -> None:
    """Shuffle the discard pile except its top card under the draw pile (G-3)."""
    under = state.discard[:-1]
    if not under:
        return
    rng = Rng(state.rng)
    rng.shuffle(under)
    state.rng = rng.state
    state.draw = under + state.draw
    del state.discard[:-1]
    if emit is not None:
        emit.append(CardsMoved(tuple(under), DISCARD, DRAW_PILE, NOBODY))
        emit.append(Shuffled(len(under)))


def blocked(state: ShedState) -> bool:
    """Whether as many turns as there are players have brought no card played or drawn (G-4)."""
    return state.idle >= state.table.players
