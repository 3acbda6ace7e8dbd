"""A small picture of a table: the cards in the middle, the players around them, and one hand at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any

from pygame import SRCALPHA, Rect, Surface

from game.engine import zones
from game.engine.cards import UNKNOWN
from game.engine.events import Place
from game.engine.state import State
from game.engine.variant import Variant
from game.session.plan import Seat
from game.show.motion.card_pose import Pose
from game.show.presented_table import Presented
from game.view.base.colours import AMBER, INK
from game.view.base.fonts import TITLE
from game.view.base.pictures import CARD_RATIO
from game.view.base.scene_kit import SceneKit
from game.view.base.space import Space
from game.view.base.table_theme import RIM_INSET, RIM_RADIUS
from game.view.cards.card_art import CardArt
from game.view.cards.card_sprites import Mark
from game.view.cards.game_cover import round_corners
from game.view.table.portraits import CREAM, portrait

PILE, HAND, MOST_OPEN = 270.0, 230.0, 8
"""Widths of cards in the middle and in the hand, in pixels of a whole table, and the most open cards there."""
OUT = {Mark.LEGAL: 40.0, Mark.BETTER: 60.0}
"""How far a card stands out, in the same pixels: a playable one, and one that would have been better."""
COUNT = 0.46
"""The radius of the number of cards at a portrait, as a share of the portrait's."""
FACE, SMALL_FACE = 118.0, 90.0
"""Radii of portraits, the smaller ones where many play."""
MANY = 5
INSIDE = (250.0, 220.0)
"""How far inside the picture's sides and its top the others sit."""
APART, WIDEST = 0.5, 3.5
"""How far apart the hand's cards are, and the first and the last of many, as shares of their width."""
LOW = 205.0
"""How far above the picture's lower edge the middles of the hand's cards are."""
ROOMY = (1370.0, 1300.0)
"""The width and height of a table, in the same pixels, below which all on it is smaller.

So the faces, the piles and the hand do not lie over each other from side to side, or from top to bottom.
"""
HIGHER, PILES_HIGHER = 30.0, 60.0
"""How far above the table's middle that of the ring of faces is, and that of the cards."""


def draw_small_table(
    kit: SceneKit,
    target: Surface,
    rect: Rect,
    variant: Variant[Any],
    state: State,
    seats: Sequence[Seat],
    viewer: int,
    held: Sequence[tuple[int, Mark]] | None = None,
    *,
    counted: bool = False,
) -> None:
    """Draw the table as `viewer` (−1: an onlooker) sees it; who sits at the bottom is the viewer, or seat 0.

    The viewer's cards are `held` in this order, with these marks, if that is given. Those of the others are
    `counted` in figures, if that is wanted.
    """
    # The room around the table's rim is not seen.
    edge = Space(*rect.size, kit.space.density).px(RIM_INSET)
    whole = Rect(0, 0, rect.w + 2 * edge, rect.h + 2 * edge)
    space = Space(*whole.size, kit.space.density)
    small = Surface(whole.size)
    small.blit(kit.theme_of(variant.info.id).table(space), (0, 0))
    shown = Presented.of(variant, state.seen_from(viewer), viewer)
    art = CardArt(kit.pictures, state.table.deck, kit.faces(variant.info.deck), kit.back)
    share = min(1.0, *(side / least for side, least in zip(space.sides, ROOMY, strict=True)))
    art.resize(space, PILE * share)
    middle = space.middle
    _draw_middle(small, art, shown, middle, share)
    across, up = (side / 2 - least * share for side, least in zip(space.sides, INSIDE, strict=True))
    count, bottom = len(seats), max(viewer, 0)
    dealt = shown.zones.get(Place(zones.HAND, viewer), []) if viewer >= 0 else []
    hand = (held or [(card, Mark.PLAIN) for card in dealt]) if viewer >= 0 else []
    radius = space.px(share * (FACE if count <= MANY else SMALL_FACE))
    for step in range(0 if viewer < 0 else 1, count):
        number = (bottom + step) % count
        angle = pi / 2 + step * 2 * pi / count
        x = space.px(middle[0] + cos(angle) * across)
        y = space.px(middle[1] - HIGHER * share + sin(angle) * up)
        if hand and abs(x - space.px(middle[0])) < space.px(_half(hand, share)) + radius:
            top = space.sides[1] - (LOW + max(OUT.values()) + HAND * CARD_RATIO / 2) * share
            y = min(y, space.px(top) - radius)
        ring = AMBER if number == state.turn and not state.over else CREAM
        face = portrait(kit, seats[number].portrait, radius, ring)
        small.blit(face, face.get_rect(center=(x, y)))
        if counted:
            _draw_count(kit, small, len(state.hands[number]), (x, y), radius)
    _draw_hand(small, art, hand, space, share)
    whole.center = small.get_rect().center
    inner = rect.copy()
    inner.center = whole.center
    rounded = Surface(rect.size, SRCALPHA)
    rounded.blit(small, (0, 0), inner)
    round_corners(kit, rounded, RIM_RADIUS * space.scale)
    target.blit(rounded, rect)


