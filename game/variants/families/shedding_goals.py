"""What can be asked of a seat in a shedding game, and the rules of thumb that do not find it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.engine.actions import DRAW, Action
from game.engine.cards import NO_SUIT
from game.engine.puzzles.puzzle_rules import PuzzleRules
from game.variants.families.shedding import ShedState


def _never(_state: ShedState) -> bool:
    return False


def _lays_all_down(waits: Callable[[Any], bool], state: ShedState, seat: int) -> bool | None:
    """Lay down the whole hand before anybody else is in turn.

    What the others hold and what is drawn has no part in it, where drawing ends the turn: as soon as somebody
    else is in turn it is missed. Where the round ends by a call only (L-14) the turn must have ended as well.
    """
    if state.over:
        return seat in state.winners
    if not state.hands[seat]:
        return state.turn != seat
    return False if state.turn != seat or waits(state) else None


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


def laying_down(waits: Callable[[Any], bool] = _never) -> PuzzleRules:
    """Return the puzzles of a game in which drawing ends the turn, and who answers a draw is somebody else.

    `waits(state)` is whether something waits for what anybody may say: with cards left that is no certain end.
    """
    return PuzzleRules(
        goals={"out": partial(_lays_all_down, waits)},
        thumbs={
            "highest": _highest,
            "acting": _acting,
            "keep": _keep_wild,
            "draw": _draw,
            "first": _first,
        },
        blind=frozenset({"out"}),
    )
