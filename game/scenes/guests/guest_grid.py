"""The cards of guests, in a grid that scrolls: `GuestGrid`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pygame import Rect, Surface

from game.scenes.guests.guest_card import AddCard, GuestCard
from game.view.base.boxes import Box, FirstBox, FlowBox, GridBox, ScrollBox
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.paper_sheet import CLEAR
from game.view.widgets.scroll_area import ScrollArea
from game.view.widgets.widget_boxes import line_high
from game.view.widgets.widgets import Widget

GAP = 18
LEAST_WIDE, LEAST_LINES, MOST_ABREAST = 400.0, 9.7, 4
"""The least width of a card, in design pixels and in heights of a line, and how many lie in a row at most."""

BELOW = 9
"""The room for shadows below the last row, in design pixels."""


class GuestGrid:
    """The `cards` of those who can come, and after them the one that says how to `add` a bot.

    `rect` is where they are seen, in real pixels.
    """

    def __init__(self, add: AddCard) -> None:
        self.cards: Sequence[GuestCard] = ()
        self.add = add
        self.rect = Rect(0, 0, 0, 0)
        self.scroll = ScrollArea()
        self._cells: list[Rect] = []
        """Where the cards lie without scrolling, from the upper left of the grid."""

    @property
    def widgets(self) -> list[Widget]:
        """All of the cards."""
        return [*self.cards, self.add]

    def place(self, kit: SceneKit, rect: Rect, focused: Widget) -> None:
        """Place the cards in an area, scrolled so that the one in focus is seen."""
        self.rect = rect
        placed = kit.arrange(ScrollBox(self._box(kit)), Rect((0, 0), rect.size))
        self._cells = [placed[each] for each in self.widgets]
        self.scroll.set(rect, self._cells[-1].bottom + kit.px(BELOW) - 1)
        self.follow(kit, focused)

    def _box(self, kit: SceneKit) -> Box:
        """As many beside each other as there is room for, all equally high, in all of the height."""
        scale = kit.space.scale
        known = any(card.strength is not None for card in self.cards)

        @cache
        def high(width: float) -> float:
            lines = max((card.lines(kit, round(width * scale)) for card in self.cards), default=0)
            return GuestCard.tall(kit, lines, measured=known) / scale

        least = max(LEAST_WIDE, LEAST_LINES * line_high(kit))
        content = object()  # what is on the cards
        cells = tuple(FlowBox(content, high, key=each, least=least) for each in self.widgets)
        abreast = range(MOST_ABREAST, 0, -1)
        below = (0, 0, 0, BELOW)
        ways = (
            GridBox(cells, GAP, columns=n, line_gap=GAP, level=True, pad=below) for n in abreast
        )
        return FirstBox(tuple(ways))

    def follow(self, kit: SceneKit, focused: Widget) -> None:
        """Scroll to the card in focus, if one has it."""
        if focused in self.widgets:
            cell = self._cells[self.widgets.index(focused)]
            self.scroll.reveal(cell.top, cell.bottom, kit.px(CLEAR))
        self._move(kit)

    def _move(self, kit: SceneKit) -> None:
        """Put the cards where they are by what has been scrolled."""
        for card, cell in zip(self.widgets, self._cells, strict=True):
            card.rect = cell.move(self.rect.left, self.rect.top - self.scroll.offset)
            card.clip = self._seen(kit)

    def _seen(self, kit: SceneKit) -> Rect:
        """Return the part of the window to which cards are clipped: their shadows and rings have room."""
        return self.rect.inflate(2 * kit.px(10), 2 * kit.px(8))

    def handle(self, kit: SceneKit, intent: Intent) -> bool:
        """Scroll by the wheel; return whether anything has moved."""
        scrolled = self.scroll.handle(kit, intent)
        if scrolled:
            self._move(kit)
        return scrolled

    def draw(self, kit: SceneKit, target: Surface, group: FocusGroup) -> None:
        """Draw the cards as they stand in their group."""
        with self.scroll.fading(kit, target, self._seen(kit)):
            group.draw(kit, target, self.widgets)
        self.scroll.draw_bar(kit, target)
