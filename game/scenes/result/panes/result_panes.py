"""What the result shows of a round or match: hands, achievements, and the scores of all rounds, in panes.

Two panes stand side by side where there is room for their text, or else all of it is in one.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Protocol

from msgspec.structs import replace
from pygame import Rect, Surface

from game.engine.info import Info
from game.scenes.result.panes.open_hands import CARDS, SCROLLED, OpenHands
from game.scenes.result.panes.score_plot import LEAST_TALL, TALL, ScorePlot
from game.scenes.result.panes.score_sheet import ScoreSheet
from game.session.outcome import Outcome
from game.variants import find_variant
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, FlowBox, RowBox, ScrollBox
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.widgets.scroll_area import ScrollArea
from game.view.widgets.widget_boxes import line_high

GAP, BETWEEN = 16, 36
"""The distances between blocks below each other, and between panes."""
TWO_COLUMNS = 5
"""More players than this are listed in two columns, where nothing else is shown."""
WIDE, LEAST_LINES = 34, 3
"""How many heights of a line two panes are wide at least, and how many lines of one are seen."""


class CardRoom(Enum):
    """Whether there is room for the winners' portraits, for all but those, or for a part of the panes."""

    AMPLE, ENOUGH, SCARCE = range(3)


class Block(Hashable, Protocol):
    """A part of a pane, which knows its height for a width and draws itself into a rectangle."""

    def height(self, width: int) -> int:
        """Return its height at a width, in real pixels."""

    def draw(self, target: Surface, rect: Rect) -> None:
        """Draw it into a rectangle."""


@dataclass(slots=True)
class Pane:
    """Blocks, and where they lie in it before scrolling, from its top."""

    blocks: list[tuple[Block, Rect]] = field(default_factory=list)
    scroll: ScrollArea = field(default_factory=ScrollArea)

    def draw(self, kit: SceneKit, target: Surface) -> None:
        """Draw what can be seen of them, and the bar where there is more."""
        view = self.scroll.view
        with self.scroll.fading(kit, target):
            for block, home in self.blocks:
                block.draw(target, home.move(view.left, view.top - self.scroll.offset))
        self.scroll.draw_bar(kit, target)


