"""The sight of a seat: everything that it is shown, and may do or say now, as frozen data (`sight_of`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from game.session.viewpoint import Viewpoint
from game.show.offers.call_offers import calls_of
from game.show.offers.offer import Offer
from game.show.offers.turn_offers import HeldCard, choices_of, drawing, hand_of
from game.show.sight.table_sight import TableSight
from game.show.table_highlights import Attention, TableHighlights, highlights_of

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SeatSight:
    """What one seat is shown and may do; clocks are apart, as they differ in every frame.

    The `table` is as far as it has been shown, the hand and the offers are as known. `draw` and `choices` are
    what is done in a turn besides playing cards of the `hand`: choices wait until what led to them has been
    shown, but for those against the clock. `calls` may be said at any time, each by itself (see `merged`).
    `highlights` are what stands out, and what is the person's own. `number` is that of the observation they
    are of, `own` whether the seat is in turn, `over` whether the round is, shown or not.
    """

    table: TableSight
    highlights: TableHighlights
    number: int = 0
    seat: int = -1
    own: bool = False
    over: bool = False
    hand: tuple[HeldCard, ...] = ()
    draw: Offer | None = None
    choices: tuple[Offer, ...] = ()
    calls: tuple[Offer, ...] = ()

    @property
    def turns(self) -> tuple[Offer, ...]:
        """What is done in a turn besides playing a card, drawing first."""
        return self.choices if self.draw is None else (self.draw, *self.choices)


NOTHING_HELD = Attention()
"""The attention of who is shown all and keeps what is their own, as on a phone."""


def sight_of(
    seen: Viewpoint,
    table: TableSight,
    own: Attention = NOTHING_HELD,
    held: Sequence[int] = (),
    *,
    caught_up: bool = True,
    alone: bool = False,
    before: SeatSight | None = None,
) -> SeatSight:
    """Return the sight of a viewpoint's seat (−1: an onlooker), to which `table` has been shown.

    `held` are its cards in displayed order, in which `own` counts; `caught_up` is whether all that happened has
    been shown. One person `alone` may be told more (see `calls_of`). What does not differ from the sight
    `before`, of the same observation, stays the same object.
    """
    now = SeatSight(
        table,
        TableHighlights(),
        seen.observation.number,
        seen.seat,
        not seen.over and table.turn == seen.seat,
        seen.over,
        before.hand if before is not None and _unchanged(seen, before.hand) else hand_of(seen),
        drawing(seen),
        choices_of(seen) if caught_up or seen.timed else (),
        calls_of(seen, alone=alone),
    )
    if before is not None:
        draw, choices = _same(now.draw, before.draw), _same(now.choices, before.choices)
        now = replace(now, draw=draw, choices=choices, calls=_same(now.calls, before.calls))
    return attended(seen, now, own, held, caught_up=caught_up, before=before)


def shown_by_now(
    seen: Viewpoint, before: SeatSight, table: TableSight, held: Sequence[int], *, caught_up: bool
) -> SeatSight:
    """Return a sight of the same observation and moment, to which `table` has been shown by now."""
    now = replace(before, table=table, own=not before.over and table.turn == before.seat)
    own = before.highlights.own
    return attended(seen, now, own, held, caught_up=caught_up, before=before)


def attended(
    seen: Viewpoint,
    sight: SeatSight,
    own: Attention,
    held: Sequence[int],
    *,
    caught_up: bool,
    before: SeatSight | None,
) -> SeatSight:
    """Return a sight with the highlights of what its person attends to now."""
    lights = highlights_of(
        seen,
        own,
        held,
        turn=sight.table.turn,
        caught_up=caught_up,
        may_draw=sight.draw is not None and sight.draw.why is None,
        choosing=any(each.seat < 0 for each in sight.choices),
    )
    if before is not None:
        lights = _same(lights, before.highlights)
    return replace(sight, highlights=lights)


def _unchanged(seen: Viewpoint, hand: Sequence[HeldCard]) -> bool:
    """Whether time, which alone passes within one observation, has left what the cards may do."""
    if not seen.timed:
        return True
    open_now = frozenset(held.card for held in hand if held.plays)
    return open_now == (seen.playable or frozenset())


def _same(now: T, before: T) -> T:
    return before if now == before else now
