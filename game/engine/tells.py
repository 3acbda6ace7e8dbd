"""What an action tells about the hand that it was made from.

A player who sensibly drew had nothing that went; one who followed with another suit has none of the suit led.
This is worked out from the rules and the advice of a game: each card is added to the cards that the player
showed, and the action is judged as that of a player of such a hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import Any

from game.engine.actions import Action
from game.engine.adviser import Advised, Adviser, Appeal
from game.engine.state import State

IMPOSSIBLE = -12.0
"""The evidence against a card with which the action would have been illegal."""

CAPRICE = 0.02
"""The share of actions that are taken to be made by chance, so that no inference from taste is certain."""

SCALE = 6.0
"""The difference in `Adviser.appeal` that makes an action e times as likely."""


class Tells:
    """The inferences of one game. This base class makes them from legality and appeal."""

    def __init__(self, rules: Advised, adviser: Adviser[Any]) -> None:
        self.rules = rules
        self.adviser = adviser

    def evidence(
        self, view: State, seat: int, action: Action, faces: Iterable[int]
    ) -> dict[int, float] | None:
        """Return how much an action of `seat` speaks for each of these cards in its hand before the action.

        The values are natural logarithms of how many times likelier the action is with the card than without;
        cards that change nothing are left out. `view` is what the observer saw before the action. None if the
        action tells nothing.
        """
        supposed = view.clone()
        shown = list(action.cards)
        appeal = self.adviser.turn_appeal(view)
        alone, without = self._likelihood(supposed, seat, action, shown, appeal)
        if not without:
            return None
        found = {}
        for card in faces:
            if card in shown:
                continue  # that there are two of them tells next to nothing
            choices, chance = self._likelihood(
                supposed, seat, action, [card, *shown], appeal, alone
            )
            if choices == alone:
                continue  # the card could not have been played
            told = log(chance / without) if chance > 0 else IMPOSSIBLE
            if told:
                found[card] = told
        return found or None

    def _likelihood(
        self,
        supposed: State,
        seat: int,
        action: Action,
        hand: list[int],
        appeal: Appeal[Any],
        alone: int = 0,
    ) -> tuple[int, float]:
        """Return how many actions a player of this hand may choose from, and the probability of this one.

        The probability is not worked out where there are as many as `alone`.
        """
        self.suppose(supposed, seat, hand)
        legal = self.rules.legal(supposed, seat)
        if action not in legal:
            # A game that lists on demand has not listed everything.
            if not action.taken or action not in self.rules.takings(
                supposed, seat, action.cards, action.taken
            ):
                return -1, 0.0
            legal = [*legal, action]
        choices = len(legal)
        if choices == 1 or choices == alone:
            return choices, 1.0
        own = appeal(supposed, seat, action)
        total = 0.0
        for other in legal:
            total += exp(min(50.0, (appeal(supposed, seat, other) - own) / SCALE))
        return choices, (1 - CAPRICE) / total + CAPRICE / choices

    def suppose(self, supposed: State, seat: int, hand: list[int]) -> None:
        """Let the seat hold these cards in a copy of a view, the one drawn last being the last."""
        supposed.hands[seat] = hand
