"""The list of all matches that were left before their end: `UnfinishedScene(kit, stack, found, changed)`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.base.matches_under_way import (
    FoundUnderWay,
    MatchUnderWay,
    StoppedMatch,
    delete_stopped,
    discard_match,
)
from game.scenes.base.overlays.confirm_scene import ConfirmScene
from game.scenes.base.panels.panel_columns import panel_box
from game.scenes.base.panels.panel_scene import PanelScene
from game.scenes.base.scene_stack import Stack
from game.scenes.title.unfinished_panels import LeftPanel, StoppedPanel, UnfinishedPanel
from game.session.cup.cup_draw import is_of_cup, is_played_once
from game.view.base.boxes import Box, ColumnBox
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Button


class UnfinishedScene(PanelScene):
    """Every match that can go on, the one left last first, and then those that cannot.

    One that is discarded can be brought back until the list is left; then it is gone for good, and `changed` is
    called.
    """

    def __init__(
        self, kit: SceneKit, stack: Stack, found: FoundUnderWay, changed: Callable[[], None]
    ) -> None:
        super().__init__(kit, stack)
        self._changed = changed
        self.panels: list[LeftPanel] = [
            *(self._unfinished(each) for each in found.going),
            *(self._stopped(each) for each in found.stopped),
        ]
        self.group.focused = self.first

    def _unfinished(self, each: MatchUnderWay) -> UnfinishedPanel:
        words = self.kit.words
        go_on = partial(self.stack.ways.go_on, each)
        panel = UnfinishedPanel(
            self.kit,
            each,
            Button(words("ui.title.continue"), go_on, primary=True, icon="play", shadow=False),
            Button(words("ui.title.discard"), lambda: self._ask_or_toss(panel), shadow=False),
        )
        return panel

    def _stopped(self, each: StoppedMatch) -> StoppedPanel:
        words = self.kit.words
        delete = Button(words("ui.title.delete_yes"), lambda: self._ask(panel), shadow=False)
        panel = StoppedPanel(self.kit, each, delete)
        return panel

    @property
    def heading(self) -> str:
        return self.kit.words("ui.title.unfinished")

    @property
    def about(self) -> str:
        return self.kit.words("ui.title.unfinished_count", count=len(self.panels))

    @property
    def papers(self) -> Box:
        return ColumnBox(tuple(panel_box(self.kit, each) for each in self.panels), 16)

    @property
    def foot(self) -> list[Button]:
        return []

    @property
    def first(self) -> Button:
        return self.panels[0].buttons[0] if self.panels else self.back

    def _ask_or_toss(self, panel: UnfinishedPanel) -> None:
        """Discard a match, or bring it back; ask first where there is no other of its kind."""
        plan = panel.each.kept.plan
        if panel.gone or not is_played_once(plan):
            self._toss(panel)
            return
        what = "cup_match" if is_of_cup(plan) else "deal"
        title, about, yes, no = (
            self.kit.words(f"ui.title.{each}")
            for each in (f"give_up_{what}", f"give_up_{what}_about", "give_up_yes", "give_up_no")
        )
        toss = partial(self._toss, panel)
        self.stack.push(ConfirmScene(self.kit, self.stack, title, about, (yes, no), toss))

    def _toss(self, panel: UnfinishedPanel) -> None:
        panel.show(gone=not panel.gone)
        self.layout()
        self.dirty = True

    def _ask(self, panel: StoppedPanel) -> None:
        """Ask whether a match that cannot go on is to be deleted."""
        title, about, yes, no = (
            self.kit.words(f"ui.title.delete_{each}") for each in ("title", "about", "yes", "no")
        )
        delete = partial(self._delete, panel)
        self.stack.push(ConfirmScene(self.kit, self.stack, title, about, (yes, no), delete))

    def _delete(self, panel: StoppedPanel) -> None:
        if not delete_stopped(self.kit, panel.each):
            return
        self.panels.remove(panel)
        self._changed()
        if not self.panels:
            self.stack.pop()
            return
        self.layout()
        self.dirty = True

    def close(self) -> None:
        gone = [each for each in self.panels if isinstance(each, UnfinishedPanel) and each.gone]
        for panel in gone:
            discard_match(self.kit, panel.each)
        if gone:
            self._changed()
