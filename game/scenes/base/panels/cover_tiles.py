"""Games to choose from, a tile each with its picture: `CoverTile` and `CoverTiles`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Surface

from game.scenes.base.game_titles import title_parts
from game.scenes.base.panels.bare_panel import BarePanel
from game.view.base.boxes import Box, FirstBox, GridBox, LeafBox
from game.view.base.colours import (
    BROWN,
    INK,
    LIGHT,
    LINE,
    PANEL,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    QUIET,
)
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.widgets.widget_boxes import line_high
from game.view.widgets.widgets import Look, Widget

NAME, BELOW, INSET, PICTURE, GAP = 26.0, 22.0, 10, 96, 16
LEAST = 120
"""How wide a tile is at least, in design pixels."""


class CoverTile(Widget):
    """A game that is `told` of, perhaps in a line `below` its name; `chosen`: it is the one that is shown.

    Pressing it calls `choose` with the id of the game.
    """

    radius = 18

    def __init__(
        self,
        kit: SceneKit,
        game: str,
        cover: Cover,
        choose: Callable[[str], None],
        told: str,
        below: str = "",
    ) -> None:
        super().__init__()
        self.game, self.cover, self.choose = game, cover, choose
        self.name = title_parts(kit.words, game).name
        self.told, self.below = told, below
        self.chosen = False

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.name, self.told

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.choose(self.game)

    def box(self, kit: SceneKit) -> Box:
        """Return its box: as wide as what is written, and as high as that and a picture."""
        fonts, high = kit.fonts, line_high(kit, NAME)
        wide = fonts.width(self.name, NAME, BOLD)
        if self.below:
            high += line_high(kit, BELOW)
            wide = max(wide, fonts.width(self.below, BELOW, MEDIUM))
        across = max(wide / kit.space.scale + 2 * INSET, LEAST)
        return LeafBox(across, PICTURE + 3 * INSET + high, key=self)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint = kit.px, kit.paint
        rect = self.rect.move(0, px(3)) if look.pressed else self.rect
        if self.chosen:
            fill = (PAPER, PAPER_LOW)
            paint.box(target, rect, fill, radius=self.radius, edge=PAPER_EDGE, shadow=True)
        else:
            paint.box(target, rect, PANEL, radius=self.radius, line=LINE)
        picture = self.cover.picture(kit, rect.w - 2 * px(INSET), px(PICTURE))
        shown = picture.get_rect(topleft=(rect.left + px(INSET), rect.top + px(INSET)))
        target.blit(picture, shown)
        ink, quiet = (INK, BROWN) if self.chosen else (LIGHT, QUIET)
        middle = (shown.bottom + rect.bottom) // 2
        if self.below:
            half = kit.fonts.height(NAME, BOLD) // 2
            at = (rect.centerx, middle + half)
            paint.text(target, self.below, at, BELOW, MEDIUM, quiet, "center")
            middle -= kit.fonts.height(BELOW, MEDIUM) // 2
        paint.text(target, self.name, (rect.centerx, middle), NAME, BOLD, ink, "center")


class CoverTiles(BarePanel):
    """All tiles, in a row, or in more where there is no room."""

    def __init__(self, kit: SceneKit, tiles: Sequence[CoverTile]) -> None:
        super().__init__(kit)
        self.tiles = tiles

    @property
    def box(self) -> Box:
        parts = tuple(tile.box(self.kit) for tile in self.tiles)
        ways = (GridBox(parts, GAP, columns=count, line_gap=GAP) for count in (len(parts), 3, 2, 1))
        return FirstBox(tuple(ways))
