"""The deal, automatic or by the dealer's hand, up to the first card (L-2, L-27 to L-29)."""

from __future__ import annotations

from game.engine.actions import Action, Refusal, refuse
from game.engine.events import (
    EVERYONE,
    NOBODY,
    Announced,
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    RoundBegan,
    only,
)
from game.engine.rng import Rng
from game.engine.state import PLAY
from game.variants.callout import moves
from game.variants.callout.broken_rules import lies
from game.variants.callout.cards_aside import aside_of, missing, take_up
from game.variants.callout.state import DEAL, DEALT, LAPSED, NO_CLOCK, CalloutState, no_suit
from game.variants.callout.table_memory import hear, note
from game.variants.callout.time_out_rules import end_time_out
from game.variants.families.shedding import DISCARD, DRAW_PILE, hand_of, turn_up

MOST_MISDEALS = 2
"""The number of misdeals in a row after which the cards are dealt automatically (L-27)."""


def begin_round(state: CalloutState, now: int, emit: list[Event] | None) -> None:
    """Shuffle, and deal, or let the dealer deal."""
    rng = Rng(state.rng)
    cards = state.table.deck.cards()
    rng.shuffle(cards)
    state.rng = rng.state
    state.draw = cards
    state.hands = [[] for _ in range(state.players)]
    state.aside = [[] for _ in range(state.players)]
    state.late = []
    state.misdeals = 0
    state.time_out = -1
    if emit is not None:
        emit.append(RoundBegan(state.round, state.dealer))
    _clear(state)
    if state.table.options["deal"] == "automatic":
        _deal_by_itself(state, now, emit)


def _deal_by_itself(state: CalloutState, now: int, emit: list[Event] | None) -> None:
    """Deal all missing cards automatically and begin the round at once."""
    state.looked = (1 << state.players) - 1
    _deal_missing(state, emit)
    state.phase = PLAY
    for seat in range(state.players):
        take_up(state, seat, emit)
    _turn_up_first(state, state.clock(now), emit)


def _clear(state: CalloutState) -> None:
    """Clear the table for a deal: nothing is open or waiting, and nothing can be called out."""
    state.phase = DEAL
    state.turn = (state.dealer + 1) % state.players
    state.discard = []
    no_suit(state)
    state.laid_by = state.dealer
    state.direction = 1
    state.facing = 0
    state.idle = 0
    state.more_turns = 0
    state.skips = 0
    state.started = NO_CLOCK
    state.fresh = False
    state.moves = []
    state.draws = ()
    state.owed = []
    state.announced = []
    state.heard = []
    state.met = []
    state.mistakes = []
    state.dealt = []
    state.looked = 0
    state.on_since = NO_CLOCK


def check_deal(state: CalloutState, seat: int, action: Action) -> Refusal | None:
    """Return the refusal of dealing or of `done`, which only the dealer may during the deal (L-27)."""
    if state.phase != DEAL:
        return refuse("L-27", "nothing-to-deal")
    if seat != state.dealer:
        return refuse("L-27", "not-the-dealer", other=state.dealer)
    if action.verb == "done":
        return None
    lacking = missing(state)
    if action.seat >= state.players:
        return refuse("G-13", "no-such-seat", seat=action.seat)
    needed = lacking
    if action.seat < 0:
        if not lacking:
            return refuse("L-27", "all-dealt", count=state.dealt_to_each)
    elif len(state.hands[action.seat]) >= state.dealt_to_each:
        needed += 1
    if len(state.draw) <= needed:
        return refuse("L-27", "pile-must-last", count=lacking)
    return None


def deal_cards(state: CalloutState, action: Action, emit: list[Event] | None) -> None:
    """Deal one card to a seat, or all missing ones."""
    if action.seat < 0:
        _deal_missing(state, emit)
    else:
        _deal_one(state, action.seat, emit)


def _deal_one(state: CalloutState, seat: int, emit: list[Event] | None) -> None:
    card = state.draw.pop()
    state.hands[seat].append(card)
    if emit is not None:
        seen_by = only(seat) if state.looked >> seat & 1 else NOBODY
        emit.append(CardsMoved((card,), DRAW_PILE, hand_of(seat), seen_by))


def _deal_missing(state: CalloutState, emit: list[Event] | None) -> None:
    """Deal each card to the shortest hand, of equal ones to the nearest to the dealer's left (L-27).

    Only the pile of a position can be too short for that; its last card is then kept as the first card.
    """
    order = [(state.dealer + step) % state.players for step in range(1, state.players + 1)]
    hands = state.hands
    for length in range(state.dealt_to_each):
        for seat in order:
            if len(hands[seat]) == length and len(state.draw) > 1:
                _deal_one(state, seat, emit)


