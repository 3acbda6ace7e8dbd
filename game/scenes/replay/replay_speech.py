"""What is said at the seats of a match that is watched again: `ReplaySpeech(kit, view, tape, sentences)`."""

from __future__ import annotations

from pygame import Surface

from game.engine.events import Event, RoundBegan
from game.scenes.base.at_table.seat_speech import spoken
from game.session.replays.tape import Tape
from game.view.base.scene_kit import SceneKit
from game.view.speech.seat_notices import SeatNotices
from game.view.table.portraits import blit_portrait
from game.view.table.table_view import TableView
from game.words.sentences import Sentences


class ReplaySpeech:
    """The words at the seats of a view: suits that are called, jumps, doubts, as in play.

    What is explained in play has its clause in the list of moves here.
    """

    def __init__(self, kit: SceneKit, view: TableView, tape: Tape, sentences: Sentences) -> None:
        self.kit, self._seats, self._sentences = kit, tape.plan.seats, sentences
        self.notices = SeatNotices(kit, view.art, self._portrait, view.occupancy)

    def hear(self, event: Event) -> None:
        """Say what is said as an event begins to be shown."""
        if isinstance(event, RoundBegan):
            self.notices.forget()
        said = spoken(self.kit.words, self._sentences, event)
        if said is not None:
            self.notices.say(*said)

    def due(self, pace: float) -> int | None:
        """In how many ms something is no longer said, at a pace; None if nothing is."""
        left = self.notices.due
        return None if left is None else max(0, round(left / pace))

    def advance(self, dt: int) -> bool:
        """Let `dt` ms of the table pass; return whether anything is no longer said."""
        before = self.notices.content
        self.notices.advance(dt)
        return self.notices.content != before

    def _portrait(self, target: Surface, seat: int, at: tuple[int, int], radius: int) -> None:
        blit_portrait(self.kit, target, self._seats[seat].portrait, at, radius)
