"""Which seat is meant: by a point of the window, or by a direction in which a stick points."""

from __future__ import annotations

from math import atan2, degrees

from game.view.table.table_view import TableView


def seat_at(view: TableView, pos: tuple[int, int]) -> int | None:
    """The seat whose portrait is at a point (real pixels); the own plate is the viewer's. None: nobody's."""
    x, y = view.design(pos)
    if view.plate.collidepoint(x, y):
        return view.seat
    found = (seat for seat, box in view.boxes.items() if box.portrait.collidepoint(x, y))
    return next(found, None)


def seat_towards(view: TableView, angle: float) -> int | None:
    """The seat in a direction from the middle of the table, in degrees clockwise from straight up.

    It is the nearest: every direction means somebody. None if nobody else sits there.
    """
    middle = view.middle.area

    def off(seat: int) -> float:
        portrait = view.boxes[seat].portrait
        towards = degrees(
            atan2(portrait.centerx - middle.centerx, middle.centery - portrait.centery)
        )
        return abs((angle - towards + 180) % 360 - 180)

    return min(view.boxes, key=off, default=None)
