"""Movements of cards besides plays: drawing, setting aside, taking up again."""

from __future__ import annotations

from game.engine.events import NOBODY, CardsMoved, Event, Place, Shuffled, only
from game.engine.rng import Rng
from game.engine.state import PLAY
from game.engine.zones import ASIDE
from game.variants.callout.broken_rules import cards_in_question
from game.variants.callout.cards import HAND
from game.variants.callout.state import CalloutState
from game.variants.families.shedding import (
    DISCARD,
    DRAW_PILE,
    MOST_SEATS,
    card_drawn,
    hand_of,
    reshuffle,
)

_ASIDES = tuple(Place(ASIDE, seat) for seat in range(MOST_SEATS))


def aside_of(seat: int) -> Place:
    """Return the place of a seat's cards set aside."""
    return _ASIDES[seat]


def _replenish(state: CalloutState, emit: list[Event] | None) -> None:
    """Shuffle the discard pile under the draw pile (G-3), but never what is still in question.

    Moves that may be undone stay on the pile, and so does the card that they lie on (L-20).
    """
    lying = cards_in_question(state) if state.moves else 0
    if not lying:
        reshuffle(state, emit)
        return
    rest = len(state.discard) - lying - 1
    if rest <= 0:
        return
    under = state.discard[:rest]
    rng = Rng(state.rng)
    rng.shuffle(under)
    state.rng = rng.state
    state.draw = under + state.draw
    del state.discard[:rest]
    if emit is not None:
        emit.append(CardsMoved(tuple(under), DISCARD, DRAW_PILE, NOBODY))
        emit.append(Shuffled(len(under)))


def draw_cards(state: CalloutState, seat: int, count: int, emit: list[Event] | None) -> int:
    """Let a seat draw `count` cards, or as many as there are; return how many (G-3)."""
    if len(state.draw) < count:
        _replenish(state, emit)
    pile = state.draw
    if not pile:
        return 0
    state.idle = 0
    if count == 1:
        card = pile.pop()
        state.hands[seat].append(card)
        if emit is not None:
            emit.append(card_drawn(card, seat))
        return 1
    taken = pile[: -count - 1 : -1]
    del pile[-len(taken) :]
    state.hands[seat] += taken
    if emit is not None:
        emit.append(CardsMoved(tuple(taken), DRAW_PILE, hand_of(seat), only(seat)))
    return len(taken)


def missing(state: CalloutState) -> int:
    """Return how many cards the hands lack to five each (L-27)."""
    return sum(HAND - len(hand) for hand in state.hands if len(hand) < HAND)


def penalty_card(state: CalloutState, seat: int, emit: list[Event] | None) -> None:
    """Give a seat a penalty card (L-18), set aside in a time-out and before the round begins."""
    if not state.draw:
        _replenish(state, emit)
    # A deal that has begun must come to its end with what is left (L-27).
    spare = len(state.draw) - (0 if state.phase == PLAY else missing(state) + 1)
    if spare <= 0:
        return
    if state.phase == PLAY and state.time_out < 0:
        state.hands[seat].append(card := state.draw.pop())
        if emit is not None:
            emit.append(CardsMoved((card,), DRAW_PILE, hand_of(seat), only(seat)))
    else:
        state.aside[seat].append(card := state.draw.pop())
        if emit is not None:
            emit.append(CardsMoved((card,), DRAW_PILE, aside_of(seat), NOBODY))


def take_up(state: CalloutState, seat: int, emit: list[Event] | None) -> None:
    """Move a seat's cards set aside into its hand (L-26, L-28)."""
    cards = state.aside[seat]
    if not cards:
        return
    state.aside[seat] = []
    state.hands[seat] += cards
    if emit is not None:
        emit.append(CardsMoved(tuple(cards), aside_of(seat), hand_of(seat), only(seat)))
