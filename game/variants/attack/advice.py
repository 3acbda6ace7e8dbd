"""Advice for One Card: Attack."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import PASS, Action, Reason
from game.variants.attack.plays import ANSWERS, ATTACKS, FREE, PACK, REDIRECTIONS, under_attack
from game.variants.attack.rules import AttackState
from game.variants.families.house.advice import JUMP, takes_the_turn
from game.variants.families.shedding import seat_after
from game.variants.families.shedding_adviser import (
    CLOSE,
    UNPLAYED,
    WINS,
    FollowUp,
    MatchingAdviser,
    Weights,
)
from game.variants.families.shedding_outlook import Outlook, OutlookWeights

DEFENCE = ("7",)
HARMFUL = (*ATTACKS, *REDIRECTIONS)

_WORTHS = tuple(
    tuple(
        -10 if kind == "7" else 0 if kind not in ANSWERS else 40 if threat else -3
        for kind in PACK.kind
    )
    for threat in (False, True)
)
"""What a card is worth, by whether the next player is close to winning: a 7 is kept for defence."""

_IN_DEFENCE = tuple(
    tuple(-50 if among_two and kind == "J" else 0 for kind in PACK.kind)
    for among_two in (False, True)
)
"""What a card is worth as an answer to an attack: a Jack among two brings it back."""

# Found by build/fit_outlook.py.
# fmt: off
OUTLOOK = OutlookWeights(
    cards=(1.75, 0.83, 0.49, 0.31, 0.05, -0.03, -0.21, -0.27, -0.32, -0.38, -0.46, -0.64, -0.44, -0.67),
    wild=0.35, any_wild=0.04, acting=0.58, any_acting=-0.12, suits=-0.92, turn=0.04,
    turn_each=-1.15, goes=-0.39, goes_each=2.4, going=0.14, next=-0.05, next_each=-0.47,
    next_goes=0.04, next_going=0.48,
)
# fmt: on


class AttackAdviser(MatchingAdviser[AttackState]):
    """Advice for One Card: Attack."""

    deck = PACK
    kept = DEFENCE
    harmful = HARMFUL
    weights = Weights(answer=30.0)
    pair_weights = Weights(
        appeal=1.0, suit=0.0, answer=20.0, partner=20.0, wild=0.0, act=0.0, stop=20.0
    )
    prospects = Outlook(PACK, DEFENCE, HARMFUL, OUTLOOK)
    defence = -10.0
    """What a strong player counts a 7 that is spent without an attack."""

    def worths(self, view: AttackState, seat: int) -> Sequence[int]:
        """Return what each card is worth; those that act, more when the next player is close to winning."""
        if view.facing:
            return _IN_DEFENCE[view.players == 2]
        return _WORTHS[len(view.hands[seat_after(view, seat)]) <= CLOSE]

    def appeal(self, view: AttackState, seat: int, action: Action) -> int:
        """Answer an attack; play what one can."""
        if _ends_it(view, action):
            return 100
        worth = super().appeal(view, seat, action)
        if seat == view.turn:
            return worth
        return -100 if takes_the_turn(view, seat) else worth + JUMP

    def outlook(self, state: AttackState) -> list[float] | None:
        """Return None where house rules hold, to which the weights were not fitted: a search plays on."""
        return None if state.house is not None else super().outlook(state)

    def why(self, view: AttackState, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers the action."""
        if action.verb == "play" and seat != view.turn:
            return Reason.of("jump", card=action.cards[0]).by("H-4")
        reason = super().why(view, seat, action)
        house = view.house
        if reason.reason == "draw" and house is not None and house.draw_until:
            return Reason.of("draw-until").by("H-1")
        return reason

    def choose(self, view: AttackState, seat: int, legal: Sequence[Action]) -> Action:
        """Return the legal action with the highest appeal."""
        if PASS in legal and _ends_it(view, PASS):
            return PASS
        return super().choose(view, seat, legal)

    def weigh(
        self,
        view: AttackState,
        seat: int,
        action: Action,
        expected: Sequence[Sequence[float]],
    ) -> float:
        """Score an action as in other games, and mind what a 7 is for and what a Jack brings back."""
        if _ends_it(view, action):
            return WINS
        if action.verb != "play" and view.table.paired:
            return UNPLAYED
        worth = super().weigh(view, seat, action, expected)
        rest = len(view.hands[seat]) - 1
        if action.verb != "play" or not rest:
            return worth
        if PACK.kind[action.cards[0]] == "7" and not view.facing:
            worth += self.defence
        turn, _, _, faced = self.follow_up(view, seat, action)
        if faced and turn == seat:
            worth += (
                self.weights_at(view).take * faced / rest
            )  # among two a Jack brings the attack back
        elif faced and turn in view.table.side(seat):
            worth += (
                self.weights_at(view).take * faced / len(view.hands[turn])
            )  # and here to the partner
        return worth

    def follow_up(self, view: AttackState, seat: int, action: Action) -> FollowUp:
        """Return what playing a card leads to; who is attacked can answer (A-8 to A-12)."""
        (card,) = action.cards
        kind = PACK.kind[card]
        turn, stopped, faced = seat_after(view, seat), -1, view.facing
        if kind in ATTACKS:
            faced += ATTACKS[kind]
        elif kind == "7":
            faced = 0
        elif kind == "J":
            turn, stopped = seat_after(view, seat, 2), turn
        elif kind == "Q":
            turn = seat_after(view, seat, -1)
        if faced:
            return FollowUp(turn, under_attack(view)[card], stopped=turn, faced=faced)
        return FollowUp(turn, FREE[card], stopped)


def _ends_it(view: AttackState, action: Action) -> bool:
    """Return whether it keeps the last card: two who always drew and played it would never end the round."""
    return action == PASS and not view.draw and len(view.discard) == 1
