"""The games with what a person has won in each; pressing one shows the record in this game alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.scenes.base.game_titles import title_parts
from game.scenes.base.panels.panel import CHOSEN, GAP, TILE, PaperPanel, text_line
from game.session.records.person_record import PersonRecord, Reached
from game.variants import with_a_table
from game.view.base.colours import BROWN, INK, RUST, Colour
from game.view.base.fonts import MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.widgets.widgets import Look, Widget

FAMILY, NAME, FIGURE, LABEL = 21.0, 30.0, 36.0, 21.0
INSET, THUMB, LEAST_THUMB = 8, 88, 60


class TileLine(NamedTuple):
    """A line of text on a tile: its size, font and colour."""

    text: str
    size: float
    font: str
    ink: Colour


class GameTile(Widget):
    """One game; `chosen` tells whether the record is that of this game alone."""

    radius = 16

    def __init__(
        self,
        kit: SceneKit,
        game: str,
        cover: Cover,
        reached: Reached,
        choose: Callable[[str], None],
        *,
        chosen: bool,
    ) -> None:
        super().__init__()
        self.game = game
        self.cover = cover
        self.choose = choose
        self.chosen = chosen
        self.family, self.name = title_parts(kit.words, game)
        self.figure, self.label = "", kit.words("ui.records.not_played")
        if reached.games:
            self.figure = str(reached.wins)
            self.label = kit.words("ui.records.won_of", count=reached.games)

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.family, self.name, self.figure, self.label

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.choose(self.game)

    def least_width(self, kit: SceneKit) -> int:
        """Return the width at which its texts are whole, in real pixels."""
        fonts = kit.fonts
        widest = max(
            fonts.width(self.family, 18, SEMIBOLD),
            fonts.width(self.name, 22, TITLE),
            fonts.width(self.label, 18, MEDIUM),
        )
        return widest + kit.px(LEAST_THUMB + 3 * INSET)

    def height(self, kit: SceneKit) -> int:
        """Return the height it needs, in real pixels."""
        return max(kit.px(142), self._text_height(kit)) + 2 * kit.px(INSET)

    @property
    def _lines(self) -> list[TileLine]:
        """The lines beside the picture, from above."""
        every = (
            TileLine(self.family, FAMILY, SEMIBOLD, RUST),
            TileLine(self.name, NAME, TITLE, INK),
            TileLine(self.figure, FIGURE, TITLE, INK),
            TileLine(self.label, LABEL, MEDIUM, BROWN),
        )
        return [each for each in every if each.text]

    def _text_height(self, kit: SceneKit) -> int:
        return sum(kit.fonts.height(each.size, each.font) for each in self._lines)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, fonts = kit.px, kit.fonts
        rect = self.rect.move(0, px(3)) if look.pressed else self.rect
        kit.paint.box(target, rect, CHOSEN if self.chosen else TILE, radius=self.radius)
        inside = rect.inflate(-2 * px(INSET), -2 * px(INSET))
        spare = rect.w - self.least_width(kit)
        thumb = min(px(THUMB), px(LEAST_THUMB) + max(0, spare))
        picture = self.cover.picture(kit, thumb, min(inside.h, px(150)))
        target.blit(picture, picture.get_rect(midleft=inside.midleft))
        x = inside.left + thumb + px(INSET)
        room = inside.right - x
        y = inside.centery - self._text_height(kit) // 2
        for text, size, font, ink in self._lines:
            text_line(kit, target, text, (x, y), size, font, ink, room)
            y += fonts.height(size, font)


class GamePanel(PaperPanel):
    """The panel with all games; `choose` is called with the id of a game."""

    grows = False

    def __init__(
        self,
        kit: SceneKit,
        record: PersonRecord,
        covers: Mapping[str, Cover],
        chosen: str,
        choose: Callable[[str], None],
    ) -> None:
        super().__init__(kit)
        self.tiles: Sequence[GameTile] = [
            GameTile(
                kit,
                info.id,
                covers[info.id],
                record.games.get(info.id, Reached()),
                choose,
                chosen=info.id == chosen,
            )
            for info in (variant.info for variant in with_a_table())
        ]
        self.widgets = self.tiles

    def _columns(self, width: int) -> int:
        kit, gap = self.kit, self.kit.px(GAP)
        least = max(each.least_width(kit) for each in self.tiles)
        columns = max(1, min(len(self.tiles), (width + gap) // (least + gap)))
        return -(-len(self.tiles) // -(-len(self.tiles) // columns))

    def _row_height(self) -> int:
        return max(each.height(self.kit) for each in self.tiles)

    def body_height(self, width: int) -> int:
        rows = -(-len(self.tiles) // self._columns(width))
        return rows * (self._row_height() + self.kit.px(GAP)) - self.kit.px(GAP)

    def place_body(self) -> None:
        gap, columns = self.kit.px(GAP), self._columns(self.body.w)
        rows = -(-len(self.tiles) // columns)
        width = (self.body.w - (columns - 1) * gap) // columns
        high = (self.body.h - (rows - 1) * gap) // rows
        for place, tile in enumerate(self.tiles):
            row, column = divmod(place, columns)
            x = self.body.left + column * (width + gap)
            tile.rect = Rect(x, self.body.top + row * (high + gap), width, high)
