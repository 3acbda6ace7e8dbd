"""Faces that people make and that fly from their plates for a moment: `FacesInAir`."""

from __future__ import annotations

from typing import NamedTuple

from game.session.reactions import FaceMade

FLIES = 1800
"""ms for which a face flies."""


class FlyingFace(NamedTuple):
    """A face on its way from the plate of a seat, of which a share is behind it (0.0 to 1.0)."""

    seat: int
    face: str
    share: float


class FacesInAir:
    """The faces that fly over one table, one of each seat at most."""

    def __init__(self) -> None:
        self._ages: dict[FaceMade, int] = {}

    def send(self, made: FaceMade) -> None:
        """Let a face fly after as long as it takes; one that the seat has made before is gone."""
        self._ages = {each: age for each, age in self._ages.items() if each.seat != made.seat}
        self._ages[made] = -made.after

    def forget(self) -> None:
        """Let none fly any more."""
        self._ages.clear()

    @property
    def flying(self) -> tuple[FlyingFace, ...]:
        """Those that are on their way."""
        return tuple(
            FlyingFace(made.seat, made.face, age / FLIES)
            for made, age in self._ages.items()
            if age >= 0
        )

    @property
    def due(self) -> int | None:
        """In how many ms the next one sets out, 0 while one flies; None if there is none."""
        return min((max(0, -age) for age in self._ages.values()), default=None)

    def advance(self, dt: int) -> None:
        """Let `dt` ms of real time pass."""
        aged = {made: age + dt for made, age in self._ages.items()}
        self._ages = {made: age for made, age in aged.items() if age < FLIES}
