"""Why cards could not be played whatever they are: `mismatches`, which tell of no hand."""

from __future__ import annotations

from game.engine.actions import Action, Refusal
from game.engine.cards import NO_SUIT, UNKNOWN
from game.session.viewpoint import Viewpoint


def mismatches(seen: Viewpoint) -> list[Refusal]:
    """Return why cards could not be played now if one of the seat's hand were of any face, and no other known.

    Whoever sees no more of the hand than how many cards it has can work them out as well.
    """
    view = seen.observation.state.clone()
    others = [UNKNOWN] * (len(view.hands[seen.seat]) - 1)
    found = []
    for face, suit in enumerate(seen.table.deck.suit):
        view.hands[seen.seat] = [*others, face]
        action = Action("play", (face,), 0 if suit == NO_SUIT else NO_SUIT)
        refusal = seen.variant.check(view, seen.seat, action, seen.now)
        found += [] if refusal is None else [refusal]
    return found
