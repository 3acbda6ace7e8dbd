"""Finding the seat at a point of the window, or in the direction of a stick."""

from __future__ import annotations

from math import atan2, degrees

from game.view.table.table_view import TableView


def seat_at(view: TableView, pos: tuple[int, int]) -> int | None:
    """Return the seat whose portrait (or own plate) is at a point in real pixels, or None."""
    x, y = view.design(pos)
    if view.plate.collidepoint(x, y):
        return view.seat
    found = (seat for seat, box in view.boxes.items() if box.portrait.collidepoint(x, y))
    return next(found, None)


def seat_towards(view: TableView, angle: float) -> int | None:
    """Return the seat nearest to a direction from the middle of the table, in degrees clockwise from up.

    None if there is no other seat.
    """
    middle = view.middle.area

    def off(seat: int) -> float:
        portrait = view.boxes[seat].portrait
        towards = degrees(
            atan2(portrait.centerx - middle.centerx, middle.centery - portrait.centery)
        )
        return abs((angle - towards + 180) % 360 - 180)

    return min(view.boxes, key=off, default=None)
