"""Advice for OONO."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action, Reason
from game.engine.adviser import Adviser
from game.engine.cards import NO_SUIT
from game.variants.families.advice_reasons import why_shed
from game.variants.families.quick_advice import best_play
from game.variants.families.shedding import seat_after
from game.variants.oono.rules import DECK, DRAWS, UNO, OonoState

WILD = ("wild", "draw four")
HARMFUL = ("reverse", "skip", *DRAWS)


def _bonus(card: int, close: bool, threat: bool) -> int:
    kind = DECK.kind[card]
    worth = DECK.points[card] // 2 if close else -30 if DECK.suit[card] == NO_SUIT else 0
    if kind == "number":
        return worth + 3
    return worth + 40 if threat and kind != "wild" else worth


_BONUS = tuple(
    tuple(
        tuple(_bonus(card, close, threat) for card in range(len(DECK.faces)))
        for threat in (False, True)
    )
    for close in (False, True)
)
"""What a card is worth besides those of its colour, by whether anybody, and the next player, is close to winning."""


class OonoAdviser(Adviser[OonoState]):
    """Advice for OONO."""

    def appeal(self, view: OonoState, seat: int, action: Action) -> int:
        """Call what is due; play what one can; act when the next player is close to winning.

        Of colours, the one most of the rest of the hand has. Wild cards are kept, until somebody is so close
        that they would only count against their holder.
        """
        if action.verb == "challenge":
            return 100
        if action == UNO:
            return 100 if self.rules.legal(view, seat)[0].verb == "play" else -100
        if action.verb != "play":
            return -100
        (card,) = action.cards
        rest = list(view.hands[seat])
        rest.remove(card)
        kind = DECK.kind[card]
        suit = action.suit if action.suit >= 0 else DECK.suit[card]
        worth = 2 * sum(DECK.suit[other] == suit for other in rest)
        if min(map(len, view.hands)) <= 2:
            worth += DECK.points[card] // 2
        elif DECK.suit[card] == NO_SUIT:
            worth -= 30
        if kind == "number":
            worth += 3
        elif kind != "wild" and len(view.hands[seat_after(view, seat)]) <= 2:
            worth += 40
        return worth

    def choose(self, view: OonoState, seat: int, legal: Sequence[Action]) -> Action:
        """Return the legal action with the highest appeal."""
        hands = view.hands
        close = min(map(len, hands)) <= 2
        threat = len(hands[seat_after(view, seat)]) <= 2
        return best_play(hands[seat], legal, DECK, _BONUS[close][threat])

    def why(self, view: OonoState, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers the action."""
        if action.verb == "challenge":
            return Reason.of("challenge", other=action.seat)
        legal = self.rules.legal(view, seat)
        return why_shed(view, seat, action, legal, deck=DECK, kept=WILD, harmful=HARMFUL)
