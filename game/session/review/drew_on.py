"""What the next player drew on, which speaks for the card of a review: `drew_on(tape, decision)`."""

from __future__ import annotations

from game.engine.actions import DRAW, PASS, Action, Reason
from game.engine.cards import NO_SUIT
from game.engine.state import State
from game.session.replays.tape import Tape
from game.session.review.match_review import Decision


def drew_on(tape: Tape, seat: int, decision: Decision) -> Reason | None:
    """Return that whoever is next drew a card in their last turn on the suit that the better card asks for.

    So they may have none of it. None where they did not, where the card that was played asks for the same suit,
    and where they are the partner of the seat.
    """
    better = decision.judged.best
    state = tape.state(decision.at)
    suit = _asked(state, better)
    if suit in (NO_SUIT, _asked(state, decision.played)):
        return None
    tape.variant.apply(state, seat, better, tape.log[decision.at].now)
    other = state.turn
    if state.over or other in state.table.side(seat):
        return None
    at = _last_draw(tape, other, decision.at)
    if at is None:
        return None
    before = tape.state(at)
    top = tape.variant.top(before)
    if top < 0 or before.table.deck.suit[top] != suit:
        return None
    drawn = len(tape.state(at + 1).hands[other]) - len(before.hands[other])
    if drawn != 1:  # they were made to draw, and may well have some
        return None
    return Reason.of("drew-on", other=other, top=top, suit=suit)


def _asked(state: State, action: Action) -> int:
    """Return the suit that is asked for after an action of one card or more, NO_SUIT if none is."""
    if not action.cards:
        return NO_SUIT
    return action.suit if action.suit >= 0 else state.table.deck.suit[action.cards[0]]


def _last_draw(tape: Tape, seat: int, at: int) -> int | None:
    """Return at which action a seat drew in its last turn before `at`; None if it did anything else there."""
    turns = tape.variant.info.turn_verbs
    first = tape.rounds[tape.round_at(at)].first
    for place in range(at - 1, first - 1, -1):
        entry = tape.log[place]
        if entry.seat == seat and entry.action.verb in turns and entry.action != PASS:
            return place if entry.action == DRAW else None
    return None
