"""Where everything lies while people sit down: heading, choices, chairs, devices and buttons."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.scenes.base.game_titles import title_parts
from game.scenes.seating.device_tile import tile_height
from game.scenes.seating.seat_card import KIND_SIZE, SeatCard
from game.show.devices import Device
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.widgets import Button

MARGIN, GAP = 92, 19
BELOW_RIM, HIGH_UP = 66, 22
"""How far down the heading stands, in design pixels: below the rim of the table, if there is room."""
NARROW_ABREAST = 3
WIDEST = 480
"""How wide the card of a chair is at most, in design pixels."""


class SeatingLayout:
    """Places what is given to `place` in the window; all areas are real pixels.

    `head` is for the name of the game (of height 0: left out), `ask` for what people are asked to do, `tiles`
    has the area of each device, and `wood` is the bar below the buttons.
    """

    def __init__(self, kit: SceneKit, game: str) -> None:
        self.kit, self.game = kit, game
        self.head = self.ask = self.wood = Rect(0, 0, 0, 0)
        self.tiles: list[tuple[Device, Rect]] = []
        self._tall = self._tile_rows = 0

    def place(
        self,
        cards: Sequence[SeatCard],
        choices: Sequence[ChoiceRow],
        invite: Button,
        deal: Button,
        others: Sequence[Button],
        devices: Sequence[Device],
    ) -> None:
        """Place the cards of the chairs, the choices above them with `invite`, the buttons and the devices."""
        self._cards, self._choices, self._invite, self._devices = cards, choices, invite, devices
        self._place_all(deal, others)

    def _place_all(self, deal: Button, others: Sequence[Button]) -> None:
        kit, px = self.kit, self.kit.px
        width, height = kit.size
        wide = kit.space.wide >= 1500
        margin = px(MARGIN if wide else 36)
        button = max(px(92), kit.fonts.height(34, BOLD) + kit.fonts.height(24, SEMIBOLD) + px(22))
        bars = 1 if wide else 2
        bar = bars * button + (bars - 1) * px(GAP) + px(40)
        self.wood = Rect(0, height - bar, width, bar)
        self._place_bar(deal, others, margin, button, bars)
        for head in (BELOW_RIM, HIGH_UP, None):
            abreast, high, top, devices = self._divide(margin, wide, head)
            if head is None or high >= (self._roomy if head == BELOW_RIM else self._least):
                break
        rows = -(-len(self._cards) // abreast)
        gap = px(GAP)
        room = self.wood.top - px(24) - top - devices - (rows - 1) * gap - px(18)
        line, tall, tile_rows = kit.fonts.height(38, BOLD), self._tall, self._tile_rows
        each = min(px(WIDEST), (width - 2 * margin - (abreast - 1) * gap) // abreast)
        above = (rows + 1) // 2
        y = top + min(px(150), max(0, room - rows * high) // 3)
        for row in range(rows):
            if row == above:
                self._place_tiles(y + px(8), margin, line, tall, tile_rows)
                y += devices + px(10)
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
        title = 0 if head is None else kit.fonts.height(64, TITLE)
        self.head = Rect(margin, px(12 if head is None else head), width - 2 * margin, title)
        self._place_choices()
        top = max(self.head.bottom, self._choices[0].rect.bottom) + px(18)
        self._tall = tile_height(kit, (self.wood.top - top) // 4)
        rows = 2 if wide else -(-len(self._cards) // NARROW_ABREAST)
        gap = px(GAP)
        most = max(4, (width - 2 * margin + gap) // (px(150) + gap))
        self._tile_rows = -(-len(self._devices) // most)
        devices = kit.fonts.height(38, BOLD) + px(24) + self._tile_rows * (self._tall + gap)
        room = self.wood.top - px(24) - top - devices - (rows - 1) * gap - px(18)
        high = min(px(236 if wide else 280), room // rows)
        return -(-len(self._cards) // rows), high, top, devices

    def _place_choices(self) -> None:
        kit, px = self.kit, self.kit.px
        choices = self._choices
        guests = self._invite.natural_width(kit) + px(16)
        wide = min(px(530), (self.head.w - guests - px(16)) // len(choices))
        right = self.head.right
        family, name = title_parts(kit.words, self.game)
        title = kit.fonts.width(name, 64, TITLE) + kit.fonts.width(family, 38, SEMIBOLD) + px(60)
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

    def _place_bar(
        self, deal: Button, small: Sequence[Button], margin: int, height: int, rows: int
    ) -> None:
        """Place the buttons, in a narrow window "Deal" above the others."""
        px, width = self.kit.px, self.kit.size[0]
        gap, y = px(GAP), self.wood.bottom - px(22) - height
        wide = [max(px(190), each.natural_width(self.kit)) for each in small]
        spare = width - 2 * margin - sum(wide) - 2 * gap
        if rows > 1 or spare < 0:
            wide = [each + spare // 3 for each in wide]
        right = width - margin
        for each, w in zip(reversed(small), reversed(wide), strict=True):
            each.rect = Rect(right - w, y, w, height)
            right -= w + gap
        if rows > 1:
            deal.rect = Rect(margin, y - gap - height, width - 2 * margin, height)
        else:
            deal.rect = Rect(margin, y, min(px(900), right - margin), height)
