"""Playing and drawing, in turn and out of turn, and calling suits (L-3 to L-11, L-13, L-20)."""

from __future__ import annotations

from functools import partial

from game.engine.actions import DRAW, Action, Refusal, refuse
from game.engine.cards import NO_SUIT
from game.engine.events import (
    EVERYONE,
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    SeatSkipped,
    SuitCalled,
)
from game.variants.callout import spade_calls
from game.variants.callout.broken_rules import close_questions
from game.variants.callout.cards import (
    CALLED,
    DRAWS,
    FACED,
    FREE,
    JOKER,
    KINDS,
    PLAYS,
    POWER,
    SPADES,
    WILD,
    Row,
)
from game.variants.callout.cards_aside import draw_cards, take_out
from game.variants.callout.state import CalloutState, Drawn, Move, no_suit
from game.variants.callout.table_memory import SHORTEST_TURN, end_clock
from game.variants.families.shedding import DISCARD, card_played, hand_of, seat_after, set_turn

_SPADES = frozenset(card for card, spade in enumerate(SPADES) if spade)


def row_of(state: CalloutState) -> Row:
    """Return the cards that the seat in turn may play. Draws do not bind while it has turns left (L-6)."""
    row = CALLED + state.called if state.called >= 0 else state.discard[-1]
    return FACED[row + state.rows] if state.facing and not state.more_turns else FREE[row]


def legal(state: CalloutState, seat: int) -> list[Action]:
    """Return the plays of matching cards, in every number of identical ones, and drawing (L-4, L-5)."""
    # As row_of has it: a search spends most of its time here.
    called = state.called
    at = CALLED + called if called >= 0 else state.discard[-1]
    row = FACED[at + state.rows] if state.facing and not state.more_turns else FREE[at]
    # (A loop, for on Python 3.11 a comprehension costs a call.)
    going = []
    for card in state.hands[seat]:
        if card in row:
            going.append(card)
    going.sort()
    found: list[Action] = []
    last, count = -1, 0
    for card in going:
        # The second of a card stands for playing two of it, and so on.
        count = count + 1 if card == last else 1
        last = card
        found.append(PLAYS[card][count])
    found.append(DRAW)
    return found


def check_play(state: CalloutState, seat: int, action: Action) -> Refusal | None:
    """Return the refusal of a play that cannot be made; with `mistakes = refused`, of any wrong play (L-20)."""
    cards = action.cards
    if not cards or action.seat >= 0 or action.number or action.text:
        return refuse("G-13", "unknown-here", verb=action.verb)
    strict = state.table.options["mistakes"] == "refused"
    if strict:
        refusal = mismatch(state, seat, cards)
        if refusal is not None:
            return refusal
    hand = state.hands[seat]
    if len(cards) == 1:
        (card,) = cards
        if card not in hand:
            return refuse("G-13", "not-in-hand", card=card)
    else:
        for card in set(cards):
            if hand.count(card) < cards.count(card):
                return refuse("G-13", "not-in-hand", card=card)
        if strict and len(set(cards)) > 1:
            return refuse("L-5", "not-identical")
    return None if action.suit < 0 else refuse("G-13", "suit-apart")


def mismatch(state: CalloutState, seat: int, cards: tuple[int, ...]) -> Refusal | None:
    """Return why a seat may not play these cards, or None."""
    if seat != state.turn:
        return refuse("L-3", "not-in-turn", turn=state.turn)
    row = row_of(state)
    for card in cards:
        if card not in row:
            top = state.discard[-1]
            if state.facing and not state.more_turns:
                answer = "no-answer-any" if state.rows else "no-answer"
                return refuse("L-7", answer, card=card, count=state.facing)
            if top == JOKER and state.called < 0:
                return refuse("L-11", "no-match", card=card, top=top, suit=NO_SUIT)
            return refuse("L-4", "no-match", card=card, top=top, suit=state.called)
    if len(set(cards)) > 1:
        return refuse("L-5", "not-identical")
    return None


