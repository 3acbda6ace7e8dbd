"""A cup that can be begun: `CupTile(kit, covers, label, begin)`, a picture of its games with its name below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import SRCALPHA, Rect, Surface

from game.view.base.boxes import Box, LeafBox
from game.view.base.colours import LIGHT, LINE, PANEL
from game.view.base.fonts import BOLD
from game.view.base.pictures import CARD_RATIO
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover, round_corners
from game.view.widgets.widget_boxes import line_high
from game.view.widgets.widgets import Look, Widget

NAME, INSET, AIR = 30.0, 10, 6
LEAST, PICTURE = 200, 84
"""How wide a tile is at least, and how high its picture."""


class CupTile(Widget):
    """A cup in one game, or in several: then its picture has a strip of each."""

    radius = 18

    def __init__(self, covers: Sequence[Cover], label: str, begin: Callable[[], None]) -> None:
        super().__init__()
        self.covers, self.label, self.begin = covers, label, begin

    @property
    def spoken(self) -> tuple[str, ...]:
        return (self.label,)

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.begin()

    def box(self, kit: SceneKit) -> Box:
        """Return its box: as wide as its name, and as high as that and a picture, or higher."""
        wide = kit.fonts.width(self.label, NAME, BOLD) / kit.space.scale + 2 * INSET
        high = PICTURE + 2 * INSET + 2 * AIR + line_high(kit, NAME)
        return LeafBox(max(wide, LEAST), high, key=self)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint = kit.px, kit.paint
        rect = self.rect.move(0, px(3)) if look.pressed else self.rect
        paint.box(target, rect, PANEL, radius=self.radius, line=LINE)
        room = rect.inflate(-2 * px(INSET), -2 * px(INSET))
        room.h -= kit.fonts.height(NAME, BOLD) + 2 * px(AIR) - px(INSET)
        target.blit(self._picture(kit, *room.size), room)
        at = (rect.centerx, (room.bottom + rect.bottom) // 2)
        paint.text(target, self.label, at, NAME, BOLD, LIGHT, "center")

    def _picture(self, kit: SceneKit, width: int, height: int) -> Surface:
        if len(self.covers) == 1:
            return self.covers[0].picture(kit, width, height)
        themes = tuple(kit.theme_of(each.game).name for each in self.covers)
        key = ("mixed_cover", tuple(self.covers), themes, width, height)
        return kit.paint.keep(key, lambda: self._strips(kit, width, height))

    def _strips(self, kit: SceneKit, width: int, height: int) -> Surface:
        """Draw the cloths of all games beside each other, on each a card of its cover."""
        picture = Surface((width, height), SRCALPHA)
        count = len(self.covers)
        card = round(min(height * 0.56 / CARD_RATIO, width / count * 0.78))
        for place, cover in enumerate(self.covers):
            left, right = place * width // count, (place + 1) * width // count
            strip = Rect(left, 0, right - left, height)
            picture.blit(cover.ground(kit, *strip.size), strip)
            name = cover.cards[len(cover.cards) // 2]
            kit.pictures.blit_card(picture, name, strip.center, card, 0, scale=kit.space.scale)
        round_corners(kit, picture)
        return picture
