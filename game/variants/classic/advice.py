"""Advice for One: Classic."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action, Reason
from game.engine.adviser import Adviser
from game.variants.classic.rules import DECK, DRAWS, ClassicState
from game.variants.families.advice_reasons import why_shed
from game.variants.families.quick_advice import best_play
from game.variants.families.shedding import seat_after

WILD = ("wild", "wild draw four")
HARMFUL = ("reverse", "skip", *DRAWS)


_BONUS = tuple(
    tuple(
        (3 if kind == "number" else 40 if threat and kind != "wild" else 0) - 30 * (kind in WILD)
        for kind in DECK.kind
    )
    for threat in (False, True)
)
"""What a card is worth besides the cards of its colour, by whether the next player is close to winning."""


class ClassicAdviser(Adviser[ClassicState]):
    """Advice for One: Classic."""

    def appeal(self, view: ClassicState, seat: int, action: Action) -> int:
        """Play what one can; act when the next player is close to winning; keep wild cards for last.

        Of colours, the one most of the rest of the hand has.
        """
        if action.verb != "play":
            return -100
        (card,) = action.cards
        rest = list(view.hands[seat])
        rest.remove(card)
        kind = DECK.kind[card]
        suit = action.suit if action.suit >= 0 else DECK.suit[card]
        worth = 2 * sum(DECK.suit[other] == suit for other in rest)
        threat = len(view.hands[seat_after(view, seat)]) <= 2
        if kind in WILD:
            worth -= 30
        if kind == "number":
            worth += 3
        elif threat and kind != "wild":
            worth += 40
        return worth

    def choose(self, view: ClassicState, seat: int, legal: Sequence[Action]) -> Action:
        """Return the legal action with the highest appeal."""
        threat = len(view.hands[seat_after(view, seat)]) <= 2
        return best_play(view.hands[seat], legal, DECK, _BONUS[threat])

    def why(self, view: ClassicState, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers the action."""
        legal = self.rules.legal(view, seat)
        return why_shed(view, seat, action, legal, deck=DECK, kept=WILD, harmful=HARMFUL)
