"""Drawing of the draw pile, the discard pile, and the suit in force."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import sqrt

import pygame
from pygame import FRect, Rect, Surface

from game.engine.cards import NO_SUIT, UNKNOWN, Deck
from game.show.motion.card_pose import Pose
from game.view.base.colours import (
    AMBER_FILL,
    INK,
    LIGHT,
    LINE,
    PANEL,
    PAPER,
    PAPER_LOW,
)
from game.view.base.fonts import BOLD, EXTRABOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.base.space import Space
from game.view.base.still_layer import Piece
from game.view.base.suit_styles import SuitStyle, suits
from game.view.cards.card_art import CardArt
from game.view.cards.card_sprites import PLAYED, Mark

SEEN_BELOW = 5
"""How many cards below the top of the discard pile are drawn."""
LEAN, LEANS = 3.0, 2
"""Cards lie so many times so many degrees askew at most: for every angle a face needs a picture of its own."""
STACK, STACK_STEP = 62.0, 40.0
"""How far the cards of a stack are visible below each other: all together, and each at most."""
FACING = 54.0
"""The size of the number of cards that the player in turn has to draw."""
LOWEST = 12.0
"""How high the lowest card of the draw pile seems to lie: the whole pile casts its shadow."""
HIGHEST, CARDS_A_STEP = 14, 7
"""How high a draw pile stands at most, in design pixels, and how many of its cards add another."""
SHAPE_REACH = 0.8
"""How far up the shape of the suit in force reaches, as a share of the ring's radius."""
SHADED = 22.0
"""The room round the disc of the suit in force in which its shadow lies."""
APART = 26.0
"""How far a card is visible beside the one on it, where the order of play has to be seen."""


def lie_of(number: int, below: int) -> tuple[float, float, float]:
    """Return the offset and angle (dx, dy, degrees) of a card on an open pile, by its number alone.

    `below` is how many cards are on top of it: the deeper it is, the further out it lies. It keeps the angle
    at which it came down.
    """
    a, b, c = ((number * step + 11) % 101 / 50 - 1 for step in (37, 59, 83))
    out = 1 + min(below, 3) * 0.7
    return 5 * a * out, 5 * b * out, LEAN * round((LEANS + 0.49) * c)


