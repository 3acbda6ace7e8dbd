"""The row that was clicked last, while the pointer rests: `HeldRow` keeps it below the pointer.

A setting such as the size of text lets its own row have another height, and lie elsewhere. The row is scrolled
to where it was clicked; where it cannot lie there, another click there still means it.
"""

from __future__ import annotations

from math import dist

from game.show.devices import DeviceKind
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.paper_sheet import Sheet

RESTS = 10.0
"""How far the pointer may move and still rest, in design pixels."""
_CLICKS = (Kind.MOVE, Kind.PRESS, Kind.RELEASE)


class HeldRow:
    """A row with a choice that has the focus, and what was clicked on it."""

    def __init__(self, kit: SceneKit) -> None:
        self.kit = kit
        self._at: tuple[int, int] | None = None
        self._part = self._below = 0

    def meant(self, group: FocusGroup, intent: Intent) -> Intent:
        """Return the intent, at what the pointer rests on since it was clicked."""
        row = group.focused
        if self._at is None or not isinstance(row, ChoiceRow):
            return intent
        rests = dist(intent.pos, self._at) <= self.kit.px(RESTS)
        if intent.device.kind is DeviceKind.MOUSE and intent.kind in _CLICKS and rests:
            return intent._replace(pos=row.spot(self.kit, self._part))
        if intent.deliberate or intent.kind in (Kind.MOVE, Kind.WHEEL):
            self._at = None
        return intent

    def hold(self, group: FocusGroup, intent: Intent) -> None:
        """Note what is about to be clicked, if it has the focus."""
        row = group.focused
        if intent.kind is Kind.RELEASE and self._at is None and isinstance(row, ChoiceRow):
            self._part = row.part(self.kit, intent.pos)
            self._below = intent.pos[1] - row.spot(self.kit, self._part)[1]

    def follow(self, group: FocusGroup, sheet: Sheet, intent: Intent) -> None:
        """Scroll the row that was clicked back below the pointer, as far as it stays in sight."""
        row = group.focused
        if intent.kind is Kind.RELEASE and isinstance(row, ChoiceRow):
            self._at = intent.pos
            lies = row.spot(self.kit, self._part)[1] + self._below
            sheet.hold(self.kit, row, lies - intent.pos[1])
