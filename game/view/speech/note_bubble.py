"""The bubble of a hint, or of a note of the first-game guide, with "Skip the guide" at its foot.

`NoteBubble.place` finds room for it, `draw` draws it there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect, Rect, Surface

from game.view.base.colours import PAPER, PAPER_LOW, RUST
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.key_labels import Keycaps
from game.view.speech.bubbles import (
    REASON_WIDE,
    Bubbles,
    Spot,
    away,
    beside,
    least_spot,
    nearest_spot,
)

FOOT = 24.0
"""The size of what stands at the foot."""
WIDTHS = (REASON_WIDE, 560.0, 700.0, 380.0, 350.0, 320.0)
"""How wide the text may be set: as it is best, and as there may be room for it."""
ROOM = 28.0
"""Between the paper's edge and the text."""
AIR = 12.0
"""Between the last line and the way out below it."""
UNUSUAL = 60.0
"""How much nearer (design pixels) another width must bring a bubble."""
OVER, WIDE = 120.0, 200.0
"""How much further it rather lies than have something so wide between itself and what it speaks of."""
FAINT = 14.0
"""How much further a bubble rather lies than cover one piece of what is faint."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What a bubble should keep off, in design pixels, on a table of the size `window`.

    It never covers what is `taken` if there is any other place; `faint` are small pieces of what lies on the
    cloth. Where there is no such place, it rather lies on `least` than on anything else, but not on `hand`.
    """

    window: tuple[float, float]
    taken: Sequence[FRect]
    faint: Sequence[FRect]
    least: FRect
    hand: FRect


class NoteBubble:
    """`skip` is where the guide is left by a click (real pixels); empty below a hint."""

    def __init__(self, kit: SceneKit, keycaps: Keycaps) -> None:
        self.kit = kit
        self.keycaps = keycaps
        self.bubbles = Bubbles(kit)
        self.skip = Rect(0, 0, 0, 0)
        self.spot = Spot(FRect(0, 0, 0, 0), (0.0, 0.0))
        self._text = self._clause = self._leave = ""
        self._wide = REASON_WIDE
        self._known: object = None

    # --- placing

    def place(self, text: str, clause: str, leave: str, anchor: FRect, ground: Ground) -> None:
        """Say `text` about an anchor, with the way out (`leave`) at the foot if it is not empty."""
        known = (
            (text, clause, leave, self.keycaps("guide"), self.kit.space),
            tuple(anchor),
            [tuple(rect) for rect in ground.taken],
        )
        if known == self._known:
            return
        self._known = known
        self._text, self._clause, self._leave = text, clause, leave
        self.spot, self._wide = self._free(anchor, ground) or self._least(anchor, ground)
        self.skip = self._leaving() if leave else Rect(0, 0, 0, 0)

    def _size(self, wide: float) -> tuple[float, float]:
        across, tall = self.bubbles.reason_size(self._text, self._clause, wide)
        if not self._leave:
            return across, tall
        leave = self._leave_wide() / self.kit.space.scale
        return max(across, leave + 2 * ROOM), tall + self._high + AIR

    @property
    def _high(self) -> float:
        return self.kit.paint.keycap_size("G", FOOT)[1] / self.kit.space.scale

    def _leave_wide(self) -> int:
        key = self.keycaps("guide")
        cap = self.kit.paint.keycap_size(key, FOOT)[0] + self.kit.px(10) if key else 0
        return cap + self.kit.fonts.width(self._leave, FOOT, BOLD)

    def _leaving(self) -> Rect:
        """The lower right corner, where the way out is."""
        px, rect = self.kit.px, self.kit.rect(self.spot.rect)
        high, wide = px(self._high + 32), self._leave_wide() + px(2 * ROOM)
        return Rect(rect.right - wide, rect.bottom - high, wide, high)

    def _free(self, anchor: FRect, ground: Ground) -> tuple[Spot, float] | None:
        """The nearest place that covers nothing, and how wide the text is set there."""

        near = anchor.inflate(16, 16)
        between = [r for r in ground.taken if r.w > WIDE and r.collidelist([near]) < 0]

        def cost(rect: FRect) -> float:
            over = any(each.clipline(rect.center, anchor.center) for each in between)
            return FAINT * len(rect.collidelistall(list(ground.faint))) + OVER * over

        found = []
        for wide in WIDTHS:
            size = self._size(wide)
            spot = nearest_spot(anchor, size, ground.taken, ground.window, cost)
            if spot is not None:
                worth = away(spot.rect, anchor) + cost(spot.rect)
                found.append((worth + (UNUSUAL if wide != REASON_WIDE else 0.0), spot, wide))
        if not found:
            return None
        _, spot, wide = min(found, key=lambda each: each[0])
        return spot, wide

    def _least(self, anchor: FRect, ground: Ground) -> tuple[Spot, float]:
        """The place that covers the least of what matters, and is not too far."""

        size = self._size(REASON_WIDE)
        spot = least_spot(anchor, size, [ground.hand], ground.taken, ground.window, ground.least)
        if spot is None:
            spot = beside(anchor, size)[-1]
            inside = FRect(40, 40, ground.window[0] - 80, ground.window[1] - 80)
            spot = Spot(spot.rect.clamp(inside), spot.tip)
        return spot, REASON_WIDE

    # --- drawing

    def draw(self, target: Surface) -> None:
        """Draw it where it was placed."""
        rect = self.spot.rect
        self.bubbles.shape(target, self.spot, (PAPER, PAPER_LOW), 20)
        self.bubbles.write(target, rect, self._text, self._clause, self._wide)
        if not self._leave:
            return
        kit, px = self.kit, self.kit.px
        x, y = self.skip.x + px(ROOM), self.skip.bottom - px(20 + self._high / 2)
        key = self.keycaps("guide")
        if key:
            x = kit.paint.keycap(target, key, (x, y), FOOT, dark=True).right + px(10)
        kit.paint.text(target, self._leave, (x, y), FOOT, BOLD, RUST, "midleft")
