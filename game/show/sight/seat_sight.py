"""The sight of a seat: everything that it is shown, and may do or say now, as frozen data (`sight_of`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.engine.out_of_turn import Clock
from game.session.viewpoint import Viewpoint
from game.show.offers.call_offers import calls_of
from game.show.offers.offer import Label, Offer
from game.show.offers.turn_offers import HeldCard, choices_of, drawing, hand_of
from game.show.presented_table import Presented
from game.show.sight.asked import asked_label
from game.show.sight.plates import Plate, plate_of


@dataclass(frozen=True, slots=True)
class SeatSight:
    """What one seat is shown and may do.

    Plates, whose turn it is, what they are `asked` for and how many cards they are `facing` are as far as has
    been shown; the hand and the offers are as known: `turns` for what is done in a turn, `calls` for what may
    be said at any time. `number` is that of the observation they are of, `own` whether the seat is in turn.
    """

    number: int
    seat: int
    own: bool
    turn: int
    asked: Label
    facing: int
    plates: tuple[Plate, ...]
    hand: tuple[HeldCard, ...]
    turns: tuple[Offer, ...]
    calls: tuple[Offer, ...]
    clocks: tuple[Clock, ...]
    over: bool


def sight_of(seen: Viewpoint, shown: Presented[Any]) -> SeatSight:
    """Return the sight of a viewpoint's seat (−1: an onlooker), of which `shown` has been shown."""
    draw = drawing(seen)
    over = seen.over
    return SeatSight(
        number=seen.observation.number,
        seat=seen.seat,
        own=not over and shown.turn == seen.seat,
        turn=shown.turn,
        asked=asked_label(seen.table.game, shown.facts.phase),
        facing=0 if over else shown.facts.facing,
        plates=tuple(plate_of(shown, seat, seen.warned) for seat in range(seen.table.players)),
        hand=hand_of(seen),
        turns=(*([] if draw is None else [draw]), *choices_of(seen)),
        calls=calls_of(seen),
        clocks=tuple(seen.clocks()),
        over=over,
    )
