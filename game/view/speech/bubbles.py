"""Speech and hint bubbles: `Bubbles.alert`, `Bubbles.reason`, and where there is room for one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import hypot

from pygame import FRect, Rect, Surface

from game.view.base import rich_text as rich
from game.view.base import svg_shapes as vector
from game.view.base.colours import AMBER_FILL, BROWN, INK, PAPER, PAPER_LOW, Colour
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.table.seat_arrangement import MARGIN

ALERT_SIZE, REASON_SIZE = 26.0, 25.0
REASON_WIDE = 470.0
CHIP = Colour.hex("#e0c89b")
TAIL = 17.0
LONGEST_TAIL = 70.0
FARTHEST = 220.0
"""From further off a tail would point at nothing that one sees, and is left out."""
TIP_GAP = 2.0
"""How far from what it meets a tail ends."""
COVER, LIGHT_COVER = 1 / 60, 1 / 300
"""How much further (design pixels) a bubble rather lies than cover a square pixel of something."""
SEARCH = 22.0
"""The step in which a free place is looked for."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a bubble stands and what its tail points at, in design pixels."""

    rect: FRect
    tip: tuple[float, float]


def free_spot(
    spots: Iterable[Spot], taken: Sequence[FRect], window: tuple[float, float]
) -> Spot | None:
    """The first spot that covers nothing and lies inside the table; None if none does."""
    inside = FRect(MARGIN - 10, MARGIN - 24, window[0] - 2 * MARGIN + 20, window[1] - MARGIN)
    for spot in spots:
        if inside.contains(spot.rect) and spot.rect.inflate(8, 8).collidelist(list(taken)) < 0:
            return spot
    return None


def nearest_spot(
    anchor: FRect,
    size: tuple[float, float],
    taken: Sequence[FRect],
    window: tuple[float, float],
    cost: Callable[[FRect], float] = lambda _: 0.0,
) -> Spot | None:
    """The place nearest to something that covers nothing; None if there is none on the whole table.

    `cost` is what else speaks against a place, counted in design pixels of distance.
    """
    wide, tall = size
    right, bottom = window[0] - MARGIN + 8 - wide, window[1] - MARGIN + 20 - tall
    solid = [*taken, anchor]
    best: tuple[float, FRect] | None = None
    y = MARGIN - 16
    while y <= bottom:
        x = MARGIN - 8
        while x <= right:
            rect = FRect(x, y, wide, tall)
            if rect.inflate(16, 16).collidelist(solid) < 0:
                worth = away(rect, anchor)
                if best is None or worth < best[0]:
                    worth += cost(rect)
                if best is None or worth < best[0]:
                    best = (worth, rect)
            x += SEARCH
        y += SEARCH
    return None if best is None else Spot(best[1], _tip(best[1], anchor, taken))


def least_spot(
    anchor: FRect,
    size: tuple[float, float],
    never: Sequence[FRect],
    taken: Sequence[FRect],
    window: tuple[float, float],
    light: FRect | None = None,
) -> Spot | None:
    """Where no place is free, the one that covers the least of what is taken, and is not too far.

    It rather covers what is `light`, and nothing of what it must `never`; None if it would.
    """

    def covered(rect: FRect) -> float:
        found = 0.0
        for place in rect.collidelistall(list(taken)):
            clip = rect.clip(taken[place])
            found += clip.w * clip.h * (LIGHT_COVER if taken[place] == light else COVER)
        return found

    return nearest_spot(anchor, size, never, window, covered)


def away(rect: FRect, anchor: FRect) -> float:
    """How far something lies from its anchor; a little also counts that it lies askew."""
    dx = max(anchor.left - rect.right, rect.left - anchor.right, 0.0)
    dy = max(anchor.top - rect.bottom, rect.top - anchor.bottom, 0.0)
    askew = hypot(rect.centerx - anchor.centerx, rect.centery - anchor.centery)
    # Close by there must be room for the tail.
    tight = max(0.0, 30.0 - max(dx, dy)) * 4
    return hypot(dx, dy) + 0.2 * askew + tight


