"""The recap: what happened since a seat's last turn, as far as the seat may know, told step by step."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.events import CardsMoved, Event, RoundBegan
from game.engine.match import Entry
from game.engine.zones import HAND, PLAYED
from game.session.viewpoint import Viewpoint
from game.show.motion.tween import Speed

STEP = 500
"""ms from one step to the next at normal speed."""
MOST = 24
"""The steps that are kept, the last ones."""


@dataclass(frozen=True, slots=True)
class RecapStep:
    """What one seat did: the events of its action as the seat that is told may see them.

    `cards` are those that were played, or else drawn (UNKNOWN where their faces are not known).
    """

    seat: int
    events: tuple[Event, ...]
    cards: tuple[int, ...]


class Recap:
    """The steps since the last turn of the seat of a viewpoint, the oldest first; `shown` of them are told."""

    def __init__(self, viewpoint: Viewpoint) -> None:
        self._viewpoint = viewpoint
        self.steps: list[RecapStep] = []
        self._passed = 0
        self._each = 0
        viewpoint.subscribe(self._happened)
        viewpoint.subscribe_back(self._went_back)

    def _happened(self, events: list[Event]) -> None:
        self._add(self._viewpoint.log[-1], events)

    def _went_back(self, seat: int) -> None:
        self.steps.clear()
        for entry, events in self._viewpoint.told():
            self._add(entry, events)

    def _add(self, entry: Entry, events: list[Event]) -> None:
        if any(isinstance(event, RoundBegan) for event in events):
            self.steps.clear()
        elif entry.seat == self._viewpoint.seat:
            if entry.action.verb in self._viewpoint.variant.info.turn_verbs:
                self.steps.clear()
        elif entry.seat >= 0:
            self.steps.append(RecapStep(entry.seat, tuple(events), _cards(events)))
            del self.steps[:-MOST]

    def begin(self, speed: Speed) -> None:
        """Tell it from the first step on, at this speed."""
        self._passed, self._each = 0, speed.ms(STEP)

    def advance(self, dt: int) -> None:
        """Let `dt` ms of real time pass."""
        self._passed += dt

    @property
    def shown(self) -> int:
        """How many steps have been told so far; all of them where nothing moves."""
        if not self._each:
            return len(self.steps)
        return min(len(self.steps), 1 + self._passed // self._each)

    @property
    def told(self) -> bool:
        """Whether all has been told."""
        return self.shown == len(self.steps)


def _cards(events: list[Event]) -> tuple[int, ...]:
    """The cards that were played; if there are none, those that came into a hand."""
    moves = [event for event in events if isinstance(event, CardsMoved)]
    played = [card for move in moves if move.dst.zone in PLAYED for card in move.cards]
    taken = [card for move in moves if move.dst.zone == HAND for card in move.cards]
    return tuple(played or taken)
