"""Advice for OONO."""

from __future__ import annotations

from game.engine.actions import Action, Reason
from game.engine.adviser import Adviser
from game.engine.cards import NO_SUIT
from game.variants.families.advice_reasons import why_shed
from game.variants.families.shedding import seat_after
from game.variants.oono.rules import DECK, DRAWS, UNO, OonoState

WILD = ("wild", "draw four")
HARMFUL = ("reverse", "skip", *DRAWS)


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

    def why(self, view: OonoState, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers the action."""
        if action.verb == "challenge":
            return Reason.of("challenge", other=action.seat)
        legal = self.rules.legal(view, seat)
        return why_shed(view, seat, action, legal, deck=DECK, kept=WILD, harmful=HARMFUL)
