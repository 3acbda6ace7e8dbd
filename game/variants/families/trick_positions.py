"""Positions of trick-taking games: their keys, and the constraints that these must meet together."""

from __future__ import annotations

from typing import Any

from game.engine.cards import NO_SUIT
from game.engine.notation.card_text import NotationError
from game.engine.notation.position_keys import (
    CARDS,
    CARDS_BY_SEAT,
    ROW,
    SEAT,
    SEAT_OR_NONE,
    SUIT,
    Codec,
    Constraint,
    Key,
)
from game.engine.problems import as_written
from game.engine.state import PLAY
from game.engine.table import Table
from game.engine.table_facts import NO_BID, PASSED
from game.variants.families.trick_taking import AUCTION, TrickState


def _read_bids(value: Any, table: Table) -> list[int]:
    if not isinstance(value, list) or len(value) != table.players:
        raise NotationError(
            f"{as_written(value)} is not a list with one entry for each of {table.players} seats"
        )
    return [_read_bid(each) for each in value]


def _read_bid(value: Any) -> int:
    if value == "":
        return NO_BID
    if value == "pass":
        return PASSED
    if type(value) is int and value > 0:
        return value
    raise NotationError(f"{as_written(value)} is neither a bid, 'pass' nor ''")


def _write_bids(bids: Any, _table: Table) -> list[int | str]:
    words = {NO_BID: "", PASSED: "pass"}
    return [words.get(bid, bid) for bid in bids]


def _read_trick(value: Any, table: Table) -> list[int]:
    cards: list[int] = ROW.read(value, table)
    if len(cards) >= table.players:
        raise NotationError(f"{as_written(value)} is a whole trick, which would have been taken")
    return cards


def _leader(state: TrickState) -> int:
    return (state.turn - len(state.trick)) % state.players


def _left_over(state: TrickState) -> list[int]:
    cards = state.unused()
    if len(cards) != 1:
        raise NotationError(
            f"the key centre must be given: {len(cards)} cards are nowhere, not just one"
        )
    return cards


TRICK_KEYS = (
    Key("bids", "bids", Codec(_read_bids, _write_bids), lambda state: [NO_BID] * state.players),
    Key("bidder", "bidder", SEAT_OR_NONE, lambda state: -1),
    Key("trump", "trump", SUIT, lambda state: NO_SUIT),
    Key("trick", "trick", Codec(_read_trick, ROW.write), lambda state: []),
    Key("leader", "leader", SEAT, _leader),
    Key("taken", "taken", CARDS_BY_SEAT, lambda state: [[] for _ in state.hands]),
    Key("centre", "centre", CARDS, _left_over),
)


def _check_trick(state: TrickState) -> None:
    if state.trick and state.phase != PLAY:
        raise NotationError(f"nothing has been led while the phase is {as_written(state.phase)}")


def _check_leader(state: TrickState) -> None:
    if state.phase == AUCTION or state.over or state.leader == _leader(state):
        return
    count = len(state.trick)
    raise NotationError(
        f"with {count} cards in the trick and seat {state.turn} in turn it is {_leader(state)}"
    )


def _check_hands(state: TrickState) -> None:
    """Whoever has still to play, now or in the next trick, holds a card; after it somebody holds none."""
    if state.over:
        if all(state.hands):
            raise NotationError("the round is not over while everybody holds cards")
        return
    for step in range(state.players - len(state.trick)):
        seat = (state.turn + step) % state.players
        if not state.hands[seat]:
            raise NotationError(f"seat {seat} has still to play, and has no card")


def _check_bids(state: TrickState) -> None:
    bids = state.bids
    made = [bid for bid in bids if bid > 0]
    if len(set(made)) < len(made):
        raise NotationError("each bid is higher than the last, so that no two are the same")
    if state.phase != AUCTION:
        return
    if bids[state.turn] == PASSED:
        raise NotationError(f"seat {state.turn} is in turn and has passed")
    if bids[state.turn] != NO_BID and bids.count(PASSED) == len(bids) - 1:
        raise NotationError("all the others have passed, and the auction is over")


def _check_bidder(state: TrickState) -> None:
    bidder, highest = state.bidder, max(state.bids)
    if state.phase == AUCTION:
        if bidder >= 0:
            raise NotationError("nobody has won the auction while it is on")
    elif bidder < 0:
        if highest > 0:
            raise NotationError(f"it must be given, for {highest} was bid")
    elif state.bids[bidder] == PASSED:
        raise NotationError(f"seat {bidder} has passed")
    elif state.bids[bidder] < highest:
        raise NotationError(f"{highest} was bid by another")


def _check_trump(state: TrickState) -> None:
    if state.trump != NO_SUIT and (state.phase == AUCTION or state.bidder < 0):
        raise NotationError("there is none before somebody has won the auction")


def _check_centre(state: TrickState) -> None:
    count = len(state.centre)
    if count > 1 or (not count and not state.over):
        raise NotationError(f"one card lies there, and not {count}")


TRICK_CONSTRAINTS = (
    Constraint("trick", _check_trick),
    Constraint("leader", _check_leader),
    Constraint("hands", _check_hands),
    Constraint("bids", _check_bids),
    Constraint("bidder", _check_bidder),
    Constraint("trump", _check_trump),
    Constraint("centre", _check_centre),
)
"""What holds of every auction and every trick; a partial position may have hands of unequal length."""
