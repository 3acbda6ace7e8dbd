"""How one joins with a phone, on the table itself: `JoinCard` finds a free place for it at the rim.

It is there while the table is open to phones and the player wants it; where nothing is free it is not drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from pygame import FRect, Rect, Surface

from game.view.base.colours import BROWN, INK, LIGHT, PAPER, PAPER_EDGE, PAPER_LOW
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.speech.free_places import AIR, MARGIN
from game.view.speech.occupancy import Occupancy, Precedence
from game.view.speech.spots import Covering
from game.view.widgets.code_picture import draw_code, modules_across

NAME = "joining"
TITLE, ADDRESS, LETTER = 28.0, 26.0, 30.0
MODULE, LEAST_MODULE = 6.0, 3
"""Design pixels of a module of the code, and the fewest real pixels with which a camera still reads it."""
EDGE, GAP, TILE_GAP = 16.0, 18.0, 8.0
RIM = MARGIN - 8
"""How far from the edges of the window it lies, in design pixels."""
STEP = 24.0


class Form(Enum):
    """What is on the card, the most first: with a code to scan, in letters alone, in one line."""

    WHOLE = auto()
    TYPED = auto()
    SHORT = auto()


class JoinCard:
    """The card on one table, whose other pieces are in the `occupancy`."""

    def __init__(self, kit: SceneKit, occupancy: Occupancy) -> None:
        self.kit, self.occupancy = kit, occupancy
        self._form = Form.WHOLE
        self._where: FRect | None = None
        self._asked: object = None
        self._seen = -1

    @property
    def shows(self) -> tuple[str, str, str] | None:
        """The link, the address and the letters to be shown; None for no card."""
        phones = self.kit.phones
        if phones is None or not phones.is_open or not self.kit.settings.phone_card:
            return None
        return phones.link(), phones.addresses[0], phones.code

    def pieces(self, *over: str, still: bool = True) -> list[Piece]:
        """Return the card alone, or nothing without room for it; it may lie over the pieces named in `over`.

        Unless the table is `still` it finds no new place: cards that are on their way will lie somewhere.
        """
        shows = self.shows
        if shows is None:
            self._asked = self._where = None
            self.occupancy.remove(NAME)
            return []
        self._find(shows, over, still)
        if self._where is None:
            return []
        area, form = self.kit.rect(self._where), self._form
        room = self.kit.px(24)
        card = Piece(
            NAME,
            (shows, form, tuple(area)),
            area.inflate(room, room),
            lambda target: self._draw(target, area, form, shows),
        )
        return [card]

    def _find(self, shows: tuple[str, str, str], over: tuple[str, ...], still: bool) -> None:
        """Keep the place while it is free; find another when it is not, or when the card is another."""
        asked = (shows, self.occupancy.window, self.kit.space)
        if asked == self._asked and self._seen == self.occupancy.changes():
            return
        ground = self.occupancy.ground(Precedence.PIECE, *over, own=NAME)
        where = self._where if asked == self._asked else None
        if not still and (where is None or not ground.free(where)):
            self._asked = self._where = None
            self.occupancy.remove(NAME)
            return
        if where is None or not ground.free(where):
            sizes = ((form, self._size(form, shows)) for form in Form)
            free = (
                (form, each)
                for form, size in sizes
                for each in self._places(size)
                if ground.free(each, AIR)
            )
            self._form, where = next(free, (Form.WHOLE, None))
        self._where, self._asked = where, asked
        if where is None:
            self.occupancy.remove(NAME)
        else:
            self.occupancy.report(NAME, where, cover=Covering.SOONER)
        self._seen = self.occupancy.changes()

    def _places(self, size: tuple[float, float]) -> Iterator[FRect]:
        """The places at the rim of the table, the best first: corners, then along the sides."""
        wide, tall = self.occupancy.window
        inside = FRect(RIM, RIM, wide - 2 * RIM, tall - 2 * RIM)
        right, bottom = inside.right - size[0], inside.bottom - size[1]
        if right < inside.left or bottom < inside.top:
            return
        for x, y in (
            (right, inside.top), (right, bottom), (inside.left, bottom), (inside.left, inside.top),
        ):  # fmt: skip
            yield FRect(x, y, *size)
        for step in range(1, int((bottom - inside.top) / STEP)):
            yield FRect(right, inside.top + step * STEP, *size)
            yield FRect(inside.left, bottom - step * STEP, *size)
        for step in range(1, int((right - inside.left) / STEP)):
            yield FRect(right - step * STEP, inside.top, *size)
            yield FRect(right - step * STEP, bottom, *size)

    def _module(self) -> int:
        return max(LEAST_MODULE, self.kit.px(MODULE))

    def _tile(self) -> int:
        return self.kit.fonts.height(LETTER, BOLD) + self.kit.px(4)

    def _letters_width(self, letters: str) -> int:
        return len(letters) * self._tile() + (len(letters) - 1) * self.kit.px(TILE_GAP)

    def _size(self, form: Form, shows: tuple[str, str, str]) -> tuple[float, float]:
        """Return the size of the card in design pixels."""
        fonts, px = self.kit.fonts, self.kit.px
        link, address, letters = shows
        tile, edge = self._tile(), px(EDGE)
        said = fonts.width(address, ADDRESS, SEMIBOLD)
        if form is Form.SHORT:
            wide, tall = said + px(GAP) + self._letters_width(letters), tile
        else:
            title = fonts.width(self.kit.words("table.join"), TITLE, BOLD)
            wide = max(title, said, self._letters_width(letters))
            tall = fonts.height(TITLE, BOLD) + fonts.height(ADDRESS, SEMIBOLD) + px(12) + tile
        if form is Form.WHOLE:
            side = modules_across(link) * self._module()
            # What stays free around the code is its edge.
            wide, tall = wide + side + px(GAP) - edge // 2, max(tall, side - edge)
        scale = self.kit.space.scale
        return (wide + 2 * edge + px(8)) / scale, (tall + 2 * edge) / scale

    def _draw(self, target: Surface, area: Rect, form: Form, shows: tuple[str, str, str]) -> None:
        kit, px = self.kit, self.kit.px
        link, address, letters = shows
        fill = LIGHT if form is Form.WHOLE else (PAPER, PAPER_LOW)
        kit.paint.box(target, area, fill, radius=26, line=PAPER_EDGE, line_width=2, shadow=True)
        left, high = area.left + px(EDGE + 4), kit.fonts.height(ADDRESS, SEMIBOLD)
        if form is Form.SHORT:
            at = (left, area.centery)
            said = kit.paint.text(target, address, at, ADDRESS, SEMIBOLD, INK, "midleft")
            self._draw_letters(target, said.right + px(GAP), area.centery, letters)
            return
        if form is Form.WHOLE:
            side = modules_across(link) * self._module()
            code = Rect(area.left + (area.h - side) // 2, area.centery - side // 2, side, side)
            draw_code(kit, target, code, link)
            left = code.right
        top = area.centery - (kit.fonts.height(TITLE, BOLD) + high + px(12) + self._tile()) // 2
        words = kit.words("table.join")
        kit.paint.text(target, words, (left, top), TITLE, BOLD, INK)
        top += kit.fonts.height(TITLE, BOLD)
        kit.paint.text(target, address, (left, top), ADDRESS, SEMIBOLD, BROWN)
        self._draw_letters(target, left, top + high + px(12) + self._tile() // 2, letters)

    def _draw_letters(self, target: Surface, left: int, middle: int, letters: str) -> None:
        kit, side = self.kit, self._tile()
        for letter in letters:
            tile = Rect(left, middle - side // 2, side, side)
            kit.paint.box(target, tile, INK, radius=10)
            kit.paint.text(target, letter, tile.center, LETTER, BOLD, LIGHT, "center")
            left = tile.right + kit.px(TILE_GAP)