def done(state: CalloutState, emit: list[Event] | None) -> None:
    """Apply `done`: the dealer has finished dealing."""
    state.phase = DEALT
    if emit is not None:
        emit.append(Announced("done", state.dealer))


def check_look(state: CalloutState, seat: int) -> Refusal | None:
    """Return the refusal of `look`: the dealer may not before `done`; others may, wrongly (L-28)."""
    if state.phase == DEAL and seat == state.dealer:
        return refuse("L-28", "not-done-yet")
    return None


def look(state: CalloutState, seat: int, action: Action, at: int, emit: list[Event] | None) -> None:
    """Let a seat look at its hand; when the dealer does, the round begins."""
    if emit is not None:
        emit.append(Announced("look", seat))
    if state.phase == DEALT and seat == state.dealer:
        state.dealt = [len(hand) for hand in state.hands]
        state.phase = PLAY
        state.on_since = at
        for other in range(state.players):
            _pick_up(state, other, emit)
            take_up(state, other, emit)
        _turn_up_first(state, at, emit)
    elif state.phase != PLAY:
        _pick_up(state, seat, emit)
        hear(state, seat, action, at)
        note(state, seat, "looked-early", at)


def _pick_up(state: CalloutState, seat: int, emit: list[Event] | None) -> None:
    """Let a seat see its hand from now on."""
    hand = state.hands[seat]
    if hand and emit is not None and not state.looked >> seat & 1:
        emit.append(CardsMoved(tuple(hand), hand_of(seat), hand_of(seat), only(seat)))
    state.looked |= 1 << seat


def _turn_up_first(state: CalloutState, at: int, emit: list[Event] | None) -> None:
    moves.open_with(state, turn_up(state, emit), at, emit)


def redeal(state: CalloutState, now: int, emit: list[Event] | None) -> None:
    """Deal again after a misdeal was called out: all dealt cards are set aside for the dealer (L-27)."""
    dealer = state.dealer
    if state.time_out >= 0:
        end_time_out(state, now)
    _gather_plays(state, emit)
    if state.discard:
        state.draw[:0] = state.discard
        if emit is not None:
            emit.append(CardsMoved(tuple(state.discard), DISCARD, DRAW_PILE))
    dealt = state.dealt or [len(hand) for hand in state.hands]
    for seat, hand in enumerate(state.hands):
        # What came to a hand after the deal is a penalty of its own, and waits like all of them.
        _set_aside(state, hand[: dealt[seat]], seat, dealer, emit)
        _set_aside(state, hand[dealt[seat] :], seat, seat, emit)
    state.hands = [[] for _ in range(state.players)]
    state.misdeals += 1
    misdeals = state.misdeals
    if len(state.draw) <= state.dealt_to_each * state.players:
        _shuffle_aside(state, emit)
    if emit is not None:
        # What the first card did goes with it.
        if state.direction < 0:
            emit.append(DirectionChanged(1))
        if state.facing:
            emit.append(FacingChanged(0))
    _clear(state)
    # The round is the same, and so what was left uncalled may still be named late (L-12).
    state.late = [each._replace(until=LAPSED) for each in state.late]
    if misdeals >= MOST_MISDEALS:
        state.misdeals = 0
        _deal_by_itself(state, now, emit)


def _gather_plays(state: CalloutState, emit: list[Event] | None) -> None:
    """Take back what was played out of turn before the first turn: it was dealt as well (L-27).

    Which cards of a hand were dealt nobody can tell once others have come to it; these are counted first.
    """
    for move in reversed(state.moves):
        if lies(move):
            del state.discard[-len(move.cards) :]
            state.hands[move.seat][:0] = move.cards
            if emit is not None:
                emit.append(CardsMoved(move.cards, DISCARD, hand_of(move.seat), EVERYONE))


def _set_aside(
    state: CalloutState, cards: list[int], src: int, dst: int, emit: list[Event] | None
) -> None:
    state.aside[dst] += cards
    if cards and emit is not None:
        emit.append(CardsMoved(tuple(cards), hand_of(src), aside_of(dst), NOBODY))


def _shuffle_aside(state: CalloutState, emit: list[Event] | None) -> None:
    """Shuffle all the cards set aside into the pile, which is too short for another deal."""
    for seat, cards in enumerate(state.aside):
        state.draw += cards
        if cards and emit is not None:
            emit.append(CardsMoved(tuple(cards), aside_of(seat), DRAW_PILE, NOBODY))
    state.aside = [[] for _ in range(state.players)]
    rng = Rng(state.rng)
    rng.shuffle(state.draw)
    state.rng = rng.state
