"""Sprites of cards with their shadow and mark: `art.draw(target, card, pose)`.

A sprite is made once for a face, size, angle and mark, and kept in a cache bounded in bytes. Sizes and angles
of moving cards are rounded, so that a flight needs a few sprites and not one for each frame.

Making one takes longer than drawing many. So what will be needed is wished for, and made by `prepare` between
frames; and where a frame has made as many as it may, a card that moves is drawn like one step before or after.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum, auto
from functools import partial
from typing import NamedTuple

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
MOST_WISHES = 200
"""The most pictures that are waited for; of more the oldest are given up."""
EDGE = 2
"""Empty pixels about a card that is turned, into which its edge is smoothed."""
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


RINGS = {Mark.FOCUS: AMBER, Mark.BARRED: QUIET}
"""The colours of the rings round cards in focus."""


class _Look(NamedTuple):
    """Everything that tells two upright sprites apart. `narrow` is 0 (full) to NARROWINGS (an edge)."""

    card: int
    width: int
    lift: int
    mark: Mark
    narrow: int
    coarse: bool
    """Whether it moves, and its size is a rounded one."""


_Wanted = tuple[_Look, int, float]
"""A look, by how many steps it is turned, and how many degrees a step has."""


class CardArt:
    """Draws the cards of one deck. `folder` names the set of faces, `back` the picture of the backs."""

    def __init__(self, pictures: Pictures, deck: Deck, folder: str, back: str) -> None:
        self.pictures = pictures
        self.deck = deck
        self.folder = folder
        self.back = back
        self.space = Space(1920, 1080)
        self.widest = CARD
        self._wishes: dict[_Wanted, None] = {}
        self._later: list[_Wanted] = []
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
        self._wishes.clear()
        self._later.clear()
        sizes = [max(8.0, self.space.scale * self.widest * FOCUS_SCALE)]
        while sizes[-1] > 5:
            sizes.append(sizes[-1] / MOVING_WIDTH_STEP)
        self._sizes = sizes
        """The widths in which moving cards are drawn, the largest first, before they are rounded."""
        self._ladder = [round(size) for size in sizes]
        self._widths: dict[int, int] = {}
        """The nearest of them for others."""
        self._unmade = self._usual()

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
        sprite = self._sprite(card, pose, lift, mark, moving, narrow)
        scale = self.space.scale
        wide, tall = (sprite.get_parent() or sprite).get_size()
        dx, dy = sprite.get_offset()
        x, y = round(pose.x * scale) - wide // 2 + dx, round(pose.y * scale) - tall // 2 + dy
        rect = Rect(x, y, *sprite.get_size())
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
        found = self._make(self._wanted(card, pose, lift, mark, moving, narrow))
        return found.get_parent() or found

    def _sprite(
        self, card: int, pose: Pose, lift: float, mark: Mark, moving: bool, narrow: float
    ) -> Surface:
        """The part of a card's picture that can be seen, within the whole of it."""
        wanted = self._wanted(card, pose, lift, mark, moving, narrow)
        found = self._kept(wanted)
        if found is not None:
            return found
        pool = self.pictures.pool
        if moving and pool.spent:
            like = self._like(wanted)
            if like is not None:
                self._wish(wanted)
                return like
        pool.spend()
        return self._make(wanted)

    def _wanted(
        self, card: int, pose: Pose, lift: float, mark: Mark, moving: bool, narrow: float
    ) -> _Wanted:
        width = max(6, round(pose.width * self.space.scale))
        if moving:
            width = self._coarse(width)
        step = MOVING_TURN_STEP if moving else TURN_STEP
        turn = round(pose.angle / step)
        if narrow:
            turn = 0  # a card on its edge has no corners whose turn could be seen
        look = _Look(card, width, round(lift / 6) * 6, mark, round(narrow * NARROWINGS), moving)
        return look, turn, step

    def _kept(self, wanted: _Wanted) -> Surface | None:
        return self._turned.find(wanted) if wanted[1] else self._upright.find(wanted[0])

    def _make(self, wanted: _Wanted) -> Surface:
        look, turn, step = wanted
        if turn == 0:
            return self._upright.get(look, lambda: self._compose(look))
        return self._turned.get(wanted, lambda: self._turn(look, turn * step))

    def _like(self, wanted: _Wanted) -> Surface | None:
        """What is kept of a moving card one step of its way before or after."""
        look, turn, step = wanted
        place = self._ladder.index(look.width)
        widths = self._ladder[max(0, place - 1) : place + 2]
        turns = (0,) if look.narrow else (turn, turn - 1, turn + 1)
        narrows = (look.narrow - 1, look.narrow + 1) if look.narrow else (0,)
        for width in (look.width, *widths):
            for narrow in (look.narrow, *narrows):
                for other in turns:
                    found = self._kept((look._replace(width=width, narrow=narrow), other, step))
                    if found is not None:
                        return found
        return None

    # --- ahead of time

    def wish(self, card: int, pose: Pose, lift: float) -> None:
        """Let the picture of a card that will soon rest at a pose be made by `prepare`."""
        if self.pictures.pool.allowance is not None:
            self._wish(self._wanted(card, pose, lift, Mark.PLAIN, False, 0.0))

    def wish_later(self, cards: Iterable[tuple[int, Pose, float, Mark]]) -> None:
        """Let those of cards, poses, lifts and marks be made after all others, instead of those before."""
        if self.pictures.pool.allowance is not None:
            self._later = [self._wanted(*each, False, 0.0) for each in cards]

    def _wish(self, wanted: _Wanted) -> None:
        if self._kept(wanted) is None:
            self._wishes[wanted] = None
            if len(self._wishes) > MOST_WISHES:
                del self._wishes[next(iter(self._wishes))]

    def make_a_wish(self) -> None:
        """Make the picture that has been wished for longest, if the frame may make one more."""
        pool = self.pictures.pool
        if self._wishes and not pool.spent:
            pool.spend()
            self.prepare()

    def prepare(self) -> bool:
        """Make one picture that was wished for or will be; return whether there is more to do."""
        if self._wishes:
            wanted = next(iter(self._wishes))
            del self._wishes[wanted]
            self._make(wanted)
        elif self._later:
            self._make(self._later.pop())
        else:
            make = next(self._unmade, None)
            if make is None:
                return False
            make()
        return True

    def _usual(self) -> Iterator[Callable[[], object]]:
        """What makes the pictures from which those of cards on their way are made."""
        for card in range(len(self.deck.codes)):
            for width in (self._large, self._half):
                height = round(width * CARD_RATIO)
                yield partial(self.pictures.svg, self._picture(card, height), width, height)
        for width in self._ladder[:-2]:
            for lift in (round(FLIGHT_LIFT / 6) * 6, 6):
                look = _Look(UNKNOWN, width, lift, Mark.PLAIN, 0, True)
                yield partial(self._make, (look, 0, MOVING_TURN_STEP))

    @property
    def _large(self) -> int:
        """The width in real pixels in which faces are loaded."""
        return round(self.widest * FOCUS_SCALE * self.space.scale)

    @property
    def _half(self) -> int:
        """The width in which those of small cards that move are loaded."""
        return max(6, self._large // 2)

    def _coarse(self, width: int) -> int:
        """The nearest of the few widths in which moving cards are drawn."""
        found = self._widths.get(width)
        if found is None:
            least = width * MOVING_WIDTH_STEP**0.5
            found = next(round(size) for size in self._sizes if size <= least)
            self._widths[width] = found
        return found

    def _turn(self, look: _Look, angle: float) -> Surface:
        """Return the turned sprite: of shadow and card apart, for shadows are the same for all faces."""
        if look.mark in RINGS:
            upright = self._upright.get(look, lambda: self._compose(look))
            return _seen(pygame.transform.rotozoom(upright.get_parent() or upright, angle, 1.0))
        width, height = look.width, round(look.width * CARD_RATIO)
        edged = Surface((width + 2 * EDGE, height + 2 * EDGE), pygame.SRCALPHA)
        edged.blit(self._card(look, width, height), (EDGE, EDGE))
        card = pygame.transform.rotozoom(edged, angle, 1.0)
        shade = self._shade(width, look)
        key = (shade.get_size(), look.lift, angle)
        whole = self._shadows.get(key, lambda: pygame.transform.rotozoom(shade, angle, 1.0)).copy()
        whole.blit(card, card.get_rect(center=whole.get_rect().center))
        return _seen(whole)

    def _shade(self, width: int, look: _Look) -> Surface:
        """The shadow of a card so wide, with the same room about it on every side."""
        room = self._room(look.lift, look.mark)
        key = (width, round(look.width * CARD_RATIO), look.lift, room)
        return self._shadows.get(key, lambda: self._shadow(width, look, room))

    def _compose(self, look: _Look) -> Surface:
        """Return the upright sprite with shadow and mark, with the same margin on every side."""
        full_height = round(look.width * CARD_RATIO)
        width = max(2, round(look.width * (1 - look.narrow / NARROWINGS)))
        room = self._room(look.lift, look.mark)
        whole = self._shade(width, look).copy()
        whole.blit(self._card(look, width, full_height), (room, room))
        if look.mark in RINGS:
            radius, colour = look.width * CARD_RADIUS, RINGS[look.mark]
            ring = self._ring(whole.get_size(), room, width, full_height, radius, colour)
            whole.blit(ring, (0, 0))
        return _seen(whole)

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
        large = self._large
        name = self._picture(look.card, height)
        if look.width * 2 < large:
            loaded = self._half if look.coarse else look.width
            picture = self.pictures.svg(name, loaded, round(loaded * CARD_RATIO))
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


def _seen(whole: Surface) -> Surface:
    """The part of a picture in which there is anything: what is not blitted takes no time."""
    return whole.subsurface(whole.get_bounding_rect())
