"""Partners, section P of the rules: who sits opposite plays on the same side, and shares its score (P-1)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.options import Option
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import seats_with

PARTNERS = Option("partners", False, "P-1", later=True)
SHEDDING = ("P-1", "P-2", "P-4")
"""The clauses of games in which one gets rid of cards."""


def paired(table: Table, values: Sequence[int]) -> list[int]:
    """Return the sum of the values of each seat's side, by seat: without partners its own."""
    if table.sides == table.players:
        return list(values)
    return [sum(values[each] for each in table.side(seat)) for seat in range(table.players)]


def out(state: State) -> list[int]:
    """Return the seats of the sides that have an empty hand."""
    done = {
        each for seat, hand in enumerate(state.hands) if not hand for each in state.table.side(seat)
    }
    return sorted(done)


def settled(state: State, held: Sequence[int]) -> tuple[list[int], list[int]]:
    """Return the winners of a round, and by seat what its side is left with (P-2).

    `held` is what each hand counts. A side that is out is left with nothing, whatever the partner holds; if
    none is, the lowest wins (G-4).
    """
    totals = paired(state.table, held)
    winners = out(state)
    if not winners:
        return seats_with(min(totals), totals), totals
    return winners, [0 if seat in winners else total for seat, total in enumerate(totals)]


def held_by_side(state: State, seat: int) -> list[int]:
    """Return the cards that count against a seat: those of its side; none if that is out."""
    if seat in out(state):
        return []
    return [card for each in state.table.side(seat) for card in state.hands[each]]
