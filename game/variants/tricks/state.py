"""The state of Tricks, and the keys and constraints of its positions."""

from __future__ import annotations

from game.engine.cards import NO_SUIT
from game.engine.notation.card_text import NotationError
from game.engine.notation.position_keys import (
    COMMON_KEYS,
    Constraint,
    Key,
    one_of,
    phase,
    replaced,
)
from game.engine.state import PLAY, Open, slotted
from game.engine.table_facts import NO_BID, PASSED
from game.variants.families.trick_positions import TRICK_CONSTRAINTS, TRICK_KEYS
from game.variants.families.trick_taking import AUCTION, TrickState
from game.variants.tricks.cards import DOWNTOWN, JOKER, TOP, UPTOWN

ORDER = "order"
"""The phase in which the winner of the Joker's trick chooses the order (T-13)."""


@slotted
class TricksState(TrickState):
    """A state of tricks; `order` is UPTOWN or DOWNTOWN."""

    order: Open[str] = UPTOWN


def speaks_alone(state: TricksState) -> bool:
    """Whether the seat in turn is the last to speak, all others having passed without a bid (T-4)."""
    if state.phase != AUCTION or max(state.bids) > NO_BID:
        return False
    return state.bids.count(PASSED) == state.players - 1


def must_bid(state: TricksState) -> bool:
    """Whether the seat in turn may not pass: the last to speak, with the option for it (T-4)."""
    return bool(state.table.options["dealer_must_bid"]) and speaks_alone(state)


def names_trump(state: TricksState) -> bool:
    """Whether the next card is the bidder's first (T-5)."""
    return state.trump == NO_SUIT and state.bidder >= 0


TRICKS_KEYS = replaced(
    COMMON_KEYS,
    Key("phase", "phase", phase(AUCTION, ORDER), lambda state: PLAY),
    Key("order", "order", one_of(UPTOWN, DOWNTOWN), lambda state: UPTOWN),
    *TRICK_KEYS,
)


def _check_bids(state: TricksState) -> None:
    """No bid is too high, and 15 ends the auction (T-3, T-4)."""
    if max(state.bids) > TOP:
        raise NotationError(f"nobody bids more than {TOP}")
    if state.phase == AUCTION and TOP in state.bids:
        raise NotationError(f"the bid of {TOP} has ended the auction")


def _check_trump(state: TricksState) -> None:
    """The first card that is led names it (T-5)."""
    if names_trump(state) and (state.trick or state.phase == ORDER):
        raise NotationError("a card was led, so that the key trump must be given")


def _check_turn(state: TricksState) -> None:
    """The bidder leads to the first trick (T-5)."""
    if state.phase == PLAY and names_trump(state) and state.turn != state.bidder:
        raise NotationError(f"the first card is led by the bidder, seat {state.bidder}")


def _check_hands(state: TricksState) -> None:
    """The Joker cannot be the bidder's first card (T-5), so that nobody who may bid holds it alone."""
    for seat, hand in enumerate(state.hands):
        if hand != [JOKER]:
            continue
        leads = state.phase == PLAY and names_trump(state) and seat == state.bidder
        if leads or (state.phase == AUCTION and state.bids[seat] != PASSED):
            raise NotationError(f"seat {seat} holds the Joker alone, and could not lead it")


TRICKS_CONSTRAINTS = (
    Constraint("bids", _check_bids),
    *TRICK_CONSTRAINTS,
    Constraint("trick", _check_trump),
    Constraint("turn", _check_turn),
    Constraint("hands", _check_hands),
)
