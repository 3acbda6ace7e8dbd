"""The rules that a play or a draw breaks, and how long it is in question (L-20)."""

from __future__ import annotations

from game.variants.callout.cards import FACED, FREE
from game.variants.callout.state import CalloutState, Move


def breaks(move: Move) -> list[str]:
    """Return the kinds of mistakes in a move, judged from the table as it was before it.

    There are none once it is closed. A card played out of turn is not bound by cards that another seat has
    to draw.
    """
    if move.closed:
        return []
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


def open_breaks(move: Move) -> list[str]:
    """Return the kinds of mistakes in a move that can be called out still."""
    return [kind for kind in breaks(move) if kind not in move.met]


def lies(move: Move) -> bool:
    """Return whether the cards of a move lie on the discard pile."""
    return bool(move.cards) and not move.undone


def in_question(state: CalloutState, seat: int) -> bool:
    """Return whether the seat's last play is on the table and may still be called out (L-14)."""
    for move in reversed(state.moves):
        if move.seat == seat and lies(move):
            return bool(breaks(move))
    return False


def close_questions(state: CalloutState, seat: int) -> None:
    """Close the questions about all others, as a turn action of `seat` does (L-20).

    Nobody closes a question about themselves. Kept are the moves from the first one on that is in question
    still: they may have to go back with it, or lie above it.
    """
    kept: list[Move] = []
    for each in state.moves:
        move = each if each.seat == seat else each._replace(closed=True)
        asked = bool(open_breaks(move))
        drew_in_turn = move.seat == move.turn and not move.cards
        if asked or (kept and (lies(move) or drew_in_turn)):
            kept.append(move)
    state.moves = kept
    if state.draws:
        serials = {move.serial for move in kept}
        state.draws = tuple(each for each in state.draws if each.serial in serials)


def going_with(moves: list[Move], place: int) -> list[int]:
    """Return the places of the moves that go back with the play at a place, the last first.

    They are what its player has done in the turns that it gave (L-20).
    """
    seat, turn = moves[place].seat, moves[place].turn
    if seat != turn:
        return []
    later = range(len(moves) - 1, place, -1)
    return [at for at in later if moves[at].seat == moves[at].turn == seat]


def first_in_question(moves: list[Move]) -> int:
    """Return the place of the lowest play on the pile that may have to go back; −1 if there is none."""
    return next((at for at, move in enumerate(moves) if lies(move) and breaks(move)), -1)


def staying(state: CalloutState, first: int) -> set[int]:
    """Return the places in the discard pile of what is not shuffled while cards are in question (G-3).

    These are the top card, the cards in question, the one beneath each, and what would go back with them;
    `first` is the lowest move in question.
    """
    moves = state.moves
    end = len(state.discard)
    found = {end - 1}
    bound: set[int] = set()
    for at in range(first, len(moves)):
        if lies(moves[at]) and breaks(moves[at]):
            bound.update(going_with(moves, at))
    for at in range(len(moves) - 1, first - 1, -1):
        move = moves[at]
        if not lies(move):
            continue
        start = end - len(move.cards)
        if breaks(move):
            found.update(range(max(0, start - 1), end))
        elif at in bound:
            found.update(range(start, end))
        end = start
    return found
