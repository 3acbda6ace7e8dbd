"""The parts of a corner: `large_corner` and `narrow_corner` divide its rectangle. Lengths are design pixels."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.show.hands.corner_hand import PER_ROW, columns
from game.view.base.arranging import in_design
from game.view.base.boxes import Box, ColumnBox, GridBox, LeafBox, RowBox

LARGE, NARROW = (560.0, 354.0), (344.0, 190.0)
PARTS = "portrait", "header", "prompts", "rail", "eye"
WIDE_GAP, CLOSE_GAP, BETWEEN_ROWS = 6.0, 4.0, 4.0
"""The room between the slots of a large corner and of a narrow one, and between two rows of them."""
LEAST_PITCH = 28.0
"""The least distance between cards of one row: marks in two rows are no larger then."""
COLUMN_GAP, LINE_GAP = 12.0, 14.0
"""The room between prompts."""
GROWN = 68.0
"""How much taller a narrow corner is while it has prompts."""
ROUND, OUTER = 26.0, 104.0
"""The radii of its edges, and of the one in the corner of the table."""
RAISED = 24.0
"""How far the back under the cursor stands out."""
SECOND_ROW = 26.0
"""How far the backs of the second row stand out beyond those of the first."""
OUT, OUT_BEHIND = 56.0, 26.0
"""How far the backs of a narrow corner stand out, and where another row of corners lies before them."""
FARTHEST_BEHIND = GROWN + OUT_BEHIND + SECOND_ROW + RAISED
"""How far a corner with another row before it reaches beyond its height at most, with all of its backs."""


@dataclass(frozen=True, slots=True)
class CornerBox:
    """One corner: `upper` ones have their cards below them; `mirrored` ones their portrait at the right.

    `header` is for the texts beside the portrait, `prompts` for the buttons in `across` columns and `deep`
    rows (0: there is no room), `rail` for the slots of the cards, `eye` for the button that opens the hand.
    `out` is how far the backs of the cards stand out, `widest` how wide one of them is at most.
    """

    rect: FRect
    upper: bool
    mirrored: bool
    portrait: FRect
    header: FRect
    prompts: FRect
    rail: FRect
    eye: FRect
    across: int
    deep: int
    out: float
    widest: float
    pitch: float

    @property
    def large(self) -> bool:
        """Whether it is one of the large ones."""
        return self.deep > 1

    def _gap(self, count: int) -> float:
        return WIDE_GAP if self.large and count <= PER_ROW else CLOSE_GAP

    def columns(self, count: int) -> int:
        """Return how many cards of a page with so many lie in its first row."""
        return columns(count, max(PER_ROW, int(self.rail.w // LEAST_PITCH)))

    def slots(self, count: int) -> list[FRect]:
        """Return the areas of the slots of a page with so many cards."""
        across, gap = max(1, self.columns(count)), self._gap(count)
        most = across * self.pitch - gap
        row = GridBox(
            tuple(Box(key=place) for place in range(count)), gap,
            columns=across, line_gap=BETWEEN_ROWS, level=True, share=1, most=most,
        )  # fmt: skip
        side = RowBox((row,), spread="end" if self.mirrored else "start")
        return list(in_design(side, self.rail).values())

    def backs(self, count: int, raised: int | None = None) -> list[FRect]:
        """Return where the backs of a page's cards lie, the lowest first in each row; one may be `raised`."""
        slots, found = self.slots(count), []
        step = slots[0].w + self._gap(count) if slots else 0.0
        wide = min(self.widest, max(step + 4, self.widest * 0.86))
        tall = wide * 1.4
        out = min(self.out, tall - RAISED - 2)
        for place, slot in enumerate(slots):
            far = out + SECOND_ROW * (place >= self.columns(count)) + RAISED * (place == raised)
            back = FRect(0, 0, wide, tall)
            if self.upper:
                back.midbottom = (slot.centerx, self.rect.bottom + far)
            else:
                back.midtop = (slot.centerx, self.rect.top - far)
            found.append(back)
        return found

    @property
    def strip(self) -> FRect:
        """The cloth on which the backs lie, without the room for a second row."""
        top = self.rect.bottom if self.upper else self.rect.top - self.out
        return FRect(self.rail.left, top, self.rail.w, self.out)

    def items(self, count: int, across: int) -> list[FRect]:
        """Return the areas of the first `count` prompts of a page, in so many columns."""
        count = min(count, across * self.deep)
        high = (self.prompts.h - LINE_GAP * (self.deep - 1)) / max(1, self.deep)
        # A row that is not full has room left, not wider prompts.
        whole = -(-count // across) * across
        cells = (LeafBox(0, high, key=n if n < count else None) for n in range(whole))
        grid = GridBox(tuple(cells), COLUMN_GAP, columns=across, line_gap=LINE_GAP)
        found = in_design(ColumnBox((grid,), spread="middle"), self.prompts)
        return list(found.values())


def large_corner(rect: FRect, *, upper: bool, mirrored: bool) -> CornerBox:
    """Divide a large corner."""
    header, prompts, rail = (
        Box(key=key, low=low, share=1)
        for key, low in (("header", 98), ("prompts", 114), ("rail", 66))
    )
    portrait, eye = LeafBox(104, 104, key="portrait"), LeafBox(112, 66, key="eye")
    placed = _divided(rect, (
        Box(low=17), RowBox((portrait, header), 18, "middle", pad=(18, 0, 26, 0)),
        Box(low=13), RowBox((prompts,), pad=(26, 0, 26, 0)),
        Box(low=26), RowBox((rail, eye), 16, pad=(31, 0, 25, 0)),
    ), upper=upper, mirrored=mirrored)  # fmt: skip
    return CornerBox(rect, upper, mirrored, *placed, 3, 2, 74.0, 70.0, 77.0)


def narrow_corner(
    rect: FRect, *, upper: bool, mirrored: bool, grown: bool, out: float = OUT
) -> CornerBox:
    """Divide a narrow corner, which has prompts if it is `grown`, and whose backs stand `out` so far."""
    more = GROWN if grown else 0.0
    rect = FRect(rect.left, rect.top if upper else rect.top - more, rect.w, rect.h + more)
    header, prompts, rail = (
        Box(key=key, low=low, share=1)
        for key, low in (("header", 88), ("prompts", 54 if grown else 0), ("rail", 62))
    )
    above, below = (8, 20) if grown else (0, 14)
    portrait, eye = LeafBox(76, 76, key="portrait"), LeafBox(48, 62, key="eye")
    placed = _divided(rect, (
        Box(low=12), RowBox((portrait, header), 12, "middle", pad=(16, 0, 16, 0)),
        Box(low=above), RowBox((prompts,), pad=(18, 0, 18, 0)),
        Box(low=below), RowBox((rail, eye), 10, pad=(16, 0, 14, 0)),
    ), upper=upper, mirrored=mirrored)  # fmt: skip
    deep = 1 if grown else 0
    return CornerBox(rect, upper, mirrored, *placed, 2, deep, out, 52.0, 42.0)


def _divided(
    rect: FRect, lines: tuple[Box, ...], *, upper: bool, mirrored: bool
) -> tuple[FRect, FRect, FRect, FRect, FRect]:
    """Return portrait, header, prompts, rail and eye of a corner.

    The first of its lines is nearest to the edge of the window.
    """
    lines = (*lines, Box(share=1))
    placed = in_design(ColumnBox(lines if upper else lines[::-1]), rect, mirrored=mirrored)
    portrait, header, prompts, rail, eye = (placed[each] for each in PARTS)
    return portrait, header, prompts, rail, eye
