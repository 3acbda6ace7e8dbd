"""Advice for One: Call-Out."""

from __future__ import annotations

from game.engine.actions import Action, Reason
from game.variants.callout.cards import JOKER, KINDS, PACK, SUIT_OF, WILD
from game.variants.callout.state import CalloutState
from game.variants.families.shedding import seat_after
from game.variants.families.shedding_adviser import SheddingAdviser


class CalloutAdviser(SheddingAdviser[CalloutState]):
    """Advice for Call-Out."""

    deck = PACK
    kept = frozenset(kind for kind, wild in zip(KINDS, WILD, strict=True) if wild)
    harmful = ("7", "8", "joker")

    def appeal(self, view: CalloutState, seat: int, action: Action) -> int:
        """Get rid of cards, of many at once and of dear ones; keep wild cards until somebody is close.

        Of a suit, rather one of which more is held; what harms the next player, when that one is close to
        the end.
        """
        if action.verb != "play":
            # Hardly anything matches a Joker whose player has forgotten to call: then anybody may (L-11).
            waits = action.verb == "suit" and view.awaiting_suit and view.discard[-1] == JOKER
            return 1 if waits and seat == view.turn else -100
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
        if KINDS[card] in self.harmful and len(view.hands[seat_after(view, seat)]) <= 2:
            worth += 40
        return worth

    def why(self, view: CalloutState, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers a card, or what a call is about."""
        verb = action.verb
        if verb == "accuse":
            return Reason.of(verb, other=action.seat, kind=action.text)
        if verb == "call":
            return Reason.of(verb, card=action.cards[0])
        if verb == "suit":
            return Reason.of(verb, suit=action.suit)
        return super().why(view, seat, action)
