"""Pictures as on the coach's card: cards, people, what is said, and signs in a row on cloth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.transform import rotozoom

from game.engine.cards import UNKNOWN
from game.engine.table import Table
from game.session.plan import Seat
from game.store.lesson_files import LessonPart
from game.view.base.colours import AMBER_FILL, INK, LIGHT, PAPER, PAPER_LOW, WINE, Colour
from game.view.base.fonts import BOLD, TITLE
from game.view.base.pictures import CARD_RATIO
from game.view.base.scene_kit import SceneKit
from game.view.base.suit_styles import suits
from game.view.cards.card_art import CardArt
from game.view.table.portraits import blit_portrait

HIGH = 152
"""The height of the picture, in design pixels."""
CLOTH = (Colour.hex("#6d3f68"), Colour.hex("#3d2340"))
GAP, LEAST_GAP, EDGE = 22, 8, 26
WIDEST = 700
"""The room that a picture has on a usual card; the words in it are made to fit."""
SAID = 26.0


class _Piece(NamedTuple):
    width: int
    draw: Callable[[Surface, int, int], None]
    """Draws it with its left edge and middle at a point, in real pixels."""


class LessonPicture:
    """Draws pictures for the people at a table. `says` returns what is said, by its word in the lesson."""

    def __init__(
        self,
        kit: SceneKit,
        art: CardArt,
        table: Table,
        people: Sequence[Seat],
        says: Callable[[str], str],
        cloth: tuple[Colour, Colour] = CLOTH,
    ) -> None:
        self.kit, self.art, self.table, self.people = kit, art, table, people
        self._says, self._cloth = says, cloth

    def height(self) -> int:
        """Return how high a picture is, in real pixels."""
        return max(self.kit.px(HIGH), self.kit.fonts.height(SAID, BOLD) + self.kit.px(60))

    def width(self, parts: Sequence[LessonPart]) -> int:
        """Return how wide a picture is at least, in real pixels, if none of its parts is to cover another."""
        px, high = self.kit.px, self.height()
        wide = sum(self._piece(each, high, px(WIDEST)).width for each in parts)
        return wide + px(LEAST_GAP) * (len(parts) - 1) + 2 * px(EDGE)

    def draw(self, target: Surface, rect: Rect, parts: Sequence[LessonPart]) -> None:
        """Draw a picture in a rectangle of the height it needs."""
        kit, px = self.kit, self.kit.px
        kit.paint.box(target, rect, self._cloth, radius=20)
        room = rect.w - 2 * px(EDGE)
        pieces = [self._piece(each, rect.h, room) for each in parts]
        gap, wide = px(GAP), sum(each.width for each in pieces)
        if len(pieces) > 1:
            gap = min(gap, (room - wide) // (len(pieces) - 1))
        x = rect.centerx - (wide + gap * (len(pieces) - 1)) // 2
        for each in pieces:
            each.draw(target, x, rect.centery)
            x += each.width + gap

    def _piece(self, part: LessonPart, high: int, room: int) -> _Piece:
        kit, word, argument = self.kit, part.word, part.argument
        match word:
            case "card" | "not" | "back":
                face = UNKNOWN if word == "back" else self.table.deck.index[argument]
                return self._card(face, high, crossed=word == "not")
            case "seat":
                return self._person(self.people[int(argument)], high)
            case "says":
                return self._said(self._says(argument), room)
            case "clock":
                return self._badge(argument, high, INK.fade(0.94), AMBER_FILL)
            case "count":
                return self._badge(
                    kit.words("lesson.count", count=int(argument)), high, WINE, LIGHT
                )
            case "suit":
                return self._suit(suits(kit.settings.four_colour)[argument].shape, high)
            case "icon":
                return self._sign(f"icons/{argument}", high, tint=True)
        return self._sign("icons/leads-to" if word == "arrow" else "icons/plus", high, True)

    def _card(self, face: int, high: int, *, crossed: bool) -> _Piece:
        kit = self.kit
        wide = round((high - 2 * kit.px(14)) / CARD_RATIO)

        def draw(target: Surface, x: int, y: int) -> None:
            name, middle = self.art.name(face), (x + wide // 2, y)
            rect = kit.pictures.blit_card(target, name, middle, wide, scale=kit.space.scale)
            if crossed:
                kit.paint.box(target, rect, INK.fade(0.5), radius=8)
                side = wide // 2
                cross = kit.pictures.tinted("icons/plus", side, side, LIGHT)
                turned = rotozoom(cross, 45, 1.0)
                target.blit(turned, turned.get_rect(center=middle))

        return _Piece(wide, draw)

    def _person(self, person: Seat, high: int) -> _Piece:
        radius = (high - 2 * self.kit.px(24)) // 2

        def draw(target: Surface, x: int, y: int) -> None:
            blit_portrait(self.kit, target, person.portrait, (x + radius, y), radius)

        return _Piece(2 * radius, draw)

    def _said(self, text: str, room: int) -> _Piece:
        kit, px = self.kit, self.kit.px
        size = kit.fonts.fitted(text, SAID, BOLD, room // 2)
        wide = kit.fonts.width(text, size, BOLD) + px(48)
        tall = kit.fonts.height(size, BOLD) + px(26)

        def draw(target: Surface, x: int, y: int) -> None:
            bubble = Rect(x, y - tall // 2, wide, tall)
            kit.paint.box(target, bubble, (PAPER, PAPER_LOW), radius=18, shadow=True)
            kit.paint.text(target, text, bubble.center, size, BOLD, INK, "center")

        return _Piece(wide, draw)

    def _badge(self, text: str, high: int, fill: Colour, line: Colour) -> _Piece:
        kit = self.kit
        radius = (high - 2 * kit.px(36)) // 2

        def draw(target: Surface, x: int, y: int) -> None:
            middle = (x + radius, y)
            kit.paint.disc(target, middle, radius, fill, line, 5)
            size = kit.fonts.fitted(text, 40, TITLE, round(1.3 * radius))
            kit.paint.text(target, text, middle, size, TITLE, LIGHT, "center")

        return _Piece(2 * radius, draw)

    def _suit(self, shape: str, high: int) -> _Piece:
        kit = self.kit
        radius = (high - 2 * kit.px(26)) // 2

        def draw(target: Surface, x: int, y: int) -> None:
            middle = (x + radius, y)
            kit.paint.disc(target, middle, radius, (PAPER, PAPER_LOW))
            sign = kit.pictures.svg(f"shapes/{shape}", radius, radius)
            target.blit(sign, sign.get_rect(center=middle))

        return _Piece(2 * radius, draw)

    def _sign(self, name: str, high: int, tint: bool = False) -> _Piece:
        kit = self.kit
        side = high * 2 // 5

        def draw(target: Surface, x: int, y: int) -> None:
            pictures = kit.pictures
            sign = (
                pictures.tinted(name, side, side, LIGHT) if tint else pictures.svg(name, side, side)
            )
            target.blit(sign, sign.get_rect(midleft=(x, y)))

        return _Piece(side, draw)
