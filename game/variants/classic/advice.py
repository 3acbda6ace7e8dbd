"""Advice for One: Classic."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action, Reason
from game.engine.adviser import Adviser, Leaning
from game.variants.classic.rules import DECK, DRAWS, PLAYS, ClassicState
from game.variants.families.advice_reasons import why_shed
from game.variants.families.quick_advice import best_play, shed_leaning
from game.variants.families.shedding import seat_after
from game.variants.families.shedding_judgement import WINS, Prospect, Weights, judge
from game.variants.families.shedding_outlook import Outlook, OutlookWeights

WILD = ("wild", "wild draw four")
HARMFUL = ("reverse", "skip", *DRAWS)


WEIGHTS = Weights()

_BONUS = tuple(
    tuple(
        (3 if kind == "number" else 40 if threat and kind != "wild" else 0) - 30 * (kind in WILD)
        for kind in DECK.kind
    )
    for threat in (False, True)
)
"""What a card is worth besides the cards of its colour, by whether the next player is close to winning."""


# The weights are those that build/fit_outlook.py found.
OUTLOOK = Outlook(
    DECK,
    WILD,
    HARMFUL,
    OutlookWeights(
        cards=(
            1.61,
            0.72,
            0.31,
            0.16,
            -0.04,
            -0.09,
            -0.25,
            -0.19,
            -0.32,
            -0.35,
            -0.44,
            -0.36,
            -0.36,
            -0.42,
        ),
        wild=2.23,
        any_wild=0.13,
        acting=0.63,
        any_acting=-0.16,
        suits=-0.43,
        turn=0.04,
        turn_each=-1.01,
        goes=-0.26,
        goes_each=2.06,
        going=0.57,
        next=-0.13,
        next_each=-0.43,
        next_goes=-0.08,
        next_going=0.55,
    ),
)


class ClassicAdviser(Adviser[ClassicState]):
    """Advice for One: Classic."""

    horizon = 4

    def appeal(self, view: ClassicState, seat: int, action: Action) -> int:
        """Play what one can; act when the next player is close to winning; keep wild cards for last.

        Of colours, the one most of the rest of the hand has.
        """
        if action.verb != "play":
            return -100
        (card,) = action.cards
        rest = list(view.hands[seat])
        rest.remove(card)
        kind = DECK.kind[card]
        suit = action.suit if action.suit >= 0 else DECK.suit[card]
        worth = 2 * sum(DECK.suit[other] == suit for other in rest)
        threat = len(view.hands[seat_after(view, seat)]) <= 2
        if kind in WILD:
            worth -= 30
        if kind == "number":
            worth += 3
        elif threat and kind != "wild":
            worth += 40
        return worth

    def weigh(
        self,
        view: ClassicState,
        seat: int,
        action: Action,
        expected: Sequence[Sequence[float]],
    ) -> float:
        """Score an action by what the next player may hold, and by whether one can go on oneself."""
        if action.verb != "play":
            return -WINS
        (card,) = action.cards
        kind = DECK.kind[card]
        rest = list(view.hands[seat])
        rest.remove(card)
        after = seat_after(view, seat)
        turn, stopped = after, -1
        if kind == "reverse":
            again = view.players == 2 and view.table.options["two_player_reverse"] == "again"
            turn = seat if again else seat_after(view, seat, -1)
            stopped = after if turn != after else -1
        elif kind == "skip" or kind in DRAWS:
            turn, stopped = seat_after(view, seat, 2), after
        hands = view.hands
        play = Prospect(
            card,
            action.suit if action.suit >= 0 else DECK.suit[card],
            rest,
            (PLAYS[len(DECK.faces) + action.suit] if action.suit >= 0 else PLAYS[card]).fits,
            0 if turn == seat else len(hands[turn]),
            expected[turn],
            min(len(hand) for other, hand in enumerate(hands) if other != seat),
            acts=kind not in ("number", "wild"),
            stopped=len(hands[stopped]) if stopped >= 0 else 0,
            harm=DRAWS.get(kind, 0),
        )
        return judge(DECK, WEIGHTS, play)

    def outlook(self, state: ClassicState) -> list[float]:
        """Return the chance of each seat to win the round, by how many cards of which kinds it holds."""
        called = state.called
        row = PLAYS[len(DECK.faces) + called if called >= 0 else state.discard[-1]]
        return OUTLOOK.chances(state, row.fits)

    def leaning(self, view: ClassicState, seat: int, action: Action) -> Leaning:
        """Return whether a card harms the next player, could be kept, or leaves nothing to go on with."""
        return shed_leaning(view, seat, action, DECK, kept=WILD, harmful=HARMFUL)

    def choose(self, view: ClassicState, seat: int, legal: Sequence[Action]) -> Action:
        """Return the legal action with the highest appeal."""
        threat = len(view.hands[seat_after(view, seat)]) <= 2
        return best_play(view.hands[seat], legal, DECK, _BONUS[threat])

    def why(self, view: ClassicState, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers the action."""
        legal = self.rules.legal(view, seat)
        return why_shed(view, seat, action, legal, deck=DECK, kept=WILD, harmful=HARMFUL)
