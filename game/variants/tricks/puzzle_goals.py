"""Endings of Tricks: what can be asked of a seat in them, and the rules of thumb that do not find it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol

from game.engine.actions import Action
from game.engine.puzzles.puzzle_rules import PuzzleRules
from game.engine.state import PLAY
from game.variants.tricks.cards import DECK, JOKER, LED, POINTS, POWER, SUIT
from game.variants.tricks.ending_solver import (
    ASKS,
    TricksEnding,
    bid_of,
    decided,
    reached,
    solvable,
)
from game.variants.tricks.state import TricksState


class _Rules(Protocol):
    """The part of the rules that is used: the legal actions."""

    def legal(self, state: TricksState, seat: int) -> list[Action]:
        """Return every turn action open to a seat."""
        ...


def _goal(asks: str) -> Callable[[TricksState, int], bool | None]:
    def goal(state: TricksState, seat: int) -> bool | None:
        """Whether a seat has reached what is asked; None while that is open."""
        points = [DECK.total(cards) for cards in state.taken]
        if state.over:
            return reached(asks, seat, points, state.bidder, bid_of(state), state.leader)
        return decided(asks, seat, points, state.bidder, bid_of(state))

    return goal


def _strength(view: TricksState, action: Action) -> tuple[int, int]:
    """How high a card is: trumps above all, then by rank in the order of the round."""
    (card,) = action.cards
    return POWER[view.order][view.trump][card][card], -card


def _highest(view: TricksState, seat: int, legal: Sequence[Action]) -> Action:
    """Play the highest card."""
    return max(legal, key=lambda action: _strength(view, action))


def _trump(view: TricksState, seat: int, legal: Sequence[Action]) -> Action:
    """Play a trump, the highest."""
    trumps = [each for each in legal if LED[view.trump][each.cards[0]] == view.trump]
    return _highest(view, seat, trumps or legal)


def _keep_trumps(view: TricksState, seat: int, legal: Sequence[Action]) -> Action:
    """Keep trumps and the Joker: play the lowest other card."""
    others = [
        each
        for each in legal
        if each.cards[0] != JOKER and LED[view.trump][each.cards[0]] != view.trump
    ]
    return min(others or legal, key=lambda action: _strength(view, action))


def _first(view: TricksState, seat: int, legal: Sequence[Action]) -> Action:
    """Play the first card of the hand that goes, sorted as it is shown."""
    return min(legal, key=lambda action: action.cards)


def _key(state: TricksState) -> Hashable:
    hands = []
    for hand in state.hands:
        held = 0
        for card in hand:
            held |= 1 << card
        hands.append(held)
    points = [DECK.total(cards) for cards in state.taken]
    return (*hands, *points, *state.centre, state.turn, state.order, *state.trick, state.phase)


def _fits(rules: _Rules) -> Callable[[TricksState], bool]:
    def fits(state: TricksState) -> bool:
        """Whether everybody who has played to the trick could have played that card (T-8 to T-10)."""
        for place in range(1, len(state.trick)):
            seat = (state.leader + place) % state.players
            before = state.clone()
            before.trick, before.turn = state.trick[:place], seat
            before.hands[seat].append(state.trick[place])
            if not any(each.cards == (state.trick[place],) for each in rules.legal(before, seat)):
                return False
        return True

    return fits


def _equal(view: TricksState, one: Action, other: Action) -> bool:
    """Whether two cards of a suit count the same, and no card that is still out lies between them."""
    if view.phase != PLAY or not (one.cards and other.cards):
        return False
    (low,), (high,) = sorted([one.cards, other.cards])
    if SUIT[low] != SUIT[high] or POINTS[low] != POINTS[high]:
        return False
    own = view.hands[view.turn]
    gone = [card for cards in view.taken for card in cards]
    return all(card in own or card in gone for card in range(low + 1, high))


def _quick(asks: str, seat: int, state: TricksState) -> TricksEnding | None:
    return TricksEnding(asks, seat, state) if solvable(state) else None


def tricks_endings(rules: _Rules) -> PuzzleRules:
    """Return what is said of the endings of a game with these rules."""
    return PuzzleRules(
        goals={asks: _goal(asks) for asks in ASKS},
        thumbs={
            "highest": _highest,
            "trump": _trump,
            "keep": _keep_trumps,
            "first": _first,
        },
        fits=_fits(rules),
        key=_key,
        equal=_equal,
        quick=_quick,
    )
