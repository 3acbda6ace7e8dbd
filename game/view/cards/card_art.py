"""Sprites of cards with their shadow and mark: `art.draw(target, card, pose)`.

A sprite is made once for a face, size, angle and mark, and kept in a cache bounded in bytes. Sizes and angles
of moving cards are rounded, so that a flight needs a few sprites and not one for each frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

import pygame
from pygame import Rect, Surface

from game.engine.cards import UNKNOWN, Deck
from game.show.card_pose import Pose
from game.view.base import svg_shapes as vector
from game.view.base.colours import AMBER, INK, QUIET, Colour
from game.view.base.pictures import CARD_RADIUS, CARD_RATIO, Pictures, shadow_offset
from game.view.base.space import Space
from game.view.cards.hand_fan import CARD, FOCUS_SCALE

VEIL = Colour.hex("#3a281c").fade(0.44)
LEGAL_EDGE = Colour.hex("#fff6df")
SHADE = INK.mix(Colour(0, 0, 0), 0.6).fade(0.42)
FLIGHT_LIFT = 26.0
TURN_STEP, MOVING_TURN_STEP = 0.5, 5.0
MOVING_WIDTH_STEP = 1.13
"""The factor between the widths at which moving cards are drawn."""
NARROWINGS = 6
JUMBO_BELOW = 80
"""The height in real pixels below which cards have faces with large indices, if the set has them."""


class Mark(Enum):
    """The mark at a card's edge."""

    PLAIN = auto()
    LEGAL = auto()
    VEILED = auto()
    FOCUS = auto()
    BARRED = auto()
    """In focus, though it cannot be played."""


RINGS = {Mark.FOCUS: AMBER, Mark.BARRED: QUIET}
"""The colours of the rings round cards in focus."""


@dataclass(frozen=True, slots=True)
class _Look:
    """Everything that tells two upright sprites apart. `narrow` is 0 (full) to NARROWINGS (an edge)."""

    card: int
    width: int
    lift: int
    mark: Mark
    narrow: int


