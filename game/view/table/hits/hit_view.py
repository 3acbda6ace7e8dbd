"""A large hit over a table: the light narrows to who is hit, the number grows, the table shakes (`HitView`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain
from math import dist, sin, tau

import pygame
from pygame import FRect, Rect, Surface

from game.show.moments.hits import LEAST, HitSize
from game.show.moments.moment import MomentKind, TableMoment
from game.show.motion.tween import lerp
from game.view.base.colours import LIGHT, Colour
from game.view.base.fonts import TITLE
from game.view.base.scene_kit import SceneKit
from game.view.base.space import Point
from game.view.base.table_theme import RIM, RIM_INSET
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import HAND_ROOM, PANEL_ROOM, Occupancy, Precedence
from game.view.speech.spots import Spot
from game.view.table.hits.narrow_light import NarrowLight
from game.view.table.turn_marker import Circle

REST, REST_TIMED, NARROWS = 0.34, 0.58, 120
"""How much of the light is left around, also in a game whose clocks go on, and ms until it is."""
REACHES = 2.6
"""How many times as far as a portrait its light reaches."""
SHAKES, EDGE, LESS, SWINGS = 300, 6.0, 4.5, 4
"""For how many ms the table shakes, by how many design pixels at first, also at fewer than six cards, which are
one's own, and how often."""
LARGE = HitSize.FOUR
"""The size from which on a hit has a number of its own; smaller ones have the count at the portrait alone."""
LETTERS = (175.0, 345.0)
"""The sizes of the number. Both are for the least weight of a hit, and for the most."""
STAYS = 6
"""The number of a hit stays while the light comes back, and goes at the end of it: the higher, the later."""
SMALL = 0.7
"""How large it is at first, as a share of that."""
APART = 30
"""The distance between the number and the piles, in design pixels."""
HIT = "hit"
"""The number of the cards that fall on somebody."""
SHARES = (1.0, 0.8, 0.65, 0.5)
"""How large the number may be as a share of its size, where a larger one has no room."""
TOWARDS = 2
"""How many of the places round the piles are on the side of somebody."""
AROUND, FAR = 150.0, 560.0
"""How much room somebody's portrait has, and how far from it a number still is theirs, in design pixels."""
BEHIND = Colour.hex("#8c1f17")
DEPTH = 0.03
"""How far below it its edge is seen, as a share of its size."""


