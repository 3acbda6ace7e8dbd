"""How speech and hint bubbles look: `Bubbles.alert`, `Bubbles.reason`."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from pygame import FRect, Rect, Surface

from game.view.base import rich_text as rich
from game.view.base import svg_shapes as vector
from game.view.base.colours import AMBER_FILL, BROWN, INK, PAPER, PAPER_LOW, Colour
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.speech.spots import Spot
from game.view.speech.tails import TAIL, root_of

ALERT_SIZE, REASON_SIZE = 26.0, 25.0
SMALLER = (22.0, 20.0, 18.0)
"""The sizes of the words of an answer that has no room where large text is wished: still large ones."""
REASON_WIDE = 470.0
NARROW = 245.0
"""Below this width a clause is not to make a bubble wider."""
CHIP = Colour.hex("#e0c89b")
CHIP_SHARE = 0.92
"""The size of the tag with the clause, as a share of that of the words."""
GIVING_WAY = 1.2
"""The text scale above which the words may be smaller or fewer than wished, rather than cover something."""


class Paragraph(NamedTuple):
    """A text with its clause ("": none), and how it is set.

    Its lines have at most `wide` design pixels, its letters the `size`.
    """

    text: str
    clause: str = ""
    wide: float = REASON_WIDE
    size: float = REASON_SIZE

    @property
    def chip(self) -> float:
        """The size of the letters of the tag with the clause."""
        return CHIP_SHARE * self.size


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

    @property
    def reason_sizes(self) -> tuple[float, ...]:
        """The sizes of an answer's words, best first: smaller ones only where the text is large.

        None makes them smaller than they are where it is not.
        """
        scale = self.kit.space.text_scale
        smaller = (each for each in SMALLER if each * scale >= REASON_SIZE)
        return (REASON_SIZE, *(smaller if scale > GIVING_WAY else ()))

    def reason_size(self, said: Paragraph) -> tuple[float, float]:
        """How large the bubble of an answer is, in design pixels."""
        scale = self.kit.space.scale
        lines = self._lines(said)
        widths = [rich.line_width(self.kit, line, said.size) / scale for line in lines]
        high = len(lines) * self._line_height(said) / scale
        return max(*widths, widths[0] + self._chip_width(said) + 16) + 56, high + 36

    def _line_height(self, said: Paragraph) -> int:
        return self.kit.fonts.height(said.size, SEMIBOLD)

    def _chip_width(self, said: Paragraph) -> float:
        """The width of the tag with the clause, in design pixels; 0 without one."""
        if not said.clause:
            return 0
        return self.kit.fonts.width(self._tag(said), said.chip, BOLD) / self.kit.space.scale + 28

    def _tag(self, said: Paragraph) -> str:
        """What the tag says: in a narrow bubble, or in large text, the clause alone."""
        narrow = said.wide < REASON_WIDE or self.kit.space.text_scale > GIVING_WAY
        return said.clause if narrow else self.kit.words("table.rule", clause=said.clause)

    def chip(self, where: FRect, said: Paragraph) -> Rect:
        """Where the tag with the clause is on paper that lies `where`, in real pixels."""
        px, rect = self.kit.px, self.kit.rect(where)
        chip = Rect(0, 0, px(self._chip_width(said)), self._line_height(said))
        chip.topright = (rect.right - px(18), rect.y + px(18))
        return chip

    def _lines(self, said: Paragraph) -> list[rich.Line]:
        """The lines; in a narrow bubble the first is short enough for the clause beside it."""
        kit, wide = self.kit, said.wide
        width = kit.px(kit.space.roomy(wide, 0.9))
        beside = kit.px(self._chip_width(said) + 16) if said.clause and wide < NARROW else 0
        return rich.wrap(kit, said.text, said.size, width, beside)

    def reason(self, said: Paragraph, spot: Spot) -> Piece:
        """Return the bubble of an answer with its clause."""

        def draw(target: Surface) -> None:
            self.shape(target, spot, (PAPER, PAPER_LOW), 20)
            self.write(target, spot.rect, said)

        return Piece("reason", (said, *spot.rect, *spot.tip), self._whole(spot), draw)

    def write(self, target: Surface, where: FRect, said: Paragraph) -> None:
        """Write an answer and its clause on paper that lies `where`."""
        kit = self.kit
        rect = kit.rect(where)
        x, y = rect.x + kit.px(28), rect.y + kit.px(18)
        step = self._line_height(said)
        for place, line in enumerate(self._lines(said)):
            ink = INK if place == 0 else BROWN
            at = (x, y + place * step)
            rich.draw(kit, target, line, at, said.size, ink, INK, on_paper=True)
        if said.clause:
            chip = self.chip(where, said)
            kit.paint.box(target, chip, CHIP, radius=10)
            kit.paint.text(target, self._tag(said), chip.center, said.chip, BOLD, BROWN, "center")

    def shape(
        self, target: Surface, spot: Spot, fill: tuple[Colour, Colour], radius: float
    ) -> None:
        """The bubble itself, its tail reaching to what it is about, below what lies over the tail."""
        rect, paint = self.kit.rect(spot.rect), self.kit.paint
        paint.shadow(target, rect, radius)
        whole = self._whole(spot)
        paint_key = ("tail", rect.size, whole.size, rect.x - whole.x, rect.y - whole.y, fill)
        boxes = tuple(self.kit.rect(box).move(-whole.x, -whole.y) for box in spot.over)
        key = (*paint_key, spot.tip, spot.root, tuple(map(tuple, boxes)))
        tail = paint.keep(key, lambda: self._tail(spot, whole, fill[0], boxes))
        target.blit(tail, whole)
        paint.box(target, rect, fill, radius=radius)

    def _tail(self, spot: Spot, whole: Rect, colour: Colour, boxes: Sequence[Rect]) -> Surface:
        scale = self.kit.space.scale
        rect = spot.rect
        x, y = spot.tip
        rx, ry = spot.root or root_of(rect, spot.tip)
        dx, dy = x - rx, y - ry
        long = hypot(dx, dy) or 1.0
        nx, ny = -dy / long * TAIL, dx / long * TAIL
        points = ((rx + nx, ry + ny), (x, y), (rx - nx, ry - ny))
        d = "M" + "L".join(
            f"{px * scale - whole.x:.1f} {py * scale - whole.y:.1f}" for px, py in points
        )
        tail = vector.picture(whole.w, whole.h, vector.path(d + "Z", colour))
        for box in boxes:
            tail.fill((0, 0, 0, 0), box)
        return tail

    def _whole(self, spot: Spot) -> Rect:
        x, y = spot.tip
        reach = spot.rect.union(FRect(x - 2, y - 2, 4, 4)).inflate(70, 70)
        return self.kit.rect(reach)