def check_draw(state: CalloutState, seat: int) -> Refusal | None:
    """Return the refusal of drawing, or None; drawing out of turn is accepted as a mistake."""
    if seat != state.turn and state.table.options["mistakes"] == "refused":
        return refuse("L-3", "not-in-turn", turn=state.turn)
    return None


_move = partial(tuple.__new__, Move)  # in half the time of the class


def _remember(state: CalloutState, seat: int, cards: tuple[int, ...]) -> None:
    """Add a play or a draw to the moves, with the table as it is before it."""
    called = state.called
    move = _move(
        (
            state.serial,
            seat,
            cards,
            (CALLED + called if called >= 0 else state.discard[-1]) + state.rows,
            state.turn,
            state.direction,
            state.facing,
            state.more_turns,
            state.skips,
            called,
            state.awaiting_suit,
            state.suit_by,
            state.suit_at,
            state.opening,
            state.laid_by,
            False,
            (),
            False,
        )
    )
    state.moves.append(move)


def _goes(state: CalloutState, cards: tuple[int, ...]) -> bool:
    """Return whether the seat in turn may play these cards."""
    card = cards[0]
    return card in row_of(state) and (len(cards) == 1 or cards.count(card) == len(cards))


def play(
    state: CalloutState, seat: int, cards: tuple[int, ...], at: int, emit: list[Event] | None
) -> None:
    """Play cards; they have effects in turn only (L-20)."""
    waited = state.awaiting_suit and state.discard[-1] == JOKER
    in_turn = seat == state.turn
    state.serial += 1
    if in_turn:
        _begin_turn_action(state, seat)
    if state.moves or not in_turn or not _goes(state, cards):
        _remember(state, seat, cards)
    if state.draws:
        take_out(state, seat, cards)
    else:
        remove = state.hands[seat].remove
        for card in cards:
            remove(card)
    state.discard += cards
    if emit is not None:
        if len(cards) == 1:
            emit.append(card_played(cards[0], seat))
        else:
            emit.append(CardsMoved(cards, hand_of(seat), DISCARD, EVERYONE))
    state.idle = 0
    if state.called >= 0 or state.awaiting_suit or state.opening:
        no_suit(state)
    state.laid_by = seat
    # Without a spade too: those of older plays no longer keep this seat from calling One (L-14).
    if state.owed or not _SPADES.isdisjoint(cards):
        spade_calls.owe(state, seat, cards, at)
    if not in_turn:
        if waited:
            # The Joker that the clock waited for is covered: no call will start it any more.
            state.started = at
        return
    if at - state.started > SHORTEST_TURN and not waited:
        end_clock(state, at)
    if state.announced:
        spade_calls.follow_up(state, seat, cards, at)
    state.awaiting_suit = WILD[cards[-1]]
    if len(cards) > 1 or POWER[cards[0]]:
        _act(state, cards, emit)
    elif state.more_turns:
        state.more_turns -= 1
    _pass_on(state, seat, at, emit)


def _begin_turn_action(state: CalloutState, seat: int) -> None:
    """Close the questions about others, and about the deal, as the seat in turn plays or draws (L-20, L-27)."""
    state.fresh = False
    if state.dealt:
        # It has had a turn, and so have those that have put cards down out of turn.
        for had in (seat, *(move.seat for move in state.moves if move.cards)):
            state.dealt[had] = state.dealt_to_each
    if state.moves:
        close_questions(state, seat)


def _act(state: CalloutState, cards: tuple[int, ...], emit: list[Event] | None) -> None:
    """Apply the effects of the cards, added up (L-6 to L-8, L-10, L-11, L-13)."""
    aces = gained = facing = 0
    for card in cards:
        kind = KINDS[card]
        if kind == "2":
            gained += 1
        elif kind == "8":
            state.skips += 1
        elif kind == "A":
            aces += 1
        elif kind in DRAWS:
            facing += DRAWS[kind]
    if state.more_turns:
        gained -= 1
    state.more_turns += gained
    if facing:
        state.facing += facing
        if emit is not None:
            emit.append(FacingChanged(state.facing))
    if aces & 1:
        state.direction = -state.direction
        if emit is not None:
            emit.append(DirectionChanged(state.direction))
        if state.players == 2 and state.table.options["two_player_reverse"] == "again":
            # The other player loses the turn: so the same one plays again, at once or after the 2s (G-9).
            state.skips += 1


