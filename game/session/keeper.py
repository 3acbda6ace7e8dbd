"""What keeps a match while it is played, and what a kept one has besides its actions."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from game.engine.events import Event
from game.engine.match import Entry
from game.session.agenda import Scheduled
from game.session.course import SatDown
from game.session.lessons.steps import DealtLearner
from game.session.plan import Seat


class Keeper(Protocol):
    """Keeps what is done at a table, before anybody is shown it or asked for the next action."""

    began: float
    """When the match began, in seconds since 1970."""

    def acted(self, entry: Entry, events: Sequence[Event]) -> None:
        """Keep an accepted action."""
        ...

    def taken_back(self, count: int) -> None:
        """Keep that the last actions have been taken back."""
        ...

    def practised(self) -> None:
        """Keep that the match is practice from now on."""
        ...

    def hinted(self, seat: int) -> None:
        """Keep that a seat's person was given a hint."""
        ...

    def sat(self, change: SatDown, seat: Seat, luck: int | None) -> None:
        """Keep who plays a seat from now on; `luck` is the state of a bot's generator."""
        ...

    def left(self, away: Sequence[int]) -> None:
        """Keep for which seats bots play until their people touch their devices."""
        ...

    def seated(self, seating: Mapping[str, Any] | None) -> None:
        """Keep what the screen tells of the devices that people play with."""
        ...

    def close(self) -> None:
        """Nothing more is to be kept; the match may be taken up from what has been."""
        ...


class UnderWay(NamedTuple):
    """What there is to a match under way besides its actions, so that it goes on as it would have.

    `luck` is the state of the generators of bots by seat, `scheduled` what they had decided on, `sat_down` who
    has sat down in its course, `away` the seats for which bots play until their people touch their devices.
    Where it is learned step by step, `learner` is who learns it, whoever sits where by now, and `uses` how
    often they have used the calls of the steps.
    """

    luck: Mapping[int, int]
    scheduled: Sequence[Scheduled]
    sat_down: Sequence[SatDown]
    away: Collection[int] = ()
    learner: DealtLearner | None = None
    uses: int = 0


NOT_YET = UnderWay({}, (), ())
"""What there is to a match that has just been dealt."""
