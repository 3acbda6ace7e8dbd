"""Advice for One Card: Attack."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import PASS, Action, Reason
from game.engine.adviser import Adviser, Leaning
from game.variants.attack.rules import (
    ANSWERS,
    ATTACKS,
    FREE,
    PACK,
    REDIRECTIONS,
    AttackState,
    under_attack,
)
from game.variants.families.advice_reasons import why_shed
from game.variants.families.quick_advice import best_play, shed_leaning
from game.variants.families.shedding import seat_after
from game.variants.families.shedding_judgement import WINS, Prospect, Weights, judge
from game.variants.families.shedding_outlook import Outlook, OutlookWeights

_BONUS = tuple(
    tuple(
        -10 if kind == "7" else 0 if kind not in ANSWERS else 40 if threat else -3
        for kind in PACK.kind
    )
    for threat in (False, True)
)
"""What a card is worth besides the cards of its suit, by whether the next player is close to winning."""

_DEFENCE = tuple(
    tuple(-50 if among_two and kind == "J" else 0 for kind in PACK.kind)
    for among_two in (False, True)
)
"""What a card is worth as an answer to an attack, by whether two play."""


WEIGHTS = Weights(answer=30.0, wild=-10.0)


# The weights are those that build/fit_outlook.py found.
OUTLOOK = Outlook(
    PACK,
    ("7",),
    (*ATTACKS, *REDIRECTIONS),
    OutlookWeights(
        cards=(
            1.75,
            0.83,
            0.49,
            0.31,
            0.05,
            -0.03,
            -0.21,
            -0.27,
            -0.32,
            -0.38,
            -0.46,
            -0.64,
            -0.44,
            -0.67,
        ),
        wild=0.35,
        any_wild=0.04,
        acting=0.58,
        any_acting=-0.12,
        suits=-0.92,
        turn=0.04,
        turn_each=-1.15,
        goes=-0.39,
        goes_each=2.4,
        going=0.14,
        next=-0.05,
        next_each=-0.47,
        next_goes=0.04,
        next_going=0.48,
    ),
)


class AttackAdviser(Adviser[AttackState]):
    """Advice for One Card: Attack."""

    def appeal(self, view: AttackState, seat: int, action: Action) -> int:
        """Answer an attack; act when the next player is close to winning; keep a 7 for defence.

        Of suits, the one most of the rest of the hand has.
        """
        if action == PASS and not view.draw and len(view.discard) == 1:
            # Two players who always drew and played the last card of the piles would never end the round.
            return 100
        if action.verb != "play":
            return -100
        (card,) = action.cards
        rest = list(view.hands[seat])
        rest.remove(card)
        kind = PACK.kind[card]
        worth = 2 * sum(PACK.suit[other] == PACK.suit[card] for other in rest)
        if view.facing:
            # A Jack among two brings the attack back.
            return worth - 50 if kind == "J" and view.players == 2 else worth
        if kind == "7":
            return worth - 10
        if kind in ANSWERS:
            close = len(view.hands[seat_after(view, seat)]) <= 2
            return worth + 40 if close else worth - 3
        return worth

    def weigh(
        self,
        view: AttackState,
        seat: int,
        action: Action,
        expected: Sequence[Sequence[float]],
    ) -> float:
        """Score an action by what the next player may hold, and by whether one can go on oneself."""
        if action == PASS and not view.draw and len(view.discard) == 1:
            return WINS
        if action.verb != "play":
            if action.verb == "draw" and view.facing:
                return WEIGHTS.take * view.facing / len(view.hands[seat])
            return -WINS
        (card,) = action.cards
        kind = PACK.kind[card]
        rest = list(view.hands[seat])
        rest.remove(card)
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
            stopped = turn
        row = under_attack(view)[card] if faced else FREE[card]
        hands = view.hands
        play = Prospect(
            card,
            PACK.suit[card],
            rest,
            row.fits,
            0 if turn == seat else len(hands[turn]),
            expected[turn],
            min(len(hand) for other, hand in enumerate(hands) if other != seat),
            acts=kind in ANSWERS and kind != "7",
            stopped=len(hands[stopped]) if stopped >= 0 and stopped != seat else 0,
            harm=faced,
            escapes=faced > 0,
        )
        worth = judge(PACK, WEIGHTS, play)
        if kind == "7" and not view.facing:
            worth += WEIGHTS.wild
        if faced and turn == seat and rest:
            worth += WEIGHTS.take * faced / len(rest)  # among two a Jack brings the attack back
        return worth

    def outlook(self, state: AttackState) -> list[float]:
        """Return the chance of each seat to win the round, by how many cards of which kinds it holds."""
        row = (under_attack(state) if state.facing else FREE)[state.discard[-1]]
        return OUTLOOK.chances(state, row.fits)

    def leaning(self, view: AttackState, seat: int, action: Action) -> Leaning:
        """Return whether a card harms the next player, could be kept, or leaves nothing to go on with."""
        return shed_leaning(view, seat, action, PACK, kept=("7",), harmful=(*ATTACKS, "J"))

    def choose(self, view: AttackState, seat: int, legal: Sequence[Action]) -> Action:
        """Return the legal action with the highest appeal."""
        if PASS in legal and not view.draw and len(view.discard) == 1:
            return PASS
        if view.facing:
            bonus = _DEFENCE[view.players == 2]
        else:
            bonus = _BONUS[len(view.hands[seat_after(view, seat)]) <= 2]
        return best_play(view.hands[seat], legal, PACK, bonus)

    def why(self, view: AttackState, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers the action."""
        legal, harmful = self.rules.legal(view, seat), (*ATTACKS, *REDIRECTIONS)
        return why_shed(view, seat, action, legal, deck=PACK, kept=("7",), harmful=harmful)
