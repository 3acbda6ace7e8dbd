"""What a player's plate shows: what everybody sees of the seat, and how it is drawn now (`PlateContent`)."""

from __future__ import annotations

from msgspec import Struct

from game.show.sight.plates import Plate
from game.show.table_highlights import Expressions


class PlateContent(Struct, frozen=True):
    """What a plate shows of a seat; one is made for each seat in each frame in which something has changed.

    `marked` is whether the turn marker is here; `look` how the portrait looks ("": as usual), `tilt` by how
    many degrees it leans. Cards fall on a `burdened` seat. `total` is the score over all rounds (None: not
    shown). `focused` is whether the plate has the focus.
    """

    plate: Plate
    marked: bool
    label: str = ""
    look: str = ""
    tilt: int = 0
    burdened: bool = False
    total: int | None = None
    focused: bool = False

    @classmethod
    def of(
        cls,
        plate: Plate,
        people: Expressions,
        *,
        marked: bool,
        label: str = "",
        total: int | None = None,
        focused: bool = False,
    ) -> PlateContent:
        """Return the content for a seat with this plate, among people who look as they do."""
        seat = plate.seat
        return cls(
            plate,
            marked,
            label,
            people.looks.get(seat, ""),
            people.tilts.get(seat, 0),
            seat in people.burdened,
            total,
            focused,
        )
