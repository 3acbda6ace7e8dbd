"""The outlook of a shedding game: how likely each seat is to win the round, seen all hands.

The chance is a softmax over the seats of a sum of features of each hand. The weights of a game are fitted to
rounds between bots by `build/fit_outlook.py`.
"""

from __future__ import annotations

from collections.abc import Collection, Set
from dataclasses import dataclass
from math import exp

from game.engine.cards import NO_SUIT, Deck
from game.variants.families.shedding import ShedState

MOST = 14
"""The most cards that are told apart."""


@dataclass(frozen=True, slots=True)
class OutlookWeights:
    """What the features of a hand count, as logarithms of odds.

    `cards`: by the number of cards, from 1 (the first entry) to MOST or more. `wild`, `acting`, `suits`: the
    share of wild cards, of cards that act, and of different suits in the hand; `any_wild`, `any_acting`:
    there is one. `turn`: in turn, also divided by the number of cards; `goes`: in turn with a card that goes,
    also divided, and the share of the cards that go; `next`: next in turn, also divided, and the same of its
    cards. Cards that the seat in turn has to draw, for want of an answer, count as drawn.
    """

    cards: tuple[float, ...]
    wild: float
    any_wild: float
    acting: float
    any_acting: float
    suits: float
    turn: float
    turn_each: float
    goes: float
    goes_each: float
    going: float
    next: float
    next_each: float
    next_goes: float
    next_going: float


class Outlook:
    """The judgement of hands in one game: its deck, its wild and its acting cards, and the weights."""

    def __init__(
        self,
        deck: Deck,
        wild: Collection[str],
        acting: Collection[str],
        weights: OutlookWeights,
    ) -> None:
        self.weights = weights
        self._wild = [int(kind in wild) for kind in deck.kind]
        self._acting = [int(kind in acting) for kind in deck.kind]
        self._suit = [0 if suit == NO_SUIT else 1 << suit for suit in deck.suit]

    def scores(self, state: ShedState, fits: Set[int]) -> list[float]:
        """Return the logarithm of the odds of each seat; `fits` are the cards that go now.

        It is linear in the weights: those that are all 0 but one give the feature that this one counts.
        """
        weights = self.weights
        hands, in_turn = state.hands, state.turn
        following = (in_turn + state.direction) % len(hands)
        are_wild, act, suit_of = self._wild, self._acting, self._suit
        scores = []
        for seat, hand in enumerate(hands):
            wild = acting = suits = going = 0
            for card in hand:
                wild += are_wild[card]
                acting += act[card]
                suits |= suit_of[card]
                if card in fits:
                    going += 1
            count = len(hand)
            if seat == in_turn and not going:
                count += state.facing
            each = weights.wild * wild + weights.acting * acting + weights.suits * suits.bit_count()
            score = weights.cards[count - 1 if count < MOST else MOST - 1]
            if wild:
                score += weights.any_wild
            if acting:
                score += weights.any_acting
            if seat == in_turn:
                score += weights.turn
                each += weights.turn_each
                if going:
                    score += weights.goes
                    each += weights.goes_each + weights.going * going
            if seat == following:
                score += weights.next
                each += weights.next_each + weights.next_going * going
                if going:
                    score += weights.next_goes
            scores.append(score + each / count)
        return scores

    def chances(self, state: ShedState, fits: Set[int]) -> list[float]:
        """Return the chance of each seat to win the round; `fits` are the cards that go now."""
        odds = [exp(score) for score in self.scores(state, fits)]
        total = sum(odds)
        return [each / total for each in odds]
