"""Where the words for a table look: the only place in the tests that knows how a scene keeps what it shows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from game.engine.actions import Action
from game.engine.events import Event
from game.scenes.table.seat_controls import SeatControls
from game.session.viewpoint import Viewpoint
from game.show.devices import Device
from game.show.director import Director
from game.show.local_seat import LocalSeat
from game.show.presented_table import Presented


def plays_now(local: LocalSeat, card: int) -> list[Action]:
    """Return the plays of a card that are offered to somebody now."""
    return [] if local.play(card) is None else local.viewpoint.plays(card)


class Inside(ABC):
    """One person's seat at a table in a window."""

    @property
    @abstractmethod
    def _inside(self) -> SeatControls:
        """The controls of the seat, which no test asks for."""

    @property
    def seat(self) -> int:
        """The number of the seat; −1 for an onlooker."""
        return self._inside.local.seat

    @property
    def viewpoint(self) -> Viewpoint:
        """What the person may know and do, by the session."""
        return self._inside.local.viewpoint

    @property
    def director(self) -> Director:
        """What shows events to the person, one after another."""
        return self._inside.local.director

    @property
    def presented(self) -> Presented[Any]:
        """What is shown as lying where, and as counted, by now."""
        return self._inside.local.showing.presented

    def plate_counts(self) -> list[int]:
        """How many cards are counted on each plate, as they are drawn now."""
        return [len(plate.cards) for plate in self._inside.local.sight.table.plates]

    def name(self, seat: int) -> str:
        """What a seat is called in sentences."""
        return self._inside.local.showing.sentences.name(seat)

    def devices(self) -> frozenset[Device] | None:
        """The devices with which the person plays; None for all."""
        return self._inside.local.devices

    def device_used(self) -> Device | None:
        """The device that the person used last."""
        return self._inside.local.used

    def plate_name(self, seat: int) -> str:
        """The name on the plate of a seat."""
        return self._inside.view.table.names[seat]

    def sentence_of(self, event: Event) -> str | None:
        """How an event is told among the recent moves."""
        return self._inside.local.showing.sentences.happening(event)

    def listed_moves(self) -> list[str]:
        """All moves until now, as the list of a match tells them."""
        return self._inside.local.showing.recent()

    def pace(self) -> str:
        """How fast cards move, by the name of the setting."""
        return self._inside.local.director.speed.name

    def in_turn(self) -> bool:
        """Whether the person is in turn, and has been shown what led to it."""
        return self._inside.local.in_turn

    def busy(self) -> bool:
        """Whether it is still being shown what has happened."""
        return self._inside.local.director.busy

    def settled(self) -> bool:
        """Whether the deal has been shown, so that it is shown whose turn it is."""
        return self._inside.local.director.settled

    def waited_for(self) -> bool:
        """Whether a turn has to wait for what is being shown."""
        return self._inside.local.showing.blocks

    def moving(self) -> bool:
        """Whether anything moves on the table, or calls for attention."""
        return self._inside.view.moving

    def anything_moves(self) -> bool:
        """Whether anything moves on the table or in what lies over it."""
        return self._inside.moving

    def hurry(self) -> None:
        """Finish all movement at once."""
        self._inside.view.hurry()
