"""Small marks of cards, for the slots of an open corner: rank and suit, from the index of the card's face."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import FRect, Rect, Surface

from game.engine.cards import NO_SUIT, UNKNOWN
from game.view.base import svg_shapes as vector
from game.view.base.colours import Colour
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.table.portraits import CREAM

LOADED = 320
"""The width in pixels at which a face is loaded to take its index."""
TALL = 1.4
"""The height of a face as a multiple of its width."""
INDICES: Mapping[str, tuple[FRect, FRect]] = {
    "french": (FRect(0.025, 0.055, 0.18, 0.19), FRect(0.025, 0.255, 0.18, 0.16)),
    "colour": (FRect(0.05, 0.07, 0.205, 0.2), FRect(0.05, 0.275, 0.205, 0.19)),
}
"""Where rank and suit stand on the faces of a deck, as shares of the card's width from its top left."""
BARE = frozenset({"french"})
"""Decks on whose cards without a suit nothing stands below the rank."""
OTHERS = (FRect(0.02, 0.05, 0.25, 0.2), FRect(0.02, 0.25, 0.25, 0.2))
"""The same for decks of other kinds."""
BESIDE_RANK = 3
"""How many pixels of such a face right of the index's edge there is still nothing but its ground."""
LONE = 0.68
"""How much of the rank's height such a card uses."""
RIM = 0.13
"""The margin of a chip, as a share of its shorter side."""
ALIKE = 36
"""The difference in each of red, green and blue up to which a pixel counts as ground."""
ROUND = 9.0
EDGE = 2.0
"""The width of the edge of a back, in design pixels."""
DIMMED = 0.42
"""How bright a chip is that stands back."""


class CardMarks:
    """Draws the marks of one deck's cards; `deck` is the name of its set of pictures."""

    def __init__(self, kit: SceneKit, art: CardArt, deck: str) -> None:
        self.kit, self.art = kit, art
        self._parts = INDICES.get(deck, OTHERS)
        self._bare = deck in BARE

    def draw(self, target: Surface, card: int, rect: Rect, *, dim: bool = False) -> None:
        """Draw the mark of a card on a chip (real pixels): rank above suit, or beside it on a flat chip.

        UNKNOWN is a part of the cards' back. A chip that is `dim` stands back behind others.
        """
        key = ("card mark", self.art.name(card), rect.size, dim)
        target.blit(self.kit.paint.keep(key, lambda: self._made(card, rect.size, dim)), rect)

    def _made(self, card: int, size: tuple[int, int], dim: bool) -> Surface:
        chip = self._back(*size) if card == UNKNOWN else self._chip(card, *size)
        if dim:
            chip.fill((*[round(255 * DIMMED)] * 3, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return chip

    def _back(self, wide: int, tall: int) -> Surface:
        """Return the middle of the back within a rounded edge."""
        scale = self.kit.space.scale
        whole = round(max(wide, tall / TALL))
        back = self.art.pictures.svg(self.art.name(UNKNOWN), whole, round(whole * TALL))
        chip = vector.picture(
            wide, tall, vector.box(0, 0, wide, tall, ROUND * scale, Colour(255, 255, 255))
        )
        part = back.get_rect(center=chip.get_rect().center)
        chip.blit(back, part, special_flags=pygame.BLEND_RGBA_MULT)
        line = self.kit.space.line(EDGE)
        edge = vector.picture(
            wide, tall, vector.box(0, 0, wide, tall, ROUND * scale, None, CREAM, line)
        )
        chip.blit(edge, (0, 0))
        return chip

    def _chip(self, card: int, wide: int, tall: int) -> Surface:
        face = self.art.pictures.svg(self.art.name(card), LOADED, round(LOADED * TALL))
        rank, suit = (face.subsurface(_real(part)) for part in self._parts)
        left, middle = _real(self._parts[0]).midleft
        ground = Colour(*face.get_at((left + BESIDE_RANK, middle)))
        chip = vector.picture(
            wide, tall, vector.box(0, 0, wide, tall, ROUND * self.kit.space.scale, ground)
        )
        rim = max(2, round(min(wide, tall) * RIM))
        inside = chip.get_rect().inflate(-2 * rim, -2 * rim)
        upper, lower = inside.copy(), inside.copy()
        parts = [(rank, upper), (suit, lower)]
        if self._bare and self.art.deck.suit[card] == NO_SUIT:
            whole = _real(self._parts[0])
            whole.h = round(whole.h * LONE)
            parts = [(face.subsurface(whole), inside)]
        elif wide > tall * 0.9:
            upper.w = lower.w = (inside.w - rim // 2) // 2
            lower.right = inside.right
        else:
            upper.h = lower.h = (inside.h - rim // 2) // 2
            lower.bottom = inside.bottom
        for untrimmed, room in parts:
            part = _trimmed(untrimmed, ground)
            share = min(room.w / part.get_width(), room.h / part.get_height())
            size = (round(part.get_width() * share), round(part.get_height() * share))
            picture = pygame.transform.smoothscale(part, size)
            chip.blit(picture, picture.get_rect(center=room.center))
        return chip


def _trimmed(part: Surface, ground: Colour) -> Surface:
    """Return a part without the ground at its sides."""
    bare = pygame.mask.from_threshold(part, ground, (ALIKE, ALIKE, ALIKE, 255))
    bare.invert()
    found = bare.get_bounding_rects()
    return part.subsurface(found[0].unionall(found[1:])) if found else part


def _real(part: FRect) -> Rect:
    return Rect(*(round(each * LOADED) for each in part))
