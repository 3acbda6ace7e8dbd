"""Finishing what moves at a table, for whoever presses something meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.table.table_mouse import TableMouse
from game.scenes.table.take_back import TakeBack
from game.show.local_seat import LocalSeat
from game.view.input.intents import Intent, Kind
from game.view.table.table_view import TableView


class Hurrying:
    """What a press of one seat finishes. `hurry` finishes all movement at the table."""

    def __init__(
        self,
        local: LocalSeat,
        view: TableView,
        mouse: TableMouse,
        take_back: TakeBack,
        hurry: Callable[[], None],
    ) -> None:
        self.local, self.view = local, view
        self._mouse, self._take_back = mouse, take_back
        self._hurry = hurry

    def uses_up(self, intent: Intent) -> bool:
        """Finish what moves; return whether the intent is used up by that."""
        viewpoint, busy = self.local.viewpoint, self.view.director.blocks
        if viewpoint.timed and busy and not viewpoint.over:
            self._hurry()  # the intent counts as well: in a timed game movement delays nobody
        elif busy or viewpoint.over:
            jumps = self._at_jump(intent)
            self._hurry()
            if jumps:
                return False
            # A click that finishes movement must not also play a card that has landed under it.
            if intent.kind in (Kind.PRESS, Kind.CONFIRM) and not self._take_back.at(intent):
                self._mouse.forget()
                return True
        elif self.view.director.busy:
            self._hurry()  # cards fall on somebody, for which nobody waits
        return False

    def _at_jump(self, intent: Intent) -> bool:
        """Whether a card is pressed that may jump in, which waits for nothing that is shown (H-4)."""
        if intent.kind is not Kind.PRESS or not self.local.highlights.jumps:
            return False
        what, slot = self.view.what_is_at(intent.pos)
        held = self.view.hand.held
        return what == "hand" and held[slot] in self.local.highlights.jumps
