"""What ends a match of bots that would go on for ever: who was refused what, or what is never over."""

from __future__ import annotations

from game.engine.actions import TABLE, Action, Refusal
from game.engine.match import Match
from game.engine.problems import as_written
from game.engine.verbs import Names

MOST_REFUSALS = 50
"""Refused actions in a row after which a controller is considered faulty."""

MOST_ACTIONS = 100_000
"""Actions of one round after which it is considered endless: some twenty times as many as random play takes."""

MOST_IN_A_MATCH = 2_000_000
"""Actions after which a match is considered endless: more than in the longest that can be chosen."""


class Standstill(RuntimeError):
    """A match in which nobody acts, an action is refused again and again, or that never ends.

    The message is a sentence for a terminal.
    """


def refused(match: Match, seat: int, action: Action, refusal: Refusal, times: int) -> Standstill:
    """Return what is told of an action that was refused so many times in a row."""
    often = "" if times == 1 else f" {times} times in a row"
    return Standstill(
        f"{_after(match)} {_who(match, seat)} was refused {as_written(_text(match, action))}{often}, "
        f"by {refusal.clause}."
    )


def nobody_acts(match: Match, now: int) -> Standstill:
    """Return what is told when the seat in turn does nothing, or has nothing that it could do."""
    state = match.state
    legal = match.variant.legal(state, state.turn)
    if legal:
        return Standstill(
            f"{_after(match)} {_who(match, state.turn)} is in turn and does nothing, though "
            f"{as_written(_text(match, legal[0]))} would be allowed."
        )
    told = [
        f"{as_written(verb.word)} by {refusal.clause}"
        for verb in match.variant.info.verbs
        if verb.turn and verb.names is Names.NOTHING
        if (refusal := match.variant.check(state, state.turn, Action(verb.word), now)) is not None
    ]
    why = f": it is refused {', '.join(told)}" if told else ""
    return Standstill(
        f"{_after(match)} {_who(match, state.turn)} is in turn and can do nothing{why}."
    )


def endless(match: Match, begun: int) -> Standstill | None:
    """Return what is told of a match that is still not over, whose round began after `begun` actions.

    None while there is hope.
    """
    length = len(match.log)
    if length - begun < MOST_ACTIONS and length < MOST_IN_A_MATCH:
        return None
    last = match.log[-1]
    return Standstill(
        f"{_after(match)} round {match.state.round} is not over, in which there were "
        f"{length - begun}; the last was {as_written(_text(match, last.action))} by {_who(match, last.seat)}."
    )


def _after(match: Match) -> str:
    count = len(match.log)
    return f"after {count} action{'' if count == 1 else 's'}"


def _who(match: Match, seat: int) -> str:
    return "the table" if seat == TABLE else f"seat {seat} ({match.table.names[seat]})"


def _text(match: Match, action: Action) -> str:
    known = action.verb in match.variant.info.vocabulary
    return match.variant.text(match.state, action) if known else action.verb
