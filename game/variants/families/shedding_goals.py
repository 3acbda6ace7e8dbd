"""What can be asked of a seat in a shedding game, and the rules of thumb that do not find it."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import DRAW, Action
from game.engine.cards import NO_SUIT
from game.engine.puzzles.puzzle_rules import PuzzleRules
from game.variants.families.shedding import ShedState


def _lays_all_down(state: ShedState, seat: int) -> bool | None:
    """Lay down the whole hand before anybody else is in turn.

    What the others hold and what is drawn has no part in it, where drawing ends the turn: as soon as somebody
    else is in turn it is missed.
    """
    if state.over:
        return seat in state.winners
    return None if state.turn == seat else False


def _highest(view: ShedState, seat: int, legal: Sequence[Action]) -> Action:
    """Play the highest card; wild cards are above all."""
    rank = view.table.deck.rank
    return max(
        legal, key=lambda each: (rank[each.cards[0]], -each.cards[0]) if each.cards else (-1, 0)
    )


def _acting(view: ShedState, seat: int, legal: Sequence[Action]) -> Action:
    """Play a card that acts, the first that goes."""
    kind = view.table.deck.kind
    acting = [each for each in legal if each.cards and kind[each.cards[0]] != "number"]
    return _first(view, seat, acting or legal)


def _keep_wild(view: ShedState, seat: int, legal: Sequence[Action]) -> Action:
    """Keep wild cards: play the first other card that goes."""
    suit = view.table.deck.suit
    others = [each for each in legal if each.cards and suit[each.cards[0]] != NO_SUIT]
    return _first(view, seat, others or legal)


def _draw(view: ShedState, seat: int, legal: Sequence[Action]) -> Action:
    """Draw when unsure."""
    return DRAW if DRAW in legal else _first(view, seat, legal)


def _first(view: ShedState, seat: int, legal: Sequence[Action]) -> Action:
    """Play the first card of the hand that goes, sorted as it is shown."""
    plays = [each for each in legal if each.cards]
    return min(plays or legal, key=lambda each: (each.cards, each.suit))


SHEDDING_GOALS = PuzzleRules(
    goals={"out": _lays_all_down},
    thumbs={
        "highest": _highest,
        "acting": _acting,
        "keep": _keep_wild,
        "draw": _draw,
        "first": _first,
    },
    blind=frozenset({"out"}),
)
"""For games in which a draw ends the turn, and cards to be drawn cannot be answered."""
