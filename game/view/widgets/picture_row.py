"""A row to choose one of several pictures: `PictureRow("Table", tiles, 0, changed)`, by left and right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.view.base.colours import AMBER_FILL, BROWN, INK, PAPER, RUST
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ROW, ROW_FOCUSED
from game.view.widgets.widgets import Look, Row

LABEL, CAPTION = 27, 23
GAP, PADDING = 18, 22


class Tile(NamedTuple):
    """One choice: its name, and a function that draws its picture into a rectangle of real pixels."""

    name: str
    draw: Callable[[SceneKit, Surface, Rect], None]


class PictureRow(Row):
    """A label above pictures with their names, of which the chosen one is ticked.

    `size` is a picture's in design pixels; with `captions` off only the chosen one's name is seen, beside
    the label.
    """

    radius = 20

    def __init__(
        self,
        label: str,
        tiles: Sequence[Tile],
        chosen: int,
        changed: Callable[[int], None],
        *,
        size: tuple[float, float],
        help: str = "",
        captions: bool = True,
    ) -> None:
        super().__init__()
        self.label = label
        self.tiles = tiles
        self.chosen = chosen
        self.changed = changed
        self.size = size
        self.help = help
        self.captions = captions

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.tiles[self.chosen].name, self.help

    def adjust(self, kit: SceneKit, step: int) -> bool:
        self._choose(kit, (self.chosen + step) % len(self.tiles))
        return True

    def activate(self, kit: SceneKit) -> None:
        self.adjust(kit, 1)

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        for place, spot in enumerate(self._spots(kit, self.rect.w)):
            if spot.move(self.rect.topleft).collidepoint(pos):
                self._choose(kit, place)

    def _choose(self, kit: SceneKit, place: int) -> None:
        if place != self.chosen:
            self.chosen = place
            kit.sound.play("tick")
            self.changed(place)

    def height(self, kit: SceneKit, width: int) -> int:
        return self._spots(kit, width)[-1].bottom + kit.px(PADDING)

    def _caption(self, kit: SceneKit) -> int:
        return kit.fonts.height(CAPTION, SEMIBOLD) + kit.px(4) if self.captions else 0

    def _spots(self, kit: SceneKit, width: int) -> list[Rect]:
        """Return the rectangles of the pictures with captions, relative to the row's upper left corner."""
        px = kit.px
        gap, caption = px(GAP), self._caption(kit)
        inner = width - 2 * px(PADDING)
        wide, high = px(self.size[0]), px(self.size[1])
        if self.captions:
            names = [kit.fonts.width(tile.name, CAPTION, SEMIBOLD) for tile in self.tiles]
            wide = min(inner, max(wide, *names))
        abreast = max(1, min(len(self.tiles), (inner + gap) // (wide + gap)))
        top = px(14) + kit.fonts.height(LABEL, SEMIBOLD) + px(10)
        # Columns share the width, if there are several rows of them.
        step = (inner + gap) // abreast if abreast < len(self.tiles) else wide + gap
        return [
            Rect(
                px(PADDING) + place % abreast * step + (step - gap - wide) // 2,
                top + place // abreast * (high + caption + gap),
                wide,
                high + caption,
            )
            for place in range(len(self.tiles))
        ]

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint = kit.px, kit.paint
        paint.box(target, self.rect, ROW_FOCUSED if look.focused else ROW, radius=self.radius)
        at = (self.rect.left + px(PADDING), self.rect.top + px(14))
        label = paint.text(target, self.label, at, LABEL, SEMIBOLD, BROWN)
        if not self.captions:
            name = self.tiles[self.chosen].name
            paint.text(target, name, (label.right + px(16), label.top), LABEL, BOLD, INK)
        for place, spot in enumerate(self._spots(kit, self.rect.w)):
            self._draw_tile(kit, target, place, spot.move(self.rect.topleft))

    def _draw_tile(self, kit: SceneKit, target: Surface, place: int, spot: Rect) -> None:
        px, paint, tile = kit.px, kit.paint, self.tiles[place]
        chosen = place == self.chosen
        picture = Rect(0, 0, px(self.size[0]), px(self.size[1]))
        picture.midtop = spot.midtop
        tile.draw(kit, target, picture)
        if chosen:
            side = px(40)
            badge = Rect(0, 0, side, side)
            badge.center = (picture.right - px(8), picture.bottom - px(8))
            paint.disc(target, badge.center, side // 2, AMBER_FILL, PAPER, 3)
            check = kit.pictures.tinted("icons/check", round(side * 0.6), round(side * 0.6), INK)
            target.blit(check, check.get_rect(center=badge.center))
        if self.captions:
            at = (spot.centerx, spot.bottom)
            face, ink = (BOLD, INK) if chosen else (SEMIBOLD, RUST)
            paint.text(target, tile.name, at, CAPTION, face, ink, "midbottom")
