"""One thing that can be told of a match that has ended: `EndFact`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.cards import UNKNOWN

NOBODY = -1
CLOSE = frozenset({"one_left", "closest"})
"""The kinds of facts that are told of whoever has lost by little."""
PLAIN = frozenset({"once_one_left", "two_left", "far_ahead", "drew_nothing", "drew_most"})
"""The kinds that nearly every round has one of: they are told where there is nothing else."""


@dataclass(frozen=True, slots=True)
class EndFact:
    """A fact, of a `kind` that has a sentence of its own, and the values in that sentence.

    `seat` is whom it is about, `other` somebody else; `count` and `more` are numbers, `card` is a face.
    """

    kind: str
    seat: int = NOBODY
    other: int = NOBODY
    count: int = 0
    more: int = 0
    card: int = UNKNOWN

    def about(self, reader: int) -> bool:
        """Return whether it tells something of the reader: most are about their `seat`."""
        return reader == (self.other if self.kind == "turned_last" else self.seat)

    def close_for(self, reader: int) -> bool:
        """Return whether it tells that the reader has lost by little, as after leading to the last round."""
        return (self.kind in CLOSE or self.kind == "turned_last") and self.about(reader)


def most_telling(facts: Iterable[EndFact], loser: int) -> EndFact | None:
    """Return the fact to tell, of several the most telling of which is the first; None if there is none.

    To a `loser` who is the only person here (NOBODY: none is) what is about them says more than anything about
    who has won, but for what is PLAIN, which comes last. No more facts are looked for than that takes.
    """
    first = None
    for each in facts:
        if each.kind in PLAIN and first is not None and first.kind not in PLAIN:
            return first
        if loser == NOBODY or each.about(loser):
            return each
        first = first or each
    return first
