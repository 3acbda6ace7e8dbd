"""The day's deals on the title: a card a game, face up with a sign where it is done, and the way to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Surface

from game.scenes.base.todays.todays_board import TodaysBoard
from game.scenes.base.todays.todays_marks import draw_mark
from game.session.today.first_tries import TryState
from game.view.base.boxes import LeafBox
from game.view.base.colours import LIGHT, LINE, PANEL, QUIET
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.pictures import CARD_RATIO
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.widgets.widgets import Look, Widget

LABEL, BELOW = 28.0, 23.0
CARD, STEP, INSET, GAP, SIGN = 42, 52, 20, 24, 13
"""A card's width and the distance to the next; the room at the sides, before the cards, and a sign's radius."""


class TodayPill(Widget):
    """Pressing it opens the day's deals. `show` tells it what came of them, once that has been read."""

    radius = 24

    def __init__(self, kit: SceneKit, covers: Sequence[Cover], opened: Callable[[], None]) -> None:
        super().__init__()
        self.covers, self.opened = covers, opened
        self.label = kit.words("ui.today.title")
        self.below = ""
        self.states: list[TryState | None] = [None] * len(covers)

    def show(self, kit: SceneKit, board: TodaysBoard) -> None:
        """Take over what came of the deals, and the streak."""
        words = kit.words
        self.states = [board.state(cover.game) for cover in self.covers]
        count = {"played": board.done, "all": len(board.deals)}
        self.below = words("ui.today.count", **count)
        if board.streak > 1:
            streak = words("ui.today.streak", count=board.streak)
            self.below = words("ui.today.count_and_streak", **count, streak=streak)

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.below

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.opened()

    def box(self, kit: SceneKit, *, low: bool) -> LeafBox:
        """Return its box: the texts, or of a `low` one the first alone, and the cards beside them."""
        fonts, scale = kit.fonts, kit.space.scale
        text, lines = fonts.width(self.label, LABEL, BOLD), fonts.height(LABEL, BOLD) / scale
        if not low:
            text = max(text, fonts.width(self.below, BELOW, MEDIUM))
            lines += fonts.height(BELOW, MEDIUM) / scale
        wide = text / scale + STEP * len(self.covers) + 2 * INSET + GAP
        return LeafBox(wide, max(CARD * CARD_RATIO + 22, lines + 14), key=self)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, fonts, paint = kit.px, kit.fonts, kit.paint
        rect = self.rect.move(0, px(3)) if look.pressed else self.rect
        paint.box(target, rect, PANEL, radius=self.radius, line=LINE)
        x, high = rect.left + px(INSET), fonts.height(LABEL, BOLD)
        below = fonts.height(BELOW, MEDIUM) if self.below else 0
        below = below if high + below <= rect.h else 0
        y = rect.centery - (high + below) // 2
        paint.text(target, self.label, (x, y), LABEL, BOLD, LIGHT)
        if below:
            paint.text(target, self.below, (x, y + high), BELOW, MEDIUM, QUIET)
        first = rect.right - px(INSET) - px(STEP) * len(self.covers) + px(STEP) // 2
        for place, (cover, state) in enumerate(zip(self.covers, self.states, strict=True)):
            self._draw_card(kit, target, cover, state, (first + place * px(STEP), rect.centery))

    def _draw_card(
        self,
        kit: SceneKit,
        target: Surface,
        cover: Cover,
        state: TryState | None,
        at: tuple[int, int],
    ) -> None:
        done = state not in (None, TryState.WAITS)
        name = cover.cards[-1] if done else f"cards/backs/{kit.back}"
        kit.pictures.blit_card(target, name, at, kit.px(CARD), 0, lift=2, scale=kit.space.scale)
        corner = (
            at[0] + kit.px(CARD) // 2 - kit.px(2),
            at[1] - round(kit.px(CARD) * CARD_RATIO / 2),
        )
        draw_mark(kit, target, state, (corner[0], corner[1] + kit.px(6)), kit.px(SIGN))
