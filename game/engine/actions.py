"""What a seat, or the table itself, can do."""

from __future__ import annotations

from typing import NamedTuple

TABLE = -1
"""The seat number of the table itself, which starts the next round."""


class Action(NamedTuple):
    """One thing done. Only the fields that its verb needs are set.

    `verb` is the word of the notation (`play`, `draw`, `next round` …); `suit` indexes the deck's
    suits or colours (−1: none named); `seat` is the seat that is meant, not the one that acts
    (−1: none); `number` is a bid; `text` is talk, or the kind of an accusation.
    """

    verb: str
    cards: tuple[int, ...] = ()
    suit: int = -1
    seat: int = -1
    number: int = 0
    text: str = ""


DRAW = Action("draw")
PASS = Action("pass")
NEXT_ROUND = Action("next round")


class Refusal(NamedTuple):
    """Why an action is not allowed, as an answer and not an exception (G-6).

    `clause` is the rule that refuses; `reason` is the key of a sentence in the strings, and `details` what
    that sentence is about (cards and suits as numbers of the deck, seats, counts).
    """

    clause: str
    reason: str
    details: tuple[tuple[str, object], ...] = ()


class Reason(NamedTuple):
    """Why something is a good idea: the key of a sentence, and what it is about, as in a Refusal."""

    reason: str
    details: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, reason: str, **details: object) -> Reason:
        """A reason, its details given by name."""
        return cls(reason, tuple(details.items()))


class Advice(NamedTuple):
    """What a sensible player would do, and why."""

    action: Action
    why: Reason


def refuse(clause: str, reason: str, **details: object) -> Refusal:
    """A refusal, its details given by name."""
    return Refusal(clause, reason, tuple(details.items()))
