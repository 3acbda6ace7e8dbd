"""Sprites of cards with their shadow and mark: `art.draw(target, card, pose)`.

A sprite is made once for a face, size, angle and mark, and kept in a cache bounded in bytes. Sizes and angles
of moving cards are rounded, so that a flight needs a few sprites and not one for each frame.

Making one takes longer than drawing many. So what will be needed is wished for, and made by `prepare` between
frames; and where a frame has made as many as it may, a card that moves is drawn like one step before or after.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product
from math import ceil, cos, floor, radians, sin

from pygame import Rect, Surface

from game.engine.cards import UNKNOWN, Deck
from game.show.motion.card_pose import Pose
from game.view.base.picture_pool import Shelf
from game.view.base.pictures import CARD_RATIO, Pictures
from game.view.base.space import Space
from game.view.cards.card_sprites import (
    FLYING,
    LIFT_STEP,
    LYING,
    NARROWINGS,
    CardLook,
    CardSprites,
    Mark,
    blit_sprite,
)
from game.view.cards.hand_fan import CARD, FOCUS_SCALE
from game.view.cards.picture_queue import PictureQueue

TURN_STEP = 0.5
MOVING_TURN_STEP = 6
"""Of how many of those steps moving cards turn at once: among their angles are those of cards that lie."""
MOVING_WIDTH_STEP = 1.13
"""The factor between the widths at which moving cards are drawn."""
_Wanted = tuple[CardLook, int]
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
        self._wishes: PictureQueue[_Wanted] = PictureQueue()
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
        self.sprites = CardSprites(self.pictures, *looks)
        shelf = self.pictures.pool.shelf
        self._lying = shelf("cards", *looks)
        self._flying = shelf("faces of cards on their way", *looks, passing=True)
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
        return self.sprites.name(card)

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
        blit_sprite(target, sprite, rect, opacity)
        return rect

    def reach(self, pose: Pose, lift: float = 0.0, mark: Mark = Mark.PLAIN) -> Rect:
        """The rectangle in real pixels outside which nothing of a card at a pose is drawn."""
        scale = self.space.scale
        slope, rise = abs(cos(radians(pose.angle))), abs(sin(radians(pose.angle)))
        half = (pose.width * slope + pose.height * rise) / 2
        high = (pose.height * slope + pose.width * rise) / 2
        before, over, after, under = self.sprites.shade(_stepped(lift), mark)
        left, top = floor((pose.x - half) * scale) - before, floor((pose.y - high) * scale) - over
        right, bottom = ceil((pose.x + half) * scale) + after, ceil((pose.y + high) * scale) + under
        return Rect(left, top, right - left, bottom - top)

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
        """The picture of a card as it lies, to be blitted with `blit_sprite`; its middle is the card's."""
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
        if wanted[0].lift != FLYING:
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
        coarse = moving and width * 2 < self.sprites.large
        look = CardLook(
            card,
            width,
            _stepped(lift),
            mark,
            round(narrow * NARROWINGS),
            coarse,
        )
        return look, turn

    def _shelf(self, look: CardLook) -> Shelf:
        """Where its pictures are kept: those of faces on their way are seen for some frames only."""
        flies = look.lift == FLYING and look.mark is Mark.PLAIN and look.card != UNKNOWN
        return self._flying if flies else self._lying

    def _kept(self, wanted: _Wanted) -> Surface | None:
        return self._shelf(wanted[0]).find(wanted)

    def _make(self, wanted: _Wanted) -> Surface:
        look, turn = wanted
        if turn == 0:
            return self._shelf(look).get(wanted, lambda: self.sprites.upright(look))
        return self._shelf(look).get(wanted, lambda: self.sprites.turned(look, turn * TURN_STEP))

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
            lifts = (FLYING, LYING) if look.lift == FLYING else (look.lift,)
            for lift, width, narrow, other in product(lifts, widths, narrows, turns):
                like = CardLook(look.card, width, lift, look.mark, narrow, look.coarse)
                found = self._kept((like, other))
                if found is not None:
                    return found
        last, angle = self._last.get((look.card, look.mark), wanted)
        near = max(last.width / look.width, look.width / last.width) < MOVING_WIDTH_STEP
        if near and not look.narrow and abs(angle - turn) <= MOVING_TURN_STEP:
            return self._kept((last, angle))
        return None

    def wish(self, card: int, pose: Pose, lift: float) -> None:
        """Let the picture of a card that will soon rest at a pose be made by `prepare`."""
        wanted = self._wanted(card, pose, lift, Mark.PLAIN, False, 0.0)
        if self.pictures.pool.allowance is not None and self._kept(wanted) is None:
            self._wishes.soon(wanted)

    def wish_on_the_way(self, card: int, pose: Pose, lift: float, narrow: float) -> None:
        """Let the picture of a card that will pass a pose be made after those that rest."""
        wanted = self._wanted(card, pose, lift, Mark.PLAIN, True, narrow)
        if self.pictures.pool.allowance is not None and self._kept(wanted) is None:
            self._wishes.on_the_way(wanted)

    def wish_later(self, cards: Iterable[tuple[int, Pose, float, Mark]]) -> None:
        """Let those of cards, poses, lifts and marks be made after all others, instead of those before."""
        if self.pictures.pool.allowance is not None:
            self._wishes.later(self._wanted(*each, False, 0.0) for each in cards)

    def make_a_wish(self) -> None:
        """Make the picture that will be needed first, if the frame may make one more."""
        pool = self.pictures.pool
        if not pool.spent and self._grant(self._wishes.needed):
            pool.spend()

    def prepare(self, *, wished: bool = False) -> bool:
        """Make one picture that was wished for or will be; return whether there is more to do.

        With `wished` only those that were wished for are made.
        """
        if self._grant(self._wishes.next):
            return True
        make = None if wished else next(self._unmade, None)
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
        large, half = self.sprites.large, self.sprites.half
        for width, drawn in ((large, large), (half, half), (half, half // 2)):
            height = round(width * CARD_RATIO)
            for card in range(len(self.deck.codes)):
                name = self.sprites.picture(card, round(drawn * CARD_RATIO))
                yield partial(self.pictures.svg, name, width, height)
        for width in self._ladder[:-2]:
            for lift in (FLYING, LYING):
                coarse = width * 2 < self.sprites.large
                look = CardLook(UNKNOWN, width, lift, Mark.PLAIN, 0, coarse)
                yield partial(self._make, (look, 0))

    def _coarse(self, width: int) -> int:
        """The nearest of the few widths in which moving cards are drawn."""
        found = self._widths.get(width)
        if found is None:
            found = min(self._ladder, key=lambda each: max(each / width, width / each))
            self._widths[width] = found
        return found


def _stepped(lift: float) -> int:
    """The nearest height above the table for which there are shadows."""
    return round(lift / LIFT_STEP) * LIFT_STEP
