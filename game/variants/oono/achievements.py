"""The achievements of OONO."""

from __future__ import annotations

from game.engine.achievements import Achievement, Deed, Seats, by
from game.variants.families.shedding_deeds import played
from game.variants.oono.rules import DECK, DRAWS, UNO

RAIN, CLOUDBURST, SOAKED = 8, 12, 8
"""Cards that a Draw 4 makes of a Draw 2, of a large stack, and of one that a winner has taken."""


def _answer(deed: Deed) -> int:
    """Return the draw card by which faced cards were passed on; −1 if none was."""
    card = played(deed)
    return card if card >= 0 and deed.before.facing and DECK.kind[card] in DRAWS else -1


def _twice_the_rain(deed: Deed) -> Seats:
    card, before = _answer(deed), deed.before
    if card < 0 or before.facing != 2 or DECK.kind[before.discard[-1]] != "draw two":
        return ()
    return by(deed.seat, DECK.kind[card] == "draw four" and deed.after.facing == RAIN)


def _cloudburst(deed: Deed) -> Seats:
    return by(deed.seat, _answer(deed) >= 0 and deed.after.facing >= CLOUDBURST)


def _any_colour(deed: Deed) -> Seats:
    card, top = _answer(deed), deed.before.discard[-1]
    same = card >= 0 and DECK.kind[card] == DECK.kind[top] == "draw two"
    return by(deed.seat, same and DECK.suit[card] != DECK.suit[top])


def _sharp_ears(deed: Deed) -> Seats:
    return by(deed.seat, deed.action.verb == "challenge")


def _just_drawn(deed: Deed) -> Seats:
    return by(deed.seat, deed.action == UNO and deed.before.drawn_at >= 0)


def _soaked(deed: Deed) -> Seats:
    return [seat for seat in deed.winners if deed.round.taken[seat] >= SOAKED]


ACHIEVEMENTS = (
    Achievement("twice-the-rain", "O-13", "+8", _twice_the_rain),
    Achievement("cloudburst", "O-13", "+12", _cloudburst),
    Achievement("any-colour", "O-14", "+2", _any_colour),
    Achievement("sharp-ears", "O-17", "speech", _sharp_ears),
    Achievement("just-drawn", "O-16", "UNO", _just_drawn),
    Achievement("soaked", "O-18", "crown", _soaked, hidden=True),
)
