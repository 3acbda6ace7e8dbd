"""Advice for One: Classic."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action, Reason
from game.variants.classic.rules import ANSWERS, DECK, DRAWS, ClassicState, faced
from game.variants.families.house.advice import ColourAdviser
from game.variants.families.house.scoring import BY_ROUNDS, worth
from game.variants.families.shedding import seat_after
from game.variants.families.shedding_adviser import CLOSE, WINS, FollowUp, Weights
from game.variants.families.shedding_outlook import Outlook, OutlookWeights

WILD = ("wild", "wild draw four")
HARMFUL = ("reverse", "skip", *DRAWS)

COUNTED = tuple(worth(DECK, card) for card in range(len(DECK.faces)))
"""What each card counts where points are counted (H-8)."""
MANY_POINTS = 10
POINT = 0.5
"""What a point is worth to a strong player to get rid of; the fewer cards any opponent has, the more."""


def _worth(card: int, threat: bool, points: bool) -> int:
    kind = DECK.kind[card]
    acts = 3 if kind == "number" else 40 if threat and kind != "wild" else 0
    return acts + (COUNTED[card] // 2 if points else -30 * (kind in WILD))


_WORTHS, _WITH_POINTS = (
    tuple(
        tuple(_worth(card, threat, points) for card in range(len(DECK.faces)))
        for threat in (False, True)
    )
    for points in (False, True)
)
"""What a card is worth, by whether the next player is close to winning: wild cards are kept for last.

`_WITH_POINTS` is for when somebody is so close to it that they would only count against their holder.
"""

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
    pair_weights = Weights(
        appeal=1.0, suit=0.0, answer=10.0, partner=10.0, wild=0.0, act=0.0, stop=0.0
    )
    prospects = Outlook(DECK, WILD, HARMFUL, OUTLOOK)

    def worths(self, view: ClassicState, seat: int) -> Sequence[int]:
        """Return what each card is worth; those that act, more when the next player is close to winning.

        Where points are counted (H-8), wild cards are not kept once anybody is close to winning.
        """
        hands = view.hands
        threat = len(hands[seat_after(view, seat)]) <= CLOSE
        if view.table.options["scoring"] != BY_ROUNDS and min(map(len, hands)) <= CLOSE:
            return _WITH_POINTS[threat]
        return _WORTHS[threat]

    def weigh(
        self, view: ClassicState, seat: int, action: Action, expected: Sequence[Sequence[float]]
    ) -> float:
        """Score an action as in other games; where points are counted (H-8), mind those of the card."""
        found = super().weigh(view, seat, action, expected)
        if action.verb == "play" and found < WINS and _points_count(view):
            side = view.table.side(seat)
            least = min(len(hand) for each, hand in enumerate(view.hands) if each not in side)
            found += POINT * COUNTED[action.cards[0]] / least
        return found

    def why(self, view: ClassicState, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers the action, points too where they are counted (H-8)."""
        reason = super().why(view, seat, action)
        if reason.reason not in ("any", "plain", "suit") or not _points_count(view):
            return reason
        count = COUNTED[action.cards[0]]
        if count < MANY_POINTS or min(map(len, view.hands)) > CLOSE:
            return reason
        return Reason.of("points", card=action.cards[0], count=count).by("H-8")

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


def _points_count(view: ClassicState) -> bool:
    """Return whether cards left in a hand count points at this table (H-8)."""
    return bool(view.table.options["scoring"] != BY_ROUNDS)
