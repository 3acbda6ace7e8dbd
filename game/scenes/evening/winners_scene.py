"""The end of an evening: who has won it, and one true thing of everybody: `WinnersScene(kit, stack, board)`."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import Rect, Surface

from game.scenes.base.evenings.evenings_board import EveningsBoard
from game.scenes.base.panels.panel import PaperPanel
from game.scenes.base.panels.panel_columns import panel_box
from game.scenes.base.panels.panel_scene import PanelScene
from game.scenes.base.scene_stack import Stack
from game.scenes.evening.evening_panels import PraisePanel, WinnersPanel
from game.scenes.evening.evening_praises import evening_praises
from game.session.host import Host
from game.view.base.boxes import Box, ColumnBox
from game.view.base.scene_kit import SceneKit
from game.view.moments.end_light import BURST, SINKING, EndLight
from game.view.widgets.widgets import Button

LASTS = 12_000
"""ms for which shapes fly out behind the winners, and sink then."""


class WinnersScene(PanelScene):
    """Who has won, large, and everybody by name. `host` is that of the last match, still at the table."""

    theme = "night"
    tune = "end"

    def __init__(
        self, kit: SceneKit, stack: Stack, board: EveningsBoard, host: Host | None = None
    ) -> None:
        super().__init__(kit, stack)
        self.board, self.host = board, host
        self.room = Button(
            kit.words("ui.evening.to_room"), self._to_room, primary=True, icon="person"
        )
        self.title = Button(kit.words("ui.result.title"), lambda: stack.ways.title())
        evening = board.current
        self.panels: list[PaperPanel] = []
        self.age = 0
        self.light: EndLight | None = None
        """The shapes of the last game, which fly out when the evening has just been won."""
        if evening is not None:
            told = evening_praises(board)
            winners = WinnersPanel(kit, evening)
            self.panels = [winners, PraisePanel(kit, evening, told)]
            if host is not None and evening.winners[0].points:
                kit.sound.play("cup", "calls")
                table = host.match.table
                self.light = EndLight(kit, table.game, table.deck.suits, first=True)
                winners.shapes = self._shapes
        self.group.focused = self.room

    def _shapes(self, target: Surface, faces: Rect) -> None:
        if self.light is not None and not self.kit.unmoved:
            sunk = max(0, self.age - BURST) / (LASTS - BURST)
            self.light.shapes(target, faces.center, faces.bottom, self.age, sunk)

    @property
    def moving(self) -> bool:
        """Whether shapes fly or sink, which nobody waits for."""
        return self.light is not None and not self.kit.unmoved and self.age < LASTS

    def update(self, dt: int) -> None:
        super().update(dt)
        if self.moving:
            self.age = min(LASTS, self.age + dt)
            self.dirty = True

    def due(self) -> int | None:
        if not self.moving:
            return super().due()
        return 0 if self.age < BURST else SINKING

    def _to_room(self) -> None:
        if self.host is None:
            self.stack.pop()
        else:
            self.stack.ways.title()
            self.stack.ways.party()

    @property
    def decides(self) -> bool:
        return self.host is not None

    @property
    def heading(self) -> str:
        return self.kit.words("ui.evening.title")

    @property
    def about(self) -> str:
        evening = self.board.current
        return self.kit.words(
            "ui.evening.after", count=0 if evening is None else len(evening.matches)
        )

    @property
    def foot(self) -> list[Button]:
        """The buttons below the papers."""
        return [self.room, self.title]

    @property
    def papers(self) -> Box:
        """The winners, who get what is left of the page, above what is told of everybody."""
        winners, *others = (panel_box(self.kit, each) for each in self.panels)
        return ColumnBox((winners, *(replace(each, share=0) for each in others)), 20)
