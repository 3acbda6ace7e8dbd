"""The signs on the table's edge where people have corners: the way to the menu, and the rules in force."""

from __future__ import annotations

from pygame import FRect, Rect

from game.engine.info import Info
from game.engine.table import Table
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.speech.occupancy import Occupancy
from game.view.table.rule_marks import RuleMarks
from game.view.table.side_panels import PROMPT_SIZE, SidePanels

LOW, HIGHEST = 5.0, 64.0
"""The signs' distance to the lower end of the window, and the most height below corners, in design pixels."""
SIZES = (PROMPT_SIZE, 20.0, 16.0, 13.0, 11.0)
"""Sizes of what is written: the first that has room there with the text as large as it is."""


class EdgeSigns:
    """The signs of one table. They are everybody's: the key beside "Menu" is the keyboard's."""

    def __init__(self, kit: SceneKit, table: Table, info: Info, occupancy: Occupancy) -> None:
        self.kit, self.occupancy = kit, occupancy
        self.side_panels = SidePanels(kit, kit.input.keys.label, occupancy)
        self.marks = RuleMarks(kit, table, info, occupancy)
        self.menu = Rect(0, 0, 0, 0)
        """Where the way to the menu is seen, in real pixels."""
        self.told = False
        """Whether the rules in force are named."""

    def point(self, pos: tuple[int, int]) -> None:
        """Name the rules in force while their marks are pointed at."""
        self.told = self.marks.at(pos)

    def pieces(self) -> list[Piece]:
        """Return their pieces; the marks keep off the corners."""
        label, (wide, tall) = self.kit.words("table.menu"), self.kit.space.sides
        for size in SIZES:
            across, high = self.side_panels.pill_size("back", label, size)
            if high <= HIGHEST:
                break
        where = FRect((wide - across) / 2, tall - LOW - high, across, high)
        menu, self.menu = self.side_panels.menu(where, label, size=size)
        self.marks.find(self.menu, self.occupancy.spares)
        return [menu, *self.marks.pieces(told=self.told)]

    def named(self) -> list[Piece]:
        """Return the names of the rules while they are told: they lie over all else."""
        return [self.marks.named()] if self.told and self.marks.shown else []
