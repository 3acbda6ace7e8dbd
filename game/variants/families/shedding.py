"""Parts of shedding games: states with a draw pile and a discard pile, dealing, turns, drawing, shuffling.

The functions work on a ShedState and know no game. Those with a parameter `emit` append their events to it, if
it is not None.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from functools import cache
from typing import Any, TypeVar

from game.engine import zones
from game.engine.cards import NO_SUIT, UNKNOWN
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
from game.engine.rng import Rng
from game.engine.state import Covered, Laid, Open, State, slotted
from game.engine.table_facts import PileFacts

DRAW_PILE = Place(zones.DRAW)
DISCARD = Place(zones.DISCARD)
MOST_SEATS = 16
"""The most seats of a table of this family."""

_TURNS = tuple(TurnChanged(seat) for seat in range(MOST_SEATS))
_HANDS = tuple(Place(zones.HAND, seat) for seat in range(MOST_SEATS))


def hand_of(seat: int) -> Place:
    """Return the place of a seat's hand."""
    return _HANDS[seat]


# Most of what happens is one of these: each is made once.


@cache
def card_drawn(card: int, seat: int) -> CardsMoved:
    """Return the event of a card drawn into a hand."""
    return CardsMoved((card,), DRAW_PILE, _HANDS[seat], only(seat))


@cache
def card_played(card: int, seat: int) -> CardsMoved:
    """Return the event of a card played from a hand onto the discard pile."""
    return CardsMoved((card,), _HANDS[seat], DISCARD, EVERYONE)


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

    @property
    def unended(self) -> bool:
        """Whether the seat in turn has taken cards, and is still to end its turn."""
        return False


S = TypeVar("S", bound="ShedState")


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


def shed_readings(state: ShedState) -> dict[str, Callable[[], Any]]:
    """The readings that only games with piles have."""
    codes = state.table.deck.codes
    return {
        "top": lambda: codes[state.discard[-1]] if state.discard else "",
        "stock": lambda: len(state.draw),
    }


def pile_facts(view: ShedState) -> PileFacts:
    """Return the facts of a shedding game's table."""
    return PileFacts(view.phase, view.facing, view.direction, view.called)


SHED_MOMENTS = ("faces",)


def shed_moments(view: ShedState, seat: int) -> frozenset[str]:
    """`faces`: the seat has to take cards, or answer."""
    return frozenset({"faces"} if view.facing and view.turn == seat and not view.over else ())


def deal_hands(
    state: ShedState,
    count: int,
    emit: list[Event] | None,
    begins: Callable[[int], bool] = lambda card: True,
) -> None:
    """Shuffle the whole deck and deal `count` cards each, one at a time from the dealer's left.

    It is shuffled again until a card is left that `begins` (H-10).
    """
    players = state.table.players
    rng = Rng(state.rng)
    while True:
        cards = state.table.deck.cards()
        rng.shuffle(cards)
        if any(begins(card) for card in cards[: -count * players]):
            break
    state.rng = rng.state
    # The last card is the next one.
    dealt = cards[: -count * players - 1 : -1]
    del cards[-count * players :]
    state.draw = cards
    state.discard = []
    first = (state.dealer + 1) % players
    state.hands = [dealt[(seat - first) % players :: players] for seat in range(players)]
    state.called = NO_SUIT
    state.facing = 0
    state.idle = 0
    if emit is not None:
        emit.append(RoundBegan(state.round, state.dealer))
        emit += [card_drawn(card, (first + n) % players) for n, card in enumerate(dealt)]


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
        emit.append(_TURNS[seat])


def face(state: ShedState, count: int, emit: list[Event] | None) -> None:
    """Set the number of cards that the seat in turn has to draw."""
    if count != state.facing and emit is not None:
        emit.append(FacingChanged(count))
    state.facing = count


def reverse(state: ShedState, emit: list[Event] | None) -> None:
    """Reverse the direction of play."""
    state.direction = -state.direction
    if emit is not None:
        emit.append(DirectionChanged(state.direction))


def seat_after(state: ShedState, seat: int, steps: int = 1) -> int:
    """Return the seat `steps` further in the direction of play."""
    return (seat + state.direction * steps) % state.table.players


def pass_turn(state: ShedState, seat: int, steps: int, emit: list[Event] | None) -> None:
    """Give the turn to the seat `steps` further than this one in the direction of play."""
    turn = (seat + state.direction * steps) % state.table.players
    state.turn = turn
    if emit is not None:
        emit.append(_TURNS[turn])


def lay(state: ShedState, seat: int, card: int, suit: int, emit: list[Event] | None) -> list[int]:
    """Move a card from a hand onto the discard pile, calling `suit`; return the rest of the hand."""
    hand = state.hands[seat]
    hand.remove(card)
    state.discard.append(card)
    state.called = suit
    state.idle = 0
    if emit is not None:
        emit.append(card_played(card, seat))
        if suit != NO_SUIT:
            emit.append(SuitCalled(seat, suit))
    return hand


def take(state: ShedState, seat: int, count: int, emit: list[Event] | None) -> int:
    """Let a seat draw `count` cards, or as many as there are; return how many (G-3)."""
    if len(state.draw) < count:
        reshuffle(state, emit)
    draw = state.draw
    taken = draw[: -count - 1 : -1]
    if not taken:
        return 0
    del draw[-count:]
    state.hands[seat] += taken
    state.idle = 0
    if emit is not None:
        emit.append(CardsMoved(tuple(taken), DRAW_PILE, _HANDS[seat], only(seat)))
    return len(taken)


def take_as_penalty(state: ShedState, seat: int, count: int, emit: list[Event] | None) -> None:
    """Let a seat take cards for a challenge or a doubt, which are not drawn in the turn (G-4)."""
    idle = state.idle
    take(state, seat, count, emit)
    state.idle = idle


def take_one(state: ShedState, seat: int, emit: list[Event] | None) -> bool:
    """Let a seat draw the next card; return whether there was one (G-3)."""
    if not state.draw:
        reshuffle(state, emit)
        if not state.draw:
            return False
    card = state.draw.pop()
    state.hands[seat].append(card)
    state.idle = 0
    if emit is not None:
        emit.append(card_drawn(card, seat))
    return True


def take_until(
    state: S,
    seat: int,
    goes: Callable[[S, int, int], bool],
    emit: list[Event] | None,
) -> bool:
    """Let a seat draw until a card comes that `goes(state, seat, card)`, or nothing is left (G-3, H-1).

    Returns whether it has drawn any. The card that goes is the last of the hand.
    """
    hand, found, taken = state.hands[seat], False, False
    while not found:
        if not state.draw:
            reshuffle(state, emit)
            if not state.draw:
                break
        start = len(hand)
        while state.draw and not found:
            hand.append(state.draw.pop())
            found = goes(state, seat, hand[-1])
        state.idle, taken = 0, True
        if emit is not None:
            emit.append(CardsMoved(tuple(hand[start:]), DRAW_PILE, _HANDS[seat], only(seat)))
    return taken


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
    """Return whether no card has been played or drawn in as many turns as there are players (G-4)."""
    return state.idle >= state.table.players