def _tip(rect: FRect, anchor: FRect, solid: Sequence[FRect] = ()) -> tuple[float, float]:
    """What the tail of a bubble points at: the edge of the anchor, or from far away in its direction.

    It ends before anything `solid` on its way: a tail lies on nobody, nor on what is written on the anchor.
    """
    x = min(
        max(rect.centerx, anchor.left + min(40, anchor.w / 2)), anchor.right - min(40, anchor.w / 2)
    )
    y = min(max(rect.centery, anchor.top + 8), anchor.bottom - 8)
    rx, ry = min(max(x, rect.left), rect.right), min(max(y, rect.top), rect.bottom)
    far = hypot(x - rx, y - ry) or 1.0
    if far > FARTHEST:
        return rx, ry
    reach = min(far, LONGEST_TAIL)
    for each in (anchor, *solid):
        met = each.clipline(rx, ry, x, y)
        if met and (crossed := hypot(met[0][0] - rx, met[0][1] - ry)) > 0:
            reach = min(reach, max(0.0, crossed - TIP_GAP))
    return rx + (x - rx) * reach / far, ry + (y - ry) * reach / far


def beside(anchor: FRect, size: tuple[float, float], gap: float = 30.0) -> list[Spot]:
    """Places for a bubble round something: at its sides first, then below and above."""
    wide, tall = size
    x, y = anchor.center
    found = []
    for drop in (0.0, tall * 0.7, -tall * 0.7):
        found.append(
            Spot(FRect(anchor.right + gap, y - tall / 2 + drop, wide, tall), (anchor.right + 4, y))
        )
        found.append(
            Spot(
                FRect(anchor.left - gap - wide, y - tall / 2 + drop, wide, tall),
                (anchor.left - 4, y),
            )
        )
    for slide in (0.0, -0.35, 0.35):
        left = x - wide / 2 + slide * wide
        found.append(Spot(FRect(left, anchor.bottom + gap, wide, tall), (x, anchor.bottom + 4)))
        found.append(Spot(FRect(left, anchor.top - gap - tall, wide, tall), (x, anchor.top - 4)))
    return found


