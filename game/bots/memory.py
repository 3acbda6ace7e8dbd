"""What a bot remembers of a round: every action that it saw, with what it saw before it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from game.engine.actions import Action
from game.engine.cards import UNKNOWN
from game.engine.events import CardsMoved, Event, RoundBegan
from game.engine.state import State


class Seen(NamedTuple):
    """An action as one seat saw it, at a game time in ms.

    `before` and `after` are the seat's views of the state around it; cards in `action` and `events` that it
    did not see are UNKNOWN.
    """

    now: int
    seat: int
    action: Action
    events: Sequence[Event]
    before: State
    after: State


class Memory:
    """The actions of the present round, in order, as the seat `seat` saw them.

    `first` is the seat's view before the first of them; None until anything has been seen.
    """

    def __init__(self) -> None:
        self.first: State | None = None
        self.actions: list[Seen] = []
        self._last: State | None = None

    def begin(self, view: State) -> None:
        """Forget everything; the round goes on from this view."""
        self.first = self._last = view
        self.actions = []

    def note(self, now: int, seat: int, action: Action, events: Iterable[Any], view: State) -> None:
        """Remember an action of `seat`: its events as the observer saw them, and its view after it."""
        events = list(events)
        if self._last is None or any(isinstance(event, RoundBegan) for event in events):
            self.begin(view)
            return
        self.actions.append(Seen(now, seat, shown_action(action, events), events, self._last, view))
        self._last = view


def shown_action(action: Action, events: Iterable[Event]) -> Action:
    """Return the action with those of its cards blanked that nobody was shown."""
    if not action.cards:
        return action
    faces = {c for e in events if isinstance(e, CardsMoved) for c in e.cards}
    cards = tuple(card if card in faces else UNKNOWN for card in action.cards)
    return action._replace(cards=cards)
