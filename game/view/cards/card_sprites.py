"""Making sprites of cards: a face or a back with its shadow and mark, upright or turned: `CardSprites`.

A sprite is made of one large picture of its face, and of a shadow that all faces share: reading a file and
blurring a shadow are what takes longest.

The colours of a sprite are multiplied by its alpha, as BLEND_PREMULTIPLIED wants them: blitting it takes little
more than half the time that way, and blitting cards is most of what a moving table takes.
"""

from __future__ import annotations

from enum import IntEnum, auto
from functools import partial
from math import ceil
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.engine.cards import UNKNOWN, Deck
from game.view.base import svg_shapes as vector
from game.view.base.colours import AMBER, INK, QUIET, Colour
from game.view.base.pictures import CARD_RADIUS, CARD_RATIO, Pictures, shadow_offset
from game.view.cards.hand_fan import FOCUS_SCALE

VEIL = Colour.hex("#3a281c").fade(0.44)
LEGAL_EDGE = Colour.hex("#fff6df")
SHADE = INK.mix(Colour(0, 0, 0), 0.6).fade(0.42)
FLIGHT_LIFT, PLAYED = 26.0, 8.0
"""How high cards seem to be on their way, and as they lie on others, by their shadows."""
LIFT_STEP = 6
FLYING, LYING = (round(lift / LIFT_STEP) * LIFT_STEP for lift in (FLIGHT_LIFT, PLAYED))
"""The same as looks have them: in steps."""
NARROWINGS = 6
EDGE = 2
"""Empty pixels about a card that is turned, into which its edge is smoothed."""
FAINTEST = 5
"""What is less opaque than this (of 255) at the rim of a shadow is not drawn: nobody sees it."""
SEEN_BLUR = 2.2
"""How far out a shadow can be seen, as a multiple of how soft it is."""
JUMBO_BELOW = 80
"""The height in real pixels below which cards have faces with large indices, if the set has them."""


class Mark(IntEnum):
    """The mark at a card's edge."""

    PLAIN = auto()
    LEGAL = auto()
    VEILED = auto()
    FOCUS = auto()
    BARRED = auto()
    """In focus, though it cannot be played."""
    BETTER = auto()
    """What would have been better to play."""


RINGS = {Mark.FOCUS: AMBER, Mark.BARRED: QUIET, Mark.BETTER: Colour.hex("#66d692")}
"""The colours of the rings round cards in focus, and round better ones."""


class CardLook(NamedTuple):
    """Everything that tells two upright sprites apart. `narrow` is 0 (full) to NARROWINGS (an edge)."""

    card: int
    width: int
    lift: int
    mark: Mark
    narrow: int
    coarse: bool
    """Whether it moves, and is so small that another picture is made of it where it lies."""


