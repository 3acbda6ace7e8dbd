"""What it means that the time for one's turn has run out, told once a turn: `LateNotice`."""

from __future__ import annotations

from game.engine.out_of_turn import ClockKind
from game.show.local_seat import LocalSeat
from game.view.base.scene_kit import SceneKit


class LateNotice:
    """Tells it to somebody who is alone at the screen: others have to notice by themselves.

    A game whose turns are timed may have messages for it.
    """

    def __init__(self, kit: SceneKit, local: LocalSeat) -> None:
        self.kit, self.local = kit, local
        self._late = False

    def follow(self) -> None:
        """Tell it if the own clock has just run out."""
        seen = self.local.viewpoint
        if not (self.local.alone and seen.timed):
            return
        late = not seen.over and any(
            clock.kind is ClockKind.TURN and clock.seat == self.local.seat and clock.left <= 0
            for clock in seen.clocks()
        )
        told, words = f"{seen.table.game}.late", self.kit.words
        if late and not self._late and f"{told}.text" in words:
            self.local.say((words(f"{told}.text"), words(f"{told}.clause")), "prompts")
        self._late = late
