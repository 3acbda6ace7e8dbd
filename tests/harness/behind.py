"""The same match for one seat, with other cards behind what it has seen of it."""

from __future__ import annotations

from game.engine.actions import Refusal
from game.engine.cards import UNKNOWN
from game.engine.events import redact
from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.state import State

TRIES = 60
"""Exchanges of two hidden cards that are tried; many would show, as cards that are played later."""


def dealt_otherwise(match: Match, actions: int, seat: int, luck: Rng) -> Match | None:
    """A match whose first actions are those of another, and look the same to `seat`, with other cards hidden.

    None if no exchange of two cards was found that this seat could not have seen.
    """
    found: Match | None = None
    beginning = match.again().state
    for _ in range(TRIES):
        other = _exchanged(beginning, seat, luck)
        again = _followed(match, other, actions, seat)
        if again is not None:
            beginning, found = other, again
    return found


def _exchanged(state: State, seat: int, luck: Rng) -> State:
    """A state in which two cards that a seat does not see have changed places."""
    other = state.clone()
    hidden = [
        (zone, place)
        for zone, seen in zip(other.zones(), state.seen_from(seat).zones(), strict=True)
        for place, card in enumerate(seen)
        if card == UNKNOWN
    ]
    (one, at), (two, there) = luck.choice(hidden), luck.choice(hidden)
    one[at], two[there] = two[there], one[at]
    return other


def _followed(match: Match, beginning: State, actions: int, seat: int) -> Match | None:
    """The match from another beginning; None if this seat could tell, or if nobody's cards are others."""
    first, other = match.again(), Match(match.variant, match.dealt, match.seed, beginning.clone())
    for entry in match.log[:actions]:
        events = [each.submit(entry.seat, entry.action, entry.now) for each in (first, other)]
        if any(isinstance(each, Refusal) for each in events):
            return None
        if redact(events[0], seat) != redact(events[1], seat):
            return None
        if first.state.seen_from(seat) != other.state.seen_from(seat):
            return None
    if [sorted(hand) for hand in first.state.hands] == [sorted(h) for h in other.state.hands]:
        return None
    return other
