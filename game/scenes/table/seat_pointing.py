"""Finding the seat at a point of the window, or in the direction of a stick."""

from __future__ import annotations

from math import atan2, degrees

from game.view.table.table_view import TableView


def seat_at(view: TableView, pos: tuple[int, int]) -> int | None:
    """Return the seat whose portrait (or own plate) is at a point in real pixels, or None."""
    at = view.design(pos)
    plate = view.occupancy.box("own plate")
    if plate is not None and plate.collidepoint(at):
        return view.seat
    portraits = {seat: view.occupancy.box(f"portrait {seat}") for seat in view.boxes}
    found = (seat for seat, where in portraits.items() if where and where.collidepoint(at))
    return next(found, None)


def seat_towards(view: TableView, angle: float) -> int | None:
    """Return the seat nearest to a direction from the middle of the table, in degrees clockwise from up.

    None if there is no other seat.
    """
    occupancy = view.occupancy
    middle = occupancy.box("middle")

    def off(seat: int) -> float:
        portrait = occupancy.box(f"portrait {seat}")
        if middle is None or portrait is None:
            return 0.0
        towards = degrees(
            atan2(portrait.centerx - middle.centerx, middle.centery - portrait.centery)
        )
        return abs((angle - towards + 180) % 360 - 180)

    return min(view.boxes, key=off, default=None)
