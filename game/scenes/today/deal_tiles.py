"""The day's deals, a tile a game; pressing one shows what is to be said of it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.scenes.base.panels.cover_tiles import CoverTile
from game.scenes.base.todays.todays_marks import draw_mark, state_of
from game.session.today.first_tries import TryState
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.widgets.widgets import Look

MARK = 25
"""The radius of the sign of what came of a deal."""


class DealTile(CoverTile):
    """One of the day's deals, with the sign of what came of it."""

    def __init__(
        self,
        kit: SceneKit,
        game: str,
        cover: Cover,
        state: TryState | None,
        choose: Callable[[str], None],
    ) -> None:
        super().__init__(kit, game, cover, choose, kit.words(f"ui.today.{state_of(state)}"))
        self.state = state

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        super().draw(kit, target, look)
        rect, radius = self.rect.move(0, kit.px(3)) if look.pressed else self.rect, kit.px(MARK)
        draw_mark(kit, target, self.state, (rect.right - radius, rect.top + radius // 2), radius)
