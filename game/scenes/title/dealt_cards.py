"""The cards of the games on the title: dealt one after the other in rows, which scroll if they are too high."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.scenes.title.game_card import LEAST_COVER, GameCard
from game.show.motion.tween import Tween
from game.view.base.boxes import Box, ColumnBox, LeafBox, RowBox, ScrollBox
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.scroll_area import ScrollArea

DEAL_MS, DEAL_STEP = 220, 60
"""The dealing of the cards from below: ms that a card takes, and ms between two cards."""
GAP, ABOVE, BELOW = 28, 30, 54
"""The distance between cards, and the room above and below them for one that has the focus."""
LEAST_CARD, MOST_CARD, WIDEST_BESIDE = 284, 420, 900
"""A card in design pixels: how narrow and how wide, also with its picture beside the text."""
MOST_HIGH, AIR = 18.6, 30
"""How high it is at most, in heights of a line, and the room above their heading in an upright window."""
STOUT, SLENDER = 1.2, 1.95
"""The least and the greatest height of a card in an upright window, as shares of its width."""


class DealtCards:
    """Where the cards lie, in real pixels: each comes from below to its home, which may be scrolled away."""

    def __init__(self, kit: SceneKit, cards: Sequence[GameCard]) -> None:
        self.kit = kit
        self.cards = cards
        self.scroll = ScrollArea()
        self._beside = 0
        """How far a card may reach over the sides of the area that it lies in."""
        self._homes: list[Rect] = []
        """The rectangles of the cards before scrolling, from the top of the scrolled area."""
        speed = kit.speed
        self._ways = [
            Tween(speed.ms(DEAL_MS), speed.ms(DEAL_STEP * place))
            for place in range(1, len(cards) + 1)
        ]

    @property
    def done(self) -> bool:
        """Whether all have been dealt."""
        return self._ways[-1].done

    @property
    def begun(self) -> list[GameCard]:
        """The cards that are on their way, or have arrived."""
        return [card for card, way in zip(self.cards, self._ways, strict=True) if way.begun]

    @property
    def top(self) -> int:
        """Where the first row begins in the window."""
        return self.scroll.view.top - self.scroll.offset + self._homes[0].top

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        for way in self._ways:
            way.advance(dt)
        self.move()

    def finish(self) -> None:
        """Let all arrive at once."""
        for way in self._ways:
            way.finish()
        self.move()

    def reveal(self, wanted: object) -> None:
        """Scroll to one of the cards; nothing happens for anything else."""
        for card, home in zip(self.cards, self._homes, strict=True):
            if card is wanted:
                self.scroll.reveal(home.top, home.bottom + card.overhang(self.kit), self.kit.px(40))
                self.move()

    def place(self, space: Rect, *, headed: bool) -> None:
        """Place the cards in as many centred rows as needed, perhaps below a heading.

        With large text the covers are beside the text. If the rows are still too high they scroll.
        """
        kit, air = self.kit, self.kit.px(AIR) if headed and self._upright else 0
        space = Rect(space.left, space.top + air, space.w, space.h - air)
        self._beside = space.left
        rows = self._rows(*(self._largest(space) or self._usual(space)))
        placed = kit.arrange(ScrollBox(rows), Rect((0, 0), space.size))
        self._homes = [placed[card].move(space.left, 0) for card in self.cards]
        self.scroll.set(space, kit.boxes.height(rows, space.w))
        self.move()

    def _rows(self, columns: int, width: int, height: int) -> Box:
        """The cards in centred rows; their size is in real pixels."""
        scale = self.kit.space.scale
        cards = [LeafBox(width / scale, height / scale, key=card) for card in self.cards]
        starts = range(0, len(cards), columns)
        rows = (RowBox(tuple(cards[n : n + columns]), GAP, spread="middle") for n in starts)
        return ColumnBox(tuple(rows), GAP, spread="middle", pad=(0, ABOVE, 0, BELOW))

    def _usual(self, space: Rect) -> tuple[int, int, int]:
        """Return the columns, and the width and height of a card: in as few rows as there can be."""
        px, count = self.kit.px, len(self.cards)
        for brief in (False, True):
            columns, width, needed = self._measure(space, beside=False, brief=brief)
            rows = -(-count // columns)
            room = (space.h - px(ABOVE + BELOW) - px(GAP) * (rows - 1)) // rows
            if room >= needed + px(LEAST_COVER):
                break
        else:
            columns, width, needed = self._measure(space, beside=True)
            room = needed
        most = round(MOST_HIGH * self.kit.fonts.height(27, BOLD))
        return columns, width, max(min(room, most), needed)

    def _largest(self, space: Rect) -> tuple[int, int, int] | None:
        """Return the same for the largest cards in an upright window; None in others, or without enough room.

        One row of five would leave most of such a window empty.
        """
        px, count = self.kit.px, len(self.cards)
        if not self._upright:
            return None
        found = []
        for rows in range(1, count + 1):
            most = -(-count // rows)
            columns, width, needed = self._measure(space, beside=False, most=most)
            room = (space.h - px(ABOVE + BELOW) - px(GAP) * (rows - 1)) // rows
            height = min(room, round(width * SLENDER))
            least = max(needed + px(LEAST_COVER), width * STOUT)
            if columns == most and height >= least:
                found.append((width * height, columns, width, height))
        if not found:
            return None
        _, columns, width, height = max(found)
        self._measure(space, beside=False, most=columns)  # the cards keep how many lines they have
        return columns, width, height

    @property
    def _upright(self) -> bool:
        return self.kit.size[1] > self.kit.size[0]

    def move(self) -> None:
        """Set the cards' rectangles by the progress of the deal and the scroll position."""
        view = self.scroll.view
        around = view.inflate(2 * self._beside, 0)
        for card, home, dealt in zip(self.cards, self._homes, self._ways, strict=True):
            below = round((view.bottom - home.top) * (1 - dealt.eased))
            card.rect = home.move(0, view.top - self.scroll.offset + below)
            card.clip = around if self.scroll.most else None

    def _measure(
        self, space: Rect, *, beside: bool, brief: bool = False, most: int | None = None
    ) -> tuple[int, int, int]:
        """Return how many cards of this form fit into a row, their width and least height in real pixels.

        With `most` there are not more in a row, and they may be wider than usual.
        """
        kit, px, count = self.kit, self.kit.px, len(self.cards)
        for card in self.cards:
            card.beside, card.brief = beside, brief
        least = max(px(LEAST_CARD), *(card.least_width(kit) for card in self.cards))
        columns = max(1, min(count, (space.w + px(GAP)) // (least + px(GAP))))
        columns = min(-(-count // -(-count // columns)), most or count)
        widest = WIDEST_BESIDE if beside or most else MOST_CARD
        width = min((space.w - px(GAP) * (columns - 1)) // columns, max(px(widest), least))
        lines = max(card.lines_needed(kit, width) for card in self.cards)
        for card in self.cards:
            card.lines = lines
        return columns, width, max(card.least_height(kit, width) for card in self.cards)
