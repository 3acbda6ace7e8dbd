"""The names of happenings: `happening(event)` is the word by which messages and games speak of an event."""

from __future__ import annotations

from game.engine import zones
from game.engine.events import (
    Announced,
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    MatchEnded,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    Shuffled,
    SuitCalled,
)

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
