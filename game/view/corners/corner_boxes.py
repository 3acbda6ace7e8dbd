"""The parts of a corner: `large_corner` and `narrow_corner` divide its rectangle. Lengths are design pixels."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.show.hands.corner_hand import PER_ROW, columns

LARGE, NARROW = (560.0, 354.0), (344.0, 190.0)
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

    def step(self, count: int) -> float:
        """Return the distance between the slots of a hand of so many cards."""
        return min(self.pitch, self.rail.w / max(1, columns(count)))

    def slots(self, count: int) -> list[FRect]:
        """Return the areas of the slots of a page with so many cards."""
        step = self.step(count)
        gap = step * 0.09 + (1.5 if self.large else 0.5)
        across = max(1, columns(count))
        tall = self.rail.h if count <= PER_ROW else (self.rail.h - 4) / 2
        found = []
        for place in range(count):
            row, column = divmod(place, across)
            left = self.rail.left
            if self.mirrored:
                left = self.rail.right - step * across + gap
            found.append(
                FRect(left + step * column, self.rail.top + row * (tall + 4), step - gap, tall)
            )
        return found

    def backs(self, count: int, raised: int | None = None) -> list[FRect]:
        """Return where the backs of a page's cards lie, the lowest first in each row; one may be `raised`."""
        step, found = self.step(count), []
        wide = min(self.widest, max(step + 4, self.widest * 0.86))
        tall = wide * 1.4
        out = min(self.out, tall - RAISED - 2)
        for place, slot in enumerate(self.slots(count)):
            far = out + SECOND_ROW * (place >= columns(count)) + RAISED * (place == raised)
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
        gap = 12.0
        wide = (self.prompts.w - gap * (across - 1)) / across
        tall = (self.prompts.h - 14 * (self.deep - 1)) / max(1, self.deep)
        rows = min(self.deep, -(-count // across))
        top = self.prompts.centery - (rows * (tall + 14) - 14) / 2
        return [
            FRect(
                self.prompts.left + place % across * (wide + gap),
                top + place // across * (tall + 14),
                wide,
                tall,
            )
            for place in range(min(count, across * self.deep))
        ]


def _stacked(rect: FRect, upper: bool, *heights: tuple[float, float]) -> list[FRect]:
    """Return strips across a corner, given as (distance from the window's edge, height)."""
    found = []
    for top, tall in heights:
        y = rect.top + top if upper else rect.bottom - top - tall
        found.append(FRect(rect.left, y, rect.w, tall))
    return found


def large_corner(rect: FRect, *, upper: bool, mirrored: bool) -> CornerBox:
    """Divide a large corner."""
    head, prompts, rail = _stacked(rect, upper, (20, 98), (134, 114), (274, 66))
    prompts = FRect(rect.left + 26, prompts.top, rect.w - 52, prompts.h)
    portrait = FRect(0, 0, 104, 104)
    portrait.center = (rect.right - 70 if mirrored else rect.left + 70, head.centery)
    header = FRect(rect.left + 140, head.top, rect.w - 166, head.h)
    eye = FRect(rect.right - 137, rail.top, 112, rail.h)
    slots = FRect(rect.left + 31, rail.top, rect.w - 31 - 137 - 16, rail.h)
    if mirrored:
        header.left = rect.left + 26
        eye.left = rect.left + 25
        slots.right = rect.right - 31
    return CornerBox(
        rect, upper, mirrored, portrait, header, prompts, slots, eye, 3, 2, 74.0, 70.0, 77.0
    )


def narrow_corner(
    rect: FRect, *, upper: bool, mirrored: bool, grown: bool, out: float = OUT
) -> CornerBox:
    """Divide a narrow corner, which has prompts if it is `grown`, and whose backs stand `out` so far."""
    more = GROWN if grown else 0.0
    rect = FRect(rect.left, rect.top if upper else rect.top - more, rect.w, rect.h + more)
    head, prompts, rail = _stacked(rect, upper, (12, 88), (108, 54), (114 + more, 62))
    prompts = FRect(rect.left + 18, prompts.top, rect.w - 36, prompts.h)
    portrait = FRect(0, 0, 76, 76)
    portrait.center = (rect.right - 54 if mirrored else rect.left + 54, head.centery)
    header = FRect(rect.left + 104, head.top, rect.w - 120, head.h)
    eye = FRect(rect.right - 62, rail.top, 48, rail.h)
    slots = FRect(rect.left + 16, rail.top, rect.w - 16 - 62 - 10, rail.h)
    if mirrored:
        header.left = rect.left + 16
        eye.left = rect.left + 14
        slots.right = rect.right - 16
    deep = 1 if grown else 0
    return CornerBox(
        rect, upper, mirrored, portrait, header, prompts, slots, eye, 2, deep, out, 52.0, 42.0
    )
