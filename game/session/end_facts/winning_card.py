"""With which card a match was won: `winning_card(outcome, match, steps)`."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import UNKNOWN
from game.engine.events import CardsMoved
from game.engine.match import Match
from game.engine.zones import DISCARD, HAND
from game.session.course import Step
from game.session.outcome import Outcome


def winning_card(outcome: Outcome, match: Match, steps: Sequence[Step]) -> int:
    """Return the face of the card by which a winner has no cards left, or of the one that a winner has won.

    UNKNOWN if there is none.
    """
    for each in outcome.winners:
        if each.tally.prize != UNKNOWN:
            return each.tally.prize
    entry = steps[-1].entry if steps else None
    if entry is None or entry.seat < 0 or not outcome.results[entry.seat].won:
        return UNKNOWN
    for event in steps[-1].events:
        if isinstance(event, CardsMoved) and (event.src.zone, event.dst.zone) == (HAND, DISCARD):
            return UNKNOWN if match.state.hands[entry.seat] else event.cards[-1]
    return UNKNOWN
