"""The tile of a game in the room: its cover and name, how many would sit out, and the set of its rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.engine.info import Info
from game.engine.variant import Variant
from game.scenes.base.game_titles import game_title, title_parts
from game.store.platform_folders import assets
from game.variants import with_a_table
from game.view.base.colours import (
    AMBER,
    BROWN,
    INK,
    LIGHT,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    RUST,
    Colour,
)
from game.view.base.fonts import SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.tick import draw_tick
from game.view.widgets.widgets import Look, Widget
from game.words.catalogue import Catalogue

NAME, FACT, LEAST_COVER = 34.0, 22.0, 48
"""The sizes of the letters, and the least height of a cover, in design pixels."""


class GameChoice(Widget):
    """Activating it chooses the game. `chosen` has an edge and a tick, `told` says who would sit out.

    `house` is the name of the set of rules, "" for none.
    """

    radius = 20.0

    def __init__(self, kit: SceneKit, info: Info, choose: Callable[[], None]) -> None:
        super().__init__()
        self.info, self.choose = info, choose
        self.family, self.name = title_parts(kit.words, info.id)
        self.title = game_title(kit.words, info.id)
        self.chosen = False
        self.told = self.house = ""
        self.cover = Cover.of(assets() / "covers", info.id, info.deck)

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.title, self.told, self.house

    @staticmethod
    def least_height(kit: SceneKit) -> float:
        """The least height of a tile, in design pixels."""
        texts = kit.fonts.height(NAME, TITLE) + 2 * kit.fonts.height(FACT, SEMIBOLD)
        return LEAST_COVER + texts / kit.space.scale + 36

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.choose()

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        rect = self.rect.move(0, px(2)) if look.pressed else self.rect
        edge = LIGHT if self.chosen else PAPER_EDGE
        paint.box(target, rect, (PAPER, PAPER_LOW), radius=self.radius, edge=edge, shadow=True)
        if self.chosen:
            paint.box(target, rect, None, radius=self.radius, line=LIGHT, line_width=6)
        inner = rect.inflate(-2 * px(12), -2 * px(12))
        name, fact = fonts.height(NAME, TITLE), fonts.height(FACT, SEMIBOLD)
        cover = Rect(inner.left, inner.top, inner.w, inner.h - name - 2 * fact - px(6))
        picture = self.cover.picture(kit, *cover.size)
        target.blit(picture, cover)
        y = cover.bottom + px(4)
        y = self._line(kit, target, self.family, (inner, y), BROWN)
        size = fonts.fitted(self.name, NAME, TITLE, inner.w)
        paint.text(target, self.name, (inner.centerx, y + name // 2), size, TITLE, INK, "center")
        self._tell(kit, target, (inner, y + name))
        if self.chosen:
            # Not on the upper edge, over which the hint of a chair hangs.
            middle = (cover.right - px(8), cover.bottom - px(22))
            draw_tick(kit, target, middle, px(24), INK, AMBER, AMBER)

    def _tell(self, kit: SceneKit, target: Surface, at: tuple[Rect, int]) -> None:
        """Draw who would sit out, and the set of rules."""
        both, told = self.told and self.house, self.told or self.house
        if both:
            told = kit.words("ui.seating.out_and_set", out=self.told, set=self.house)
        self._line(kit, target, told, at, RUST if self.told else BROWN)

    @staticmethod
    def _line(kit: SceneKit, target: Surface, text: str, at: tuple[Rect, int], ink: Colour) -> int:
        """Draw a line in the middle of a room; return where the next one begins."""
        room, y = at
        high = kit.fonts.height(FACT, SEMIBOLD)
        size = kit.fonts.fitted(text, FACT, SEMIBOLD, room.w)
        shown = kit.fonts.cut(text, size, SEMIBOLD, room.w)
        middle = (room.centerx, y + high // 2)
        kit.paint.text(target, shown, middle, size, SEMIBOLD, ink, "center")
        return y + high


class GameChoices:
    """All games: the `tiles`, and a `row` to choose in where these have no room beside each other.

    `choose` is called with the game; the one of the beginning is given by its id.
    """

    def __init__(self, kit: SceneKit, chosen: str, choose: Callable[[Variant[Any]], None]) -> None:
        self._games, self._choose = list(with_a_table()), choose
        self.tiles = [
            GameChoice(kit, each.info, partial(self._take, at))
            for at, each in enumerate(self._games)
        ]
        ids = [each.info.id for each in self._games]
        names = [each.name for each in self.tiles]
        self.row = ChoiceRow(kit.words("ui.seating.game"), names, ids.index(chosen), self._take)

    def _take(self, at: int) -> None:
        self.row.chosen = at
        self._choose(self._games[at])

    def tell(self, words: Catalogue, chosen: str, people: int, house: str) -> None:
        """Mark the game that is chosen with the set of its rules, and say how many would sit out in each."""
        for tile in self.tiles:
            out = people - tile.info.max_players
            tile.chosen = tile.info.id == chosen
            tile.house = house if tile.chosen else ""
            tile.told = words("ui.seating.tile_out", count=out) if out > 0 else ""
