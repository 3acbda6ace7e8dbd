"""The rules that a play or a draw breaks (L-20)."""

from __future__ import annotations

from game.variants.callout.cards import FACED, FREE
from game.variants.callout.state import CalloutState, Move


def breaks(move: Move) -> list[str]:
    """Return the kinds of mistakes in a move, judged from the table as it was before it.

    A card played out of turn is not bound by cards that another seat has to draw.
    """
    in_turn = move.seat == move.turn
    found = [] if in_turn else ["out-of-turn"]
    if not move.cards:
        return found
    faced = in_turn and move.facing and not move.more_turns
    row = (FACED if faced else FREE)[move.row]
    if not row.issuperset(move.cards):
        found.append("no-match")
    if len(set(move.cards)) > 1:
        found.append("not-identical")
    return found


def in_question(state: CalloutState, seat: int) -> bool:
    """Return whether the seat's last play is on the table and may still be called out (L-14)."""
    for move in reversed(state.moves):
        if move.seat == seat and move.cards and not move.undone:
            return bool(breaks(move))
    return False


def cards_in_question(state: CalloutState) -> int:
    """Return how many cards on top of the discard pile may have to go back, or are above one that may."""
    lying = [move for move in state.moves if move.cards and not move.undone]
    for place, move in enumerate(lying):
        if breaks(move):
            return sum(len(each.cards) for each in lying[place:])
    return 0
