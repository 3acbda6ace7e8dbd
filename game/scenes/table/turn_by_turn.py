"""A screen that several people hand on turn by turn: `TurnByTurn`.

One of them is shown their table, behind a curtain until they have come, and then told what has happened since.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pygame import Surface

from game.scenes.table.calls_of_all import CallsOfAll
from game.scenes.table.seat_controls import SeatControls
from game.show.handover import Curtain, Handover
from game.show.recap import Recap
from game.show.room import Room
from game.show.table_highlights import FocusAt
from game.view.base.scene_kit import SceneKit
from game.view.handover.curtain_view import CurtainView
from game.view.handover.recap_strip import RecapStrip
from game.view.input.intents import Intent, Kind

NOT_MEANT = 5000
"""ms for which the curtain says whom it waits for, to somebody else who has pressed something."""
AGAIN = "why"
"""The command that tells again what happened since one's last turn, while it is shown."""


class TurnByTurn:
    """The screen as it is handed on among those who play with `controls`.

    Raises ValueError if there are fewer than two of them.
    """

    def __init__(self, kit: SceneKit, room: Room, controls: Sequence[SeatControls]) -> None:
        self.kit, self.room, self.controls = kit, room, controls
        self.handover = Handover(room.host, room.seats)
        self.calls = CallsOfAll(kit, room)
        """The calls of those who share the screen, whoever's turn it is."""
        self._curtain = CurtainView(kit, room.host.plan.seats)
        self._told = 0
        """For how many ms the curtain still says for whom it waits, to somebody who is not meant."""
        self._turn_to_shown()

    @property
    def shown(self) -> SeatControls:
        """The controls of the seat whose table is drawn."""
        return next(each for each in self.controls if each.local is self.handover.shown)

    def _turn_to_shown(self) -> None:
        """Let sounds and pictures follow the seat whose table is drawn, and cover its hand if it must be."""
        self.room.listen(self.handover.shown)
        for each in self.controls:
            hidden = each is not self.shown
            each.cover(on=hidden or self.handover.covered)
            if hidden:
                each.view.drop_layer()
        if self.handover.curtain is not Curtain.OPEN:
            self.calls.close()

    def pause(self, *, looked_at: bool) -> None:
        """Close calls, as another scene covers the table, and drop the curtain before who comes back.

        It stays where the screen is `looked_at` by the person alone who sits before it anyway.
        """
        self.calls.close()
        if not looked_at:
            self.handover.drop()
            self._turn_to_shown()

    @property
    def content(self) -> tuple[Hashable, ...]:
        """What it shows besides the table, but for what moves."""
        recap = self.handover.recap
        told = None if recap is None else recap.shown
        curtain = self.handover.shown, self.handover.curtain, told, self.kit.input.device
        return *curtain, self._told > 0, self.calls.content

    @property
    def due(self) -> int | None:
        """In how many ms something disappears by itself; None for never."""
        return self._told or None

    def advance(self, dt: int) -> None:
        """Let the curtain move, and finish unseen what is told to those whose table is not drawn."""
        handover = self.handover
        before = handover.shown, handover.curtain
        handover.advance(dt, self.kit.speed)
        if before != (handover.shown, handover.curtain):
            self._turn_to_shown()
        for each in self.controls:
            shown = each is self.shown
            each.turn_over(on=handover.turned and shown, may_look=handover.may_look and shown)
        self._told = max(0, self._told - dt)
        self.shown.hush(on=handover.recap is not None)
        for each in self.controls:
            if each is not self.shown and each.view.moving:
                each.view.hurry()

    def pauses(self, intent: Intent) -> bool:
        """Whether an intent opens the menu, whoever it comes from."""
        covered = self.handover.covered
        return intent.kind is Kind.MENU or (intent.kind is Kind.BACK and covered)

    def handle(self, intent: Intent) -> SeatControls | None:
        """Return the controls of whom an intent is for, if it is for who plays: whoever's hand is shown.

        While the curtain hangs, it waits for that person; others may make their calls at any time.
        """
        handover, shown = self.handover, self.shown
        if handover.curtain is Curtain.OPEN and self.calls.handle(intent, shown):
            return None
        if not self.room.may_use(shown.local, intent.device):
            hangs = handover.curtain is Curtain.HANGING
            pressed = hangs and intent.kind in (Kind.CONFIRM, Kind.PRESS)
            if pressed:
                self._told = NOT_MEANT
                if self.room.host.refusals.heard(intent.device):
                    self.kit.sound.play("refuse")
            return None
        if handover.covered:
            if intent.kind in (Kind.CONFIRM, Kind.PRESS) and handover.lift(self.kit.speed):
                shown.local.used = intent.device
                self.kit.sound.play("press")
                self._turn_to_shown()
            return None
        if handover.recap is None:
            confirms = intent.kind is Kind.CONFIRM and shown.local.own.at is not FocusAt.PLATE
            looks = confirms or shown.view.cues.looks_at(intent)
            if looks and handover.look():
                self.kit.sound.play("press")
                return None
            return shown
        if intent.command == AGAIN:
            handover.recap.begin(self.kit.speed)
        elif intent.deliberate and handover.end_recap():
            shown.hush(on=False)
            if intent.kind not in (Kind.CONFIRM, Kind.PRESS, Kind.BACK):
                return shown
        return None

    def draw(self, target: Surface) -> None:
        """Draw what lies on the table, and the curtain over it."""
        handover = self.handover
        if handover.down < 1:
            if handover.recap is not None:
                self._draw_recap(target, handover.recap)
            self.calls.draw(target, self.shown)
        if handover.down > 0:
            self._curtain.draw(target, handover, mistaken=self._told > 0)

    def _draw_recap(self, target: Surface, recap: Recap) -> None:
        shown = self.shown
        strip = RecapStrip(
            self.kit, self.room.host.plan.seats, shown.view.art, shown.local.showing.sentences
        )
        strip.draw(target, recap, shown.view.keycaps(AGAIN), shown.view.occupancy)
