"""The texts at the head of a corner: name and number of cards, and below them the device, or what is asked."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from msgspec.structs import replace
from pygame import Rect, Surface

from game.engine.cards import UNKNOWN
from game.view.base import rich_text as rich
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import (
    ACCUSE_LINE,
    AMBER,
    AMBER_FILL,
    INK,
    LIGHT,
    PAPER,
    PAPER_LOW,
    QUIET,
    Colour,
)
from game.view.base.fonts import BOLD, EXTRABOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.corners.corner_content import CornerContent
from game.view.widgets.device_pictures import device_picture
from game.view.widgets.name_lines import draw_name_box
from game.view.widgets.widget_boxes import draw_text

NAME, LINE, NOTE, COUNT = 36.0, 27.0, 28.0, 31.0
SMALLER, LEAST = 0.86, 18.0
"""Text in narrow corners, as a share of that in large ones, and its least size."""
SMALL_LINE = 21.0
"""The size from which on a text takes the place of the name as well."""
BESIDE = 0.9
"""The least share of its size that a name has beside a note."""
CLOSER = 7.0
"""By how much the two lines are closer than their letters need."""
BACK, BADGE = 0.46, 0.72
"""The width of a card's back as a share of its pill, and the height of a device as one of its line."""


class CornerHeader:
    """Draws the head of one corner; `page` is the page of the hand if it is to be told there, or ""."""

    def __init__(
        self, kit: SceneKit, art: CardArt, content: CornerContent, *, large: bool, page: str
    ) -> None:
        self.kit, self.art, self.content = kit, art, content
        self.share = 1.0 if large else SMALLER
        account = content.account or ((page,) if page else ())
        self.texts = {
            "name": self._text("name", content.name, NAME, EXTRABOLD),
            "note": self._text("note", content.note, NOTE, BOLD),
            "figure": self._text("figure", content.count, COUNT, TITLE),
            "device": self._text("device", content.device_name, LINE, SEMIBOLD),
        }
        self.account = [
            self._text(("account", n), text, LINE, BOLD) for n, text in enumerate(account)
        ]

    def _text(self, key: Hashable, said: str, size: float, face: str) -> TextBox:
        return TextBox(said, size * self.share, face, lines=1, smallest=LEAST, key=key)

    def draw(self, target: Surface, area: Rect, *, mirrored: bool) -> None:
        """Draw it in an area of real pixels; a `mirrored` one begins at the right."""
        kit, content = self.kit, self.content
        if content.line is not None and not self._fits(SMALL_LINE, area.w, area.h // 2):
            self._draw_line(target, area, mirrored=mirrored)
            return
        upper = FirstBox(tuple(self._upper), share=1)
        lower = FirstBox(tuple(self._lower(area.h // 2)), share=1)
        # Large text of which nothing is left out comes as close as its letters let it.
        whole = FirstBox(tuple(ColumnBox((upper, lower), gap) for gap in (-CLOSER, -2 * CLOSER)))
        placed = kit.boxes.arrange(whole, area, mirrored=mirrored)
        self._draw_count(target, placed["count"], placed["back"])
        inks: dict[Hashable, Colour] = {
            "figure": INK,
            "note": AMBER,
            "device": AMBER if content.away else content.colour if content.is_open else QUIET,
        }
        for text in (*self.texts.values(), *self.account):
            key = text.key
            if key in placed:
                # A line of text is higher than its letters, which may come close to the edge.
                room, ink = placed[key].inflate(0, kit.px(CLOSER)), inks.get(key, LIGHT)
                if key in ("name", "device"):  # there may be less room than for a word of them
                    draw_name_box(kit, target, replace(text, cut=True), room, ink)
                else:
                    draw_text(kit, target, text, room, ink, "middle")
        if "badge" in placed:
            room = placed["badge"]
            badge = device_picture(kit, content.device, room.h, content.colour)
            target.blit(badge, badge.get_rect(center=room.center))
        if "line" in placed:
            self._draw_line(target, placed["line"], mirrored=mirrored)

    @property
    def _upper(self) -> Iterator[Box]:
        """The name, the note if it has room, and the number of cards."""
        scale = self.kit.space.scale
        figure = self.texts["figure"]
        high = self.kit.fonts.height(figure.size, TITLE) / scale
        back = LeafBox(BACK * high, 0, key="back")
        count = RowBox((back, figure), 9, pad=(12, 0, 13, 0), key="count", turns=False)
        name, note = self.texts["name"], self.texts["note"]
        if self.content.note:
            usual = replace(name, smallest=BESIDE * name.size)
            both = replace(_row(usual, note), share=1)
            yield _row(both, count)
        yield _row(replace(name, cut=True), Box(share=1), count)

    def _lower(self, high: int) -> Iterator[Box]:
        """What is asked, or the device with its name if that has room, and what the game says of the seat."""
        if self.content.line is not None:
            yield Box(key="line", share=1)
            return
        picture = device_picture(self.kit, self.content.device, round(high * BADGE), INK)
        wide, tall = (each / self.kit.space.scale for each in picture.get_size())
        badge, device = LeafBox(wide, tall, key="badge"), self.texts["device"]
        told = self.content.is_open or self.content.away  # which is said whatever room there is
        for each in self.account:
            yield _row(badge, device, Box(share=1), each)
            yield _row(device if told else badge, Box(share=1), each)
        if told or not self.account:
            yield _row(badge, device, Box(share=1))
        if told:
            yield _row(replace(device, cut=True))
            return
        yield _row(badge, Box(share=1), *self.account[-1:])

    def _draw_count(self, target: Surface, pill: Rect, room: Rect) -> None:
        kit = self.kit
        kit.paint.pill(target, pill, AMBER_FILL if self.content.alert else (PAPER, PAPER_LOW))
        wide = min(room.w, round(BACK * pill.h))
        back = kit.pictures.svg(self.art.name(UNKNOWN), wide, round(wide * 1.4))
        target.blit(back, back.get_rect(center=room.center))

    def overflows(self, area: Rect) -> bool:
        """Whether a line does not even fit in the place of all the texts, in the smallest letters."""
        return not self._fits(LEAST, area.w, area.h)

    def _fits(self, size: float, wide: int, high: int) -> bool:
        """Whether the line has room in letters of a size."""
        lines = rich.wrap(self.kit, self.content.line or "", size, wide)
        return len(lines) * self._line_height(size) <= high + self.kit.px(CLOSER)

    def _line_height(self, size: float) -> int:
        return round(self.kit.fonts.height(size, SEMIBOLD) * 0.95)

    def _draw_line(self, target: Surface, area: Rect, *, mirrored: bool) -> None:
        """Draw a title or an answer as large as all of it has room, in several lines if it needs them."""
        kit, text, size = self.kit, self.content.line or "", LINE * self.share
        ink = ACCUSE_LINE if self.content.warm else LIGHT
        room = area.h + kit.px(CLOSER)
        lines, high = rich.wrap(kit, text, size, area.w), self._line_height(size)
        while len(lines) * high > room and size > LEAST:
            size -= 1
            lines, high = rich.wrap(kit, text, size, area.w), self._line_height(size)
        lines = lines[: max(1, room // high)]
        y = area.centery - high * len(lines) // 2
        for line in lines:
            x = area.right - rich.line_width(kit, line, size) if mirrored else area.left
            rich.draw(kit, target, line, (x, y), size, ink, ink)
            y += high


def _row(*parts: Box) -> RowBox:
    """Return parts beside each other."""
    return RowBox(parts, 12, "middle")