def _pass_on(state: CalloutState, seat: int, at: int, emit: list[Event] | None) -> None:
    """Pass the turn on: to the same player while turns are left, otherwise past those who are skipped."""
    if not state.more_turns:
        if state.skips:
            if emit is not None:
                for step in range(1, state.skips + 1):
                    emit.append(SeatSkipped(seat_after(state, seat, step)))
            seat = seat_after(state, seat, state.skips)
            state.skips = 0
        seat = (seat + state.direction) % state.table.players
    state.started = at
    set_turn(state, seat, emit)


def open_with(state: CalloutState, card: int, at: int, emit: list[Event] | None) -> None:
    """The first card acts as if the dealer had played it, but gains the dealer nothing (L-29)."""
    dealer = state.dealer
    no_suit(state)
    state.laid_by = dealer
    state.opening = True
    state.fresh = True
    state.serial += 1
    if SPADES[card]:
        spade_calls.owe(state, dealer, (card,), at)
    state.awaiting_suit = WILD[card]
    if KINDS[card] != "2":
        _act(state, (card,), emit)
        if state.players == 2:
            # What it skips would be the other one, and so give the dealer a turn.
            state.skips = 0
    _pass_on(state, dealer, at, emit)


def draw(state: CalloutState, seat: int, at: int, emit: list[Event] | None) -> int:
    """Draw one card, or in turn all that are to be drawn; return how many were drawn (L-4, L-7, L-20)."""
    if seat != state.turn:
        state.serial += 1
        _remember(state, seat, ())
        return draw_cards(state, seat, 1, emit)
    if at - state.started > SHORTEST_TURN:
        end_clock(state, at)
    _begin_turn_action(state, seat)
    asked = bool(state.moves)
    if asked:
        # It goes back with what is in question about this seat.
        state.serial += 1
        _remember(state, seat, ())
    if state.announced:
        spade_calls.follow_up(state, seat, (), at)
    count = 1
    if state.more_turns:
        state.more_turns -= 1
    elif state.facing:
        count, state.facing = state.facing, 0
        if emit is not None:
            emit.append(FacingChanged(0))
    drawn = draw_cards(state, seat, count, emit)
    if not drawn:
        state.idle += 1
    elif asked:
        held = len(state.hands[seat])
        state.draws = (*state.draws, Drawn(state.serial, seat, tuple(range(held - drawn, held))))
    _pass_on(state, seat, at, emit)
    return drawn


def check_suit(state: CalloutState, seat: int, now: int) -> Refusal | None:
    """Return the refusal of a call of a suit that is not the first, or its player's at the same moment.

    The clauses are L-9 and L-29.
    """
    if state.opening and seat == state.laid_by and WILD[state.discard[-1]]:
        return refuse("L-29", "dealer-calls-no-suit")
    if state.awaiting_suit:
        return None
    first = state.suit_by >= 0 and state.suit_by != state.laid_by
    if first and seat == state.laid_by and now == state.suit_at:
        return None
    return refuse("L-9", "no-suit-now")


def call_suit(
    state: CalloutState, seat: int, suit: int, now: int, emit: list[Event] | None
) -> None:
    """Set the called suit; after a Joker the clock of the turn starts (L-11)."""
    if state.awaiting_suit and state.discard[-1] == JOKER:
        state.started = state.clock(now)
    state.called = suit
    state.awaiting_suit = False
    state.suit_by = seat
    state.suit_at = now
    if emit is not None:
        emit.append(SuitCalled(seat, suit))
