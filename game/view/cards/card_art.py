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
from itertools import product
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.engine.cards import UNKNOWN, Deck
from game.show.card_pose import Pose
from game.view.base import svg_shapes as vector
from game.view.base.colours import AMBER, INK, QUIET, Colour
from game.view.base.picture_pool import Shelf
from game.view.base.pictures import CARD_RADIUS, CARD_RATIO, Pictures, shadow_offset
from game.view.base.space import Space
from game.view.cards.hand_fan import CARD, FOCUS_SCALE
from game.view.cards.wishes import Wishes

VEIL = Colour.hex("#3a281c").fade(0.44)
LEGAL_EDGE = Colour.hex("#fff6df")
SHADE = INK.mix(Colour(0, 0, 0), 0.6).fade(0.42)
FLIGHT_LIFT, PLAYED = 26.0, 8.0
"""How high cards seem to be on their way, and as they lie on others, by their shadows."""
TURN_STEP = 0.5
MOVING_TURN_STEP = 6
"""Of how many of those steps moving cards turn at once: among their angles are those of cards that lie."""
MOVING_WIDTH_STEP = 1.13
"""The factor between the widths at which moving cards are drawn."""
NARROWINGS = 6
EDGE = 2
"""Empty pixels about a card that is turned, into which its edge is smoothed."""
LIFTS = (round(FLIGHT_LIFT / 6) * 6, round(PLAYED / 6) * 6)
"""The same as the looks of moving cards have them."""
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
    """Whether it moves, and is so small that another picture is made of it where it lies."""


_Wanted = tuple[_Look, int]
"""A look, and by how many steps of TURN_STEP it is turned."""


