"""What happened, as the one thing that pictures, sounds, logs and statistics read.

Rules emit events; nothing that reads them may reach back into the rules. Whoever looks at the table
through one seat gets them through `redact`, which covers the cards that seat may not see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from game.engine.cards import UNKNOWN

EVERYONE = -1
"""The `seen_by` of cards that lie open: a bit for every seat there can be."""
NOBODY = 0


def only(seat: int) -> int:
    """The `seen_by` of cards that one seat alone sees."""
    return 1 << seat


class Place(NamedTuple):
    """A zone of the table (`hand`, `draw`, `discard` …), and whose it is (−1: nobody's)."""

    zone: str
    seat: int = -1


class CardsMoved(NamedTuple):
    """Cards went from one place to another, in this order.

    `seen_by` has a bit for each seat that sees their faces (EVERYONE, NOBODY or `only(seat)`).
    """

    cards: tuple[int, ...]
    src: Place
    dst: Place
    seen_by: int = EVERYONE


class TurnChanged(NamedTuple):
    """The turn is now this seat's (again, when it comes straight back)."""

    seat: int


class SeatSkipped(NamedTuple):
    """A seat loses its turn."""

    seat: int


class DirectionChanged(NamedTuple):
    """Play now runs to the left (+1, clockwise) or to the right (−1)."""

    direction: int


class SuitCalled(NamedTuple):
    """A seat named the suit or colour for the wild card on top."""

    seat: int
    suit: int


class FacingChanged(NamedTuple):
    """So many cards are now to be drawn by whoever is in turn."""

    number: int


class Shuffled(NamedTuple):
    """The discard pile except its top card went, shuffled, under the draw pile (G-3)."""

    number: int


class Announced(NamedTuple):
    """A happening of one game that moves no card: a call, a bid, a challenge.

    `what` names it in the strings: the word of a verb, or something else. `seat` did it, `other` is whom it
    concerns (−1: nobody). What the table announces about a seat is not `spoken` by it.
    """

    what: str
    seat: int
    other: int = -1
    number: int = 0
    cards: tuple[int, ...] = ()
    text: str = ""
    spoken: bool = True


class RoundBegan(NamedTuple):
    """The cards of a round are about to be dealt. `dealer` is −1 where a game has none.

    Play runs to the left until a DirectionChanged says otherwise.
    """

    round: int
    dealer: int


class HandShown(NamedTuple):
    """A hand is laid open for all to see, as at the end of a round."""

    seat: int
    cards: tuple[int, ...]


class RoundEnded(NamedTuple):
    """A round is over: who won it, what each seat scored in it and has in all."""

    winners: tuple[int, ...]
    round_scores: tuple[int, ...]
    scores: tuple[int, ...]
    blocked: bool = False


class MatchEnded(NamedTuple):
    """The match is over: who won it (several share it), and the final scores."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event: TypeAlias = (
    CardsMoved
    | TurnChanged
    | SeatSkipped
    | DirectionChanged
    | SuitCalled
    | FacingChanged
    | Shuffled
    | Announced
    | RoundBegan
    | HandShown
    | RoundEnded
    | MatchEnded
)


def sees(seen_by: int, seat: int) -> bool:
    """Whether `seat` sees cards that are seen by these; a spectator (−1) what everyone sees."""
    return bool(seen_by >> seat & 1) if seat >= 0 else seen_by == EVERYONE


def redact(events: Iterable[Event], seat: int) -> list[Event]:
    """The same events as one seat sees them: faces it may not see are UNKNOWN."""
    return [
        event._replace(cards=(UNKNOWN,) * len(event.cards))
        if isinstance(event, CardsMoved) and not sees(event.seen_by, seat)
        else event
        for event in events
    ]
