"""Advice for One: Call-Out."""

from __future__ import annotations

from collections.abc import Sequence, Set

from game.engine.actions import Action, Reason
from game.variants.callout.cards import ACE_POINTS, JOKER, KINDS, PACK, POWER, SUIT_OF, WILD, packs
from game.variants.callout.moves import row_of
from game.variants.callout.state import CalloutState
from game.variants.families.shedding import seat_after
from game.variants.families.shedding_adviser import CLOSE, SheddingAdviser
from game.variants.families.shedding_outlook import Outlook, OutlookWeights

HARMFUL = frozenset({"7", "8", "joker"})
POWERFUL = frozenset(kind for kind, acts in zip(KINDS, POWER, strict=True) if acts)

# Found by build/fit_outlook.py.
# fmt: off
OUTLOOK = OutlookWeights(
    cards=(2.02, 1.11, 0.59, 0.27, 0.18, -0.09, -0.2, -0.26, -0.34, -0.4, -0.58, -0.61, -0.69, -0.99),
    wild=1.92, any_wild=0.0, acting=0.1, any_acting=-0.02, suits=-0.67, turn=0.13,
    turn_each=-1.0, goes=-0.33, goes_each=1.71, going=0.53, next=0.15, next_each=-0.54,
    next_goes=0.01, next_going=0.5,
)
# fmt: on


_HALF_POINTS = {ace: tuple(points // 2 for points in packs(2, ace).points) for ace in ACE_POINTS}
_TWO = tuple(kind == "2" for kind in KINDS)
_HARMS = tuple(kind in HARMFUL for kind in KINDS)


def _worths(view: CalloutState, seat: int, plays: Sequence[Action]) -> list[int]:
    """Score plays: it is good to get rid of many cards at once and of dear ones, and to keep wild cards.

    But not when somebody is close to the end. Of a suit, rather one of which more is held; what harms the
    next player, when that one is close to the end.
    """
    hand = view.hands[seat]
    close = min(map(len, view.hands)) <= CLOSE
    next_close = len(view.hands[seat_after(view, seat)]) <= CLOSE
    suits = [0] * (len(PACK.suits) + 1)  # the last entry is that of cards without a suit
    for card in hand:
        suits[SUIT_OF[card]] += 2
    half_points = _HALF_POINTS[view.table.options["ace_points"]]
    found = []
    for action in plays:
        cards = action[1]
        card, count = cards[0], len(cards)
        rest = len(hand) - count
        worth = 10 * count + suits[SUIT_OF[card]] + half_points[card]
        if WILD[card] and not close and rest:
            worth -= 30
        if _TWO[card]:
            # The turn comes straight back: as the last card it wins nothing (L-14).
            worth += 8 if rest else -60
        if next_close and _HARMS[card]:
            worth += 40
        found.append(worth)
    return found


class CalloutAdviser(SheddingAdviser[CalloutState]):
    """Advice for Call-Out."""

    horizon = 4
    deck = PACK
    kept = frozenset(kind for kind, wild in zip(KINDS, WILD, strict=True) if wild)
    harmful = HARMFUL
    prospects = Outlook(PACK, kept, POWERFUL, OUTLOOK)

    def fits(self, state: CalloutState) -> Set[int]:
        """Return the cards that go; draws do not bind while the seat in turn has turns left (L-6)."""
        return row_of(state)

    def appeal(self, view: CalloutState, seat: int, action: Action) -> int:
        """Get rid of cards, as `_worths` has it; draw only without one."""
        if action.verb == "play":
            return _worths(view, seat, [action])[0]
        # Hardly anything matches a Joker whose player has forgotten to call: then anybody may (L-11).
        waits = action.verb == "suit" and view.awaiting_suit and view.discard[-1] == JOKER
        return 1 if waits and seat == view.turn else -100

    def choose(self, view: CalloutState, seat: int, legal: Sequence[Action]) -> Action:
        """Return the legal action with the highest appeal, counting the hand once for all of them.

        Calls do not stand among legal turn actions, so that anything but a play is a draw.
        """
        plays = [action for action in legal if action[1]]
        if not plays:
            return legal[0]
        worths = _worths(view, seat, plays)
        return plays[worths.index(max(worths))]

    def why(self, view: CalloutState, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers a card, or what a call is about."""
        verb = action.verb
        if verb == "accuse":
            return Reason.of(verb, other=action.seat, kind=action.text)
        if verb == "call":
            return Reason.of(verb, card=action.cards[0])
        if verb == "suit":
            return Reason.of(verb, suit=action.suit)
        if verb == "take":  # not to be taken for cards that one faces
            return Reason.of("take-up")
        return super().why(view, seat, action)
