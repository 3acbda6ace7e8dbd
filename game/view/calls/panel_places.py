"""Where the open panel of a call lies on a table: `PanelPlaces`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from pygame import FRect

from game.view.base.scene_kit import SceneKit
from game.view.calls.call_bar import lowest
from game.view.calls.call_panel import CallPanel
from game.view.calls.panel_items import Grid
from game.view.layout.table_layout import Placement
from game.view.speech.free_places import MARGIN, PANEL_AIR, Ground
from game.view.speech.occupancy import (
    FACED,
    OWN_PLACE,
    OWN_PLATE,
    PANEL,
    PANEL_ROOM,
    PILE_NUMBER,
    QUESTION,
    STANDSTILL,
    Occupancy,
    Precedence,
)
from game.view.speech.spots import Covering, Spot, covers_none
from game.view.table.own_corner import above_panel

ROOMY = 1.25
"""The text scale beyond which a panel takes more room."""
PANEL_SIZE = (755.0, 430.0)
FREE_EDGE = 92.0
"""What a panel that takes more room leaves free above it and to its left, in design pixels."""
UNDERNEATH = (FACED, STANDSTILL, QUESTION)
"""What gives way to a panel."""
ASKED = "asked"
"""What a table asks in so many words."""
MIDDLE = (
    "piles",
    "top card",
    "called",
    "stock count",
    "trick",
    "trick tags",
    ASKED,
    "open cards",
    PILE_NUMBER,
)
"""What a panel that has no room elsewhere lies over, as the choice of a suit does."""


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
            panel.place(self._clear(area))
            self.occupancy.report(PANEL, self.kit.design(panel.rect), cover=Covering.NEVER)
        else:
            self._find_room(panel, placement)

    def _clear(self, area: FRect) -> FRect:
        """Return the room that a table has for a panel, or one near by where plates of others lie in that.

        A puzzle's paper may lie there: it is away while a panel is open.
        """
        if not self.occupancy.met(area, "plate"):
            return area
        over = STANDSTILL, QUESTION, ASKED, PANEL_ROOM
        ground = self.occupancy.ground(Precedence.PIECE, *over, own=PANEL)
        return ground.readable(area) or area

    def _find_room(self, panel: CallPanel, placement: Placement) -> None:
        shapes = self._shapes(panel, self._corner(placement))
        own, middle = (self.occupancy.box(name) for name in (OWN_PLACE, "middle"))
        question = tuple(map(tuple, (*shapes.values(), own or (), middle or ())))

        find = partial(_found, list(shapes.values()), own, middle)
        over = *UNDERNEATH, OWN_PLATE
        spot = self.occupancy.place(PANEL, Precedence.PIECE, question, find, *over)
        if spot is not None:
            grids = (grid for grid, each in shapes.items() if each.size == spot.rect.size)
            panel.place(spot.rect, grid=next(grids, None))
            panel.over = self._hides(spot.rect, own)

    def remove(self) -> None:
        """Remove the panel, which is closed."""
        self.occupancy.remove(PANEL)

    def _hides(self, rect: FRect, own: FRect | None) -> bool:
        """Return whether a panel hides what has to be read, but for the plate that makes room for it."""
        ground = self.occupancy.ground(Precedence.PIECE, *UNDERNEATH, OWN_PLATE, own=PANEL)
        return ground.unread(rect) or not _makes_room(ground, own, rect)

    def _shapes(self, panel: CallPanel, corner: FRect) -> dict[Grid, FRect]:
        """Return where the panel lies in a corner, by the grid of its items: its own, and flatter ones."""
        shapes: dict[Grid, FRect] = {}
        for grid in (panel.grid, *panel.grid.flatter(panel.items)):
            if panel.place(corner, fill=False, grid=grid) or not shapes:
                shapes[grid] = self.kit.design(panel.rect)
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


def _found(
    shapes: Sequence[FRect], own: FRect | None, middle: FRect | None, ground: Ground
) -> Spot:
    """Return the place of the first shape that can lie where it hides nothing that has to be read.

    It is as near by as it can be. If there is none, one's own plate makes room for it. If that is not enough,
    it lies over the piles, as long as nothing else is asked, or else hides as little as it can.
    """
    rect = next(_tried(shapes, own, middle, ground), None)
    if rect is None:
        about = FRect(shapes[0].center, (0, 0))
        rect = min((ground.least(about, each.size).rect for each in shapes), key=ground.covered)
    return Spot(rect, rect.center)


def _tried(
    shapes: Sequence[FRect], own: FRect | None, middle: FRect | None, ground: Ground
) -> Iterator[FRect]:
    """Yield the places at which a panel is well placed, the best first."""
    whole = ground if own is None else ground.also(own, cover=Covering.AT_LAST)
    yield from filter(None, map(whole.readable, shapes))
    if own is not None:
        below = [place for each in shapes for place in _below_plate(ground, own, each)]
        yield from (each for each in below if _makes_room(ground, own, each))
    if middle is not None:
        centred = [FRect((0, 0), each.size) for each in shapes]
        for each in centred:
            each.center = middle.center
            each.bottom = min(each.bottom, ground.top("hand") - PANEL_AIR)
        yield from filter(None, map(whole.over(*MIDDLE).readable, centred))


def _below_plate(ground: Ground, own: FRect, wished: FRect) -> Iterator[FRect]:
    """Yield places for a panel that may lie below one's own plate: the nearest, and one with room for both."""
    taller = FRect(wished)
    taller.top = above_panel(own, wished)[1].top
    taller.h = wished.bottom - taller.top
    for each in (ground.readable(wished), ground.readable(taller)):
        if each is not None:
            yield FRect(each.left, each.bottom - wished.h, *wished.size)


def _makes_room(ground: Ground, own: FRect | None, panel: FRect) -> bool:
    """Return whether one's own plate lies off a panel, or has room right above it."""
    return own is None or covers_none(own, [panel]) or not ground.unread(above_panel(own, panel)[1])
