"""What makes a position no puzzle: too little choice, or an answer that needs no thought."""

from __future__ import annotations

from typing import Any

from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.variant import Variant

LEAST = 3
"""How many actions must differ in more than a suit."""


def different_actions(seen: Observation) -> int:
    """Return how many of the legal actions differ in more than a suit."""
    rank = seen.state.table.deck.rank
    return len(
        {
            (each.verb, each.number, each.seat, tuple(rank[card] for card in each.cards))
            for each in seen.legal
        }
    )


def obvious(variant: Variant[Any], seen: Observation) -> set[Action]:
    """Return the actions that `greedy` may take, and those of each rule of thumb: none of them may be right."""
    view, seat, legal = seen.state, seen.seat, seen.legal
    appeal = {action: variant.adviser.appeal(view, seat, action) for action in legal}
    best = max(appeal.values())
    found = {action for action in legal if appeal[action] == best}
    return found | {thumb(view, seat, legal) for thumb in variant.puzzles.thumbs.values()}
