"""The life of a match in a window, whoever sits where: `MatchScene`."""

from __future__ import annotations

from collections import deque
from functools import partial

from game.engine.events import EVERYONE, Event, HandShown, sees
from game.scenes.base.scene_stack import Scene, Stack
from game.session.host import THINK, Host
from game.show.local_seat import LocalSeat
from game.show.room import Room
from game.view.base.scene_kit import SceneKit

AFTER_ROUND = 1400
"""ms for which the open hands are shown before the result covers them."""


class MatchScene(Scene):
    """A host's match as it is played at a screen: its pace, its pauses, and what comes after a round.

    `room` are those who play it here; subclasses set it, and draw it.
    """

    plays = True
    room: Room

    def __init__(self, kit: SceneKit, stack: Stack, host: Host) -> None:
        super().__init__(kit, stack)
        self.host = host
        self.tune = host.plan.game
        self._until_result = AFTER_ROUND
        self._to_look: deque[tuple[LocalSeat, HandShown]] = deque()
        """The hands that somebody here alone is yet to be shown."""

    def watch_hands(self) -> None:
        """Take note of hands that somebody here alone is shown (H-3)."""
        for local in self.room.seats:
            local.showing.listeners.append(partial(self._heard, local))

    def _heard(self, local: LocalSeat, event: Event) -> None:
        match event:
            case HandShown(_, [_, *_], seen_by) if seen_by != EVERYONE and sees(
                seen_by, local.seat
            ):
                self._to_look.append((local, event))

    def show_hands(self, *, covered: bool = False) -> bool:
        """Show what somebody alone is to see, if there is anything; return whether there is.

        It lies `covered` first where others see the screen as well.
        """
        if self._to_look:
            self.stack.ways.shown_hand(self.host, *self._to_look.popleft(), covered=covered)
            return True
        return False

    def resume(self) -> None:
        """Apply settings that may have changed while the scene was covered."""
        kit, wishes = self.kit, self.kit.settings
        self.room.pace(kit.speed, kit.thinking.ms(THINK), wishes.fair, self.slowing)
        self.room.plain = wishes.reduced_motion
        self.host.reactions.allowed = wishes.reactions

    @property
    def slowing(self) -> float:
        """How many times slower than real time a timed game runs."""
        return self.kit.settings.slowing

    def ask_for_lost_devices(self) -> None:
        """Ask who plays on if the device of somebody has gone while the scene was covered."""
        pads = self.kit.reader.pads
        gone = [each for each in self.room.owned() if pads.is_gone(each)]
        if gone and not self.host.over:
            self.stack.ways.lost_device(self.host, gone[0])

    def close(self) -> None:
        """Stop following the match, which may go on without this scene."""
        self.room.close()

    def pass_time(self, dt: int, *, held: bool = False) -> None:
        """Let `dt` ms pass for the match, unless it is `held`, or until what came of a round is shown."""
        if not self.host.over:
            self.room.update(dt, held=held)
        elif not self.room.busy and not self.room.moments.moving:
            self._until_result -= dt
            if self._until_result <= 0:
                self._until_result = AFTER_ROUND
                self.show_result()

    def show_result(self) -> None:
        """Show what came of a round, which leads to the next one."""
        self.stack.ways.result(self.host.outcome(), self.host.next_round, self.host)

    @property
    def next_deed(self) -> int | None:
        """In how many ms somebody acts, or what came of the round is shown; None: nobody does by themselves."""
        return self._until_result if self.host.over else self.host.waits

    def end_waiting(self) -> None:
        """Show what came of the round as soon as time passes."""
        self._until_result = 0

    def interrupted(self) -> None:
        """Pause the match, so that nothing happens unseen."""
        if not self.host.over:
            self.pause_game(self.kit.words("ui.pause.interrupted"))

    def pause_game(self, why: str = "") -> None:
        """Open the pause menu; `why` says why, if nobody asked for it."""
        self.stack.ways.pause(self.host.plan, why, self.host if self.host.plan.people else None)

    def open_rules(self, clause: str = "") -> None:
        """Open the rule book, at a clause if one is given."""
        self.stack.ways.rules(self.host.plan.game, clause, self.host.plan.options)
