"""One thing that can be told of a match that has ended: `EndFact`."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.cards import UNKNOWN

NOBODY = -1
CLOSE = frozenset({"one_left", "closest"})
"""The kinds of facts that are told of whoever has lost by little."""


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

    def close_for(self, reader: int) -> bool:
        """Return whether it tells that the reader has lost by little, as after leading to the last round."""
        return self.kind in CLOSE or (self.kind == "turned_last" and self.other == reader)
