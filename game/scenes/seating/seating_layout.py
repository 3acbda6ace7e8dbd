"""Where everything lies while people sit down: heading, choices, chairs, devices and buttons."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.scenes.base.button_bar import ButtonBar
from game.scenes.base.game_heading import SIZE, heading_width
from game.scenes.seating.device_tile import tile_height
from game.scenes.seating.seat_card import KIND_SIZE, SeatCard
from game.show.devices import Device
from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.widgets import Button

MARGIN, GAP = 92, 19
BELOW_RIM, HIGH_UP = 66, 22
"""How far down the heading stands, in design pixels: below the rim of the table, if there is room."""
NARROW_ABREAST = 3
FLAT = 36
"""How high a card is at least, in design pixels, before tiles are made narrow for it."""
WIDEST = 480
"""How wide the card of a chair is at most, in design pixels."""


class SeatingLayout:
    """Places what is given to `place` in the window; all areas are real pixels.

    `head` is for the name of the game (of height 0: left out), `ask` for what people are asked to do, and
    `tiles` has the area of each device.
    """

    def __init__(self, kit: SceneKit, game: str) -> None:
        self.kit, self.game = kit, game
        self.head = self.ask = Rect(0, 0, 0, 0)
        self.tiles: list[tuple[Device, Rect]] = []
        self._bottom = self._tall = self._tile_rows = 0

    def place(
        self,
        cards: Sequence[SeatCard],
        choices: Sequence[ChoiceRow],
        invite: Button,
        bar: ButtonBar,
        devices: Sequence[Device],
    ) -> None:
        """Place the cards of the chairs, the choices above them with `invite`, the bar and the devices."""
        self._cards, self._choices, self._invite, self._devices = cards, choices, invite, devices
        kit, px = self.kit, self.kit.px
        width = kit.size[0]
        wide = kit.space.wide >= 1500
        margin = px(MARGIN if wide else 36)
        bar.place(kit, low=kit.cramped)
        self._bottom = bar.rect.top - px(24)
        for head in (BELOW_RIM, HIGH_UP, None):
            abreast, high, top, between = self._divide(margin, wide, head)
            if head is None or high >= (self._roomy if head == BELOW_RIM else self._least):
                break
        rows = -(-len(self._cards) // abreast)
        gap = px(GAP)
        room = self._bottom - top - between - (rows - 1) * gap - px(18)
        line, tall, tile_rows = kit.fonts.height(38, BOLD), self._tall, self._tile_rows
        each = min(px(WIDEST), (width - 2 * margin - (abreast - 1) * gap) // abreast)
        above = (rows + 1) // 2
        y = top + min(px(150), max(0, room - rows * high) // 3)
        for row in range(rows):
            if row == above:
                self._place_tiles(y + px(8), margin, line, tall, tile_rows)
                y += between + px(10)
            places = range(row * abreast, min((row + 1) * abreast, len(self._cards)))
            order = list(places)
            if row >= above and rows == 2:
                order.reverse()  # clockwise, as they sit
            row_wide = len(order) * each + (len(order) - 1) * gap
            x = (width - row_wide) // 2
            for place in order:
                self._cards[place].rect = Rect(x, y, each, high)
                x += each + gap
            y += high + gap

    @property
    def _least(self) -> int:
        """The height that a card needs at least."""
        return 2 * self.kit.fonts.height(KIND_SIZE, BOLD)

    @property
    def _roomy(self) -> int:
        """The height of a card at which nothing has to be left out of it."""
        return max(self._least, SeatCard.least_height(self.kit))

    def _divide(self, margin: int, wide: bool, head: float | None) -> tuple[int, int, int, int]:
        """Divide the room between the cards and the devices.

        Return how many cards lie in a row, their height, the top of the first row, and the height of the part
        with the devices. `head` is how far down the name of the game stands; without it the name is left out.
        """
        kit, px = self.kit, self.kit.px
        width = kit.size[0]
        title = 0 if head is None else kit.fonts.height(SIZE, TITLE)
        self.head = Rect(margin, px(12 if head is None else head), width - 2 * margin, title)
        self._place_choices()
        top = max(self.head.bottom, self._choices[0].rect.bottom) + px(18)
        self._tall = tile_height(kit, (self._bottom + px(24) - top) // 4)
        rows = 2 if wide else -(-len(self._cards) // NARROW_ABREAST)
        gap = px(GAP)
        large = kit.space.text_scale
        # Tiles with large text are wide, as long as the cards have room beside another row of them.
        for least in (150 if large <= 1 else 180 * large, 150):
            most = max(4, (width - 2 * margin + gap) // (px(least) + gap))
            self._tile_rows = -(-len(self._devices) // most)
            devices = kit.fonts.height(38, BOLD) + px(24) + self._tile_rows * (self._tall + gap)
            room = self._bottom - top - devices - (rows - 1) * gap - px(18)
            if room // rows >= max(px(FLAT), self._least):
                break
        high = min(px(236 if wide else 280), room // rows)
        return -(-len(self._cards) // rows), high, top, devices

    def _place_choices(self) -> None:
        kit, px = self.kit, self.kit.px
        choices = self._choices
        guests = self._invite.natural_width(kit) + px(16)
        wide = min(px(530), (self.head.w - guests - px(16)) // len(choices))
        right = self.head.right
        title = heading_width(kit, self.game) + px(44)
        beside = title + guests + len(choices) * (wide + px(16)) <= self.head.w
        high = max(row.height(kit, wide) for row in choices)
        y = self.head.top + px(4) if beside else self.head.bottom + px(10)
        for row in reversed(choices):
            row.rect = Rect(right - wide, y, wide, high)
            right -= wide + px(16)
        self._invite.rect = Rect(right - guests + px(16), y, guests - px(16), high)

    def _place_tiles(self, y: int, left: int, line: int, tall: int, rows: int) -> None:
        kit, px = self.kit, self.kit.px
        self.ask = Rect(left, y, kit.size[0] - 2 * left, line)
        devices = self._devices
        abreast = max(4, -(-len(devices) // rows))
        gap = px(GAP)
        widest = px(190 if kit.space.text_scale <= 1 else 300 * kit.space.text_scale)
        each = min(widest, (self.ask.w - (abreast - 1) * gap) // abreast)
        self.tiles = []
        for number, device in enumerate(devices):
            row, column = divmod(number, abreast)
            top = y + line + px(16) + row * (tall + gap)
            self.tiles.append((device, Rect(left + column * (each + gap), top, each, tall)))
