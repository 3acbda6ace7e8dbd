"""The day's deals, a tile a game; pressing one shows what is to be said of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame import Surface

from game.scenes.base.game_titles import title_parts
from game.scenes.base.panels.bare_panel import BarePanel
from game.scenes.base.todays.todays_board import TodaysBoard
from game.scenes.base.todays.todays_marks import draw_mark, state_of
from game.session.today.first_tries import TryState
from game.view.base.boxes import Box, FirstBox, GridBox, LeafBox
from game.view.base.colours import INK, LIGHT, LINE, PANEL, PAPER, PAPER_EDGE, PAPER_LOW
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.widgets.widget_boxes import line_high
from game.view.widgets.widgets import Look, Widget

NAME, INSET, PICTURE, GAP = 26.0, 10, 96, 16
MARK = 25
"""The radius of the sign of what came of a deal."""


class DealTile(Widget):
    """One of the day's deals; `chosen` tells whether it is the one that is shown."""

    radius = 18

    def __init__(
        self,
        kit: SceneKit,
        game: str,
        cover: Cover,
        state: TryState | None,
        choose: Callable[[str], None],
    ) -> None:
        super().__init__()
        self.game, self.cover, self.state, self.choose = game, cover, state, choose
        self.name = title_parts(kit.words, game).name
        self.told = kit.words(f"ui.today.{state_of(state)}")
        self.chosen = False

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.name, self.told

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.choose(self.game)

    def box(self, kit: SceneKit) -> Box:
        """Return its box: as wide as its name, and as high as that and a picture."""
        scale = kit.space.scale
        wide = kit.fonts.width(self.name, NAME, BOLD) / scale + 2 * INSET
        return LeafBox(max(wide, 120), PICTURE + 3 * INSET + line_high(kit, NAME), key=self)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint = kit.px, kit.paint
        rect = self.rect.move(0, px(3)) if look.pressed else self.rect
        if self.chosen:
            fill = (PAPER, PAPER_LOW)
            paint.box(target, rect, fill, radius=self.radius, edge=PAPER_EDGE, shadow=True)
        else:
            paint.box(target, rect, PANEL, radius=self.radius, line=LINE)
        picture = self.cover.picture(kit, rect.w - 2 * px(INSET), px(PICTURE))
        shown = target.blit(picture, (rect.left + px(INSET), rect.top + px(INSET)))
        at = (rect.centerx, (shown.bottom + rect.bottom) // 2)
        paint.text(target, self.name, at, NAME, BOLD, INK if self.chosen else LIGHT, "center")
        radius = px(MARK)
        draw_mark(kit, target, self.state, (rect.right - radius, rect.top + radius // 2), radius)


class TilesPanel(BarePanel):
    """All tiles, in a row, or in more where there is no room; `choose` is called with the id of a game."""

    def __init__(
        self,
        kit: SceneKit,
        board: TodaysBoard,
        covers: Mapping[str, Cover],
        choose: Callable[[str], None],
    ) -> None:
        super().__init__(kit)
        games = [deal.game for deal in board.deals]
        self.tiles: Sequence[DealTile] = [
            DealTile(kit, game, covers[game], board.state(game), choose) for game in games
        ]

    @property
    def box(self) -> Box:
        parts = tuple(tile.box(self.kit) for tile in self.tiles)
        ways = (GridBox(parts, GAP, columns=count, line_gap=GAP) for count in (len(parts), 3, 2, 1))
        return FirstBox(tuple(ways))
