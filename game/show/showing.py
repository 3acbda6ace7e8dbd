"""Showings: the movement and the sentences by which a viewpoint's events are shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.events import Event, Place
from game.engine.zones import HAND
from game.session.course import SatDown
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.director import LOG, Director
from game.show.listed_moves import is_listed, still_dealing
from game.show.motion.tween import Speed
from game.show.presented_table import Presented, Told
from game.words.catalogue import Catalogue
from game.words.named_things import UNNAMED, Player
from game.words.sentences import Sentences


def addressed(words: Catalogue, plan: Plan, reader: int | None = None) -> tuple[Seat, ...]:
    """Return the seats of a plan as they are named on the screen: the `reader` is "You".

    That is the only person at the table, if it is not given.
    """
    you = words("label", name=Player(UNNAMED, you=True))
    addressed = plan.reader if reader is None else reader
    return tuple(
        seat._replace(name=you) if number == addressed else seat
        for number, seat in enumerate(plan.seats)
    )


class Showing:
    """The director and the sentences of one viewpoint.

    `listeners` are called with each event when it begins to be shown, `landings` with source and destination
    whenever cards arrive. Game time stops while it `blocks`.
    """

    def __init__(self, viewpoint: Viewpoint, words: Catalogue, speed: Speed) -> None:
        self.viewpoint = viewpoint
        self._words = words
        self.sentences = Sentences(words, viewpoint.table, lambda: viewpoint.reader)
        self.listeners: list[Callable[[Event], None]] = []
        self.landings: list[Callable[[Place, Place], None]] = []
        self.director = Director(
            self._present(),
            self._told,
            self._heard,
            speed,
            self._landed,
            prompt=viewpoint.timed,
        )
        viewpoint.subscribe(self._happened)
        viewpoint.subscribe_back(self._went_back)
        viewpoint.host.wait_for(self)
        if viewpoint.opening:
            self.director.push(viewpoint.opening, self._facts())

    def _present(self) -> Presented[Any]:
        """Return the table as it is now."""
        seen = self.viewpoint
        return Presented.of(seen.variant, seen.shown_state, seen.seat, sees_hands=seen.sees_hands)

    def recent(self) -> list[str]:
        """Return the sentences about what happened last, and who has sat down meanwhile.

        The first deal is not among them while it is still to be shown, and told by that.
        """
        return self._recent(dealt=bool(self.viewpoint.log))

    def _recent(self, *, dealt: bool) -> list[str]:
        host = self.viewpoint.host
        recent = list(host.course.recent)
        if dealt and len(host.course.steps) < LOG:
            recent.insert(0, host.match.opening)
        told: list[str] = []
        dealing = False
        for what in recent:
            if isinstance(what, SatDown):
                told.append(self._sat_down(what))
                continue
            for event in self.viewpoint.shown(what):
                dealing = still_dealing(event, dealing)
                sentence = self.sentences.happening(event) if is_listed(event, dealing) else None
                if sentence:
                    told.append(sentence)
        return told

    def _sat_down(self, change: SatDown) -> str:
        """Return the sentence about somebody who has sat down."""
        if change.bot:
            key = "bot_sits"
        elif change.before:
            key = "other_sits"
        else:
            back = self.viewpoint.host.course.is_back(change)
            key = "back_sits" if back else "person_sits"
        name = self.sentences.name(change.seat)
        return self._words(f"couch.{key}", name=name, before=change.before)

    def _went_back(self, seat: int) -> None:
        """Show the table as it was then."""
        told = [
            *self._recent(dealt=True),
            self._words("event.undone", name=self.sentences.name(seat)),
        ]
        self.director.show_at_once(self._present(), told)

    def close(self) -> None:
        """Close the viewpoint; the host no longer waits for this showing."""
        self.viewpoint.host.forget(self)
        self.viewpoint.close()

    @property
    def presented(self) -> Presented[Any]:
        """The table as far as it has been shown."""
        return self.director.presented

    @property
    def caught_up(self) -> bool:
        """Whether enough has been shown to act on it: everything, or in a timed game the deal.

        Who may play what was drawn has it in hand first, as drawing until one fits takes a while (H-1).
        """
        return not self.blocks and self._holds_what_it_may_play

    @property
    def blocks(self) -> bool:
        """Whether game time stops: while cards move, or in a timed game while they are dealt."""
        return self.director.blocks and not (self.viewpoint.timed and self.director.settled)

    @property
    def _holds_what_it_may_play(self) -> bool:
        seen, own = self.viewpoint, Place(HAND, self.viewpoint.seat)
        if seen.may_err or not any(each.dst == own for each in self.director.flights):
            return True
        return not seen.in_turn or (seen.playable or frozenset()) <= {*self.presented.cards(own)}

    def _happened(self, events: list[Event]) -> None:
        self.director.push(events, self._facts())

    def _facts(self) -> Told:
        return Told.of(self.viewpoint.variant, self.viewpoint.shown_state)

    def _heard(self, event: Event) -> None:
        for listener in self.listeners:
            listener(event)

    def _landed(self, src: Place, dst: Place) -> None:
        for listener in self.landings:
            listener(src, dst)

    def _told(self, event: Event) -> str | None:
        """Return the sentence about an event, or None."""
        return self.sentences.happening(event)