class CardArt:
    """Draws the cards of one deck. `folder` names the set of faces, `back` the picture of the backs."""

    def __init__(self, pictures: Pictures, deck: Deck, folder: str, back: str) -> None:
        self.pictures = pictures
        self.deck = deck
        self.folder = folder
        self.back = back
        self.space = Space(1920, 1080)
        self.widest = CARD
        self._find_shelves()

    def resize(self, space: Space, widest: float = CARD) -> None:
        """Take over another space; no card in a hand is wider than `widest` design pixels."""
        if (space, widest) == (self.space, self.widest):
            return
        self.space, self.widest = space, widest
        self._find_shelves()

    def dress(self, folder: str, back: str) -> None:
        """Use another set of faces and another back."""
        if (folder, back) != (self.folder, self.back):
            self.folder, self.back = folder, back
            self._find_shelves()

    def _find_shelves(self) -> None:
        """Find the shelves of sprites, which tables with cards of the same look share."""
        looks = (self.deck, self.folder, self.back, self.space.scale, self.widest)
        shelf = self.pictures.pool.shelf
        self._upright = shelf("cards upright", *looks)
        self._turned = shelf("cards turned", *looks)
        self._shadows = shelf("shadows of cards", self.space.scale)

    def name(self, card: int) -> str:
        """Return the name of the picture of a card, that of the back for UNKNOWN."""
        if card == UNKNOWN:
            return f"cards/backs/{self.back}"
        return f"cards/{self.folder}/{self.deck.codes[card]}"

    def _picture(self, card: int, height: int) -> str:
        """The picture of a card that is drawn so many pixels high."""
        if card != UNKNOWN and height < JUMBO_BELOW:
            jumbo = f"cards/{self.folder}-jumbo/{self.deck.codes[card]}"
            if self.pictures.has(jumbo):
                return jumbo
        return self.name(card)

    def draw(
        self,
        target: Surface,
        card: int,
        pose: Pose,
        *,
        lift: float = 0.0,
        mark: Mark = Mark.PLAIN,
        moving: bool = False,
        narrow: float = 0.0,
        opacity: float = 1.0,
    ) -> Rect:
        """Draw a card at a pose (design pixels); return the rectangle that was drawn on, in real pixels.

        `lift` is the height above the table in design pixels; `moving` allows rounded sizes and angles;
        `narrow` (0 to 1) is the share of its width that a card turning over has lost.
        """
        sprite = self.sprite(card, pose, lift=lift, mark=mark, moving=moving, narrow=narrow)
        scale = self.space.scale
        rect = sprite.get_rect(center=(round(pose.x * scale), round(pose.y * scale)))
        if opacity < 1.0:
            sprite.set_alpha(round(255 * opacity))
            target.blit(sprite, rect)
            sprite.set_alpha(255)
        else:
            target.blit(sprite, rect)
        return rect

    def sprite(
        self,
        card: int,
        pose: Pose,
        *,
        lift: float = 0.0,
        mark: Mark = Mark.PLAIN,
        moving: bool = False,
        narrow: float = 0.0,
    ) -> Surface:
        """The picture of a card as it lies; its middle is the card's."""
        width = max(6, round(pose.width * self.space.scale))
        if moving:
            width = self._coarse(width)
        step = MOVING_TURN_STEP if moving else TURN_STEP
        turn = round(pose.angle / step)
        if narrow:
            turn = 0  # a card on its edge has no corners whose turn could be seen
        look = _Look(card, width, round(lift / 6) * 6, mark, round(narrow * NARROWINGS))
        if turn == 0:
            return self._upright.get(look, lambda: self._compose(look))
        return self._turned.get((look, turn, step), lambda: self._turn(look, turn * step))

    def _coarse(self, width: int) -> int:
        """The nearest of the few widths in which moving cards are drawn."""
        sizes = max(8.0, self.space.scale * self.widest * FOCUS_SCALE)
        while sizes / MOVING_WIDTH_STEP**0.5 > width:
            sizes /= MOVING_WIDTH_STEP
        return round(sizes)

    def _turn(self, look: _Look, angle: float) -> Surface:
        upright = self._upright.get(look, lambda: self._compose(look))
        return pygame.transform.rotozoom(upright, angle, 1.0)

    def _compose(self, look: _Look) -> Surface:
        """Return the upright sprite with shadow and mark, with the same margin on every side."""
        full_height = round(look.width * CARD_RATIO)
        width = max(2, round(look.width * (1 - look.narrow / NARROWINGS)))
        room = self._room(look.lift, look.mark)
        key = (width, full_height, look.lift, room)
        whole = self._shadows.get(key, lambda: self._shadow(width, look, room)).copy()
        whole.blit(self._card(look, width, full_height), (room, room))
        if look.mark in RINGS:
            radius, colour = look.width * CARD_RADIUS, RINGS[look.mark]
            ring = self._ring(whole.get_size(), room, width, full_height, radius, colour)
            whole.blit(ring, (0, 0))
        return whole

    def _room(self, lift: int, mark: Mark) -> int:
        """The pixels around a card that its shadow and its ring need."""
        scale = self.space.scale
        blur = max(1.0, (5 + lift / 3) * scale)
        ring = round(12 * scale) if mark in RINGS else 0
        return max(int(2.2 * blur + shadow_offset(lift, scale)[1]), ring) + 2

    def _shadow(self, width: int, look: _Look, room: int) -> Surface:
        """The shadow alone, the same for all faces: blurring is what takes longest."""
        scale = self.space.scale
        height = round(look.width * CARD_RATIO)
        blur = max(1.0, (5 + look.lift / 3) * scale)
        whole = Surface((width + 2 * room, height + 2 * room), pygame.SRCALPHA)
        body = vector.box(room, room, width, height, look.width * CARD_RADIUS, INK)
        shape = vector.picture(*whole.get_size(), body)
        dx, dy = shadow_offset(look.lift, scale)
        whole.blit(vector.blurred(shape, blur, SHADE), (round(dx), round(dy)))
        near = vector.blurred(shape, max(1.0, 1.6 * scale), INK.fade(0.3))
        whole.blit(near, (round(scale), round(2 * scale)))
        return whole

    def _card(self, look: _Look, width: int, height: int) -> Surface:
        scale = self.space.scale
        # One large picture a face is loaded; the sizes in between are made of it, which is ten times
        # faster. Small ones are loaded by themselves: shrunk that far they would lose their lines.
        large = round(self.widest * FOCUS_SCALE * scale)
        name = self._picture(look.card, height)
        if look.width * 2 < large:
            picture = self.pictures.svg(name, look.width, height)
        else:
            picture = self.pictures.svg(name, large, round(large * CARD_RATIO))
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
        scale = self.space.scale
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
