"""Calling One, the score of a round, and the three ways for a match to end (L-14 to L-16)."""

from __future__ import annotations

from game.engine.actions import Refusal, refuse
from game.engine.variant import seats_with
from game.variants.callout.broken_rules import in_question
from game.variants.callout.state import CalloutState


def check_one(state: CalloutState, seat: int, now: int) -> Refusal | None:
    """Return the refusal of One with an empty hand, while the turn or a call of it is still open (L-14).

    With cards in the hand it is accepted, as a false statement.
    """
    if state.hands[seat]:
        return None
    if seat == state.turn:
        return refuse("L-14", "one-own-turn")
    if state.dealt and not state.dealt[seat]:
        # A hand that was dealt no card was never emptied.
        return refuse("L-14", "one-no-turn-yet")
    if in_question(state, seat):
        return refuse("L-14", "one-in-question")
    at = state.clock(now)
    for each in state.owed:
        if each.seat == seat and each.emptied and each.due >= at:
            return refuse("L-14", "one-spade-first", card=each.card)
    return None


def round_scores(state: CalloutState) -> list[int]:
    """Return the points of every hand with the cards set aside, by seat (L-15)."""
    total = state.table.deck.total
    return [
        total(hand) + total(aside) for hand, aside in zip(state.hands, state.aside, strict=True)
    ]


def lowest(scores: list[int]) -> list[int]:
    """Return the seats with the lowest score."""
    return seats_with(min(scores), scores)


def match_over(state: CalloutState) -> bool:
    """Return whether one of the match's ends, set by options, has been reached (L-16)."""
    options = state.table.options
    rounds, target, minutes = options["rounds"], options["target"], options["minutes"]
    return bool(
        (rounds and state.round >= rounds)
        or (target and max(state.scores) >= target)
        or (minutes and state.clock(state.now) >= minutes * 60_000)
    )
