"""Movements of cards besides plays: drawing, setting aside, taking up again, and taking plays back."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.events import (
    EVERYONE,
    NOBODY,
    Announced,
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    Place,
    Shuffled,
    only,
)
from game.engine.rng import Rng
from game.engine.state import PLAY
from game.engine.zones import ASIDE
from game.variants.callout.broken_rules import first_in_question, going_with, lies, staying
from game.variants.callout.state import NOWHERE, CalloutState, Move, laid_place
from game.variants.families.shedding import (
    DISCARD,
    DRAW_PILE,
    MOST_SEATS,
    card_drawn,
    hand_of,
    reshuffle,
    set_turn,
)

_ASIDES = tuple(Place(ASIDE, seat) for seat in range(MOST_SEATS))


def aside_of(seat: int) -> Place:
    """Return the place of a seat's cards set aside."""
    return _ASIDES[seat]


def _replenish(state: CalloutState, emit: list[Event] | None) -> None:
    """Shuffle the discard pile under the draw pile (G-3), but never what is still in question.

    Moves that may be undone stay on the pile, and so does the card that each of them lies on (L-20).
    """
    first = first_in_question(state.moves) if state.moves else -1
    if first < 0:
        reshuffle(state, emit)
        return
    stays = staying(state, first)
    under = [card for place, card in enumerate(state.discard) if place not in stays]
    if not under:
        return
    lowest = min(stays)
    below, between = tuple(under[:lowest]), tuple(under[lowest:])
    _note_shuffled(state, first, stays)
    state.discard = [card for place, card in enumerate(state.discard) if place in stays]
    rng = Rng(state.rng)
    rng.shuffle(under)
    state.rng = rng.state
    state.draw = under + state.draw
    if emit is not None:
        # All see which cards are taken out from between others; those below go as in every shuffle.
        if between:
            emit.append(CardsMoved(between, DISCARD, DRAW_PILE, EVERYONE))
        if lowest:
            emit.append(CardsMoved(below, DISCARD, DRAW_PILE, NOBODY))
        emit.append(Shuffled(len(under)))


def _note_shuffled(state: CalloutState, first: int, stays: set[int]) -> None:
    """Leave out of the moves, from the first in question on, the cards that are about to be shuffled."""
    end = len(state.discard)
    for at in range(len(state.moves) - 1, first - 1, -1):
        move = state.moves[at]
        if not lies(move):
            continue
        start = end - len(move.cards)
        left = tuple(card for place, card in enumerate(move.cards, start) if place in stays)
        if not left:
            del state.moves[at]
        elif left != move.cards:
            state.moves[at] = move._replace(cards=left)
        end = start


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
    """Return how many cards the hands lack to as many as are dealt to each (L-27)."""
    wanted = state.dealt_to_each
    return sum(wanted - len(hand) for hand in state.hands if len(hand) < wanted)


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


def undo(state: CalloutState, place: int, emit: list[Event] | None) -> None:
    """Take back the play at this place among the moves, and what it did (L-20).

    What its player has done in the turns that it gave goes back first, and is not in question any more. Other
    cards laid above stay. A play made in turn gives its player the turn again.
    """
    moves = state.moves
    later = going_with(moves, place)
    if later and emit is not None:
        emit.append(Announced("turns-taken-back", moves[place].seat, spoken=False))
    for at in later:
        if lies(moves[at]):
            _lift(state, at, emit)
        elif not moves[at].undone:
            _put_back(state, moves[at], emit)
        del moves[at]
    move = moves[place]
    _lift(state, place, emit)
    moves[place] = move._replace(undone=True)
    if move.seat == move.turn:
        _turn_back(state, move, emit)


def _lift(state: CalloutState, place: int, emit: list[Event] | None) -> None:
    """Move the cards of the play at this place among the moves back into the hand; those above stay."""
    move = state.moves[place]
    end = len(state.discard) - sum(
        len(each.cards) for each in state.moves[place + 1 :] if lies(each)
    )
    del state.discard[end - len(move.cards) : end]
    hand = state.hands[move.seat]
    if state.draws:
        back = {laid_place(move.serial, n): len(hand) + n for n in range(len(move.cards))}
        _follow(state, move.seat, len(hand), back)
    hand += move.cards
    state.owed = [each for each in state.owed if each.serial != move.serial]
    if emit is not None:
        emit.append(CardsMoved(move.cards, DISCARD, hand_of(move.seat), EVERYONE))
    _lay_bare(state, place)


def _lay_bare(state: CalloutState, place: int) -> None:
    """What lay under the play at this place now lies under the next one above, or on top."""
    move, moves = state.moves[place], state.moves
    for at in range(place + 1, len(moves)):
        if lies(moves[at]):
            moves[at] = moves[at]._replace(
                called=move.called,
                awaiting_suit=move.awaiting_suit,
                suit_by=move.suit_by,
                suit_at=move.suit_at,
                opening=move.opening,
                laid_by=move.laid_by,
            )
            return
    state.called = move.called
    state.awaiting_suit = move.awaiting_suit
    state.suit_by = move.suit_by
    state.suit_at = move.suit_at
    state.opening = move.opening
    state.laid_by = move.laid_by


def _put_back(state: CalloutState, move: Move, emit: list[Event] | None) -> None:
    """Move what a draw has brought back onto the draw pile, the last first; what was put down since lies."""
    state.idle = 0
    seat, back = move.seat, []
    hand = state.hands[seat]
    while held := _held(state, move.serial):
        place = held[-1]
        card = hand[place]
        first = hand.index(card)  # as everywhere: of equal cards the first leaves the hand
        del hand[first]
        back.append(card)
        _follow(state, seat, first, {first: place - 1, place: NOWHERE})
    state.draws = tuple(each for each in state.draws if each.serial != move.serial)
    state.draw += back
    if back and emit is not None:
        emit.append(CardsMoved(tuple(back), hand_of(seat), DRAW_PILE, only(seat)))


def _held(state: CalloutState, serial: int) -> list[int]:
    """Return the places in the hand of what a draw has brought."""
    drawn = (each.places for each in state.draws if each.serial == serial)
    return [place for places in drawn for place in places if place >= 0]


def take_out(state: CalloutState, seat: int, cards: tuple[int, ...]) -> None:
    """Take the cards of the play `state.serial` out of a hand of which some may go back to the draw pile."""
    hand = state.hands[seat]
    for number, card in enumerate(cards):
        at = hand.index(card)
        del hand[at]
        _follow(state, seat, at, {at: laid_place(state.serial, number)})


def _follow(state: CalloutState, seat: int, left: int, moved: Mapping[int, int]) -> None:
    """Follow the cards of `draws` as one has left this place of a hand; `moved` are at other places now."""
    state.draws = tuple(
        each._replace(places=tuple(moved.get(at, at - (at > left)) for at in each.places))
        if each.seat == seat
        else each
        for each in state.draws
    )


def _turn_back(state: CalloutState, move: Move, emit: list[Event] | None) -> None:
    state.announced = []
    if state.direction != move.direction and emit is not None:
        emit.append(DirectionChanged(move.direction))
    if state.facing != move.facing and emit is not None:
        emit.append(FacingChanged(move.facing))
    state.direction = move.direction
    state.facing = move.facing
    state.more_turns = move.more_turns
    state.skips = move.skips
    set_turn(state, move.seat, emit)