def _thickness(count: int) -> int:
    """Return how high a draw pile stands, in steps in which a card more or less changes nothing."""
    return min(HIGHEST, count // CARDS_A_STEP)


def _stock_top(where: FRect, count: int) -> Pose:
    thick = _thickness(count)
    return Pose(where.centerx - thick * 0.5, where.centery - thick, 0.0, where.w)


def _stock_poses(where: FRect, count: int) -> list[Pose]:
    """The poses of the cards of the draw pile that are drawn, the lowest first."""
    top, lowest = _stock_top(where, count), Pose(where.centerx + 3, where.centery + 4, 0.0, where.w)
    layers = round(_thickness(count) / 2.4)
    return [*(lowest.towards(top, layer / layers) for layer in range(layers)), top]


class Piles:
    """Draws the piles. The index of `apart` cards below the top of the discard pile is visible."""

    def __init__(self, kit: SceneKit, art: CardArt, deck: Deck, apart: int = 0) -> None:
        self.kit = kit
        self.apart = apart
        self.art = art
        self.deck = deck
        self.low = False
        """Whether the number on the discard pile is at its lower right, and not at its upper right."""
        self._known: dict[str, tuple[Space, Piece]] = {}
        """Both piles as they were drawn last, and in what space."""

    def stock_pose(self, where: FRect, count: int) -> Pose:
        """Return the pose of the uppermost card of the draw pile."""
        return _stock_top(where, count)

    def stock_box(self, where: FRect, count: int) -> FRect:
        """Return what the draw pile covers: the higher it stands, the further its top is from its place."""
        if not count:
            return FRect(where)
        boxes = [
            where.move(pose.x - where.centerx, pose.y - where.centery)
            for pose in _stock_poses(where, count)
        ]
        return boxes[0].union(boxes[-1])

    def stock(self, where: FRect, count: int, focused: bool) -> Piece:
        """The draw pile, as thick as it is high."""
        key = (where.topleft, where.size, count > 0, _thickness(count), focused)
        if (known := self._as_before("stock", key)) is not None:
            return known
        rect = self.kit.rect(where).inflate(self.kit.px(90), self.kit.px(90))
        if count:
            mark = Mark.FOCUS if focused else Mark.PLAIN
            reaches = [self.art.reach(pose, LOWEST, mark) for pose in _stock_poses(where, count)]
            rect = reaches[0].union(reaches[-1])
        piece = Piece("stock", key, rect, lambda target: self._stock(target, where, count, focused))
        self._known[piece.name] = self.kit.space, piece
        return piece

    def _stock(self, target: Surface, where: FRect, count: int, focused: bool) -> None:
        if not count:
            self._empty(target, where, focused)
            return
        *below, top = _stock_poses(where, count)
        for layer, pose in enumerate(below):
            self.art.draw(target, UNKNOWN, pose, lift=0 if layer else LOWEST)
        mark = Mark.FOCUS if focused else Mark.PLAIN
        self.art.draw(target, UNKNOWN, top, lift=0 if below else LOWEST, mark=mark)

    def _empty(self, target: Surface, where: FRect, focused: bool) -> None:
        rect = self.kit.rect(where)
        paint = self.kit.paint
        paint.box(target, rect, INK.fade(0.16), radius=14, line=LIGHT.fade(0.4), line_width=3)
        if focused:
            paint.ring(target, rect, 14)

    def count(self, where: FRect, text: str) -> Piece:
        """Return the piece with the number of cards left, below the pile."""
        rect = self.kit.rect(where)
        room = self.kit.px(30)
        return Piece(
            "stock count",
            (rect.topleft, rect.size, text),
            rect.inflate(room, room),
            lambda target: self._pill(target, rect, text),
        )

    def _pill(self, target: Surface, most: Rect, text: str) -> None:
        fonts, paint = self.kit.fonts, self.kit.paint
        size = fonts.fitted(text, 27, BOLD, most.w - self.kit.px(28))
        pill = Rect(0, 0, fonts.width(text, size, BOLD) + self.kit.px(36), most.h)
        pill.center = most.center
        paint.pill(target, pill, PANEL.fade(0.9), line=LINE)
        paint.text(target, text, pill.center, size, BOLD, LIGHT, "center")

    def discard_pose(self, where: FRect, lie: int, below: int = 0) -> Pose:
        """Return the pose of a card of the discard pile with `below` cards on top of it."""
        dx, dy, degrees = lie_of(lie, below)
        return Pose(where.centerx + dx, where.centery + dy, degrees, where.w)

    def discard(
        self,
        where: FRect,
        cards: Sequence[int],
        lies: Sequence[int],
        facing: int,
        stacked: int = 0,
    ) -> Piece:
        """The discard pile: its top card, and a little of those below.

        The index of the `stacked` uppermost ones, which caused the cards to be drawn, is visible.
        """
        seen = slice(-1 - SEEN_BELOW, None)
        top = list(zip(cards[seen], lies[seen], strict=True))
        key = (where.topleft, where.size, tuple(top), facing, stacked, self.low)
        if (known := self._as_before("discard", key)) is not None:
            return known
        lying = [
            (card, self._lying(where, lie, len(top) - 1 - place, min(stacked, len(top))))
            for place, (card, lie) in enumerate(top)
        ]
        # Seats and the suit in force are near: what a card that lands does not touch is not drawn again.
        rect = self.kit.rect(where).inflate(self.kit.px(12), self.kit.px(12))
        rect.unionall_ip([self.art.reach(pose, PLAYED) for _, pose in lying])
        if facing:
            rect.union_ip(self.kit.rect(where).inflate(self.kit.px(150), self.kit.px(150)))
        piece = Piece(
            "discard", key, rect, lambda target: self._discard(target, where, lying, facing)
        )
        self._known[piece.name] = self.kit.space, piece
        return piece

    def _as_before(self, name: str, key: Hashable) -> Piece | None:
        """Return a pile that is as it was: to find how far its cards reach takes longer than to draw them."""
        space, piece = self._known.get(name, (None, None))
        return piece if piece is not None and piece.key == key and space == self.kit.space else None

    def _lying(self, where: FRect, lie: int, below: int, stacked: int) -> Pose:
        """The pose of a card of the pile, of which so many are a stack."""
        pose = self.discard_pose(where, lie, below)
        if below < stacked:
            return _stacked(pose, below, stacked)
        return pose._replace(x=pose.x - APART * min(below, self.apart))

    def _discard(
        self, target: Surface, where: FRect, lying: list[tuple[int, Pose]], facing: int
    ) -> None:
        if not lying:
            self._empty(target, where, False)
        for card, pose in lying:
            self.art.draw(target, card, pose, lift=PLAYED)
        if facing:
            self._facing(target, where, facing)

    def badge(self, where: FRect, facing: int) -> FRect:
        """Return the area of the number of cards that the player in turn has to draw, in design pixels."""
        return self.kit.design(self._badge(where, facing))

    def _badge(self, where: FRect, facing: int) -> Rect:
        kit, size = self.kit, self._badge_size
        wide = kit.fonts.width(f"+{facing}", size, TITLE) + kit.px(36)
        badge = Rect(0, 0, wide, round(kit.fonts.height(size, TITLE) * 1.05))
        y = where.bottom - 8 if self.low else where.top + 8
        badge.center = (kit.px(where.right - 6), kit.px(y))
        return badge

    @property
    def _badge_size(self) -> float:
        # Large text must not hide the card on which it stands, nor reach up to a seat.
        return self.kit.space.steady(FACING)

    def _facing(self, target: Surface, where: FRect, facing: int) -> None:
        """Draw, on the pile, the number of cards that the player in turn has to draw."""
        kit, badge = self.kit, self._badge(where, facing)
        kit.paint.pill(target, badge, AMBER_FILL, line=INK, line_width=4, shadow=True)
        kit.paint.text(target, f"+{facing}", badge.center, self._badge_size, TITLE, INK, "center")

    def in_force(self, cards: Sequence[int], called: int) -> int:
        """Return the suit that has to be matched, or NO_SUIT."""
        if called != NO_SUIT:
            return called
        return self.deck.suit[cards[-1]] if cards and cards[-1] != UNKNOWN else NO_SUIT

    def called(self, where: FRect, suit: int, words: Sequence[str]) -> Piece:
        """The suit in force as a disc with its shape and its name; `words` are the names of all suits.

        All names have the size at which the longest has room.
        """
        rect = self.kit.rect(where)
        room = 2 * self.kit.px(SHADED)
        return Piece(
            "called",
            (rect.topleft, rect.size, suit, tuple(words)),
            rect.inflate(room, room),
            lambda target: self._called(target, rect, suit, words),
        )

    def _part_ring(self, target: Surface, disc: Rect, ring: int, name: Rect) -> None:
        """Let the ring of a disc make room for a name that is wider than the ring at that height."""
        px = self.kit.px
        low = name.top + round(name.h * 0.8) - disc.centery
        if name.w + px(10) <= 2 * sqrt(max(0, (ring - px(5)) ** 2 - low**2)):
            return
        most = 2 * round(sqrt(max(0, (disc.w // 2 - 1) ** 2 - low**2)))
        gap = Rect(0, name.top, min(name.w + px(12), most), round(name.h * 0.8))
        gap.centerx = disc.centerx
        target.fill(PAPER.mix(PAPER_LOW, 0.6)[:3], gap)

    def _called(self, target: Surface, rect: Rect, suit: int, words: Sequence[str]) -> None:
        if suit == NO_SUIT:
            return
        kit = self.kit
        look = suits(kit.settings.four_colour)[self.deck.suits[suit]]
        radius = min(rect.w, rect.h) // 2
        inset = max(2, kit.px(7))
        room, side = round(radius * 1.36), round(radius * 1.02)
        size = kit.fonts.squeezed(words, 34, EXTRABOLD, room)
        high = kit.fonts.line_height(size, EXTRABOLD)
        side = max(kit.px(40), min(side, 2 * radius - high - kit.px(52)))
        # The name stands where the ring is as wide as the longest one, and the shape over it.
        names = [kit.fonts.text(each, 34, EXTRABOLD, look.dark, size) for each in words]
        wide = max(each.get_width() for each in names)
        inner = radius - inset - kit.px(8)
        lowest = round(sqrt(max(0, inner**2 - (wide / 2) ** 2)) - 0.8 * high)
        below = min((side - high) // 2, lowest)
        side = max(kit.px(40), min(side, below + round(SHAPE_REACH * inner)))
        top = rect.centery + below - side - kit.px(2)
        shape = Rect(rect.centerx - side // 2, top, side, side)
        name = names[suit].get_rect(midtop=(rect.centerx, top + side - kit.px(2)))
        self._disc(target, rect, look, shape, name)
        kit.paint.text(target, words[suit], name.midtop, 34, EXTRABOLD, look.dark, "midtop", size)

    def _disc(self, target: Surface, rect: Rect, look: SuitStyle, shape: Rect, name: Rect) -> None:
        """Draw the disc as one picture: it consists of many, and changes with most cards that are played."""
        kit, room = self.kit, self.kit.px(SHADED)
        left, top = corner = rect.x - room, rect.y - room
        size = (rect.w + 2 * room, rect.h + 2 * room)

        def make() -> Surface:
            whole = Surface(size, pygame.SRCALPHA)
            disc, radius = rect.move(-left, -top), min(rect.w, rect.h) // 2
            ring = radius - max(2, kit.px(7))
            kit.paint.shadow(whole, disc, radius / kit.space.scale, (3, 7), 9)
            kit.paint.disc(whole, disc.center, radius, (PAPER, PAPER_LOW))
            kit.paint.disc(whole, disc.center, ring, None, look.main, 5)
            whole.blit(
                kit.pictures.svg(f"shapes/{look.shape}", *shape.size), shape.move(-left, -top)
            )
            self._part_ring(whole, disc, ring, name.move(-left, -top))
            return whole

        lies = (shape.x - left, shape.y - top, shape.w, name.w, name.h)
        picture = kit.paint.keep(("in-force", kit.space, size, look, lies), make)
        target.blit(picture, corner)


def _stacked(pose: Pose, below: int, stacked: int) -> Pose:
    """Return the pose of a card of a stack, visible above the one on it, so that answers can be followed."""
    step = min(STACK_STEP, STACK / max(1, stacked - 1))
    return pose._replace(x=pose.x - 0.45 * step * below, y=pose.y - step * below)