class CardSprites:
    """Makes the sprites of one deck, for tables with so many real pixels (`scale`) to one of the design.

    `folder` names the set of faces, `back` the picture of the backs. No card in a hand is wider than `widest`
    design pixels.
    """

    def __init__(
        self,
        pictures: Pictures,
        deck: Deck,
        folder: str,
        back: str,
        scale: float,
        widest: float,
    ) -> None:
        self.pictures, self.deck, self.folder, self.back = pictures, deck, folder, back
        self.scale, self.widest = scale, widest
        shelf = pictures.pool.shelf
        self._shadows = shelf("shadows of cards", scale)
        self._passing = shelf("shadows of cards on their way", scale, passing=True)
        self._parts: dict[tuple[tuple[int, int], int], Rect] = {}
        """Which part of an upright sprite is seen, by its size and lift."""

    def name(self, card: int) -> str:
        """Return the name of the picture of a card, that of the back for UNKNOWN."""
        if card == UNKNOWN:
            return f"cards/backs/{self.back}"
        return f"cards/{self.folder}/{self.deck.codes[card]}"

    def picture(self, card: int, height: int) -> str:
        """The picture of a card that is drawn so many pixels high."""
        if card != UNKNOWN and height < JUMBO_BELOW:
            jumbo = f"cards/{self.folder}-jumbo/{self.deck.codes[card]}"
            if self.pictures.has(jumbo):
                return jumbo
        return self.name(card)

    @property
    def large(self) -> int:
        """The width in real pixels in which faces are loaded."""
        return round(self.widest * FOCUS_SCALE * self.scale)

    @property
    def half(self) -> int:
        """The width in which they are loaded for small cards."""
        return max(6, self.large // 2)

    def upright(self, look: CardLook) -> Surface:
        """Return the upright sprite with shadow and mark, with the same margin on every side."""
        whole = self._whole(look)
        whole.premul_alpha_ip()
        if look.mark in RINGS:
            return _seen(whole)
        # Of all faces the same part is seen, and finding it takes a fifth of making a sprite.
        key = (whole.get_size(), look.lift)
        if key not in self._parts:
            self._parts[key] = whole.get_bounding_rect(min_alpha=FAINTEST)
        return whole.subsurface(self._parts[key])

    def turned(self, look: CardLook, angle: float) -> Surface:
        """Return the turned sprite: of shadow and card apart, for shadows are the same for all faces."""
        if look.mark in RINGS:
            whole = pygame.transform.rotozoom(self._whole(look), angle, 1.0)
            whole.premul_alpha_ip()
            return _seen(whole)
        width, height = look.width, round(look.width * CARD_RATIO)
        edged = Surface((width + 2 * EDGE, height + 2 * EDGE), pygame.SRCALPHA)
        edged.blit(self._card(look, width, height), (EDGE, EDGE))
        card = pygame.transform.rotozoom(edged, angle, 1.0)
        shelf = self._passing if look.lift == FLYING else self._shadows
        key = ("turned", width, self._room(look.lift, look.mark), look.lift, angle)

        def shade() -> Surface:
            return pygame.transform.rotozoom(self._shade(width, look), angle, 1.0)

        whole = shelf.get(key, shade).copy()
        whole.blit(card, card.get_rect(center=whole.get_rect().center))
        whole.premul_alpha_ip()
        return _seen(whole)

    def _shade(self, width: int, look: CardLook) -> Surface:
        """Return the shadow of a card so wide, with the same room about it on every side, to be drawn on.

        It is far below the card, and near it. That of a card turning over is the whole one's without its
        middle, which takes a tenth of blurring another.
        """
        room, (dx, dy) = self._room(look.lift, look.mark), shadow_offset(look.lift, self.scale)
        size = (width + 2 * room, round(look.width * CARD_RATIO) + 2 * room)
        whole = Surface(size, pygame.SRCALPHA)
        far, near = (self._blur(look.lift), SHADE), (max(1.0, 1.6 * self.scale), INK.fade(0.3))
        for (blur, colour), x, y in ((far, dx, dy), (near, self.scale, 2 * self.scale)):
            make = partial(self._soft, look.width, room, blur, colour)
            soft = self._shadows.get((look.width, room, blur, colour), make)
            if width != look.width:
                soft = _narrowed(soft, width, room, blur)
            whole.blit(soft, (round(x), round(y)))
        return whole

    def _whole(self, look: CardLook) -> Surface:
        full_height = round(look.width * CARD_RATIO)
        width = max(2, round(look.width * (1 - look.narrow / NARROWINGS)))
        room = self._room(look.lift, look.mark)
        whole = self._shade(width, look)
        whole.blit(self._card(look, width, full_height), (room, room))
        if look.mark in RINGS:
            radius, colour = look.width * CARD_RADIUS, RINGS[look.mark]
            ring = self._ring(whole.get_size(), room, width, full_height, radius, colour)
            whole.blit(ring, (0, 0))
        return whole

    def _room(self, lift: int, mark: Mark) -> int:
        """The pixels around a card that its shadow and its ring need."""
        ring = round(12 * self.scale) if mark in RINGS else 0
        return max(int(SEEN_BLUR * self._blur(lift) + shadow_offset(lift, self.scale)[1]), ring) + 2

    def _blur(self, lift: int) -> float:
        return max(1.0, (5 + lift / 3) * self.scale)

    def shade(self, lift: int, mark: Mark) -> tuple[int, int, int, int]:
        """The pixels to the left, over, right and under a card at which its shadow or ring can be seen."""
        soft, ring = SEEN_BLUR * self._blur(lift), round(12 * self.scale) if mark in RINGS else 0
        dx, dy = shadow_offset(lift, self.scale)
        far = (soft - dx, soft - dy, soft + dx, soft + dy)
        before, over, after, under = (EDGE + max(ring, ceil(each)) for each in far)
        return before, over, after, under

    def _soft(self, width: int, room: int, blur: float, colour: Colour) -> Surface:
        """The shape of a card, the same for all faces: blurring is what takes longest."""
        body = vector.box(room, room, width, round(width * CARD_RATIO), width * CARD_RADIUS, INK)
        shape = vector.picture(width + 2 * room, round(width * CARD_RATIO) + 2 * room, body)
        return vector.blurred(shape, blur, colour)

    def _card(self, look: CardLook, width: int, height: int) -> Surface:
        scale = self.scale
        # Two pictures a face are loaded; the sizes in between are made of them, which is ten times faster.
        # Smaller ones are loaded by themselves: shrunk that far they would lose their lines.
        loaded = self.large if look.width * 2 >= self.large else self.half
        if look.width * 2.1 < self.half and not look.coarse:
            loaded = look.width
        picture = self.pictures.svg(
            self.picture(look.card, height), loaded, round(loaded * CARD_RATIO)
        )
        if picture.get_size() == (width, height):
            picture = picture.copy()
        else:
            picture = pygame.transform.smoothscale(picture, (width, height))
        radius = look.width * CARD_RADIUS
        if look.mark in (Mark.VEILED, Mark.BARRED):
            veil = vector.box(0, 0, width, height, radius, VEIL)
            picture.blit(vector.picture(width, height, veil), (0, 0))
        elif look.mark is Mark.LEGAL:
            line = max(1.5, 3 * scale)
            edge = vector.box(0, 0, width, height, radius, None, LEGAL_EDGE, line)
            picture.blit(vector.picture(width, height, edge), (0, 0))
        return picture

    def _ring(
        self,
        size: tuple[int, int],
        room: int,
        width: int,
        height: int,
        radius: float,
        colour: Colour,
    ) -> Surface:
        scale = self.scale
        ink, line, gap = max(2.0, 8 * scale), max(1.5, 5 * scale), 1.5 * scale
        inset = (ink - line) / 2
        x = room - ink - gap
        outer = (width + 2 * (ink + gap), height + 2 * (ink + gap))
        body = vector.box(x, x, *outer, radius + ink + gap, None, INK, ink)
        body += vector.box(
            x + inset,
            x + inset,
            outer[0] - 2 * inset,
            outer[1] - 2 * inset,
            radius + ink + gap - inset,
            None,
            colour,
            line,
        )
        return vector.picture(*size, body)


def blit_sprite(target: Surface, sprite: Surface, rect: Rect, opacity: float = 1.0) -> None:
    """Blit a sprite, or what was made of one, with an opacity of 0 to 1."""
    if opacity < 1.0:
        left = round(255 * opacity)
        sprite = sprite.copy()
        sprite.fill((left, left, left, left), special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(sprite, rect, special_flags=pygame.BLEND_PREMULTIPLIED)


def _seen(whole: Surface) -> Surface:
    """The part of a picture in which something is seen: what is not blitted takes no time."""
    return whole.subsurface(whole.get_bounding_rect(min_alpha=FAINTEST))


def _narrowed(soft: Surface, width: int, room: int, blur: float) -> Surface:
    """Return a blurred shape, with its room, without its middle; one thinner than its blur is fainter."""
    left, right, high = room + width // 2, room + width - width // 2, soft.get_height()
    whole = Surface((left + right, high), pygame.SRCALPHA)
    whole.blit(soft, (0, 0), (0, 0, left, high))
    whole.blit(soft, (left, 0), (soft.get_width() - right, 0, right, high))
    share = round(255 * min(1.0, width / blur))
    whole.fill((255, 255, 255, share), special_flags=pygame.BLEND_RGBA_MULT)
    return whole
