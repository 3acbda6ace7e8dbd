"""How speech and hint bubbles look: `Bubbles.alert`, `Bubbles.reason`."""

from __future__ import annotations

from math import hypot

from pygame import FRect, Rect, Surface

from game.view.base import rich_text as rich
from game.view.base import svg_shapes as vector
from game.view.base.colours import AMBER_FILL, BROWN, INK, PAPER, PAPER_LOW, Colour
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.speech.free_places import Spot

ALERT_SIZE, REASON_SIZE = 26.0, 25.0
REASON_WIDE = 470.0
NARROW = 245.0
"""Below this width a clause is not to make a bubble wider."""
CHIP = Colour.hex("#e0c89b")
TAIL = 17.0


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
        lines = self._reason_lines(text, clause, wide)
        high = self.kit.fonts.height(REASON_SIZE, SEMIBOLD) / scale
        widest = max(rich.line_width(self.kit, line, REASON_SIZE) for line in lines) / scale
        first = rich.line_width(self.kit, lines[0], REASON_SIZE) / scale
        return max(widest, first + self._chip(clause) + 16) + 56, len(lines) * high + 36

    def _chip(self, clause: str) -> float:
        return self.kit.fonts.width(clause, 23, BOLD) / self.kit.space.scale + 28 if clause else 0

    def chip(self, where: FRect, clause: str) -> Rect:
        """Where the tag with the clause is on paper that lies `where`, in real pixels."""
        px, rect = self.kit.px, self.kit.rect(where)
        chip = Rect(0, 0, px(self._chip(clause)), self.kit.fonts.height(REASON_SIZE, SEMIBOLD))
        chip.topright = (rect.right - px(18), rect.y + px(18))
        return chip

    def _reason_lines(self, text: str, clause: str, wide: float) -> list[rich.Line]:
        """The lines; in a narrow bubble the first is short enough for the clause beside it."""
        width = self.kit.px(wide * max(1.0, self.kit.space.text_scale * 0.9))
        beside = self.kit.px(self._chip(clause) + 16) if clause and wide < NARROW else 0
        return rich.wrap(self.kit, text, REASON_SIZE, width, beside)

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
        for place, line in enumerate(self._reason_lines(text, clause, wide)):
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
