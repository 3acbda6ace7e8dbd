"""Where everything lies in the room: people round the games, how one comes in, the points, and the buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from game.scenes.base.button_bar import ButtonBar
from game.scenes.seating.game_choice import GameChoice, GameChoices
from game.scenes.seating.seat_card import KIND_SIZE, SeatCard
from game.view.base.boxes import Box, ColumnBox, FirstBox, FlowBox, LeafBox, RowBox, TextBox
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.base.table_theme import RIM, RIM_INSET
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.widget_boxes import NARROW_MARGIN, button_box, inside, line_high, row_box
from game.view.widgets.widgets import Button

GAP, CLOSE = 19, 16
BELOW_RIM, HIGH_UP = 50, 22
"""How far down the heading stands, in design pixels: below the rim of the table, if there is room."""
HIGH, LEAST_WIDE, WIDEST = 230, 240, 480
"""The height that a card wishes, the least width of one and the greatest, in design pixels."""
NARROW_ABREAST = 3
BESIDE_RIM = RIM_INSET + RIM + 20
"""How far from the window's sides everything stands that is not to lie over the rim of the table."""
TILE_HIGH, TILE_LEAST, TILE_MOST = 330, 150, 250
"""The height that the tile of a game wishes, and its widths."""
HEAD, ASK, CHOICE, POINTS = 64.0, 32.0, 440.0, 26.0
"""The sizes of the heading, of what people are asked to do and of points, and the width of a choice."""
ASIDE, CODE, LETTER, ADDRESS = 400, 280, 58, 30.0
"""The width of the part with the code, of the code in it and of its letters, and the size of its address."""


