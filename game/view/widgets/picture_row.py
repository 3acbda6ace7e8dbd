"""A row to choose one of several pictures: `PictureRow("Table", tiles, 0, changed)`, by left and right."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface

from game.view.base.colours import AMBER_FILL, BROWN, INK, PAPER, RUST
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ROW, ROW_FOCUSED
from game.view.widgets.tick import draw_tick
from game.view.widgets.widgets import Look, Row

LABEL, CAPTION = 27, 23
GAP, PADDING = 18, 22
FAINT = 130
"""How opaque a locked picture is, of 255."""
BADGE, INSIDE = 0.26, 0.12
"""The radius of the tick on the chosen picture at most, and how far inside the corner it and a lock are.

Both are shares of the picture's height; so they are on the edge of a round one.
"""
ZOOMS = (2.4, 2.2, 2.0, 1.8, 1.6, 1.4, 1.3, 1.2, 1.1)
"""How many times larger than usual pictures may be where there is room, the best first."""


class Tile(NamedTuple):
    """One choice: its name, and a function that draws its picture into a rectangle of real pixels.

    One that is `locked` says what is to be done for it; it can be looked at, and not chosen.
    """

    name: str
    draw: Callable[[SceneKit, Surface, Rect], None]
    locked: str = ""


class PictureRow(Row):
    """A label above pictures with their names, of which the chosen one is ticked.

    `size` is a picture's in design pixels; with `captions` off only the chosen one's name is seen, beside
    the label. Left and right go to locked ones as well, whose help is what they ask for.
    """

    radius = 20
    grows = 1.2

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
        self.help = self._about = help
        self.captions = captions
        self.looked: int | None = None
        """The locked picture that is looked at, if there is one."""
        self._laid: tuple[Hashable, float, list[Rect]] | None = None
        """Where the pictures are: what that depends on, how large they are, and their rectangles."""

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.tiles[self._at].name, self.help

    @property
    def _at(self) -> int:
        """The picture that is looked at: the chosen one, unless that is a locked one."""
        return self.chosen if self.looked is None else self.looked

    def adjust(self, kit: SceneKit, step: int) -> bool:
        self._choose(kit, (self._at + step) % len(self.tiles))
        return True

    def left(self, kit: SceneKit) -> None:
        self._look_at(None)

    def _look_at(self, place: int | None) -> None:
        self.looked = place
        self.help = self._about if place is None else self.tiles[place].locked

    def activate(self, kit: SceneKit) -> None:
        self.adjust(kit, 1)

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        for place, spot in enumerate(self.spots(kit)):
            if spot.collidepoint(pos):
                self._choose(kit, place)

    def _choose(self, kit: SceneKit, place: int) -> None:
        if self.tiles[place].locked:
            kit.sound.play("tick" if place != self.looked else "refuse")
            self._look_at(place)
            return
        self._look_at(None)
        if place != self.chosen:
            self.chosen = place
            kit.sound.play("tick")
            self.changed(place)

    def height(self, kit: SceneKit, width: int) -> int:
        return self._spots(kit, width, 1.0)[-1].bottom + kit.px(PADDING)

    def _lay(self, kit: SceneKit) -> tuple[float, list[Rect]]:
        """Return how many times larger than usual the pictures are where the row lies, and where they are.

        Those are relative to its upper left corner.
        """
        key = kit.space, self.rect.size, tuple(tile.name for tile in self.tiles)
        if self._laid is None or self._laid[0] != key:
            self._laid = key, *self._largest(kit)
        return self._laid[1:]

    def _largest(self, kit: SceneKit) -> tuple[float, list[Rect]]:
        edge = kit.px(PADDING)
        for zoom in ZOOMS:
            spots = self._spots(kit, self.rect.w, zoom)
            wide = max(spot.right for spot in spots) + edge
            if wide <= self.rect.w and spots[-1].bottom + edge <= self.rect.h:
                return zoom, spots
        return 1.0, self._spots(kit, self.rect.w, 1.0)

    def spots(self, kit: SceneKit) -> list[Rect]:
        """Return the rectangles of the pictures with captions, in real pixels."""
        _, spots = self._lay(kit)
        down = max(0, self.rect.h - spots[-1].bottom - kit.px(PADDING)) // 2
        return [spot.move(self.rect.left, self.rect.top + down) for spot in spots]

    def _picture(self, kit: SceneKit, zoom: float) -> tuple[int, int]:
        """Return the size of a picture, in real pixels."""
        return kit.px(self.size[0] * zoom), kit.px(self.size[1] * zoom)

    def _caption(self, kit: SceneKit) -> int:
        return kit.fonts.height(CAPTION, SEMIBOLD) + kit.px(4) if self.captions else 0

    def _spots(self, kit: SceneKit, width: int, zoom: float) -> list[Rect]:
        """Return the rectangles of the pictures with captions, relative to the row's upper left corner."""
        px = kit.px
        gap, caption = px(GAP), self._caption(kit)
        inner = width - 2 * px(PADDING)
        wide, high = self._picture(kit, zoom)
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
            name = self.tiles[self._at].name
            paint.text(target, name, (label.right + px(16), label.top), LABEL, BOLD, INK)
        size = self._picture(kit, self._lay(kit)[0])
        for place, spot in enumerate(self.spots(kit)):
            self._draw_tile(kit, target, place, spot, size)

    def _draw_tile(
        self, kit: SceneKit, target: Surface, place: int, spot: Rect, size: tuple[int, int]
    ) -> None:
        px, paint, tile = kit.px, kit.paint, self.tiles[place]
        chosen = place == self.chosen
        picture = Rect((0, 0), size)
        picture.midtop = spot.midtop
        if tile.locked:
            self._draw_locked(kit, target, place, picture)
        else:
            tile.draw(kit, target, picture)
        if chosen:
            radius = min(px(GAP - 2), round(picture.h * BADGE))
            x, y = _badge(picture)
            middle = x, min(y, picture.bottom - radius) if self.captions else y
            draw_tick(kit, target, middle, radius, AMBER_FILL, INK, PAPER)
        if self.captions:
            at = (spot.centerx, spot.bottom)
            face, ink = (BOLD, INK) if place == self._at else (SEMIBOLD, RUST)
            paint.text(target, tile.name, at, CAPTION, face, ink, "midbottom")

    def _draw_locked(self, kit: SceneKit, target: Surface, place: int, picture: Rect) -> None:
        """Draw a picture faintly, or plainly while it is looked at, with a lock on it."""
        looked, side = place == self.looked, max(4, min(kit.px(30), round(picture.h * 0.34)))
        air = kit.px(12)
        layer = Surface((picture.w + 2 * air, picture.h + 2 * air), SRCALPHA)
        self.tiles[place].draw(kit, layer, Rect(air, air, *picture.size))
        if not looked:
            layer.set_alpha(FAINT)
        target.blit(layer, picture.move(-air, -air))
        middle = _badge(picture)
        kit.paint.disc(target, middle, side // 2 + kit.px(4), BROWN, PAPER if looked else None, 2)
        lock = kit.pictures.tinted("icons/lock", side, side, PAPER)
        target.blit(lock, lock.get_rect(center=middle))


def _badge(picture: Rect) -> tuple[int, int]:
    """Return the middle of what lies on the lower corner of a picture."""
    inside = round(picture.h * INSIDE)
    return picture.right - inside, picture.bottom - inside
