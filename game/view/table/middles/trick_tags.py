"""The tags at the cards of a trick: at the one that was led, and at the one that wins."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.engine.table_facts import TrickFacts
from game.show.presented_table import Presented
from game.view.base.paint import Anchor
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.table.cloth_tags import ClothTag
from game.view.table.middles.trick_places import TRICK, TrickPlaces

SHADE = 20.0
"""How far the shadow of a tag reaches at most."""


class TrickTag(NamedTuple):
    """What a tag tells ("led" or "winning"), its text, and where it lies in real pixels."""

    told: str
    text: str
    rect: Rect


class TrickTags:
    """Finds the tags, and draws them."""

    def __init__(self, kit: SceneKit) -> None:
        self.kit = kit

    def found(self, shown: Presented[TrickFacts], places: TrickPlaces) -> list[TrickTag]:
        """Return the tags of the trick that lies there."""
        facts = shown.facts
        seats = [(facts.leader + step) % places.players for step in range(len(shown.cards(TRICK)))]
        tags = []
        if seats:
            tags.append(self._tag(places, seats[0], facts.winning, led=True))
        if facts.winning in seats:
            tags.append(self._tag(places, facts.winning, seats[0], led=False))
        return tags

    def piece(self, tag: TrickTag) -> Piece:
        """Return a tag as a piece of the still layer."""

        def draw(target: Surface) -> None:
            ClothTag(self.kit, tag.text, tag.rect.w).draw(target, tag.rect.center, look=look)

        look = "dark" if tag.told == "led" else "amber"
        room = 2 * self.kit.px(SHADE)
        key = (tag.text, tag.rect.topleft, tag.rect.size)
        return Piece(tag.told, key, tag.rect.inflate(room, room), draw)

    def _tag(self, places: TrickPlaces, seat: int, other: int, *, led: bool) -> TrickTag:
        """Return the tag at the card that was led, or that wins; the other tag is at the card of seat `other`.

        It covers neither an index nor the other: above and below the cards at the sides; beside the
        others, at the edge of the circle, on the side where the other tag is not. Above and below those at the
        sides it is no wider than they leave it beside the place in the middle.
        """
        told = "led" if led else "winning"
        text = self.kit.words(f"table.{told}")
        px, rect = self.kit.px, self.kit.rect(places.spot(seat))
        across, down = places.side(seat)
        within = self.kit.rect(places.within)
        at: tuple[int, int]
        anchor: Anchor
        most = within.w
        if across:
            middle = self.kit.rect(places.spot(places.near))
            most = middle.left - within.left if across < 0 else within.right - middle.right
            at = (rect.centerx, rect.bottom + px(2) if led else rect.top - px(2))
            anchor = "midtop" if led else "midbottom"
        else:
            usual = -1 if led else 1
            left = (-usual if other >= 0 and places.side(other)[0] == usual else usual) < 0
            y = rect.bottom - px(34) if down > 0 else rect.top + px(26)
            at = (rect.left if left else rect.right, y)
            anchor = "midright" if left else "midleft"
        area = ClothTag(self.kit, text, most).area(at, anchor, within)
        return TrickTag(told, text, area)
