"""Where the parts of the end of a round stand: `FinalePlaces.of(kit, seats)`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit

TALL = 1080.0
"""The height in design pixels for which lengths are given."""
BANNER = (1112.0, 160.0)
LEAST_WIDE = 1200.0
"""The width in which everything has its full size."""
CHIP, CHIP_GAP, ROW_GAP = 76.0, 14.0, 8.0
CHIP_WIDE = 205.0
CARD_AT, BANNER_AT, CHIPS_AT, HINT_AT = 450.0, 757.0, 905.0, 991.0
NAME, SCORE = 27.0, 34.0
"""The sizes of the texts on a chip."""
HINT = 27.0
"""The size of the text that says how to go on."""
FIGURES = "888"
FEW = 5
"""So many chips stand in a row."""


@dataclass(frozen=True, slots=True)
class FinalePlaces:
    """Places in real pixels; `unit` is how many of them one of the picture's pixels is.

    `middle` is that of the winning card, `chips` are those of the seats in the order in which they are shown.
    """

    unit: float
    middle: tuple[int, int]
    banner: Rect
    chips: tuple[Rect, ...]
    hint: tuple[int, int]

    @classmethod
    def of(cls, kit: SceneKit, names: Sequence[str]) -> FinalePlaces:
        """Place everything in the window, for the players of these names."""
        space = kit.space
        wide, tall = space.sides
        factor = min(1.0, (wide - 60) / LEAST_WIDE, tall / TALL)
        unit = factor * space.scale
        width, height = kit.size
        top = height / 2 - TALL / 2 * unit

        def px(length: float) -> int:
            return round(length * unit)

        banner = Rect(0, 0, px(BANNER[0]), px(BANNER[1]))
        # The portrait at its left end belongs to it, so that it stands a little to the right.
        banner.center = (width // 2 + px(45), round(top + px(BANNER_AT)))
        banner.w = min(banner.w, width - px(30) - banner.x)
        seats, room = len(names), width - px(120)
        name = max((kit.fonts.width(each, NAME, BOLD) for each in names), default=0)
        wish = max(px(CHIP_WIDE), name + kit.fonts.width(FIGURES, SCORE, TITLE) + px(110))
        gap = px(CHIP_GAP)
        most = max(2, min(FEW, (room + gap) // (wish + gap)))
        rows = -(-seats // most)
        in_row = -(-seats // rows)
        wide = min(wish, (room - gap * (in_row - 1)) // in_row)
        high = max(px(CHIP if rows == 1 else 62), kit.fonts.height(NAME, BOLD))
        gap = px(ROW_GAP)
        first = max(banner.bottom + px(22), round(top + px(CHIPS_AT)) - (rows * (high + gap)) // 2)
        way_on = kit.paint.keycap_size("", HINT)[1] + kit.px(26)
        lift = max(0, first + rows * (high + gap) + way_on - height)
        banner.y, first = (
            banner.y - lift,
            first - lift,
        )  # large text: the winning card may lie behind
        chips = []
        for number in range(seats):
            row, at = divmod(number, in_row)
            count = min(in_row, seats - row * in_row)
            whole = count * wide + (count - 1) * px(CHIP_GAP)
            left = (width - whole) // 2 + at * (wide + px(CHIP_GAP))
            chips.append(Rect(left, first + row * (high + gap), wide, high))
        below = chips[-1].bottom if chips else banner.bottom
        hint = (width // 2, max(below + gap + way_on // 2, round(top + px(HINT_AT))))
        hint = (hint[0], min(hint[1], height - way_on // 2))
        return cls(unit, (width // 2, round(top + px(CARD_AT))), banner, tuple(chips), hint)
