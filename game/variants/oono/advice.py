"""Advice for OONO."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.engine.cards import NO_SUIT
from game.variants.families.house.advice import ColourAdviser
from game.variants.families.shedding import seat_after
from game.variants.families.shedding_adviser import CLOSE, FollowUp, Weights
from game.variants.families.shedding_outlook import Outlook, OutlookWeights
from game.variants.oono.rules import DECK, DRAWS, NO_ANSWER, ON_DRAW, OonoState

WILD = ("wild", "draw four")
HARMFUL = ("reverse", "skip", *DRAWS)


def _worth(card: int, close: bool, threat: bool) -> int:
    kind = DECK.kind[card]
    worth = DECK.points[card] // 2 if close else -30 if DECK.suit[card] == NO_SUIT else 0
    if kind == "number":
        return worth + 3
    return worth + 40 if threat and kind != "wild" else worth


_WORTHS = tuple(
    tuple(
        tuple(_worth(card, close, threat) for card in range(len(DECK.faces)))
        for threat in (False, True)
    )
    for close in (False, True)
)
"""What a card is worth, by whether anybody, and the next player, is close to winning."""

# Found by build/fit_outlook.py.
# fmt: off
OUTLOOK = OutlookWeights(
    cards=(2.3, 1.15, 0.79, 0.38, 0.06, 0.07, -0.12, -0.23, -0.35, -0.59, -0.6, -0.75, -0.99, -1.12),
    wild=2.28, any_wild=-0.02, acting=0.66, any_acting=0.01, suits=-0.43, turn=0.18,
    turn_each=-1.04, goes=-0.27, goes_each=2.29, going=0.32, next=-0.01, next_each=-0.54,
    next_goes=0.07, next_going=0.51,
)
# fmt: on


class OonoAdviser(ColourAdviser[OonoState]):
    """Advice for OONO."""

    deck = DECK
    kept = WILD
    harmful = HARMFUL
    weights = Weights(answer=30.0, points=0.5)
    pair_weights = Weights(answer=30.0, stop=20.0)
    prospects = Outlook(DECK, WILD, HARMFUL, OUTLOOK)

    def worths(self, view: OonoState, seat: int) -> Sequence[int]:
        """Return what each card is worth; those that act, more when the next player is close to winning.

        Wild cards are kept, until somebody is so close that they would only count against their holder.
        """
        hands = view.hands
        close = min(map(len, hands)) <= CLOSE
        return _WORTHS[close][len(hands[seat_after(view, seat)]) <= CLOSE]

    def follow_up(self, view: OonoState, seat: int, action: Action) -> FollowUp:
        """Return what playing a card leads to; a draw can be answered by another (O-10 to O-14)."""
        kind, after = DECK.kind[action.cards[0]], seat_after(view, seat)
        if kind in DRAWS:
            faced, house = view.facing + DRAWS[kind], view.house
            answered = house is None or house.stacking == "answers"
            row = ON_DRAW[kind] if answered else NO_ANSWER
            return FollowUp(after, row, stopped=after, faced=faced)
        row = self.rules.row_after(action)
        if kind == "reverse":
            return self.turned_round(view, seat, row)
        if kind == "skip":
            return FollowUp(seat_after(view, seat, 2), row, stopped=after)
        return FollowUp(after, row)
