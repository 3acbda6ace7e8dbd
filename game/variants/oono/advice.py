"""Advice for OONO."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action, Reason
from game.engine.adviser import Adviser, Leaning
from game.engine.cards import NO_SUIT
from game.variants.families.advice_reasons import why_shed
from game.variants.families.quick_advice import best_play, shed_leaning
from game.variants.families.shedding import seat_after
from game.variants.families.shedding_judgement import WINS, Prospect, Weights, judge
from game.variants.families.shedding_outlook import Outlook, OutlookWeights
from game.variants.oono.rules import DECK, DRAWS, ON_DRAW, PLAYS, UNO, OonoState

WILD = ("wild", "draw four")
HARMFUL = ("reverse", "skip", *DRAWS)


def _bonus(card: int, close: bool, threat: bool) -> int:
    kind = DECK.kind[card]
    worth = DECK.points[card] // 2 if close else -30 if DECK.suit[card] == NO_SUIT else 0
    if kind == "number":
        return worth + 3
    return worth + 40 if threat and kind != "wild" else worth


_BONUS = tuple(
    tuple(
        tuple(_bonus(card, close, threat) for card in range(len(DECK.faces)))
        for threat in (False, True)
    )
    for close in (False, True)
)
"""What a card is worth besides those of its colour, by whether anybody, and the next player, has few cards."""


WEIGHTS = Weights(answer=30.0, points=0.5)


# The weights are those that build/fit_outlook.py found.
OUTLOOK = Outlook(
    DECK,
    WILD,
    HARMFUL,
    OutlookWeights(
        cards=(
            2.3,
            1.15,
            0.79,
            0.38,
            0.06,
            0.07,
            -0.12,
            -0.23,
            -0.35,
            -0.59,
            -0.6,
            -0.75,
            -0.99,
            -1.12,
        ),
        wild=2.28,
        any_wild=-0.02,
        acting=0.66,
        any_acting=0.01,
        suits=-0.43,
        turn=0.18,
        turn_each=-1.04,
        goes=-0.27,
        goes_each=2.29,
        going=0.32,
        next=-0.01,
        next_each=-0.54,
        next_goes=0.07,
        next_going=0.51,
    ),
)


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

    def weigh(
        self,
        view: OonoState,
        seat: int,
        action: Action,
        expected: Sequence[Sequence[float]],
    ) -> float:
        """Score an action by what the next player may hold, and by whether one can go on oneself."""
        if action.verb != "play":
            if action.verb == "draw" and view.facing:
                return WEIGHTS.take * view.facing / len(view.hands[seat])
            return -WINS
        (card,) = action.cards
        kind = DECK.kind[card]
        rest = list(view.hands[seat])
        rest.remove(card)
        after = seat_after(view, seat)
        turn, stopped, faced = after, -1, 0
        suit = action.suit if action.suit >= 0 else DECK.suit[card]
        fits = (PLAYS[len(DECK.faces) + suit] if action.suit >= 0 else PLAYS[card]).fits
        if kind in DRAWS:
            faced, stopped = view.facing + DRAWS[kind], after
            fits = ON_DRAW[kind].fits
        elif kind == "skip":
            turn, stopped = seat_after(view, seat, 2), after
        elif kind == "reverse":
            again = view.players == 2 and view.table.options["two_player_reverse"] == "again"
            turn = seat if again else seat_after(view, seat, -1)
            stopped = after if turn != after else -1
        hands = view.hands
        play = Prospect(
            card,
            suit,
            rest,
            fits,
            0 if turn == seat else len(hands[turn]),
            expected[turn],
            min(len(hand) for other, hand in enumerate(hands) if other != seat),
            acts=kind not in ("number", "wild"),
            stopped=len(hands[stopped]) if stopped >= 0 else 0,
            harm=faced,
            escapes=faced > 0,
        )
        return judge(DECK, WEIGHTS, play)

    def outlook(self, state: OonoState) -> list[float]:
        """Return the chance of each seat to win the round, by how many cards of which kinds it holds."""
        top = state.discard[-1]
        if state.facing:
            row = ON_DRAW[DECK.kind[top]]
        else:
            row = PLAYS[len(DECK.faces) + state.called if state.called >= 0 else top]
        return OUTLOOK.chances(state, row.fits)

    def leaning(self, view: OonoState, seat: int, action: Action) -> Leaning:
        """Return whether a card harms the next player, could be kept, or leaves nothing to go on with."""
        return shed_leaning(view, seat, action, DECK, kept=WILD, harmful=HARMFUL)

    def choose(self, view: OonoState, seat: int, legal: Sequence[Action]) -> Action:
        """Return the legal action with the highest appeal."""
        hands = view.hands
        close = min(map(len, hands)) <= 2
        threat = len(hands[seat_after(view, seat)]) <= 2
        return best_play(hands[seat], legal, DECK, _BONUS[close][threat])

    def why(self, view: OonoState, seat: int, action: Action) -> Reason:
        """Return the reason by which `appeal` prefers the action."""
        if action.verb == "challenge":
            return Reason.of("challenge", other=action.seat)
        legal = self.rules.legal(view, seat)
        return why_shed(view, seat, action, legal, deck=DECK, kept=WILD, harmful=HARMFUL)
