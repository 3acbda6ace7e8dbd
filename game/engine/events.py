"""Events: what an action did to a match. Pictures, sounds, logs and statistics are made from them alone.

Rules emit events; what reads them never calls back into the rules. `redact` makes the version of them that
one seat may see, with the faces of hidden cards blanked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias, TypeGuard

from game.engine import zones
from game.engine.cards import NO_SUIT, UNKNOWN

EVERYONE = -1
"""The `seen_by` of cards that lie open: a bit for every seat there can be."""
NOBODY = 0


def only(seat: int) -> int:
    """Return the value of `seen_by` for cards that one seat alone sees."""
    return 1 << seat


class Place(NamedTuple):
    """A zone of the table (`hand`, `draw`, `discard` …), and the seat it belongs to (−1: none)."""

    zone: str
    seat: int = -1


class CardsMoved(NamedTuple):
    """Cards moved from one place to another, in this order.

    `seen_by` is a bit mask of the seats that see their faces: EVERYONE, NOBODY or `only(seat)`.
    """

    cards: tuple[int, ...]
    src: Place
    dst: Place
    seen_by: int = EVERYONE


class TurnChanged(NamedTuple):
    """It is now the turn of this seat; it may be the seat that had the turn before."""

    seat: int


class SeatSkipped(NamedTuple):
    """A seat loses its turn."""

    seat: int


class DirectionChanged(NamedTuple):
    """Play now runs to the left (+1, clockwise) or to the right (−1)."""

    direction: int


class SuitCalled(NamedTuple):
    """A seat called the suit or colour for the wild card on top of the discard pile."""

    seat: int
    suit: int


class FacingChanged(NamedTuple):
    """The number of cards that the player in turn has to draw has changed."""

    number: int


class Shuffled(NamedTuple):
    """The discard pile except its top card, `number` cards, was shuffled and put under the draw pile (G-3)."""

    number: int


class Announced(NamedTuple):
    """Something happened that moves no card: a call, a bid, a challenge.

    `what` is its name in the messages: the word of a verb, or another one. `seat` did it, `other` is the seat
    it concerns (−1: none). `spoken` is False for what the table announces about a seat, as against what the
    seat itself says. `suit` is one that it is about (NO_SUIT: none).
    """

    what: str
    seat: int
    other: int = -1
    number: int = 0
    cards: tuple[int, ...] = ()
    text: str = ""
    spoken: bool = True
    suit: int = NO_SUIT


class RoundBegan(NamedTuple):
    """A round begins, before its cards are dealt. `dealer` is −1 where a game has none.

    The direction of play is to the left until a DirectionChanged.
    """

    round: int
    dealer: int


class HandShown(NamedTuple):
    """A hand is laid open: for all to see, as at the end of a round, or for those in the mask `seen_by`."""

    seat: int
    cards: tuple[int, ...]
    seen_by: int = EVERYONE


class RoundEnded(NamedTuple):
    """A round is over: the seats that won it, and by seat what was scored in it and in all.

    `blocked` tells that it ended because nobody could go on (G-4).
    """

    winners: tuple[int, ...]
    round_scores: tuple[int, ...]
    scores: tuple[int, ...]
    blocked: bool = False


class MatchEnded(NamedTuple):
    """The match is over: the seats that won it (several share it), and the final scores by seat."""

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
    """Return whether `seat` is in the mask `seen_by`; a spectator (−1) only is if everyone is."""
    return bool(seen_by >> seat & 1) if seat >= 0 else seen_by == EVERYONE


def changes_hands(event: object) -> TypeGuard[CardsMoved]:
    """Return whether an event moves a whole hand to another owner (H-5)."""
    return isinstance(event, CardsMoved) and event.src.zone == event.dst.zone == zones.HAND


def redact(events: Iterable[Event], seat: int) -> list[Event]:
    """Return the events as `seat` (−1: a spectator) may see them: cards that it does not see are UNKNOWN."""
    return [
        event._replace(cards=(UNKNOWN,) * len(event.cards))
        if isinstance(event, CardsMoved | HandShown) and not sees(event.seen_by, seat)
        else event
        for event in events
    ]


MOVED = {
    (zones.HAND, zones.DISCARD): "played",
    (zones.HAND, zones.TRICK): "played",
    (zones.TRICK, zones.TAKEN): "took-trick",
    (zones.CENTRE, zones.TAKEN): "took-centre",
    (zones.DRAW, zones.HAND): "drew",
    (zones.DRAW, zones.DISCARD): "turned-up",
    (zones.DISCARD, zones.HAND): "taken-back",
    (zones.DRAW, zones.ASIDE): "set-aside",
    (zones.ASIDE, zones.HAND): "taken-up",
}
"""The word for cards that moved from one zone to another; `moved-<from>-<to>` for others."""

TURNED = "turned"
"""The direction of play has changed."""

CLAUSES = {
    "drew": "G-3",
    "shuffled": "G-3",
    "moved-discard-draw": "G-3",
    "blocked": "G-4",
    "round": "G-8",
    "match-won": "G-10",
    TURNED: "G-9",
}
"""The clauses of what happens in every game, where the game names no other."""


def moved(event: CardsMoved) -> str:
    """Return the word for cards that moved."""
    if event.src.zone == zones.DISCARD and event.dst.zone != zones.HAND and len(event.cards) == 1:
        return "buried"
    ways = (event.src.zone, event.dst.zone)
    return MOVED.get(ways, f"moved-{ways[0]}-{ways[1]}")


def happening(event: Event) -> str:
    """Return the word for an event; "" for one that nobody speaks of, such as a change of turn."""
    match event:
        case CardsMoved():
            return moved(event)
        case Announced(what):
            return what
        case FacingChanged():
            return "facing"
        case SuitCalled():
            return "suit"
        case HandShown() if event.seen_by != EVERYONE:
            return "hand-shown"
        case SeatSkipped():
            return "skipped"
        case DirectionChanged():
            return TURNED
        case Shuffled():
            return "shuffled"
        case RoundBegan():
            return "round"
        case RoundEnded():
            return "blocked" if event.blocked else "round-won"
        case MatchEnded():
            return "match-won"
    return ""
