"""The achievements of One Card: Attack."""

from __future__ import annotations

from game.engine.achievements import Achievement, Deed, Seats, by
from game.engine.actions import DRAW
from game.variants.attack.plays import PACK, under_attack
from game.variants.families.shedding_deeds import played

LARGE, HUGE, HEAVY = 5, 9, 20
"""Cards of an attack that is called off, of one that grows, and those that the others are left with."""


def _kind(deed: Deed) -> str:
    """Return the rank of a card that was played under attack; "" if none was."""
    card = played(deed)
    return PACK.kind[card] if card >= 0 and deed.before.facing else ""


def _called_off(deed: Deed) -> Seats:
    return by(deed.seat, _kind(deed) == "7" and deed.before.facing >= LARGE)


def _sent_back(deed: Deed) -> Seats:
    return by(deed.seat, _kind(deed) == "Q")


def _passed_over(deed: Deed) -> Seats:
    return by(deed.seat, _kind(deed) == "J" and deed.before.players > 2)


def _grown(deed: Deed) -> Seats:
    return by(deed.seat, _kind(deed) in ("2", "3") and deed.after.facing >= HUGE)


def _took_it(deed: Deed) -> Seats:
    before = deed.before
    if deed.action == DRAW and before.facing:
        answers = under_attack(before)[before.discard[-1]]
        if any(card in answers for card in before.hands[deed.seat]):
            deed.round.mark("took-it", deed.seat)
    return [seat for seat in deed.winners if seat in deed.round.marked("took-it")]


def _heavy_losses(deed: Deed) -> Seats:
    ended = deed.ended
    if ended is None or ended.blocked:
        return ()
    # Partners have one score (P-1), which counts once.
    lost = -sum(ended.round_scores[: deed.after.table.sides])
    return ended.winners if lost >= HEAVY else ()


ACHIEVEMENTS = (
    Achievement("called-off", "A-11", "shield", _called_off),
    Achievement("sent-back", "A-12", "undo", _sent_back),
    Achievement("passed-over", "A-12", "J", _passed_over),
    Achievement("grown", "A-10", str(HUGE), _grown),
    Achievement("took-it", "A-9", "check", _took_it, hidden=True),
    Achievement("heavy-losses", "A-13", str(HEAVY), _heavy_losses),
)
