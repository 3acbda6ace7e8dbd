"""Advice for One: Call-Out."""

from __future__ import annotations

from game.engine.actions import Action, Reason
from game.engine.adviser import Adviser, Leaning
from game.variants.callout.cards import KINDS, PACK, SUIT_OF, WILD
from game.variants.callout.state import CalloutState
from game.variants.families.advice_reasons import why_shed
from game.variants.families.quick_advice import shed_leaning
from game.variants.families.shedding import seat_after


class CalloutAdviser(Adviser[CalloutState]):
    """Advice for Call-Out."""

    def appeal(self, view: CalloutState, seat: int, action: Action) -> int:
        """Get rid of cards, of many at once and of dear ones; keep wild cards until somebody is close.

        Of a suit, rather one of which more is held; what harms the next player, when that one is close to
        the end.
        """
        if action.verb != "play":
            return -100
        card = action.cards[0]
        count = len(action.cards)
        hand = view.hands[seat]
        rest = len(hand) - count
        same = sum(SUIT_OF[other] == SUIT_OF[card] for other in hand) - count
        worth = 12 * count + 2 * same + PACK.points[card] // 2
        close = min(map(len, view.hands)) <= 2
        if WILD[card] and not close and rest:
            worth -= 30
        if KINDS[card] == "2":
            # The turn comes straight back: as the last card it wins nothing (L-14).
            worth += 8 if rest else -60
        if KINDS[card] in ("7", "8", "joker") and len(view.hands[seat_after(view, seat)]) <= 2:
            worth += 40
        return worth

    def leaning(self, view: CalloutState, seat: int, action: Action) -> Leaning:
        """Return whether a card harms the next player, could be kept, or leaves nothing to go on with."""
        kept = {kind for card, kind in enumerate(KINDS) if WILD[card]}
        return shed_leaning(view, seat, action, PACK, kept=kept, harmful=("7", "8", "joker"))

    def why(self, view: CalloutState, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers a card, or what a call is about."""
        verb = action.verb
        if verb == "accuse":
            return Reason.of(verb, other=action.seat, kind=action.text)
        if verb == "call":
            return Reason.of(verb, card=action.cards[0])
        if verb == "suit":
            return Reason.of(verb, suit=action.suit)
        legal = self.rules.legal(view, seat)
        harmful = ("7", "8", "joker")
        wild = {kind for card, kind in enumerate(KINDS) if WILD[card]}
        return why_shed(view, seat, action, legal, deck=PACK, kept=wild, harmful=harmful)
