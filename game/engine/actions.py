"""Actions of a seat or of the table itself; refusals of actions, and advice on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

TABLE = -1
"""The seat number of the table itself, which starts the next round."""


class Action(NamedTuple):
    """One action: a verb and its arguments. Only the fields that the verb needs are set.

    `verb` is the word of the notation (`play`, `draw`, `next round` …); `cards` are cards of the deck; `suit`
    indexes the deck's suits or colours (−1: none named); `seat` is the seat that the action is about, not the
    one that acts (−1: none); `number` is a bid; `text` is talk, or the kind of an accusation.

    `taken` are cards that lie open on the table, zone after zone as the verb declares them and in the deck's
    order within each; `shares` is how many of them are from each zone, and empty where the verb takes from one
    alone. `taking` puts both in order.
    """

    verb: str
    cards: tuple[int, ...] = ()
    suit: int = -1
    seat: int = -1
    number: int = 0
    text: str = ""
    taken: tuple[int, ...] = ()
    shares: tuple[int, ...] = ()

    def taking(self, *zones: Iterable[int]) -> Action:
        """Return this action with these cards of the table, given for each zone that its verb takes from."""
        parts = [sorted(cards) for cards in zones]
        taken = tuple(card for part in parts for card in part)
        # With nothing taken there is one way to say so.
        shares = tuple(map(len, parts)) if taken and len(parts) > 1 else ()
        return self._replace(taken=taken, shares=shares)


DRAW = Action("draw")
PASS = Action("pass")
NEXT_ROUND = Action("next round")


class Refusal(NamedTuple):
    """The reason why an action is not allowed, as a return value and not an exception (G-6).

    `clause` is the id of the rule that refuses; `reason` is the key of a message; `details` are the message's
    values by name (cards and suits as numbers of the deck, seats, counts).
    """

    clause: str
    reason: str
    details: tuple[tuple[str, object], ...] = ()


class Reason(NamedTuple):
    """The reason for a piece of advice: the key of a message and its values, as in a Refusal.

    `clause` is that of a rule that is not as written and without which the advice would be another.
    """

    reason: str
    details: tuple[tuple[str, object], ...] = ()
    clause: str = ""

    @classmethod
    def of(cls, reason: str, **details: object) -> Reason:
        """Make a reason whose details are given by name."""
        return cls(reason, tuple(details.items()))

    def by(self, clause: str) -> Self:
        """Return the same reason with the clause that it follows."""
        return self._replace(clause=clause)


class Advice(NamedTuple):
    """A recommended action, and the reason for it."""

    action: Action
    why: Reason


def refuse(clause: str, reason: str, **details: object) -> Refusal:
    """Make a refusal whose details are given by name."""
    return Refusal(clause, reason, tuple(details.items()))