def _draw_count(
    kit: SceneKit, target: Surface, count: int, face: tuple[int, int], radius: int
) -> None:
    """Draw how many cards somebody holds, at the lower right of the portrait."""
    own, text = max(7, round(radius * COUNT)), str(count)
    at = (face[0] + round(radius * 0.8), face[1] + round(radius * 0.72))
    kit.paint.disc(target, at, own, CREAM, INK, 1.5)
    wished = own * 1.5 / kit.fonts.height(100, TITLE) * 100
    size = kit.fonts.fitted(text, wished, TITLE, round(own * 1.7))
    kit.paint.text(target, text, at, size, TITLE, INK, "center")


def _draw_middle(
    target: Surface, art: CardArt, shown: Presented[Any], middle: tuple[float, float], share: float
) -> None:
    """Draw the trick or other open cards, or else the draw pile and the top of the discard pile."""
    x, y, wide = middle[0], middle[1] - PILES_HIGHER * share, PILE * share
    trick = shown.zones.get(Place(zones.TRICK), [])
    stock = shown.zones.get(Place(zones.DRAW), [])
    pile = shown.zones.get(Place(zones.DISCARD), [])
    laid = [*trick, *shown.lying()][:MOST_OPEN]
    for place, card in enumerate(laid):
        at = x + (place - (len(laid) - 1) / 2) * wide * 0.7
        art.draw(target, card, Pose(at, y, (place * 37) % 15 - 7, wide), lift=8)
    if stock:
        art.draw(target, UNKNOWN, Pose(x - wide * 0.6, y, 0, wide), lift=8)
    if pile:
        at = x + wide * 0.6 if stock or laid else x
        art.draw(target, pile[-1], Pose(at, y, -5, wide), lift=8)


def _half(hand: Sequence[tuple[int, Mark]], share: float) -> float:
    """Return half the width of a hand."""
    return (1 + (len(hand) - 1) * _apart(hand)) * HAND * share / 2


def _apart(hand: Sequence[tuple[int, Mark]]) -> float:
    """Return how far apart the cards of a hand are: many lie closer, none is left out."""
    return min(APART, WIDEST / max(1, len(hand) - 1))


def _draw_hand(
    target: Surface, art: CardArt, hand: Sequence[tuple[int, Mark]], space: Space, share: float
) -> None:
    """Draw a hand as a fan at the lower edge; some of its cards stand out, better ones before others."""
    wide, apart = HAND * share, _apart(hand)
    for place, (card, mark) in sorted(enumerate(hand), key=lambda each: each[1][1] is Mark.BETTER):
        off = (place - (len(hand) - 1) / 2) * apart / APART
        x = space.middle[0] + off * wide * APART
        y = space.sides[1] - (LOW - off * off * 6 + OUT.get(mark, 0)) * share
        art.draw(target, card, Pose(x, y, -off * 3, wide), lift=8, mark=mark)
