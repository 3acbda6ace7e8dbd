"""Advice for One: Classic."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.variants.classic.rules import ANSWERS, DECK, DRAWS, ClassicState, faced
from game.variants.families.house.advice import ColourAdviser
from game.variants.families.shedding import seat_after
from game.variants.families.shedding_adviser import CLOSE, FollowUp, Weights
from game.variants.families.shedding_outlook import Outlook, OutlookWeights

WILD = ("wild", "wild draw four")
HARMFUL = ("reverse", "skip", *DRAWS)

_WORTHS = tuple(
    tuple(
        (3 if kind == "number" else 40 if threat and kind != "wild" else 0) - 30 * (kind in WILD)
        for kind in DECK.kind
    )
    for threat in (False, True)
)
"""What a card is worth, by whether the next player is close to winning: wild cards are kept for last."""

# Found by build/fit_outlook.py.
# fmt: off
OUTLOOK = OutlookWeights(
    cards=(1.61, 0.72, 0.31, 0.16, -0.04, -0.09, -0.25, -0.19, -0.32, -0.35, -0.44, -0.36, -0.36, -0.42),
    wild=2.23, any_wild=0.13, acting=0.63, any_acting=-0.16, suits=-0.43, turn=0.04,
    turn_each=-1.01, goes=-0.26, goes_each=2.06, going=0.57, next=-0.13, next_each=-0.43,
    next_goes=-0.08, next_going=0.55,
)
# fmt: on


class ClassicAdviser(ColourAdviser[ClassicState]):
    """Advice for One: Classic."""

    horizon = 4
    deck = DECK
    kept = WILD
    harmful = HARMFUL
    weights = Weights()
    prospects = Outlook(DECK, WILD, HARMFUL, OUTLOOK)

    def worths(self, view: ClassicState, seat: int) -> Sequence[int]:
        """Return what each card is worth; those that act, more when the next player is close to winning."""
        return _WORTHS[len(view.hands[seat_after(view, seat)]) <= CLOSE]

    def follow_up(self, view: ClassicState, seat: int, action: Action) -> FollowUp:
        """Return what playing a card leads to; as written nobody can answer a draw (C-9, H-2)."""
        options = view.table.options
        row = self.rules.row_after(action)
        kind, after = DECK.kind[action.cards[0]], seat_after(view, seat)
        if kind == "reverse":
            return self.turned_round(view, seat, row)
        if view.house is not None and kind in faced(options):
            answers = ANSWERS[options["stacking"]][kind]
            return FollowUp(after, answers, stopped=after, faced=view.facing + DRAWS[kind])
        if kind == "skip" or kind in DRAWS:
            return FollowUp(seat_after(view, seat, 2), row, stopped=after)
        return FollowUp(after, row)