@dataclass(frozen=True)
class SeatingLayout:
    """The page: the `cards` of the chairs round the `games`, and the `bar`.

    `choices` stand above them with the `buttons`.
    `code` are the letters by which phones come in at an `address`, `scores` the chairs by points, if there are
    any. Keys are "head", "ask", "code", "address", ("letter", n) and ("points", place).
    """

    kit: SceneKit
    cards: Sequence[SeatCard]
    games: GameChoices
    choices: Sequence[ChoiceRow]
    buttons: Sequence[Button]
    bar: ButtonBar
    code: str
    address: str
    asks: str
    """What people are asked to do."""
    scores: Sequence[int]

    @property
    def box(self) -> Box:
        """The roomiest page that fits: at last without tiles and without the heading."""
        fonts, scale = self.kit.fonts, self.kit.space.scale
        flat = 2 * fonts.height(KIND_SIZE, BOLD) / scale
        roomy = max(flat, SeatCard.least_height(self.kit) / scale)
        # A sentence alone needs no column of its own.
        aside = bool(self.code or self.scores)
        ways = (
            self._page(BELOW_RIM, roomy, aside=aside),
            *([self._page(HIGH_UP, flat, aside=True)] if aside else []),
            self._page(HIGH_UP, flat),
            self._page(HIGH_UP, flat, margin=NARROW_MARGIN),
            self._page(HIGH_UP, flat, tiles=False),
            self._page(HIGH_UP, flat, tiles=False, low=True),
            self._page(12, flat, tiles=False, low=True, named=False),
        )
        return FirstBox(ways)

    def _page(
        self,
        top: float,
        least: float,
        *,
        aside: bool = False,
        tiles: bool = True,
        low: bool = False,
        named: bool = True,
        margin: float = BESIDE_RIM,
    ) -> Box:
        """The heading stands `top` below the edge, and cards have a least height.

        The `margin` is that of a narrow window.
        """
        head = FirstBox(tuple(self._heads(named=named, game=not tiles)))
        middle = (self._tiles,) if tiles else ()
        ask = () if aside else (self.asked,)
        around = tuple(self._around(least, middle))
        left = ColumnBox((head, *ask, FirstBox(around, share=1)), CLOSE, share=1)
        body = RowBox((left, self._aside), 28) if aside else left
        above = inside(
            replace(body, share=1),
            low=low,
            top=top,
            bottom=24,
            share=1,
            narrow_margin=NARROW_MARGIN if low else margin,
        )
        return ColumnBox((above, self._bars[low]))

    # What all pages share is made and measured once.
    @cached_property
    def _bars(self) -> tuple[Box, Box]:
        return self.bar.box(self.kit), self.bar.box(self.kit, low=True)

    @cached_property
    def _tiles(self) -> Box:
        least = GameChoice.least_height(self.kit)
        tiles = tuple(
            FlowBox(
                max(least, TILE_HIGH),
                lambda _: max(least, TILE_HIGH),
                view=least,
                least=max(TILE_LEAST, 4 * line_high(self.kit)),
                most=TILE_MOST,
                key=tile,
                share=1,
            )
            for tile in self.games.tiles
        )
        return RowBox(tiles, GAP, spread="middle")

    @cached_property
    def _aside(self) -> Box:
        """How one comes in, above the points."""
        code: tuple[Box, ...] = ()
        typed: tuple[Box, ...] = ()
        if self.code:
            typed = (self.typed,)
            letters = (LeafBox(LETTER, LETTER, key=("letter", at)) for at in range(len(self.code)))
            code = (
                RowBox((LeafBox(CODE, CODE, key="code"),), spread="middle"),
                RowBox(tuple(letters), 12, spread="middle"),
            )
        # Where it is too low for the address, that is behind "Phones" alone.
        ways = ((*code, *typed, self.asked), (*code, self.asked))
        panel = FirstBox(
            tuple(ColumnBox(parts, 14, pad=(24, 24, 24, 20), key="panel") for parts in ways)
        )
        high = self.kit.fonts.height(POINTS, SEMIBOLD) / self.kit.space.scale + 12
        rows = tuple(Box(low=high, key=("points", place)) for place in self.scores)
        points = (ColumnBox(rows, 2, pad=(20, 14, 20, 14), key="points"),) if rows else ()
        return ColumnBox((panel, *points), 20, least=ASIDE, most=ASIDE)

    def _heads(self, *, named: bool, game: bool) -> Iterator[Box]:
        """The heading, and what can be chosen beside it or below it."""
        buttons = [button_box(self.kit, each) for each in self.buttons]
        rows = self._rows(game=game)
        shared = tuple(replace(each, share=1) for each in rows)
        if named:
            head = self.heading
            yield RowBox((replace(head, smallest=HEAD), *buttons, *rows), CLOSE, "middle")
            yield ColumnBox((head, RowBox((*buttons, *shared), CLOSE)), 10)
            yield ColumnBox((RowBox((head, *buttons), CLOSE), RowBox(shared, CLOSE)), 10)
            yield ColumnBox((head, RowBox(tuple(buttons), CLOSE), ColumnBox(shared, 6)), 10)
        else:
            yield RowBox((*buttons, *shared), CLOSE)
            yield ColumnBox((RowBox(tuple(buttons), CLOSE), RowBox(shared, CLOSE)), 6)
            yield ColumnBox((RowBox(tuple(buttons), CLOSE), ColumnBox(shared, 6)), 6)

    def _rows(self, *, game: bool) -> list[FlowBox]:
        least = 8 * line_high(self.kit)
        asked = [*([self.games.row] if game else []), *self.choices]
        # All as wide as the widest, so that none is higher than the others.
        in_one_line = max(each.in_line(self.kit) for each in asked) / self.kit.space.scale
        rows = (row_box(self.kit, each, least=least) for each in asked)
        return [replace(each, share=0, width=max(CHOICE, least, in_one_line)) for each in rows]

    def _around(self, least: float, middle: tuple[Box, ...]) -> Iterator[Box]:
        """The cards in two rows clockwise round the games, or, in a narrow window, in more rows of a few."""
        half = -(-len(self.cards) // 2)
        first, second = self.cards[:half], self.cards[half:]
        yield self._rows_of(
            [self._row(first, half, least), self._row(second[::-1], half, least)], middle
        )
        few = NARROW_ABREAST
        starts = range(0, len(self.cards), few)
        yield self._rows_of(
            [self._row(self.cards[at : at + few], few, least) for at in starts], middle
        )

    @staticmethod
    def _rows_of(rows: Sequence[Box], middle: tuple[Box, ...]) -> Box:
        """The rows of cards above the games and below them, what is left of the height between them."""
        above = (len(rows) + 1) // 2
        parts = [ColumnBox(tuple(rows[:above]), GAP), *middle, ColumnBox(tuple(rows[above:]), GAP)]
        free = Box(share=1)
        between = [part for each in parts for part in (free, each)]
        return ColumnBox((*between, free), 9, share=1)

    @property
    def heading(self) -> TextBox:
        """What the page is."""
        text = self.kit.words("ui.title.party")
        return TextBox(text, HEAD, TITLE, lines=1, smallest=HEAD / 2, key="head", share=1)

    @property
    def asked(self) -> TextBox:
        """What people are asked to do."""
        return TextBox(self.asks, ASK - 4, BOLD, smallest=18, key="ask")

    @property
    def typed(self) -> TextBox:
        """The address that can be typed instead of scanning the code."""
        return TextBox(self.address, ADDRESS, BOLD, lines=1, smallest=18, key="address")

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
