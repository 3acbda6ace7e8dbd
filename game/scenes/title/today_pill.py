"""The day's deals on the title: a card a game, face up with a sign where it is done, and the way to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import SRCALPHA, Rect, Surface

from game.scenes.base.game_titles import title_parts
from game.scenes.base.todays.todays_board import TodaysBoard
from game.scenes.base.todays.todays_marks import draw_mark
from game.scenes.title.title_pill import AIR, BELOW, INSET, LABEL, PAD, PanelPill
from game.session.today.first_tries import TryState
from game.show.devices import MOUSE
from game.view.base.boxes import Box, ColumnBox, LeafBox, RowBox, TextBox
from game.view.base.colours import LIGHT, QUIET
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD
from game.view.base.pictures import CARD_RATIO
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover, round_corners
from game.view.widgets.widget_boxes import draw_text

CARD, STEP, GAP, SIGN = 42, 52, 24, 13
"""In the pill: a card's width, the distance to the next, the room before the cards, and a sign's radius."""
NAME, TILE, TILE_HIGH, ON_TILE, LARGE_SIGN = 20.0, 84, 116, 66, 20
"""In the panel: the size of a game's name, the cloth below a card, the card's width, and a sign's radius."""


class TodayPill(PanelPill):
    """Pressing it opens the day's deals, a click on a card that of its game.

    `show` tells it what came of them, once that has been read.
    """

    def __init__(
        self, kit: SceneKit, covers: Sequence[Cover], opened: Callable[[str], None]
    ) -> None:
        super().__init__(kit.words("ui.today.title"), lambda: opened(self._pointed_at(kit)))
        self._tiles: list[Rect] = []
        """Where the cards were drawn, in real pixels."""
        self.covers = covers
        self.names = [title_parts(kit.words, cover.game).name for cover in covers]
        self.states: list[TryState | None] = [None] * len(covers)

    def _pointed_at(self, kit: SceneKit) -> str:
        """Return the game at whose card the mouse is; "" if it is at none, or something else is used."""
        pointer = kit.input.pointer
        if pointer is None or kit.input.device != MOUSE:
            return ""
        on = zip(self.covers, self._tiles, strict=False)
        return next((cover.game for cover, tile in on if tile.collidepoint(pointer)), "")

    def show(self, kit: SceneKit, board: TodaysBoard) -> None:
        """Take over what came of the deals."""
        words = kit.words
        self.states = [board.state(cover.game) for cover in self.covers]
        counted = {"played": board.done, "all": len(board.deals)}
        house = any(deal.house for deal in board.deals)
        self.below = words(f"ui.today.count{'_house' * house}", **counted)

    def box(self, kit: SceneKit, *, low: bool) -> LeafBox:
        """Return its box: the texts, or of a `low` one the first alone, and the cards beside them."""
        # As wide as the longest text may become: nothing moves when it has been read.
        many = len(self.covers)
        longest = kit.words("ui.today.count_house", played=many, all=many)
        wide, high = self._texts_size(kit, self.below, longest, low=low)
        wide += STEP * len(self.covers) + 2 * INSET + GAP
        return LeafBox(wide, max(CARD * CARD_RATIO + 22, high + AIR), key=self)

    def _inner(self, kit: SceneKit) -> Box:
        """What is on the panel: the count beside the heading, and a card above the name of each game."""
        label = TextBox(self.label, LABEL, BOLD, lines=1, key="label")
        count = TextBox(self.below, BELOW, MEDIUM, lines=1, key="count")
        head = RowBox((label, Box(share=1), count), GAP, "baseline")
        names = [TextBox(each, NAME, SEMIBOLD, lines=1, key=each) for each in self.names]
        tiles = [
            ColumnBox((LeafBox(TILE, TILE_HIGH, key=place), name), 6, "middle")
            for place, name in enumerate(names)
        ]
        row = RowBox(tuple(tiles), 8, spread="between")
        return ColumnBox((head, row), 20, spread="middle", pad=PAD)

    def _draw_pill(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        px = kit.px
        self._draw_texts(kit, target, rect, rect.left + px(INSET))
        first = rect.right - px(INSET) - px(STEP) * len(self.covers) + px(STEP) // 2
        wide, self._tiles = px(STEP), []
        for place in range(len(self.covers)):
            at = first + place * px(STEP), rect.centery
            self._tiles.append(Rect(at[0] - wide // 2, rect.top, wide, rect.h))
            self._draw_card(kit, target, place, at, CARD, SIGN)

    def _draw_panel(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        placed = kit.arrange(self._inner(kit), rect)
        draw_text(kit, target, TextBox(self.label, LABEL, BOLD, lines=1), placed["label"])
        told = TextBox(self.below, BELOW, MEDIUM, lines=1)
        draw_text(kit, target, told, placed["count"], QUIET, "end")
        self._tiles = [placed[place] for place in range(len(self.covers))]
        for place, (cover, name) in enumerate(zip(self.covers, self.names, strict=True)):
            tile = placed[place]
            cloth = Surface(tile.size, SRCALPHA)
            cloth.blit(cover.ground(kit, *tile.size), (0, 0))
            round_corners(kit, cloth)
            target.blit(cloth, tile)
            self._draw_card(kit, target, place, tile.center, ON_TILE, LARGE_SIGN)
            ink = QUIET if self._done(place) else LIGHT
            draw_text(
                kit, target, TextBox(name, NAME, SEMIBOLD, lines=1), placed[name], ink, "middle"
            )

    def _done(self, place: int) -> bool:
        return self.states[place] not in (None, TryState.WAITS)

    def _draw_card(
        self, kit: SceneKit, target: Surface, place: int, at: tuple[int, int], wide: int, sign: int
    ) -> None:
        """Draw the card of a game about a point, and what came of its deal at the upper right corner."""
        done, px = self._done(place), kit.px
        name = self.covers[place].cards[-1] if done else f"cards/backs/{kit.back}"
        kit.pictures.blit_card(target, name, at, px(wide), 0, lift=2, scale=kit.space.scale)
        right, top = at[0] + px(wide) // 2, at[1] - round(px(wide) * CARD_RATIO / 2)
        draw_mark(kit, target, self.states[place], (right - px(2), top + px(6)), px(sign))