class ResultPanes:
    """The panes of an outcome; `more` is shown below the hands."""

    def __init__(self, kit: SceneKit, outcome: Outcome, more: list[Block]) -> None:
        self.kit, self.outcome, self.more = kit, outcome, more
        variant = find_variant(outcome.plan.game)
        self.info: Info = variant.info
        self._table = variant.table(len(outcome.plan.seats), outcome.plan.options)
        self._low = low = variant.low_wins(self._table)
        self.plot, self.sheet = ScorePlot(kit, outcome, low), ScoreSheet(kit, outcome, low)
        self.panes: list[Pane] = []
        self.hands: list[OpenHands] = []

    def renew(self) -> None:
        """Make the hands anew, as the size of cards or their faces may have changed."""
        kit, outcome = self.kit, self.outcome
        half = (len(outcome.results) + 1) // 2
        art = CardArt(kit.pictures, self._table.deck, kit.faces(self.info.deck), kit.back)
        art.resize(kit.space)
        hands = partial(OpenHands, kit, outcome, art, self._low)
        self._whole, self._halves = hands(), (hands(slice(half)), hands(slice(half, None)))

    @property
    def _many(self) -> bool:
        return len(self.outcome.results) > TWO_COLUMNS

    def ways(self) -> Iterator[tuple[Box, CardRoom]]:
        """Yield the panes from the roomiest way on, with how much room the others have then."""
        cards = sorted(CARDS, reverse=True)
        two = (self._beside,) if self.outcome.has_history or self._many else ()
        for way in (*two, self._below):
            whole = {card: way(card) for card in cards}
            yield from ((whole[card], CardRoom.AMPLE) for card in cards if card >= SCROLLED)
            yield from ((whole[card], CardRoom.ENOUGH) for card in cards)
            yield way(SCROLLED, scrolls=True), CardRoom.SCARCE

    def _beside(self, card: float, *, scrolls: bool = False) -> Box:
        """Hands beside the scores, or one half of them beside the other."""
        if self.outcome.has_history:
            share = 50 if self._many else 60
            left = self._pane(
                0, scrolls, self._hands(card, self._whole), *map(self._box, self.more)
            )
            right = self._scores(1)
        else:
            share = 50
            first, second = (self._hands(card, half) for half in self._halves)
            left = self._pane(0, scrolls, first, *map(self._box, self.more))
            right = self._pane(1, scrolls, second)
        parts = replace(left, share=share), replace(right, share=100 - share)
        return RowBox(parts, BETWEEN, key=("card", card), least=WIDE * line_high(self.kit))

    def _below(self, card: float, *, scrolls: bool = False) -> Box:
        """Everything below each other."""
        blocks = [self._hands(card, self._whole), *map(self._box, self.more)]
        if self.outcome.has_history:
            blocks += [self._box(self.plot), self._box(self.sheet)]
        return ColumnBox((self._pane(0, scrolls, *blocks),), key=("card", card))

    def _scores(self, place: int) -> Box:
        """The figures and below what they mean; a long sheet, which scrolls, would hide the plot."""
        seen = self._pane(place, False, self._box(self.sheet), self._plot)
        return FirstBox((seen, self._pane(place, True, self._low_plot, self._box(self.sheet))))

    def _pane(self, place: int, scrolls: bool, *blocks: Box) -> Box:
        key, all_of_them = ("pane", place), ColumnBox(blocks, GAP)
        if scrolls:
            return ScrollBox(all_of_them, LEAST_LINES * line_high(self.kit), key=key)
        return replace(all_of_them, key=key)

    def _box(self, block: Block) -> FlowBox:
        scale = self.kit.space.scale
        return FlowBox(object(), lambda w: block.height(round(w * scale)) / scale, key=block)

    def _hands(self, card: float, hands: OpenHands) -> FlowBox:
        """The box of hands with cards of a width."""
        scale = self.kit.space.scale

        def height_at(width: float) -> float:
            hands.card = card
            return hands.height(round(width * scale)) / scale

        return FlowBox(object(), height_at, key=hands)

    @property
    def _plot(self) -> FlowBox:
        """The plot, which may be lower than it wishes."""
        high = self.plot.height(0) / self.kit.space.scale
        return FlowBox(high, lambda width: high, view=high - TALL + LEAST_TALL, key=self.plot)

    @property
    def _low_plot(self) -> FlowBox:
        high = self._plot.view
        return FlowBox(high, lambda width: high, key=self.plot)

    def take(self, placed: Placed) -> None:
        """Take over where panes and blocks were placed, each scrolled as far as it was."""
        card = next(key[1] for key in placed if isinstance(key, tuple) and key[0] == "card")
        offsets = [pane.scroll.offset for pane in self.panes]
        self.panes, self.hands = [], []
        blocks: dict[Hashable, Block] = {each: each for each in (*self.more, self.plot, self.sheet)}
        blocks |= {each: each for each in (self._whole, *self._halves)}
        for key, rect in placed.items():
            if isinstance(key, tuple) and key[0] == "pane":
                self.panes.append(Pane())
                self.panes[-1].scroll.set(rect, 0)
            elif key in blocks:
                view = self.panes[-1].scroll.view
                self.panes[-1].blocks.append((blocks[key], rect.move(-view.x, -view.y)))
            if isinstance(key, OpenHands):
                key.card = card
                self.hands.append(key)
        for place, pane in enumerate(self.panes):
            pane.scroll.offset = offsets[place] if place < len(offsets) else 0
            pane.scroll.set(pane.scroll.view, max(home.bottom for _, home in pane.blocks))
