"""What a picture of a table needs of whoever looks at it: `ShownSeat`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from game.engine.info import Info
from game.engine.table import Table
from game.show.devices import Device
from game.show.director import Director
from game.show.hands.hand_order import Arrangement
from game.show.sight.seat_sight import SeatSight
from game.show.table_highlights import Expressions


class ShownSeat(Protocol):
    """A seat (−1: an onlooker) whose table is drawn: of somebody who plays, or who watches."""

    @property
    def seat(self) -> int:
        """The number of the seat; −1 for an onlooker."""

    @property
    def reader(self) -> int:
        """The number of the seat if its person is "you" in what is told; else −1."""

    @property
    def info(self) -> Info:
        """The declarations of the game."""

    @property
    def takes_back(self) -> bool:
        """Whether something may be taken back at this table."""

    @property
    def gives_hints(self) -> bool:
        """Whether a hint may be asked for at this table."""

    @property
    def table(self) -> Table:
        """The table of the match."""

    @property
    def director(self) -> Director:
        """What shows events to it."""

    @property
    def sight(self) -> SeatSight:
        """What it is shown and may do."""

    @property
    def expressions(self) -> Expressions:
        """How players look."""

    @property
    def arrangement(self) -> Arrangement:
        """The order of its hand."""

    @property
    def devices(self) -> Collection[Device] | None:
        """The devices that it is played with; None for all of them."""

    @property
    def used(self) -> Device | None:
        """The device that was used last, where it has devices of its own."""
