"""Where everything lies while people sit down: heading, choices, chairs, devices and buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from game.scenes.base.button_bar import ButtonBar
from game.scenes.base.game_heading import SIZE, heading_width
from game.scenes.seating.device_tile import TEXT
from game.scenes.seating.seat_card import KIND_SIZE, SeatCard
from game.show.devices import Device
from game.view.base.boxes import Box, ColumnBox, FirstBox, FlowBox, LeafBox, RowBox, TextBox
from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.widget_boxes import button_box, inside, line_high, row_box
from game.view.widgets.widgets import Button

GAP, CLOSE = 19, 16
BELOW_RIM, HIGH_UP = 66, 22
"""How far down the heading stands, in design pixels: below the rim of the table, if there is room."""
HIGH, LEAST_WIDE, WIDEST = 250, 240, 480
"""The height that a card wishes, the least width of one and the greatest, in design pixels."""
NARROW_ABREAST = 3
NARROW_TILE, TILE, WIDEST_TILE = 150, 5.0, 190
"""The least width of a tile and the greatest, in design pixels, and a better one in heights of its text."""
ASK, CHOICE = 38.0, 530.0
"""The size of the letters of what people are asked to do, and the width that a choice wishes."""


@dataclass(frozen=True)
class SeatingLayout:
    """The page: the `cards` of the chairs, the `choices` above them with `invite`, the `bar` and the `devices`.

    `box` has the name of the game by the key "head", what people are asked to do by "ask", and the tile of
    each device by the device.
    """

    kit: SceneKit
    game: str
    cards: Sequence[SeatCard]
    choices: Sequence[ChoiceRow]
    invite: Button
    bar: ButtonBar
    devices: Sequence[Device]

    @property
    def box(self) -> Box:
        """The roomiest page that fits: at last without the name of the game."""
        fonts, scale = self.kit.fonts, self.kit.space.scale
        flat = 2 * fonts.height(KIND_SIZE, BOLD) / scale
        roomy = max(flat, SeatCard.least_height(self.kit) / scale)
        ways = (
            self._page(BELOW_RIM, roomy),
            self._page(HIGH_UP, flat),
            self._page(HIGH_UP, flat, low=True),
            self._page(12, flat, low=True, named=False),
        )
        return FirstBox(ways)

    def _page(self, top: float, least: float, *, low: bool = False, named: bool = True) -> Box:
        """The name stands `top` below the edge, and cards have a least height."""
        head = self._named if named else self._unnamed
        cards = FirstBox(tuple(self._chairs(least)), share=1)
        above = inside(ColumnBox((head, cards), CLOSE), low=low, top=top, bottom=24, share=1)
        return ColumnBox((above, self._bars[low]))

    # What all pages share is made and measured once.
    @cached_property
    def _bars(self) -> tuple[Box, Box]:
        return self.bar.box(self.kit), self.bar.box(self.kit, low=True)

    @cached_property
    def _named(self) -> Box:
        return FirstBox(tuple(self._heads()))

    @cached_property
    def _unnamed(self) -> Box:
        return FirstBox(tuple(self._choices()))

    @cached_property
    def _tiles(self) -> Box:
        """What people are asked to do, and the devices in one row or two, wide ones rather than narrow ones."""
        text = self.kit.fonts.height(TEXT, BOLD) / self.kit.space.scale
        ways = []
        for least in (max(NARROW_TILE, TILE * text), NARROW_TILE):
            tiles = [self._tile(device, least, text) for device in self.devices]
            ways += [self._tile_rows(tiles, -(-len(tiles) // rows)) for rows in (1, 2, 3)]
        return ColumnBox((self.ask, FirstBox(tuple(ways))), CLOSE)

    def _heads(self) -> Iterator[Box]:
        """The name of the game, and what can be chosen beside it or below it."""
        scale = self.kit.space.scale
        wide = heading_width(self.kit, self.game) / scale
        high = self.kit.fonts.height(SIZE, TITLE) / scale
        head = LeafBox(wide, high, wide / 2, key="head", share=1, pad=(0, 0, 28, 0))
        rows = self._rows
        yield RowBox((replace(head, narrow=wide), self._invite, *rows), CLOSE)
        yield ColumnBox((head, RowBox((Box(share=1), self._invite, *rows), CLOSE)), 10)
        for below in self._choices():
            yield ColumnBox((head, below), 10)

    def _choices(self) -> Iterator[Box]:
        """What can be chosen, beside each other or below each other."""
        rows = tuple(replace(each, share=1) for each in self._rows)
        yield RowBox((self._invite, *rows), CLOSE)
        yield RowBox((self._invite, ColumnBox(rows, 6, share=1)), CLOSE)

    @property
    def _invite(self) -> Box:
        return button_box(self.kit, self.invite)

    @property
    def _rows(self) -> list[FlowBox]:
        least = 8 * line_high(self.kit)
        rows = (row_box(self.kit, each, least=least) for each in self.choices)
        return [replace(each, share=0, width=max(CHOICE, least)) for each in rows]

    def _chairs(self, least: float) -> Iterator[Box]:
        """The cards in two rows clockwise, or, in a narrow window, in more rows of a few."""
        half = -(-len(self.cards) // 2)
        first, second = self.cards[:half], self.cards[half:]
        yield self._around([self._row(first, half, least), self._row(second[::-1], half, least)])
        few = NARROW_ABREAST
        starts = range(0, len(self.cards), few)
        yield self._around([self._row(self.cards[at : at + few], few, least) for at in starts])

    def _around(self, rows: Sequence[Box]) -> Box:
        """The rows of cards above the devices and below them, what is left of the height between them."""
        above = (len(rows) + 1) // 2
        parts = (
            ColumnBox(tuple(each), GAP) for each in (rows[:above], [self._tiles], rows[above:])
        )
        first, middle, last = parts
        free = Box(share=1)
        return ColumnBox((free, first, free, middle, free, last, free), 9, share=1)

    @property
    def ask(self) -> TextBox:
        """What people are asked to do."""
        words = self.kit.words
        return TextBox(words("ui.seating.press"), ASK, BOLD, lines=1, smallest=20, key="ask")

    def _row(self, cards: Sequence[SeatCard], abreast: int, least: float) -> Box:
        """Cards beside each other, in the middle, as wide as those of a row with so many."""
        boxes = tuple(
            FlowBox(
                least, lambda _: HIGH, view=least, least=LEAST_WIDE, most=WIDEST, key=card, share=1
            )
            for card in cards
        )
        aside = (Box(share=(abreast - len(cards)) / 2),) if len(cards) < abreast else ()
        return RowBox((*aside, *boxes, *aside), GAP, spread="middle")

    @staticmethod
    def _tile(device: Device, least: float, text: float) -> Box:
        """A tile, high enough for a text of this height, and better if for a picture too."""
        most, high = max(WIDEST_TILE, 8 * text), max(138, 84 + text)
        return FlowBox(
            high, lambda _: high, view=text + 56, least=least, most=most, key=device, share=1
        )

    @staticmethod
    def _tile_rows(tiles: Sequence[Box], abreast: int) -> Box:
        rows = (tiles[at : at + abreast] for at in range(0, len(tiles), abreast))
        lines = (RowBox((*row, *[Box(share=1)] * (abreast - len(row))), GAP) for row in rows)
        return ColumnBox(tuple(lines), GAP)