class HitView:
    """Draws the largest hit of those that run."""

    def __init__(self, kit: SceneKit, occupancy: Occupancy) -> None:
        self.kit, self.occupancy = kit, occupancy
        self._light = NarrowLight(kit)

    @staticmethod
    def of(moments: Sequence[TableMoment]) -> TableMoment | None:
        """Return the hit that is drawn, if there is one."""
        hits = [each for each in moments if each.kind is MomentKind.DRAWS and each.size >= LARGE]
        return max(hits, key=lambda each: (each.weight, -each.since), default=None)

    def aside(self, moments: Sequence[TableMoment]) -> int:
        """Return by how many real pixels the table is out of its place."""
        hit = self.of(moments)
        if hit is None or hit.size < HitSize.SIX or hit.since >= SHAKES:
            return 0
        share = hit.since / SHAKES
        return round(
            self.kit.space.scale
            * (EDGE if hit.number >= LEAST[HitSize.SIX] else LESS)
            * (1 - share)
            * sin(SWINGS * tau * share)
        )

    def shake(self, target: Surface, still: Surface, moments: Sequence[TableMoment]) -> None:
        """Draw what lies still on a table again, where a shake has it."""
        aside = self.aside(moments)
        if aside:
            target.blit(still, (aside, 0))

    def narrow(
        self,
        target: Surface,
        moments: Sequence[TableMoment],
        portraits: Mapping[int, Circle],
        hands: Mapping[int, FRect],
        *,
        timed: bool,
    ) -> None:
        """Take the light from everything drawn so far but the piles, and who is hit with their open hand.

        `hands` are where open hands are, by seat. In a `timed` game more is left, as others go on meanwhile.
        """
        hit = self.of(moments)
        if hit is None or hit.seat not in portraits:
            return
        share = min(hit.since / NARROWS, 1 - hit.back)
        x, y, radius = portraits[hit.seat]
        places = self.occupancy.box("piles"), hands.get(hit.seat)
        spots = [(*each.center, max(each.w, each.h) * 0.8) for each in places if each is not None]
        self._light.draw(
            target, [(x, y, radius * REACHES), *spots], share, REST_TIMED if timed else REST
        )

    def place(self, moments: Sequence[TableMoment], portraits: Mapping[int, Circle]) -> None:
        """Find a place for the number of cards that fall, before the list of moves is drawn and may give way.

        Where none fall, leave it to others.
        """
        hit = self.of(moments)
        if hit is not None and hit.done:
            self._room(hit, portraits)
        else:
            self.occupancy.remove(HIT)

    def number(
        self, target: Surface, moments: Sequence[TableMoment], portraits: Mapping[int, Circle]
    ) -> None:
        """Draw how many cards have fallen so far."""
        laid = self.laid(moments, portraits)
        if laid is not None:
            target.blit(*laid)

    def laid(
        self, moments: Sequence[TableMoment], portraits: Mapping[int, Circle]
    ) -> tuple[Surface, Rect] | None:
        """Return that number, larger with each card, and where it lies in real pixels.

        It is a picture: large text makes it no larger. None where no cards fall.
        """
        hit = self.of(moments)
        if hit is None or not hit.done:
            return None
        share, room = self._room(hit, portraits)
        grown = lerp(SMALL, 1.0, min(1.0, hit.done / max(1, hit.number)))
        picture = self._picture(hit.done, hit.weight)
        picture = pygame.transform.smoothscale_by(picture, share * grown)
        if hit.back:
            picture.set_alpha(round(255 * (1 - hit.back**STAYS)))
        return picture, picture.get_rect(center=room.center)

    def _room(self, hit: TableMoment, portraits: Mapping[int, Circle]) -> tuple[float, Rect]:
        """Return how large a hit's number may be, as a share of its size, and its place at last.

        It keeps that place, and what is said meanwhile keeps off it.
        """
        wide, high = self._picture(hit.number, hit.weight).get_size()
        whole = wide / self.kit.space.scale, high / self.kit.space.scale
        about = self.occupancy.box("piles")
        if about is None:
            about = FRect(0, 0, 0, 0)
            about.center = self.kit.space.middle
        x, y, _ = portraits.get(hit.seat, (*about.center, 0.0))
        question = (hit.seat, whole, tuple(about), (x, y))
        find = partial(_find, about, whole, (x, y))
        spot = self.occupancy.place(HIT, Precedence.NOTICE, question, find, HAND_ROOM, PANEL_ROOM)
        assert spot is not None
        return spot.rect.w / whole[0], self.kit.rect(spot.rect)

    def _picture(self, number: int, weight: float) -> Surface:
        """Return a number as large as a hit of that weight has it."""
        high = self.kit.space.steady(lerp(*LETTERS, weight), 1.0)
        key = ("hit", number, high)
        return self.kit.paint.keep(key, lambda: self._figures(f"+{number}", high))

    def _figures(self, text: str, size: float) -> Surface:
        """The number in large figures with an edge below them, and nothing around."""
        kit = self.kit
        wide, high = kit.fonts.width(text, size, TITLE), kit.fonts.height(size, TITLE)
        depth = max(2, kit.px(size * DEPTH))
        front = Surface((wide + depth, high), pygame.SRCALPHA)
        kit.paint.text(front, text, (depth // 2, 0), size, TITLE, LIGHT)
        edge = front.copy()
        edge.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        edge.fill(BEHIND, special_flags=pygame.BLEND_RGBA_MULT)
        picture = Surface((wide + depth, high + depth), pygame.SRCALPHA)
        for down in range(depth, 0, -1):
            picture.blit(edge, (0, down))
        picture.blit(front, (0, 0))
        return picture.subsurface(picture.get_bounding_rect()).copy()


def _find(about: FRect, whole: Point, who: Point, ground: Ground) -> Spot:
    """Return a place for a number on the side of `who` is hit: beside others it would be taken for theirs.

    That is beside the piles or else near that person, as large as the first of SHARES that covers nothing.
    """
    wide, tall = ground.window
    inside = FRect(0, 0, wide, tall).inflate(-2 * (RIM_INSET + RIM), 0)
    sizes = [(whole[0] * share, whole[1] * share) for share in SHARES]
    # At its place it is rather smaller than larger elsewhere.
    beside = list(zip(*(_round(about, size) for size in sizes), strict=True))
    beside.sort(key=lambda spots: dist(spots[0].rect.center, who))
    person = FRect(0, 0, AROUND, AROUND)
    person.center = who
    towards = (ground.first(place, 0.0, inside) for place in beside[:TOWARDS])
    nearest = (ground.nearest(person, size) for size in sizes)
    near = (each for each in nearest if each and dist(each.rect.center, who) < FAR)
    # Each is looked for only where there was none before.
    found = next((each for each in chain(towards, near) if each is not None), None)
    if found is None:
        found = ground.nearest(about, sizes[-1]) or ground.least(about, sizes[-1])
    return Spot(found.rect, found.rect.center)


def _round(about: FRect, size: Point) -> list[Spot]:
    """Return the places of a number beside the piles, above and below them."""
    rects = [FRect(0, 0, *size) for _ in range(4)]
    rects[0].midright = about.left - APART, about.centery
    rects[1].midleft = about.right + APART, about.centery
    rects[2].midbottom = about.centerx, about.top - APART
    rects[3].midtop = about.centerx, about.bottom + APART
    return [Spot(each, each.center) for each in rects]
