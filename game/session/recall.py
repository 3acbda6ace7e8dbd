"""What a match's log tells of what everybody saw: who moved last, with which cards, who named a suit first."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.match import Entry, Match


class Race(NamedTuple):
    """Who named the suit, how many ms after the last turn action, and when (game ms)."""

    seat: int
    took: int
    at: int


def last_mover(match: Match) -> int:
    """Who took the last turn action; −1 if nobody has yet."""
    verbs = match.variant.info.turn_verbs
    return next((e.seat for e in reversed(match.log) if e.action.verb in verbs), -1)


def last_play(match: Match) -> Entry | None:
    """The last time that cards were put down in this round."""
    for entry in reversed(match.log):
        if entry.action.verb == "next round":
            return None
        if entry.action.verb == "play":
            return entry
    return None


def last_race(match: Match) -> Race | None:
    """The last call of a suit; None if there was none yet."""
    info = match.variant.info
    naming = {call.verb for call in info.call_verbs if call.argument == "suit"}
    named: Entry | None = None
    for entry in reversed(match.log):
        if named is None and entry.action.verb in naming:
            named = entry
        elif named is not None and entry.action.verb in info.turn_verbs:
            return Race(named.seat, named.now - entry.now, named.now)
    return None if named is None else Race(named.seat, named.now, named.now)


def has_looked(match: Match, seat: int) -> bool:
    """Whether a seat has looked at its cards since the clocks were last stopped."""
    stopping = {call.verb for call in match.variant.info.call_verbs if call.closing}
    for entry in reversed(match.log):
        if entry.seat == seat and entry.action.verb == "look":
            return True
        if entry.action.verb in stopping:
            return False
    return False
