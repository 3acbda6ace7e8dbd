"""Who drew on a suit, which speaks for a card of a review: `drew_on(tape, seat, decision)`."""

from __future__ import annotations

from game.engine.actions import DRAW, PASS, Action, Reason
from game.engine.cards import NO_SUIT
from game.engine.state import State
from game.session.replays.tape import Tape
from game.session.review.match_review import Decision


def drew_on(tape: Tape, seat: int, decision: Decision) -> Reason | None:
    """Return that opponents drew a card in their last turn on the suit that the better card asks for.

    So they may have none of it. None where nobody did, and where the card that was played asks for it as well.
    """
    state = tape.state(decision.at)
    suit = _asked(state, decision.judged.best)
    if suit in (NO_SUIT, _asked(state, decision.played)):
        return None
    side, players = state.table.side(seat), state.players
    others = (each % players for each in range(seat + 1, seat + players))
    found = tuple(
        each for each in others if each not in side and _drew(tape, each, decision.at, suit)
    )
    return Reason.of("drew-on", players=found, suit=suit) if found else None


def _drew(tape: Tape, seat: int, at: int, suit: int) -> bool:
    """Return whether a seat drew one card in its last turn before `at`, on a card of this suit."""
    last = _last_draw(tape, seat, at)
    if last is None:
        return False
    before = tape.state(last)
    top = tape.variant.top(before)
    # Who was made to draw several may well have some.
    drawn = len(tape.state(last + 1).hands[seat]) - len(before.hands[seat])
    return top >= 0 and before.table.deck.suit[top] == suit and drawn == 1


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
