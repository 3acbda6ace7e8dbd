"""Queries on a match's log: who acted last, the last turn action, the last play, the last call of a suit."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.match import Entry
from game.engine.verbs import DRAW, NEXT_ROUND, PLAY, Names
from game.session.viewpoint import Viewpoint


class Race(NamedTuple):
    """A call of a suit: the seat, how many game ms after the last turn action (`took`), and when (`at`)."""

    seat: int
    took: int
    at: int


def last_mover(seen: Viewpoint) -> int:
    """Return the seat of the last turn action, or −1 if there was none yet."""
    return next(
        (e.seat for e in reversed(seen.log) if e.action.verb in seen.variant.info.turn_verbs), -1
    )


def last_other(seen: Viewpoint) -> int:
    """Return the other seat that acted last, or −1 if none has.

    To accuse somebody does not count: that is judged at once, and whoever is accused is still in question.
    """
    judged = {verb.word for verb in seen.variant.info.verbs if verb.names_a_seat}
    acted = (entry for entry in reversed(seen.log) if entry.action.verb not in judged)
    return next((entry.seat for entry in acted if entry.seat not in (seen.seat, -1)), -1)


def last_plays(seen: Viewpoint, most: int) -> list[Entry]:
    """Return the last plays of this round, at most so many, the latest first."""
    found: list[Entry] = []
    for entry in reversed(seen.log):
        if entry.action.verb == NEXT_ROUND.word or len(found) == most:
            break
        if entry.action.verb == PLAY.word:
            found.append(entry)
    return found


def last_play(seen: Viewpoint) -> Entry | None:
    """Return the last play of this round, or None if there was none yet."""
    return next(iter(last_plays(seen, 1)), None)


def last_race(seen: Viewpoint) -> Race | None:
    """Return the last call of a suit, or None if there was none yet."""
    naming, turn_verbs = _naming(seen), seen.variant.info.turn_verbs
    named: Entry | None = None
    for entry in reversed(seen.log):
        if named is None and entry.action.verb in naming:
            named = entry
        elif named is not None and entry.action.verb in turn_verbs:
            return Race(named.seat, named.now - entry.now, named.now)
    return None if named is None else Race(named.seat, named.now, named.now)


def race_to_explain(seen: Viewpoint) -> Race | None:
    """Return the last call of a suit; None as well while whoever learns the game has not come to suits."""
    return last_race(seen) if all(map(seen.steps.has, _naming(seen))) else None


def _naming(seen: Viewpoint) -> set[str]:
    """The verbs that call a suit."""
    return {verb.word for verb in seen.variant.info.verbs if verb.names is Names.SUIT}


def last_of_race(seen: Viewpoint) -> Entry | None:
    """Return the call of a suit or the turn action by which no suit can be called any more.

    None if it was something else that ended the race: an accusation, or a time-out.
    """
    info = seen.variant.info
    verbs = {verb.word: verb for verb in info.verbs}
    for entry in reversed(seen.log):
        verb = verbs.get(entry.action.verb)
        if entry.action.verb in info.turn_verbs or (verb and verb.names is Names.SUIT):
            return entry if entry.seat >= 0 else None
        if verb and (verb.names_a_seat or verb.closing):
            return None
    return None


def has_looked(seen: Viewpoint) -> bool:
    """Return whether the viewpoint's seat has looked at its cards since the clocks were last stopped."""
    revealing = {verb.word for verb in seen.variant.info.verbs if verb.reveals}
    stopping = {verb.word for verb in seen.variant.info.verbs if verb.closing}
    for entry in reversed(seen.log):
        if entry.seat == seen.seat and entry.action.verb in revealing:
            return True
        if entry.action.verb in stopping:
            return False
    return False


def has_drawn(seen: Viewpoint) -> bool:
    """Return whether a seat drew in the last turn action and is still in turn, which everybody sees."""
    turn_verbs = seen.variant.info.turn_verbs
    last = next((each for each in reversed(seen.log) if each.action.verb in turn_verbs), None)
    return (
        seen.in_turn
        and last is not None
        and (last.seat, last.action.verb) == (seen.seat, DRAW.word)
    )
