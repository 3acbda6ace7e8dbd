"""Positions of shedding games: their keys, and the constraints that these must meet together."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.notation.card_text import NotationError
from game.engine.notation.position_keys import CARD as ONE_CARD
from game.engine.notation.position_keys import (
    COMMON_KEYS,
    COUNT,
    DIRECTION,
    HEAP,
    PILE,
    SUIT,
    Constraint,
    Key,
    brought_about,
)
from game.engine.rng import Rng
from game.engine.state import PLAY, State
from game.variants.families.shedding import ShedState


def _rest(state: State) -> list[int]:
    cards = state.unused()
    Rng(0).shuffle(cards)
    return cards


SHED_KEYS = (
    *COMMON_KEYS,
    Key("discard", "discard", HEAP, None),
    Key("draw", "draw", PILE, _rest),
    Key("direction", "direction", DIRECTION, lambda state: 1),
    Key("called", "called", SUIT, lambda state: NO_SUIT),
    Key("facing", "facing", brought_about(4), lambda state: 0),
    Key("idle", "idle", COUNT, lambda state: 0),
)

DRAWN_KEY = Key(
    "drawn",
    "drawn",
    ONE_CARD,
    lambda state: UNKNOWN,
    unseen=lambda view: view.drawn_at >= 0 and view.drawn == UNKNOWN,
)


def _check_idle(state: ShedState) -> None:
    # Who may still play after an attack that brought no card has not ended the turn yet.
    waits = state.over or state.unended
    if state.idle > (state.players if waits else state.players - 1):
        raise NotationError(
            f"after {state.players} turns in a row without a card the round is blocked"
        )


def _check_hands(state: ShedState) -> None:
    if state.phase == PLAY and not all(state.hands):
        seat = state.hands.index([])
        raise NotationError(f"seat {seat} has no card, so that the round is over")


NOT_BLOCKED = Constraint("idle", _check_idle)
"""A round with as many idle turns as players is over (G-4)."""

NOT_EMPTIED = Constraint("hands", _check_hands)
"""A round in which a hand is empty is over, in games where that ends it at once (G-7)."""


def called_on(wild: Callable[[ShedState, int], bool]) -> Constraint:
    """Return the constraint that a suit is called for `wild` cards alone: `wild(state, card)`."""

    def check(state: ShedState) -> None:
        if state.called == NO_SUIT or (state.discard and wild(state, state.discard[-1])):
            return
        letter = state.table.deck.suits[state.called]
        raise NotationError(f"no wild card lies on top for which {letter} is called")

    return Constraint("called", check)


CALLED_ON_WILD = called_on(lambda state, card: state.table.deck.suit[card] == NO_SUIT)
"""A colour is called for a card that has none."""


def faced_on(kinds: Collection[str]) -> Constraint:
    """Return the constraint that cards are faced while a card of these kinds is on top."""

    def check(state: ShedState) -> None:
        deck, top = state.table.deck, state.discard[-1]
        if state.facing and state.phase == PLAY and deck.kind[top] not in kinds:
            raise NotationError(f"no cards are to be drawn for {deck.codes[top]} on top")

    return Constraint("facing", check)
