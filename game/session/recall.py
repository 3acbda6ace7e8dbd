"""What a controller that sits down at a match under way is told of it: what its seat has seen so far."""

from __future__ import annotations

from game.engine.actions import Refusal
from game.engine.match import Match
from game.session.controllers import Controller


def remember(controller: Controller, seat: int, match: Match) -> None:
    """Show a controller the match from its beginning as `seat` saw it."""
    again = match.again() if match.log else match
    controller.begin(again.state, seat)
    for entry in match.log:
        events = again.submit(entry.seat, entry.action, entry.now)
        if isinstance(events, Refusal):
            raise ValueError(f"the log cannot be played again: {events.clause}")
        controller.witness(entry, events, again.state, seat)
