"""Where the open panel of a call lies on a table: `PanelPlaces`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from game.view.base.scene_kit import SceneKit
from game.view.calls.call_bar import lowest
from game.view.calls.call_panel import CallPanel
from game.view.layout.table_layout import Placement
from game.view.speech.free_places import MARGIN, Ground
from game.view.speech.occupancy import FACED, PANEL, QUESTION, STANDSTILL, Occupancy, Precedence
from game.view.speech.spots import Covering, Spot

ROOMY = 1.25
"""The text scale beyond which a panel takes more room."""
PANEL_SIZE = (755.0, 430.0)
FREE_EDGE = 92.0
"""What a panel that takes more room leaves free above it and to its left, in design pixels."""
UNDERNEATH = (FACED, STANDSTILL, QUESTION)
"""What gives way to a panel."""


class PanelPlaces:
    """Places panels on one table, and reports where they lie."""

    def __init__(self, kit: SceneKit, occupancy: Occupancy) -> None:
        self.kit, self.occupancy = kit, occupancy

    def place(self, panel: CallPanel, placement: Placement) -> None:
        """Place a panel where the table's layout has room for it, or on the table as it is now.

        There it covers nothing that has to be read if it can, and is flat if it can so alone.
        """
        area = placement.places.get("panel")
        if area is not None:
            panel.place(area)
            self.occupancy.report(PANEL, self.kit.design(panel.rect), cover=Covering.NEVER)
            return
        shapes = self._shapes(panel, self._corner(placement))
        question = tuple(tuple(each) for each in shapes)

        find = partial(_readable, shapes)
        spot = self.occupancy.place(PANEL, Precedence.PIECE, question, find, *UNDERNEATH)
        if spot is not None:
            flat = spot.rect.size in [each.size for each in shapes[1:]]
            panel.place(spot.rect, flat=flat)

    def remove(self) -> None:
        """Remove the panel, which is closed."""
        self.occupancy.remove(PANEL)

    def _shapes(self, panel: CallPanel, corner: FRect) -> list[FRect]:
        """Return where the panel lies in a corner, and where it does if it is flat and has room so."""
        shapes = []
        for flat in (False, True):
            if panel.place(corner, fill=False, flat=flat) or not flat:
                shapes.append(self.kit.design(panel.rect))
        return shapes

    def _corner(self, placement: Placement) -> FRect:
        """The lower right, above the calls or, without any, the hand: where a panel lies if it can."""
        area, right = FRect(0, 0, *PANEL_SIZE), placement.wide - MARGIN
        calls = self.occupancy.boxes("calls")
        bottom = lowest(self.occupancy) if calls else placement["hand"].top
        large = max(placement.text_scale, self.kit.space.growth)
        if large > ROOMY:
            # It may lie over piles.
            area.w = min(area.w * large * 0.95, right - FREE_EDGE)
            area.h = bottom - FREE_EDGE
        area.bottomright = (right, bottom)
        return area


def _readable(shapes: Sequence[FRect], ground: Ground) -> Spot:
    """Return the place of the first shape that can lie where it hides nothing that has to be read.

    It is as near by as it can be. If none can, it is the one that hides least.
    """
    found = (ground.readable(each) for each in shapes)
    rect = next((each for each in found if each is not None), None)
    if rect is None:
        middle = FRect(shapes[0].center, (0, 0))
        least = (ground.least(middle, each.size).rect for each in shapes)
        rect = min(least, key=ground.covered)
    return Spot(rect, rect.center)