class CardArt:
    """Draws the cards of one deck. `folder` names the set of faces, `back` the picture of the backs."""

    def __init__(self, pictures: Pictures, deck: Deck, folder: str, back: str) -> None:
        self.pictures = pictures
        self.deck = deck
        self.folder = folder
        self.back = back
        self.space = Space(1920, 1080)
        self.widest = CARD
        self.lying = CARD
        self._wishes: Wishes[_Wanted] = Wishes()
        self._last: dict[tuple[int, Mark], _Wanted] = {}
        """How a card was drawn last in a hand or on the table."""
        self._find_shelves()

    def resize(self, space: Space, widest: float = CARD, lying: float = CARD) -> None:
        """Take over another space; no card in a hand is wider than `widest` design pixels.

        Those that have been played lie `lying` wide: moving cards that are to lie there need no other picture.
        """
        if (space, widest, lying) == (self.space, self.widest, self.lying):
            return
        self.space, self.widest, self.lying = space, widest, lying
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
        self._lying = shelf("cards", *looks)
        self._flying = shelf("faces of cards on their way", *looks, passing=True)
        self._shadows = shelf("shadows of cards", self.space.scale)
        self._other_shadows = shelf(
            "shadows of cards made of others", self.space.scale, passing=True
        )
        self._wishes.forget()
        self._last.clear()
        sizes = [max(8.0, self.space.scale * self.widest * FOCUS_SCALE)]
        while sizes[-1] > 5:
            sizes.append(sizes[-1] / MOVING_WIDTH_STEP)
        lying = max(8.0, self.space.scale * self.lying)
        near = MOVING_WIDTH_STEP**0.5
        self._ladder = sorted(
            {
                round(lying),
                *(round(size) for size in sizes if not lying / near <= size < lying * near),
            },
            reverse=True,
        )
        """The widths in which moving cards are drawn, the largest first."""
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
        hasty: bool = False,
        narrow: float = 0.0,
        opacity: float = 1.0,
    ) -> Rect:
        """Draw a card at a pose (design pixels); return the rectangle that was drawn on, in real pixels.

        `lift` is the height above the table in design pixels; `moving` allows rounded sizes and angles, and a
        picture that is nearly the same where the frame has made as many as it may; `hasty` allows only the
        latter, as for a card that lies still while others move. `narrow` (0 to 1) is the share of its width
        that a card turning over has lost.
        """
        sprite = self._sprite(card, pose, lift, mark, moving, narrow, hasty)
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
        self,
        card: int,
        pose: Pose,
        lift: float,
        mark: Mark,
        moving: bool,
        narrow: float,
        hasty: bool = False,
    ) -> Surface:
        """The part of a card's picture that can be seen, within the whole of it."""
        wanted = self._wanted(card, pose, lift, mark, moving, narrow)
        pool = self.pictures.pool
        found = self._kept(wanted)
        if found is None:
            if (moving or hasty) and (pool.spent or (wanted[1] and pool.allowance is not None)):
                like = self._like(wanted)
                if like is not None:
                    self._wishes.missed(wanted)
                    return like
            pool.spend()
            found = self._make(wanted)
        if wanted[0].lift != LIFTS[0]:
            self._last[card, mark] = wanted
        return found

    def _wanted(
        self, card: int, pose: Pose, lift: float, mark: Mark, moving: bool, narrow: float
    ) -> _Wanted:
        width = max(6, round(pose.width * self.space.scale))
        if moving:
            width = self._coarse(width)
        step = MOVING_TURN_STEP if moving else 1
        turn = round(pose.angle / TURN_STEP / step) * step
        if narrow:
            turn = 0  # a card on its edge has no corners whose turn could be seen
        coarse = moving and width * 2 < self._large
        look = _Look(card, width, round(lift / 6) * 6, mark, round(narrow * NARROWINGS), coarse)
        return look, turn

    def _shelf(self, look: _Look) -> Shelf:
        """Where its pictures are kept: those of faces on their way are seen for some frames only."""
        flies = look.lift == LIFTS[0] and look.mark is Mark.PLAIN and look.card != UNKNOWN
        return self._flying if flies else self._lying

    def _kept(self, wanted: _Wanted) -> Surface | None:
        return self._shelf(wanted[0]).find(wanted)

    def _make(self, wanted: _Wanted) -> Surface:
        look, turn = wanted
        if turn == 0:
            return self._shelf(look).get(wanted, lambda: self._compose(look))
        return self._shelf(look).get(wanted, lambda: self._turn(look, turn * TURN_STEP))

    def _like(self, wanted: _Wanted) -> Surface | None:
        """What is kept of a card one step of its way before or after, as it lay or as it will lie."""
        look, turn = wanted
        if look.width in self._ladder:
            place = self._ladder.index(look.width)
            widths = (look.width, *self._ladder[place + 1 : place + 2], *self._ladder[:place][-1:])
            turns = (
                (0,) if look.narrow else (turn, turn - MOVING_TURN_STEP, turn + MOVING_TURN_STEP)
            )
            narrows = (look.narrow, look.narrow - 1, look.narrow + 1) if look.narrow else (0,)
            lifts = LIFTS if look.lift == LIFTS[0] else (look.lift,)
            for lift, width, narrow, other in product(lifts, widths, narrows, turns):
                like = _Look(look.card, width, lift, look.mark, narrow, look.coarse)
                found = self._kept((like, other))
                if found is not None:
                    return found
        last, angle = self._last.get((look.card, look.mark), wanted)
        near = max(last.width / look.width, look.width / last.width) < MOVING_WIDTH_STEP
        if near and not look.narrow and abs(angle - turn) <= MOVING_TURN_STEP:
            return self._kept((last, angle))
        return None

    # --- ahead of time

    def wish(self, card: int, pose: Pose, lift: float) -> None:
        """Let the picture of a card that will soon rest at a pose be made by `prepare`."""
        wanted = self._wanted(card, pose, lift, Mark.PLAIN, False, 0.0)
        if self.pictures.pool.allowance is not None and self._kept(wanted) is None:
            self._wishes.soon(wanted)

    def wish_later(self, cards: Iterable[tuple[int, Pose, float, Mark]]) -> None:
        """Let those of cards, poses, lifts and marks be made after all others, instead of those before."""
        if self.pictures.pool.allowance is not None:
            self._wishes.later(self._wanted(*each, False, 0.0) for each in cards)

    def make_a_wish(self) -> None:
        """Make the picture that will be needed first, if the frame may make one more."""
        pool = self.pictures.pool
        if not pool.spent and self._grant(self._wishes.needed):
            pool.spend()

    def prepare(self) -> bool:
        """Make one picture that was wished for or will be; return whether there is more to do."""
        if self._grant(self._wishes.next):
            return True
        make = next(self._unmade, None)
        if make is None:
            return False
        make()
        return True

    def _grant(self, choose: Callable[[Callable[[_Wanted], bool]], _Wanted | None]) -> bool:
        """Make one picture that was wished for; return whether there was one."""
        wanted = choose(lambda each: self._kept(each) is not None)
        if wanted is not None:
            self._make(wanted)
        return wanted is not None

    def _usual(self) -> Iterator[Callable[[], object]]:
        """What makes the pictures from which those of cards on their way are made."""
        for card in range(len(self.deck.codes)):
            for width in (self._large, self._half):
                height = round(width * CARD_RATIO)
                yield partial(self.pictures.svg, self._picture(card, height), width, height)
        for width in self._ladder[:-2]:
            for lift in LIFTS:
                coarse = width * 2 < self._large
                look = _Look(UNKNOWN, width, lift, Mark.PLAIN, 0, coarse)
                yield partial(self._make, (look, 0))

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
            found = min(self._ladder, key=lambda each: max(each / width, width / each))
            self._widths[width] = found
        return found

    def _turn(self, look: _Look, angle: float) -> Surface:
        """Return the turned sprite: of shadow and card apart, for shadows are the same for all faces."""
        if look.mark in RINGS:
            upright = self._make((look, 0))
            return _seen(pygame.transform.rotozoom(upright.get_parent() or upright, angle, 1.0))
        width, height = look.width, round(look.width * CARD_RATIO)
        edged = Surface((width + 2 * EDGE, height + 2 * EDGE), pygame.SRCALPHA)
        edged.blit(self._card(look, width, height), (EDGE, EDGE))
        card = pygame.transform.rotozoom(edged, angle, 1.0)
        shade = self._shade(width, look)
        key = (shade.get_size(), look.lift, angle)
        whole = self._other_shadows.get(
            key, lambda: pygame.transform.rotozoom(shade, angle, 1.0)
        ).copy()
        whole.blit(card, card.get_rect(center=whole.get_rect().center))
        return _seen(whole)

    def _shade(self, width: int, look: _Look) -> Surface:
        """The shadow of a card so wide, with the same room about it on every side.

        That of a card turning over is the whole one's made narrower, which takes a tenth of blurring another.
        """
        room = self._room(look.lift, look.mark)
        key = (look.width, round(look.width * CARD_RATIO), look.lift, room)
        whole = self._shadows.get(key, lambda: self._shadow(look, room))
        if width == look.width:
            return whole
        size = (width + 2 * room, whole.get_height())
        return self._other_shadows.get(
            (*key, width), lambda: pygame.transform.smoothscale(whole, size)
        )

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

    def _shadow(self, look: _Look, room: int) -> Surface:
        """The shadow alone, the same for all faces: blurring is what takes longest."""
        scale, width = self.space.scale, look.width
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
