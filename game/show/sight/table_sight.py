"""What everybody is shown of a table: whose turn it is, what they are asked for, and the plates."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from game.show.offers.offer import Label
from game.show.presented_table import Presented
from game.show.sight.asked import asked_label
from game.show.sight.plates import Plate, plate_of


@dataclass(frozen=True, slots=True)
class TableSight:
    """What everybody sees of a table, as far as it has been shown.

    `turn` is whose turn it is, `asked` what for ("to play", "to bid"), `facing` how many cards they take unless
    they answer. Once the hands lie open it is `over`, and nobody is in turn any more (`turn` stays).
    """

    turn: int
    asked: Label
    facing: int
    over: bool
    plates: tuple[Plate, ...]
    again: bool = False
    """Whether the turn has come straight back to whoever has it."""


def table_sight_of(
    game: str,
    shown: Presented[Any],
    warned: Collection[int],
    before: TableSight | None = None,
) -> TableSight:
    """Return the sight of a presented table; `warned` are the seats of which everybody is.

    Plates that are as in the sight `before`, of the same table, are those of that, and so is the whole.
    """
    seats = range(len(shown.tallies))
    plates: Sequence[Plate | None] = before.plates if before is not None else [None] * len(seats)
    now = TableSight(
        turn=shown.turn,
        asked=asked_label(game, shown.facts.phase),
        facing=shown.facing,
        over=shown.open_hands,
        plates=tuple(plate_of(game, shown, seat, warned, plates[seat]) for seat in seats),
        again=shown.again,
    )
    return before if before is not None and now == before else now
