"""Taking back at a table: the command, whether it is of use now, and the answer why it is not.

Somebody alone with bots for whom it is too late may go back all the same by another press, as practice.
"""

from __future__ import annotations

from collections.abc import Callable

from game.show.local_seat import LocalSeat
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.table.table_view import TableView

COMMAND = "undo"


class TakeBack:
    """Taking back by one seat; `done` is called after it, with the card that came back or None."""

    def __init__(
        self, kit: SceneKit, local: LocalSeat, view: TableView, done: Callable[[int | None], None]
    ) -> None:
        self.kit, self.local, self.view = kit, local, view
        self._done = done
        self._pointed = False
        self._offered = -1
        """After how many actions it was offered to go back as practice; −1: it was not."""

    def do(self) -> None:
        """Go back to the seat's last decision, or say why not."""
        if not self.local.viewpoint.takes_back:
            return
        seen = self.local.viewpoint
        practises = seen.may_practise
        if practises and self._offered == len(seen.log):
            seen.practise()
        own = next((each.action for each in reversed(seen.log) if each.seat == seen.seat), None)
        if seen.take_back() is not None:
            self._offered = len(seen.log) if practises else -1
            self._say_why_not(offered=practises)
            if self.local.refused():
                self.kit.sound.play("refuse")
            return
        self._offered = -1
        self._done(own.cards[0] if own is not None and own.cards else None)
        self.kit.sound.play("gather")
        said = "table.undone_practice" if practises else "table.undone"
        self.local.say((self.kit.words(said), ""), "prompts")

    def point(self, intent: Intent) -> None:
        """Say why nothing can be taken back while the pointer is on the greyed prompt."""
        if intent.kind is not Kind.MOVE:
            return
        on = self.at(intent)
        if on and not self._pointed:
            self._say_why_not()
        elif self._pointed and not on and self.local.own.beside == "prompts":
            self.local.say(None)
        self._pointed = on

    def at(self, intent: Intent) -> bool:
        """Whether an intent of the pointer is about the prompt."""
        if intent.kind not in (Kind.MOVE, Kind.PRESS):
            return False
        what, number = self.view.what_is_at(intent.pos)
        return what == "prompt" and self.view.corner.prompts[number].command == COMMAND

    def _say_why_not(self, *, offered: bool = False) -> None:
        reason = self.local.viewpoint.may_take_back
        if reason is not None:
            said = self.local.showing.sentences.kept(reason)
            if offered:
                said = self.kit.words("table.undo_practice", why=said)
            self.local.say((said, ""), "prompts")