class Bubbles:
    """Draws bubbles."""

    def __init__(self, kit: SceneKit) -> None:
        self.kit = kit

    def alert_size(self, text: str) -> tuple[float, float]:
        """How large a warning is, in design pixels."""
        scale = self.kit.space.scale
        fonts = self.kit.fonts
        wide = fonts.width(text, ALERT_SIZE, BOLD) / scale + 44
        return wide, fonts.height(ALERT_SIZE, BOLD) / scale + 20

    def alert(self, name: str, text: str, spot: Spot) -> Piece:
        """A short sentence that everybody is to notice."""

        def draw(target: Surface) -> None:
            self.shape(target, spot, (AMBER_FILL, AMBER_FILL), 20)
            at = self.kit.rect(spot.rect).center
            self.kit.paint.text(target, text, at, ALERT_SIZE, BOLD, INK, "center")

        return Piece(name, (text, *spot.rect, *spot.tip), self._whole(spot), draw)

    def reason_size(self, text: str, clause: str, wide: float = REASON_WIDE) -> tuple[float, float]:
        """How large the answer to "why not?" is, in design pixels; its lines are at most `wide`."""
        scale = self.kit.space.scale
        lines = self._reason_lines(text, wide)
        high = self.kit.fonts.height(REASON_SIZE, SEMIBOLD) / scale
        widest = max(rich.line_width(self.kit, line, REASON_SIZE) for line in lines) / scale
        first = rich.line_width(self.kit, lines[0], REASON_SIZE) / scale
        return max(widest, first + self._chip(clause) + 20) + 56, len(lines) * high + 36

    def _chip(self, clause: str) -> float:
        return self.kit.fonts.width(clause, 23, BOLD) / self.kit.space.scale + 28 if clause else 0

    def chip(self, where: FRect, clause: str) -> Rect:
        """Where the tag with the clause is on paper that lies `where`, in real pixels."""
        px, rect = self.kit.px, self.kit.rect(where)
        chip = Rect(0, 0, px(self._chip(clause)), self.kit.fonts.height(REASON_SIZE, SEMIBOLD))
        chip.topright = (rect.right - px(18), rect.y + px(18))
        return chip

    def _reason_lines(self, text: str, wide: float) -> list[rich.Line]:
        width = self.kit.px(wide * max(1.0, self.kit.space.text_scale * 0.9))
        return rich.wrap(self.kit, text, REASON_SIZE, width)

    def reason(self, text: str, clause: str, spot: Spot, wide: float = REASON_WIDE) -> Piece:
        """Return the bubble of an answer with its clause; its lines have at most `wide` design pixels."""

        def draw(target: Surface) -> None:
            self.shape(target, spot, (PAPER, PAPER_LOW), 20)
            self.write(target, spot.rect, text, clause, wide)

        return Piece("reason", (text, clause, wide, *spot.rect, *spot.tip), self._whole(spot), draw)

    def write(
        self, target: Surface, where: FRect, text: str, clause: str, wide: float = REASON_WIDE
    ) -> None:
        """Write an answer and its clause on paper that lies `where`."""
        kit = self.kit
        rect = kit.rect(where)
        x, y = rect.x + kit.px(28), rect.y + kit.px(18)
        step = kit.fonts.height(REASON_SIZE, SEMIBOLD)
        for place, line in enumerate(self._reason_lines(text, wide)):
            ink = INK if place == 0 else BROWN
            at = (x, y + place * step)
            rich.draw(kit, target, line, at, REASON_SIZE, ink, INK, on_paper=True)
        if clause:
            chip = self.chip(where, clause)
            kit.paint.box(target, chip, CHIP, radius=10)
            kit.paint.text(target, clause, chip.center, 23, BOLD, BROWN, "center")

    def shape(
        self, target: Surface, spot: Spot, fill: tuple[Colour, Colour], radius: float
    ) -> None:
        """The bubble itself, its tail reaching to what it is about."""
        rect, paint = self.kit.rect(spot.rect), self.kit.paint
        paint.shadow(target, rect, radius)
        whole = self._whole(spot)
        paint_key = ("tail", rect.size, whole.size, rect.x - whole.x, rect.y - whole.y, fill)
        tail = paint.keep((*paint_key, spot.tip), lambda: self._tail(spot, whole, fill[0]))
        target.blit(tail, whole)
        paint.box(target, rect, fill, radius=radius)

    def _tail(self, spot: Spot, whole: Rect, colour: Colour) -> Surface:
        scale = self.kit.space.scale
        rect = spot.rect
        x, y = spot.tip
        # The root of the tail: the point of the body, away from its corners, nearest to the tip.
        rx = min(max(x, rect.left + 44), rect.right - 44) if rect.w > 88 else rect.centerx
        ry = min(max(y, rect.top + 24), rect.bottom - 24) if rect.h > 48 else rect.centery
        dx, dy = x - rx, y - ry
        long = hypot(dx, dy) or 1.0
        nx, ny = -dy / long * TAIL, dx / long * TAIL
        points = ((rx + nx, ry + ny), (x, y), (rx - nx, ry - ny))
        d = "M" + "L".join(
            f"{px * scale - whole.x:.1f} {py * scale - whole.y:.1f}" for px, py in points
        )
        return vector.picture(whole.w, whole.h, vector.path(d + "Z", colour))

    def _whole(self, spot: Spot) -> Rect:
        x, y = spot.tip
        reach = spot.rect.union(FRect(x - 2, y - 2, 4, 4)).inflate(70, 70)
        return self.kit.rect(reach)
