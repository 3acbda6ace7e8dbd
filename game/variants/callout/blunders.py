"""Plain mistakes at One: Call-Out, in what is done in turn."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import DRAW, Action
from game.engine.adviser import Blunder
from game.engine.variant import Variant
from game.variants.callout.cards import KINDS
from game.variants.callout.state import CalloutState

COMES_BACK = ("2", "8", "A")
"""The kinds of cards after which the turn may come straight back, or sooner than usual."""

LEISURELY = 4
"""Players among whom one has the time of three turns to call."""


def callout_blunders(rules: Variant[CalloutState]) -> Sequence[Blunder]:
    """Return the rules that tell a plain mistake."""

    def winning_cards_kept(
        view: CalloutState, seat: int, legal: Sequence[Action], action: Action
    ) -> bool:
        """All cards in hand could have been put down at once, and the turn would have passed on, for a player
        whom nobody is ahead of: then only "One" had to be called.
        """
        if view.scores[seat] > min(view.scores) or view.aside[seat]:
            return False
        return any(_empties(rules, view, seat, each) for each in legal) and not _empties(
            rules, view, seat, action
        )

    def one_forgotten(
        view: CalloutState, seat: int, legal: Sequence[Action], action: Action
    ) -> bool:
        """The turn came round to an empty hand, whose player had not called "One" in all that time: now a card
        has to be drawn.
        """
        if action != DRAW or view.hands[seat] or view.aside[seat] or view.laid_by == seat:
            return False
        # Among fewer, or after one of these, there may have been no time; and a card laid out of turn may lie
        # on one after which the turn came straight back.
        if len(view.hands) < LEISURELY:
            return False
        return all(KINDS[card] not in COMES_BACK for card in view.discard[-LEISURELY:])

    return (
        Blunder("winning-cards-kept", winning_cards_kept),
        Blunder("one-forgotten", one_forgotten, forgets=True),
    )


def _empties(rules: Variant[CalloutState], view: CalloutState, seat: int, action: Action) -> bool:
    """Return whether a play empties the hand, and ends the turn (L-14)."""
    if action.verb != "play" or len(action.cards) != len(view.hands[seat]):
        return False
    after = view.clone()
    rules.apply(after, seat, action, after.now)
    return after.turn != seat
